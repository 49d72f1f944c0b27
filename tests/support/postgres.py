"""A real PostgreSQL, started by the tests: on loopback, on a free port, in a new folder."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.debian import postgresql

PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    programs = postgresql()
    # It refuses to run as root, and its own user cannot look into pytest's folders.
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="hideout-postgres-"))
    if as_user:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()

    def run(program: str, *arguments: str | Path) -> None:
        subprocess.run(
            [*as_user, programs / program, *arguments], check=True, capture_output=True, cwd=folder
        )

    run("initdb", "-D", data, "-U", "hideout", "--auth=trust", "--encoding=UTF8", "--no-locale")
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
    run("pg_ctl", "-D", data, "-l", folder / "log", "-o", options, "-w", "start")
    try:
        _wait_for(port)
        run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "hideout", "hideout")
        yield f"postgresql://hideout@127.0.0.1:{port}/hideout"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)


def _wait_for(port: int) -> None:
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            assert time.monotonic() < give_up, "PostgreSQL does not start"
            time.sleep(0.1)
