"""Every page and state that the tests of texts, layout and accessibility look at."""

import random
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from hideout.games import find_game
from hideout.games.caper.values import CaperView
from hideout.games.caper_europe.values import EuropeView
from hideout.kit.table import Table
from tests.support.browsing import PHONE, Person, Tab, late_table, table_against_bots
from tests.support.serving import PEOPLE, Serving, bot, person

Opened = Callable[[Person, Serving], Awaitable[Tab]]


async def lobby(ada: Person, _site: Serving) -> Tab:
    tab = await ada.open("/")
    await tab.page.locator("form").first.wait_for()
    return tab


async def preferences(ada: Person, site: Serving) -> Tab:
    tab = await lobby(ada, site)
    await tab.page.locator("header button").click()
    await tab.page.get_by_role("dialog").wait_for()
    return tab


async def new_caper(ada: Person, site: Serving) -> Tab:
    """The game with most to choose, all of it open."""
    tab = await lobby(ada, site)
    await tab.page.locator("input[name=game]").nth(1).check(force=True)
    await tab.page.locator("summary").click()
    return tab


async def joining(ada: Person, site: Serving) -> Tab:
    table, tokens = await site.create("caper", PEOPLE[:2], mode="two")
    tab = await ada.open(f"/table/{table}#{tokens[1]}")
    await tab.page.locator("form").wait_for()
    return tab


async def no_table(ada: Person, _site: Serving) -> Tab:
    tab = await ada.open("/table/0123456789abcdef01234567")
    await tab.page.get_by_role("alert").wait_for()
    return tab


async def curtain(ada: Person, site: Serving) -> Tab:
    table, tokens = await site.create("caper-europe", PEOPLE[:2])
    return await ada.sit_down(table, *tokens)


def playing(game: str, seats: int, **options: int | str) -> Opened:
    """A table in the middle of a game, at one's turn."""

    async def open_table(ada: Person, site: Serving) -> Tab:
        left = {"art-robbery": 12, "caper": 24, "caper-europe": 24}[game]
        sitters = [person("Ada"), *(bot("rookie") for _ in range(seats - 1))]
        table, [token] = await late_table(site, game, left, seats=sitters, **options)
        tab = await ada.sit_down(table, token)
        await tab.situation()
        return tab

    return open_table


def considering(game: str, seats: int, **options: int | str) -> Opened:
    """The same, with a move that is considered."""

    async def open_table(ada: Person, site: Serving) -> Tab:
        tab = await playing(game, seats, **options)(ada, site)
        await tab.page.keyboard.press("m")
        await tab.page.get_by_role("dialog").locator("li button").first.click()
        await tab.considered.locator("ol").wait_for()
        return tab

    return open_table


def going_on(record: Callable[[], str], bots: int) -> Opened:
    """A table where a record ends, at one's turn."""

    async def open_table(ada: Person, site: Serving) -> Tab:
        seats = [person("Ada"), *(bot("rookie") for _ in range(bots))]
        table, [token] = await site.go_on_with(record(), seats)
        tab = await ada.sit_down(table, token)
        await tab.situation()
        return tab

    return open_table


@cache
def many_discards() -> str:
    """Of random games with the Snitch, where most gear of seat 1 can come back to its crew."""
    caper, chance = find_game("caper"), random.Random(1)
    catalogue = caper.read_catalogue(caper.catalogue_path)
    most, found = 0, ""
    for seed in range(60):
        table = Table(caper, catalogue, seed, {"city": "rome", "mode": "snitch"})
        while not table.is_over:
            view = table.view(1)
            assert isinstance(view, CaperView)
            gear = len(set(view.sides[0].discards))
            if view.phase == "fetch" and table.seat == 1 and gear > most:
                most, found = gear, str(table.record())
            table.play(chance.choice(table.moves()))
    return found


@cache
def six_cards() -> str:
    """Of a random game, where seat 1 has six cards to choose from: no hand has more."""
    europe, chance = find_game("caper-europe"), random.Random(1)
    table = Table(europe, europe.read_catalogue(europe.catalogue_path), 1, {"city": "rome"})
    while True:
        view = table.view(1)
        assert isinstance(view, EuropeView)
        if table.seat == 1 and len(view.seats[0].hand) == 6:
            return str(table.record())
        table.play(chance.choice(table.moves()))


async def help_on_a_card(ada: Person, site: Serving) -> Tab:
    tab = await playing("caper-europe", 2)(ada, site)
    await tab.board.locator("button[data-about]").first.focus()
    await tab.page.keyboard.press("i")
    await tab.page.get_by_role("dialog").wait_for()
    return tab


async def discards(ada: Person, site: Serving) -> Tab:
    tab = await playing("art-robbery", 4, players=4)(ada, site)
    await tab.page.locator("button.pile").click()
    await tab.page.get_by_role("dialog").wait_for()
    return tab


async def seat_of_art_robbery(ada: Person, site: Serving) -> Tab:
    tab = await playing("art-robbery", 4, players=4)(ada, site)
    await tab.page.locator("button.who").first.click()
    await tab.page.get_by_role("dialog").wait_for()
    return tab


def end(game: str, seats: int, **options: int | str) -> Opened:
    async def open_end(ada: Person, site: Serving) -> Tab:
        sitters: Any = [person("Ada"), *(bot("rookie") for _ in range(seats - 1))]
        table, [token] = await late_table(site, game, 0, seats=sitters, **options)
        tab = await ada.sit_down(table, token)
        await tab.page.get_by_role("dialog").wait_for()
        return tab

    return open_end


async def watching(ada: Person, site: Serving) -> Tab:
    table, _ = await table_against_bots(site, "caper", 4, mode="teams")
    tab = await ada.open(f"/table/{table}?watch")
    await tab.board.wait_for()
    return tab


STATES: dict[str, Opened] = {
    "lobby": lobby,
    "lobby-caper": new_caper,
    "preferences": preferences,
    "joining": joining,
    "no-table": no_table,
    "curtain": curtain,
    "watching": watching,
    "europe": playing("caper-europe", 2),
    "europe-full-hand": going_on(six_cards, bots=1),
    "europe-considering": considering("caper-europe", 2),
    "caper-two": playing("caper", 2, mode="two"),
    "caper-snitch": playing("caper", 3, mode="snitch"),
    "caper-fetching": going_on(many_discards, bots=2),
    "caper-teams-considering": considering("caper", 4, mode="teams"),
    "art-robbery-2": playing("art-robbery", 2, players=2),
    "art-robbery-3-hidden": playing("art-robbery", 3, players=3, loot="hidden"),
    "art-robbery-4-considering": considering("art-robbery", 4, players=4),
    "art-robbery-5": playing("art-robbery", 5, players=5),
    "help": help_on_a_card,
    "discards": discards,
    "seat": seat_of_art_robbery,
    "end-europe": end("caper-europe", 2),
    "end-art-robbery": end("art-robbery", 4, players=4),
}

SHEETS = ("m", "e", "?", "l", "p", "c", "a", "s")
"""The keys that open something over the board or beside it."""

SIZES = {"wide": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}
