"""Randomness that lives in the table: one 64-bit number, stepped by SplitMix64.

The same seed gives the same game, compiled or not, on every machine.
"""

from typing import Protocol

import numpy as np

from hideout.kit.compile import compiled, compiled_wrapping

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
SHIFT_30, SHIFT_27, SHIFT_31, SHIFT_32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
SEEDS = 2**64


class HasRandom(Protocol):
    random: np.uint64


@compiled_wrapping
def mixed(seed: np.uint64, index: np.uint64) -> np.uint64:
    """The `index`-th number of the stream that begins at `seed`."""
    x = seed + (index + np.uint64(1)) * GOLDEN
    x = (x ^ (x >> SHIFT_30)) * MIX_1
    x = (x ^ (x >> SHIFT_27)) * MIX_2
    return x ^ (x >> SHIFT_31)


@compiled_wrapping
def step(s: HasRandom) -> np.uint64:
    """The next number of the table's own stream."""
    drawn = mixed(s.random, np.uint64(0))
    s.random = s.random + GOLDEN
    return drawn


@compiled
def below(drawn: np.uint64, sides: int) -> int:
    """A drawn number as one from 0 to `sides` - 1."""
    # Signed: compiled code compares signed with unsigned numbers as floating-point ones.
    return int(np.int64(((drawn >> SHIFT_32) * np.uint64(sides)) >> SHIFT_32))


@compiled
def roll(s: HasRandom, sides: int) -> int:
    """A number from 0 to `sides` - 1, from the table's own stream."""
    return below(step(s), sides)
