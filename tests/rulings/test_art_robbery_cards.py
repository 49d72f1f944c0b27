"""What the cards do: A5 to A9."""

from itertools import permutations

import pytest

from hideout.errors import IllegalMove
from hideout.games.art_robbery import events as e
from hideout.games.art_robbery.pieces import Token
from hideout.kit.table import Table
from hideout.kit.values import Event
from tests.support.art_robbery import (
    PLAYERS,
    face_up,
    hand,
    legal,
    look,
    loot,
    middle,
    play,
    position,
)

HAND = "0 1 2 3 4"


def test_A5_number_card_takes_its_token_from_the_middle() -> None:
    table = position(hands={1: HAND})
    assert legal(table, "play 4 ") == {"play 4 take 4"}
    assert e.TokenTaken(1, Token("4", 0)) in play(table, "play 4 take 4")
    assert face_up(table, 1) == "4"
    assert middle(table) == "0+2 1+1 1 2 2 3 5 boss"


def test_A5_number_card_takes_only_one_of_several() -> None:
    table = position(hands={1: HAND})
    play(table, "play 2 take 2")
    assert face_up(table, 1) == "2"
    assert middle(table) == "0+2 1+1 1 2 3 4 5 boss"


def test_A5_number_card_chooses_between_alibis_in_the_middle() -> None:
    table = position(hands={1: HAND})
    assert legal(table, "play 1 ") == {"play 1 take 1", "play 1 take 1+1"}
    play(table, "play 1 take 1+1")
    assert face_up(table, 1) == "1+1"


def test_A5_identical_tokens_in_the_middle_are_one_move() -> None:
    assert legal(position(hands={1: HAND}), "play 2 ") == {"play 2 take 2"}
    second = position(heist=2, hands={1: HAND})
    assert legal(second, "play 1 ") == {"play 1 take 1+1"}
    fourth = position(heist=4, hands={1: HAND})
    assert legal(fourth, "play 2 ") == {"play 2 take 2+1"}


def test_A5_number_card_takes_from_the_middle_first() -> None:
    table = position(face_up={2: "2 1"}, hands={1: HAND})
    # Neither stealing nor declining while the middle has the number, whatever its alibis.
    assert legal(table, "play 2 ") == {"play 2 take 2"}
    assert legal(table, "play 1 ") == {"play 1 take 1+1"}


def test_A5_number_card_steals_when_the_middle_has_none() -> None:
    table = position(face_up={2: "4 5"}, hands={1: HAND})
    before = middle(table)
    assert legal(table, "play 4 ") == {"play 4 steal 4 from 2", "play 4"}
    assert e.TokenStolen(1, 2, Token("4", 0)) in play(table, "play 4 steal 4 from 2")
    assert (face_up(table, 1), face_up(table, 2), middle(table)) == ("4", "5", before)
    assert table.seat == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_A5_thief_may_steal_from_any_other_player(players: int) -> None:
    for turn in range(1, players + 1):
        for victim in range(1, players + 1):
            table = position(players, turn=turn, face_up={victim: "4"}, hands={turn: HAND})
            steal = f"play 4 steal 4 from {victim}"
            expected = {"play 4"} if victim == turn else {"play 4", steal}
            assert legal(table, "play 4 ") == expected
            if victim != turn:
                play(table, steal)
                assert (face_up(table, turn), face_up(table, victim)) == ("4", "")


def test_A5_thief_chooses_the_victim() -> None:
    table = position(face_up={2: "2 3", 3: "2"}, hands={1: HAND})
    steals = {"play 2 steal 2 from 2", "play 2 steal 2 from 3"}
    assert legal(table, "play 2 ") == {"play 2", *steals}
    play(table, "play 2 steal 2 from 3")
    assert [face_up(table, seat) for seat in (1, 2, 3)] == ["2", "2 3", ""]


def test_A5_thief_chooses_the_token() -> None:
    table = position(face_up={2: "1 1+1"}, hands={1: HAND})
    steals = {"play 1 steal 1 from 2", "play 1 steal 1+1 from 2"}
    assert legal(table, "play 1 ") == {"play 1", *steals}
    play(table, "play 1 steal 1+1 from 2")
    assert (face_up(table, 1), face_up(table, 2)) == ("1+1", "1")


def test_A5_identical_tokens_of_one_victim_are_one_move() -> None:
    table = position(face_up={2: "2 2"}, hands={1: HAND})
    assert legal(table, "play 2 ") == {"play 2", "play 2 steal 2 from 2"}
    play(table, "play 2 steal 2 from 2")
    assert (face_up(table, 1), face_up(table, 2)) == ("2", "2")


def test_A5_thief_may_decline() -> None:
    table = position(face_up={2: "4"}, hands={1: HAND})
    events = play(table, "play 4")
    assert events[:2] == (e.CardPlayed(1, "4"), e.NothingTaken(1))
    assert (face_up(table, 1), face_up(table, 2), table.seat) == ("", "4", 2)


