"""Effects as data: a small vocabulary of verbs, enough for every card of the family."""

from typing import Annotated, Literal

import msgspec

Colour = Literal["purple", "yellow", "green", "red", "city"]
Piece = Literal["thief", "gear", "purple", "yellow", "green", "red", "city"]
"""What effects count. `gear` is gear of any colour or none, `city` that of the city's colour."""
Amount = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Effect(msgspec.Struct, frozen=True, tag_field="verb", forbid_unknown_fields=True):
    pass


class Launder(Effect, frozen=True, tag="launder"):
    """At once: a coin from the bank goes to your discards, out of play."""
