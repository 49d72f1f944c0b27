"""What positions of both Capers are built with, and ways to play them."""

from typing import Any

from hideout.games.heist.book import card_ids
from hideout.games.heist.fields import NONE, THIEVES
from hideout.kit.table import Table
from hideout.kit.values import Event


def starter(round: int) -> int:
    return 2 - round % 2


def card_number(book: Any, name: str) -> int:
    return card_ids(book).index(name)


def give(s: Any, seat: int, card: int) -> None:
    size = int(s.hand_size[seat])
    s.hand[seat, size], s.seen[seat, size], s.hand_size[seat] = card, 1 << seat, size + 1


def outside_the_decks(s: Any) -> Any:
    """How many of each kind are not in the decks."""
    found = s.discards[0] + s.discards[1]
    for cards in (s.thief, s.gear, s.hand):
        for card in cards[cards != NONE].ravel().tolist():
            found[card] += 1
    return found


def count_decks(s: Any) -> None:
    s.thieves_left, s.gear_left = s.deck[:THIEVES].sum(), s.deck[THIEVES:].sum()


def fill_hand(s: Any, seat: int, size: int) -> None:
    first, end = (0, THIEVES) if s.round_index % 2 == 0 else (THIEVES, len(s.deck))
    assert s.hand_size[seat] <= size, f"seat {seat + 1} has more than {size} cards"
    while s.hand_size[seat] < size:
        card = first + int(s.deck[first:end].argmax())  # of what there is most
        s.deck[card] -= 1
        give(s, seat, card)


def assert_conserved(table: Table) -> None:
    assert table.kernel.conserved(table._book, table._state)


def play(table: Table, *moves: str) -> tuple[Event, ...]:
    """Make these moves; what the last of them caused."""
    events: tuple[Event, ...] = ()
    for text in moves:
        events = table.play(table.parse_move(text))
        assert_conserved(table)
    return events


def legal(table: Table, start: str = "") -> set[str]:
    """The legal moves, as text, that start so."""
    texts = [str(move) for move in table.moves()]
    assert len(table.sight(table.seat).codes()) == len(set(texts)), "one move has two codes"
    return {text for text in texts if f"{text} ".startswith(start)}


def why_not(table: Table, move: str) -> str | None:
    reason = table.why_not(table.parse_move(move))
    return None if reason is None else str(getattr(reason, "why", ""))


def total(table: Table, seat: int) -> int:
    return table.standings()[seat - 1].points


def winners(table: Table) -> tuple[int, ...]:
    outcome = table.outcome()
    assert outcome is not None
    return outcome.winners
