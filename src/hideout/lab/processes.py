"""Spreading Python work over processes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


def spread(jobs: int, function: Callable[..., T], *arguments: list[Any]) -> Iterator[T]:
    """Like `map`, on so many cores; on one, in this process."""
    if jobs == 1:
        yield from map(function, *arguments)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(function, *arguments)
