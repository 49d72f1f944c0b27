"""Shares with their intervals."""

import math

import msgspec

NORMAL_95 = 1.959964


class Share(msgspec.Struct, frozen=True):
    """A share with its 95 % interval (Wilson's)."""

    value: float
    low: float
    high: float


def wilson(part: float, whole: int) -> Share:
    """Wilson's interval, which also holds for few and for extreme counts."""
    if whole == 0:
        return Share(math.nan, 0.0, 1.0)
    share = part / whole
    square = NORMAL_95**2
    middle = (share + square / (2 * whole)) / (1 + square / whole)
    half = (
        NORMAL_95
        * math.sqrt(share * (1 - share) / whole + square / (4 * whole**2))
        / (1 + square / whole)
    )
    # Rounded: at shares of 0 and 1 the interval would else miss its own share by a hair.
    return Share(share, round(middle - half, 12), round(middle + half, 12))
