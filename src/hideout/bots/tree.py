"""Information-set Monte Carlo tree search over any game, compiled.

Each iteration samples a world that agrees with what the seat knows, walks down the tree by moves
that are legal in that world, adds one node, plays on to the end and adds what every seat reached
to the nodes on the way. A node belongs to a move, not to a world: how often a move was legal is
counted beside how often it was tried, so that moves which are seldom legal are not taken for bad
ones.

Beyond the tree, a seat takes the best of a few moves drawn at random: the one that has done best
for it in this search so far, wherever in a game it was made. Once much has been learnt, it compares
more moves.
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.fields import record_dtype
from hideout.kit.kernel import IN, POINTS, Codes, Machine
from hideout.kit.randomness import below, mixed
from hideout.kit.standings import best_seat, compare

MASKED, WORLD = range(2)
"""The tables it thinks with: what the seat knows, and a world that agrees with it."""

NODE = record_dtype(
    ("code", np.uint32, ()),
    ("last", np.uint32, ()),
    ("before", np.uint32, ()),
    ("available", np.uint32, ()),
    ("mean", np.float32, ()),
    ("spread", np.float32, ()),
)
"""What it takes to walk by a node, and nothing else: the wait for memory is a tenth of all time.
Its move, its last child, the child before it, how often it was legal; for who makes the move the
mean reward, and how far that may be off. The root, which has no move, has in `code` where new nodes
go."""
BLOCK = 4
"""Children lie next to each other, so many at a time."""
REWARD, WON, MARGIN, VISITS = range(4)
"""Columns of a node's sums, for who makes its move; but for the last, what a seat has reached."""
REACHED, SUMS = 3, 4
DEPTH = 256
"""No game takes more decisions."""
STEP_NODE, STEP_CODE, STEP_SEAT = range(3)
"""Columns of a decision of the iteration: its node, 0 beyond the tree; its move; who made it."""
STEP = 3
MEAN, TRIES = range(2)
"""Of a seat's move, wherever it was made: its mean reward, and of how many."""
WORTH = 2

Nodes = NDArray[Any]
Sums = NDArray[np.float64]
Steps = NDArray[np.uint32]
Stamps = NDArray[np.int64]
Roots = NDArray[np.float64]
"""The roots of the logarithms of the first numbers, from 0 on; those of 0 and 1 are 0."""

Worth = NDArray[np.float32]
Bits = NDArray[np.int32]

CODE = 0xFFFF
"""The bits of a move in a number that ranks it."""

MARGIN_SCALE = 40.0
"""Points ahead that count for as much as can be."""
LEARNT = 3000
"""Iterations of a tree after which much has been learnt of the moves."""
DRAWN, DRAWN_LATER = 3, 5
"""Moves to take the best of, beyond the tree; and when much has been learnt."""
UNTRIED = 0.6
"""What a move is held for that was never made: worth a try."""
MEMORY, MEMORY_LATER = 400.0, 4000.0
"""A mean is over about so many, first and later: early games were played worse."""


@compiled_apart
def grow(
    m: Machine,
    nodes: Nodes,
    sums: Sums,
    stamps: Stamps,
    roots: Roots,
    steps: Steps,
    worth: Worth,
    rewards: Sums,
    seat: int,
    seed: np.uint64,
    first: int,
    iterations: int,
    explore: float,
    margin_weight: float,
) -> None:
    """Grow the tree by the iterations numbered from `first` on."""
    for iteration in range(first, first + iterations):
        chance = mixed(seed, np.uint64(iteration))
        m.tables[WORLD] = m.tables[MASKED]
        m.sample(m.books[0], m.tables[WORLD], seat, chance)
        depth = descend(m, nodes, stamps, roots, steps, iteration, chance, explore)
        drawn, memory = (DRAWN, MEMORY) if iteration < LEARNT else (DRAWN_LATER, MEMORY_LATER)
        depth = play_out(m, steps, depth, worth, mixed(chance, np.uint64(1)), drawn)
        m.scores(m.books[0], m.tables[WORLD], m.standings, m.log)
        reckon(m, rewards, margin_weight)
        back_up(nodes, sums, steps, depth, worth, rewards, memory)


@compiled
def descend(
    m: Machine,
    nodes: Nodes,
    stamps: Stamps,
    roots: Roots,
    steps: Steps,
    iteration: int,
    chance: np.uint64,
    explore: float,
) -> int:
    """Walk down to a new node and play its move; how many decisions that took."""
    book, world, codes, log = m.books[0], m.tables[WORLD], m.codes, m.log
    legal, play = m.legal, m.play
    node = depth = 0
    while world.seat >= 0:
        mover = world.seat
        count = legal(book, world, codes)
        stamp = iteration * DEPTH + depth + 1  # another one each time, even in one iteration
        for i in range(count):
            stamps[codes[i]] = stamp
        best, best_bound, untried = 0, -1.0, count
        child = nodes[node].last
        while child > 0:
            tried = nodes[child]
            if stamps[tried.code] == stamp:
                stamps[tried.code] = 0
                untried -= 1
                tried.available += 1
                doubt = explore * root_of_log(roots, tried.available)
                bound = tried.mean + doubt * tried.spread
                if bound > best_bound:
                    best, best_bound = child, bound
            child = tried.before
        is_new = untried > 0 and nodes[0].code + BLOCK <= len(nodes)
        if is_new:
            code = nth_untried(
                codes, stamps, stamp, below(mixed(chance, np.uint64(depth + 2)), untried)
            )
            best = add_node(nodes, node, code)
        elif best == 0:
            return depth  # the tree is full
        code = int(nodes[best].code)
        play(book, world, code, log)
        note_step(steps, depth, best, code, mover)
        depth += 1
        node = best
        if is_new:
            return depth
    return depth


