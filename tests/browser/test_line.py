"""No move is ever lost: reloads, a cut line, a server that is killed and started again."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import SomePerson
from tests.support.browsing import Tab, new_person, table_against_bots
from tests.support.postgres import free_port
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Cable:
    """Between a browser and the server; it can be pulled."""

    def __init__(self, server: int) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._server = server
        self._plug: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()

    async def plug(self) -> None:
        self._plug = await asyncio.start_server(self._carry, "127.0.0.1", self.port)

    async def pull(self) -> None:
        assert self._plug is not None
        self._plug.close()
        for line in list(self._lines):
            line.close()
        await self._plug.wait_closed()

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, on = await asyncio.open_connection("127.0.0.1", self._server)
        self._lines |= {back, on}
        try:
            await asyncio.gather(self._copy(here, on), self._copy(there, back))
        finally:
            self._lines -= {back, on}

    async def _copy(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        except OSError:
            pass
        target.close()


@asynccontextmanager
async def cabled(browser: Browser, site: Serving) -> AsyncIterator[tuple[Tab, Cable, str]]:
    """Somebody at a table, over a cable."""
    table, token = await table_against_bots(site, "caper-europe", 2)
    cable = Cable(site.port)
    await cable.plug()
    ada = await new_person(browser, cable.address)
    yield await ada.sit_down(table, token), cable, table
    await cable.pull()
    await ada.context.close()
    assert ada.troubles == []


async def choose(tab: Tab, chance: random.Random) -> None:
    """A move, up to the question whether to make it."""
    while await tab.situation() != "confirm":
        await tab.play_on(chance)


async def moves_of(site: Serving, table: str) -> list[str]:
    """What a person did, as those who watch know it."""
    async with site.seat(table) as watcher:
        await watcher.reached(0)
        return [entry.sentence for entry in watcher.log if entry.seat == 1]


async def test_a_reload_shows_the_same_table(site: Serving, somebody: SomePerson) -> None:
    table, token = await table_against_bots(site, "art-robbery", 3, players=3)
    tab = await (await somebody()).sit_down(table, token)
    chance = random.Random(1)
    for _ in range(9):
        await tab.play_on(chance)
    while await tab.situation() not in ("card", "few"):
        await tab.play_on(chance)
    cards = tab.page.locator(".board [data-about]")
    before = [await cards.all_inner_texts(), await tab.lines()]
    await tab.page.reload()
    await tab.board.wait_for()
    await tab.reach(int(str(before[1])))
    assert [await cards.all_inner_texts(), await tab.lines()] == before


async def test_a_move_made_while_the_line_is_cut_is_made_once(
    browser: Browser, site: Serving
) -> None:
    async with cabled(browser, site) as (tab, cable, table):
        chance = random.Random(2)
        await choose(tab, chance)
        before = await moves_of(site, table)
        await cable.pull()
        await expect(tab.page.get_by_role("alert")).to_contain_text("The connection is lost")
        await tab.confirm.click()
        await asyncio.sleep(0.3)
        assert await moves_of(site, table) == before
        await cable.plug()
        await expect(tab.page.get_by_role("alert")).to_have_count(0)
        await expect(tab.considered).to_have_count(0)
        assert len(await moves_of(site, table)) == len(before) + 1
        await choose(tab, chance)


async def test_what_was_taken_up_stays_so_over_a_cut(browser: Browser, site: Serving) -> None:
    async with cabled(browser, site) as (tab, cable, _):
        await tab.hand.first.click()
        lit = await tab.lit.count()
        await tab.lit.first.click()
        await tab.considered.locator("ol").wait_for()
        for _ in range(2):
            await cable.pull()
            await expect(tab.page.get_by_role("alert")).to_contain_text("The connection is lost")
            await cable.plug()
            await expect(tab.page.get_by_role("alert")).to_have_count(0)
            assert await tab.lit.count() == lit
            await expect(tab.page.locator(".aim.chosen")).to_have_count(1)
            assert await tab.considered.count() == 1


async def test_without_a_network_for_a_while(site: Serving, somebody: SomePerson) -> None:
    table, token = await table_against_bots(site, "art-robbery", 2, players=2)
    ada = await somebody()
    tab = await ada.sit_down(table, token)
    chance = random.Random(3)
    await choose(tab, chance)
    await ada.context.set_offline(True)
    await tab.confirm.click()
    await asyncio.sleep(0.3)
    await ada.context.set_offline(False)
    await expect(tab.considered).to_have_count(0)
    await choose(tab, chance)


async def test_a_server_that_is_killed_and_started_again(browser: Browser, tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path}/hideout.db") as serving:
        table, token = await table_against_bots(serving, "caper", 2, mode="two")
        ada = await new_person(browser, serving.address)
        tab = await ada.sit_down(table, token)
        chance = random.Random(4)
        await choose(tab, chance)
        serving.kill()
        await expect(tab.page.get_by_role("alert")).to_contain_text("The connection is lost")
        await tab.confirm.click()
        await asyncio.to_thread(serving.start)
        await expect(tab.page.get_by_role("alert")).to_have_count(0)
        await expect(tab.considered).to_have_count(0)
        assert len(await moves_of(serving, table)) == 1
        await choose(tab, chance)
        await ada.context.close()
        assert ada.troubles == []


async def test_a_table_that_is_not_there_is_told_in_words(somebody: SomePerson) -> None:
    tab = await (await somebody()).open("/table/0123456789abcdef01234567")
    await expect(tab.page.get_by_role("alert")).not_to_be_empty()
    await tab.page.get_by_role("link", name="To the lobby").click()
    await tab.page.get_by_role("button", name="Play now").wait_for()
