"""Scoring Art Robbery, compiled: points, alibis, arrest and fine (A11, A15 to A17).

`scores` counts as if the game ended now, so that it also tells who is ahead during the game.
"""

from typing import Any

import numpy as np

from hideout.games.art_robbery.catalogue import BOSS_POINTS, TOKENS_A_HEIST
from hideout.games.art_robbery.pieces import heist_of, tokens_of
from hideout.games.art_robbery.rules import may_keep_boss
from hideout.games.art_robbery.table import BOSS, TOKENS, ArtTable, Book
from hideout.games.art_robbery.values import ArrestLine, ArtLedgerLine, FineLine, LootLine
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.game import Row
from hideout.kit.kernel import IN, POINTS, Rows
from hideout.kit.log import Log, note

ALIBIS = POINTS + 1
FINE = 10
TWO_PLAYERS = 2
MOST_FINED = FINE + BOSS_POINTS - 1
"""No fine is higher: without its cheapest token it would be below FINE."""

NOT_MADE = 1 << 60
"""Worse than whatever a total can be made with."""
ALL_TOKENS = (1 << TOKENS) - 1

TOKEN_COUNTS, TOKEN_GIVEN_UP, ARRESTED = range(3)


@compiled_apart
def scores(book: Book, s: ArtTable, standings: Rows, ledger: Log) -> None:
    count_loot(book, s, standings, ledger)
    for seat in range(book.players):
        if is_short_of_alibis(book, standings, seat):
            if book.players == TWO_PLAYERS:
                fine(book, s, seat, standings, ledger)
                break
            arrest(seat, standings, ledger)


@compiled
def count_loot(book: Book, s: ArtTable, standings: Rows, ledger: Log) -> None:
    """A17, before arrest and fine."""
    standings[:] = 0
    standings[: book.players, IN] = 1
    for token in range(TOKENS):
        if counts(book, s, token):
            seat = s.place[token]
            standings[seat, POINTS] += worth(book, token)
            standings[seat, ALIBIS] += book.alibis[token]
            note(ledger, TOKEN_COUNTS, seat, worth(book, token), token)


@compiled
def is_short_of_alibis(book: Book, standings: Rows, seat: int) -> bool:
    """A15, A16: nobody has fewer, but somebody has more."""
    alibis = standings[: book.players, ALIBIS]
    return bool(alibis[seat] == alibis.min() and alibis[seat] < alibis.max())


@compiled
def counts(book: Book, s: ArtTable, token: int) -> bool:
    """Whether a token is worth something to the seat it lies before."""
    if not 0 <= s.place[token] < book.players:
        return False
    is_safe = token // TOKENS_A_HEIST < s.heist
    return is_safe or book.number[token] != BOSS or may_keep_boss(book, s, s.place[token], s.heist)


@compiled
def worth(book: Book, token: int) -> int:
    """A17."""
    return BOSS_POINTS if book.number[token] == BOSS else book.number[token]


@compiled
def arrest(seat: int, standings: Rows, ledger: Log) -> None:
    """A15."""
    note(ledger, ARRESTED, seat, -standings[seat, POINTS], standings[seat, ALIBIS])
    standings[seat, IN] = 0
    standings[seat, POINTS] = 0


@compiled
def fine(book: Book, s: ArtTable, seat: int, standings: Rows, ledger: Log) -> None:
    """A16."""
    given_up = cheapest_fine(book, s, seat, standings[seat, POINTS])
    for token in range(TOKENS):
        if given_up >> token & 1:
            standings[seat, POINTS] -= worth(book, token)
            standings[seat, ALIBIS] -= book.alibis[token]
            note(ledger, TOKEN_GIVEN_UP, seat, -worth(book, token), token)


@compiled
def cheapest_fine(book: Book, s: ArtTable, seat: int, points: int) -> int:
    """The tokens given up, as bits: the smallest total from FINE on, then the fewest alibis."""
    # For each total the fewest alibis it can be made with and, in the bits below, the tokens.
    best = np.full(MOST_FINED + 1, NOT_MADE, np.int64)
    best[0] = 0
    everything = 0
    for token in range(TOKENS):
        if s.place[token] != seat or not counts(book, s, token):
            continue
        everything |= 1 << token
        points_of_token = worth(book, token)
        cost = int(book.alibis[token]) << TOKENS | 1 << token
        for total in range(MOST_FINED, max(points_of_token, 1) - 1, -1):
            best[total] = min(best[total], best[total - points_of_token] + cost)
    if points < FINE:
        return everything
    total = FINE
    while best[total] >= NOT_MADE:
        total += 1
    return int(best[total] & ALL_TOKENS)


def ledger_line(book: Any, row: Row) -> ArtLedgerLine:
    kind, seat, points, what, *_ = row
    if kind == ARRESTED:
        return ArrestLine(seat + 1, points, what)
    line = LootLine if kind == TOKEN_COUNTS else FineLine
    return line(seat + 1, points, heist_of(what), tokens_of(book)[what])
