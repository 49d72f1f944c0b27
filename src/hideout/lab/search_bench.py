"""How fast the tree search is on one core, beside OpenSpiel's in the same run.

OpenSpiel's compiled search plays two of its own card games from their openings, a shorter and a
longer one than ours; and its search in Python plays the same game as ours, by the adapter.
"""

import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import msgspec

from hideout.bots import find_bot
from hideout.bots.search import SearchBot, Tree
from hideout.errors import HideoutError
from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import Options, modes
from hideout.kit.sight import Sight
from hideout.kit.table import Table

ROUNDS = 5
ITERATIONS = 20_000
OPENSPIEL_GAMES = {"euchre": 2_000, "hearts": 1_000}
"""OpenSpiel's own games, each with the iterations of a round."""
ADAPTED_ITERATIONS = 100
TWO = 2


class SearchRow(msgspec.Struct, frozen=True):
    """Medians of the rounds, each from the opening of another deal."""

    game: str
    options: Options
    iterations_per_s: float
    """Of one tree on one core."""
    first_move_ms: float
    """Of the bot `search`."""
    openspiel_iterations_per_s: dict[str, float]
    """By the name the game has there."""
    ratios: dict[str, float]
    """Ours to each of these."""


def search_bench(report: Callable[[str], None]) -> Iterator[SearchRow]:
    """Measure each game for two, naming it beforehand."""
    try:
        import pyspiel
    except ModuleNotFoundError as error:
        raise HideoutError(
            "bench --search measures beside OpenSpiel, which is not installed;"
            " it comes with hideout[research]"
        ) from error
    for game in all_games():
        report(game.name)
        options = next(found for found in modes(game.options) if len(game.sides(found)) == TWO)
        yield _measure(game, options, pyspiel)


def _measure(game: Game, options: Options, pyspiel: Any) -> SearchRow:
    catalogue = game.read_catalogue(game.catalogue_path)
    first_moves: list[float] = []
    ours: list[float] = []
    theirs: dict[str, list[float]] = defaultdict(list)
    for seed in range(ROUNDS):
        table = Table(game, catalogue, seed, options)
        sight = table.sight(table.seat)
        first_moves.append(1000 * _seconds(_first_move(sight, seed)))
        ours.append(ITERATIONS / _seconds(_our_search(sight, seed)))
        for name, iterations in OPENSPIEL_GAMES.items():
            search = _their_search(pyspiel, name, iterations, seed)
            theirs[name].append(iterations / _seconds(search))
        adapted = f"hideout_{game.name.replace('-', '_')}"
        theirs[adapted].append(ADAPTED_ITERATIONS / _seconds(_their_search_of_ours(sight, seed)))
    return SearchRow(
        game=game.name,
        options=options,
        iterations_per_s=median(ours),
        first_move_ms=median(first_moves),
        openspiel_iterations_per_s={name: median(found) for name, found in theirs.items()},
        ratios={
            name: median(our / their for our, their in zip(ours, found, strict=True))
            for name, found in theirs.items()
        },
    )


def _first_move(sight: Sight, seed: int) -> Callable[[], int]:
    return lambda: find_bot("search").choose(sight, seed)


def _our_search(sight: Sight, seed: int) -> Callable[[], None]:
    tree, bot = Tree(sight, seed, ITERATIONS), SearchBot()
    return lambda: tree.add(ITERATIONS, bot.explore, bot.margin_weight)


def _their_search(pyspiel: Any, name: str, iterations: int, seed: int) -> Callable[[], object]:
    chance = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    # In hearts some deals open with a card that must be played: nothing to search for.
    while len(actions := state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(chance.choice(actions))
    playouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.ISMCTSBot(seed, playouts, uct_c=1.0, max_simulations=iterations)
    return lambda: bot.step(state)


def _their_search_of_ours(sight: Sight, seed: int) -> Callable[[], object]:
    from hideout.envs.openspiel_bot import OpenSpielSearch  # which needs OpenSpiel

    return lambda: OpenSpielSearch(iterations=ADAPTED_ITERATIONS).search(sight, seed)


def _seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
