"""The end of a heist and of the game: A10 to A14."""

from collections import Counter

import pytest

from hideout.errors import IllegalMove
from hideout.games.art_robbery import events as e
from tests.support.art_robbery import (
    OUT,
    PLAYERS,
    face_up,
    hand,
    in_another_world,
    legal,
    look,
    loot,
    middle,
    play,
    position,
)

HAND = "3 3 4 dog thief"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("card", ["3", "thief"])
def test_A10_the_heist_ends_at_once_with_the_last_token(players: int, card: str) -> None:
    table = position(players, middle="3", face_up={2: "rest"}, hands={1: HAND})
    assert e.HeistEnded(heist=1, seat=1) in play(table, f"play {card} take 3")
    assert look(table).heist == 2


def test_A10_the_heist_goes_on_while_the_middle_has_a_token() -> None:
    table = position(middle="3 boss", face_up={2: "rest"}, hands={1: HAND})
    play(table, "play 3 take 3")
    assert (look(table).heist, middle(table), table.seat) == (1, "boss", 2)


def test_A10_the_dog_in_the_middle_does_not_count() -> None:
    table = position(dog=None, middle="3", face_up={2: "rest"}, hands={1: HAND})
    play(table, "play 3 take 3")
    assert (look(table).heist, look(table).dog) == (2, None)


def test_A10_taking_the_dog_does_not_end_the_heist() -> None:
    table = position(middle="3", face_up={2: "rest"}, hands={1: HAND})
    play(table, "play dog")
    assert (look(table).heist, middle(table)) == (1, "3")


@pytest.mark.parametrize("answer", ["give token", "give dog"])
def test_A10_stealing_does_not_end_the_heist(answer: str) -> None:
    table = position(dog=2, middle="3", face_up={2: "rest"}, hands={1: HAND})
    play(table, "play 4 steal 4 from 2", answer)
    assert (look(table).heist, middle(table), table.seat) == (1, "3", 2)


@pytest.mark.parametrize("heist", [1, 2, 3, 4])
def test_A10_the_player_still_refills(heist: int) -> None:
    table = position(heist=heist, middle="3", face_up={2: "rest"}, hands={1: HAND})
    pile = look(table).draw_pile
    events = play(table, "play 3 take 3")
    assert [event.seat for event in events if isinstance(event, e.CardDrawn)] == [1]
    assert [seat.cards for seat in look(table).seats] == [5, 5, 5]
    assert look(table).draw_pile == pile - 1


@pytest.mark.parametrize("heist", [1, 2, 3, 4])
@pytest.mark.parametrize("big", ["4", "5", "4 5"])
def test_A11_the_boss_stays_with_a_4_or_a_5(heist: int, big: str) -> None:
    face_up = {2: f"boss {big}", 3: "rest"}
    table = position(heist=heist, middle="3", face_up=face_up, hands={1: HAND})
    before = loot(table, 2)
    assert e.BossKept(2) in play(table, "play 3 take 3")
    assert loot(table, 2).split() == [*before.split(), *big.split(), "boss"]


@pytest.mark.parametrize("heist", [1, 2, 3, 4])
def test_A11_the_boss_leaves_the_game_with_neither(heist: int) -> None:
    table = position(
        heist=heist,
        middle="3",
        face_up={2: "boss 0+2" if heist < 3 else "boss 0+3", 3: "rest"},
        hands={1: HAND},
    )
    bosses = sum(loot(table, seat).count("boss") for seat in (1, 2, 3))
    assert e.BossLost(2) in play(table, "play 3 take 3")
    assert sum(loot(table, seat).count("boss") for seat in (1, 2, 3)) == bosses
    assert "boss" not in loot(table, 2).split()[-1]
    assert look(table).seats[1].loot_size == len(loot(table, 2).split())


def test_A11_the_4_of_another_heist_does_not_help() -> None:
    table = position(
        heist=2,
        loot={1: {2: "4 5", 1: "rest", OUT: "boss"}},
        middle="3",
        face_up={2: "boss", 3: "rest"},
        hands={1: HAND},
    )
    assert e.BossLost(2) in play(table, "play 3 take 3")
    assert loot(table, 2) == "4 5"


def test_A11_the_4_and_5_of_other_players_do_not_help() -> None:
    table = position(middle="3", face_up={1: "4", 2: "boss", 3: "rest"}, hands={1: HAND})
    assert e.BossLost(2) in play(table, "play 3 take 3")
    assert [loot(table, seat) for seat in (1, 2, 3)] == ["3 4", "", "0+2 1+1 1 2 2 5"]


def test_A11_the_last_token_counts() -> None:
    four = position(middle="4", face_up={1: "boss", 2: "rest"}, hands={1: HAND})
    assert e.BossKept(1) in play(four, "play 4 take 4")
    boss = position(middle="boss", face_up={1: "5", 2: "rest"}, hands={1: HAND})
    assert e.BossKept(1) in play(boss, "play thief take boss")
    alone = position(middle="boss", face_up={1: "3", 2: "rest"}, hands={1: HAND})
    assert e.BossLost(1) in play(alone, "play thief take boss")
    assert loot(alone, 1) == "3"


