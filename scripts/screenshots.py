"""Takes the pictures of the README: `PYTHONPATH=. .venv/bin/python scripts/screenshots.py`.

It starts a server of its own with the built page, sets up tables from records of random games,
and writes docs/images/*.png.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from playwright.async_api import Page, async_playwright

from tests.support.browsing import Person, Tab, late_table, launch, new_person
from tests.support.serving import Serving, bot, person

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
LARGEST = 400_000
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

Scene = Callable[[Person, Serving], Awaitable[Tab]]


async def lobby(ada: Person, _site: Serving) -> Tab:
    tab = await ada.open("/")
    await tab.page.get_by_role("button", name="Play now").wait_for()
    return tab


def table(game: str, left: int, bots: int, **options: int | str) -> Scene:
    """In the middle of a game, with a move that is considered."""

    async def scene(ada: Person, site: Serving) -> Tab:
        names = ("pickpocket", "burglar", "safecracker", "master")
        seats = [person("Ada"), *(bot(name) for name in names[:bots])]
        made, [token] = await late_table(site, game, left, seats=seats, **options)
        tab = await ada.sit_down(made, token)
        await tab.situation()
        await tab.page.keyboard.press("m")
        await tab.page.get_by_role("dialog").locator("li button").first.click()
        await tab.considered.locator("ol").wait_for()
        return tab

    return scene


PICTURES: dict[str, tuple[Scene, str, dict[str, Any]]] = {
    "lobby": (lobby, "dark", WIDE),
    "table-dark": (table("caper-europe", 14, 1, city="paris"), "dark", WIDE),
    "table-light": (table("caper", 14, 1, mode="two", city="rome"), "light", WIDE),
    "art-robbery": (table("art-robbery", 30, 3, players=4), "dark", WIDE),
    "phone-dark": (table("caper-europe", 14, 1, city="barcelona"), "dark", PHONE),
    "phone-light": (table("art-robbery", 24, 2, players=3), "light", PHONE),
}


async def settle(page: Page) -> None:
    await page.evaluate("document.fonts.ready")
    await page.mouse.move(0, 0)
    await page.wait_for_timeout(500)


async def take_all() -> None:
    IMAGES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"sqlite:///{folder}/hideout.db", HIDEOUT_PACE="0") as site,
    ):
        async with async_playwright() as playwright:
            browser = await launch(playwright)
            for name, (scene, theme, device) in PICTURES.items():
                ada = await new_person(browser, site.address, color_scheme=theme, **device)
                tab = await scene(ada, site)
                await settle(tab.page)
                path = IMAGES / f"{name}.png"
                await tab.page.screenshot(path=path)
                await ada.context.close()
                size = path.stat().st_size
                print(f"{path.name}: {size // 1000} kB")
                assert size < LARGEST, f"{path.name} is too large for the README"
            await browser.close()


if __name__ == "__main__":
    asyncio.run(take_all())
