"""What the board shows of a move before it is made is what it shows after it was made.

tests/browser/test_previews.py holds what the server tells to the rules; here the page is seen to
draw just that.
"""

import random

import pytest

from tests.browser.conftest import SomePerson
from tests.support.browsing import Tab, late_table
from tests.support.serving import PEOPLE, Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHOWN = """() => {
  const visible = (selector, root = document) =>
    [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const shown = {};
  // Numbers: as they are, or as they would be.
  for (const count of visible(".board .count")) {
    const where = count.closest("section, [aria-label]")?.ariaLabel ?? "";
    const value = (count.querySelector(".then") ?? count.querySelector("b, :scope > span"))
      ?.textContent;
    shown[`${where} ${count.title}`] = value?.replace(/\\D/g, "");
  }
  // Trackers: the ghost, or the lamp.
  visible(".board .track:has(.lamp)").forEach((track, index) => {
    const lamp = track.querySelector(".lamp.ghost") ?? track.querySelector(".lamp");
    shown[`tracker ${index + 1}`] = lamp.style.top;
  });
  // Cards in crews, and tokens: all but those that would go, and those that would come.
  const lying = [];
  for (const laid of visible(".board :is(.laid, .spot[data-about])")) {
    if (laid.matches(".gone, .leaves")) continue;
    const where = laid.closest("section, fieldset")?.ariaLabel;
    const isFlipped = laid.matches(".flipped") || laid.innerText.includes("flipped");
    lying.push(`${where} ${laid.dataset.about} ${isFlipped}`);
  }
  shown.lying = lying.sort();
  return shown;
}"""


async def choose(tab: Tab, number: int) -> None:
    """Consider one of the legal moves."""
    await tab.page.keyboard.press("m")
    moves = tab.page.get_by_role("dialog").locator("li button")
    await moves.nth(number % await moves.count()).click()
    await tab.considered.locator("ol").wait_for()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("caper-europe", {"city": "paris"}),
        ("caper", {"mode": "two", "city": "rome"}),
        ("art-robbery", {"players": 3}),
        ("art-robbery", {"players": 2}),
    ],
    ids=["europe", "caper", "art-robbery-3", "art-robbery-2"],
)
async def test_a_preview_is_what_then_is_shown(
    site: Serving,
    somebody: SomePerson,
    game: str,
    options: dict[str, int | str],
    full: bool,
) -> None:
    seats = PEOPLE[: int(options.get("players", 2))]
    chance = random.Random(game)
    for _ in range(60 if full else 6):
        left = chance.randrange(1, 40 if game == "art-robbery" else 70)
        table, tokens = await late_table(site, game, left, seats=seats, **options)
        about = await site.api.get(f"/api/tables/{table}/watch")
        ada = await somebody()
        tab = await ada.sit_down(table, tokens[about["deciding"] - 1])
        await tab.situation()
        await choose(tab, chance.randrange(100))
        before = await tab.page.evaluate(SHOWN)
        await tab.confirm.click()
        await tab.considered.wait_for(state="detached")
        after = await tab.page.evaluate(SHOWN)
        assert {key: after.get(key) for key in before} == before, f"{left} moves before the end"
        await ada.context.close()
