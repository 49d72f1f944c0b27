"""hideout ceiling"""

import json

import pytest

import hideout
from hideout.lab.all_seen import all_seen
from tests.cli.conftest import Run

FEW = ("--bot", "search:iterations=20", "--games", 3, "--seed", 3, "--jobs", 1)


def test_the_same_deals_are_played_fair_and_shown(run: Run) -> None:
    table = ("art-robbery", "--players", 3)
    found = json.loads(run("ceiling", *table, *FEW, "--json").out)
    assert (found["bot"], found["other"], found["games"]) == ("search:iterations=20", "greedy", 3)
    fair, won, shown = found["fair"], found["won"]["value"], found["won_shown"]["value"]
    assert fair == pytest.approx(1 / 3)
    assert found["way"] is None or found["way"] == pytest.approx((won - fair) / (shown - fair))
    whole = ("--bots", "search:iterations=20,greedy", *FEW[2:], "--json")
    [duel] = json.loads(run("arena", *table, *whole).out)["duels"]
    assert duel["won"] == found["won"]


def test_it_is_told_in_words(run: Run) -> None:
    lines = run("ceiling", "caper-europe", *FEW).out.splitlines()
    assert lines[0].startswith("search:iterations=20: ")
    assert lines[1].startswith("search:iterations=20, shown everything: ")
    assert lines[2] == "fair: 50.0%, of 4 games, seed 3"


@pytest.mark.parametrize("game", ["art-robbery", "caper", "caper-europe"])
def test_who_is_shown_everything_imagines_the_table_itself(game: str) -> None:
    table = hideout.deal(game, seed=5)
    assert table.seat is not None
    seen = all_seen(table, table.seat)
    assert seen.imagine(1).tobytes() == table.state_bytes()
    assert table.sight(table.seat).imagine(1).tobytes() != table.state_bytes()
    assert [str(seen.move(code)) for code in sorted(seen.codes())] == list(map(str, table.moves()))
