"""Plays like greedy, but about every other move is any legal one."""

import numpy as np

from hideout.bots.greedy import GreedyBot
from hideout.bots.random_bot import RandomBot
from hideout.kit.randomness import mixed
from hideout.kit.sight import Sight


class RookieBot:
    def choose(self, sight: Sight, seed: int) -> int:
        is_guess = int(mixed(np.uint64(seed), np.uint64(0))) % 2 == 0
        return (RandomBot() if is_guess else GreedyBot()).choose(sight, seed)
