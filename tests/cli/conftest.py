"""The command line, run in this process."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from hideout.cli import main


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")` is what the shell would get."""
    for name in ("LC_ALL", "LC_MESSAGES", "_HIDEOUT_COMPLETE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run_main(*arguments: object) -> Result:
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        code = ended.value.code
        assert isinstance(code, int)
        return Result(code, *capsys.readouterr())

    return run_main


@pytest.fixture
def error_of(run: Run) -> Callable[..., str]:
    """The one line that a command ends with, without the program's name."""

    def run_error(*arguments: object) -> str:
        result = run(*arguments)
        assert (result.code, result.out) == (2, "")
        assert result.err.endswith("\n")
        assert len(result.err.splitlines()) == 1
        assert result.err.startswith("hideout: ")
        return result.err.removeprefix("hideout: ").rstrip("\n")

    return run_error
