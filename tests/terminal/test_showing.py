"""What the screen shows, to whom, at which size, and in which language."""

import pytest
from rich.color import ColorType

from hideout.games.art_robbery.values import ArtView
from hideout.kit.outcome import outcome as outcome_of
from hideout.kit.table import Table
from hideout.match.match import Match, Player
from hideout.words import LANGUAGES
from tests.support.art_robbery import position
from tests.terminal.driver import (
    LARGE,
    NAMES,
    NEVER,
    SEAT,
    SMALL,
    assert_well_laid_out,
    deal_match,
    match_at,
    seated,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_nothing_is_cut_or_overlaps(size: tuple[int, int], language: str) -> None:
    async with seated(deal_match(players=5), size=size, language=language) as driver:
        for _ in range(6):
            await driver.play_on(1)
            assert_well_laid_out(driver)


async def test_the_widest_table_fits_into_80_columns() -> None:
    match = match_at(
        position(
            5,
            heist=4,
            turn=SEAT,
            dog=2,
            face_up={2: "0+3 1+2 1+1 2+1 2+1 4 boss"},
            hands={1: "dog thief thief thief thief"},
        )
    )
    async with seated(match, size=SMALL) as driver:
        assert_well_laid_out(driver)
        lines = "\n".join(driver.lines())
        assert lines.count("[Greedy thief]") == 4
        for piece in ("<Dog>", "(0•••)", "(1••)", "(Boss)", "(3)", "(5)"):
            assert piece in lines


async def test_a_long_name_is_folded() -> None:
    match = match_at(position(2, turn=SEAT))
    name = "Maximiliane-Charlotte von Hohenstein"
    match.players = (Player(name, None), match.players[1])
    async with seated(match, size=SMALL) as driver:
        assert_well_laid_out(driver)
        board = driver.text("#board")
        for part in ("Maximiliane", "Hohenstein", "Points Alibis Loot Face up"):
            assert part in board


async def test_the_log_stands_beside_the_board_where_there_is_room() -> None:
    async with seated(deal_match(), size=LARGE) as driver:
        board, log = (driver.app.screen.query_one(panel).region for panel in ("#board", "#history"))
        assert log.x >= board.right
        await driver.pilot.resize_terminal(*SMALL)
        await driver.pilot.pause()
        assert_well_laid_out(driver)


async def test_the_board_shows_what_the_view_tells() -> None:
    match = match_at(
        position(3, turn=SEAT, dog=2, face_up={2: "0+2 5", 3: "3"}, hands={1: "0 1 boss dog thief"})
    )
    async with seated(match, size=SMALL) as driver:
        text = driver.text()
        for said in (
            "Heist 1 of 4: Sketches",
            "Draw pile: 40",
            "Discards: 0",
            "Middle (1•) (1) (2) (2) (4) (Boss) Player",
            "▶ Ada (you) 0 0 !few 0",
            "Bruno 5 2 0 <Dog> (0••) (5)",
            "Cleo 3 0 !few 0 (3)",
            "[0] [1] [Boss] [Guard dog] [Greedy thief]",
        ):
            assert said in text


async def test_the_dog_in_the_middle_stands_there() -> None:
    async with seated(match_at(position(2, turn=SEAT)), size=SMALL) as driver:
        assert "(Boss) <Dog>" in driver.text("#board")


async def test_help_explains_every_card_token_and_mark() -> None:
    async with seated(match_at(position(2, turn=SEAT)), size=(120, 120)) as driver:
        text = await driver.press("question_mark")
        for explanations in driver.app.sitting.sentences.explanations().values():
            for explanation in explanations:
                assert explanation.sentence in text
        assert "[Greedy thief] Take any one token from the middle" in text
        assert "(0••) Worth 0 points. Gives 2 alibis." in text
        assert "Each dot on a token is an alibi." in text
        assert "Your turn" in await driver.press("escape")


async def test_the_ledger_shows_every_point_at_any_time() -> None:
    match = match_at(position(3, turn=SEAT, face_up={2: "0+2 5", 3: "3"}))
    async with seated(match, size=SMALL) as driver:
        sentences = driver.app.sitting.sentences
        outcome = outcome_of(match.table.standings())
        await driver.press("l")
        assert f"If the game ended now: {sentences.outcome(outcome)}" in driver.text("#outcome")
        for standing, account in zip(outcome.standings, driver.accounts(), strict=True):
            assert account.startswith(sentences.standing(standing))
            for line in match.table.ledger():
                said = f"{line.points:+d} {sentences.ledger_line(line)}"
                assert (said in account) == (line.seat == standing.seat)
        assert "Your turn" in await driver.press("l")


async def test_an_open_ledger_stays_up_to_date() -> None:
    match = match_at(position(2, turn=2, hands={2: "5 5 5 5 5"}))
    async with seated(match, pace=NEVER) as driver:
        table = driver.app.screen
        assert "+5" not in await driver.press("l")
        await table.run_action("hurry")
        await driver.until(lambda: len(match.turns) == 1)
        assert "+5" in driver.text()


async def test_the_log_tells_what_happened_newest_last() -> None:
    match = match_at(position(2, turn=SEAT, hands={1: "5 5 5 5 5"}))
    async with seated(match, size=SMALL, pace=NEVER) as driver:
        drawn = match.table.copy().play(match.table.moves()[0])[-1]
        await driver.press("enter")
        said = driver.app.sitting.sentences.event(drawn)
        expected = f"Ada plays 5. Ada takes 5 from the middle. {said}"
        assert driver.text("#history").endswith(expected)


async def test_the_log_scrolls_back_with_the_keyboard() -> None:
    async with seated(deal_match(), size=SMALL) as driver:
        await driver.play_on(4)
        assert "Each player is dealt 5 cards." not in driver.text()
        assert "Each player is dealt 5 cards." in await driver.press("tab", "home")


def imagined(match: Match, seed: int) -> Match:
    """The same match in another world that agrees with what the person knows."""
    twin = match_at(match.table.copy())
    twin.table._tables = match.table.sight(SEAT).imagine(seed)
    twin.turns = list(match.turns)
    return twin


def hidden(table: Table) -> list[object]:
    views = [table.view(seat) for seat in range(2, table.seats + 1)]
    return [(view.hand, view.seats) for view in views if isinstance(view, ArtView)]


@pytest.mark.parametrize("loot", ["shown", "hidden"])
async def test_what_others_hold_changes_nothing_on_the_screen(loot: str) -> None:
    match = deal_match(players=4, seed=3, loot=loot)
    for _ in range(30):
        match.play(match.table.moves()[0])
    while match.table.seat != SEAT:
        match.play(match.table.moves()[0])
    screens = []
    worlds = [imagined(match, seed) for seed in (1, 2, 3)]
    assert hidden(worlds[0].table) != hidden(worlds[1].table)
    for world in worlds:
        async with seated(world, size=(120, 60), pace=NEVER) as driver:
            table, ledger = driver.text(), await driver.press("l")
            screens.append((table, ledger))
    assert screens[0] == screens[1] == screens[2]


async def test_hidden_loot_keeps_the_ledger_closed() -> None:
    table = position(2, turn=SEAT, heist=2, loot={1: {1: "4 boss", 2: "rest"}}, option="hidden")
    async with seated(match_at(table)) as driver:
        text = await driver.press("l")
        assert "Some points are hidden from you until the game is over." in text
        assert "Sum" not in text


async def test_the_log_never_names_a_card_another_draws() -> None:
    match = deal_match(players=3)
    async with seated(match, size=(80, 200)) as driver:
        await driver.play_on(6)
        text = driver.text("#history")
        for name in NAMES[1:3]:
            assert f"{name} draws a card." in text
            assert text.count(f"{name} draws a card.") == text.count(f"{name} draws")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_screen_opens_in_every_language(language: str) -> None:
    async with seated(deal_match(), language=language, size=SMALL) as driver:
        await driver.play_on(1)
        table = driver.app.screen
        for key in ("question_mark", "l", "q"):
            await driver.press(key)
            assert driver.app.screen is not table
            await driver.press("escape")
            assert driver.app.screen is table


async def test_without_colour_nothing_is_coloured_and_the_choice_still_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with seated(match_at(position(2, turn=SEAT))) as driver:
        segments = [
            segment
            for strip in driver.app.screen._compositor.render_strips()
            for segment in strip
            if segment.style is not None
        ]
        for _, style, _ in segments:
            for colour in (style.color, style.bgcolor) if style else ():
                assert colour is None or colour.type is ColorType.DEFAULT
        assert "> 1 Play" in driver.text("#moves")
        await driver.press("down")
        assert "> 2 Play" in driver.text("#moves")
        assert "> 1 Play" not in driver.text("#moves")
