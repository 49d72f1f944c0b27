"""OpenSpiel's search at our table."""

import random
import time

import hideout
from hideout.bots import Bot, find_bot
from hideout.envs.openspiel_bot import OpenSpielSearch
from hideout.kit.options import Options


def test_it_plays_whole_games_legally(name: str, options: Options) -> None:
    table = hideout.deal(name, seed=2, catalogue=None, **options)
    bot = OpenSpielSearch(iterations=3)
    while table.seat is not None:
        sight = table.sight(table.seat)
        code = bot.choose(sight, seed=len(table.played))
        assert code in sight.codes()
        table.play(sight.move(code))


def test_it_chooses_the_same_again_whatever_it_may_not_know() -> None:
    table = hideout.deal("caper-europe", seed=5)
    chance = random.Random(5)
    bot = OpenSpielSearch(iterations=40)
    for _ in range(6):
        chosen = bot.choose(table.sight(table.seat), 7)
        twin = table.imagined(table.seat, chance.getrandbits(64))
        assert bot.choose(twin.sight(table.seat), 7) == chosen
        table.play(chance.choice(table.moves()))


def test_it_stops_in_time_but_not_before_it_knows_a_move() -> None:
    sight = hideout.deal("caper", seed=5).sight(1)
    started = time.monotonic()
    code, iterations = OpenSpielSearch(seconds=0.2).search(sight, 1)
    assert 0.2 <= time.monotonic() - started < 2
    assert iterations > 2
    assert code in sight.codes()
    assert OpenSpielSearch(seconds=0).search(sight, 1)[1] == 2


def test_it_counts_its_iterations() -> None:
    sight = hideout.deal("caper", seed=5).sight(1)
    assert OpenSpielSearch(iterations=11).search(sight, 1)[1] == 11


def test_it_beats_random_in_caper_europe() -> None:
    deals = 8  # of one, luck decides too much
    won = 0.0
    for seed in range(deals):
        for side in (1, 2):
            won += share(seed, side, OpenSpielSearch(iterations=40), find_bot("random"))
    assert won >= 0.75 * 2 * deals


def share(seed: int, seat: int, bot: Bot, other: Bot) -> float:
    table = hideout.deal("caper-europe", seed=seed)
    while table.seat is not None:
        sight = table.sight(table.seat)
        mover = bot if table.seat == seat else other
        table.play(sight.move(mover.choose(sight, seed * 1000 + len(table.played))))
    outcome = table.outcome()
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)
