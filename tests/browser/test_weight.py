"""What a browser has to load."""

import gzip
import re

from hideout.server.webpage import INDEX, PAGE

MOST = 120_000


def imported(name: str, found: set[str]) -> set[str]:
    """A script of the page, and all that it cannot start without."""
    if name not in found:
        found.add(name)
        script = (PAGE / "assets" / name).read_text()
        # A dynamic import has a bracket: that is loaded later.
        for other in re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", script):
            imported(other, found)
    return found


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((PAGE / "assets" / name).read_bytes())) for name in names)


def test_the_first_screen_has_less_than_120_kb_of_javascript() -> None:
    scripts = re.findall(r'src="/assets/([\w.-]+\.js)"', INDEX.read_text())
    assert scripts
    first: set[str] = set()
    for script in scripts:
        imported(script, first)
    assert 0 < weight(first) < MOST


def test_all_of_the_page_has_less_than_twice_as_much() -> None:
    assert weight({path.name for path in (PAGE / "assets").glob("*.js")}) < 2 * MOST
