"""The rules uncompiled, as a debugger sees them, play the same games."""

import os
import subprocess
import sys
from pathlib import Path

from hideout.kit.compile import COMPILED
from tests.kit import digest


def test_uncompiled_rules_give_the_same_bytes(full: bool) -> None:
    assert COMPILED
    plain = subprocess.run(
        [sys.executable, "-W", "error", Path(digest.__file__), *["--full"] * full],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.stderr == ""
    for line, expected in zip(digest.lines(full=full), plain.stdout.splitlines(), strict=True):
        assert digest.digest(line) == expected, line
