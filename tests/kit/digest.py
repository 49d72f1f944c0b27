"""Prints a digest of all that the compiled half says about a few games, line by line.

Run with and without NUMBA_DISABLE_JIT=1, it is to print the same. With --full it takes games of all
modes, else of so many that each option is once what it can be.
"""

import hashlib
import random
import sys
from collections.abc import Iterator

import hideout
from hideout.bots import find_bot
from hideout.bots.search import SearchBot
from hideout.envs.openspiel_bot import OpenSpielSearch
from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations
from hideout.kit.table import Table
from hideout.lab.simulate import simulate

BOTS = (
    find_bot("random"),
    SearchBot(iterations=4),
    OpenSpielSearch(iterations=2),
)
EVERY = 16
"""Uncompiled all of this takes its time: more than the bytes is looked at only every few moves."""
FEW = 8
"""Greedy plays on after each legal move: it is asked only where there are few."""


def modes(game: Game, *, full: bool) -> Iterator[Options]:
    seen: set[object] = set()
    for options in combinations(game.options):
        if full or not seen.issuperset(options.items()):
            yield options
        seen.update(options.items())


def lines(*, full: bool) -> list[str]:
    found = []
    for game in all_games():
        for options in modes(game, full=full):
            table = hideout.deal(game.name, seed=11, catalogue=None, **options)
            counted = simulate(table, 1, 1, lambda _: None)
            found.append(f"{game.name} {options} {counted.decisions} {counted.seats}")
            found += [str(table.opening), *game_lines(table)]
    return found


def game_lines(table: Table) -> list[str]:
    """A line for each move of a random game from this table on."""
    choose = random.Random(table.seed)
    found = []
    while table.seat is not None:
        moves = table.moves()
        move = choose.choice(moves)
        more = look_closer(table, str(move)) if len(table.played) % EVERY == 0 else ""
        events = table.play(move)
        found.append(f"{moves} {move} {more} {events} {table.state_bytes().hex()}")
    return [*found, f"{table.standings()} {table.ledger()}"]


def look_closer(table: Table, move: str) -> str:
    """What is foreseen, counted, seen, imagined and chosen."""
    number = len(table.played) // EVERY
    sight = table.sight(number % (table.seats + 1) or None)
    world = sight.imagine(number)
    deciding = table.sight(table.seat)
    bots = [*BOTS, find_bot("greedy")] if len(deciding.codes()) <= FEW else BOTS
    chosen = [bot.choose(deciding, number) for bot in bots]
    return (
        f"{table.preview(table.parse_move(move))} {table.standings()} {table.ledger()}"
        f" {sight.masked.tobytes().hex()} {world.tobytes().hex()} {chosen}"
    )


def digest(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


if __name__ == "__main__":
    print("\n".join(digest(line) for line in lines(full="--full" in sys.argv)))
