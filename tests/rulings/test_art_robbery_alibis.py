"""Alibis, points and the winner: A15 to A17.

A game has 21 alibis: heist 1 has 0+2 1+1; heist 2 0+2 1+1 1+1; heist 3 0+3 1+1 1+1 2+1; heist 4
0+3 1+2 1+1 2+1 2+1.
"""

from pathlib import Path

import pytest

import hideout
from hideout.games.art_robbery.game import GAME
from hideout.kit.outcome import Outcome, Standing
from hideout.kit.table import Table
from tests.support.art_robbery import OUT, ended, look, play, position

ALL_ALIBIS = {1: "0+2 1+1", 2: "0+2 1+1 1+1", 3: "0+3 1+1 1+1 2+1", 4: "0+3 1+2 1+1 2+1 2+1"}


def standing(table: Table, seat: int) -> Standing:
    return table.standings()[seat - 1]


def points(table: Table, seat: int) -> int:
    return standing(table, seat).points


def alibis(table: Table, seat: int) -> int:
    return standing(table, seat).ties[0]


def arrested(table: Table) -> list[int]:
    return [standing.seat for standing in table.standings() if not standing.is_in]


def result(table: Table) -> Outcome:
    outcome = table.outcome()
    assert outcome is not None
    return outcome


def two(seat_1: dict[int, str], catalogue: Path | None = None) -> Table:
    """Two players; seat 1 has this by heist, seat 2 all the rest, but no Boss without 4 and 5."""
    loot: dict[int, dict[int, str]] = {}
    for heist in (1, 2, 3, 4):
        text = seat_1.get(heist, "")
        loot[heist] = {1: text, 2: "rest"}
        if "boss" not in text and "4" in text.split() and "5" in text.split():
            loot[heist][OUT] = "boss"
    return ended(2, loot=loot, catalogue=catalogue)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_A15_whoever_has_the_fewest_alibis_is_arrested(players: int) -> None:
    # By seat: 3, 4, 6 and 8 alibis; with five players seat 5 has none, with three seat 3 has 14.
    loot = {heist: {min(heist, players): "rest"} for heist in (1, 2, 3, 4)}
    table = ended(players, loot=loot)
    assert arrested(table) == ([5] if players == 5 else [1])


def test_A15_an_arrested_seat_cannot_win_with_the_most_points() -> None:
    loot = {heist: {1: "rest", 2: text} for heist, text in ALL_ALIBIS.items()}
    loot[1] = {1: "rest", 2: "0+2", 3: "1+1"}
    table = ended(3, loot=loot)
    assert arrested(table) == [1]
    assert result(table).winners == (2,)


@pytest.mark.parametrize(("players", "expected"), [(3, [2, 3]), (4, [2, 3, 4]), (5, [2, 3, 4, 5])])
def test_A15_all_who_tie_for_the_fewest_are_arrested(players: int, expected: list[int]) -> None:
    loot = {heist: {1: text, 2: "rest"} for heist, text in ALL_ALIBIS.items()}
    table = ended(players, loot=loot)
    assert arrested(table) == expected
    assert result(table).winners == (1,)


def test_A15_a_tie_for_the_fewest_above_nothing() -> None:
    # 2, 2 and 17 alibis.
    loot = {1: {1: "0+2", 3: "rest"}, 2: {2: "0+2", 3: "rest"}, 3: {3: "rest"}, 4: {3: "rest"}}
    assert arrested(ended(3, loot=loot)) == [1, 2]


def test_A15_nobody_is_arrested_if_it_would_be_everybody() -> None:
    loot = {
        1: {1: "0+2", 2: "1+1", 3: "rest"},
        2: {3: "rest"},
        3: {2: "rest"},
        4: {1: "0+3 1+2", 3: "rest"},
    }
    table = ended(3, loot=loot)
    assert [alibis(table, seat) for seat in (1, 2, 3)] == [7, 7, 7]
    assert arrested(table) == []
    assert [points(table, seat) for seat in (1, 2, 3)] == [1, 24, 67]
    assert result(table).winners == (3,)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_A15_nobody_is_arrested_while_all_have_none(players: int) -> None:
    assert arrested(hideout.deal("art-robbery", players=players, seed=1)) == []


def test_A15_the_loot_of_all_heists_counts_and_a_lost_boss_does_not() -> None:
    loot = {
        1: {1: "0+2", 2: "rest", OUT: "boss"},
        2: {1: "1+1", 2: "rest"},
        3: {1: "2+1", 3: "rest"},
        4: {3: "0+3", 2: "rest"},
    }
    table = ended(3, loot=loot)
    # Seat 1: 2 + 1 + 1. Seat 2: 1 + 3 + 5. Seat 3: 5 + 3.
    assert [alibis(table, seat) for seat in (2, 3)] == [9, 8]
    assert look(table).seats[0].alibis == 4
    assert arrested(table) == [1]


