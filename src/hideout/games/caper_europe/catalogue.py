"""Caper: Europe's catalogue: what an entry holds, and what the rules ask of the whole."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from hideout.errors import CatalogueError
from hideout.games.caper_europe.effects import EuropeEffect, Gain, Protect
from hideout.games.heist.catalogue import Copies, Id, Small, count_problem
from hideout.games.heist.effects import Colour, Launder, Piece
from hideout.games.heist.fields import EFFECTS
from hideout.kit.catalogue import Catalogue, Entry, read_catalogue

City = Literal["paris", "barcelona", "rome", "london"]
CITIES: tuple[City, ...] = get_args(City)
PIECES: tuple[str, ...] = get_args(Piece)

Effects = Annotated[tuple[EuropeEffect, ...], msgspec.Meta(max_length=EFFECTS)]


class ThiefEntry(Entry, frozen=True):
    id: Id
    name: str
    income: Small
    effects: Effects
    city: City | None = None
    """None: a core card, in every city."""


class GearEntry(Entry, frozen=True):
    id: Id
    name: str
    colour: Colour
    cost: Small
    copies: Copies
    effects: Effects
    city: City | None = None


class LocationEntry(Entry, frozen=True):
    id: Id
    name: str
    points: Small
    """For who wins it."""
    bonus: Effects
    """The same, at the end."""
    ongoing: Effects = ()
    """For both, all the time."""
    city: City | None = None


EuropeEntry = ThiefEntry | GearEntry | LocationEntry
SECTIONS: dict[str, type[Entry]] = {
    "thieves": ThiefEntry,
    "gear": GearEntry,
    "locations": LocationEntry,
}


def read(path: Path) -> Catalogue:
    catalogue = read_catalogue(path, "caper-europe", SECTIONS)
    if problem := count_problem(catalogue, CITIES):
        raise CatalogueError(f"{path}: {problem}")
    for section, entries in catalogue.sections.items():
        for number, entry in enumerate(entries, start=1):
            if isinstance(entry, EuropeEntry) and (problem := _problem(entry)):
                raise CatalogueError(f"{path}: {section} {number} ({entry.id}), {problem}")
    return catalogue


def _problem(entry: EuropeEntry) -> str | None:
    """What is wrong with an entry, after the name of its field."""
    if isinstance(entry, GearEntry) and (entry.colour == "city") != (entry.city is not None):
        return "colour: 'city' is the colour of the gear that has a city, and of no other"
    if not isinstance(entry, LocationEntry):
        return _first_problem("effects", entry.effects)
    if any(not isinstance(e, Gain) or e.what != "point" or e.eye or e.if_won for e in entry.bonus):
        return "bonus: a location gives its winner points at the end, nothing else"
    for effect in entry.ongoing:
        is_set = isinstance(effect, Gain) and effect.per and effect.per[0] in PIECES
        if not isinstance(effect, Protect) and not is_set:
            return "ongoing: only gains for each set of cards, and protection, can last"
        if isinstance(effect, Gain) and (effect.if_won or effect.eye):
            return "ongoing: it works for both, so neither winning nor an eye can be asked for"
    return _first_problem("bonus", entry.bonus) or _first_problem("ongoing", entry.ongoing)


def _first_problem(field: str, effects: tuple[EuropeEffect, ...]) -> str | None:
    for effect in effects:
        if isinstance(effect, Gain) and (problem := _gain_problem(effect)):
            return f"{field}: {problem}"
    return None


def _gain_problem(effect: Gain) -> str | None:
    counters = [piece for piece in effect.per if piece not in PIECES]
    if counters and len(effect.per) > 1:
        return f"'{counters[0]}' is counted alone, not in sets"
    if effect.whose == "discards" and (len(effect.per) != 1 or counters):
        return "of the discards, cards of one colour are counted"
    if effect.what == "point":
        return None
    if effect.eye or effect.if_won:
        return f"an eye, and winning, can only give points, not a {effect.what}"
    if effect.whose in ("theirs", "both"):
        return f"a {effect.what} comes for cards of the own crew or discards"
    if counters and counters != ["laundered-coin"]:
        return f"a {effect.what} comes for cards or laundered coins"
    return None


def oddities(catalogue: Catalogue) -> list[str]:
    """What a printed catalogue would hardly have, for a person who is copying theirs."""
    found = []
    core = Counter[str]()
    for entry in catalogue.sections["gear"]:
        if isinstance(entry, GearEntry) and entry.city is None:
            core[entry.colour] += entry.copies
    expected = {"purple": 9, "yellow": 9, "green": 9, "red": 3}
    if core != expected:
        counts = ", ".join(f"{core[colour]} {colour}" for colour in expected)
        found.append(f"core gear: {counts}; 9, 9, 9 and 3 were expected")
    for entries in catalogue.sections.values():
        for entry in entries:
            if isinstance(entry, EuropeEntry):
                found += [f"{entry.id}: {icon}" for icon in _foreign_icons(entry)]
    return found


def _foreign_icons(entry: EuropeEntry) -> list[str]:
    """Icons of one city on a card of another, or of the core."""
    effects = (*entry.bonus, *entry.ongoing) if isinstance(entry, LocationEntry) else entry.effects
    return [
        f"'{icon}' is an icon of {' and '.join(cities)}"
        for effect in effects
        for icon, cities in city_icons(effect)
        if entry.city not in cities
    ]


def city_icons(effect: EuropeEffect) -> list[tuple[str, tuple[City, ...]]]:
    """The icons of an effect that only some cities have."""
    found: list[tuple[str, tuple[City, ...]]] = []
    if isinstance(effect, Launder):
        found.append(("launder", ("london",)))
    if not isinstance(effect, Gain):
        return found
    if effect.eye:
        found.append(("eye", ("barcelona",)))
    if "good" in effect.per:
        found.append(("per good", ("paris", "barcelona")))
    if "laundered-coin" in effect.per:
        found.append(("per laundered coin", ("london",)))
    if effect.if_won:
        found.append(("if won", ("rome",)))
    if effect.whose == "discards":
        found.append(("per discarded card", ("rome",)))
    if effect.whose == "theirs":
        found.append(("per card of the opponent", ("rome",)))
    if effect.whose == "both":
        found.append(("per card of both", ("barcelona", "london")))
    if effect.what == "coin" and effect.per:
        found.append(("coin per card", ("london",)))
    return found
