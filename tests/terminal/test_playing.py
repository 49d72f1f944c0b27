"""What a person does at the table: choosing, playing, taking back, leaving."""

import threading

import pytest

from hideout.bots.random_bot import RandomBot
from hideout.errors import HideoutError
from hideout.match.match import Match
from hideout.terminal.leave import LeaveScreen
from hideout.terminal.moves import MoveList
from tests.support.art_robbery import position
from tests.terminal.driver import NEVER, PATIENCE, SEAT, deal_match, match_at, seated


def dog_holder_has_a_4() -> Match:
    return match_at(position(2, turn=SEAT, dog=2, face_up={2: "4"}, hands={1: "0 1 2 3 4"}))


def one_move_before_the_end() -> Match:
    return match_at(
        position(2, heist=4, turn=SEAT, middle="3", face_up={2: "rest"}, hands={1: "3 3 3 3 3"})
    )


async def test_it_starts_with_what_to_do_and_the_legal_moves() -> None:
    match = match_at(position(3, turn=SEAT, hands={1: "0 1 2 3 4"}))
    async with seated(match) as driver:
        assert "Your turn: play a card." in driver.text("#status")
        text = driver.text("#moves")
        for number, move in enumerate(match.table.moves(), start=1):
            assert f"{number} {driver.app.sitting.sentences.move(move)}" in text


async def test_enter_plays_the_whole_game_up_to_the_ledger() -> None:
    match = deal_match(players=4)
    async with seated(match) as driver:
        text = await driver.play_to_the_end()
        outcome = match.table.outcome()
        assert outcome is not None
        assert driver.app.sitting.sentences.outcome(outcome) in text
        for standing in outcome.standings:
            assert driver.app.sitting.sentences.standing(standing) in text


async def test_the_effect_of_the_chosen_move_is_shown_before_it_is_played() -> None:
    match = match_at(position(2, turn=SEAT, hands={1: "0 1 2 3 4"}))
    async with seated(match) as driver:
        before = match.table.state_bytes()
        await driver.press("down")
        said = "Ada plays 1. Ada takes 1 (1 alibi) from the middle. Ada draws a card."
        assert said in driver.text("#effect")
        assert match.table.state_bytes() == before


async def test_digits_choose_a_move_and_enter_plays_it() -> None:
    match = match_at(position(2, turn=SEAT, hands={1: "3 4 5 thief thief"}))
    async with seated(match, pace=NEVER) as driver:
        moves = driver.app.screen.query_one(MoveList)
        expected = match.table.moves()
        assert len(expected) >= 10
        await driver.press("1", "0")
        assert moves.move == expected[9]
        await driver.press("2")
        assert moves.move == expected[1]
        await driver.press("enter")
        assert [turn.move for turn in match.turns] == [expected[1]]


async def test_a_number_without_a_move_changes_nothing() -> None:
    match = match_at(position(2, turn=SEAT, hands={1: "3 3 3 4 4"}))
    async with seated(match) as driver:
        await driver.press("9", "0")
        assert driver.app.screen.query_one(MoveList).highlighted == 0


async def test_a_second_enter_does_not_play_for_another() -> None:
    match = match_at(position(2, turn=SEAT))
    async with seated(match, pace=NEVER) as driver:
        await driver.press("enter", "enter")
        assert len(match.turns) == 1


async def test_the_first_click_chooses_and_the_second_plays() -> None:
    match = match_at(position(2, turn=SEAT, hands={1: "1 2 3 4 5"}))
    async with seated(match, pace=NEVER) as driver:
        expected = match.table.moves()[2]
        await driver.click("#moves", 8, 3)
        assert driver.app.screen.query_one(MoveList).move == expected
        assert not match.turns
        await driver.click("#moves", 8, 3)
        assert [turn.move for turn in match.turns] == [expected]


async def test_the_keys_below_can_be_clicked() -> None:
    async with seated(match_at(position(2, turn=SEAT))) as driver:
        await driver.click(".keys", driver.lines()[-1].index("Help"), 0)
        assert "Greedy thief" in driver.text()


async def test_space_does_not_wait_for_a_bot() -> None:
    match = match_at(position(2, turn=2))
    async with seated(match, pace=NEVER) as driver:
        assert not match.turns
        await driver.press("space")
        await driver.until(lambda: len(match.turns) == 1)
        assert "Your turn: play a card." in driver.text()


