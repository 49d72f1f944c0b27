"""A real browser for the tests: Debian's chromium, and a player that clicks in it."""

import json
import random
import subprocess
from pathlib import Path
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

from tests.support.serving import Seats, Serving, bot, person

CHROMIUM = Path("/usr/bin/chromium")
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
    if not CHROMIUM.exists():
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
            subprocess.run(command, check=True, capture_output=True)
    expect.set_options(timeout=PATIENCE)
    return await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class Person:
    """Somebody with a browser of their own: cookies, preferences, and all that went wrong."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
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
        """At a table, by the secrets of its seats."""
        for token in tokens:
            url = f"{self.address}/api/tables/{table}/join"
            answer = await self.context.request.post(url, data={"name": "Ada", "token": token})
            assert answer.ok, await answer.text()
        tab = await self.open(f"/table/{table}")
        await tab.board.wait_for()
        return tab

    def _hear(self, message: Any) -> None:
        # While the line is cut on purpose, the browser itself complains about each try.
        is_line = "WebSocket connection" in message.text or "net::ERR_" in message.text
        if message.type in ("error", "warning") and not is_line:
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
    kept = json.dumps(json.dumps(QUIET | (prefs or {})))
    # Only what is not remembered yet: a reload keeps what was changed since.
    await context.add_init_script(
        f"localStorage.getItem('hideout-prefs') ?? localStorage.setItem('hideout-prefs', {kept})"
    )
    return Person(context, address)


class Tab:
    """A table in a tab, and how one plays there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(".board")
        self.lit = page.locator(":is([data-target], [data-place]).lit")
        self.hand = page.locator("button[data-about][aria-pressed]:not([data-place])")
        self.confirm = page.get_by_role("button", name="Confirm")
        self.few = page.locator(".bar li .button")
        self.end = page.get_by_role("dialog", name="The end")

    async def situation(self) -> str:
        """What can be done now: "over", "confirm", "target", "few", "card"; or "wait"."""
        try:
            handle = await self.page.wait_for_function(SITUATION)
        except TimeoutError as error:
            await self.page.screenshot(path="/tmp/artrob-stuck.png")
            shown = await self.page.locator("body").inner_text()
            raise AssertionError(f"nothing can be done here:\n{shown}") from error
        return str(await handle.json_value())

    async def play_on(self, chance: random.Random, *, touch: bool = False) -> None:
        """One step toward the end of the game: a click, or a tap."""
        found = {"confirm": self.confirm, "target": self.lit, "few": self.few, "card": self.hand}
        target = found[await self.situation()]
        count = await target.count()
        if count:
            await press(target.nth(chance.randrange(count)), touch=touch)

    async def play_to_the_end(self, chance: random.Random, *, touch: bool = False) -> None:
        while await self.situation() != "over":
            await self.play_on(chance, touch=touch)
        await self.end.wait_for()


async def press(what: Locator, *, touch: bool = False) -> None:
    await (what.tap() if touch else what.click())


SITUATION = """() => {
  const visible = (selector) => [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && !element.disabled);
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return dialog.querySelector(".end") ? "over" : dialog.textContent;
  const confirm = document.querySelector(".bar .buttons .primary");
  if (confirm) return confirm.disabled ? null : "confirm";
  if (visible(":is([data-target], [data-place]).lit")) return "target";
  if (visible(".bar li .button")) return "few";
  if (visible("button[data-about][aria-pressed]:not([data-place])")) return "card";
  return null;
}"""


def against_bots(seats: int) -> Seats:
    return [person("Ada"), *(bot("rookie") for _ in range(seats - 1))]


async def table_against_bots(
    serving: Serving, game: str, seats: int, **options: int | str
) -> tuple[str, str]:
    """A new table, and the secret of its one person."""
    table, [token] = await serving.create(game, against_bots(seats), **options)
    return table, token
