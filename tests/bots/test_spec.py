"""How bots are named, with settings or as programs."""

import stat
from pathlib import Path
from pkgutil import resolve_name

import pytest

from hideout.bots import BOTS, check_bot, compiled_for, find_bot, repeatable
from hideout.bots.search import SearchBot
from hideout.errors import HideoutError

NAMES = "rookie, pickpocket, burglar, safecracker, master, random, greedy, search, openspiel"

WRONG = {
    "clever": f"there is no bot 'clever'; the bots are {NAMES}; a program has a slash: ./clever",
    "": f"there is no bot ''; the bots are {NAMES}; a program has a slash: ./",
    "Master": f"there is no bot 'Master'; the bots are {NAMES}; a program has a slash: ./Master",
    "clever:seconds=1": f"there is no bot 'clever'; the bots are {NAMES};"
    " a program has a slash: ./clever",
    "search:deep": "search:deep: 'deep' is no setting; one is written key=value",
    "search:": "search:: '' is no setting; one is written key=value",
    "search:depth=3": "search:depth=3: there is no setting 'depth';"
    " its settings are iterations, seconds, trees",
    "greedy:seconds=1": "greedy:seconds=1: there is no setting 'seconds'; it has no settings",
    "search:iterations=many": "search:iterations=many: iterations is 'many';"
    " it takes a whole number from 1 to 1000000000",
    "search:iterations=1/2": "search:iterations=1/2: iterations is '1/2';"
    " it takes a whole number from 1 to 1000000000",
    "search:iterations=0": "search:iterations=0: iterations is '0';"
    " it takes a whole number from 1 to 1000000000",
    "search:trees=0": "search:trees=0: trees is '0'; it takes a whole number from 1 to 32",
    "master:seconds=nan": "master:seconds=nan: seconds is 'nan';"
    " it takes a number from 0.01 to 3600",
    "master:seconds=": "master:seconds=: seconds is ''; it takes a number from 0.01 to 3600",
    "master:seconds=1:seconds=2": "master:seconds=1:seconds=2: seconds is given twice",
    "./none": "./none: there is no such program",
    "/": "/: it cannot be run; chmod +x makes a file a program",
}


@pytest.mark.parametrize("spec", WRONG)
def test_what_is_wrong_is_told_with_what_would_be_right(spec: str) -> None:
    with pytest.raises(HideoutError) as caught:
        check_bot(spec)
    assert str(caught.value) == WRONG[spec]


@pytest.mark.parametrize("spec", [spec for spec in WRONG if spec not in ("./none", "/")])
def test_nobody_is_found_by_a_wrong_name(spec: str) -> None:
    with pytest.raises(HideoutError) as caught:
        find_bot(spec)
    assert str(caught.value) == WRONG[spec]


@pytest.mark.parametrize(
    ("spec", "bot"),
    [
        ("search", SearchBot(iterations=400)),
        ("search:iterations=7", SearchBot(iterations=7)),
        ("search:seconds=0.5", SearchBot(seconds=0.5)),
        ("search:seconds=2:iterations=9", SearchBot(iterations=9, seconds=2.0)),
        ("master", SearchBot(seconds=1.0)),
        ("master:seconds=0.5", SearchBot(seconds=0.5)),
        ("master:trees=4", SearchBot(seconds=1.0, trees=4)),
        ("search:iterations=9:trees=1", SearchBot(iterations=9, trees=1)),
    ],
)
def test_what_is_given_takes_the_place_of_the_bots_own_cap(spec: str, bot: SearchBot) -> None:
    check_bot(spec)
    assert find_bot(spec) == bot


def test_no_clock_decides_about_a_repeatable_bot() -> None:
    specs = repeatable(30)
    bots = [find_bot(spec) for spec in specs]
    for kind in BOTS.values():
        assert sum(isinstance(bot, resolve_name(kind.made_by)) for bot in bots) == 1
    for bot in bots:
        assert getattr(bot, "seconds", None) is None


def test_what_a_bot_compiles_is_known_by_its_name_alone() -> None:
    assert compiled_for("random") == []
    assert compiled_for("./mybot") == []
    assert compiled_for("master:iterations=9") == compiled_for("search") != []
    assert compiled_for("rookie") == compiled_for("greedy") != []


def test_a_program_needs_to_be_one_and_takes_seconds(tmp_path: Path) -> None:
    program = tmp_path / "my:bot"
    program.write_text("#!/bin/sh\n")
    with pytest.raises(HideoutError, match="it cannot be run; chmod"):
        check_bot(str(program))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    check_bot(str(program))
    check_bot(f"{program}:seconds=0.5")
    with pytest.raises(HideoutError, match="there is no setting 'iterations'; its settings are se"):
        check_bot(f"{program}:iterations=5")
    with pytest.raises(HideoutError, match="a program can only play at a table"):
        find_bot(str(program))
