"""Whole games as text: what every seat sees, what it may do, what happens.

A change of the rules, the views or the words shows here as a difference to be read in review. When
it is meant, `pytest tests/playthroughs --force-regen` writes the texts anew.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_regressions.file_regression import FileRegressionFixture

from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations
from hideout.kit.table import Table
from hideout.kit.values import Event, View
from hideout.words import Words

IN_FULL = 3
"""So many turns, and so many choices that a move left open, are shown with every view."""

MODES = [
    pytest.param(game, options, id="-".join([game.name, *map(str, options.values())]))
    for game in all_games()
    for options in combinations(game.options)
]


@pytest.mark.parametrize(("game", "options"), MODES)
def test_playthrough(
    game: Game,
    options: Options,
    file_regression: FileRegressionFixture,
    request: pytest.FixtureRequest,
) -> None:
    table = Table(game, game.read_catalogue(game.catalogue_path), 7, options)
    text = "\n".join(playthrough(table, random.Random(7))) + "\n"
    name = request.node.callspec.id
    file_regression.check(text, fullpath=Path(__file__).with_name(f"{name}.txt"))


def playthrough(table: Table, chance: random.Random) -> Iterator[str]:
    yield f"{table.game.name}, seed {table.seed}"
    yield from told(table, table.opening)
    shown = {False: 0, True: 0}
    while table.seat is not None:
        moves = table.moves()
        yield f"\n# Decision {len(table.played) + 1}: seat {table.seat}"
        if shown[table.is_pending] < IN_FULL:
            shown[table.is_pending] += 1
            yield from seen(table)
            yield "moves:"
            yield from (f"  {move}" for move in moves)
        move = chance.choice(moves)
        yield f"> {move}"
        yield from told(table, table.play(move))
    yield "\n# The end"
    yield from seen(table)
    yield "ledger:"
    sentences = table.game.sentences(Words("en"), table.catalogue)
    for line in table.ledger():
        yield f"  seat {line.seat} {line.points:+d} {sentences.ledger_line(line)}"
    if outcome := table.outcome():
        yield sentences.outcome(outcome)


def seen(table: Table) -> Iterator[str]:
    """What a spectator sees, and for each seat where that differs."""
    public = list(lines(table.view(None)))
    yield "everybody sees:"
    yield from public
    for seat in range(1, table.seats + 1):
        yield f"seat {seat} sees:"
        yield from (line for line in lines(table.view(seat)) if line not in public)


def lines(view: View) -> Iterator[str]:
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, tuple) and value and isinstance(value[0], View):
            yield from (f"  {short(one)}" for one in value)
        else:
            yield f"  {name}: {short(value)}"


def short(value: object) -> str:
    if isinstance(value, View):
        return ", ".join(
            f"{name} {short(getattr(value, name))}" for name in value.__struct_fields__
        )
    if isinstance(value, tuple):
        return "[" + " ".join(short(one) for one in value) + "]"
    return str(value)


def told(table: Table, events: tuple[Event, ...]) -> Iterator[str]:
    """Each event in words, as everybody may know it and as those may who know more."""
    sentences = table.game.sentences(Words("en"), table.catalogue)
    for event in events:
        public = event.for_seat(None)
        yield f"- {sentences.event(public)}"
        for seat in range(1, table.seats + 1):
            if (known := event.for_seat(seat)) != public:
                yield f"  to seat {seat}: {sentences.event(known)}"
