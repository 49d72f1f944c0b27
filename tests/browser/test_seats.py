"""A bot in somebody's place; and how everybody's chances stood, when the game is over."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import SomePerson
from tests.support.pages import STATES
from tests.support.serving import PEOPLE, Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_bot_that_one_chooses_plays_on_until_one_is_back(
    site: Serving, somebody: SomePerson
) -> None:
    table, [hers, _his] = await site.create("caper-europe", PEOPLE[:2])
    tab = await (await somebody()).sit_down(table, hers)
    await tab.situation()
    before = await tab.lines()
    await tab.page.keyboard.press("s")
    await tab.page.get_by_label("Bots").first.select_option("rookie")
    await tab.page.get_by_role("button", name="Let a bot play").first.click()
    await expect(tab.page.get_by_text("Away; a bot plays: Rookie")).to_be_visible()
    await tab.page.keyboard.press("l")
    await tab.reach(before + 1)
    await tab.page.get_by_role("button", name="Take the seat back").click()
    await expect(tab.page.get_by_text("A bot plays for you.")).to_be_hidden()


async def test_where_more_than_two_compete_each_has_a_curve(
    site: Serving, somebody: SomePerson
) -> None:
    tab = await STATES["end-art-robbery"](await somebody(), site)
    await tab.page.get_by_role("button", name="Analyse the game").click()
    curves = tab.page.get_by_role("img", name="Chance to win of")
    await expect(curves).to_have_count(4)
    begun = curves.locator("path.curve[d^=M]")
    await begun.nth(1).wait_for()  # another seat decides in the second turn
