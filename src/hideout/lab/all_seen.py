"""A table with nothing hidden, in the form bots think in. For measuring only: see `ceiling.py`."""

from dataclasses import replace
from typing import Any

import numpy as np

from hideout.kit.compile import compiled_apart
from hideout.kit.sight import Sight
from hideout.kit.table import Table


@compiled_apart
def stay(book: Any, s: Any, seat: int, seed: np.uint64) -> None:
    """In place of sampling a world: this is the world, with all that will be drawn."""


def all_seen(table: Table, seat: int) -> Sight:
    sight = table.sight(seat)
    return replace(
        sight,
        rules=replace(sight.rules, kernel=replace(sight.rules.kernel, sample=stay)),
        masked=np.frombuffer(table.state_bytes(), sight.masked.dtype).copy(),
    )
