"""Three players, with the Snitch: C20 and C21."""

import pytest

import hideout
from hideout.games.caper import events as e
from hideout.games.heist import events as h
from hideout.kit.table import Table
from tests.support.caper import coins, ended, hand, look, points, position, side
from tests.support.heist import legal, play, total, why_not, winners


def sizes(table: Table) -> list[int]:
    return [len(seat.hand) for seat in look(table).seats]


@pytest.mark.parametrize(("round_", "cards"), [(1, 8), (2, 12), (3, 6), (4, 12), (5, 4), (6, 12)])
def test_C20_the_pile_has_twice_the_cards_of_the_round(round_: int, cards: int) -> None:
    table = hideout.deal("caper", mode="snitch", seed=4)
    while look(table).round < round_:
        table.play(table.moves()[0])
    # Each Mastermind has drawn one and the Snitch two.
    assert (look(table).pile, sizes(table)) == (cards - 4, [1, 1, 2])
    assert (table.seat, look(table).phase) == (3, "give")


def test_C20_the_snitch_gives_one_to_each_mastermind() -> None:
    table = position(
        mode="snitch",
        turn=3,
        pile=4,
        hands={1: "skeleton-key", 2: "smoke-screen", 3: "helping-hand briefcase"},
    )
    assert legal(table) == {"give helping-hand to white", "give briefcase to white"}
    events = play(table, "give briefcase to white")
    assert events == (e.CardGiven(3, 1, "briefcase"), e.CardGiven(3, 2, "helping-hand"))
    assert hand(table, 1) == "briefcase skeleton-key"
    assert hand(table, 2) == "helping-hand smoke-screen"
    assert (hand(table, 3), look(table).phase, table.seat) == ("", "play", 2)


def test_C20_two_cards_of_a_kind_are_one_choice() -> None:
    table = position(mode="snitch", turn=3, pile=4, hands={3: "skeleton-key skeleton-key"})
    assert legal(table) == {"give skeleton-key to white"}
    play(table, "give skeleton-key to white")
    assert all("skeleton-key" in hand(table, seat) for seat in (1, 2))


@pytest.mark.parametrize(("round_", "order"), [(2, (2, 1)), (3, (1, 2))])
def test_C20_the_masterminds_play_in_the_order_of_the_round(
    round_: int, order: tuple[int, int]
) -> None:
    table = position(mode="snitch", round=round_, turn=3, pile=2, white=("saint",), green=("mime",))
    table.play(table.moves()[0])
    for seat in order:
        assert table.seat == seat
        table.play(table.moves()[0])
    assert table.seat == 3


def test_C20_they_keep_the_other_card_and_nothing_is_exchanged() -> None:
    table = position(
        mode="snitch",
        turn=2,
        pile=2,
        white=("saint",),
        green=("mime",),
        hands={1: "skeleton-key helping-hand", 2: "plans-caches simple-disguise"},
    )
    events = play(table, "play simple-disguise at 1 on 1", "play skeleton-key at 1 on 1")
    assert (hand(table, 1), hand(table, 2)) == ("helping-hand", "plans-caches")
    assert not any(isinstance(event, h.HandsSwapped) for event in events)
    assert (table.seat, look(table).pile, len(hand(table, 3).split())) == (3, 0, 2)


def test_C20_with_the_pile_empty_the_last_card_is_discarded_without_a_coin() -> None:
    table = position(
        mode="snitch",
        turn=2,
        pile=0,
        white=("saint",),
        green=("mime",),
        hands={1: "skeleton-key helping-hand", 2: "plans-caches simple-disguise"},
    )
    play(table, "play simple-disguise at 1 on 1")
    assert (hand(table, 2), side(table, 2).discards) == ("", ("plans-caches",))
    events = play(table, "discard helping-hand")
    assert side(table, 1).discards == ("helping-hand", "skeleton-key")
    assert coins(table) == (1, 0, 9)
    assert h.RoundBegun(3, 3, 1) in events


@pytest.mark.parametrize("seed", range(3))
def test_C20_as_many_cards_are_played_as_by_two(seed: int) -> None:
    table = hideout.deal("caper", mode="snitch", seed=seed)
    played = dict.fromkeys((1, 2), 0)
    while not table.is_over:
        seat = table.seat
        for event in table.play(table.moves()[0]):
            if isinstance(event, h.ThiefPlayed | h.GearPlayed | h.CardDiscarded):
                assert event.seat == seat
                played[event.seat] += 1
    assert played == {1: 3 + 5 + 2 + 5 + 1 + 5, 2: 3 + 5 + 2 + 5 + 1 + 5}
    assert not table._state.deck.any()


def test_C20_everybody_has_their_own_task() -> None:
    table = position(
        mode="snitch", turn=3, pile=4, white=("saint",), hands={3: "skeleton-key briefcase"}
    )
    assert why_not(table, "play skeleton-key at 1 on 1") == "not-your-task"
    assert why_not(table, "pass skeleton-key") == "not-your-task"
    assert why_not(table, "give smoke-screen to white") == "not-in-hand"
    table.play(table.moves()[0])
    assert why_not(table, "give briefcase to white") == "not-your-task"


def test_C20_a_mastermind_may_discard_for_a_coin() -> None:
    table = position(mode="snitch", pile=2, white=("saint",), hands={1: "skeleton-key"})
    assert "discard skeleton-key" in legal(table)


# Points of the Masterminds, from Smoke Screens and Plasma Cutters, one point each.
CREWS = {
    0: "saint",
    1: "saint(plasma-cutter)",
    5: "saint(simple-disguise)",
    6: "saint(smoke-screen)",
    7: "saint(smoke-screen plasma-cutter)",
}


@pytest.mark.parametrize(
    ("white", "green", "snitch", "winner"),
    [
        (0, 0, 0, 3),
        (1, 0, 0, 1),
        (5, 0, 0, 1),
        (0, 5, 0, 2),
        (5, 6, 5 + 1, 3),  # a tie with the best Mastermind
        (6, 5, 5 + 1, 3),
        (6, 6, 6 + 1, 3),
        (7, 6, 6 + 1, 3),  # rounded down
        (7, 5, 5 + 1, 1),
        (1, 1, 1, 3),
    ],
)
def test_C21_the_snitch_scores_the_lower_and_a_sixth_of_the_higher(
    white: int, green: int, snitch: int, winner: int
) -> None:
    table = ended(
        mode="snitch",
        at="museum bank casino",
        white=(CREWS[white],),
        green=("", "", CREWS[green].replace("saint", "tourist")),
        coins=(5, 5),
    )
    expected = {seat: total(table, seat) for seat in (1, 2)}
    assert expected == {1: white, 2: green}
    assert total(table, 3) == snitch
    assert points(table, 3) == {"lower": min(white, green), "sixth": max(white, green) // 6}
    assert winners(table) == (winner,)


def test_C21_between_the_masterminds_ties_are_broken_as_for_two() -> None:
    def order(table: Table) -> list[int]:
        standings = sorted(table.standings(), key=lambda one: (one.points, one.ties), reverse=True)
        return [one.seat for one in standings]

    assert order(ended(mode="snitch", coins=(3, 2))) == [3, 1, 2]
    assert order(ended(mode="snitch", coins=(2, 2))) == [3, 2, 1]


def test_C21_discards_are_worth_nothing() -> None:
    assert total(ended(mode="snitch", discards=("skeleton-key", "")), 1) == 0
