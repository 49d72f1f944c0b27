"""Looking over a game: each decision judged by what its seat could know."""

import random
from typing import Any

import msgspec
import pytest

import hideout
from hideout.games import all_games
from hideout.kit.options import Options, modes
from hideout.kit.table import Table
from hideout.lab import analysis as lab
from hideout.lab.analysis import Analysis, Decision, Side, analyse
from hideout.words import LANGUAGES, Words

MODES = [(game.name, options) for game in all_games() for options in modes(game.options)]


def played(game: str, moves: int | None = None, **options: int | str) -> Table:
    table = hideout.deal(game, seed=3, catalogue=None, **options)
    chance = random.Random(3)
    while not table.is_over and (moves is None or len(table.played) < moves):
        table.play(chance.choice(table.moves()))
    return table


def analysed(table: Table, language: str = "en", jobs: int = 2) -> Analysis:
    sentences = table.game.sentences(Words(language), table.catalogue)
    return analyse(table, sentences, 500, jobs, lambda _: None)


@pytest.mark.parametrize(("game", "options"), MODES)
def test_every_mode_can_be_looked_over(game: str, options: Options) -> None:
    table = played(game, 14, **options)
    found = analysed(table)
    assert [(one.number, one.seat, one.move) for one in found.decisions] == [
        (number, move.seat, move.move) for number, move in enumerate(table.played, start=1)
    ]
    for one in found.decisions:
        assert 0 <= one.before <= 1
        assert 0 <= one.after <= 1
        assert one.loss == max(0, one.before - one.after)
        assert one.move != one.best or one.loss == 0
        assert one.seat in found.sides[one.side - 1].seats
    assert not found.is_over
    assert {side.won for side in found.sides} == {None}
    assert sorted(seat for side in found.sides for seat in side.seats) == [
        *range(1, table.seats + 1)
    ]


@pytest.mark.parametrize(
    ("game", "options"),
    [("art-robbery", {"players": 5}), ("caper", {"mode": "snitch"}), ("caper", {"mode": "teams"})],
)
def test_a_finished_game_ends_with_what_became_of_each_side(game: str, options: Any) -> None:
    table = played(game, **options)
    found = analysed(table)
    outcome = table.outcome()
    assert outcome is not None
    assert found.is_over
    assert sum(side.won or 0 for side in found.sides) == 1
    for side in found.sides:
        assert bool(side.won) == bool(set(side.seats) & set(outcome.winners))
        assert found.course(side.side)[-1] == (len(table.played) + 1, side.won)


def test_it_is_the_same_again_on_any_number_of_cores() -> None:
    table = played("caper-europe", 12)
    assert analysed(table) == analysed(table, jobs=1) == analysed(table, jobs=6)


def test_it_reports_every_decision() -> None:
    table = played("art-robbery", 9, players=2)
    sentences = table.game.sentences(Words("en"), table.catalogue)
    reported: list[int] = []
    analyse(table, sentences, 500, 4, reported.append)
    assert reported == [1] * 9


def test_a_decision_is_judged_by_its_seats_sight_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that differs in all that the deciding seat cannot know, it is judged the same."""
    table = played("caper", 11)
    expected = analysed(table).decisions
    sight = Table.sight
    monkeypatch.setattr(
        Table, "sight", lambda self, seat: sight(_imagined(self, sight(self, seat), 9), seat)
    )
    assert analysed(table).decisions == expected


def _imagined(table: Table, sight: Any, seed: int) -> Table:
    twin = table.copy()
    twin._tables = sight.imagine(seed)
    return twin


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_each_language(language: str) -> None:
    table = played("caper-europe", 30)
    found = analysed(table, language)
    assert found.lang == language
    sentences = table.game.sentences(Words(language), table.catalogue)
    first = table.parse_move(found.decisions[0].move)
    assert found.decisions[0].sentence == sentences.move(first)
    assert found.turning_points
    for point in found.turning_points:
        assert point.sentence.startswith(sentences.who(point.seat))
        assert "{" not in point.sentence


def test_it_can_be_read_back_from_its_json() -> None:
    found = analysed(played("art-robbery", 5, players=3))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def decision(number: int, seat: int, before: float, after: float) -> Decision:
    return Decision(
        number=number,
        seat=seat,
        side=seat,
        move="play",
        sentence="Play",
        legal=2,
        before=before,
        after=after,
        loss=max(0.0, before - after),
        best="best",
        best_sentence="Best",
    )


def turns(*decisions: Decision, won: tuple[float, float] | None = None) -> list[tuple[int, str]]:
    sides = tuple(
        Side(number, (number,), f"Seat {number}", won[number - 1] if won else None)
        for number in (1, 2)
    )
    table = hideout.deal("caper", seed=1)
    sentences = table.game.sentences(Words("en"), table.catalogue)
    found = lab._turning_points(decisions, sides, sentences)
    return [(one.number, one.kind) for one in found]


def test_a_quiet_game_has_no_turning_points() -> None:
    assert turns(decision(1, 1, 0.5, 0.45), decision(2, 2, 0.52, 0.52)) == []


def test_a_loss_is_a_turning_point_and_what_others_gain_by_it_is_the_same_one() -> None:
    course = (
        decision(1, 2, 0.5, 0.5),
        decision(2, 1, 0.5, 0.2),
        decision(3, 2, 0.75, 0.75),
        decision(4, 1, 0.2, 0.2),
    )
    assert turns(*course) == [(2, "loss")]


def test_the_end_can_turn_it() -> None:
    course = (decision(1, 1, 0.5, 0.5), decision(2, 2, 0.6, 0.6))
    assert turns(*course, won=(1.0, 0.0)) == [(2, "fall")]
    assert turns(*course, won=(0.0, 1.0)) == [(1, "fall")]
    assert turns(*course) == []


def test_only_the_greatest_are_told_in_the_order_of_the_game() -> None:
    course = [decision(number, 1, 0.5, 0.5 - number / 50) for number in range(1, 21)]
    assert turns(*course) == [(number, "loss") for number in range(16, 21)]
