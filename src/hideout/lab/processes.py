"""Spreading Python work over processes."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


def spread(jobs: int, function: Callable[..., T], *arguments: list[Any]) -> Iterator[T]:
    """Like `map`, on so many cores; on one, in this process."""
    if jobs == 1:
        yield from map(function, *arguments)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_parent) as pool:
        yield from pool.map(function, *arguments)


def _end_with_parent() -> None:
    """Nobody tells a process to end whose parent was killed: it would wait for work for ever."""
    parent = parent_process()
    assert parent is not None, "this runs in a process of the pool"

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
