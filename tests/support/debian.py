"""Debian's packages, for tests that need a browser or a database server."""

import fcntl
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

LOCK = Path(tempfile.gettempdir()) / f"hideout-tests-apt-{os.getuid()}.lock"


def install(package: str, is_there: Callable[[], object]) -> None:
    """Install it unless it is there. Tests run side by side, and apt for one of them at a time."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_there():
            return
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", package]):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{' '.join(command)}: {done.stdout}{done.stderr}"