def test_A11_in_an_imagined_world_too_the_boss_lies_with_a_4_or_a_5() -> None:
    piles = {1: {1: "4 5 boss", 2: "0+2 1+1 1", 3: "rest"}}
    table = position(heist=2, loot=piles, option="hidden")
    for seed in range(50):
        *_, four, five, boss = in_another_world(table, None, seed)._state.place[:9].tolist()
        assert boss in (four, five)


@pytest.mark.parametrize("players", PLAYERS)
def test_A12_all_tokens_are_put_face_down_before_their_owners(players: int) -> None:
    table = position(players, middle="3", face_up={1: "5 boss", 2: "rest"}, hands={1: HAND})
    play(table, "play 3 take 3")
    assert [face_up(table, seat) for seat in range(1, players + 1)] == [""] * players
    assert loot(table, 1) == "3 5 boss"
    assert loot(table, 2) == "0+2 1+1 1 2 2 4"
    assert [seat.loot_size for seat in look(table).seats] == [3, 6, 0, 0, 0][:players]


def test_A12_loot_of_earlier_heists_is_kept() -> None:
    table = position(
        heist=2, loot={1: {1: "0+2", 3: "rest"}}, middle="3", face_up={2: "rest"}, hands={1: HAND}
    )
    play(table, "play 3 take 3")
    assert loot(table, 1) == "0+2 3"
    assert loot(table, 3) == "1+1 1 2 2 3 4 5 boss"


def test_A12_nobody_can_steal_them_any_more() -> None:
    hands = {1: HAND, 2: "4 0 1 2 3"}
    table = position(middle="3", face_up={1: "4", 3: "rest"}, dog=2, hands=hands)
    play(table, "play 3 take 3")
    assert (table.seat, legal(table, "play 4 ")) == (2, {"play 4 take 4"})


def test_A12_hands_are_kept_and_cards_not_reshuffled() -> None:
    hands = {1: HAND, 2: "4 0 1 2 3", 3: "5 5 5 5 5"}
    table = position(middle="3", face_up={2: "rest"}, hands=hands, discards="0 1 boss")
    drawn = play(table, "play 3 take 3")
    cards = [event.card for event in drawn if isinstance(event, e.CardDrawn)]
    assert Counter(look(table, 1).hand) == Counter(["3", "4", "dog", "thief", *cards])
    assert (hand(table, 2), hand(table, 3)) == ("0 1 2 3 4", "5 5 5 5 5")
    assert look(table).discards == ("0", "1", "3", "boss")
    assert not any(isinstance(event, e.PileShuffled) for event in drawn)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("heist", [1, 2, 3])
def test_A13_the_dogs_holder_keeps_it_and_starts(players: int, heist: int) -> None:
    for holder in range(1, players + 1):
        table = position(
            players, heist=heist, dog=holder, middle="3", face_up={2: "rest"}, hands={1: HAND}
        )
        assert play(table, "play 3 take 3")[-1] == e.HeistBegun(heist + 1, holder)
        assert (look(table).dog, table.seat, look(table).turn) == (holder, holder, holder)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("heist", [1, 2, 3])
def test_A13_left_of_the_last_taker_starts_if_the_dog_is_in_the_middle(
    players: int, heist: int
) -> None:
    for turn in range(1, players + 1):
        table = position(
            players, heist=heist, turn=turn, middle="3", face_up={2: "rest"}, hands={turn: HAND}
        )
        play(table, "play 3 take 3")
        assert (look(table).dog, table.seat) == (None, turn % players + 1)


def test_A13_play_goes_on_clockwise_from_the_start_player() -> None:
    hands = {1: HAND, 3: HAND}
    table = position(dog=3, middle="3", face_up={2: "rest"}, hands=hands)
    play(table, "play 3 take 3", "play 3 take 3")
    assert table.seat == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_A14_the_game_ends_after_heist_4(players: int) -> None:
    table = position(players, heist=4, dog=2, middle="3", face_up={2: "rest"}, hands={1: HAND})
    assert table.outcome() is None
    events = play(table, "play 3 take 3")
    assert events[-1] == e.GameEnded()
    assert not any(isinstance(event, e.HeistBegun) for event in events)
    assert (table.is_over, table.seat, table.moves()) == (True, None, [])
    assert (look(table).is_over, look(table).deciding) == (True, None)
    assert table.outcome() is not None
    with pytest.raises(IllegalMove, match="over"):
        play(table, "play 3")


@pytest.mark.parametrize("heist", [1, 2, 3])
def test_A14_the_game_does_not_end_earlier(heist: int) -> None:
    table = position(heist=heist, middle="3", face_up={2: "rest"}, hands={1: HAND})
    play(table, "play 3 take 3")
    assert not table.is_over
