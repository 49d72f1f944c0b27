"""Games of Art Robbery to look into."""

import random

import hideout
from hideout.kit.table import Table


def random_game(players: int = 3, seed: int = 7, moves: int | None = None) -> Table:
    """A table after some random moves; without a number, at the end of the game."""
    table = hideout.deal("art-robbery", players=players, seed=seed)
    choose = random.Random(seed)
    while not table.is_over and (moves is None or len(table.played) < moves):
        table.play(choose.choice(table.moves()))
    return table