async def test_undo_says_that_nothing_was_played_and_keeps_the_choice() -> None:
    async with seated(match_at(position(2, turn=SEAT))) as driver:
        assert "You have not played yet" in await driver.press("down", "u")
        assert driver.app.screen.query_one(MoveList).highlighted == 1


async def test_undo_says_that_a_card_was_shown() -> None:
    async with seated(match_at(position(2, turn=SEAT)), pace=NEVER) as driver:
        await driver.press("enter")
        assert "Your move showed something hidden" in await driver.press("u")
        assert len(driver.match.turns) == 1


async def test_a_steal_from_the_dogs_holder_can_be_taken_back_until_it_is_answered() -> None:
    match = dog_holder_has_a_4()
    before = match.table.state_bytes()
    steal = match.table.parse_move("play 4 steal 4 from 2")
    async with seated(match, pace=NEVER) as driver:
        await driver.press(str(match.table.moves().index(steal) + 1))
        assert "u takes back: Play 4: steal 4 from Bruno" in await driver.press("enter")
        assert "Taken back: Play 4: steal 4 from Bruno" in await driver.press("u")
        assert match.table.state_bytes() == before
        assert not match.turns
        # The bot that was about to answer is not asked any more.
        await driver.press("space")
        assert match.table.state_bytes() == before


async def test_an_answered_steal_stands() -> None:
    match = dog_holder_has_a_4()
    steal = match.table.parse_move("play 4 steal 4 from 2")
    async with seated(match, pace=NEVER) as driver:
        await driver.press(str(match.table.moves().index(steal) + 1), "enter", "space")
        await driver.until(lambda: len(match.turns) == 2)
        assert "Somebody else has acted since" in await driver.press("u")


async def test_leaving_a_game_asks_first() -> None:
    async with seated(match_at(position(2, turn=SEAT))) as driver:
        assert "Leave the table?" in await driver.press("q")
        await driver.press("enter")
        assert driver.app.is_running
        assert not isinstance(driver.app.screen, LeaveScreen)
        await driver.press("q", "down", "enter")
        assert not driver.app.is_running


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
async def test_leaving_twice_leaves(key: str) -> None:
    async with seated(match_at(position(2, turn=SEAT))) as driver:
        await driver.press(key)
        assert driver.app.is_running
        await driver.press(key)
        assert not driver.app.is_running


async def test_a_bot_that_still_thinks_does_not_play_after_leaving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    is_left = threading.Event()
    is_done = threading.Event()

    def think(*_: object) -> int:
        is_left.wait(PATIENCE)
        is_done.set()
        return 0

    monkeypatch.setattr(RandomBot, "choose", think)
    match = match_at(position(2, turn=2))
    async with seated(match) as driver:
        await driver.press("q", "q")
        assert not driver.app.is_running
        is_left.set()
    assert is_done.wait(PATIENCE)
    assert not match.turns


async def test_after_the_end_there_is_a_new_game() -> None:
    match = one_move_before_the_end()
    async with seated(match, another=lambda: deal_match(players=2)) as driver:
        assert "n New game" in await driver.play_to_the_end()
        await driver.press("n")
        await driver.until_mine()
        assert driver.match is not match
        assert "Your turn: play a card." in driver.text("#status")


async def test_where_there_is_no_other_game_none_is_offered() -> None:
    match = one_move_before_the_end()
    async with seated(match) as driver:
        assert "New game" not in await driver.play_to_the_end()
        await driver.press("n")
        assert driver.match is match


async def test_after_the_end_the_table_can_be_looked_at_and_left() -> None:
    async with seated(one_move_before_the_end()) as driver:
        await driver.play_to_the_end()
        assert "The game is over." in await driver.press("escape")
        await driver.press("q")
        assert not driver.app.is_running


@pytest.mark.parametrize("turn", [SEAT, 2])
async def test_an_error_ends_the_app_and_is_handed_on(
    turn: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = HideoutError("the disk is full")

    def fail(*_: object, **__: object) -> None:
        raise problem

    match = match_at(position(2, turn=turn))
    monkeypatch.setattr(match, "play", fail)
    async with seated(match) as driver:
        await driver.press("enter")
        await driver.until(lambda: not driver.app.is_running)
    assert driver.app.return_value is problem
