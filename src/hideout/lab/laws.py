"""The laws every game obeys, run in bulk on random games: the compiled ones.

The laws that need Python are in `lab.python_laws`.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.kernel import Kernel, Machine
from hideout.kit.randomness import below, mixed
from hideout.kit.table import Table

BATCH = 100
"""Games a thread plays between two reports."""
GAME, MASKED, AGAIN, WORLD, OTHER = range(5)
"""The tables: the game; as a seat sees it; that once more; two worlds that agree with it."""
HOLDS, ENDING, LEGALITY, CONSERVATION, MASK, SAMPLE, REPLAY = range(7)
LAWS = {
    ENDING: "ending: a game takes no more decisions than its kernel allows",
    LEGALITY: "legality: whoever decides has a move; each code stands once, within range",
    CONSERVATION: "conservation: every card, coin and token is somewhere, once",
    MASK: "mask: what is declared hidden is blank, twice is once, who decides has the same moves",
    SAMPLE: "sample: a sampled world is conserved and, masked, what it was sampled from",
    REPLAY: "replay: seed and moves give the same bytes again",
}
CHANCE = "chance: a sampled world is the true one no more often than it is another sampled one"
HITS_TRUTH, HITS_OTHER, SQUARES = range(3)
"""Of the last, for each game: the difference of the two others, squared."""
SIGMAS = 5
"""So far above chance, and it is none: one fair run in three million would be called broken."""

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]


@compiled_apart
def lawful_games(
    m: Machine,
    raw: Bytes,
    hidden: Bytes,
    moves: NDArray[np.int32],
    hits: Numbers,
    found: Numbers,
    seed: np.uint64,
    first: int,
    games: int,
) -> int:
    """Play games by the laws; the law that is broken, or HOLDS. `found` then tells where.

    `raw` are the bytes of the machine's tables, `hidden` the bits that a spectator and each seat
    may not know, `moves` has room for the longest game.
    """
    for game in range(first, first + games):
        deal_seed = mixed(seed, np.uint64(2 * game))
        choices = mixed(seed, np.uint64(2 * game + 1))
        m.deal(m.books[0], m.tables[GAME], deal_seed, m.log)
        hits_before = hits[HITS_TRUTH] - hits[HITS_OTHER]
        count = 0
        broken = HOLDS
        while broken == HOLDS and m.tables[GAME].seat >= 0:
            if count == len(moves):
                broken = ENDING
                break
            chance = mixed(choices, np.uint64(count))
            broken = lawful_decision(m, raw, hidden, chance, hits)
            if broken == HOLDS:
                legal = m.legal(m.books[0], m.tables[GAME], m.codes)
                moves[count] = m.codes[below(chance, legal)]
                m.play(m.books[0], m.tables[GAME], moves[count], m.log)
                count += 1
        if broken == HOLDS and not m.conserved(m.books[0], m.tables[GAME]):
            broken = CONSERVATION
        if broken == HOLDS and not replays(m, raw, deal_seed, moves[:count]):
            broken = REPLAY
        if broken != HOLDS:
            found[0], found[1] = game, count
            return broken
        hits[SQUARES] += (hits[HITS_TRUTH] - hits[HITS_OTHER] - hits_before) ** 2
    return HOLDS


@compiled
def lawful_decision(m: Machine, raw: Bytes, hidden: Bytes, chance: np.uint64, hits: Numbers) -> int:
    """The law broken in the present position, or HOLDS."""
    if not moves_are_in_order(m):
        return LEGALITY
    if not m.conserved(m.books[0], m.tables[GAME]):
        return CONSERVATION
    for seat in range(-1, m.seats):
        m.tables[MASKED] = m.tables[GAME]
        m.mask(m.books[0], m.tables[MASKED], seat)
        m.tables[AGAIN] = m.tables[MASKED]
        m.mask(m.books[0], m.tables[AGAIN], seat)
        if not same(raw, MASKED, AGAIN) or tells(raw, MASKED, hidden, seat):
            return MASK
        decides = seat == m.tables[GAME].seat
        if decides and not has_same_moves(m, MASKED):
            return MASK
        m.tables[WORLD] = m.tables[MASKED]
        m.sample(m.books[0], m.tables[WORLD], seat, mixed(chance, np.uint64(2 * seat + 2)))
        if not m.conserved(m.books[0], m.tables[WORLD]):
            return SAMPLE
        if decides and not has_same_moves(m, WORLD):
            return SAMPLE
        m.tables[AGAIN] = m.tables[WORLD]
        m.mask(m.books[0], m.tables[AGAIN], seat)
        if not same(raw, MASKED, AGAIN):
            return SAMPLE
        m.tables[OTHER] = m.tables[MASKED]
        m.sample(m.books[0], m.tables[OTHER], seat, mixed(chance, np.uint64(2 * seat + 3)))
        count_hits(m, raw, hits)
    return HOLDS


@compiled
def moves_are_in_order(m: Machine) -> bool:
    count = m.legal(m.books[0], m.tables[GAME], m.codes)
    m.replies[:] = 0
    for code in m.codes[:count]:
        if not 0 <= code < len(m.replies) or m.replies[code]:
            return False
        m.replies[code] = 1
    return count > 0


@compiled
def has_same_moves(m: Machine, table: int) -> bool:
    """Whether who decides has the same moves in the game and in another of the tables."""
    count = m.legal(m.books[0], m.tables[GAME], m.codes)
    if m.legal(m.books[0], m.tables[table], m.replies) != count:
        return False
    return bool((m.codes[:count] == m.replies[:count]).all())


@compiled
def count_hits(m: Machine, raw: Bytes, hits: Numbers) -> None:
    """Compare the worlds with the truth and with each other, whatever is drawn next."""
    m.tables[AGAIN] = m.tables[GAME]
    for table in (AGAIN, WORLD, OTHER):
        m.tables[table].random = np.uint64(0)
    hits[HITS_TRUTH] += same(raw, WORLD, AGAIN)
    hits[HITS_OTHER] += same(raw, WORLD, OTHER)


@compiled
def same(raw: Bytes, one: int, other: int) -> bool:
    differing = 0  # all bytes and no early end: that is vectorised
    for i in range(raw.shape[1]):
        differing |= raw[one, i] ^ raw[other, i]
    return differing == 0


@compiled
def tells(raw: Bytes, table: int, hidden: Bytes, seat: int) -> bool:
    """Whether a table has anything where the seat (-1: a spectator) may know nothing."""
    told = 0
    for i in range(raw.shape[1]):
        told |= raw[table, i] & hidden[seat + 1, i]
    return told != 0


@compiled
def replays(m: Machine, raw: Bytes, seed: np.uint64, moves: NDArray[np.int32]) -> bool:
    m.deal(m.books[0], m.tables[AGAIN], seed, m.log)
    for move in moves:
        m.play(m.books[0], m.tables[AGAIN], move, m.log)
    return same(raw, GAME, AGAIN)


@cache
def bound(kernel: Kernel) -> Callable[..., int]:
    raw = types.Array(types.uint8, 2, "C")
    moves = types.Array(types.int32, 1, "C")
    numbers = types.Array(types.int64, 1, "C")
    rest = (types.uint64, types.int64, types.int64)
    return kernel.bind(lawful_games, raw, raw, moves, numbers, numbers, *rest)


class Broken(NamedTuple):
    law: str
    where: str


def check_laws(table: Table, games: int, jobs: int, report: Callable[[int], None]) -> Broken | None:
    """Hold `games` random games with the table's game, options and seed to the compiled laws."""
    kernel = table.kernel
    play_games = bound(kernel)
    hidden = kernel.table_fields.hidden_bytes(table.seats)
    broken: list[Broken] = []

    def share(job: int) -> Numbers:
        machine = table.machine(tables=5)
        raw = machine.tables.view(np.uint8).reshape(5, -1)
        moves = np.zeros(kernel.max_decisions, np.int32)
        hits, found = np.zeros(3, np.int64), np.zeros(2, np.int64)
        for first in range(job * BATCH, games, jobs * BATCH):
            if broken:
                break
            count = min(BATCH, games - first)
            law = play_games(
                machine, raw, hidden, moves, hits, found, np.uint64(table.seed), first, count
            )
            report(count)
            if law != HOLDS:
                where = f"game {found[0]} of seed {table.seed}, decision {found[1] + 1}"
                broken.append(Broken(LAWS[law], where))
        return hits

    total = np.zeros(3, np.int64)
    with ThreadPoolExecutor(jobs) as pool:
        for hits in pool.map(share, range(jobs)):
            total += hits
    return broken[0] if broken else _chance(total)


def _chance(hits: Numbers) -> Broken | None:
    """To a fair sampler the truth is just one more world.

    It may be hit less often than another: what a player chose to keep tells something
    that a sampler need not use. Games are independent of each other, decisions in one game are not.
    """
    truth, other = int(hits[HITS_TRUTH]), int(hits[HITS_OTHER])
    if truth - other <= SIGMAS * int(hits[SQUARES]) ** 0.5:
        return None
    return Broken(CHANCE, f"{truth} hits of the truth, {other} of another world")
