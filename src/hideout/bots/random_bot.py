"""Plays any legal move."""

import random

from hideout.kit.sight import Sight


class RandomBot:
    def choose(self, sight: Sight, seed: int) -> int:
        return random.Random(seed).choice(sight.codes())
