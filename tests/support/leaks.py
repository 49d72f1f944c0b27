"""Finds what a viewer was sent but may not know.

Two ways, both apart from the code that hides things. `Known` follows what each viewer has seen with
its own eyes, and scans bytes for any other card. `twin` is the same table with everything that the
viewer cannot know changed: the same bytes must come from it.
"""

import re
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
        self._index(table)
        self.look(table)

    def look(self, table: Table) -> None:
        """See what there is to see now."""
        state, ids = table._state, card_ids(table)
        public = {ids[card] for name in ("thief", "gear") for card in state[name].flat if card >= 0}
        public |= {ids[card] for side in state["discards"] for card in side.nonzero()[0]}
        for left, section in (("thieves_left", "thieves"), ("gear_left", "gear")):
            if state[left] == 0:  # who has seen all others knows who has the last
                public |= set(names_of(table, section))
        for viewer in self.cards:
            self.cards[viewer] |= public
            if viewer is not None:
                hand = state["hand"][viewer - 1][: int(state["hand_size"][viewer - 1])]
                self.cards[viewer] |= {ids[card] for card in hand}

    def leaks(self, viewer: int | None, sent: bytes) -> set[str]:
        """The cards in these bytes that the viewer has not seen."""
        named = (self._cards_called[name] for name in self._pattern.findall(sent.decode()))
        return set().union(*(cards for cards in named if not cards & self.cards[viewer]))

    def _index(self, table: Table) -> None:
        self._cards_called: dict[str, set[str]] = {}
        for card, names in self.texts.items():
            for name in names:
                self._cards_called.setdefault(name, set()).add(card)
        for names in names_of(table, "locations").values():
            for name in names:
                self._cards_called[name] = set()  # they lie open from the beginning
        # By their first letter, which is several times faster; and the longest first, so that a
        # name within another does not count.
        rests: dict[str, list[str]] = {}
        for called in sorted(self._cards_called, key=len, reverse=True):
            rests.setdefault(called[0], []).append(re.escape(called[1:]))
        called = "|".join(f"{re.escape(one)}(?:{'|'.join(rests[one])})" for one in rests)
        self._pattern = re.compile(rf"(?<!\w)(?:{called})(?!\w)")


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


def twin(match: Match, viewer: int | None, seed: int, others: dict[Any, Any]) -> Match:
    """The same match for all that the viewer knows; what it does not know is other.

    `others` keeps the turns that were made other already.
    """

    def other_turn(turn: Any) -> Any:
        if isinstance(turn, TakenBack):
            return turn
        key = (id(turn), viewer)
        if key not in others:
            others[key] = Turn(turn.seat, turn.move, _muffled(turn.events, viewer))
        return others[key]

    other = Match(match.table.imagined(viewer, seed), match.players)
    other.table.opening = _muffled(match.table.opening, viewer)
    other.turns = list(map(other_turn, match.turns))
    other.log = list(map(other_turn, match.log))
    other._before = match._before
    return other


def _muffled(events: tuple[Event, ...], viewer: int | None) -> tuple[Event, ...]:
    return tuple(
        event
        if viewer is not None and viewer == getattr(event, "seat", None)
        else msgspec.structs.replace(event, **dict.fromkeys(private_fields(type(event)), CANARY))
        for event in events
    )