def test_A15_two_players_are_never_arrested() -> None:
    assert arrested(two({})) == []
    assert arrested(two({1: "5"})) == []


@pytest.mark.parametrize(
    ("tokens", "left"),
    [
        # Exactly 10, wherever it can be had.
        ({1: "5 boss"}, 0),
        ({1: "5 4 3 2"}, 4),
        ({1: "4 3", 2: "4 3", 3: "3"}, 7),
        # The smallest total above 10.
        ({1: "4", 2: "4", 3: "4"}, 0),
        ({1: "4", 2: "4", 3: "4", 4: "4"}, 4),
        ({1: "5 4", 2: "4"}, 0),
        ({1: "4 3", 2: "4"}, 0),
        ({1: "3", 2: "3", 3: "3", 4: "3"}, 0),
        ({1: "5 4", 2: "5 4"}, 8),
        # 4 + 3 + 3: neither the highest first (4 + 4 + 3) nor the lowest (3 + 3 + 3 + 4).
        ({1: "4 3", 2: "3", 3: "3", 4: "4"}, 7),
        # All, if 10 is not reached.
        ({1: "5 4"}, 0),
        ({1: "2 2 1 4"}, 0),
        ({}, 0),
    ],
)
def test_A16_tokens_worth_10_points_are_given_up(tokens: dict[int, str], left: int) -> None:
    assert points(two(tokens), 1) == left


def test_A16_a_boss_counts_5_in_the_fine() -> None:
    table = two({1: "5 boss 3 1"})
    assert points(table, 1) == 4
    table = two({1: "4 boss 1"})
    assert points(table, 1) == 0


def test_A16_on_a_tie_the_most_alibis_are_kept() -> None:
    # 5 + 3 + 2 with either 2 of heist 3.
    table = two({1: "5 3", 3: "2+1 2"})
    assert (points(table, 1), alibis(table, 1)) == (2, 1)
    # 5 + 5, not 5 + 4 + 1+1.
    table = two({1: "5 4 1+1", 2: "5"})
    assert (points(table, 1), alibis(table, 1)) == (5, 1)
    # 5 + 4 + 1+1, not 5 + 4 + 1+2.
    table = two({1: "5 4", 4: "1+2 1+1"})
    assert (points(table, 1), alibis(table, 1)) == (1, 2)


def test_A16_a_0_is_never_given_up_for_10_points() -> None:
    table = two({1: "5 boss 0+2", 2: "0+2", 3: "0+3"})
    assert (points(table, 1), alibis(table, 1)) == (0, 7)


def test_A16_the_smallest_total_comes_before_the_alibis() -> None:
    # 5 + 4 + 1+1 = 10, although 5 + 4 + 2 would keep the alibi.
    table = two({1: "5 4 2 1+1"})
    assert (points(table, 1), alibis(table, 1)) == (2, 0)


def test_A16_all_tokens_means_all_alibis_too() -> None:
    table = two({1: "5 4 0+2"})
    assert (points(table, 1), alibis(table, 1)) == (0, 0)


def test_A16_the_other_player_keeps_everything() -> None:
    table = two({1: "5 boss 0+2"})
    assert (points(table, 2), alibis(table, 2)) == (92 - 10, 21 - 2)
    # The same with the seats changed: seat 2 gives up a 5 and the Boss.
    swapped = ended(2, loot={heist: {1: "rest"} for heist in (1, 2, 3)} | {4: {2: "rest"}})
    assert (points(swapped, 1), alibis(swapped, 1)) == (69, 13)
    assert (points(swapped, 2), alibis(swapped, 2)) == (13, 8)


def test_A16_whoever_is_fined_may_still_win() -> None:
    loot = {heist: {1: "rest", 2: text} for heist, text in ALL_ALIBIS.items()}
    table = ended(2, loot=loot)
    # The tokens with alibis are worth 13 points, those without 79.
    assert (points(table, 1), points(table, 2)) == (79 - 10, 13)
    assert result(table).winners == (1,)


def test_A16_with_equal_alibis_nobody_is_fined(tmp_path: Path) -> None:
    # 21 alibis cannot be shared equally, so one token loses its alibi.
    printed = GAME.catalogue_path.read_text(encoding="utf-8")
    changed = printed.replace('face = "1", alibis = 1', 'face = "1", alibis = 0', 1)
    catalogue = tmp_path / "catalogue.toml"
    catalogue.write_text(changed, encoding="utf-8")
    table = two({1: "0+2", 4: "0+3 1+2 1+1 2+1 2+1"}, catalogue)
    assert [alibis(table, seat) for seat in (1, 2)] == [10, 10]
    assert [points(table, seat) for seat in (1, 2)] == [6, 92 - 6]


def test_A16_a_seat_without_any_token_is_short_of_alibis_too() -> None:
    view = look(position(2, face_up={2: "0+2"}))
    assert [seat.is_short_of_alibis for seat in view.seats] == [True, False]


