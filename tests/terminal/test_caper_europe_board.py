"""Caper: Europe in the terminal: what is shown, at which size, and that it can be played."""

import random
from collections.abc import Iterator
from itertools import count

import pytest
from msgspec.structs import replace
from rich.console import Console

import hideout
from hideout.games.caper_europe.catalogue import CITIES
from hideout.games.caper_europe.effects import Burn, EuropeEffect, Gain, Protect, Steal
from hideout.games.caper_europe.sentences import EuropeSentences
from hideout.games.caper_europe.values import EuropeView, PlaceView, SeatView, SideView, ThiefView
from hideout.games.heist.catalogue import in_city
from hideout.games.heist.effects import Launder
from hideout.kit.table import Table
from hideout.terminal.boards.caper_europe import BOARD
from hideout.terminal.boards.europe_icons import IconCards
from hideout.terminal.boards.europe_picture import track
from hideout.terminal.boards.heist_picture import GREEN, WHITE, Detail
from hideout.words import LANGUAGES, Words
from tests.terminal.driver import (
    NAMES,
    NEVER,
    SEAT,
    SMALL,
    USUAL_MOVES,
    assert_alike,
    assert_fits,
    assert_playable,
    assert_well_laid_out,
    match_at,
    seated,
)

WIDTH = 78
"""Of the board in a small terminal."""
MOST_LINES = 14
"""What leaves a small terminal the least lines of moves, with a notice above them."""


def look(table: Table) -> EuropeView:
    view = table.view(SEAT)
    assert isinstance(view, EuropeView)
    return view


def speak(table: Table, language: str = "en") -> EuropeSentences:
    sentences = table.game.sentences(Words(language), table.catalogue, NAMES)
    assert isinstance(sentences, EuropeSentences)
    return sentences


def draw(view: EuropeView, table: Table, detail: Detail, language: str = "en") -> list[str]:
    console = Console(width=WIDTH, color_system=None)
    picture = BOARD.drawn(view, speak(table, language), table.options, detail).whole()
    return ["".join(part.text for part in line) for line in console.render_lines(picture)]


def random_positions(city: str = "paris") -> Iterator[Table]:
    """The positions of one game after another where the person decides."""
    for seed in count(1):
        table = hideout.deal("caper-europe", seed=seed, city=city)
        choose = random.Random(seed)
        while not table.is_over:
            if table.seat == SEAT:
                yield table
            moves = table.moves()
            cards = [move for move in moves if not str(move).startswith("discard")]
            table.play(choose.choice(cards or moves))


def late_table(city: str) -> Table:
    """Every thief is there, most gear, and there is much to choose from."""
    return next(
        table
        for table in random_positions(city)
        if look(table).round == 6 and len(table.moves()) > USUAL_MOVES
    )


def fullest_view(table: Table, language: str) -> EuropeView:
    """More than can ever lie there, with the longest names there are."""
    sentences, city = speak(table, language), str(table.options["city"])
    thieves, gear, locations = (
        sorted(
            (entry.id for entry in in_city(table.catalogue, section, city)),
            key=lambda card: len(sentences.card(card)),
            reverse=True,
        )
        for section in ("thieves", "gear", "locations")
    )
    crews = [
        tuple(ThiefView(thief, tuple(gear[:3])) for thief in thieves[first : first + 3])
        for first in (0, 3, 6, 9)
    ]
    places = (
        PlaceView(locations[0], crews[0], crews[1], 4, (2, 1, 1)),
        PlaceView(locations[1], crews[2], crews[3], -3, (1, 2, 1)),
        PlaceView(locations[2], (), (), 0, (1, 1, 2)),
    )
    side = SideView(5, 5, (2, 2, 2), 88, (*gear, *gear))
    hands = SeatView(1, tuple(gear[:6])), SeatView(2, tuple(gear[:5]))
    return replace(look(table), round=6, places=places, sides=(side, side), seats=hands)


async def test_enter_plays_the_whole_game_up_to_the_ledger() -> None:
    await assert_playable(match_at(hideout.deal("caper-europe", seed=7, city="barcelona")))


