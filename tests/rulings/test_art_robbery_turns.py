"""Set-up, turns and the draw pile: A1 to A4."""

from collections import Counter

import pytest

import hideout
from hideout.games.art_robbery import events as e
from hideout.games.art_robbery.moves import Play, Steal, Take
from hideout.kit.table import Table
from tests.support.art_robbery import (
    PLAYERS,
    face_up,
    hand,
    legal,
    look,
    middle,
    play,
    position,
    random_positions,
)

HEIST_TOKENS = {
    1: "0+2 1+1 1 2 2 3 4 5 boss",
    2: "0+2 1+1 1+1 2 2 3 4 5 boss",
    3: "0+3 1+1 1+1 2+1 2 3 4 5 boss",
    4: "0+3 1+2 1+1 2+1 2+1 3 4 5 boss",
}


def dealt(players: int, seed: int = 1) -> Table:
    return hideout.deal("art-robbery", players=players, seed=seed)


def cards_of(table: Table) -> Counter[str]:
    """All cards: those in hands and discards as seats see them, and the draw pile."""
    faces = ("0", "1", "2", "3", "4", "5", "boss", "dog", "thief")
    found: Counter[str] = Counter(look(table).discards)
    for seat in range(1, table.seats + 1):
        found.update(look(table, seat).hand)
    for face, count in zip(faces, table._state.draw_pile.tolist(), strict=True):
        found[face] += count
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_A1_there_are_55_cards(players: int) -> None:
    numbers = {str(number): 6 for number in range(6)}
    assert cards_of(dealt(players)) == numbers | {"boss": 6, "dog": 6, "thief": 7}


@pytest.mark.parametrize("players", PLAYERS)
def test_A1_five_cards_each_and_the_rest_is_the_draw_pile(players: int) -> None:
    table = dealt(players)
    assert [len(look(table, seat).hand) for seat in range(1, players + 1)] == [5] * players
    assert [seat.cards for seat in look(table).seats] == [5] * players
    assert look(table).draw_pile == 55 - 5 * players
    assert look(table).discards == ()
    assert e.HandsDealt(seats=players, cards=5) in table.opening