def test_A16_more_than_two_players_are_not_fined() -> None:
    loot = {heist: {heist: "rest"} for heist in (1, 2, 3)} | {4: {3: "rest"}}
    table = ended(3, loot=loot)
    assert (points(table, 2), points(table, 3)) == (23, 46)


def test_A17_tokens_count_their_numbers_and_a_boss_5() -> None:
    loot = {
        1: {1: "0+2 1 2 3 4 5 boss", 2: "rest"},
        2: {1: "rest"},
        3: {2: "rest"},
        4: {3: "boss 5", 2: "rest"},
    }
    table = ended(3, loot=loot)
    assert [points(table, seat) for seat in (1, 2)] == [20 + 23, 3 + 23 + 13]


def test_A17_a_boss_that_was_lost_does_not_count() -> None:
    loot = {1: {1: "rest", OUT: "boss"}, 2: {1: "rest"}, 3: {2: "rest"}, 4: {2: "rest"}}
    assert points(ended(3, loot=loot), 1) == 18 + 23


def test_A17_most_points_win() -> None:
    loot = {1: {1: "rest"}, 2: {2: "rest"}, 3: {2: "rest"}, 4: {1: "rest", 3: "5"}}
    table = ended(3, loot=loot)
    outcome = result(table)
    assert [points(table, seat) for seat in (1, 2)] == [41, 46]
    assert (outcome.winners, outcome.tie_breaks) == ((2,), 0)


def test_A17_a_tie_goes_to_the_most_alibis() -> None:
    loot = {
        1: {1: "0+2", 3: "rest"},
        2: {1: "0+2", 3: "rest"},
        3: {1: "0+3 1+1 1+1 2+1 5", 3: "rest"},
        4: {2: "0+3 1+2 1+1 2+1 2+1 3", 3: "rest"},
    }
    table = ended(3, loot=loot)
    outcome = result(table)
    assert [points(table, seat) for seat in (1, 2)] == [9, 9]
    assert [alibis(table, seat) for seat in (1, 2)] == [10, 8]
    assert arrested(table) == [3]
    assert (outcome.winners, outcome.tie_breaks) == ((1,), 1)


def test_A17_still_tied_they_share_the_win() -> None:
    loot = {
        1: {1: "0+2", 3: "rest"},
        2: {3: "rest"},
        3: {1: "0+3 1+1 1+1 2+1 5", 3: "rest"},
        4: {2: "0+3 1+2 1+1 2+1 2+1 3", 3: "rest"},
    }
    table = ended(3, loot=loot)
    assert [points(table, seat) for seat in (1, 2)] == [9, 9]
    assert [alibis(table, seat) for seat in (1, 2)] == [8, 8]
    assert arrested(table) == [3]
    assert result(table).winners == (1, 2)


def test_A17_an_arrested_seat_does_not_share_the_win() -> None:
    # All have 23 points or more; seat 1, with 3 alibis, is arrested.
    loot = {1: {1: "rest"}, 2: {2: "rest"}, 3: {3: "rest"}, 4: {4: "rest"}}
    table = ended(4, loot=loot)
    outcome = result(table)
    assert arrested(table) == [1]
    assert [points(table, seat) for seat in (2, 3, 4)] == [23, 23, 23]
    assert (outcome.winners, outcome.tie_breaks) == ((4,), 1)


def test_A17_after_a_fine_the_remaining_alibis_break_the_tie() -> None:
    loot = {
        1: {1: "5 boss 4 3 2 2", 2: "rest"},
        2: {1: "5 boss 4 3 2 2", 2: "rest"},
        3: {1: "5 3 1+1", 2: "rest"},
        4: {2: "rest"},
    }
    table = ended(2, loot=loot)
    # Seat 1 has 51 points and 1 alibi, which it keeps, seat 2 has 41 and 20.
    assert [points(table, seat) for seat in (1, 2)] == [41, 41]
    assert [alibis(table, seat) for seat in (1, 2)] == [1, 20]
    assert (result(table).winners, result(table).tie_breaks) == ((2,), 1)


def test_A17_the_whole_end_of_a_game() -> None:
    """The last card is played; boss check, arrest and points follow, as at a real table."""
    table = position(
        heist=4,
        loot={1: {1: "rest"}, 2: {2: "rest"}, 3: {3: "rest"}},
        middle="3",
        face_up={1: "0+3", 2: "boss", 3: "rest"},
        hands={2: "3 0 1 2 4"},
        turn=2,
    )
    play(table, "play 3 take 3")
    # Seat 1: 23 points, 6 alibis. Seat 2: 26 and no Boss, 4. Seat 3: 23 + 15, 11.
    assert arrested(table) == [2]
    assert [(points(table, seat), alibis(table, seat)) for seat in (1, 3)] == [(23, 6), (38, 11)]
    assert result(table).winners == (3,)
