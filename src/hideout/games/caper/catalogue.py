"""Caper's catalogue: what an entry holds, and what the rules ask of the whole."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from hideout.errors import CatalogueError
from hideout.games.heist.effects import AnyEffect, Colour
from hideout.games.heist.fields import EFFECTS, GEAR_KINDS
from hideout.kit.catalogue import Catalogue, Entry, read_catalogue

City = Literal["paris", "rome", "london"]
CITIES: tuple[City, ...] = get_args(City)

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,32}$")]
Effects = Annotated[tuple[AnyEffect, ...], msgspec.Meta(max_length=EFFECTS)]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]


class ThiefEntry(Entry, frozen=True):
    id: Id
    name: str
    income: Small
    effects: Effects
    city: City | None = None
    """None: a base card, in every city."""


class GearEntry(Entry, frozen=True):
    id: Id
    name: str
    colour: Colour
    cost: Small
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effects: Effects
    city: City | None = None


class LocationEntry(Entry, frozen=True):
    id: Id
    name: str
    bonus: Effects
    """For who wins it."""
    modifiers: Effects = ()
    """For both, all the time."""
    city: City | None = None


SECTIONS: dict[str, type[Entry]] = {
    "thieves": ThiefEntry,
    "gear": GearEntry,
    "locations": LocationEntry,
}
BASE = {"thieves": 15, "gear": 30, "locations": 8}
A_CITY = {"thieves": 3, "gear": 6, "locations": 5}
"""How many cards of each section: base, and of each city."""


CaperEntry = ThiefEntry | GearEntry | LocationEntry


def read(path: Path) -> Catalogue:
    catalogue = read_catalogue(path, "caper", SECTIONS)
    for section in SECTIONS:
        if problem := _wrong_count(section, entries_of(catalogue, section)):
            raise CatalogueError(f"{path}: {section} {problem}")
    everything = [entry for section in SECTIONS for entry in entries_of(catalogue, section)]
    for name, times in Counter(entry.id for entry in everything).items():
        if times > 1:
            raise CatalogueError(f"{path}: '{name}' is the id of {times} entries; each has its own")
    return catalogue


def entries_of(catalogue: Catalogue, section: str) -> list[CaperEntry]:
    return [entry for entry in catalogue.sections[section] if isinstance(entry, CaperEntry)]


def _wrong_count(section: str, entries: list[CaperEntry]) -> str | None:
    cards: Counter[City | None] = Counter()
    kinds: Counter[City | None] = Counter()
    for entry in entries:
        cards[entry.city] += entry.copies if isinstance(entry, GearEntry) else 1
        kinds[entry.city] += 1
    if cards[None] != BASE[section]:
        return f"of the base: {cards[None]} cards; the game has {BASE[section]}"
    for city in CITIES:
        if cards[city] != A_CITY[section]:
            return f"of {city}: {cards[city]} cards; the game has {A_CITY[section]}"
        if kinds[None] + kinds[city] > GEAR_KINDS:
            return f"of {city} with the base: more than {GEAR_KINDS} kinds are not possible"
    return None
