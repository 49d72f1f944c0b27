"""All of a table on one screen, at a desk and on a phone held upright."""

import random

import pytest

from tests.browser.conftest import SomePerson
from tests.support.browsing import PHONE, Tab, against_bots, late_table, table_against_bots
from tests.support.pages import SIZES, STATES
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

TABLES = [
    "europe",
    "europe-full-hand",
    "europe-considering",
    "caper-two",
    "caper-snitch",
    "caper-fetching",
    "caper-teams-considering",
    "art-robbery-2",
    "art-robbery-3-hidden",
    "art-robbery-4-considering",
    "art-robbery-5",
]
SMALLEST = 24
"""Of a target in a dense board; 44 for all that has to be hit in passing."""
THUMB = 44
LOW = PHONE | {"height": 664}

OVERFLOW = """() => ({
  wide: document.documentElement.scrollWidth - innerWidth,
  high: document.documentElement.scrollHeight - innerHeight,
})"""

OUTSIDE = """() => [...document.querySelectorAll("main :is(button, a)")].filter((element) => {
  if (!element.checkVisibility() || element.closest("[role=tabpanel]")) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((element) => element.innerText || element.ariaLabel)"""

SMALL = """(least) => {
  const root = document.querySelector("dialog[open]") ?? document;
  return [...root.querySelectorAll("button, a, input, select")].filter((element) => {
    if (!element.checkVisibility() || element.closest(".visually-hidden")) return false;
    // Its label is what is hit; and of overlapping gear, the thief that it lies on.
    if (element.matches("input[type=radio], input[type=checkbox], [tabindex='-1']")) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && Math.min(width, height) < least;
  }).map((element) => element.outerHTML.slice(0, 200));
}"""

LETTERS = """() => [...document.querySelectorAll("body *")].filter((element) => {
  const own = [...element.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  // What is printed on cards grows with them; it can be read beside them.
  const isSaid = own && !element.closest("svg, .visually-hidden, [aria-hidden=true]");
  return isSaid && element.checkVisibility()
    && parseFloat(getComputedStyle(element).fontSize) < 13.9;
}).map((element) => element.outerHTML.slice(0, 200))"""

COVERED = """() => [...document.querySelectorAll("[data-about][aria-pressed]")].filter((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((card) => card.dataset.about)"""

CUT = """() => [...document.querySelectorAll("[data-about][aria-pressed]")].filter((card) => {
  const name = document.createRange();
  name.selectNodeContents(card.querySelector(".name"));
  const [shown, room] = [name.getBoundingClientRect(), card.getBoundingClientRect()];
  return !shown.width || shown.left < room.left || shown.right > room.right;
}).map((card) => card.dataset.about)"""

CUT_OFF = """() => [...document.querySelectorAll("main aside > *")].filter((element) => {
  const room = element.parentElement.getBoundingClientRect();
  const shown = element.getBoundingClientRect();
  return shown.top < room.top - 1 || shown.bottom > room.bottom + 1;
}).map((element) => element.innerText || element.outerHTML.slice(0, 200))"""

UNCOVERED = """() => [...document.querySelectorAll("[data-about][aria-pressed]")].map((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const across = [...Array(Math.floor(width)).keys()];
  const isSeen = (x) => card.contains(document.elementFromPoint(left + x, top + height / 2));
  return Math.min(across.filter(isSeen).length, height);
})"""


@pytest.mark.parametrize("state", TABLES)
async def test_1280_by_720_without_scrolling(
    site: Serving, somebody: SomePerson, state: str
) -> None:
    tab = await STATES[state](await somebody(), site)
    assert await tab.page.evaluate(OVERFLOW) == {"wide": 0, "high": 0}
    assert await tab.page.evaluate(OUTSIDE) == []
    assert await tab.page.evaluate(SMALL, SMALLEST) == []
    assert await tab.page.evaluate(COVERED) == []
    assert await tab.page.evaluate(LETTERS) == []


@pytest.mark.parametrize("state", ["europe", "europe-full-hand", "caper-fetching"])
async def test_text_mode_in_a_long_language_without_scrolling(
    site: Serving, somebody: SomePerson, state: str
) -> None:
    ada = await somebody(prefs={"cardText": True, "language": "de"})
    tab = await STATES[state](ada, site)
    await tab.page.keyboard.press("w")
    await tab.page.locator(".reading").wait_for()
    assert await tab.page.evaluate(OVERFLOW) == {"wide": 0, "high": 0}
    assert await tab.page.evaluate(CUT_OFF) == []
    if state != "caper-fetching":  # eight sentences scroll
        assert await tab.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("language", ["en", "de"])
