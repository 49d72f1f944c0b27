"""The laws that need Python tell broken rules from whole ones, and which law they break."""

from typing import Any

import msgspec
import pytest

from hideout.games.art_robbery import decisions, events, moves, scoring, view
from hideout.games.art_robbery.sentences import ArtSentences
from hideout.games.art_robbery.values import LootLine
from hideout.kit.catalogue import Catalogue
from hideout.kit.sentences import Sentences
from hideout.kit.sight import Sight
from hideout.kit.table import Table
from hideout.kit.values import Event, LedgerLine, Move
from hideout.lab import python_laws
from hideout.lab.python_laws import LAWS, check_python_laws
from hideout.words import Words
from tests.laws import broken


def law_of(table: Table) -> str | None:
    found = check_python_laws(table, 0)
    if found is None:
        return None
    assert found.where.startswith("seed ")
    law = found.law.partition(":")[0]
    assert law in LAWS
    return law


def parse_dog_as_token(text: str) -> Move:
    return moves.GiveToken() if text == "give dog" else moves.parse_move(text)


def event_that_tells_what_is_drawn(book: Any, row: tuple[int, ...]) -> Event:
    event = events.event(book, row)
    if isinstance(event, events.CardDrawn) and event.card is not None:
        return events.CardPlayed(event.seat, event.card)
    return event


def ledger_line_with_a_point_more(book: Any, row: tuple[int, ...]) -> LedgerLine:
    line = scoring.ledger_line(book, row)
    return msgspec.structs.replace(line, points=line.points + isinstance(line, LootLine))


def view_that_tells_the_random_number(book: Any, s: Any, seat: int | None) -> Any:
    whole = view.view(book, s, seat)
    return msgspec.structs.replace(whole, draw_pile=int(s.random) % 1000)


def view_that_cannot_be_written(book: Any, s: Any, seat: int | None) -> Any:
    whole = view.view(book, s, seat)
    return msgspec.structs.replace(whole, middle=list(whole.middle))


def illegal_only_while_looked_at(book: Any, s: Any, move: Move) -> Any:
    s.discards[0] += 1
    return decisions.why_not(book, s, move)


CAUGHT: dict[str, tuple[str, dict[str, Any]]] = {
    "a move read as another": ("codecs", {"parse_move": parse_dog_as_token}),
    "a view of other types": ("codecs", {"view": view_that_cannot_be_written}),
    "an event that tells a drawn card": ("preview", {"event": event_that_tells_what_is_drawn}),
    "no reason": ("reasons", {"why_not": lambda *_: None}),
    "a refusal that changes something": ("reasons", {"why_not": illegal_only_while_looked_at}),
    "points out of nowhere": ("ledger", {"ledger_line": ledger_line_with_a_point_more}),
    "a view of hidden things": (
        "fairness",
        {
            "mask": broken.mask_leaves_the_random_number,
            "view": view_that_tells_the_random_number,
        },
    ),
}


def test_whole_rules_break_none() -> None:
    assert law_of(broken.broken_table(players=2)) is None


@pytest.mark.parametrize("what", CAUGHT)
def test_is_caught(what: str) -> None:
    law, parts = CAUGHT[what]
    assert law_of(broken.broken_table(players=2, **parts)) == law


def test_a_bot_is_caught_that_knows_what_it_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    class Spy:
        def choose(self, sight: Sight, _seed: int) -> int:
            codes = sight.codes()
            return codes[int(sight.masked[0].random) % len(codes)]

    monkeypatch.setattr(python_laws, "find_bot", lambda _: Spy())
    table = broken.broken_table(players=2, mask=broken.mask_leaves_the_random_number)
    assert law_of(table) == "fairness"
    assert law_of(broken.broken_table(players=2)) is None


@pytest.mark.parametrize("sentence", ["", "Somebody draws a {card}."])
def test_an_event_is_caught_that_has_no_sentence(sentence: str) -> None:
    class Mumbling(ArtSentences):
        def event(self, event: Event) -> str:
            return sentence if isinstance(event, events.DogTaken) else super().event(event)

    class MumblingGame(broken.BrokenGame):
        def sentences(
            self, words: Words, catalogue: Catalogue, names: tuple[str, ...] = ()
        ) -> Sentences:
            return Mumbling(words, catalogue, names)

    assert law_of(broken.broken_table(players=2, game=MumblingGame)) == "words"
