"""Plays any legal move."""

import random

from hideout.kit.sight import Sight


class RandomBot:
    def choose(self, sight: Sight, seats: int, seed: int) -> int:  # noqa: ARG002 - every bot's form
        return random.Random(seed).choice(sight.codes())


BOT = RandomBot()
