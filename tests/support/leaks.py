"""Finds what a viewer was sent but may not know.

Two ways, both apart from the code that hides things. `Known` follows what each viewer has seen with
its own eyes, and scans bytes for any other card. `twin` is the same table with everything that the
viewer cannot know changed: the same bytes must come from it.
"""

import re
from functools import cache
from typing import Any

import msgspec

from hideout.kit.table import Table
from hideout.kit.values import Event, private_fields
from hideout.match.match import Match, TakenBack, Turn
from hideout.words import LANGUAGES, Words

CANARY = "the-canary-sings"


class Known:
    """The cards each viewer has seen: those that were in its own hand, or open on the table."""

    def __init__(self, table: Table) -> None:
        self.cards: dict[int | None, set[str]] = {
            viewer: set() for viewer in (None, *range(1, table.seats + 1))
        }
        self.texts = names_of(table, "thieves", "gear")
        self.open_texts = set().union(*names_of(table, "locations").values())
        self.look(table)

    def look(self, table: Table) -> None:
        """See what there is to see now."""
        state, ids = table._state, card_ids(table)
        public = {ids[card] for name in ("thief", "gear") for card in state[name].flat if card >= 0}
        public |= {ids[card] for side in state["discards"] for card in side.nonzero()[0]}
        for viewer in self.cards:
            self.cards[viewer] |= public
            if viewer is not None:
                hand = state["hand"][viewer - 1][: int(state["hand_size"][viewer - 1])]
                self.cards[viewer] |= {ids[card] for card in hand}

    def leaks(self, viewer: int | None, sent: bytes) -> set[str]:
        """The cards in these bytes that the viewer has not seen."""
        text = sent.decode()
        mine = self.cards[viewer]
        known = self.open_texts.union(*(self.texts[card] for card in mine))
        for name in sorted(known, key=len, reverse=True):
            text = text.replace(name, "")
        return {
            card
            for card, names in self.texts.items()
            if card not in mine and any(_has(text, name) for name in names)
        }


@cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def _has(text: str, name: str) -> bool:
    return name in text and _pattern(name).search(text) is not None


def card_ids(table: Table) -> list[str]:
    from hideout.games.heist.book import card_ids as ids

    return list(ids(table._book))


def names_of(table: Table, *sections: str) -> dict[str, set[str]]:
    """Each entry of the table by its id: the id, and its name in every language."""
    found: dict[str, set[str]] = {}
    for section in sections:
        for entry in table.catalogue.sections[section]:
            card: Any = entry
            if card.city in (None, table.options["city"]):
                spoken = {Words(language).name(card.name) for language in LANGUAGES}
                found[card.id] = {card.id, *spoken}
    return found


def twin(match: Match, viewer: int | None, seed: int) -> Match:
    """The same match for all that the viewer knows; what it does not know is other."""
    other = Match(match.table.imagined(viewer, seed), match.players)
    other.table.opening = _muffled(match.table.opening, viewer)
    other.turns = [_other_turn(turn, viewer) for turn in match.turns]
    other.log = [_other_turn(one, viewer) for one in match.log]
    other._before = match._before
    return other


def _other_turn(turn: Any, viewer: int | None) -> Any:
    if isinstance(turn, TakenBack):
        return turn
    return Turn(turn.seat, turn.move, _muffled(turn.events, viewer))


def _muffled(events: tuple[Event, ...], viewer: int | None) -> tuple[Event, ...]:
    return tuple(
        event
        if viewer is not None and viewer == getattr(event, "seat", None)
        else msgspec.structs.replace(event, **dict.fromkeys(private_fields(type(event)), CANARY))
        for event in events
    )
