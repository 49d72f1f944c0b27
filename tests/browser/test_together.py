"""Several people: two browsers by a link, one device for two, several tabs, a spectator."""

import random
import re

import pytest
from playwright.async_api import expect

import hideout
from tests.browser.conftest import SomePerson
from tests.support.browsing import Tab, late_table
from tests.support.serving import PEOPLE, Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def turns(tabs: list[Tab], chance: random.Random, count: int) -> None:
    """Let whoever decides play, some moves in a row; everybody sees each of them."""
    for _ in range(count):
        before = await tabs[0].lines()
        [deciding, *_] = [tab for tab in tabs if await tab.is_yours()]
        while await deciding.lines() == before:
            await deciding.play_on(chance)
        for tab in tabs:
            await tab.reach(before + 1)


async def test_two_browsers_by_link(somebody: SomePerson) -> None:
    ada, bruno = await somebody(), await somebody(prefs={"name": "Bruno"})
    hers = await ada.open("/")
    await hers.page.get_by_role("radio", name="Art Robbery").check(force=True)
    await hers.page.get_by_role("radio", name="Two", exact=True).check(force=True)
    await hers.page.get_by_label("Seat 2").select_option("link")
    await hers.page.get_by_role("button", name="Open the table").click()
    link = await hers.page.get_by_label("Link").input_value()
    await hers.page.get_by_role("button", name="To the table").click()
    await hers.board.wait_for()

    his = await bruno.open(link.removeprefix(bruno.address))
    await his.page.get_by_role("button", name="Sit down").click()
    await his.board.wait_for()
    chance = random.Random(2)
    await turns([hers, his], chance, 6)
    await expect(hers.page.locator("h1")).to_contain_text("Art Robbery")
    for tab in (hers, his):
        await expect(tab.page.locator(".board")).to_contain_text("Bruno")


async def test_a_secret_leaves_the_address(site: Serving, somebody: SomePerson) -> None:
    table, tokens = await site.create("caper-europe", PEOPLE[:2])
    tab = await (await somebody()).open(f"/table/{table}#{tokens[0]}")
    await tab.page.get_by_role("button", name="Sit down").click()
    await tab.board.wait_for()
    await expect(tab.page).to_have_url(re.compile(rf"/table/{table}$"))


async def test_who_watches_sees_moves_but_no_hand(site: Serving, somebody: SomePerson) -> None:
    table, tokens = await site.create("caper-europe", PEOPLE[:2])
    ada, watcher = await somebody(), await somebody()
    hers = await ada.sit_down(table, tokens[0])
    his = await (await somebody()).sit_down(table, tokens[1])
    theirs = await watcher.open(f"/table/{table}?watch")
    await theirs.board.wait_for()
    await turns([hers, his, theirs], random.Random(3), 4)
    assert await theirs.hand.count() == 0
    assert await theirs.lit.count() == 0


async def test_two_at_one_device_hand_it_over(site: Serving, somebody: SomePerson) -> None:
    table, tokens = await site.create("caper-europe", PEOPLE[:2])
    tab = await (await somebody()).sit_down(table, *tokens)
    chance = random.Random(4)
    names = []
    for _ in range(4):
        names.append(await tab.curtain.inner_text())
        assert await tab.hand.count() == 0  # nobody sees a hand behind the curtain
        await tab.curtain.click()
        await tab.board.wait_for()
        while await tab.situation() != "hidden":
            await tab.play_on(chance)
    assert names == [names[0], names[1]] * 2
    assert names[0] != names[1]


async def test_two_tabs_of_one_player(site: Serving, somebody: SomePerson) -> None:
    table, tokens = await site.create("art-robbery", PEOPLE[:2], players=2)
    ada, bruno = await somebody(), await somebody(prefs={"name": "Bruno"})
    one, his = await ada.sit_down(table, tokens[0]), await bruno.sit_down(table, tokens[1])
    two = await ada.open(f"/table/{table}")
    await two.board.wait_for()
    chance = random.Random(5)
    await turns([one, two, his], chance, 3)
    await turns([two, one, his], chance, 3)
    hands = [await tab.page.locator("[data-about]").all_inner_texts() for tab in (one, two)]
    assert hands[0] == hands[1]


async def test_undo_says_that_there_is_nothing_to_take_back(
    site: Serving, somebody: SomePerson
) -> None:
    table, tokens = await site.create("caper-europe", PEOPLE[:2])
    tab = await (await somebody()).sit_down(table, tokens[0])
    undo = tab.page.get_by_role("button", name="Undo")
    await expect(undo).to_have_attribute("aria-disabled", "true")
    assert "nothing to take back" in str(await undo.get_attribute("title"))


async def test_undo_says_what_it_takes_back(site: Serving, somebody: SomePerson) -> None:
    dealt = hideout.deal("caper-europe", seed=19)
    table, tokens = await site.go_on_with(str(dealt.record()), PEOPLE[:2])
    ada, bruno = await somebody(), await somebody(prefs={"name": "Bruno"})
    mine, his = await ada.sit_down(table, tokens[0]), await bruno.sit_down(table, tokens[1])
    undo = mine.page.get_by_role("button", name="Undo")
    await expect(undo).to_have_attribute("aria-disabled", "true")
    cards = mine.page.locator(".board [data-about]")
    before = await cards.all_inner_texts()
    chance = random.Random(6)
    moves = 0
    while await mine.is_yours():  # some thieves leave a choice to make
        await turns([mine, his], chance, 1)
        moves += 1
    for left in reversed(range(moves)):
        takes_back = ".+" if left else ".+ to location [123]"
        await expect(undo).to_have_attribute("title", re.compile(f"^Take back: {takes_back}$"))
        lines = await mine.lines()
        await undo.click()
        await mine.reach(lines + 1)
    await expect(undo).to_have_attribute("aria-disabled", "true")
    assert await mine.is_yours()
    assert await cards.all_inner_texts() == before


async def test_a_rematch_brings_both_to_the_next_table(site: Serving, somebody: SomePerson) -> None:
    table, tokens = await late_table(site, "caper-europe", 2, seats=PEOPLE[:2])
    people = [await somebody(), await somebody()]
    tabs = [await one.sit_down(table, t) for one, t in zip(people, tokens, strict=True)]
    chance = random.Random(7)
    while not await tabs[0].end.count():
        for tab in tabs:
            if await tab.is_yours():
                await tab.play_on(chance)
    await tabs[1].end.wait_for()
    await tabs[0].page.get_by_role("button", name="Rematch").click()
    await tabs[1].page.get_by_role("button", name="To the rematch").click()
    for tab in tabs:
        await expect(tab.page).not_to_have_url(re.compile(table))
        await tab.board.wait_for()
    assert tabs[0].page.url == tabs[1].page.url
