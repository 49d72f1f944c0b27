"""Values: a text form both ways, and who may know what of an event."""

from typing import Any

import msgspec
import pytest

import hideout
from hideout.games.art_robbery.events import CardDrawn, CardPlayed, GameEnded, PileShuffled
from hideout.games.art_robbery.moves import Steal
from hideout.games.art_robbery.pieces import Token
from hideout.kit.values import Event, Private, Public, declare_events, private_fields
from tests.kit.games import random_game


def decoded(text: str, kind: Any) -> Any:
    return msgspec.json.decode(text, type=kind)


def test_a_move_as_text_and_as_json() -> None:
    move = Steal("0", Token("0", 2), 3)
    assert str(move) == "play 0 steal 0+2 from 3"
    assert msgspec.json.decode(move.to_json()) == {
        "kind": "Steal",
        "card": "0",
        "token": {"face": "0", "alibis": 2},
        "victim": 3,
    }


@pytest.mark.parametrize("players", [2, 5])
def test_all_that_goes_in_and_out_comes_back_from_json(players: int) -> None:
    table = random_game(players, moves=30)
    rules = table.rules
    for seat in (None, *range(1, players + 1)):
        view = table.view(seat)
        assert decoded(view.to_json(), rules.view_type) == view
    for move in table.moves():
        assert decoded(move.to_json(), rules.move_type) == move
        assert table.parse_move(str(move)) == move
        for event in table.copy().play(move):
            for seat in (None, *range(1, players + 1)):
                known = event.for_seat(seat)
                assert decoded(known.to_json(), rules.event_type) == known


def test_a_private_field_is_for_the_events_own_seat() -> None:
    drawn = CardDrawn(2, "boss")
    assert drawn.for_seat(2) == drawn
    for other in (None, 1, 3):
        assert drawn.for_seat(other) == CardDrawn(2, None)
    assert drawn.reveals
    assert not CardDrawn(2, None).reveals


@pytest.mark.parametrize("event", [CardPlayed(2, "boss"), PileShuffled(30), GameEnded()])
def test_a_public_event_is_the_same_for_everyone_and_reveals_nothing(event: Event) -> None:
    for seat in (None, 1, 2, 3):
        assert event.for_seat(seat) == event
    assert not event.reveals


def test_what_is_private_does_not_leave_in_json_either() -> None:
    assert "boss" in CardDrawn(2, "boss").to_json()
    assert "boss" not in CardDrawn(2, "boss").for_seat(1).to_json()


def test_a_field_that_does_not_say_who_may_know_it_is_refused() -> None:
    class Leak(Event, frozen=True):
        seat: Public[int]
        card: str

    with pytest.raises(TypeError, match=r"Leak\.card does not say who may know it"):
        declare_events(Leak)


def test_declared_events_know_their_private_fields() -> None:
    class Peek(Event, frozen=True):
        seat: Public[int]
        card: Private[str]
        cost: Public[int]

    assert declare_events(Peek) == (Peek,)
    assert private_fields(Peek) == ("card",)
    assert Peek(1, "x", 3).for_seat(2) == Peek(1, None, 3)


def test_values_cannot_be_changed() -> None:
    view: Any = hideout.deal("art-robbery", seed=1).view(1)
    with pytest.raises(AttributeError):
        view.heist = 4
