"""Advice: the legal moves, best first, with reasons that tell nothing hidden."""

import random
import re

import pytest

import hideout
from hideout.bots.advice import Advice
from hideout.bots.denial import denials
from hideout.bots.search import SearchBot
from hideout.games import all_games
from hideout.kit.options import Options, combinations
from hideout.kit.sentences import Sentences
from hideout.kit.table import Table
from hideout.words import LANGUAGES, Words

MODES = [(game.name, options) for game in all_games() for options in combinations(game.options)]
BOT = SearchBot(iterations=600)


def table_after(game: str, moves: int, **options: int | str) -> Table:
    table = hideout.deal(game, seed=3, catalogue=None, **options)
    chance = random.Random(moves)
    for _ in range(moves):
        table.play(chance.choice(table.moves()))
    return table


def sentences(table: Table, language: str = "en") -> Sentences:
    return table.game.sentences(Words(language), table.catalogue)


def advice(table: Table, language: str = "en", seed: int = 5) -> Advice:
    assert table.seat is not None
    return BOT.advise(table.sight(table.seat), seed, sentences(table, language))


@pytest.mark.parametrize(("game", "options"), MODES)
def test_every_legal_move_has_advice_and_the_first_is_the_bots_own(
    game: str, options: Options
) -> None:
    table = table_after(game, 9, **options)
    found = advice(table)
    assert {str(one.move) for one in found.moves} == {str(move) for move in table.moves()}
    sight = table.sight(table.seat)
    assert found.moves[0].move == sight.move(BOT.choose(sight, 5))
    assert [one.visits for one in found.moves] == sorted(
        (one.visits for one in found.moves), reverse=True
    )
    assert (found.iterations, found.share) == (600, 1.0)
    for one in found.moves:
        assert 0 <= one.win_chance <= 1
        assert one.reason


@pytest.mark.parametrize(("game", "options"), MODES)
def test_what_the_seat_cannot_see_changes_no_advice(game: str, options: Options) -> None:
    table = table_after(game, 12, **options)
    expected = advice(table).moves
    for seed in range(3):
        assert advice(table.imagined(table.seat, seed)).moves == expected


def test_the_same_seed_gives_the_same_advice() -> None:
    table = table_after("caper", 8)
    assert advice(table).moves == advice(table).moves
    assert advice(table).moves != advice(table, seed=6).moves


def test_it_gets_better_until_it_is_done() -> None:
    table = table_after("caper-europe", 6)
    seen: list[Advice] = []

    def watch(found: Advice) -> bool:
        seen.append(found)
        return True

    bot = SearchBot(iterations=8_000)
    last = bot.advise(table.sight(table.seat), 1, sentences(table), watch)
    assert seen[-1] == last
    assert [one.iterations for one in seen] == sorted({one.iterations for one in seen})
    assert [one.share for one in seen] == [one.iterations / 8_000 for one in seen]
    assert len(seen) > 2
    # Watching changes nothing.
    found = bot.think(table.sight(table.seat), 1)
    assert [one.visits for one in last.moves] == sorted((one.visits for one in found), reverse=True)


@pytest.mark.parametrize("bot", [SearchBot(), SearchBot(iterations=10**9), SearchBot(seconds=600)])
def test_it_can_be_stopped_at_any_time(bot: SearchBot) -> None:
    table = table_after("art-robbery", 4, players=3)
    found = bot.advise(table.sight(table.seat), 1, sentences(table), lambda one: one.iterations < 1)
    assert len(found.moves) == len(table.moves())
    assert found.share < 0.1


def test_when_time_is_up_it_is_done() -> None:
    table = table_after("art-robbery", 4, players=3)
    bot = SearchBot(seconds=0.01)
    assert bot.advise(table.sight(table.seat), 1, sentences(table)).share == 1


def test_a_reason_tells_what_the_ledger_will_say() -> None:
    table = hideout.deal("art-robbery", players=3, seed=7)
    reasons = {str(one.move): one.reason for one in advice(table).moves}
    assert reasons["play 4 take 4"].startswith("You gain 4 points: “Sketches: 4” (+4).")


def test_a_reason_tells_what_is_taken_from_others_or_given_to_them() -> None:
    reasons = " ".join(
        one.reason
        for game in ("caper", "caper-europe")
        for moves in range(20, 40)
        for one in advice(table_after(game, moves)).moves
    )
    assert "Seat 2 loses" in reasons
    assert "Seat 2 gains" in reasons
    assert "no longer “Location won: " in reasons
    assert "It counts nothing yet; its chance comes from what follows." in reasons
    assert "Others count more at once; this one gains by what follows." in reasons
    assert "It counts more at once than the best move, but less by what follows." in reasons


def test_the_sure_changes_of_a_reason_come_true() -> None:
    """In Caper: Europe no move's points depend on what is hidden."""
    for moves in range(20, 36):
        table = table_after("caper-europe", moves)
        assert table.seat is not None
        for one in advice(table).moves:
            twin = table.copy()
            twin.play(one.move)
            gained = _points(twin, table.seat) - _points(table, table.seat)
            said = f"You gain {gained} point" if gained > 0 else f"You lose {-gained} point"
            assert (said in one.reason) == (gained != 0)


def _points(table: Table, seat: int) -> int:
    return table.standings()[seat - 1].points


def test_a_reason_tells_what_is_denied_to_who_is_next_or_left_to_them() -> None:
    reasons = " ".join(
        one.reason
        for moves in range(20, 30)
        for one in advice(table_after("art-robbery", moves, players=3)).moves
    )
    assert re.search(r"It denies Seat [123] about [0-9]+ points? that other moves", reasons)
    assert re.search(r"It leaves Seat [123] about [0-9]+ points? more to gain", reasons)


def test_denials_of_the_same_seat_are_even_on_average() -> None:
    table = table_after("caper", 25)
    found = denials(table.sight(table.seat), 1)
    assert {seat for seat, _ in found.values()} == {2}
    assert sum(less for _, less in found.values()) == pytest.approx(0)


def test_team_mates_share_their_points_and_have_the_others_as_one() -> None:
    for moves in range(40, 70):
        table = table_after("caper", moves, mode="teams")
        for one in advice(table).moves:
            assert "Seat 3" not in one.reason
            assert "Seat 4" not in one.reason


def test_a_single_move_is_called_that() -> None:
    table = hideout.deal("caper", seed=1)
    while len(table.moves()) > 1:
        table.play(table.moves()[0])
    (only,) = advice(table).moves
    assert only.reason.endswith("There is no other move.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_speak_the_askers_language(language: str) -> None:
    beginning = {
        "en": "You gain 4 points",
        "de": "Du gewinnst 4 Punkte",
        "es": "Ganas 4 puntos",
        "it": "Guadagni 4 punti",
    }
    table = hideout.deal("art-robbery", players=3, seed=7)
    reasons = [one.reason for one in advice(table, language).moves]
    assert any(reason.startswith(beginning[language]) for reason in reasons)
