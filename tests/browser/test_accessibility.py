"""axe-core finds nothing on any page, in any state, in either theme."""

from itertools import product

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from tests.browser.conftest import SomePerson
from tests.support.pages import SHEETS, SIZES, STATES
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@pytest.mark.parametrize("state", STATES)
async def test_axe(site: Serving, somebody: SomePerson, state: str) -> None:
    number = list(STATES).index(state)
    theme = ("dark", "light")[number % 2]
    ada = await somebody(color_scheme=theme)
    tab = await STATES[state](ada, site)
    await check(tab.page, f"{state}, {theme}")


@pytest.mark.parametrize("state", ["lobby", "europe", "caper-two", "art-robbery-5", "end-europe"])
async def test_axe_on_a_phone(site: Serving, somebody: SomePerson, state: str) -> None:
    ada = await somebody(**SIZES["phone"])
    tab = await STATES[state](ada, site)
    await check(tab.page, state)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function is test_axe_on_every_sheet:
        games = ("europe", "art-robbery-3-hidden")
        is_full = metafunc.config.getoption("--full")
        pairs = product(games, SIZES) if is_full else zip(games, SIZES, strict=True)
        metafunc.parametrize(("game", "size"), list(pairs))


async def test_axe_on_every_sheet(
    site: Serving, somebody: SomePerson, game: str, size: str
) -> None:
    ada = await somebody(**SIZES[size])
    tab = await STATES[game](ada, site)
    checked: set[str] = set()
    for key in SHEETS:
        await tab.page.keyboard.press(key)
        # What there is no room for beside the board is a sheet; not all is there in each game.
        opened = (
            "dialog[open]" if await tab.page.locator("dialog[open]").count() else "main > aside"
        )
        if await tab.page.locator(opened).count():
            shown = await tab.page.locator(opened).evaluate("(element) => element.outerHTML")
            if shown not in checked:  # a key for what this game has not opens nothing
                await check(tab.page, f"{game}, key {key}", opened)
            checked.add(shown)
        await tab.page.keyboard.press("Escape")
    assert len(checked) >= 6


@pytest.mark.parametrize("size", SIZES)
async def test_the_cards_on_the_board_can_be_read(
    site: Serving, somebody: SomePerson, size: str
) -> None:
    ada = await somebody(prefs={"cardText": True}, **SIZES[size])
    tab = await STATES["europe"](ada, site)
    laid = tab.board.locator("section.place [data-about]")
    there = {await one.get_attribute("data-about") for one in await laid.all()}
    await tab.page.keyboard.press("w")
    words = tab.page.locator(".reading")
    await words.wait_for()
    told = {
        await one.get_attribute("data-about") for one in await words.locator("[data-about]").all()
    }
    assert there <= told
    for line in await words.locator("[data-about]").all():
        assert len((await line.inner_text()).split()) > 3, "a sentence, not a name alone"
    await check(tab.page, f"in words, {size}")


async def test_an_explanation_stays_under_the_pointer_and_goes_by_escape(
    site: Serving, somebody: SomePerson
) -> None:
    tab = await STATES["europe"](await somebody(), site)
    tip = tab.page.get_by_role("tooltip")
    await tab.board.locator("button.location").first.hover()
    await tip.wait_for()
    await tip.hover()
    await tab.page.wait_for_timeout(1_000)  # far longer than it takes to go by itself
    assert await tip.count() == 1
    await tab.page.keyboard.press("Escape")
    await expect(tip).to_have_count(0)


async def check(page: Page, name: str, within: str | None = None) -> None:
    # Of what passes, axe would describe every element: that takes longer than to find out.
    options = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
    found = await Axe().run(page, context=within, options=options)
    assert found.violations_count == 0, f"{name}: {found.generate_report()}"
