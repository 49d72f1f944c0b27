"""The greedy bot: the best margin one decision ahead, and better than chance."""

import random

import pytest

import hideout
from hideout.bots import find_bot
from hideout.kit.table import Table
from tests.support.art_robbery import play, position

SEEDS = range(10)
PLAYERS = (2, 3, 4, 5)
LONGEST = 2_000


def choices(table: Table) -> set[str]:
    """What it chooses, whatever it imagines and however it breaks ties."""
    assert table.seat is not None
    sight = table.sight(table.seat)
    greedy = find_bot("greedy")
    return {str(sight.move(greedy.choose(sight, seed))) for seed in SEEDS}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("turn", [1, 2])
def test_it_takes_the_token_worth_most(players: int, turn: int) -> None:
    table = position(players, turn=turn, hands={turn: "5 4 3 2 1"})
    assert choices(table) == {"play 5 take 5"}


def test_it_takes_the_boss_when_that_counts_and_not_when_it_does_not() -> None:
    hands = {1: "boss 3 2 dog dog"}
    with_a_four = position(face_up={1: "4"}, hands=hands)
    assert choices(with_a_four) == {"play boss take boss"}
    without = position(face_up={2: "4 5"}, hands=hands)
    assert choices(without) == {"play 3 take 3"}


def test_it_steals_from_who_is_ahead_rather_than_take_a_little_more() -> None:
    table = position(face_up={2: "4 5"}, hands={1: "4 3 2 dog dog"})
    assert choices(table) == {"play 4 steal 4 from 2"}


def test_it_breaks_ties_by_its_seed() -> None:
    table = position(hands={1: "dog boss boss boss boss"})
    assert choices(table) == {"play dog", "play boss take boss"}


def test_it_gives_the_dog_rather_than_a_good_token() -> None:
    table = position(dog=2, face_up={2: "5"}, hands={1: "5 0 1 2 3"})
    play(table, "play 5 steal 5 from 2")
    assert choices(table) == {"give dog"}


def test_it_gives_a_token_whose_alibis_get_the_leader_arrested() -> None:
    loot = {1: {1: "1+1 1 2", 2: "2", 3: "rest"}}
    alibis = {1: "0+2 1+1 1+1"}
    table = position(heist=2, turn=2, dog=1, loot=loot, face_up=alibis, hands={2: "0 1 2 3 4"})
    play(table, "play 0 steal 0+2 from 1")
    assert choices(table) == {"give token"}


def test_it_foresees_that_the_dogs_holder_gives_the_dog() -> None:
    table = position(dog=2, face_up={2: "5"}, hands={1: "5 3 dog dog dog"})
    assert choices(table) == {"play 3 take 3"}


def score(players: int, seed: int) -> float:
    """What one greedy seat among random ones wins of one game."""
    table = hideout.deal("art-robbery", players=players, seed=seed)
    greedy_seat = 1 + seed % players
    chance = random.Random(seed)
    while table.seat is not None:
        sight = table.sight(table.seat)
        bot = find_bot("greedy" if table.seat == greedy_seat else "random")
        table.play(sight.move(bot.choose(sight, chance.getrandbits(64))))
    outcome = table.outcome()
    assert outcome is not None
    return (greedy_seat in outcome.winners) / len(outcome.winners)


@pytest.mark.parametrize("players", PLAYERS)
def test_it_beats_random_clearly(players: int, full: bool) -> None:
    games = 1000 if full else 40
    share = sum(score(players, seed) for seed in range(games)) / games
    fair = 1 / players
    assert share > fair + 4 * (fair * (1 - fair) / games) ** 0.5


@pytest.mark.parametrize("players", PLAYERS)
def test_games_among_greedy_bots_end(players: int, full: bool) -> None:
    greedy = find_bot("greedy")
    for seed in range(200 if full else 10):
        table = hideout.deal("art-robbery", players=players, seed=seed)
        chance = random.Random(seed)
        while table.seat is not None:
            sight = table.sight(table.seat)
            table.play(sight.move(greedy.choose(sight, chance.getrandbits(64))))
            assert len(table.played) < LONGEST
