"""A match: who sits where, bots that act, and what happened."""

import pytest

import hideout
from hideout.bots import repeatable
from hideout.errors import HideoutError, IllegalMove
from hideout.games.art_robbery.moves import GiveDog
from hideout.kit.table import Table
from hideout.match.match import Match, Player

ADA, BRUNO, CLEO = Player("Ada", None), Player("Bruno", "greedy"), Player("Cleo", "random")


def deal(players: int = 3, seed: int = 1) -> Table:
    return hideout.deal("art-robbery", players=players, seed=seed)


def bots_only(bot: str, players: int, seed: int) -> Match:
    names = ("Ada", "Bruno", "Cleo", "Dora", "Emil")
    return Match(deal(players, seed), tuple(Player(name, bot) for name in names[:players]))


def test_players_sit_in_order() -> None:
    match = Match(deal(), (ADA, BRUNO, CLEO))
    assert match.players == (ADA, BRUNO, CLEO)
    assert match.names == ("Ada", "Bruno", "Cleo")
    assert match.turns == []


def test_bot_to_act_is_the_bot_of_the_seat_that_decides() -> None:
    players = (ADA, BRUNO, CLEO)
    for seed in range(6):
        match = Match(deal(seed=seed), players)
        for _ in range(6):
            assert match.table.seat is not None
            assert match.bot_to_act == players[match.table.seat - 1].bot
            match.play(match.table.moves()[0])


def test_a_move_makes_a_turn() -> None:
    match = Match(deal(), (ADA, ADA, ADA))
    twin, seat, move = match.table.copy(), match.table.seat, match.table.moves()[0]
    turn = match.play(move)
    assert (turn.seat, turn.move, turn.events) == (seat, move, twin.play(move))
    assert match.turns == [turn]
    assert match.table.state_bytes() == twin.state_bytes()


def test_an_illegal_move_is_refused_and_leaves_no_turn() -> None:
    match = Match(deal(), (ADA, ADA, ADA))
    before = match.table.state_bytes()
    with pytest.raises(IllegalMove):
        match.play(GiveDog())
    assert match.turns == []
    assert match.table.state_bytes() == before


@pytest.mark.parametrize("bot", repeatable(iterations=50))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_whole_games_and_the_same_seed_gives_the_same_game(
    players: int, bot: str
) -> None:
    records = []
    for seed in (1, 1, 2**64 - 1):
        match = bots_only(bot, players, seed)
        while match.bot_to_act:
            match.play_bot()
        assert match.table.is_over
        assert len(match.turns) == len(match.table.record().moves)
        records.append(str(match.table.record()))
    assert records[0] == records[1] != records[2]


def test_bots_of_every_seed_can_think() -> None:
    for seed in range(20):
        match = bots_only("random", 3, seed)
        for _ in range(10):
            match.play_bot()


def test_a_bot_does_not_disturb_what_the_table_draws() -> None:
    """Its choice made by hand gives the same table."""
    match = bots_only("greedy", 3, seed=4)
    twin = match.table.copy()
    for _ in range(10):
        turn = match.play_bot()
        assert twin.play(turn.move) == turn.events
    assert twin.state_bytes() == match.table.state_bytes()


def test_no_bot_acts_where_a_person_does_or_the_game_is_over() -> None:
    match = Match(deal(), (ADA, ADA, ADA))
    assert match.bot_to_act is None
    with pytest.raises(ValueError, match="no bot decides now"):
        match.play_bot()
    match = bots_only("random", 2, seed=0)
    while match.bot_to_act:
        match.play_bot()
    assert match.table.seat is None
    with pytest.raises(ValueError, match="no bot decides now"):
        match.play_bot()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(HideoutError, match="there is no bot 'clever'"):
        Match(deal(players=2), (Player("Ada", "clever"), Player("Bruno", "clever")))