@compiled
def root_of_log(roots: Roots, number: int) -> float:
    return roots[number] if number < len(roots) else math.sqrt(math.log(number))


@compiled
def nth_untried(codes: Codes, stamps: Stamps, stamp: int, n: int) -> int:
    i = 0
    while True:
        if stamps[codes[i]] == stamp:
            if n == 0:
                return int(codes[i])
            n -= 1
        i += 1


@compiled
def add_node(nodes: Nodes, parent: int, code: int) -> int:
    before = int(nodes[parent].last)
    number = before + 1
    if before == 0 or number % BLOCK == 0:
        number = int(nodes[0].code)
        nodes[0].code += BLOCK
    nodes[parent].last = number
    nodes[number].code = code
    nodes[number].before = before
    nodes[number].available = 1
    return number


@compiled
def note_step(steps: Steps, depth: int, node: int, code: int, mover: int) -> None:
    steps[depth, STEP_NODE] = node
    steps[depth, STEP_CODE] = code
    steps[depth, STEP_SEAT] = mover


@compiled
def play_out(
    m: Machine, steps: Steps, depth: int, worth: Worth, chance: np.uint64, drawn: int
) -> int:
    """Play on to the end; how many decisions the iteration took."""
    book, world, codes, log = m.books[0], m.tables[WORLD], m.codes, m.log
    legal, play = m.legal, m.play
    bits = worth.view(np.int32)
    while world.seat >= 0:
        mover = world.seat
        count = legal(book, world, codes)
        chance = mixed(chance, np.uint64(depth))
        best = ranked(bits, mover, codes[below(chance, count)], 0)
        if count > 1:
            for draw in range(1, drawn):
                # Sixteen fresh bits each: plenty for a few dozen moves.
                if draw % 4 == 0:
                    chance = mixed(chance, np.uint64(draw))
                other = codes[below(chance << np.uint64(16 * (draw % 4)), count)]
                best = max(best, ranked(bits, mover, other, draw))
        code = best & CODE
        note_step(steps, depth, 0, code, mover)
        play(book, world, code, log)
        depth += 1
    return depth


@compiled
def ranked(bits: Bits, seat: int, code: int, draw: int) -> int:
    """A drawn move as a number: the better its mean the higher, then the earlier it was drawn.

    Of numbers the highest is found without a branch: no processor can guess which is better. Means
    are never below 0, and the bits of such ones are in their order.
    """
    return int(bits[seat, code, MEAN]) << 20 | (DRAWN_LATER - draw) << 16 | int(code)


@compiled
def reckon(m: Machine, rewards: Sums, margin_weight: float) -> None:
    """What each seat has reached."""
    best = best_seat(m.standings, m.seats)
    for seat in range(m.seats):
        won = win_share(m, seat, best)
        ahead = margin(m, seat)
        clipped = max(-1.0, min(1.0, ahead / MARGIN_SCALE))
        rewards[seat, REWARD] = (1.0 - margin_weight) * won + margin_weight * (0.5 + 0.5 * clipped)
        rewards[seat, WON] = won
        rewards[seat, MARGIN] = ahead


@compiled
def back_up(
    nodes: Nodes,
    sums: Sums,
    steps: Steps,
    depth: int,
    worth: Worth,
    rewards: Sums,
    memory: float,
) -> None:
    for i in range(depth):
        node, code, seat = steps[i, STEP_NODE], steps[i, STEP_CODE], steps[i, STEP_SEAT]
        if node > 0:
            for column in range(REACHED):
                sums[node, column] += rewards[seat, column]
            sums[node, VISITS] += 1.0
            share = 1.0 / sums[node, VISITS]
            nodes[node].mean = sums[node, REWARD] * share
            nodes[node].spread = math.sqrt(share)
        tries = min(worth[seat, code, TRIES] + 1.0, memory)
        worth[seat, code, TRIES] = tries
        worth[seat, code, MEAN] += (rewards[seat, REWARD] - worth[seat, code, MEAN]) / tries


@compiled
def win_share(m: Machine, seat: int, best: int) -> float:
    """1 for a win, a part of it where sides share it."""
    winners = 0
    is_winner = False
    for other in range(m.seats):
        if compare(m.standings, other, best) == 0:
            is_first_of_side = True
            for before in range(other):
                if m.sides[before] == m.sides[other] and compare(m.standings, before, best) == 0:
                    is_first_of_side = False
            winners += is_first_of_side
            is_winner |= m.sides[other] == m.sides[seat]
    return 1.0 / winners if is_winner else 0.0


@compiled
def margin(m: Machine, seat: int) -> int:
    """Points ahead of the best other side that is still in."""
    best_other = 0
    for other in range(m.seats):
        if m.sides[other] != m.sides[seat] and m.standings[other, IN]:
            best_other = max(best_other, m.standings[other, POINTS])
    own = m.standings[seat, POINTS] if m.standings[seat, IN] else 0
    return int(own - best_other)
