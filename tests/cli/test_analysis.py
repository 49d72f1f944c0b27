"""hideout advise and analyse"""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import hideout
from hideout.bots.search import Found, SearchBot, Watch
from hideout.kit.sight import Sight
from hideout.words import LANGUAGES
from tests.cli.conftest import Run
from tests.kit.catalogues import rewritten
from tests.kit.games import random_game

FEW = ("--iterations", 500)
ErrorOf = Callable[..., str]


def kept(folder: Path, moves: int | None) -> Path:
    path = folder / "game.txt"
    path.write_text(str(random_game(3, moves=moves).record()))
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    return kept(tmp_path, 10)


@pytest.fixture
def over(tmp_path: Path) -> Path:
    return kept(tmp_path, None)


def test_advice_as_json(run: Run, begun: Path) -> None:
    result = run("advise", begun, *FEW, "--json", "--lang", "de")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    table = random_game(3, moves=10)
    assert (found["format"], found["game"], found["lang"]) == (1, "art-robbery", "de")
    assert (found["seat"], found["iterations"]) == (table.seat, 500)
    assert {one["move"] for one in found["moves"]} == {str(move) for move in table.moves()}
    assert set(found["moves"][0]) == {
        "move",
        "sentence",
        "win_chance",
        "margin",
        "visits",
        "reason",
    }
    assert run("advise", begun, *FEW, "--json", "--lang", "de").out == result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_as_text(run: Run, begun: Path, lang: str) -> None:
    result = run("advise", begun, *FEW, "--lang", lang)
    assert result.code == 0
    assert "%" in result.out
    assert "{" not in result.out
    assert len(result.out.splitlines()) >= 2 + len(random_game(3, moves=10).moves())


def test_advice_can_be_cut_short(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    think = SearchBot.think

    def interrupted(_bot: SearchBot, sight: Sight, seed: int, watch: Watch) -> list[Found]:
        think(SearchBot(iterations=512), sight, seed, watch)
        raise KeyboardInterrupt

    monkeypatch.setattr(SearchBot, "think", interrupted)
    result = run("advise", begun, "--json")
    assert result.code == 0
    assert json.loads(result.out)["iterations"] == 512


def test_nobody_is_advised_when_the_game_is_over(error_of: ErrorOf, over: Path) -> None:
    expected = f"{over}: the game is over; there is nothing to advise"
    assert error_of("advise", over) == expected


def test_an_analysis_as_json(run: Run, over: Path) -> None:
    result = run("analyse", over, *FEW, "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    moves = random_game(3).played
    assert (found["format"], found["game"], found["iterations"]) == (1, "art-robbery", 500)
    assert found["is_over"] is True
    assert [one["seat"] for one in found["decisions"]] == [move.seat for move in moves]
    assert [side["seats"] for side in found["sides"]] == [[1], [2], [3]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_analysis_as_text(run: Run, begun: Path, lang: str) -> None:
    result = run("analyse", begun, *FEW, "--lang", lang)
    assert result.code == 0
    lines = result.out.splitlines()
    numbers = [line.split()[0].strip("◆") or line.split()[1] for line in lines[1:11]]
    assert numbers == [str(number) for number in range(1, 11)]
    assert "{" not in result.out


def test_the_result_is_told_where_there_is_one(run: Run, over: Path) -> None:
    assert " wins: " in run("analyse", over, *FEW, "--lang", "en").out.splitlines()[-1]


def test_the_curve_is_kept_in_a_file(run: Run, begun: Path, tmp_path: Path) -> None:
    svg = tmp_path / "curve.svg"
    assert run("analyse", begun, *FEW, "--svg", svg, "--json").code == 0
    assert ElementTree.parse(svg).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_a_curve_that_cannot_be_kept(error_of: ErrorOf, begun: Path, tmp_path: Path) -> None:
    svg = tmp_path / "none" / "curve.svg"
    error = error_of("analyse", begun, *FEW, "--svg", svg, "--json")
    assert error == f"{svg}: the curve cannot be written (No such file or directory)"


def test_before_the_first_move_there_is_nothing_to_analyse(
    error_of: ErrorOf, tmp_path: Path
) -> None:
    path = kept(tmp_path, 0)
    expected = f"{path}: no move was made yet; there is nothing to analyse"
    assert error_of("analyse", path) == expected


@pytest.mark.parametrize("command", ["advise", "analyse"])
def test_records_that_cannot_be_replayed(error_of: ErrorOf, begun: Path, command: str) -> None:
    text = begun.read_text()
    begun.write_text(text.replace("game art-robbery", "game bank-robbery"))
    assert "line 2: there is no game 'bank-robbery'" in error_of(command, begun)
    begun.write_text(text.replace(": play ", ": jump ", 1))
    assert ", line 8: 'jump" in error_of(command, begun)
    begun.unlink()
    assert error_of(command, begun).startswith(f"{begun}: it cannot be read")


@pytest.mark.parametrize("command", ["advise", "analyse"])
def test_too_few_iterations_to_try_every_move(error_of: ErrorOf, begun: Path, command: str) -> None:
    assert "499 is not in the range" in error_of(command, begun, "--iterations", 499)


@pytest.mark.parametrize("command", ["advise", "analyse"])
def test_a_record_with_a_catalogue_of_its_own(
    run: Run, error_of: ErrorOf, tmp_path: Path, command: str
) -> None:
    own = rewritten(tmp_path, "alibis = 2", "alibis = 9")
    table = hideout.deal("art-robbery", seed=1, catalogue=own)
    table.play(table.moves()[0])
    path = tmp_path / "game.txt"
    path.write_text(str(table.record()))
    assert "it was played with catalogue" in error_of(command, path)
    assert run(command, path, *FEW, "--catalogue", own, "--json").code == 0
