"""What a move leaves the next of the others to gain, compared with the other moves."""

from collections import defaultdict
from statistics import fmean
from typing import Any

import numpy as np

from hideout.kit.kernel import MAX_SEATS, POINTS, STANDING
from hideout.kit.log import no_log
from hideout.kit.randomness import mixed
from hideout.kit.sight import Sight

WORLDS = 4
"""Each reply to each move is tried in each: more would keep the asker waiting."""


def denials(sight: Sight, seed: int) -> dict[int, tuple[int, float]]:
    """By move: who of the others decides next, and how much less that seat can then gain.

    Moves after which the same side goes on, or chance decides who does, are left out.
    """
    left: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for number in range(WORLDS):
        world = sight.imagine(int(mixed(np.uint64(seed), np.uint64(number))))
        for code in sight.codes():
            after = world.copy()
            sight.rules.kernel.play(sight.books[0], after[0], code, no_log())
            seat = int(after[0].seat)
            if seat >= 0 and sight.sides[seat] != sight.sides[sight.index]:
                left[code].append((seat, _best_gain(sight, after, seat)))
    by_seat: dict[int, dict[int, float]] = defaultdict(dict)
    for code, found in left.items():
        seats = {seat for seat, _ in found}
        if len(found) == WORLDS and len(seats) == 1:
            by_seat[seats.pop()][code] = fmean(gain for _, gain in found)
    return {
        code: (seat + 1, fmean(gains.values()) - gain)
        for seat, gains in by_seat.items()
        for code, gain in gains.items()
    }


def _best_gain(sight: Sight, world: Any, seat: int) -> int:
    """The most points that one move can bring."""
    kernel, book = sight.rules.kernel, sight.books[0]
    codes = kernel.new_codes()
    count = kernel.legal(book, world[0], codes)
    best = -(10**6)
    for code in codes[:count]:
        after = world.copy()
        kernel.play(book, after[0], int(code), no_log())
        best = max(best, _points(sight, after, seat))
    return best - _points(sight, world, seat)


def _points(sight: Sight, world: Any, seat: int) -> int:
    standings = np.zeros((MAX_SEATS, STANDING), np.int32)
    sight.rules.kernel.scores(sight.books[0], world[0], standings, no_log())
    return int(standings[seat, POINTS])
