"""Costs, scarce coins and coins given back in Caper: C6 to C8."""

import pytest

from hideout.games.heist import events as h
from hideout.kit.table import Table
from tests.support.caper import coins, position
from tests.support.heist import legal, play, why_not


def cost(table: Table, card: str, place: int = 1) -> int:
    """What the seat that plays pays for a gear there, on the first thief."""
    events = play(table.copy(), f"play {card} at {place} on 1")
    return sum(event.coins for event in events if isinstance(event, h.CoinsPaid))


def test_C6_without_a_change_the_printed_cost_is_paid() -> None:
    table = position(
        white=("saint",), coins=(5, 0), hands={1: "briefcase helping-hand smoke-screen"}
    )
    assert [cost(table, card) for card in ("briefcase", "helping-hand", "smoke-screen")] == [
        3,
        2,
        1,
    ]


def test_C6_the_own_card_lowers_a_cost() -> None:
    table = position(white=("saint cleaner", "mime"), coins=(5, 0), hands={1: "blazeblaster"})
    assert (cost(table, "blazeblaster", 1), cost(table, "blazeblaster", 2)) == (1, 2)


def test_C6_the_own_discount_is_not_for_the_opponent() -> None:
    table = position(white=("mime",), green=("cleaner",), coins=(5, 0), hands={1: "blazeblaster"})
    assert cost(table, "blazeblaster") == 2


@pytest.mark.parametrize(
    ("city", "location", "card", "price"),
    [
        ("paris", "eiffel-tower", "helping-hand", 1),
        ("paris", "eiffel-tower", "smoke-screen", 1),  # not green
        ("rome", "colosseum", "smoke-screen", 0),
        ("rome", "trevi-fountain", "utility-belt", 1),
        ("rome", "trevi-fountain", "wheels", 3),
        ("rome", "trevi-fountain", "skeleton-key", 0),  # not pink
        ("london", "oxford-street", "briefcase", 2),
    ],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_C6_a_location_changes_the_cost_for_both(
    city: str, location: str, card: str, price: int, seat: int
) -> None:
    table = position(
        city,
        at=location,
        white=("saint",),
        green=("mime",),
        coins=(5, 5),
        turn=seat,
        hands={seat: card},
    )
    assert cost(table, card) == price


def test_C6_what_makes_it_dearer_for_the_opponent_is_not_for_the_owner() -> None:
    table = position(
        white=("madame mime(secret-shades)",),
        green=("saint",),
        coins=(5, 5),
        turn=2,
        hands={
            2: "skeleton-key plans-caches helping-hand",
            1: "skeleton-key plans-caches helping-hand",
        },
    )
    asked = ("skeleton-key", "plans-caches", "helping-hand")
    assert [cost(table, card) for card in asked] == [1, 2, 3]
    play(table, "discard skeleton-key")
    assert [cost(table, card) for card in asked] == [0, 0, 2]


def test_C6_it_is_dearer_at_that_location_only() -> None:
    table = position(
        white=("madame",), green=("saint", "mime"), coins=(0, 5), turn=2, hands={2: "skeleton-key"}
    )
    assert (cost(table, "skeleton-key", 1), cost(table, "skeleton-key", 2)) == (1, 0)


def test_C6_changes_add_up() -> None:
    table = position(
        at="eiffel-tower",
        white=("madame",),
        green=("saint",),
        coins=(0, 5),
        turn=2,
        hands={2: "helping-hand"},
    )
    assert cost(table, "helping-hand") == 2  # 1 less in the tower, 1 more with the Madame


@pytest.mark.parametrize("location", ["colosseum", "bank"])
def test_C6_no_cost_goes_below_nothing(location: str) -> None:
    table = position(
        "rome", at=location, white=("mime",), coins=(3, 0), hands={1: "simple-disguise"}
    )
    assert cost(table, "simple-disguise") == 0
    play(table, "play simple-disguise at 1 on 1")
    assert coins(table) == (3, 0, 7)


def test_C6_a_flipped_card_changes_no_cost() -> None:
    table = position(
        white=("~madame mime(~secret-shades)",),
        green=("~cleaner",),
        coins=(0, 5),
        turn=2,
        hands={2: "blazeblaster plans-caches helping-hand"},
    )
    assert [cost(table, card) for card in ("blazeblaster", "plans-caches")] == [2, 0]


def test_C6_flipping_takes_a_change_of_cost_away() -> None:
    table = position(
        round=3, white=("madame",), green=("mime",), coins=(0, 3), turn=2, hands={2: "illusionist"}
    )
    play(table, "play illusionist at 1")
    assert table._state.cost.any() == 0
    dear = position(
        white=("saint",), green=("dame(secret-shades)",), coins=(2, 0), hands={1: "blazeblaster"}
    )
    assert dear._state.cost.any()
    play(dear, "play blazeblaster at 1 on 1")
    assert not dear._state.cost.any()


def test_C6_who_cannot_pay_the_raised_cost_cannot_play() -> None:
    table = position(white=("madame",), green=("saint", "mime"), turn=2, hands={2: "skeleton-key"})
    assert legal(table, "play skeleton-key ") == {"play skeleton-key at 2 on 1"}
    assert why_not(table, "play skeleton-key at 1 on 1") == "too-dear"


# coins: before (the bank has the rest of the ten); after, with the bank's
SCARCE = [
    ((0, 0), (3, 0, 7)),
    ((0, 9), (3, 7, 0)),  # FAQ: first the bank's one, then the opponent's
    ((0, 10), (3, 7, 0)),
    ((4, 5), (5, 5, 0)),  # the bank's one; then white has no fewer
    ((4, 6), (5, 5, 0)),
    ((5, 5), (5, 5, 0)),
    ((6, 4), (6, 4, 0)),
    ((7, 1), (9, 1, 0)),  # from the bank whoever has more
    ((3, 6), (5, 5, 0)),
]


@pytest.mark.parametrize(("before", "after"), SCARCE)
def test_C7_income_when_coins_are_scarce(
    before: tuple[int, int], after: tuple[int, int, int]
) -> None:
    table = position(round=3, coins=before, hands={1: "bon-vivant"})  # income: 3
    events = play(table, "play bon-vivant at 1")
    assert coins(table) == after
    gained = after[0] - before[0]
    assert (h.CoinsGained(1, gained) in events) == (gained > 0)


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 10), (2, 8, 0)), ((4, 6), (5, 5, 0)), ((5, 5), (5, 5, 0)), ((5, 4), (6, 4, 0))],
)
def test_C7_coins_of_a_gear_when_they_are_scarce(
    before: tuple[int, int], after: tuple[int, int, int]
) -> None:
    table = position(white=("mime",), coins=before, hands={1: "skeleton-key"})
    play(table, "play skeleton-key at 1 on 1")
    assert coins(table) == after