def test_A5_nobody_steals_from_oneself() -> None:
    table = position(face_up={1: "2 4", 3: "2"}, hands={1: HAND})
    assert legal(table, "play 2 ") == {"play 2", "play 2 steal 2 from 3"}
    assert legal(table, "play 4 ") == {"play 4"}
    with pytest.raises(IllegalMove):
        play(table, "play 4 steal 4 from 1")


@pytest.mark.parametrize("heist", [2, 3, 4])
def test_A5_nobody_steals_the_loot_of_earlier_heists(heist: int) -> None:
    earlier = {past: {2: "4", 3: "rest"} for past in range(1, heist)}
    table = position(heist=heist, loot=earlier, face_up={1: "4"}, hands={1: HAND})
    assert loot(table, 2) == " ".join(["4"] * (heist - 1))
    assert legal(table, "play 4 ") == {"play 4"}
    with pytest.raises(IllegalMove):
        play(table, "play 4 steal 4 from 2")


def test_A5_number_card_takes_no_other_number() -> None:
    table = position(face_up={2: "3"}, hands={1: "0 3 4 4 4"})
    assert legal(table, "play 0 ") == {"play 0 take 0+2"}
    assert legal(table, "play 3 ") == {"play 3", "play 3 steal 3 from 2"}


def test_A6_boss_card_takes_the_boss_from_the_middle() -> None:
    table = position(hands={1: "boss 0 1 2 3"})
    assert legal(table, "play boss ") == {"play boss take boss"}
    assert e.TokenTaken(1, Token("boss", 0)) in play(table, "play boss take boss")
    assert (face_up(table, 1), middle(table)) == ("boss", "0+2 1+1 1 2 2 3 4 5")


def test_A6_boss_card_steals_the_boss_or_declines() -> None:
    table = position(face_up={3: "boss 5"}, hands={1: "boss 0 1 2 3"})
    assert legal(table, "play boss ") == {"play boss", "play boss steal boss from 3"}
    play(table, "play boss steal boss from 3")
    assert (face_up(table, 1), face_up(table, 3)) == ("boss", "5")


def test_A6_boss_card_does_nothing_for_the_boss_holder() -> None:
    table = position(face_up={1: "boss"}, hands={1: "boss 0 1 2 3"})
    assert legal(table, "play boss ") == {"play boss"}
    assert e.NothingTaken(1) in play(table, "play boss")
    assert face_up(table, 1) == "boss"


def test_A6_the_dog_protects_the_boss_too() -> None:
    table = position(dog=3, face_up={3: "boss"}, hands={1: "boss 0 1 2 3"})
    play(table, "play boss steal boss from 3")
    assert (table.seat, legal(table)) == (3, {"give token", "give dog"})


def test_A7_greedy_thief_takes_any_token_from_the_middle() -> None:
    tokens = ["0+2", "1+1", "1", "2", "3", "4", "5", "boss"]
    table = position(hands={1: "thief 0 1 2 3"})
    assert legal(table, "play thief ") == {f"play thief take {token}" for token in tokens}
    for token in tokens:
        taken = table.copy()
        play(taken, f"play thief take {token}")
        assert face_up(taken, 1) == token
        assert sorted([*middle(taken).split(), token]) == sorted(middle(table).split())


def test_A7_greedy_thief_never_takes_from_a_player() -> None:
    table = position(middle="5", face_up={2: "rest"}, hands={1: "thief 0 1 2 3"})
    assert legal(table, "play thief ") == {"play thief take 5"}
    for token in ("4", "boss"):
        with pytest.raises(IllegalMove):
            play(table, f"play thief steal {token} from 2")


def test_A7_greedy_thief_does_not_take_the_dog() -> None:
    table = position(hands={1: "thief 0 1 2 3"})
    play(table, "play thief take 5")
    assert look(table).dog is None