async def test_eight_cards_to_fetch_can_be_read_and_hit(
    site: Serving, somebody: SomePerson, language: str
) -> None:
    tab = await STATES["caper-fetching"](await somebody(prefs={"language": language}), site)
    uncovered = await tab.page.evaluate(UNCOVERED)
    assert len(uncovered) == 8
    assert min(uncovered) >= THUMB
    assert await tab.page.evaluate(CUT) == []


async def test_a_sentence_to_fetch_by_is_scrolled_to(site: Serving, somebody: SomePerson) -> None:
    ada = await somebody(prefs={"cardText": True, "language": "de"})
    tab = await STATES["caper-fetching"](ada, site)
    await tab.hand.last.focus()
    box = await tab.hand.last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 720


@pytest.mark.parametrize("state", TABLES)
async def test_a_phone_held_upright(site: Serving, somebody: SomePerson, state: str) -> None:
    tab = await STATES[state](await somebody(**SIZES["phone"]), site)
    assert (await tab.page.evaluate(OVERFLOW))["wide"] == 0
    assert await tab.page.evaluate(SMALL, SMALLEST) == []
    assert await tab.page.evaluate(COVERED) == []
    assert await tab.page.evaluate(LETTERS) == []
    await in_reach_of_the_thumb(tab)


async def in_reach_of_the_thumb(tab: Tab) -> None:
    """The hand is in the lower half, and large enough to hit."""
    for card in await tab.hand.all():
        box = await card.bounding_box()
        assert box is not None
        assert box["y"] > PHONE["height"] / 2
        assert box["y"] + box["height"] <= PHONE["height"]
        assert min(box["width"], box["height"]) >= THUMB


@pytest.mark.parametrize(
    "state",
    [
        "europe",
        "europe-full-hand",
        "europe-considering",
        "caper-two",
        "caper-snitch",
        "caper-fetching",
        "caper-teams-considering",
        "art-robbery-2",
    ],
)
async def test_a_phone_whose_browser_keeps_its_bars(
    site: Serving, somebody: SomePerson, state: str
) -> None:
    tab = await STATES[state](await somebody(**SIZES["phone"] | {"viewport": LOW}), site)
    assert await tab.page.evaluate(OVERFLOW) == {"wide": 0, "high": 0}
    assert await tab.page.evaluate(OUTSIDE) == []
    assert await tab.page.evaluate(SMALL, SMALLEST) == []
    assert await tab.page.evaluate(LETTERS) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("viewport", [PHONE, LOW], ids=["high", "low"])
async def test_six_cards_can_be_read_and_hit(
    site: Serving, somebody: SomePerson, viewport: dict[str, int], language: str
) -> None:
    size = SIZES["phone"] | {"viewport": viewport}
    tab = await STATES["europe-full-hand"](
        await somebody(prefs={"language": language}, **size), site
    )
    uncovered = await tab.page.evaluate(UNCOVERED)
    assert len(uncovered) == 6
    assert min(uncovered) >= THUMB
    assert await tab.page.evaluate(CUT) == []


@pytest.mark.parametrize("state", ["lobby-caper", "preferences", "joining", "end-europe"])
async def test_other_pages_on_a_phone(site: Serving, somebody: SomePerson, state: str) -> None:
    tab = await STATES[state](await somebody(**SIZES["phone"]), site)
    assert (await tab.page.evaluate(OVERFLOW))["wide"] == 0
    assert await tab.page.evaluate(SMALL, THUMB - 1) == []
    assert await tab.page.evaluate(LETTERS) == []


@pytest.mark.parametrize("state", ["lobby", "europe", "art-robbery-4-considering"])
async def test_at_twice_the_size_nothing_is_lost_sideways(
    site: Serving, somebody: SomePerson, state: str
) -> None:
    """A zoom of 200 % on 1280 x 720 is a window of 640 x 360."""
    viewport = {"width": 640, "height": 360}
    tab = await STATES[state](await somebody(viewport=viewport), site)
    assert (await tab.page.evaluate(OVERFLOW))["wide"] == 0


async def test_to_the_end_on_a_phone_by_touch(
    site: Serving, somebody: SomePerson, full: bool
) -> None:
    if full:
        table, token = await table_against_bots(site, "caper-europe", 2, city="rome")
    else:  # the whole game is played by mouse and by keyboard
        table, [token] = await late_table(
            site, "caper-europe", 24, seats=against_bots(2), city="rome"
        )
    tab = await (await somebody(**SIZES["phone"])).sit_down(table, token)
    await tab.play_to_the_end(random.Random(1), touch=True)
