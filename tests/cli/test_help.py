"""Help and version, without waiting for the compiler."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hideout
from tests.cli.conftest import Run

COMMANDS = (
    "",
    "open",
    "play",
    "play art-robbery",
    "games",
    "bots",
    "catalogue",
    "catalogue art-robbery",
    "catalogue check",
    "record",
    "record show",
    "advise",
    "analyse",
    "serve",
    "backup",
    "restore",
    "load",
    "simulate",
    "simulate art-robbery",
    "laws",
    "laws art-robbery",
    "arena",
    "arena art-robbery",
    "ceiling",
    "ceiling art-robbery",
    "balance",
    "bench",
    "completion",
)
DOCS = Path(__file__).parents[2] / "docs" / "cli.md"


@pytest.mark.parametrize("flag", ["--help", "-h"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str, flag: str) -> None:
    result = run(*command.split(), flag)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(" ".join(["Usage: hideout", *command.split(), "["]))
    assert "--help" in result.out


def test_the_help_lists_the_commands_that_the_docs_list(run: Run) -> None:
    _, _, listed = run("--help").out.partition("Commands:\n")
    helped = set(re.findall(r"(?m)^  (\w+)  ", listed))
    documented = set(re.findall(r"(?m)^\| `(\w+)", DOCS.read_text(encoding="utf-8")))
    assert helped == documented - {"HIDEOUT_CACHE_DIR", "NUMBA_DISABLE_JIT", "NO_COLOR"}
    assert helped == {command.split()[0] for command in COMMANDS if command}


def test_the_help_of_a_game_has_the_games_own_options(run: Run) -> None:
    for command in ("play", "simulate"):
        out = run(command, "art-robbery", "--help").out
        assert "--players [2|3|4|5]" in out
        assert "--loot [shown|hidden]" in out


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"hideout {hideout.__version__}\n", "")


@pytest.mark.parametrize("command", ["", "play", "catalogue", "record", "simulate", "laws"])
def test_a_command_that_needs_another_word_shows_its_help(run: Run, command: str) -> None:
    result = run(*command.split())
    assert result.code == 2
    assert "Usage: hideout" in result.out + result.err


def test_what_does_without_the_compiler_does_not_load_it() -> None:
    commands = [
        *(f"{command} --help" for command in COMMANDS),
        "--version",
        "games",
        "games --json",
        "bots",
        "bots --json --lang de",
        "play art-robbery --bots search:depth=3",
        "catalogue art-robbery --lang de",
        "catalogue art-robbery --json",
        "nonsense",
        "simulate bank-robbery",
    ]
    script = f"""
import json, sys
from hideout.cli import main
loaded = {{}}
for command in {commands!r}:
    try:
        main(command.split())
    except SystemExit:
        loaded[command] = "numba" in sys.modules
print("\\n" + json.dumps(loaded))
"""
    environment = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    found = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert json.loads(found.stdout.splitlines()[-1]) == dict.fromkeys(commands, False)
