"""Measures the page in a real browser: `PYTHONPATH=. .venv/bin/python scripts/page_speed.py`.

How long a warm start takes until the board is painted; how long after the click on a place the
preview of a move is shown; and how long after the click that makes the move it is on the board, and
the table as the server then has it. docs/performance.md tells what was measured.
"""

import asyncio
import statistics
import tempfile

from playwright.async_api import async_playwright

from tests.support.browsing import Tab, launch, new_person, table_against_bots
from tests.support.serving import Serving

STARTS, MOVES = 20, 60
A_LOOK = 0.5
"""Seconds before each click. Nobody clicks before what was there to be read has been painted."""

PAINTED = """() => new Promise((done) => {
  const look = () => document.querySelector(".board button[data-about]")
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    : requestAnimationFrame(look);
  look();
})"""
"""Milliseconds from the start of the navigation until the first card was painted."""

PREVIEWED = """(place) => new Promise((done) => {
  const start = performance.now();
  const look = () => document.querySelector(".bar section .primary:enabled")
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
    : requestAnimationFrame(look);
  place.click();
  look();
})"""
"""Milliseconds from the click on a place until the preview was painted, ready to be confirmed."""

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


class Moves:
    """The times of moves, over as many games as they need."""

    def __init__(self) -> None:
        self.previewed: list[float] = []
        self.made: list[float] = []
        self.kept: list[float] = []

    async def play(self, tab: Tab) -> None:
        while len(self.made) < MOVES and (now := await tab.situation()) != "over":
            await asyncio.sleep(A_LOOK)
            if now == "confirm":
                made, kept = await tab.page.evaluate(ANSWERED)
                self.made.append(made)
                self.kept.append(kept)
            elif now == "target":
                place = await tab.lit.first.element_handle()
                self.previewed.append(await tab.page.evaluate(PREVIEWED, place))
            else:
                await {"few": tab.few, "card": tab.hand}[now].first.click()


def tell(what: str, times: list[float]) -> None:
    *_, most = statistics.quantiles(times, n=20)
    print(
        f"{what}: median {statistics.median(times):.0f} ms, 95 % within {most:.0f} ms, "
        f"all {len(times)} within {max(times):.0f} ms"
    )


async def measure() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"sqlite:///{folder}/hideout.db") as site,
    ):
        async with async_playwright() as playwright:
            browser = await launch(playwright)
            for game, seats in (("caper-europe", 2), ("caper", 2), ("art-robbery", 4)):
                moves = Moves()
                while len(moves.made) < MOVES:
                    table, token = await table_against_bots(site, game, seats)
                    ada = await new_person(browser, site.address)
                    tab = await ada.sit_down(table, token)
                    if not moves.made:
                        tell(f"{game}, board painted after a warm start", await starts(tab))
                    await moves.play(tab)
                    await ada.context.close()
                tell(f"{game}, the preview of a move", moves.previewed)
                tell(f"{game}, a move shown as made", moves.made)
                tell(f"{game}, the table after it, as the server keeps it", moves.kept)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(measure())
