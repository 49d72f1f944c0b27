"""Every page speaks every language: nothing is left in English, nothing is cut off."""

import re
from functools import cache
from typing import Any

import pytest

from hideout.server.labels import labels_in
from hideout.words import LANGUAGES, Words, translations
from tests.browser.conftest import SomePerson
from tests.support.browsing import Tab
from tests.support.pages import SHEETS, SIZES, STATES
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEEN = (
    "lobby-caper",
    "preferences",
    "joining",
    "no-table",
    "curtain",
    "europe-considering",
    "caper-snitch",
    "art-robbery-4-considering",
    "help",
    "discards",
    "end-art-robbery",
    "caper-fetching",
)

TEXTS = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (data.trim() && parentElement.checkVisibility()) texts.push(data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (!element.checkVisibility()) continue;
    for (const name of ["aria-label", "title", "placeholder"]) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.push(text);
    }
  }
  return texts;
}"""

CUT = """() => {
  const cut = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].filter((one) => one.nodeType === 3 && one.data.trim());
    if (!own.length || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || element.closest("svg, select, .visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    if (text.width < 2) continue;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const inside = box.getBoundingClientRect();
      const isHiddenX = ["hidden", "clip"].includes(overflowX);
      const isHiddenY = ["hidden", "clip"].includes(overflowY);
      if (isHiddenX && (text.right > inside.right + 1.5 || text.left < inside.left - 1.5) ||
          isHiddenY && (text.bottom > inside.bottom + 3 || text.top < inside.top - 3)) {
        cut.push(element.textContent.trim());
        break;
      }
    }
    if (text.right > innerWidth + 1.5 || text.left < -1.5) cut.push(element.textContent.trim());
  }
  return [...new Set(cut)];
}"""
"""Texts that reach out of a box that hides what reaches out, or out of the window."""


@cache
def english_only(language: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """What is said otherwise in this language: whole texts, and sentences with parameters."""
    spoken = {**translations(language), **_labels(language)}
    forms = [form for texts in spoken.values() for form in _forms(texts)]
    other = [text for text, said in spoken.items() if text not in _forms(said)]
    # A text may be English here and right there: "Boss" is German too.
    plain = frozenset(text for text in other if "{" not in text and text not in forms)
    patterns = [re.sub(r"\\{\w+\\}", ".+", re.escape(text)) for text in other if is_sentence(text)]
    return plain, tuple(re.compile(pattern) for pattern in patterns)


def _labels(language: str) -> dict[str, str]:
    english = labels_in("en")
    return {english[key]: said for key, said in labels_in(language).items()}


def _forms(texts: Any) -> list[str]:
    return [texts] if isinstance(texts, str) else list(texts)


def is_sentence(text: str) -> bool:
    """Whether it has parameters, and so many words besides that it is like no other text."""
    return "{" in text and len(re.findall(r"\b[a-z]{2,}", re.sub(r"\{\w+\}", "", text))) >= 3


async def wrong(tab: Tab, language: str) -> list[str]:
    """What the page says in English, leaves out, or cuts off."""
    assert await tab.page.locator("html").get_attribute("lang") == language
    texts: list[str] = await tab.page.evaluate(TEXTS)
    plain, patterns = english_only(language) if language != "en" else (frozenset(), ())
    english = [one for one in texts if one in plain or any(p.fullmatch(one) for p in patterns)]
    braces = [one for one in texts if re.search(r"\{\w+\}", one)]
    cut: list[str] = await tab.page.evaluate(CUT)
    return [
        *(f"in English: {one}" for one in english),
        *(f"left out: {one}" for one in braces),
        *(f"cut off: {one}" for one in cut),
    ]


ALL = [(language, size, tuple(STATES)) for language in LANGUAGES for size in SIZES]
# German is longest.
SOME = [
    ("de", "phone", SEEN),
    ("de", "wide", SEEN),
    ("es", "wide", SEEN[::2]),
    ("it", "phone", SEEN[1::2]),
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "size" in metafunc.fixturenames:
        seen = ALL if metafunc.config.getoption("--full") else SOME
        ids = [f"{language}-{size}" for language, size, _ in seen]
        metafunc.parametrize(("language", "size", "states"), seen, ids=ids)


async def test_pages(
    site: Serving, somebody: SomePerson, language: str, size: str, states: tuple[str, ...]
) -> None:
    ada = await somebody(prefs={"language": language}, **SIZES[size])
    found = {}
    for state in states:
        tab = await STATES[state](ada, site)
        if troubles := await wrong(tab, language):
            found[state] = troubles
        await tab.page.close()
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_sheets(site: Serving, somebody: SomePerson, language: str) -> None:
    ada = await somebody(prefs={"language": language})
    tab = await STATES["europe"](ada, site)
    for key in SHEETS:
        await tab.page.keyboard.press(key)
        assert await wrong(tab, language) == [], f"key {key}"
        if await tab.page.get_by_role("dialog").count():
            await tab.page.keyboard.press("Escape")


async def test_another_language_without_a_reload(site: Serving, somebody: SomePerson) -> None:
    tab = await STATES["lobby"](await somebody(), site)
    await tab.page.get_by_label("Language").select_option("it")
    await tab.page.get_by_text(Words("it").say("Play now")).wait_for()
    assert await wrong(tab, "it") == []
