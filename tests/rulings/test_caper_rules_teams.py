"""Four players in teams: C30 to C32."""

import pytest

import hideout
from hideout.games.caper import events as e
from hideout.games.heist import events as h
from hideout.kit.table import Table
from tests.support.caper import coins, ended, hand, look, points, position, side
from tests.support.heist import legal, play, total, why_not, winners


def sizes(table: Table) -> list[int]:
    return [len(seat.hand) for seat in look(table).seats]


@pytest.mark.parametrize(("round_", "cards"), [(1, 4), (2, 6), (3, 3), (4, 6), (5, 2), (6, 6)])
def test_C30_the_lookouts_are_dealt_the_cards(round_: int, cards: int) -> None:
    table = hideout.deal("caper", mode="teams", seed=4)
    while look(table).round < round_:
        table.play(table.moves()[0])
    assert sizes(table) == [0, 0, cards, cards]
    assert (table.seat, look(table).phase) == (3, "pass")


def test_C30_each_lookout_passes_two_to_the_opposing_mastermind() -> None:
    table = position(
        mode="teams",
        turn=3,
        hands={
            3: "skeleton-key helping-hand briefcase",
            4: "smoke-screen plans-caches blazeblaster",
        },
    )
    assert legal(table) == {"pass skeleton-key", "pass helping-hand", "pass briefcase"}
    assert play(table, "pass briefcase") == (e.CardGiven(3, 2, "briefcase"),)
    assert table.seat == 3
    play(table, "pass skeleton-key")
    assert table.seat == 4
    play(table, "pass smoke-screen", "pass blazeblaster")
    assert [hand(table, seat) for seat in (1, 2, 3, 4)] == [
        "blazeblaster smoke-screen",
        "briefcase skeleton-key",
        "helping-hand",
        "plans-caches",
    ]
    assert look(table).phase == "play"


@pytest.mark.parametrize(("round_", "order"), [(2, (2, 1)), (3, (1, 2))])
def test_C30_the_masterminds_play_in_the_order_of_the_round(
    round_: int, order: tuple[int, int]
) -> None:
    table = position(mode="teams", round=round_, turn=3, white=("saint",), green=("mime",))
    for seat in (3, 3, 4, 4, *order):
        assert table.seat == seat
        table.play(table.moves()[0])
    assert table.seat == 3


def test_C30_the_other_card_goes_to_the_own_lookout() -> None:
    table = position(
        mode="teams",
        turn=2,
        white=("saint",),
        green=("mime",),
        hands={
            1: "blazeblaster smoke-screen",
            2: "briefcase skeleton-key",
            3: "helping-hand",
            4: "plans-caches",
        },
    )
    assert e.CardGiven(2, 4, "briefcase") in play(table, "play skeleton-key at 1 on 1")
    assert hand(table, 4) == "briefcase plans-caches"
    play(table, "discard smoke-screen")
    assert [hand(table, seat) for seat in (1, 2, 3)] == ["", "", "blazeblaster helping-hand"]
    assert (table.seat, look(table).phase) == (3, "pass")
    assert coins(table) == (1, 2, 7)


def test_C30_when_the_lookouts_have_no_cards_the_last_one_is_discarded() -> None:
    table = position(
        mode="teams",
        turn=2,
        white=("saint",),
        green=("mime",),
        hands={1: "simple-disguise smoke-screen", 2: "briefcase skeleton-key"},
    )
    events = play(table, "play skeleton-key at 1 on 1")
    assert h.LastCardDiscarded(2, "briefcase") in events
    events = play(table, "play simple-disguise at 1 on 1")
    assert h.LastCardDiscarded(1, "smoke-screen") in events
    assert h.RoundBegun(3, 3, 1) in events
    assert (side(table, 1).discards, side(table, 2).discards) == (("smoke-screen",), ("briefcase",))
    assert coins(table) == (0, 2, 8)  # nothing for the last cards


