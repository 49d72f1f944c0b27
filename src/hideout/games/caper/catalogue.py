"""Caper's catalogue: what an entry holds, and what the rules ask of the whole."""

from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from hideout.errors import CatalogueError
from hideout.games.caper.effects import CaperEffect
from hideout.games.heist.catalogue import Copies, Id, Small, count_problem
from hideout.games.heist.effects import Colour
from hideout.games.heist.fields import EFFECTS
from hideout.kit.catalogue import Catalogue, Entry, read_catalogue

City = Literal["paris", "rome", "london"]
CITIES: tuple[City, ...] = get_args(City)

Effects = Annotated[tuple[CaperEffect, ...], msgspec.Meta(max_length=EFFECTS)]


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
    copies: Copies
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


CaperEntry = ThiefEntry | GearEntry | LocationEntry
SECTIONS: dict[str, type[Entry]] = {
    "thieves": ThiefEntry,
    "gear": GearEntry,
    "locations": LocationEntry,
}


def read(path: Path) -> Catalogue:
    catalogue = read_catalogue(path, "caper", SECTIONS)
    if problem := count_problem(catalogue, CITIES):
        raise CatalogueError(f"{path}: {problem}")
    return catalogue
