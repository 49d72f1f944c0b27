"""Positions of random games, to hold previews to what happens."""

import random

from hideout.kit.table import Table

POSITIONS = 200
"""Of each game, spread over its modes."""


def random_position(table: Table, chance: random.Random) -> Table:
    """The table somewhere in a random game; every turn of it is equally likely."""
    before: list[Table] = []
    while not table.is_over:
        before.append(table.copy())
        table.play(chance.choice(table.moves()))
    return chance.choice(before)
