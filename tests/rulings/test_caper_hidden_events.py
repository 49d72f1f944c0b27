"""Who may know what of the events, previews and reasons of Caper."""

from typing import get_args, get_type_hints

import pytest

from hideout.games.caper import events as e
from hideout.games.heist import events as h
from hideout.kit.table import Table
from hideout.kit.values import PRIVATE, PUBLIC
from tests.support.caper import MODES, in_another_world, position, random_game

SEATS = {"two": 2, "snitch": 3, "teams": 4}

# Whoever adds a field decides here who may know it: everyone, or (*) only the event's own seat.
EVENT_FIELDS = {
    "GameBegun": "locations",
    "RoundBegun": "round cards seat",
    "HandDealt": "seat cards*",
    "ThiefPlayed": "seat card place",
    "GearPlayed": "seat card place spot",
    "CoinsPaid": "seat coins",
    "CoinsGained": "seat coins",
    "CoinsReturned": "seat coins",
    "CoinLaundered": "seat",
    "CardFlipped": "seat card place spot",
    "CardDiscarded": "seat card",
    "LastCardDiscarded": "seat card",
    "HandsSwapped": "",
    "CardGiven": "seat receiver card*",
    "GearFetched": "seat card place spot",
    "FetchDeclined": "seat place",
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


def test_dealt_cards_reach_their_seat_only() -> None:
    dealt = h.HandDealt(2, ("banker", "mime"))
    assert dealt.for_seat(2) == dealt
    for seat in (1, 3, 4, None):
        assert dealt.for_seat(seat).to_json() == '{"kind":"HandDealt","seat":2,"cards":null}'


def test_a_card_given_face_down_reaches_nobody_else() -> None:
    given = e.CardGiven(3, 1, "briefcase")
    assert given.for_seat(3) == given
    for seat in (2, 4, None):
        assert given.for_seat(seat) == e.CardGiven(3, 1, None)
        assert "briefcase" not in given.for_seat(seat).to_json()


@pytest.mark.parametrize("mode", MODES)
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_know(mode: str) -> None:
    for seed in range(3):
        for number, table in enumerate(random_game("london", mode, seed)):
            if number % 7:
                continue
            for viewer in (*range(1, SEATS[mode] + 1), None):
                other = in_another_world(table, viewer, seed=number)
                assert table.kernel.conserved(other._book, other._state)
                assert one_look(table, viewer) == one_look(other, viewer)


def one_look(table: Table, viewer: int | None) -> tuple[bytes, str]:
    return table.sight(viewer).masked.tobytes(), table.view(viewer).to_json()


@pytest.mark.parametrize("mode", MODES)
def test_neither_moves_nor_reasons_nor_previews_tell_what_is_hidden(mode: str) -> None:
    for number, table in enumerate(random_game("rome", mode, seed=2)):
        if number % 9 or table.seat is None:
            continue
        other = in_another_world(table, table.seat, seed=number)
        assert other.moves() == table.moves()
        for move in table.moves():
            assert other.preview(move) == table.preview(move)
        for code in range(table.kernel.move_codes):
            move = table.sight(table.seat).move(code)
            assert other.why_not(move) == table.why_not(move)


@pytest.mark.parametrize("mode", MODES)
def test_a_preview_is_exact_but_for_cards_face_down(mode: str) -> None:
    for number, table in enumerate(random_game("rome", mode, seed=5)):
        if number % 4:
            continue
        for move in table.moves():
            before = table.state_bytes(), list(table.played)
            preview = table.preview(move)
            assert (table.state_bytes(), table.played) == before
            happened = table.copy().play(move)
            assert preview == tuple(event.for_seat(None) for event in happened)


# Cards of which there is one copy each, and which lie nowhere else.
HANDS = {
    "two": {1: "briefcase stealth-suit eavesdropper", 2: "false-documents incognito-tuxedo"},
    "snitch": {1: "briefcase stealth-suit", 2: "false-documents"},
    "teams": {
        1: "briefcase stealth-suit",
        3: "false-documents incognito-tuxedo",
        4: "eavesdropper blaze-shield-suit secret-shades",
    },
}


@pytest.mark.parametrize("mode", MODES)
def test_no_json_holds_a_card_of_a_hand_not_seen(mode: str) -> None:
    hands = HANDS[mode]
    table = position(
        mode=mode, white=("saint",), green=("mime",), hands=hands, pile=2 * (mode == "snitch")
    )
    everybody = [*range(1, SEATS[mode] + 1), None]
    for viewer in everybody:
        for owner, cards in hands.items():
            for card in cards.split():
                assert (card in table.view(viewer).to_json()) == (viewer == owner)
    others = [card for owner, cards in hands.items() for card in cards.split() if owner != 1]
    for move in table.moves():
        told = [event.to_json() for event in table.preview(move)]
        for event in table.copy().play(move):
            told += [event.for_seat(seat).to_json() for seat in everybody]
        assert not any(card in text for text in told for card in others)


@pytest.mark.parametrize("mode", MODES)
def test_events_show_hidden_cards_to_their_seat_only(mode: str) -> None:
    for seed in range(3):
        games = random_game("paris", mode, seed)
        table = next(games)
        events = list(table.opening)
        while not table.is_over:
            events += table.play(table.moves()[seed % len(table.moves())])
        for event in events:
            for viewer in (*range(1, SEATS[mode] + 1), None):
                shown = event.for_seat(viewer)
                if isinstance(event, h.HandDealt | e.CardGiven) and viewer != event.seat:
                    assert shown != event
                else:
                    assert shown == event
