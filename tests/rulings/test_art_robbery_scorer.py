"""The scores of whole games, against a second scorer: A11 and A15 to A17."""

import random
from itertools import combinations

import pytest

import hideout
from hideout.games.art_robbery import events as e
from hideout.kit.values import Event
from tests.rulings import naive_art_robbery as naive
from tests.support.art_robbery import PLAYERS
from tests.support.playout import played_out


class Onlooker:
    """Writes down who has which token, from nothing but what happens at the table."""

    def __init__(self, seats: int) -> None:
        self.heist = 0
        self.tokens: list[list[naive.Token]] = [[] for _ in range(seats)]

    def watch(self, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case e.HeistBegun():
                    self.heist = event.heist
                case e.TokenTaken() | e.TokenStolen():
                    token = naive.Token(self.heist, event.token.face, event.token.alibis)
                    self.tokens[event.seat - 1].append(token)
                    if isinstance(event, e.TokenStolen):
                        self.tokens[event.victim - 1].remove(token)
                case _:
                    pass


@pytest.mark.parametrize("players", PLAYERS)
def test_a_naive_scorer_agrees(players: int, full: bool) -> None:
    table = hideout.deal("art-robbery", players=players, seed=0)
    for log in played_out(table, 20_000 if full else 500):
        onlooker = Onlooker(players)
        onlooker.watch(table._events(log))
        expected = naive.scores(onlooker.tokens)
        standings = table.standings()
        assert [not standing.is_in for standing in standings] == [s.arrested for s in expected]
        for standing, score in zip(standings, expected, strict=True):
            if standing.is_in:
                found = (standing.points, standing.ties[0])
                assert found == (score.points, score.alibis), f"{table.seed}, {standing.seat}"
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.standings == standings
        assert list(outcome.winners) == naive.winners(expected), f"seed {table.seed}"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_ledger_adds_up_to_the_points(players: int) -> None:
    table = hideout.deal("art-robbery", players=players, seed=0)
    for _ in played_out(table, 100):
        for standing in table.standings():
            lines = [line.points for line in table.ledger() if line.seat == standing.seat]
            assert sum(lines) == standing.points


def test_the_naive_fine_looks_at_every_set_of_tokens() -> None:
    choose = random.Random(16)
    for _ in range(200):
        tokens = [(choose.randrange(6), choose.randrange(4)) for _ in range(choose.randrange(11))]
        best = None
        for size in range(len(tokens) + 1):
            for given in combinations(tokens, size):
                points, alibis = (sum(column) for column in zip((0, 0), *given, strict=True))
                if points >= 10 and (best is None or (points, alibis) < best):
                    best = (points, alibis)
        everything = (sum(points for points, _ in tokens), sum(alibis for _, alibis in tokens))
        assert naive.fine(tokens) == (best or everything)