@pytest.mark.parametrize(
    ("before", "after"), [((4, 6), (5, 5, 0)), ((5, 5), (5, 5, 0)), ((6, 4), (6, 4, 0))]
)
def test_C7_the_coin_of_a_discard_when_coins_are_scarce(
    before: tuple[int, int], after: tuple[int, int, int]
) -> None:
    table = position(white=("mime",), coins=before, hands={1: "skeleton-key"})
    play(table, "discard skeleton-key")
    assert coins(table) == after


def test_C7_what_is_paid_is_in_the_bank_before_it_is_gained() -> None:
    table = position(white=("saint",), green=("madame",), coins=(6, 4), hands={1: "skeleton-key"})
    play(table, "play skeleton-key at 1 on 1")  # pays 1, takes it back, no fewer than green
    assert coins(table) == (6, 4, 0)


TOLLS = [
    ("big-ben", "skeleton-key simple-disguise helping-hand laundromatic", ""),
    ("british-museum", "helping-hand", "skeleton-key simple-disguise laundromatic"),
    ("picadilly-circus", "plasma-cutter", "simple-disguise helping-hand laundromatic"),
    ("tower-of-london", "simple-disguise", "skeleton-key helping-hand laundromatic"),
]


def returned(table: Table, move: str) -> int:
    """How many coins somebody returns."""
    events = play(table.copy(), move)
    return sum(event.coins for event in events if isinstance(event, h.CoinsReturned))


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("location", "matching", "others"), TOLLS)
def test_C8_a_location_makes_the_opponent_return_a_coin(
    location: str, matching: str, others: str, seat: int
) -> None:
    for card in [*matching.split(), *others.split()]:
        table = position(
            "london",
            at=location,
            white=("saint", "colonel"),
            green=("mime", "dame"),
            coins=(3, 3),
            turn=seat,
            hands={seat: card},
        )
        assert returned(table, f"play {card} at 1 on 1") == (card in matching.split())
        assert returned(table, f"play {card} at 2 on 1") == 0
        assert returned(table, f"discard {card}") == 0


def test_C8_the_coin_goes_from_the_opponent_to_the_bank() -> None:
    table = position(
        "london",
        at="big-ben",
        white=("saint",),
        green=("mime",),
        coins=(1, 3),
        hands={1: "simple-disguise"},
    )
    assert h.CoinsReturned(2, 1) in play(table, "play simple-disguise at 1 on 1")
    assert coins(table) == (1, 2, 7)


def test_C8_nothing_happens_when_the_opponent_has_no_coin() -> None:
    table = position(
        "london", at="big-ben", white=("saint",), coins=(4, 0), hands={1: "simple-disguise"}
    )
    assert returned(table, "play simple-disguise at 1 on 1") == 0
    play(table, "play simple-disguise at 1 on 1")
    assert coins(table) == (4, 0, 6)


def test_C8_every_matching_card_costs_the_opponent_a_coin() -> None:
    table = position(
        "london",
        at="big-ben",
        white=("saint",),
        green=("mime",),
        coins=(2, 2),
        turn=2,
        hands={2: "simple-disguise simple-disguise", 1: "simple-disguise smoke-screen"},
    )
    play(table, "play simple-disguise at 1 on 1")
    assert coins(table) == (1, 2, 7)
    play(table, "play simple-disguise at 1 on 1")
    assert coins(table) == (1, 1, 8)


@pytest.mark.parametrize(
    ("white", "green", "place", "back"),
    [
        ("saint(signal-jammer)", "mime", 1, 1),
        ("saint(signal-jammer)", "mime", 2, 0),  # another location
        ("saint(~signal-jammer)", "mime", 1, 0),  # flipped
        ("saint", "mime(signal-jammer)", 1, 0),  # the opponent's
    ],
)
def test_C8_a_card_works_for_its_owner_only(white: str, green: str, place: int, back: int) -> None:
    table = position(
        "london", round=3, white=(white,), green=(green,), coins=(2, 2), hands={1: "barber"}
    )
    assert returned(table, f"play barber at {place}") == back


def test_C8_a_location_takes_no_coin_for_thieves() -> None:
    table = position("london", round=3, at="big-ben", coins=(2, 2), hands={1: "barber"})
    assert returned(table, "play barber at 1") == 0
