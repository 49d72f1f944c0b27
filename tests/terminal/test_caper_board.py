"""Caper in the terminal: what each seat is shown, at which size, and that it can be played."""

import pytest
from rich.color import ColorType
from rich.console import Console
from rich.text import Text

import hideout
from hideout.games.caper.catalogue import CITIES, LocationEntry
from hideout.games.caper.values import CaperView
from hideout.games.caper_europe.catalogue import CITIES as EUROPE_CITIES
from hideout.kit.table import Table
from hideout.match.match import Match, Player
from hideout.terminal import look
from hideout.terminal.boards.heist_cards import LETTERS
from hideout.terminal.boards.heist_picture import side_by_side
from hideout.words import LANGUAGES, Words
from tests.support.caper import position
from tests.terminal.driver import (
    LARGE,
    NEVER,
    SEAT,
    SMALL,
    assert_alike,
    assert_fits,
    assert_playable,
    assert_well_laid_out,
    match_at,
    seated,
)

MODES = ("two", "snitch", "teams")
SNITCH, LOOKOUT = 3, 4


def deal_caper(mode: str, city: str = "rome", seed: int = 7, seat: int = SEAT) -> Match:
    return match_at(hideout.deal("caper", seed=seed, city=city, mode=mode), seat)


def late_table(mode: str = "two") -> Table:
    """As full as a table gets: six thieves each, all equipped, with loot of every kind."""
    return position(
        "london",
        mode,
        at="british-museum tower-of-london picadilly-circus",
        white=(
            "auctioneer(helping-hand suction-scalers grappling-gun)"
            " bon-vivant(skeleton-key simple-disguise laundromatic)"
            " illusionist(plasma-cutter ~smoke-screen stealth-suit)",
            "smuggler(super-magnet simple-disguise) gentleman(blazeblaster) ~mime",
            "",
        ),
        green=(
            "conductor(skeleton-key helping-hand grappling-gun)"
            " colonel(skeleton-key simple-disguise laundromatic)"
            " cleaner(plasma-cutter smoke-screen briefcase)",
            "banker(suction-scalers) dame saint",
            "",
        ),
        laundered=(1, 1),
        coins=(2, 3),
        discards=("actress barber", "tourist skeleton-key"),
        round=6,
    )


@pytest.mark.parametrize("mode", MODES)
async def test_enter_plays_on_up_to_the_ledger(mode: str, full: bool) -> None:
    match = deal_caper(mode)
    # The games of three and four are longer, and the fuller half of the table says more.
    for _ in range(0 if full else {"two": 0, "snitch": 32, "teams": 64}[mode]):
        match.play(match.table.moves()[0])
    await assert_playable(match)


@pytest.mark.parametrize(("mode", "seat"), [("snitch", SNITCH), ("teams", LOOKOUT)])
async def test_the_snitch_and_a_lookout_play_too(mode: str, seat: int) -> None:
    match = deal_caper(mode, seat=seat)
    async with seated(match, seat=seat, size=LARGE) as driver:
        for _ in range(8):
            await driver.play_on(1)
            assert_well_laid_out(driver)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
async def test_the_fullest_table_fits(mode: str, language: str) -> None:
    await assert_fits(match_at(late_table(mode)), language)


async def test_a_small_board_shows_letters_and_a_large_one_names() -> None:
    table = position(
        "rome",
        at="vatican bank gala",
        white=("banker(skeleton-key ~utility-belt)", "", ""),
        green=("~mime", "colonel(smoke-screen)", ""),
        hands={1: "helping-hand simple-disguise simple-disguise", 2: "wheels blazeblaster"},
        coins=(2, 3),
        discards=("", "actress"),
    )
    async with seated(match_at(table), size=SMALL, pace=NEVER) as driver:
        text = driver.text("#board")
        for said in (
            "Caper · Rome · Round 2 of 6: gear · Bruno starts · Bank: 5 coins",
            "Green: Bruno 3 coins",
            "Discards: 1 [?]x2",
            "1 ✗Mime",
            "1 The Vatican",
            "2 The Bank",
            "White 0 = 0 Green",
            "White 0 < 1 Green ▲",
            "▶ White: Ada (you) 2 coins",
            "[P Simple Disguise 0]x2 [G Helping Hand -2]",
        ):
            assert said in text
        for size, said in (
            ((80, 20), "1 Banker [Y][✗]·"),
            ((80, 26), "[Y] Skeleton"),
            (LARGE, "[✗] Utility Belt"),
        ):
            await driver.pilot.resize_terminal(*size)
            await driver.pilot.pause()
            assert said in driver.text("#board"), size
        assert "Who wins it: 6 points." in driver.text("#board")


