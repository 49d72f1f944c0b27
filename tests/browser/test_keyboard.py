"""The keyboard is enough: from the lobby to the end of a game, without a mouse."""

import random
import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import SomePerson
from tests.support.browsing import (
    SITUATION,
    Tab,
    against_bots,
    late_table,
    table_against_bots,
)
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

DIGITS = """() => [...document.querySelectorAll(":is(.board) kbd")]
  .filter((digit) => digit.checkVisibility())
  .map((digit) => ({
    digit: digit.textContent,
    isCard: digit.closest("button").matches("[data-about][aria-pressed]:not([data-place])"),
  }))"""
"""The digits on the screen, and whether each takes a card."""


async def digit(page: Page, chance: random.Random, *, card: bool) -> None:
    shown = await page.evaluate(DIGITS)
    fitting = [one["digit"] for one in shown if one["isCard"] == card]
    if fitting:  # else the table has just changed
        await page.keyboard.press(chance.choice(fitting))


async def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(60):
        focused = page.locator(":focus")
        if await focused.count() and name in (await focused.inner_text()):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {name}")


async def test_a_whole_game(site: Serving, somebody: SomePerson) -> None:
    table, token = await table_against_bots(site, "caper-europe", 2)
    await play_to_the_end(await (await somebody()).sit_down(table, token))


async def test_to_the_end_of_art_robbery(site: Serving, somebody: SomePerson, full: bool) -> None:
    if full:
        table, token = await table_against_bots(site, "art-robbery", 3, players=3)
    else:
        sitters = against_bots(3)
        table, [token] = await late_table(site, "art-robbery", 24, seats=sitters, players=3)
    await play_to_the_end(await (await somebody()).sit_down(table, token))


async def play_to_the_end(tab: Tab) -> None:
    page, chance = tab.page, random.Random(1)
    while (now := await tab.situation()) != "over":
        if now == "confirm":
            # Whoever chose by keyboard has the focus on the button.
            await expect(page.locator(".bar section .primary")).to_be_focused()
            await page.keyboard.press("Enter")
        elif now in ("target", "card"):
            await digit(page, chance, card=now == "card")
        else:
            await page.keyboard.press("m")
            await page.get_by_role("dialog").wait_for()
            await tab_to(
                page, await tab.page.get_by_role("dialog").locator("li").first.inner_text()
            )
            await page.keyboard.press("Enter")
    await tab.end.wait_for()


async def test_from_the_lobby_to_a_table_by_tab_and_enter(somebody: SomePerson) -> None:
    tab = await (await somebody()).open("/")
    await tab.page.get_by_role("button", name="Play now").wait_for()
    await tab_to(tab.page, "Play now")
    await tab.page.keyboard.press("Enter")
    await tab.board.wait_for()
    await expect(tab.page).to_have_url(re.compile(r"/table/[0-9a-f]+$"))


async def test_arrows_go_from_card_to_card_and_escape_puts_back(
    site: Serving, somebody: SomePerson
) -> None:
    table, token = await table_against_bots(site, "art-robbery", 2, players=2)
    tab = await (await somebody()).sit_down(table, token)
    page = tab.page
    await page.wait_for_function(SITUATION)
    first, second = tab.hand.nth(0), tab.hand.nth(1)
    await first.focus()
    await page.keyboard.press("ArrowRight")
    await expect(second).to_be_focused()
    await page.keyboard.press("Enter")
    assert await tab.situation() in ("confirm", "target")
    while await tab.page.locator("button[aria-pressed=true]").count():
        await page.keyboard.press("Escape")
    assert await tab.situation() in ("card", "few")


@pytest.mark.parametrize(
    ("key", "title"),
    [("?", "The keys"), ("e", "The icons"), ("m", "All moves")],
)
async def test_sheets_open_by_key_and_give_the_focus_back(
    site: Serving, somebody: SomePerson, key: str, title: str
) -> None:
    table, token = await table_against_bots(site, "caper-europe", 2)
    tab = await (await somebody()).sit_down(table, token)
    await tab.situation()
    await tab.hand.first.focus()
    await tab.page.keyboard.press(key)
    await tab.page.get_by_role("dialog", name=title).wait_for()
    await tab.page.keyboard.press("Escape")
    await expect(tab.page.get_by_role("dialog")).to_have_count(0)
    await expect(tab.hand.first).to_be_focused()


@pytest.mark.parametrize(
    ("game", "options"), [("caper-europe", {}), ("art-robbery", {"players": 2})]
)
async def test_single_keys_can_be_turned_off(
    site: Serving, somebody: SomePerson, game: str, options: dict[str, int]
) -> None:
    table, token = await table_against_bots(site, game, 2, **options)
    tab = await (await somebody(prefs={"keys": False})).sit_down(table, token)
    await tab.situation()
    for key in ("?", "1", "m"):
        await tab.page.keyboard.press(key)
    await expect(tab.page.get_by_role("dialog")).to_have_count(0)
    await expect(tab.page.locator("button[aria-pressed=true]")).to_have_count(0)
    await tab.hand.first.focus()
    await tab.page.keyboard.press("ArrowRight")
    await expect(tab.hand.nth(1)).to_be_focused()
