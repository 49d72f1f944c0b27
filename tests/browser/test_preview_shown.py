"""What the board shows of a move before it is made is what it shows after it was made.

tests/browser/test_previews.py holds what the server tells to the rules; here the page is seen to
draw just that.
"""

import random

import pytest
from playwright.async_api import expect

from hideout.games import find_game
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations
from hideout.kit.table import Table
from tests.browser.conftest import SomePerson
from tests.support.browsing import Tab
from tests.support.positions import POSITIONS, random_position
from tests.support.serving import PEOPLE, Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("caper-europe", "caper", "art-robbery")
PARTS = 10
"""So that the positions of one game are spread over several processes."""

SHOWN = """() => {
  const visible = (selector, root = document) =>
    [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const shown = {};
  // Numbers: as they are, or as they would be.
  for (const count of visible(".board .count")) {
    // Not by the round, which the move may end.
    const where = count.closest("section")?.ariaLabel ?? "";
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
    # Not by mouse, whose way there takes longer than all that is looked at here.
    await tab.page.get_by_role("dialog").locator("li button").nth(number).dispatch_event("click")
    await tab.considered.locator("ol").wait_for()


async def imported(site: Serving, table: Table, seat: int) -> tuple[str, str]:
    """This very table at the server, and the secret of a seat."""
    name, tokens = await site.go_on_with(str(table.record()), PEOPLE[: table.seats])
    return name, tokens[seat - 1]


def position(game: Game, options: Options, chance: random.Random) -> Table:
    catalogue = game.read_catalogue(game.catalogue_path)
    return random_position(Table(game, catalogue, chance.getrandbits(32), options), chance)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.parametrize("name", GAMES)
    if "numbers" in metafunc.fixturenames:
        is_full = metafunc.config.getoption("--full")
        parts = [range(part, POSITIONS, PARTS) for part in range(PARTS)] if is_full else [range(1)]
        metafunc.parametrize("numbers", parts)


async def test_a_preview_of_every_move_is_what_then_is_shown(
    site: Serving, somebody: SomePerson, name: str, numbers: range, full: bool
) -> None:
    game = find_game(name)
    modes = combinations(game.options)
    random.Random(name).shuffle(modes)
    # Two windows: a browser hardly draws a tab that is behind another.
    ada, bruno = await somebody(), await somebody()
    tab, other = await ada.open(), await bruno.open()
    for number in numbers:
        table = position(game, modes[number % len(modes)], random.Random(f"{name} {number}"))
        seat = table.seat
        assert seat
        await ada.change_table(tab, *await imported(site, table, seat))
        await tab.situation()
        moves = list(enumerate(table.moves()))
        for index, move in moves if full else moves[::4]:
            await choose(tab, index)
            before = await tab.page.evaluate(SHOWN)
            await tab.page.keyboard.press("Escape")
            await expect(tab.considered).to_have_count(0)
            happened = table.copy()
            happened.play(move)
            await bruno.change_table(other, *await imported(site, happened, seat))
            after = await other.page.evaluate(SHOWN)
            if not (happened.is_over and table.options.get("loot") == "hidden"):
                assert {key: after.get(key) for key in before} == before, (table.record(), move)


async def test_a_preview_is_what_is_shown_once_it_is_confirmed(
    site: Serving, somebody: SomePerson, name: str, full: bool
) -> None:
    game, chance = find_game(name), random.Random(f"{name}, confirmed")
    for _ in range(60 if full else 4):
        table = position(game, chance.choice(combinations(game.options)), chance)
        assert table.seat
        ada = await somebody()
        tab = await ada.sit_down(*await imported(site, table, table.seat))
        await tab.situation()
        index = chance.randrange(len(table.moves()))
        await choose(tab, index)
        before = await tab.page.evaluate(SHOWN)
        await tab.confirm.click()
        await tab.considered.wait_for(state="detached")
        after = await tab.page.evaluate(SHOWN)
        table.play(table.moves()[index])
        if not (table.is_over and table.options.get("loot") == "hidden"):
            assert {key: after.get(key) for key in before} == before, table.record()
        await ada.context.close()
