"""hideout completion, and what a shell then gets from it."""

import subprocess

import pytest

from tests.cli.conftest import Run

SHELLS = ("bash", "zsh", "fish")


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_gets_its_script(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert (result.code, result.err) == (0, "")
    assert f"_HIDEOUT_COMPLETE={shell}_complete" in result.out
    assert "hideout" in result.out


def test_the_script_for_bash_is_one_bash_can_read(run: Run) -> None:
    script = run("completion", "bash").out
    subprocess.run(["bash", "-n"], input=script, text=True, check=True)


def completed(run: Run, monkeypatch: pytest.MonkeyPatch, line: str) -> list[str]:
    words = line.split(" ")
    monkeypatch.setenv("_HIDEOUT_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
    result = run()
    assert result.err == ""
    return [found.partition(",")[2] for found in result.out.split()]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("hideout sim", ["simulate"]),
        ("hideout ca", ["catalogue"]),
        ("hideout play ", ["art-robbery", "caper", "caper-europe"]),
        ("hideout catalogue ", ["check", "art-robbery", "caper", "caper-europe"]),
        ("hideout record ", ["show"]),
        ("hideout completion ", ["bash", "zsh", "fish"]),
        ("hideout simulate art-robbery --pl", ["--players"]),
        ("hideout simulate art-robbery --loot ", ["shown", "hidden"]),
        ("hideout play art-robbery --lang ", ["en", "de", "es", "it"]),
        ("hideout play art-robbery --bots s", ["safecracker", "search"]),
        ("hideout balance --bot g", ["greedy"]),
    ],
)
def test_a_line_is_completed(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, expected: list[str]
) -> None:
    assert completed(run, monkeypatch, line) == expected


def test_after_an_unknown_game_nothing_is_offered_and_nothing_printed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert completed(run, monkeypatch, "hideout simulate bank-robbery --se") == []
