"""OpenSpiel's information-set tree search as a bot, to measure ours against.

It is the one in OpenSpiel's Python: the one in its C++ cannot ask a Python game for a world.
"""

import time
from dataclasses import dataclass

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from hideout.envs.openspiel import HideoutGame, HideoutState, kind
from hideout.kit.sight import Sight

EXPLORE = 1.0
LEAST = 2
"""Iterations; the first one only looks at the root."""
SEEDS = 2**32
"""As many as NumPy's RandomState takes."""


@dataclass(frozen=True)
class OpenSpielSearch:
    seconds: float = 0.5
    iterations: int | None = None
    """Instead of the seconds, where a choice must come out the same again."""

    def choose(self, sight: Sight, seed: int) -> int:
        codes = sight.codes()
        return codes[0] if len(codes) == 1 else self.search(sight, seed)[0]

    def search(self, sight: Sight, seed: int) -> tuple[int, int]:
        """The code of the move that was tried most, and how many iterations there were."""
        deadline = time.monotonic() + self.seconds
        chance = np.random.RandomState(seed % SEEDS)
        game = seen_game(sight)
        state = game.state_at(sight.imagine(seed))
        bot = ISMCTSBot(
            game,
            RandomRolloutEvaluator(1, chance),
            EXPLORE,
            max_simulations=0,
            random_state=chance,
            use_observation_string=True,
        )

        def world(now: HideoutState, player: int) -> HideoutState:
            return now.resample_from_infostate(player, chance.random_sample)

        bot.set_resampler(world)
        root = bot.create_new_node(state)
        done = 0
        # As its own run_search, which takes no deadline.
        while done < LEAST or (
            time.monotonic() < deadline if self.iterations is None else done < self.iterations
        ):
            bot.run_simulation(bot.sample_root_state(state))
            done += 1
        policy = bot.get_final_policy(state, root)
        return int(max(policy, key=lambda found: found[1])[0]), done


def seen_game(sight: Sight) -> HideoutGame:
    """The game a seat plays, with the catalogue it plays with; not registered under a name."""
    seen = kind("seen", "A game as a seat sees it", [len(sight.sides)], {})
    return HideoutGame(seen, sight.rules, sight.books, sight.sides, {})
