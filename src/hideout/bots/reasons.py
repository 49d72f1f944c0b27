"""Why a move: what it changes in the ledger and what it denies the others, in words.

A seat cannot know the whole table, so the move is made in several worlds that agree with what it
knows; what changes alike in all of them is told.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from hideout.bots.denial import denials
from hideout.kit.kernel import MAX_SEATS, STANDING, Records
from hideout.kit.log import new_log, no_log, rows
from hideout.kit.randomness import mixed
from hideout.kit.sentences import Sentences
from hideout.kit.sight import Sight
from hideout.kit.values import LedgerLine

WORLDS = 8

Ledger = Counter[LedgerLine]
"""What each line counts; the lines themselves have no points."""


@dataclass(frozen=True)
class Change:
    line: LedgerLine
    """Its points are how many more it counts."""
    is_gone: bool


class Reasons:
    """What each legal move changes, said to the seat that decides."""

    def __init__(self, sight: Sight, seed: int, sentences: Sentences) -> None:
        self._sentences = sentences
        self._seat = sight.index + 1
        # Seats of a side have the same lines: the first speaks for all.
        self._others = [
            sight.sides.index(side) + 1
            for side in sorted(set(sight.sides))
            if side != sight.sides[sight.index]
        ]
        self._changes = changes(sight, seed)
        self._denials = denials(sight, seed)
        self._counts = {
            code: " ".join([*self._counted(code), *self._denied(code)]) for code in self._changes
        }
        self._swings = {code: self._swing(code) for code in self._changes}

    def of(self, codes: Sequence[int]) -> list[str]:
        """A reason for each of the moves, which are given best first."""
        if len(codes) == 1:
            only = self._sentences.words.say("There is no other move.")
            return [f"{self._counts[codes[0]]} {only}"]
        swings = [self._swings[code] for code in codes]
        return [
            " ".join([self._counts[code], *self._compared(place, swings)])
            for place, code in enumerate(codes)
        ]

    def _compared(self, place: int, swings: list[int]) -> Iterator[str]:
        say = self._sentences.words.say
        if place > 0 and swings[place] > swings[0]:
            yield say("It counts more at once than the best move, but less by what follows.")
        elif place == 0 and 0 < swings[0] < max(swings):
            yield say("Others count more at once; this one gains by what follows.")

    def _counted(self, code: int) -> Iterator[str]:
        """Its own seat's gain or loss, then what it takes from the others or gives them."""
        told = [
            self._told(seat, lines)
            for seat in (self._seat, *self._others)
            if (lines := self._lines(code, seat)) and self._total(code, seat)
        ]
        if not told:
            yield self._sentences.words.say(
                "It counts nothing yet; its chance comes from what follows."
            )
        yield from told

    def _denied(self, code: int) -> Iterator[str]:
        seat, less = self._denials.get(code, (0, 0.0))
        words, n = self._sentences.words, round(abs(less))
        if n == 0:
            return
        who = self._sentences.who(seat)
        points = words.count("{n} point", "{n} points", n)
        if less > 0:
            yield words.say(
                "It denies {who} about {points} that other moves would leave.",
                who=who,
                points=points,
            )
        else:
            yield words.say(
                "It leaves {who} about {points} more to gain than other moves do.",
                who=who,
                points=points,
            )

    def _told(self, seat: int, changed: list[Change]) -> str:
        words = self._sentences.words
        total = sum(change.line.points for change in changed)
        points = words.count("{n} point", "{n} points", abs(total))
        lines = words.list(self._line(change) for change in changed)
        if seat == self._seat:
            if total > 0:
                return words.say("You gain {points}: {lines}.", points=points, lines=lines)
            return words.say("You lose {points}: {lines}.", points=points, lines=lines)
        who = self._sentences.who(seat)
        if total > 0:
            return words.say("{who} gains {points}: {lines}.", who=who, points=points, lines=lines)
        return words.say("{who} loses {points}: {lines}.", who=who, points=points, lines=lines)

    def _line(self, change: Change) -> str:
        line = self._sentences.ledger_line(change.line)
        points = f"{change.line.points:+d}".replace("-", "\N{MINUS SIGN}")
        if change.is_gone:
            return self._sentences.words.say(
                "no longer “{line}” ({points})", line=line, points=points
            )
        return self._sentences.words.say("“{line}” ({points})", line=line, points=points)

    def _lines(self, code: int, seat: int) -> list[Change]:
        return [change for change in self._changes[code] if change.line.seat == seat]

    def _total(self, code: int, seat: int) -> int:
        return sum(change.line.points for change in self._lines(code, seat))

    def _swing(self, code: int) -> int:
        """Points that the seat gains on the best of the others."""
        return self._total(code, self._seat) - max(
            self._total(code, other) for other in self._others
        )


def changes(sight: Sight, seed: int) -> dict[int, list[Change]]:
    """What each legal move is sure to change in the ledger."""
    kernel, book = sight.rules.kernel, sight.books[0]
    found: dict[int, list[dict[LedgerLine, Change]]] = {code: [] for code in sight.codes()}
    for number in range(WORLDS):
        world = sight.imagine(int(mixed(np.uint64(seed), np.uint64(number))))
        before = ledger(sight, world)
        for code, in_worlds in found.items():
            after = world.copy()
            kernel.play(book, after[0], code, no_log())
            in_worlds.append(differences(before, ledger(sight, after)))
    return {
        code: [
            change
            for line, change in in_worlds[0].items()
            if all(other.get(line) == change for other in in_worlds)
        ]
        for code, in_worlds in found.items()
    }


def ledger(sight: Sight, world: Records) -> Ledger:
    lines = new_log()
    standings = np.zeros((MAX_SEATS, STANDING), np.int32)
    sight.rules.kernel.scores(sight.books[0], world[0], standings, lines)
    counted = Ledger()
    for row in rows(lines):
        line = sight.rules.ledger_line(sight.books[0], row)
        counted[msgspec.structs.replace(line, points=0)] += line.points
    return counted


def differences(before: Ledger, after: Ledger) -> dict[LedgerLine, Change]:
    return {
        line: Change(
            msgspec.structs.replace(line, points=after[line] - before[line]), line not in after
        )
        for line in dict.fromkeys((*after, *before))
        if after[line] != before[line]
    }
