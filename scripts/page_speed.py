"""Measures the page in a real browser: `PYTHONPATH=. .venv/bin/python scripts/page_speed.py`.

How long a warm start takes until the board is painted; and how long after the click that makes a
move it is on the board, and the table as the server then has it. docs/performance.md tells what was
measured.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Sequence

from playwright.async_api import async_playwright

from tests.support.browsing import Tab, launch, new_person, table_against_bots
from tests.support.serving import Serving

STARTS, MOVES = 20, 20

PAINTED = """() => new Promise((done) => {
  const look = () => document.querySelector(".board button[data-about]")
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    : requestAnimationFrame(look);
  look();
})"""
"""Milliseconds from the start of the navigation until the first card was painted."""

ANSWERED = """() => new Promise((done) => {
  const button = document.querySelector(".bar section .primary");
  const start = performance.now();
  const painted = (then) => requestAnimationFrame(() => setTimeout(
    () => then(performance.now() - start)));
  let made;
  new MutationObserver((_, observer) => {
    if (document.querySelector(".bar section")) return;
    observer.disconnect();
    painted((kept) => done([made, kept]));
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
  button.click();
  painted((time) => { made = time; });
})"""
"""Milliseconds from the click that makes a move until the board shows it as made, and until it
shows the table that the server has kept."""


async def starts(tab: Tab) -> list[float]:
    times = []
    for _ in range(STARTS):
        await tab.page.reload(wait_until="commit")
        times.append(float(await tab.page.evaluate(PAINTED)))
    return times


async def moves(tab: Tab) -> list[tuple[float, float]]:
    times: list[tuple[float, float]] = []
    while len(times) < MOVES and (now := await tab.situation()) != "over":
        if now == "confirm":
            made, kept = await tab.page.evaluate(ANSWERED)
            times.append((float(made), float(kept)))
        else:
            step = {"target": tab.lit, "few": tab.few, "card": tab.hand}[now]
            await step.first.click()
    return times


def tell(what: str, times: Sequence[float]) -> None:
    worst = sorted(times)[int(len(times) * 0.95)]
    print(f"{what}: median {statistics.median(times):.0f} ms, 95 % within {worst:.0f} ms")


async def measure() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"sqlite:///{folder}/hideout.db") as site,
    ):
        async with async_playwright() as playwright:
            browser = await launch(playwright)
            for game, seats in (("caper-europe", 2), ("caper", 2), ("art-robbery", 4)):
                table, token = await table_against_bots(site, game, seats)
                ada = await new_person(browser, site.address)
                tab = await ada.sit_down(table, token)
                tell(f"{game}, board painted after a warm start", await starts(tab))
                made, kept = zip(*await moves(tab), strict=True)
                tell(f"{game}, a move shown as made", made)
                tell(f"{game}, the table after it, as the server keeps it", kept)
                await ada.context.close()
            await browser.close()


if __name__ == "__main__":
    asyncio.run(measure())
