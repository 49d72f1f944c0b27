"""A game looked over: at each decision, what its seat could have done, by what it could know."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from hideout.bots.advice import best_first
from hideout.bots.search import TREES, SearchBot
from hideout.kit.options import Options
from hideout.kit.randomness import mixed
from hideout.kit.sentences import Sentences
from hideout.kit.sight import Sight
from hideout.kit.table import Table

MOST_TURNING_POINTS = 5
LEAST_SWING = 0.1
"""Below that, nothing turns."""
CHANCES = np.uint64(0)
"""What the searches draw from: the same for every record, so that it analyses to the same."""

Course = list[tuple[int, float]]
"""Numbers of moves, and the chance there."""


class Side(msgspec.Struct, frozen=True):
    side: int
    seats: tuple[int, ...]
    name: str
    won: float | None
    """1, or a part of it where sides share the win; None while the game goes on."""


class Decision(msgspec.Struct, frozen=True):
    number: int
    seat: int
    side: int
    move: str
    sentence: str
    legal: int
    """How many moves there were."""
    before: float
    """The chance of winning with the best move."""
    after: float
    """With the move that was made."""
    loss: float
    best: str
    best_sentence: str


class TurningPoint(msgspec.Struct, frozen=True):
    number: int
    seat: int
    kind: Literal["loss", "fall", "rise"]
    """A better move was there; or the chance fell or rose until the side's next decision."""
    size: float
    sentence: str


class Analysis(msgspec.Struct, frozen=True):
    format: int
    game: str
    options: Options
    lang: str
    iterations: int
    is_over: bool
    sides: tuple[Side, ...]
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    """In the order of the game."""

    def course(self, side: int) -> Course:
        """A side's chance: before and after each of its decisions, then what became of it."""
        course = [
            (decision.number, chance)
            for decision in self.decisions
            if decision.side == side
            for chance in (decision.before, decision.after)
        ]
        won = self.sides[side - 1].won
        return course if won is None else [*course, (len(self.decisions) + 1, won)]


class Position(NamedTuple):
    """What there was to decide, and what was decided."""

    number: int
    sight: Sight
    played: str


def analyse(
    end: Table, sentences: Sentences, iterations: int, jobs: int, report: Callable[[int], None]
) -> Analysis:
    """Look over the game that led to this table. `report` is told how many decisions are done."""

    def judge(position: Position) -> Decision:
        judged = _judge(position, sentences, iterations)
        report(1)
        return judged

    with ThreadPoolExecutor(max(1, jobs // TREES)) as pool:
        decisions = tuple(pool.map(judge, _positions(end)))
    sides = _sides(end, sentences)
    return Analysis(
        format=1,
        game=end.game.name,
        options=end.options,
        lang=sentences.words.language,
        iterations=iterations,
        is_over=end.is_over,
        sides=sides,
        decisions=decisions,
        turning_points=_turning_points(decisions, sides, sentences),
    )


def _positions(end: Table) -> list[Position]:
    table = Table(end.game, end.catalogue, end.seed, end.options)
    positions = []
    for number, played in enumerate(end.played, start=1):
        positions.append(Position(number, table.sight(played.seat), played.move))
        table.play(table.parse_move(played.move))
    return positions


def _judge(position: Position, sentences: Sentences, iterations: int) -> Decision:
    number, sight, played = position
    found = best_first(
        SearchBot(iterations=iterations).think(sight, int(mixed(CHANCES, np.uint64(number))))
    )
    moves = {str(sight.move(one.code)): one for one in found}
    best = sight.move(found[0].code)
    before, after = found[0].win_chance, moves[played].win_chance
    return Decision(
        number=number,
        seat=sight.index + 1,
        side=sight.sides[sight.index] + 1,
        move=played,
        sentence=sentences.move(sight.move(moves[played].code)),
        legal=len(found),
        before=before,
        after=after,
        # The most tried move may come out a little worse than one that was tried less.
        loss=max(0.0, before - after),
        best=str(best),
        best_sentence=sentences.move(best),
    )


def _sides(end: Table, sentences: Sentences) -> tuple[Side, ...]:
    outcome = end.outcome()
    winners = {end.sides[seat - 1] for seat in outcome.winners} if outcome else set()
    sides = []
    for side in sorted(set(end.sides)):
        seats = tuple(seat for seat in range(1, end.seats + 1) if end.sides[seat - 1] == side)
        name = sentences.words.list(sentences.who(seat) for seat in seats)
        won = (side in winners) / len(winners) if outcome else None
        sides.append(Side(side + 1, seats, name, won))
    return tuple(sides)


def _turning_points(
    decisions: tuple[Decision, ...], sides: tuple[Side, ...], sentences: Sentences
) -> tuple[TurningPoint, ...]:
    """The greatest losses and swings; a swing beside a greater one is the same, seen by others."""
    seats = sum(len(side.seats) for side in sides)
    candidates = [
        *(_lost(decision, sentences) for decision in decisions),
        *(_swung(decision, decisions, sides, sentences) for decision in decisions),
    ]
    chosen: list[TurningPoint] = []
    for one in sorted(candidates, key=lambda one: -one.size):
        is_told = any(
            other.number == one.number
            or (one.kind != "loss" and abs(other.number - one.number) <= seats)
            for other in chosen
        )
        if one.size >= LEAST_SWING and not is_told and len(chosen) < MOST_TURNING_POINTS:
            chosen.append(one)
    return tuple(sorted(chosen, key=lambda one: one.number))


def _lost(decision: Decision, sentences: Sentences) -> TurningPoint:
    words = sentences.words
    sentence = words.say(
        "{who}: “{move}” left a win chance of {after}; “{best}” would have had {before}.",
        who=sentences.who(decision.seat),
        move=decision.sentence,
        best=decision.best_sentence,
        before=words.percent(decision.before),
        after=words.percent(decision.after),
    )
    return TurningPoint(decision.number, decision.seat, "loss", decision.loss, sentence)


def _swung(
    decision: Decision,
    decisions: tuple[Decision, ...],
    sides: tuple[Side, ...],
    sentences: Sentences,
) -> TurningPoint:
    """What became of the side's chance from after its move to its next one."""
    won = sides[decision.side - 1].won
    then = next(
        (later.before for later in decisions[decision.number :] if later.side == decision.side),
        decision.after if won is None else won,
    )
    words = sentences.words
    said = {
        "who": sentences.who(decision.seat),
        "move": decision.sentence,
        "before": words.percent(decision.after),
        "after": words.percent(then),
    }
    if then < decision.after:
        sentence = words.say(
            "{who}: after “{move}” the win chance fell from {before} to {after}.", **said
        )
        return TurningPoint(decision.number, decision.seat, "fall", decision.after - then, sentence)
    sentence = words.say(
        "{who}: after “{move}” the win chance rose from {before} to {after}.", **said
    )
    return TurningPoint(decision.number, decision.seat, "rise", then - decision.after, sentence)
