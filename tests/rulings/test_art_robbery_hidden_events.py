"""Who may know what of the events, previews and reasons of Art Robbery."""

from typing import get_args, get_type_hints

import pytest

from hideout.games.art_robbery import events as e
from hideout.kit.values import PRIVATE, PUBLIC, Event, Public, declare_events
from tests.support.art_robbery import PLAYERS, in_another_world, play, random_positions, third_heist

OPTIONS = ("shown", "hidden")
VIEWERS = (1, 2, 3, 4, None)

# Whoever adds a field decides here who may know it: everyone, or (*) only the event's own seat.
EVENT_FIELDS = {
    "HandsDealt": "seats cards",
    "HeistBegun": "heist seat",
    "CardPlayed": "seat card",
    "TokenTaken": "seat token",
    "TokenWanted": "seat victim token",
    "TokenStolen": "seat victim token",
    "DogTaken": "seat holder",
    "DogGiven": "seat thief",
    "NothingTaken": "seat",
    "CardDrawn": "seat card*",
    "PileShuffled": "cards",
    "HeistEnded": "heist seat",
    "BossKept": "seat",
    "BossLost": "seat",
    "GameEnded": "",
}


def test_every_event_says_who_may_know_what() -> None:
    found = {}
    for event in e.EVENTS:
        hints = get_type_hints(event, include_extras=True).items()
        marks = {name: get_args(hint)[1:] for name, hint in hints}
        assert all(mark in ((PUBLIC,), (PRIVATE,)) for mark in marks.values())
        fields = [name + "*" * (PRIVATE in mark) for name, mark in marks.items()]
        found[event.__name__] = " ".join(fields)
    assert found == EVENT_FIELDS


def test_a_drawn_card_reaches_its_seat_only() -> None:
    drawn = e.CardDrawn(2, "5")
    assert drawn.reveals
    assert drawn.for_seat(2) == drawn
    for seat in (1, 3, 4, None):
        assert drawn.for_seat(seat) == e.CardDrawn(2, None)
        assert drawn.for_seat(seat).to_json() == '{"kind":"CardDrawn","seat":2,"card":null}'


def test_public_events_reach_everyone_unchanged() -> None:
    table = third_heist("hidden")
    events = play(table, "play 3 steal 3 from 2") + play(table, "give token")
    assert [type(event) for event in events] == [
        e.CardPlayed,
        e.TokenWanted,
        e.TokenStolen,
        e.CardDrawn,
    ]
    for event in events[:-1]:
        assert not event.reveals
        for seat in VIEWERS:
            assert event.for_seat(seat) == event


def test_an_event_that_does_not_say_who_may_know_it_is_refused() -> None:
    class Leak(Event, frozen=True):
        seat: Public[int]
        card: str

    with pytest.raises(TypeError, match=r"^Leak\.card does not say who may know it$"):
        declare_events(Leak)


def test_an_event_nobody_declared_cannot_be_shown() -> None:
    class Undeclared(Event, frozen=True):
        seat: Public[int]

    with pytest.raises(KeyError):
        Undeclared(1).for_seat(1)


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_neither_moves_nor_reasons_nor_previews_tell_what_is_hidden(
    players: int, option: str
) -> None:
    for number, table in enumerate(random_positions(players, games=3, option=option)):
        if number % 11 or table.seat is None:
            continue
        other = in_another_world(table, table.seat, seed=number)
        assert other.moves() == table.moves()
        for move in table.moves():
            assert other.preview(move) == table.preview(move)
        for code in range(table.kernel.move_codes):
            move = table.sight(table.seat).move(code)
            assert other.why_not(move) == table.why_not(move)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_preview_is_exact_but_for_the_card_drawn(players: int) -> None:
    for number, table in enumerate(random_positions(players, games=3)):
        if number % 3:
            continue
        for move in table.moves():
            before = table.state_bytes(), list(table.played)
            preview = table.preview(move)
            assert (table.state_bytes(), table.played) == before
            for event in preview:
                assert not isinstance(event, e.CardDrawn) or event.card is None
            happened = table.copy().play(move)
            assert preview == tuple(event.for_seat(None) for event in happened)


@pytest.mark.parametrize("option", OPTIONS)
def test_no_json_holds_the_hand_of_another_seat(option: str) -> None:
    table = third_heist(option)
    hands = {
        1: '"0","1","2","3","4"',
        2: '"5","5","5","5","5"',
        3: '"dog","dog","dog","dog","dog"',
        4: '"1","1","1","1","1"',
    }
    for viewer in VIEWERS:
        for owner, cards in hands.items():
            assert (cards in table.view(viewer).to_json()) == (viewer == owner)
    for move in table.moves():
        told = [event.to_json() for event in table.preview(move)]
        for event in table.copy().play(move):
            told += [event.for_seat(seat).to_json() for seat in VIEWERS]
        assert not any(cards in text for text in told for cards in hands.values())
