"""A bot that makes no legal move: the game goes on, and everybody is told."""

from pathlib import Path

import pytest

from hideout.cli.play import faults_told_afterwards
from hideout.match.match import Match, Player
from tests.support.art_robbery import position
from tests.terminal.driver import seated


@pytest.fixture
def match(tmp_path: Path) -> Match:
    path = tmp_path / "bad"
    path.write_text("#!/bin/sh\nread -r _; echo '{\"protocol\": 1}'; read -r _; exit 4\n")
    path.chmod(0o755)
    return Match(position(2, turn=2), (Player("Ada", None), Player("Bruno", str(path))))


async def test_the_log_says_which_move_is_random(
    match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    with faults_told_afterwards():
        async with seated(match) as driver:
            await driver.until_mine()
            said = driver.text("#history").replace("│", "").replace("▌", "")
            expected = "Bruno made no legal move in time; this one is random. Bruno plays"
            assert expected in " ".join(said.split())
        assert capsys.readouterr().err == ""
    match.close()
    assert match.turns[0].is_fallback
    err = capsys.readouterr().err
    assert err.startswith("hideout: ")
    assert err.endswith("bad at seat 2: it ended with exit code 4; a random move is made instead\n")
