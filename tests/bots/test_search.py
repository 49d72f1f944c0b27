"""The searching bot: what it finds, and that thinking pays."""

import pytest

import hideout
from hideout.bots import Bot, find_bot
from hideout.bots.search import SearchBot
from hideout.games import all_games
from hideout.kit.options import Options, modes
from hideout.kit.table import Table

MODES = [(game.name, options) for game in all_games() for options in modes(game.options)]


@pytest.mark.parametrize(("game", "options"), MODES)
def test_it_looks_at_every_move_and_counts_each_iteration_once(game: str, options: Options) -> None:
    table = hideout.deal(game, seed=3, catalogue=None, **options)
    assert table.seat is not None
    sight = table.sight(table.seat)
    found = SearchBot(iterations=600).think(sight, seed=1)
    assert sorted(one.code for one in found) == sorted(sight.codes())
    assert sum(one.visits for one in found) == 600
    for one in found:
        assert one.visits > 0
        assert 0 <= one.win_chance <= 1


@pytest.mark.parametrize("trees", [1, 3])
def test_iterations_are_shared_among_the_trees(trees: int) -> None:
    sight = hideout.deal("caper-europe", seed=4).sight(1)
    found = SearchBot(iterations=300, trees=trees).think(sight, seed=1)
    assert sum(one.visits for one in found) == 300
    assert found == SearchBot(iterations=300, trees=trees).think(sight, seed=1)
    assert found != SearchBot(iterations=300).think(sight, seed=1)


def test_the_same_seed_finds_the_same() -> None:
    table = hideout.deal("caper-europe", seed=4)
    bot = SearchBot(iterations=300)
    assert bot.think(table.sight(1), 7) == bot.think(table.sight(1), 7)
    assert bot.think(table.sight(1), 7) != bot.think(table.sight(1), 8)


def test_it_finds_the_same_whatever_it_may_not_know() -> None:
    table = hideout.deal("caper", seed=5)
    bot = SearchBot(iterations=300)
    for seed in range(5):
        assert bot.think(table.imagined(1, seed).sight(1), 7) == bot.think(table.sight(1), 7)


def test_when_time_is_up_it_answers() -> None:
    sight = hideout.deal("art-robbery", players=3, seed=6).sight(1)
    assert SearchBot(seconds=0.0, iterations=10**9).choose(sight, 1) in sight.codes()


def test_a_single_move_needs_no_thought() -> None:
    # The last card can only be discarded. Without a cap, thinking would never end.
    table = hideout.deal("caper", seed=1)
    while len(table.moves()) > 1:
        table.play(table.moves()[0])
    assert table.seat is not None
    sight = table.sight(table.seat)
    assert SearchBot().choose(sight, 1) == sight.codes()[0]


@pytest.mark.parametrize(("game", "games"), [("caper-europe", 6), ("caper", 6)])
def test_it_beats_greedy_clearly(game: str, games: int, full: bool) -> None:
    games = 100 if full else games
    search, greedy = find_bot("search:iterations=2000"), find_bot("greedy")
    won = sum(
        _share_of_first(game, seed, search, greedy)
        + 1
        - _share_of_first(game, seed, greedy, search)
        for seed in range(games)
    )
    assert won > 0.7 * 2 * games


def _share_of_first(game: str, seed: int, *bots: Bot) -> float:
    table = hideout.deal(game, seed=seed)
    while table.seat is not None:
        sight = table.sight(table.seat)
        choice = bots[table.seat - 1].choose(sight, seed * 1000 + len(table.played))
        table.play(sight.move(choice))
    return _share(table)


def _share(table: Table) -> float:
    outcome = table.outcome()
    assert outcome is not None
    return (1 in outcome.winners) / len(outcome.winners)
