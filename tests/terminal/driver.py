"""Plays in a terminal that exists only in memory."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import combinations

from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widget import Widget

import hideout
from hideout.kit.table import Table
from hideout.match.match import Match, Player
from hideout.terminal.app import TerminalApp
from hideout.terminal.ledger import LedgerScreen
from hideout.terminal.moves import MoveList
from hideout.words import Words

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")
SEAT = 1
SMALL = (80, 24)
LARGE = (120, 40)
PANELS = ("#board", "#status", "#moves", "#effect", "#history", ".keys")
SHOWN_WHOLE = ("#board", "#status", ".keys")
PATIENCE = 60.0
LEAST_MOVES = 3
"""How many lines of moves a small terminal shows, however full the table and long the words."""
USUAL_MOVES = 5
NEVER = 3600.0
"""A pace at which no bot moves before the test is over."""


def deal_match(players: int = 3, seed: int = 7, loot: str = "shown") -> Match:
    return match_at(hideout.deal("art-robbery", players=players, seed=seed, loot=loot))


def match_at(table: Table, seat: int = SEAT) -> Match:
    """A match that goes on from this table, with bots at all seats but this one."""
    names = enumerate(NAMES[: table.seats], start=1)
    return Match(
        table,
        tuple(Player(name, None if number == seat else "random") for number, name in names),
    )


class Driver:
    def __init__(self, app: TerminalApp, pilot: Pilot[Exception]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def match(self) -> Match:
        return self.app.sitting.match

    async def until(self, condition: Callable[[], bool]) -> None:
        give_up = time.monotonic() + PATIENCE
        while not condition():
            if self.app.return_value is not None:
                raise self.app.return_value
            assert time.monotonic() < give_up, "it does not happen"
            await self.pilot.pause(0.005)
        await self.pilot.pause()

    async def until_mine(self) -> None:
        """Until the person decides, or the game is over."""
        await self.until(lambda: self.match.table.seat in (self.app.sitting.seat, None))

    async def press(self, *keys: str) -> str:
        """Press keys; what the screen then says."""
        await self.pilot.press(*keys)
        await self.pilot.pause()
        return self.text()

    async def click(self, panel: str, x: int, y: int) -> None:
        await self.pilot.click(panel, offset=(x, y))
        await self.pilot.pause()

    async def play_on(self, moves: int) -> None:
        """Play the first move this many times, or until the game is over."""
        for _ in range(moves):
            await self.until_mine()
            if self.match.table.is_over:
                return
            await self.press("enter")
        await self.until_mine()

    async def play_to_the_end(self) -> str:
        while not self.match.table.is_over:
            await self.play_on(1)
        await self.until(lambda: isinstance(self.app.screen, LedgerScreen))
        return self.text()

    def lines(self) -> list[str]:
        return self._lines_of(self.app.screen)

    def text(self, panel: str | None = None) -> str:
        """What stands on the screen, or on one part of it, whatever line it stands on."""
        screen = self.app.screen
        return self._text_of(screen.query_one(panel) if panel else screen)

    def lines_of_moves(self) -> int:
        return self.app.screen.query_one(MoveList).scrollable_content_region.height

    def accounts(self) -> list[str]:
        """What the open ledger says of each seat."""
        return [self._text_of(account) for account in self.app.screen.query(".account")]

    def _text_of(self, widget: Widget) -> str:
        return " ".join(" ".join(self._lines_of(widget)).split())

    def _lines_of(self, widget: Widget) -> list[str]:
        region = widget.region
        strips = self.app.screen._compositor.render_strips()[region.y : region.bottom]
        return [strip.crop(region.x, region.right).text for strip in strips]


def assert_well_laid_out(driver: Driver) -> None:
    screen = driver.app.screen
    regions = [screen.query_one(panel).region for panel in PANELS]
    for panel, region in zip(PANELS, regions, strict=True):
        assert region.area > 0, f"{panel} is not there"
        assert screen.region.contains_region(region), f"{panel} leaves the screen"
    for one, other in combinations(regions, 2):
        assert not one.overlaps(other)
    for panel in SHOWN_WHOLE:
        widget = screen.query_one(panel)
        assert widget.virtual_size.height <= widget.size.height, f"{panel} is cut"
    for line in driver.lines():
        assert cell_len(line) == screen.size.width
        assert "…" not in line


async def assert_playable(match: Match) -> None:
    """Enter plays the whole game, in a small terminal, up to the ledger."""
    async with seated(match, size=SMALL) as driver:
        while not match.table.is_over:
            assert_well_laid_out(driver)
            assert driver.lines_of_moves() >= USUAL_MOVES
            await driver.play_on(1)
        text = await driver.play_to_the_end()
        outcome = match.table.outcome()
        assert outcome is not None
        assert driver.app.sitting.sentences.outcome(outcome) in text


async def assert_fits(match: Match, language: str) -> None:
    """A full table, in terminals small and large."""
    async with seated(match, size=SMALL, language=language, pace=NEVER) as driver:
        for size in (SMALL, (80, 40), (110, 24), LARGE, (200, 60)):
            await driver.pilot.resize_terminal(*size)
            await driver.pilot.pause()
            assert_well_laid_out(driver)
            assert driver.lines_of_moves() >= LEAST_MOVES


async def assert_alike(worlds: list[Match]) -> None:
    """What the person sees of the table and its cards is the same in all of these."""
    screens = []
    for world in worlds:
        async with seated(world, size=(120, 60), pace=NEVER) as driver:
            screens.append((driver.text(), await driver.press("c")))
    assert screens.count(screens[0]) == len(worlds)


@asynccontextmanager
async def seated(
    match: Match,
    *,
    seat: int = SEAT,
    language: str = "en",
    size: tuple[int, int] = LARGE,
    pace: float = 0.0,
    another: Callable[[], Match] | None = None,
) -> AsyncIterator[Driver]:
    app = TerminalApp(match, seat, Words(language), another, pace)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Driver(app, pilot)
