"""A real browser for the tests: Debian's chromium, without a window, and a player that clicks."""

import json
import random
from dataclasses import replace
from functools import cache
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Playwright,
    TimeoutError,
    expect,
)

from hideout.games import find_game
from hideout.kit.table import Table
from tests.support.debian import chromium
from tests.support.serving import Seats, Serving, bot, person

FLAGS = (
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds for what takes a fraction of a second on a machine that is not busy."""

QUIET = {"motion": False, "pace": "fast", "name": "Ada", "language": "en"}
"""Preferences with which nothing has to be waited for."""


async def launch(playwright: Playwright) -> Browser:
    """Chromium; installed if it is not there."""
    expect.set_options(timeout=PATIENCE)
    return await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class Person:
    """Somebody with a browser of their own: cookies, preferences, and all that went wrong."""

    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.name = name
        self.address = address
        self.troubles: list[str] = []
        """What a healthy page never has: errors, and requests to anywhere else."""

    async def open(self, path: str = "/") -> "Tab":
        page = await self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error} {error.stack}"))
        page.on("console", self._hear)
        page.on("request", self._check)
        await page.goto(self.address + path)
        return Tab(page)

    async def sit_down(self, table: str, *tokens: str) -> "Tab":
        """At a table, by the secrets of its seats; with several of them behind a curtain."""
        for token, name in zip(tokens, (self.name, "Bruno", "Cleo"), strict=False):
            await self._join(table, token, name)
        tab = await self.open(f"/table/{table}")
        await (tab.board if len(tokens) == 1 else tab.curtain).wait_for()
        return tab

    async def change_table(self, tab: "Tab", table: str, token: str) -> None:
        """To another table in the same tab, as a link leads there: without loading the page."""
        await self._join(table, token, self.name)
        await tab.page.evaluate(FOLLOW, f"/table/{table}")
        await tab.board.wait_for()

    async def _join(self, table: str, token: str, name: str) -> None:
        url = f"{self.address}/api/tables/{table}/join"
        answer = await self.context.request.post(url, data={"name": name, "token": token})
        assert answer.ok, await answer.text()

    def _hear(self, message: Any) -> None:
        # The browser itself complains about lines that were cut on purpose and tables not there.
        is_meant = any(
            text in message.text for text in ("WebSocket connection", "net::ERR_", "404")
        )
        if message.type in ("error", "warning") and not is_meant:
            self.troubles.append(f"{message.type}: {message.text}")

    def _check(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"asked elsewhere: {request.url}")


async def new_person(
    browser: Browser, address: str, *, prefs: dict[str, object] | None = None, **options: Any
) -> Person:
    options.setdefault("viewport", WIDE)
    context = await browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    wished = QUIET | (prefs or {})
    kept = json.dumps(json.dumps(wished))
    # Only what is not remembered yet: a reload keeps what was changed since.
    await context.add_init_script(
        f"localStorage.getItem('hideout-prefs') ?? localStorage.setItem('hideout-prefs', {kept})"
    )
    return Person(context, address, str(wished["name"]))


class Tab:
    """A table in a tab, and how one plays there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(".board")
        self.lit = page.locator(":is([data-target], [data-place]).lit")
        self.hand = page.locator("button[data-about][aria-pressed]:not([data-place])")
        self.considered = page.locator(".bar section")
        self.confirm = self.considered.locator(".primary")
        self.few = page.locator(".bar li .button")
        self.end = page.get_by_role("dialog", name="The end")
        self.curtain = page.locator("h1 + .primary")

    async def is_yours(self) -> bool:
        return (await self.page.title()).startswith("●")

    async def lines(self) -> int:
        """Of the log: one for the deal, and one for each move made or taken back."""
        found: int = await self.page.evaluate(LINES)
        return found

    async def reach(self, lines: int) -> None:
        await self.page.wait_for_function(f"() => ({LINES})() >= {lines}")

    async def situation(self) -> str:
        """What can be done now: a step, "over", or "hidden" behind a curtain."""
        try:
            handle = await self.page.wait_for_function(SITUATION)
        except TimeoutError as error:
            shown = await self.page.locator("body").inner_text()
            raise AssertionError(f"nothing can be done here:\n{shown}") from error
        return str(await handle.json_value())

    async def play_on(self, chance: random.Random, *, touch: bool = False) -> None:
        """One step toward the end of the game: a click, or a tap."""
        steps = {"confirm": self.confirm, "target": self.lit, "few": self.few, "card": self.hand}
        now = await self.situation()
        target = steps.get(now, self.curtain)
        count = await target.count()
        if count:  # else the table has just changed
            await press(target.nth(chance.randrange(count)), touch=touch)
        if now == "confirm":
            await expect(self.considered).to_have_count(0)

    async def play_to_the_end(self, chance: random.Random, *, touch: bool = False) -> None:
        while await self.situation() != "over":
            await self.play_on(chance, touch=touch)
        await self.end.wait_for()


async def press(what: Locator, *, touch: bool = False) -> None:
    await (what.tap() if touch else what.click())


FOLLOW = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""

LINES = "() => document.querySelectorAll('aside ol > li').length"

SITUATION = """() => {
  if (!document.querySelector(".board")) return "hidden";
  const visible = (selector) => [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && !element.disabled);
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return dialog.querySelector(".end") ? "over" : dialog.textContent;
  const confirm = document.querySelector(".bar section .primary");
  if (confirm) return confirm.disabled ? null : "confirm";
  if (visible(":is([data-target], [data-place]).lit")) return "target";
  if (visible(".bar li .button")) return "few";
  if (visible("button[data-about][aria-pressed]:not([data-place])")) return "card";
  return null;
}"""


async def late_table(
    serving: Serving, game: str, left: int, *, seats: Seats, **options: int | str
) -> tuple[str, list[str]]:
    """A table with so many moves of a random game left, and the secrets of its people."""
    return await serving.go_on_with(late_record(game, left, tuple(options.items())), seats)


@cache
def late_record(game: str, left: int, options: tuple[tuple[str, int | str], ...]) -> str:
    found = find_game(game)
    table = Table(found, found.read_catalogue(found.catalogue_path), 1, dict(options))
    chance = random.Random(game)
    while not table.is_over:
        table.play(chance.choice(table.moves()))
    record = table.record()
    return str(replace(record, moves=record.moves[: len(record.moves) - left]))


def against_bots(seats: int) -> Seats:
    return [person("Ada"), *(bot("rookie") for _ in range(seats - 1))]


async def table_against_bots(
    serving: Serving, game: str, seats: int, **options: int | str
) -> tuple[str, str]:
    """A new table, and the secret of its one person."""
    table, [token] = await serving.create(game, against_bots(seats), **options)
    return table, token
