"""Bots: they choose legal moves, and the same ones again."""

import random

import pytest

import hideout
from hideout.bots import find_bot, repeatable
from hideout.kit.table import Table

PLAYERS = (2, 3, 4, 5)
BOTS = repeatable(iterations=50)


def choice(bot: str, table: Table, seed: int) -> str:
    assert table.seat is not None
    sight = table.sight(table.seat)
    code = find_bot(bot).choose(sight, seed)
    assert code in sight.codes()
    return str(sight.move(code))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("loot", ["shown", "hidden"])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_bot_always_chooses_a_legal_move(players: int, loot: str, bot: str) -> None:
    table = hideout.deal("art-robbery", players=players, loot=loot, seed=5)
    chance = random.Random(5)
    while not table.is_over:
        before = table.state_bytes()
        chosen = choice(bot, table, chance.getrandbits(64))
        assert chosen in [str(move) for move in table.moves()]
        assert table.state_bytes() == before
        table.play(chance.choice(table.moves()))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_sight_and_seed_give_the_same_choice(players: int, bot: str) -> None:
    table = hideout.deal("art-robbery", players=players, seed=6)
    chance = random.Random(6)
    while not table.is_over:
        seed = chance.getrandbits(64)
        chosen = choice(bot, table, seed)
        assert choice(bot, table, seed) == chosen
        assert choice(bot, table.imagined(table.seat, chance.getrandbits(64)), seed) == chosen
        table.play(chance.choice(table.moves()))


def test_random_chooses_every_legal_move_now_and_then() -> None:
    table = hideout.deal("art-robbery", players=3, seed=7)
    chosen = {choice("random", table, seed) for seed in range(200)}
    assert chosen == {str(move) for move in table.moves()}


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1])
@pytest.mark.parametrize("bot", BOTS)
def test_every_seed_will_do(bot: str, seed: int) -> None:
    choice(bot, hideout.deal("art-robbery", seed=7), seed)