@pytest.mark.parametrize(("city", "language"), list(zip(CITIES, LANGUAGES, strict=True)))
async def test_a_full_table_fits(city: str, language: str) -> None:
    await assert_fits(match_at(late_table(city)), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", CITIES)
def test_the_longest_names_leave_room_for_moves(city: str, language: str) -> None:
    table = hideout.deal("caper-europe", seed=1, city=city)
    view = fullest_view(table, language)
    assert len(draw(view, table, Detail.BARE, language)) <= MOST_LINES


def test_the_picture_tells_what_the_view_tells() -> None:
    table = hideout.deal("caper-europe", seed=1, city="paris")
    banker = ThiefView("banker", ("skeleton-key", "simple-disguise"))
    view = replace(
        look(table),
        supply=3,
        places=(
            PlaceView("louvre", (banker,), (ThiefView("mime", ()),), 3, (2, 0, 1)),
            PlaceView("gala", (), (), -1, (0, 0, 0)),
            PlaceView("yacht", (), (), 0, (0, 4, 0)),
        ),
        sides=(
            SideView(2, 1, (0, 2, 1), 12, ("dame", "wheels")),
            SideView(5, 0, (0, 0, 0), 7, ()),
        ),
        seats=(SeatView(1, ("blazeblaster", "blazeblaster")), SeatView(2, ("saint", None))),
    )
    shown = {detail: " ".join(" ".join(draw(view, table, detail)).split()) for detail in Detail}
    for detail, texts in {
        Detail.TIGHT: (
            "Paris · Round 1 of 6: thieves · Ada starts · Bank: 3",
            "Green: Bruno 5¢ 7★ [T +",
            "[?]",
            "1 Mime ···",
            "1 The Louvre 3★ 2★/▣ │ 2",
            "△21··|··(1)2▼ ◆2 Ω1 │ ▲21·(·)|··12▽ │ △21··(|)··12▽ ▣4",
            "1 Banker [Y][P]·",
            "▶ White: Ada (you) 2¢ 12★ ▣2 Ω1 £1 ↓2",
            "[R Blazeblaster -2 ✗]x2",
        ),
        Detail.BARE: ("[R -2 ✗]x2",),
        Detail.LETTERS: (
            "[T Saint +",
            "Bank: 3 coins",
            "2 coins 12 points 2 paintings 1 antique 1 laundered coin Discards: 2",
        ),
        Detail.WORDS: ("[Y] Skeleton [P] Simple",),
        Detail.NAMES: (
            "White +3 │",
            "Green +1 │",
            "2 diamonds, 1 antique",
            "[P] Simple Disguise",
        ),
        Detail.SENTENCES: ("Who wins it: 3 points. 2",),
    }.items():
        for text in texts:
            assert text in shown[detail]
    assert shown[Detail.TIGHT].index("Mime ···") < shown[Detail.TIGHT].index("1 The Louvre")


@pytest.mark.parametrize(
    ("tracker", "below", "text"),
    [
        (0, WHITE, "△21··(|)··12▽"),
        (1, WHITE, "△21··|(·)·12▼"),
        (4, WHITE, "△21··|··1(2)▼"),
        (4, GREEN, "▲(2)1··|··12▽"),
        (-3, WHITE, "▲2(1)··|··12▽"),
        (-2, GREEN, "△21··|·(·)12▼"),
    ],
)
def test_the_track_runs_from_the_crew_above_to_the_one_below(
    tracker: int, below: int, text: str
) -> None:
    assert track(tracker, below).plain == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Gain("caper"), "»"),
        (Gain("coin", 4), "4¢"),
        (Gain("point", 2, per=("city", "gear")), "2★/O□"),
        (Gain("point", 2, per=("painting",)), "2★/▣"),
        (Gain("point", per=("good",), eye="green"), "◉G:★/◈"),
        (Gain("point", 2, if_won=True), "⚑2★"),
        (Gain("point", per=("yellow",), whose="theirs"), "★/Y○"),
        (Gain("point", per=("purple",), whose="both"), "★/P◑"),
        (Gain("caper", per=("thief",), whose="discards"), "»/T↓"),
        (Gain("caper", per=("laundered-coin",)), "»/£"),
        (Steal("antique"), "+Ω"),
        (Burn(), "✗"),
        (Protect("red"), "✓R"),
        (Launder(), "+£"),
    ],
)
def test_every_effect_has_a_sign(effect: EuropeEffect, text: str) -> None:
    table = hideout.deal("caper-europe", seed=1, city="barcelona")
    assert IconCards(speak(table), "barcelona").effect(effect).plain == text


@pytest.mark.parametrize("phase", ["steal", "burn", "return"])
async def test_choices_are_made_with_the_keyboard(phase: str) -> None:
    table = next(table for table in random_positions() if look(table).phase == phase)
    match = match_at(table)
    async with seated(match, size=SMALL, pace=NEVER) as driver:
        sitting = driver.app.sitting
        first = table.moves()[0]
        assert_well_laid_out(driver)
        assert sitting.sentences.prompt(look(table)) in driver.text("#status")
        assert sitting.sentences.move(first) in driver.text("#moves")
        assert sitting.preview(first)[0] in driver.text("#effect")
        await driver.press("enter")
        assert match.turns[-1].move == first


async def test_what_others_hold_changes_nothing_on_the_screen() -> None:
    table = next(table for table in random_positions() if None in look(table).seats[1].hand)
    worlds = [table.imagined(SEAT, seed) for seed in range(1, 5)]
    assert len({str(world.view(GREEN)) for world in worlds}) > 1
    await assert_alike([match_at(world) for world in worlds])


async def test_the_cards_are_told_whole() -> None:
    table = late_table("rome")
    view = look(table)
    thieves = [thief for place in view.places for thief in (*place.white, *place.green)]
    ids = {card for thief in thieves for card in (thief.card, *thief.gear)}
    ids |= {place.location for place in view.places}
    async with seated(match_at(table), size=(140, 120), pace=NEVER) as driver:
        text = await driver.press("c")
        for explanations in driver.app.sitting.sentences.explanations().values():
            for name, sentence, entry in explanations:
                if getattr(entry, "id", "") in ids:
                    assert name in text
                    assert sentence[:40] in text


@pytest.mark.parametrize("city", CITIES)
async def test_help_explains_the_cards_and_icons_of_this_city_only(city: str) -> None:
    match = match_at(hideout.deal("caper-europe", seed=1, city=city))
    async with seated(match, size=(140, 220), pace=NEVER) as driver:
        text = await driver.press("question_mark")
        sentences = driver.app.sitting.sentences
        for explanations in sentences.explanations().values():
            for name, sentence, entry in explanations:
                is_here = getattr(entry, "city", None) in (None, city)
                assert (f"{name} " in text and sentence in text) or not is_here
                assert is_here or f"{name} " not in text
        for icon, cities in {
            "+£ At once: launder": "london",
            "◉G:": "barcelona",
            "⚑2★ If": "rome",
        }.items():
            assert (icon in text) == (city == cities)
