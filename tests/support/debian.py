"""Debian's packages, for tests that need a browser or a database server.

They install what is missing. As a program, this installs all of it before the tests start.
"""

import fcntl
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

LOCK = Path(tempfile.gettempdir()) / f"hideout-tests-apt-{os.getuid()}.lock"
CHROMIUM = Path("/usr/bin/chromium-headless-shell")
POSTGRESQL = Path("/usr/lib/postgresql")


def chromium() -> Path:
    install("chromium-headless-shell", CHROMIUM.exists)
    return CHROMIUM


def postgresql() -> Path:
    """The folder of its programs."""

    def found() -> list[Path]:
        return sorted(path.parent for path in POSTGRESQL.glob("*/bin/initdb"))

    install("postgresql", found)
    return found()[-1]


def install(package: str, is_there: Callable[[], object]) -> None:
    """Install it unless it is there. Tests run side by side, and apt for one of them at a time."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_there():
            return
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", package]):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{' '.join(command)}: {done.stdout}{done.stderr}"


if __name__ == "__main__":
    chromium()
    postgresql()