def test_A1_the_cards_are_shuffled() -> None:
    hands = {hand(dealt(2, seed), 1) for seed in range(20)}
    assert len(hands) > 15
    assert hand(dealt(2, seed=3), 1) == hand(dealt(2, seed=3), 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_A1_nobody_has_anything_and_the_dog_stands_in_the_middle(players: int) -> None:
    view = look(dealt(players))
    assert view.dog is None
    assert view.heist == 1
    for seat in view.seats:
        assert (seat.has_dog, seat.face_up, seat.loot) == (False, (), ())


@pytest.mark.parametrize("players", PLAYERS)
def test_A1_the_start_player_is_drawn_at_random(players: int) -> None:
    tables = [dealt(players, seed) for seed in range(200)]
    starts = Counter(table.seat for table in tables)
    assert sorted(seat for seat in starts if seat) == list(range(1, players + 1))
    assert min(starts.values()) > 200 / players / 2
    for table in tables:
        assert table.opening[-1] == e.HeistBegun(heist=1, seat=table.seat or 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_A2_all_nine_tokens_of_the_first_heist_lie_in_the_middle(players: int) -> None:
    assert middle(dealt(players)) == HEIST_TOKENS[1]


@pytest.mark.parametrize("heist", [1, 2, 3])
def test_A2_all_nine_tokens_of_the_next_heist_lie_in_the_middle(heist: int) -> None:
    table = position(heist=heist, middle="3", face_up={2: "rest"}, hands={1: "3 3 4 4 dog"}, turn=1)
    play(table, "play 3 take 3")
    assert look(table).heist == heist + 1
    assert middle(table) == HEIST_TOKENS[heist + 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_A3_a_turn_plays_one_card_takes_and_refills(players: int) -> None:
    table = position(players, hands={1: "0 3 3 boss dog"}, discards="5")
    pile = look(table).draw_pile
    events = play(table, "play 3 take 3")
    drawn = events[-1]
    assert isinstance(drawn, e.CardDrawn)
    assert drawn.card is not None
    assert events == (
        e.CardPlayed(1, "3"),
        e.TokenTaken(1, look(table).seats[0].face_up[0]),
        drawn,
    )
    assert face_up(table, 1) == "3"
    assert Counter(look(table, 1).hand) == Counter(["0", "3", "boss", "dog", drawn.card])
    assert sorted(look(table).discards) == ["3", "5"]
    assert look(table).draw_pile == pile - 1


@pytest.mark.parametrize("players", PLAYERS)
def test_A3_play_goes_clockwise(players: int) -> None:
    hands = dict.fromkeys(range(1, players + 1), "dog 0 1 2 3")
    table = position(players, turn=players, hands=hands)
    order = [table.seat]
    for _ in range(players):
        play(table, "play dog")
        order.append(table.seat)
    assert order == [players, *range(1, players + 1)]


@pytest.mark.parametrize("players", PLAYERS)
def test_A3_any_card_may_always_be_played(players: int) -> None:
    for table in random_positions(players, games=10):
        if table.seat is not None and look(table).wanted is None:
            moves = [move for move in table.moves() if isinstance(move, Play | Take | Steal)]
            assert {move.card for move in moves} == set(look(table, table.seat).hand)
            assert len(moves) == len(table.moves())


def test_A3_a_card_that_can_take_nothing_does_nothing() -> None:
    table = position(face_up={1: "4"}, hands={1: "4 0 1 2 3"})
    before = middle(table)
    assert legal(table, "play 4 ") == {"play 4"}
    events = play(table, "play 4")
    assert events[:2] == (e.CardPlayed(1, "4"), e.NothingTaken(1))
    assert [type(event) for event in events[2:]] == [e.CardDrawn]
    assert (face_up(table, 1), middle(table), table.seat) == ("4", before, 2)
    assert look(table).seats[0].cards == 5


@pytest.mark.parametrize("players", PLAYERS)
def test_A4_the_discards_are_shuffled_when_a_card_is_to_be_drawn(players: int) -> None:
    table = position(players, hands={1: "3 0 1 dog thief"}, draw_pile="")
    discards = 55 - 5 * players
    assert len(look(table).discards) == discards
    events = play(table, "play 3 take 3")
    # The card just played is shuffled, too.
    assert events[-2] == e.PileShuffled(cards=discards + 1)
    assert isinstance(events[-1], e.CardDrawn)
    assert look(table).discards == ()
    assert look(table).draw_pile == discards
    assert look(table).seats[0].cards == 5


def test_A4_the_last_card_is_drawn_before_anything_is_shuffled() -> None:
    table = position(hands={1: "3 0 1 dog thief", 2: "dog 0 1 2 3"}, draw_pile="5")
    discards = len(look(table).discards)
    assert play(table, "play 3 take 3")[-1] == e.CardDrawn(1, "5")
    assert look(table).draw_pile == 0
    assert len(look(table).discards) == discards + 1
    events = play(table, "play dog")
    assert events[-2] == e.PileShuffled(cards=discards + 2)
    assert look(table).discards == ()


def test_A4_nothing_is_shuffled_while_the_dogs_holder_chooses() -> None:
    table = position(dog=2, face_up={2: "3"}, hands={1: "3 0 1 dog thief"}, draw_pile="")
    discards = len(look(table).discards)
    play(table, "play 3 steal 3 from 2")
    assert look(table).draw_pile == 0
    assert len(look(table).discards) == discards + 1
    assert e.PileShuffled(cards=discards + 1) in play(table, "give token")


def test_A4_the_new_pile_is_in_another_order() -> None:
    drawn = set()
    for seed in range(40):
        table = position(hands={1: "3 0 1 dog thief"}, draw_pile="")
        table._state.random = seed
        drawn.add(play(table, "play 3 take 3")[-1])
    assert len(drawn) > 5
