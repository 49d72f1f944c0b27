"""Prints a digest of all that the compiled half says about a few games, line by line.

Run with and without NUMBA_DISABLE_JIT=1, it is to print the same.
"""

import hashlib
import random

import hideout
from hideout.bots import BOTS, find_bot
from hideout.games import all_games
from hideout.kit.options import combinations
from hideout.kit.table import Table
from hideout.lab.simulate import simulate

BOT_DECISIONS = 6


def game_lines(table: Table) -> list[str]:
    """A line for each move of a random game from this table on."""
    choose = random.Random(table.seed)
    lines = [_told(table, 0)]
    while table.seat is not None:
        move = choose.choice(table.moves())
        preview = table.preview(move)
        bots = _bots(table) if len(table.played) < BOT_DECISIONS else []
        events = table.play(move)
        lines.append(f"{move} {preview} {bots} {events} {_told(table, len(lines))}")
    return lines


def _told(table: Table, number: int) -> str:
    worlds = b""
    for seat in (None, *range(1, table.seats + 1)):
        sight = table.sight(seat)
        worlds += sight.masked.tobytes() + sight.imagine(number).tobytes()
    whole = hashlib.sha256(table.state_bytes() + worlds).hexdigest()
    return f"{whole} {table.moves()} {table.standings()} {table.ledger()}"


def _bots(table: Table) -> list[int]:
    assert table.seat is not None
    sight = table.sight(table.seat)
    return [find_bot(name).choose(sight, table.seed) for name in BOTS]


def lines() -> list[str]:
    found = []
    for game in all_games():
        for options in combinations(game.options):
            table = hideout.deal(game.name, seed=11, **options)
            found += [f"{game.name} {options}", str(table.opening), *game_lines(table)]
            counted = simulate(table, 3, 1, lambda _: None)
            found.append(f"{counted.decisions} {counted.seats}")
    return found


if __name__ == "__main__":
    print("\n".join(hashlib.sha256(line.encode()).hexdigest() for line in lines()))