@pytest.mark.parametrize("seed", range(3))
def test_C30_as_many_cards_are_played_as_by_two(seed: int) -> None:
    table = hideout.deal("caper", mode="teams", seed=seed)
    played = dict.fromkeys((1, 2), 0)
    while not table.is_over:
        for event in table.play(table.moves()[0]):
            if isinstance(event, h.ThiefPlayed | h.GearPlayed | h.CardDiscarded):
                played[event.seat] += 1
    assert played == {1: 21, 2: 21}
    assert not table._state.deck.any()


def test_C30_a_lookout_may_pass_what_came_back() -> None:
    table = position(
        mode="teams",
        turn=1,
        white=("saint",),
        green=("mime",),
        hands={
            1: "simple-disguise smoke-screen",
            3: "helping-hand",
            4: "plans-caches skeleton-key",
        },
    )
    play(table, "play simple-disguise at 1 on 1", "pass smoke-screen")
    assert "smoke-screen" in hand(table, 2)


def test_C30_everybody_has_their_own_task() -> None:
    table = position(mode="teams", turn=3, white=("saint",), hands={3: "skeleton-key briefcase"})
    assert why_not(table, "play skeleton-key at 1 on 1") == "not-your-task"
    assert why_not(table, "give skeleton-key to white") == "not-your-task"
    assert why_not(table, "pass smoke-screen") == "not-in-hand"


@pytest.mark.parametrize(
    ("cards", "coins_of_white", "may"),
    [
        ("skeleton-key helping-hand", 0, False),  # the key is free
        ("helping-hand briefcase", 1, True),
        ("helping-hand briefcase", 2, False),
        ("briefcase blazeblaster", 2, False),
        ("briefcase blaze-shield-suit", 2, True),
        ("helping-hand smoke-screen", 0, True),
    ],
)
def test_C31_a_discard_only_when_neither_card_can_be_paid_for(
    cards: str, coins_of_white: int, may: bool
) -> None:
    table = position(mode="teams", white=("saint",), coins=(coins_of_white, 0), hands={1: cards})
    expected = {f"discard {card}" for card in cards.split()} if may else set()
    assert legal(table, "discard ") == expected
    assert bool(legal(table, "play ")) != may
    if not may:
        assert why_not(table, f"discard {cards.split(maxsplit=1)[0]}") == "can-pay"


def test_C31_a_discount_at_one_location_is_enough() -> None:
    table = position(
        mode="teams",
        at="bank eiffel-tower",
        white=("saint", "dame"),
        coins=(1, 0),
        hands={1: "helping-hand briefcase"},
    )
    assert legal(table) == {"play helping-hand at 2 on 1"}


def test_C31_such_a_discard_brings_a_coin() -> None:
    table = position(
        mode="teams", white=("saint",), hands={1: "helping-hand briefcase", 3: "skeleton-key"}
    )
    play(table, "discard briefcase")
    assert coins(table) == (1, 0, 9)
    assert hand(table, 3) == "helping-hand skeleton-key"


@pytest.mark.parametrize("mode", ["two", "snitch"])
def test_C31_the_other_modes_know_no_such_limit(mode: str) -> None:
    table = position(mode=mode, white=("saint",), hands={1: "skeleton-key smoke-screen"})
    assert legal(table, "discard ") == {"discard skeleton-key", "discard smoke-screen"}


def test_C32_each_gear_in_the_discards_is_a_point() -> None:
    table = ended(mode="teams", discards=("skeleton-key skeleton-key dame", "banker mime"))
    for seat, worth in [(1, 2), (2, 0), (3, 2), (4, 0)]:
        assert total(table, seat) == worth
    assert points(table, 1) == {"discards": 2}


def test_C32_a_team_wins_together() -> None:
    table = ended(mode="teams", white=("saint(smoke-screen)",), green=("", "mime"))
    assert [total(table, seat) for seat in (1, 2, 3, 4)] == [6, 5, 6, 5]
    assert points(table, 3) == points(table, 1) == {"bank": 5, "smoke-screen": 1}
    assert winners(table) == (1, 3)


@pytest.mark.parametrize(("held", "team"), [((3, 2), (1, 3)), ((2, 3), (2, 4)), ((1, 1), (2, 4))])
def test_C32_ties_are_broken_as_for_two(held: tuple[int, int], team: tuple[int, int]) -> None:
    assert winners(ended(mode="teams", coins=held)) == team
