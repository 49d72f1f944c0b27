"""For all tests, and for the examples in README.md and docs/, which are run as tests too."""

import doctest
import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

COMPARE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run the heavy counts, for hours")


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the heavy counts are asked for."""
    return bool(request.config.getoption("--full"))


@pytest.hookimpl(tryfirst=True)  # before xdist reads the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the examples of one document in one process: a later one uses names of an earlier."""
    for item in items:
        if item.path.suffix == ".md":
            item.add_marker(pytest.mark.xdist_group(item.path.name))


def pytest_collection() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    """Look for no garbage among all that was imported: it took a tenth of the tests' time."""
    gc.collect()
    gc.freeze()
    gc.enable()


def run_console(example: Example) -> str | None:
    """Run each `$ ` line of a console block; what follows it is what it prints."""
    for session in ("\n" + example.parsed).split("\n$ ")[1:]:
        command, _, expected = session.partition("\n")
        printed = subprocess.run(
            command,
            shell=True,
            env=os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        ).stdout
        if not doctest.OutputChecker().check_output(expected.rstrip() + "\n", printed, COMPARE):
            return f"{command}\nexpected:\n{expected}\nprinted:\n{printed}"
    return None


pytest_collect_file = Sybil(
    parsers=[
        PythonCodeBlockParser(doctest_optionflags=COMPARE),
        CodeBlockParser(language="console", evaluator=run_console),
    ],
    patterns=["README.md", "docs/*.md"],
).pytest()