def test_A8_guard_dog_card_takes_the_dog_from_the_middle() -> None:
    table = position(hands={1: "dog 0 1 2 3"})
    before = middle(table)
    assert legal(table, "play dog ") == {"play dog"}
    assert e.DogTaken(1, None) in play(table, "play dog")
    assert [seat.has_dog for seat in look(table).seats] == [True, False, False]
    assert (look(table).dog, middle(table), table.seat) == (1, before, 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_A8_guard_dog_card_takes_the_dog_from_its_holder(players: int) -> None:
    for holder in range(2, players + 1):
        table = position(players, dog=holder, face_up={holder: "5"}, hands={1: "dog 0 1 2 3"})
        assert e.DogTaken(1, holder) in play(table, "play dog")
        # The holder is not asked and loses nothing else.
        assert (look(table).dog, face_up(table, holder), table.seat) == (1, "5", 2)


def test_A8_guard_dog_card_does_nothing_for_the_holder() -> None:
    table = position(dog=1, hands={1: "dog 0 1 2 3"})
    events = play(table, "play dog")
    assert events[:2] == (e.CardPlayed(1, "dog"), e.NothingTaken(1))
    assert (look(table).dog, table.seat) == (1, 2)


THIEF_AND_HOLDER = [
    (players, thief, holder)
    for players in PLAYERS
    for thief, holder in permutations(range(1, players + 1), 2)
]


@pytest.mark.parametrize(("players", "thief", "holder"), THIEF_AND_HOLDER)
def test_A9_the_dogs_holder_chooses(players: int, thief: int, holder: int) -> None:
    table = position(players, turn=thief, dog=holder, face_up={holder: "4 5"}, hands={thief: HAND})
    events = play(table, f"play 4 steal 4 from {holder}")
    assert events == (e.CardPlayed(thief, "4"), e.TokenWanted(thief, holder, Token("4", 0)))
    view = look(table)
    assert (view.deciding, view.turn, view.wanted) == (holder, thief, Token("4", 0))
    assert legal(table) == {"give token", "give dog"}
    # Nothing is handed over yet, and the thief has not refilled.
    assert (face_up(table, thief), face_up(table, holder), view.dog) == ("", "4 5", holder)
    assert hand(table, thief) == "0 1 2 3"
    assert view.seats[thief - 1].cards == 4


@pytest.mark.parametrize(("players", "thief", "holder"), THIEF_AND_HOLDER)
def test_A9_the_holder_hands_over_the_token(players: int, thief: int, holder: int) -> None:
    table = position(players, turn=thief, dog=holder, face_up={holder: "4 5"}, hands={thief: HAND})
    events = play(table, f"play 4 steal 4 from {holder}", "give token")
    assert events[0] == e.TokenStolen(thief, holder, Token("4", 0))
    assert (face_up(table, thief), face_up(table, holder)) == ("4", "5")
    assert look(table).dog == holder
    assert_turn_went_on(table, thief, events[1:])


@pytest.mark.parametrize(("players", "thief", "holder"), THIEF_AND_HOLDER)
def test_A9_the_holder_hands_over_the_dog_instead(players: int, thief: int, holder: int) -> None:
    table = position(players, turn=thief, dog=holder, face_up={holder: "4 5"}, hands={thief: HAND})
    events = play(table, f"play 4 steal 4 from {holder}", "give dog")
    assert events[0] == e.DogGiven(holder, thief)
    assert (face_up(table, thief), face_up(table, holder)) == ("", "4 5")
    assert look(table).dog == thief
    assert_turn_went_on(table, thief, events[1:])


def assert_turn_went_on(table: Table, thief: int, events: tuple[Event, ...]) -> None:
    """The thief refilled, and play went on to the left of the thief, not of the dog's holder."""
    assert [type(event) for event in events] == [e.CardDrawn]
    assert [seat.cards for seat in look(table).seats] == [5] * table.seats
    left = thief % table.seats + 1
    view = look(table)
    assert (view.deciding, view.turn, view.wanted) == (left, left, None)


def test_A9_the_chosen_one_of_several_tokens_is_handed_over() -> None:
    table = position(dog=2, face_up={2: "1 1+1"}, hands={1: HAND})
    play(table, "play 1 steal 1+1 from 2", "give token")
    assert (face_up(table, 1), face_up(table, 2)) == ("1+1", "1")


def test_A9_the_dog_protects_its_holder_only() -> None:
    table = position(dog=3, face_up={2: "2", 3: "2"}, hands={1: HAND})
    play(table, "play 2 steal 2 from 2")
    assert (table.seat, face_up(table, 1), look(table).dog) == (2, "2", 3)


def test_A9_the_thiefs_own_dog_changes_nothing() -> None:
    table = position(dog=1, face_up={2: "4"}, hands={1: HAND})
    play(table, "play 4 steal 4 from 2")
    assert (table.seat, face_up(table, 1), look(table).dog) == (2, "4", 1)


def test_A9_nobody_is_asked_when_the_thief_declines() -> None:
    table = position(dog=2, face_up={2: "4"}, hands={1: HAND})
    play(table, "play 4")
    assert (table.seat, look(table).turn, face_up(table, 2)) == (2, 2, "4")


def test_A9_the_dog_protects_against_each_theft_until_it_is_handed_over() -> None:
    hands = {1: "4 0 1 2 3", 2: "4 0 1 2 3"}
    table = position(dog=3, face_up={3: "4"}, hands=hands)
    play(table, "play 4 steal 4 from 3", "give dog", "play 4 steal 4 from 3")
    # Seat 1 has the dog now: seat 3 has no choice any more.
    assert (face_up(table, 2), look(table).dog, table.seat) == ("4", 1, 3)
