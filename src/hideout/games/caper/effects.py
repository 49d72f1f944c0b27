"""Caper's effects as data."""

from typing import Literal

from hideout.games.heist.effects import Amount, Effect, Launder, Piece

Counter = Literal["loot-here", "loot-anywhere", "laundered-coin"]
Loot = Literal["jewel", "antique", "painting", "joker"]
Whose = Literal["own", "theirs", "both"]


class Gain(Effect, frozen=True, tag="gain"):
    """Capers, points and loot count at the end; coins come at once."""

    what: Literal["caper", "point", "coin"] | Loot
    amount: Amount = 1
    per: tuple[Piece | Counter, ...] = ()
    """For each set of these; without it, once."""
    whose: Whose = "own"
    """Whose cards at the location are counted."""


class Flip(Effect, frozen=True, tag="flip"):
    """At once: one of the opponent's topmost gear here, or a thief without gear."""

    what: Literal["gear", "thief"]


class Protect(Effect, frozen=True, tag="protect"):
    """These cannot be flipped here: on a card, its owner's; on a location, anybody's."""

    what: Literal["green", "thief"]


class Cost(Effect, frozen=True, tag="cost"):
    """Gear of this kind costs more or less here: on a location, for both."""

    change: Literal[-1, 1]
    what: Literal["gear", "purple", "yellow", "green", "red", "city"]
    whose: Literal["own", "theirs"] = "own"


class Toll(Effect, frozen=True, tag="toll"):
    """Whenever you play such a card here, the opponent returns a coin: on a location, for both."""

    on: Piece


class Fetch(Effect, frozen=True, tag="fetch"):
    """After the very last discard: lay a gear of your discards here, free."""


CaperEffect = Gain | Flip | Protect | Cost | Toll | Launder | Fetch
