"""What the catalogues of the family have in common."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec

from hideout.games.heist.fields import GEAR_KINDS
from hideout.kit.catalogue import Catalogue

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,32}$")]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=9)]

BASE = {"thieves": 15, "gear": 30, "locations": 8}
A_CITY = {"thieves": 3, "gear": 6, "locations": 5}
"""How many cards of each section: base, and of each city."""


def in_city(catalogue: Catalogue, section: str, city: str) -> list[Any]:
    """The entries of a section that a city uses, base first, as the kernel numbers them."""
    entries: tuple[Any, ...] = catalogue.sections[section]
    return [e for e in entries if e.city is None] + [e for e in entries if e.city == city]


def count_problem(catalogue: Catalogue, cities: Sequence[str]) -> str | None:
    """What is wrong with how many cards there are, or with their ids."""
    for section, entries in catalogue.sections.items():
        if problem := _wrong_count(section, entries, cities):
            return f"{section} {problem}"
    everything: list[Any] = [e for entries in catalogue.sections.values() for e in entries]
    for name, times in Counter(entry.id for entry in everything).items():
        if times > 1:
            return f"'{name}' is the id of {times} entries; each has its own"
    return None


def _wrong_count(section: str, entries: Iterable[Any], cities: Sequence[str]) -> str | None:
    cards: Counter[str | None] = Counter()
    kinds: Counter[str | None] = Counter()
    for entry in entries:
        cards[entry.city] += entry.copies if section == "gear" else 1
        kinds[entry.city] += 1
    if cards[None] != BASE[section]:
        return f"of the base: {cards[None]} cards; the game has {BASE[section]}"
    for city in cities:
        if cards[city] != A_CITY[section]:
            return f"of {city}: {cards[city]} cards; the game has {A_CITY[section]}"
        if kinds[None] + kinds[city] > GEAR_KINDS:
            return f"of {city} with the base: more than {GEAR_KINDS} kinds are not possible"
    return None
