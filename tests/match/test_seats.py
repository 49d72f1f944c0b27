"""Seats: people, bots and open ones; standing in; a rematch; one device for several."""

import random

import pytest

import hideout
from hideout.errors import HideoutError
from hideout.kit.table import Table
from hideout.match.eyes import Eyes
from hideout.match.match import OPEN, CannotUndo, Match, Player, TakenBack
from hideout.words import Words

ADA, BRUNO, CLEO = Player("Ada"), Player("Bruno", "greedy"), Player("Cleo")


def deal(seed: int = 1) -> Table:
    return hideout.deal("art-robbery", players=3, seed=seed)


def test_an_open_seat_waits_and_is_called_by_its_number() -> None:
    match = Match(deal(), (OPEN, OPEN, OPEN))
    assert match.bot_to_act is None
    assert Eyes(match, None, Words("de")).names == ("Platz 1", "Platz 2", "Platz 3")
    match.sit_down(2, "Dora")
    assert match.players == (OPEN, Player("Dora"), OPEN)
    assert Eyes(match, None, Words("en")).names == ("Seat 1", "Dora", "Seat 3")


def test_nobody_sits_down_on_a_bot() -> None:
    match = Match(deal(), (ADA, BRUNO, CLEO))
    with pytest.raises(HideoutError, match="a bot has seat 2"):
        match.sit_down(2, "Dora")
    with pytest.raises(HideoutError, match="there is no seat 4"):
        match.sit_down(4, "Dora")


def test_a_bot_plays_for_who_is_away_until_they_are_back() -> None:
    match = Match(deal(), (ADA, ADA, ADA))
    seat = match.table.seat or 0
    assert match.bot_to_act is None
    match.hand_over(seat, "random")
    assert match.bot_to_act == "random"
    assert match.names == ("Ada", "Ada", "Ada")
    match.play_bot()
    match.hand_over(match.table.seat or 0, "greedy")
    match.hand_back(match.table.seat or 0)
    assert match.bot_to_act is None
    assert match.players[seat - 1] == Player("Ada", stand_in="random")


def test_only_a_person_is_stood_in_for_and_only_by_a_bot_there_is() -> None:
    match = Match(deal(), (ADA, BRUNO, OPEN))
    for seat in (2, 3):
        with pytest.raises(HideoutError, match=f"no person has seat {seat}"):
            match.hand_over(seat, "random")
    with pytest.raises(HideoutError, match="there is no bot 'clever'"):
        match.hand_over(1, "clever")


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    match = Match(deal(), (ADA, BRUNO, CLEO))
    again = match.rematch(deal(seed=2))
    assert again.players == (BRUNO, CLEO, ADA)
    assert (again.turns, again.table.seed) == ([], 2)


def test_a_shared_device_faces_who_decides_or_did_last() -> None:
    match = Match(deal(), (ADA, BRUNO, CLEO))
    seat = match.table.seat or 0
    others = sorted({1, 2, 3} - {seat})
    assert match.facing((1, 2, 3), others[0]) == seat
    assert match.facing(others, others[1]) == others[1]


def test_the_log_keeps_what_was_taken_back() -> None:
    match = Match(hideout.deal("caper-europe", seed=1), (ADA, CLEO))
    seat = match.table.seat or 0
    first, other = match.table.moves()[:2]
    turn = match.play(first)
    match.undo(seat)
    again = match.play(other)
    assert match.log == [turn, TakenBack(seat, first), again]
    assert match.turns == [again]


@pytest.mark.parametrize(("game", "options"), [("caper-europe", {}), ("caper", {"mode": "two"})])
def test_who_has_seen_the_others_hand_takes_nothing_back(
    game: str, options: dict[str, str]
) -> None:
    """Swapping hands has no hidden part, but shows a hand that was hidden."""
    swaps = 0
    for seed in range(5):
        match = Match(hideout.deal(game, seed=seed, **options), (ADA, CLEO))
        chance = random.Random(seed)
        while (seat := match.table.seat) is not None:
            move = chance.choice(match.table.moves())
            worlds = [match.table.imagined(seat, number) for number in range(3)]
            for world in worlds:
                world.play(move)
            turn = match.play(move)
            views = {world.view(seat).to_json() for world in worlds}
            if views != {match.view(seat).to_json()}:  # it saw what it could not foresee
                assert match.cannot_undo(seat) is CannotUndo.SOMETHING_REVEALED
                swaps += not any(event.reveals for event in turn.events)
    assert swaps > 5


def test_a_table_is_told_to_each_viewer_as_it_may_know_it() -> None:
    table = hideout.deal("art-robbery", players=3, seed=1, loot="hidden")
    match = Match(table, (ADA, BRUNO, CLEO))
    spectator = Eyes(match, None, Words("en"))
    assert not spectator.decides
    assert spectator.undoable() is None
    assert spectator.why_no_undo() == ""
    while not match.table.is_over:
        match.play(match.table.moves()[0])
        told = [Eyes(match, seat, Words("en")).tell(match.turns[-1].events) for seat in (1, 2, 3)]
        assert spectator.tell(match.turns[-1].events) in told
    assert spectator.tells_points


def test_hidden_loot_hides_the_points_until_the_end() -> None:
    for loot, told in (("hidden", False), ("shown", True)):
        table = hideout.deal("art-robbery", players=3, seed=1, loot=loot)
        match = Match(table, (ADA, BRUNO, CLEO))
        while match.view(None).heist == 1:  # type: ignore[attr-defined]
            match.play(match.table.moves()[0])
        for seat in (None, 1, 2, 3):
            assert Eyes(match, seat, Words("en")).tells_points is told