async def test_the_snitch_and_a_lookout_see_the_sides_named() -> None:
    for mode, seat, (above, below), own in (
        ("snitch", SNITCH, ("Mime", "Banker"), "Snitch: Cleo (you)"),
        ("teams", LOOKOUT, ("Banker", "Mime"), "Lookout: Dora (you)"),
    ):
        pile = 4 if mode == "snitch" else 0
        table = position("paris", mode, white=("banker",), green=("mime",), turn=seat, pile=pile)
        async with seated(match_at(table, seat), seat=seat, size=SMALL, pace=NEVER) as driver:
            text = driver.text("#board")
            assert text.index(above) < text.index("1 The Bank ") < text.index(below)
            assert text.index(below) < text.index(f"▶ {own}") < text.index("Your hand")


@pytest.mark.parametrize("mode", MODES)
async def test_what_others_hold_changes_nothing_on_the_screen(mode: str) -> None:
    match = deal_caper(mode, seed=3)
    for _ in range(20):
        match.play(match.table.moves()[0])
    while match.table.seat != SEAT or None not in others_hands(match.table):
        match.play(match.table.moves()[0])
    worlds = [match_at(match.table.imagined(SEAT, seed)) for seed in range(1, 5)]
    assert len({str(whole_hands(world.table)) for world in worlds}) > 1
    for world in worlds:
        world.turns = list(match.turns)
    await assert_alike(worlds)


def others_hands(table: Table) -> list[str | None]:
    view = table.view(SEAT)
    assert isinstance(view, CaperView)
    return [card for seat in view.seats if seat.seat != SEAT for card in seat.hand]


def whole_hands(table: Table) -> list[object]:
    views = [table.view(seat) for seat in range(1, table.seats + 1)]
    return [
        view.seats[view.seat - 1] for view in views if isinstance(view, CaperView) and view.seat
    ]


async def test_the_cards_are_told_whole() -> None:
    table = late_table()
    async with seated(match_at(table), size=(120, 100), pace=NEVER) as driver:
        text = await driver.press("c")
        sentences = driver.app.sitting.sentences
        ids = ids_on(table)
        for explanations in sentences.explanations().values():
            for name, sentence, entry in explanations:
                if getattr(entry, "id", "") in ids - {"smoke-screen", "mime"}:
                    assert name in text
                    assert sentence[:40] in text
        assert "[✗] Smoke Screen (flipped)" in text
        assert "[✗] The Mime (flipped)" in text
        assert "Your turn" in await driver.press("c")


def ids_on(table: Table) -> set[str]:
    view = table.view(SEAT)
    assert isinstance(view, CaperView)
    thieves = [thief for place in view.places for thief in (*place.white, *place.green)]
    gear = {gear.card for thief in thieves for gear in thief.gear}
    return gear | {thief.card for thief in thieves} | {place.location for place in view.places}


@pytest.mark.parametrize("city", CITIES)
async def test_help_explains_the_cards_of_this_city_only(city: str) -> None:
    async with seated(deal_caper("two", city), size=(140, 200), pace=NEVER) as driver:
        text = await driver.press("question_mark")
        for explanations in driver.app.sitting.sentences.explanations().values():
            for name, sentence, entry in explanations:
                is_here = getattr(entry, "city", None) in (None, city)
                sign = name if isinstance(entry, LocationEntry) else f"] {name}"
                assert (f"{sign} {sentence}" in text) == is_here


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", EUROPE_CITIES)
def test_no_two_colours_have_the_same_letter(city: str, language: str) -> None:
    say = Words(language).say
    colours = [colour for colour in LETTERS if colour == city or colour not in EUROPE_CITIES]
    assert len({say(LETTERS[colour]) for colour in colours}) == len(colours)


async def test_a_long_name_is_folded() -> None:
    match = match_at(late_table())
    name = "Maximiliane-Charlotte von Hohenstein"
    match.players = (Player(name, None), match.players[1])
    async with seated(match, size=SMALL, pace=NEVER) as driver:
        assert_well_laid_out(driver)
        assert f"White: {name} (you)" in driver.text("#board")


async def test_without_colour_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with seated(match_at(late_table()), size=SMALL, pace=NEVER) as driver:
        for strip in driver.app.screen._compositor.render_strips():
            for _, style, _ in strip:
                for colour in (style.color, style.bgcolor) if style else ():
                    assert colour is None or colour.type is ColorType.DEFAULT


def test_the_row_of_locations_is_a_band_in_the_colour_of_the_table() -> None:
    console = Console(width=40, color_system="truecolor", force_terminal=True)
    row = side_by_side([[Text("1 Bank")], [Text("2 Gala")]], "top", look.ON_TABLE)
    [line] = console.render_lines(row)
    assert all(part.style and part.style.bgcolor for part in line if part.text)
