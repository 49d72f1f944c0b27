"""The icons of Caper: Europe as data."""

from typing import Literal

from hideout.games.heist.effects import Amount, Colour, Effect, Launder, Piece

Good = Literal["diamond", "painting", "antique"]
GOODS: tuple[Good, ...] = ("diamond", "painting", "antique")
Counter = Literal["diamond", "painting", "antique", "good", "laundered-coin"]
"""Counted in the hideout: goods of a kind, goods of any kind, laundered coins."""


class Gain(Effect, frozen=True, tag="gain"):
    """Capers and coins come at once, points at the end (E6, E7)."""

    what: Literal["caper", "point", "coin"]
    amount: Amount = 1
    per: tuple[Piece | Counter, ...] = ()
    """For each set of these; without it, once."""
    whose: Literal["own", "theirs", "both", "discards"] = "own"
    """Whose cards at the location are counted; or those in the own discards."""
    eye: Colour | None = None
    """Counts if a topmost gear of the own crew here has this colour."""
    if_won: bool = False
    """Counts for who wins the location."""


class Steal(Effect, frozen=True, tag="steal"):
    """At once: a good of this location into the hideout."""

    what: Good | Literal["any"]


class Burn(Effect, frozen=True, tag="burn"):
    """At once: one of the opponent's topmost gear here goes to their discards (E10)."""


class Protect(Effect, frozen=True, tag="protect"):
    """Nobody burns gear of this colour here: on a card, its owner's; on a location, anybody's."""

    what: Colour


EuropeEffect = Gain | Steal | Burn | Protect | Launder
