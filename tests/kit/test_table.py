"""A table: what it takes, what it tells, and what leaves it as it is."""

import random
from pathlib import Path

import pytest

import hideout
from hideout.errors import CatalogueError, HideoutError, IllegalMove
from hideout.games import GAMES
from hideout.games.art_robbery.events import CardDrawn, HandsDealt, HeistBegun
from hideout.games.art_robbery.moves import GiveDog, Play
from tests.kit.catalogues import rewritten
from tests.kit.games import random_game


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30, True, False, "7", "", 7.0, b"7", ()])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(HideoutError) as caught:
        hideout.deal("art-robbery", seed=seed)  # type: ignore[arg-type]
    message = f"seed {seed!r} is out of range; it takes 0 to 18446744073709551615"
    assert str(caught.value) == message


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1])
def test_every_seed_within_range_is_taken(seed: int) -> None:
    assert hideout.deal("art-robbery", seed=seed).seed == seed


def test_without_a_seed_each_deal_is_a_surprise_and_tells_its_seed() -> None:
    tables = [hideout.deal("art-robbery") for _ in range(3)]
    assert len({table.seed for table in tables}) == 3
    for table in tables:
        again = hideout.deal("art-robbery", seed=table.seed)
        assert again.state_bytes() == table.state_bytes()


def test_the_same_seed_gives_the_same_deal_and_another_seed_another() -> None:
    deals = [hideout.deal("art-robbery", seed=seed).state_bytes() for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(HideoutError) as caught:
        hideout.deal("bank-robbery")
    assert str(caught.value) == f"there is no game 'bank-robbery'; the games are {', '.join(GAMES)}"


def test_an_unknown_option_and_an_impossible_value_are_refused() -> None:
    with pytest.raises(HideoutError, match="art-robbery has no option 'people'; its options are"):
        hideout.deal("art-robbery", people=3)
    with pytest.raises(HideoutError, match="players 6 is not possible; it takes 2, 3, 4, 5"):
        hideout.deal("art-robbery", players=6)


def test_options_have_defaults_and_make_the_seats() -> None:
    table = hideout.deal("art-robbery", seed=1)
    assert table.options == {"players": 4, "loot": "shown"}
    assert table.seats == 4
    assert hideout.deal("art-robbery", seed=1, players="2").seats == 2


def test_a_catalogue_of_ones_own(tmp_path: Path) -> None:
    own = rewritten(tmp_path, "alibis = 2", "alibis = 9")
    shipped = hideout.deal("art-robbery", seed=1)
    for catalogue in (own, str(own)):
        table = hideout.deal("art-robbery", seed=1, catalogue=catalogue)
        assert table.record().catalogue != shipped.record().catalogue
    with pytest.raises(CatalogueError):
        hideout.deal("art-robbery", catalogue=tmp_path / "none.toml")


@pytest.mark.parametrize("seat", [0, 4, -1, 99])
def test_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    table = random_game(players=3, moves=4)
    for look in (table.view, table.sight):
        with pytest.raises(HideoutError) as caught:
            look(seat)
        assert str(caught.value) == f"there is no seat {seat}; this table has seats 1 to 3"


def test_the_opening_is_what_happened_before_the_first_move() -> None:
    table = hideout.deal("art-robbery", players=3, seed=7)
    assert table.seat is not None
    assert table.opening == (HandsDealt(3, 5), HeistBegun(1, table.seat))
    assert table.record().moves == ()


def test_a_copy_is_independent() -> None:
    table = random_game(moves=10)
    before, record = table.state_bytes(), table.record()
    twin = table.copy()
    assert (twin.state_bytes(), twin.record()) == (before, record)
    twin.play(twin.moves()[0])
    assert (table.state_bytes(), table.record()) == (before, record)
    assert len(twin.played) == 11
    table.play(table.moves()[-1])
    assert len(twin.played) == 11
    assert table.record() != twin.record()


def test_looking_changes_nothing() -> None:
    table = random_game(moves=10)
    before, record = table.state_bytes(), table.record()
    for move in table.moves():
        table.preview(move)
        table.why_not(move)
    for seat in (None, 1, 2, 3):
        table.view(seat)
        table.sight(seat).imagine(5)
        table.imagined(seat, seed=5)
    list(map(table.move, range(table.kernel.move_codes)))
    table.ledger()
    table.standings()
    table.outcome()
    assert (table.state_bytes(), table.record()) == (before, record)


def test_a_preview_is_what_then_happens_less_what_is_drawn() -> None:
    table = random_game(moves=10)
    move = table.moves()[0]
    preview = table.preview(move)
    events = table.play(move)
    assert [type(event) for event in preview] == [type(event) for event in events]
    drawn = [event for event in preview if isinstance(event, CardDrawn)]
    assert [event.card for event in drawn] == [None]
    assert preview == tuple(event.for_seat(None) for event in events)


def test_an_illegal_move_is_refused_with_a_reason_and_changes_nothing() -> None:
    table = random_game(moves=10)
    before, record = table.state_bytes(), table.record()
    with pytest.raises(IllegalMove) as caught:
        table.play(GiveDog())
    assert str(caught.value).startswith("'give dog': ")
    with pytest.raises(IllegalMove):
        table.preview(GiveDog())
    assert table.why_not(GiveDog()) is not None
    assert table.why_not(table.moves()[0]) is None
    assert (table.state_bytes(), table.record()) == (before, record)


def test_a_text_that_is_no_move_is_refused() -> None:
    with pytest.raises(IllegalMove, match="'jump' is no move; moves look like"):
        random_game(moves=1).parse_move("jump")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_no_outcome_until_the_game_is_over(players: int) -> None:
    table = random_game(players, moves=0)
    choose = random.Random(players)
    while table.seat is not None:
        assert not table.is_over
        assert table.outcome() is None
        table.play(choose.choice(table.moves()))
    assert table.is_over
    outcome = table.outcome()
    assert outcome is not None
    assert [standing.seat for standing in outcome.standings] == list(range(1, players + 1))
    assert outcome.winners


def test_when_the_game_is_over_there_is_nothing_left_to_play() -> None:
    table = random_game()
    assert table.moves() == []
    assert table.why_not(Play("dog")) is not None
    with pytest.raises(IllegalMove):
        table.play(Play("dog"))
    with pytest.raises(IllegalMove):
        table.preview(Play("dog"))


def test_an_imagined_table_is_one_the_seat_could_be_at() -> None:
    table = random_game(moves=10)
    bytes_found = set()
    for seed in range(5):
        twin = table.imagined(2, seed)
        assert twin.view(2) == table.view(2)
        bytes_found.add(twin.state_bytes())
    assert len(bytes_found) == 5
