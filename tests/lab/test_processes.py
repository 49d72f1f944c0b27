"""Work spread over processes."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from hideout.lab.processes import spread

SLEEP = """
import time
from hideout.lab.processes import spread
list(spread(2, time.sleep, [600, 600]))
"""


def test_answers_come_in_order_from_any_number_of_processes() -> None:
    for jobs in (1, 2):
        assert list(spread(jobs, divmod, [7, 8, 9], [2, 3, 4])) == [(3, 1), (2, 2), (2, 1)]


def test_processes_end_when_their_parent_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SLEEP]) as parent:
        until(lambda: len(children(parent.pid)) == 3)  # two, and one that Python keeps beside them
        left = children(parent.pid)
        parent.kill()
    until(lambda: not any(is_running(one) for one in left))


def children(process: int) -> list[int]:
    told = Path(f"/proc/{process}/task/{process}/children")
    return [int(one) for one in told.read_text().split()]


def is_running(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < deadline, "it never came to that"
        time.sleep(0.1)
