"""The points that the page tells add up."""

import re

import pytest

from tests.browser.conftest import SomePerson
from tests.support.pages import Opened, considering
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    ("opened", "sides"),
    [
        pytest.param(considering("caper-europe", 2), 2, id="caper-europe"),
        pytest.param(considering("caper", 2, mode="two"), 2, id="caper-two"),
        pytest.param(considering("caper", 3, mode="snitch"), 3, id="caper-snitch"),
        pytest.param(considering("caper", 4, mode="teams"), 2, id="caper-teams"),
    ],
)
async def test_the_lines_of_a_side_are_its_points_and_so_are_those_before_a_move(
    site: Serving, somebody: SomePerson, opened: Opened, sides: int
) -> None:
    tab = await opened(await somebody(), site)
    await tab.page.keyboard.press("p")
    totals = {}
    for section in await tab.page.get_by_role("tabpanel").locator("section").all():
        told = await section.get_by_role("heading").inner_text()
        [(name, total)] = re.findall(r"(\w+).*?(\d+) points?", told)
        lines = await section.locator("li b").all_inner_texts()
        assert sum(map(int, lines)) == int(total), told
        totals[name] = int(total)
    assert len(totals) == sides
    for change in await tab.considered.locator(".points li").all():
        name = await change.locator(".name").inner_text()
        now = (await change.locator("span[aria-hidden]").inner_text()).split()[0]
        assert int(now) == totals[name]
