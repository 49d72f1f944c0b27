"""Capers, sets, loot and who wins Caper: C11, C12, C15 to C17."""

import pytest

from tests.support.caper import capers, ended, points, side, words
from tests.support.heist import total, winners

FULL = "(skeleton-key skeleton-key skeleton-key)"


def test_C11_more_capers_win_the_bonus() -> None:
    table = ended(white=("saint(simple-disguise simple-disguise)",), green=("mime",))
    assert capers(table) == (2, 1)
    assert (points(table, 1), points(table, 2)) == ({"bank": 5}, {"mime": 1})


@pytest.mark.parametrize(
    ("white", "green", "count"),
    [("", "", 0), ("saint", "dame", 0), ("saint(smoke-screen)", "dame(simple-disguise)", 1)],
)
def test_C11_on_a_tie_nobody_gets_the_bonus(white: str, green: str, count: int) -> None:
    table = ended(white=(white,), green=(green,))
    assert capers(table) == (count, count)
    assert "bank" not in points(table, 1)
    assert "bank" not in points(table, 2)


def test_C11_each_location_has_its_winner() -> None:
    table = ended(
        at="bank gala museum",
        white=("saint(simple-disguise)", "dame", ""),
        green=("", "colonel(simple-disguise)", ""),
    )
    assert points(table, 1) == {"bank": 5}
    assert points(table, 2) == {"gala": 6, "colonel": 1}


def test_C11_a_bonus_counts_the_cards_at_its_location_only() -> None:
    table = ended(at="bank", white=("saint(simple-disguise)", "dame(skeleton-key)"))
    assert points(table)["bank"] == 5


def test_C11_full_equipment_is_a_caper() -> None:
    assert capers(ended(white=(f"saint{FULL}",))) == (1, 0)
    assert capers(ended(white=("saint(skeleton-key skeleton-key)",))) == (0, 0)
    two = f"saint{FULL} colonel(helping-hand ~briefcase ~smoke-screen)"
    assert capers(ended(white=(two,))) == (2, 0)


def test_C11_full_equipment_can_decide_a_location() -> None:
    table = ended(white=("saint(simple-disguise)",), green=(f"dame{FULL}",))
    assert capers(table) == (1, 1)
    table = ended(
        white=("saint(simple-disguise)",),
        green=("dame(simple-disguise skeleton-key ~smoke-screen)",),
    )
    assert capers(table) == (1, 2)
    assert points(table, 2) == {"bank": 6}


def test_C11_the_capers_of_a_location_are_for_both() -> None:
    table = ended(
        "rome",
        at="pantheon",
        white=("saint(skeleton-key)",),
        green=("dame(plasma-cutter plasma-cutter)",),
    )
    assert capers(table) == (1, 2)


def test_C11_example_of_the_louvre() -> None:
    """Green has 3 capers: 1 of The Dame and 2 of The Artist."""
    table = ended(
        at="louvre", green=("dame(helping-hand skeleton-key) artist(grappling-gun plasma-cutter)",)
    )
    assert capers(table) == (0, 2 + 2)  # here with two sets for The Dame
    table = ended(at="louvre", green=("dame(helping-hand skeleton-key) artist(grappling-gun)",))
    assert capers(table) == (0, 3)
    assert points(table, 2)["louvre"] == 5
    assert side(table, 2).loot == (1, 1, 1, 0)  # with the painting of the Louvre


def test_C12_as_many_sets_as_can_be_formed_at_the_same_time() -> None:
    three_and_two = (
        "actress(skeleton-key skeleton-key skeleton-key)"
        " saint(eavesdropper incognito-tuxedo)"  # purple; none of them gives anything here
    )
    assert capers(ended(white=(three_and_two,))) == (1 + 2, 0)  # full equipment and two sets


def test_C12_one_card_may_be_in_sets_of_different_effects() -> None:
    shared = "actress(skeleton-key) dame(eavesdropper helping-hand)"
    assert capers(ended(white=(shared,))) == (2, 0)  # the key with purple, and with green


def test_C12_FAQ_the_barber_counts_all_cards_whoever_wears_them() -> None:
    table = ended(white=(f"barber{FULL} saint(helping-hand helping-hand briefcase) dame",))
    # 3 sets of a thief and two gear; besides, two are fully equipped and The Dame has 3 sets.
    assert capers(table) == (3 + 2 + 3, 0)
    table = ended(white=(f"barber{FULL} saint(grappling-gun helping-hand briefcase) mime",))
    assert capers(table) == (3 + 2 + 1, 0)


def test_C12_any_gear_may_have_the_named_colour_too() -> None:
    for gear, count in [
        ("plans-caches", 0),
        ("plans-caches skeleton-key", 1),
        ("plans-caches plans-caches", 1),
        ("skeleton-key skeleton-key", 0),
        ("plans-caches ~skeleton-key", 1),
        ("~plans-caches skeleton-key", 0),
    ]:
        assert capers(ended(white=(f"chef({gear})",))) == (count, 0), gear
    four = "chef(plans-caches plans-caches) saint(plans-caches plans-caches)"
    assert capers(ended(white=(four,))) == (2, 0)


def test_C12_any_gear_is_limited_by_all_there_is() -> None:
    keys = "saint(skeleton-key skeleton-key)"
    for crew, count in [
        ("boxer(laundromatic laundromatic) saint(laundromatic)", 1),
        ("boxer(laundromatic skeleton-key) saint(~skeleton-key)", 1),
        ("boxer(laundromatic laundromatic) saint(laundromatic skeleton-key)", 1),
        (f"boxer(laundromatic laundromatic) {keys} dame(skeleton-key)", 1),
        (f"boxer(laundromatic laundromatic) {keys} dame(skeleton-key ~briefcase)", 2),
    ]:
        assert capers(ended("london", white=(crew,))) == (count, 0), crew


def test_C12_sets_are_of_the_own_cards() -> None:
    table = ended(white=("actress(skeleton-key)",), green=("saint(simple-disguise)",))
    assert capers(table) == (0, 1)


def test_C12_sets_of_both_sides_may_mix() -> None:
    for white, green, count in [
        ("royal(laundromatic helping-hand)", "", 1),
        ("royal(laundromatic)", "saint(helping-hand)", 1),
        ("royal(helping-hand)", "saint(laundromatic)", 1),
        ("royal", "saint(laundromatic helping-hand)", 1),
        ("royal(laundromatic helping-hand)", "saint(laundromatic helping-hand)", 2),
        ("royal(laundromatic)", "saint(~helping-hand)", 0),
    ]:
        assert capers(ended("london", white=(white,), green=(green,))) == (count, 0)


def test_C12_a_set_of_two_of_a_kind() -> None:
    for pink, worth in [(1, 4), (2, 7), (3, 7), (4, 10)]:
        belts = ["utility-belt"] * pink
        crew = f"saint({words(belts[:2])}) dame({words([*belts[2:], 'simple-disguise'])})"
        table = ended("rome", at="trevi-fountain", white=(crew,))
        assert points(table)["trevi-fountain"] == worth


LOOT = [
    # gear of the first two thieves, then the thieves without gear; points
    ("helping-hand", "", 1),
    ("helping-hand helping-hand", "", 2),
    ("helping-hand suction-scalers", "", 3),
    ("helping-hand suction-scalers grappling-gun", "", 6),
    ("helping-hand helping-hand suction-scalers", "", 3 + 1),
    ("helping-hand helping-hand", "smuggler", 3 + 1),  # the example of Pino
    ("", "smuggler", 1),
    ("helping-hand suction-scalers", "smuggler", 6),
    ("helping-hand suction-scalers grappling-gun", "smuggler", 6 + 1),
    ("helping-hand aqua-respirator", "smuggler", 6),
    ("aqua-respirator", "smuggler", 3),
    ("helping-hand blaze-shield-suit aqua-respirator", "smuggler", 6 + 1),
    ("~helping-hand suction-scalers", "", 1),
    ("~helping-hand", "~smuggler", 0),
]


@pytest.mark.parametrize(("gear", "thief", "worth"), LOOT)
def test_C15_sets_of_loot(gear: str, thief: str, worth: int) -> None:
    first = f"saint({gear})" if gear else "saint"
    table = ended(white=(first, thief), green=("mime(simple-disguise)", ""))
    assert points(table).get("loot", 0) == worth


def test_C15_sets_of_loot_from_all_locations_and_bonuses() -> None:
    table = ended(
        at="louvre notre-dame versailles",
        white=("saint(simple-disguise)", "mime", "dame"),
        green=("", "", "colonel(simple-disguise)"),
    )
    assert points(table, 1) == {"louvre": 5, "notre-dame": 5, "loot": 3}
    assert points(table, 2) == {"versailles": 5, "colonel": 1, "loot": 1}


def test_C15_two_full_sets_need_three_of_each() -> None:
    table = ended(
        white=(
            "saint(helping-hand helping-hand) dame(suction-scalers suction-scalers)",
            "bon-vivant(grappling-gun grappling-gun)",
        )
    )
    assert points(table)["loot"] == 12


@pytest.mark.parametrize(
    ("at", "white", "green", "worth"),
    [
        ("bank", "auctioneer", "", 0),
        ("bank", "auctioneer(helping-hand)", "", 1),
        ("bank", "auctioneer(helping-hand ~grappling-gun)", "", 1),
        ("bank", "auctioneer(helping-hand) smuggler", "", 2),
        ("bank", "auctioneer", "saint(helping-hand)", 0),
        ("louvre", "auctioneer(helping-hand simple-disguise)", "", 2),  # bonus included
        ("louvre", "auctioneer(helping-hand)", "mime", 1),  # bonus lost
        ("louvre", "auctioneer(helping-hand)", "", 1),  # tied
        ("moulin-rouge", "auctioneer(simple-disguise)", "", 1),
        ("louvre", "~auctioneer(helping-hand simple-disguise)", "", 0),
    ],
)
def test_C16_the_auctioneer(at: str, white: str, green: str, worth: int) -> None:
    table = ended(at=at, white=(white,), green=(green,))
    assert points(table).get("auctioneer", 0) == worth


def test_C16_the_auctioneer_counts_no_loot_of_other_locations() -> None:
    table = ended(at="bank louvre", white=("auctioneer", "saint(helping-hand simple-disguise)"))
    assert "auctioneer" not in points(table)


def test_C16_the_eiffel_tower_counts_loot_everywhere() -> None:
    crews = ("mime(helping-hand)", "saint(simple-disguise grappling-gun)", "smuggler")
    table = ended(at="eiffel-tower louvre notre-dame", white=crews)
    assert (
        points(table)["eiffel-tower"] == 3 + 4
    )  # jewel, antique, joker, and the Louvre's painting
    table = ended(at="eiffel-tower louvre", white=crews, green=("", "dame(smoke-screen)"))
    assert points(table)["eiffel-tower"] == 3 + 3  # the Louvre is tied
    table = ended(at="eiffel-tower", white=("mime", "", ""), green=("", "dame(helping-hand)"))
    assert points(table)["eiffel-tower"] == 3  # only the own loot


def test_C17_everything_is_added_up() -> None:
    table = ended(
        at="bank gala museum",
        white=("banker(skeleton-key smoke-screen)", "saint(helping-hand plasma-cutter)"),
        green=("mime(plans-caches)",),
    )
    assert capers(table) == (1, 1)
    assert points(table, 1) == {"banker": 1, "smoke-screen": 1, "plasma-cutter": 1, "loot": 1}
    assert points(table, 2) == {"mime": 1, "plans-caches": 1}
    assert (total(table, 1), total(table, 2), winners(table)) == (4, 2, (1,))


def test_C17_examples_of_the_rulebook() -> None:
    table = ended(white=("banker(skeleton-key plasma-cutter)",), green=("mime(skeleton-key)",))
    assert points(table)["banker"] == 2  # 1 for each yellow gear of its player there
    table = ended(
        white=("saint(plans-caches) dame(plans-caches secret-shades)", "mime(plans-caches)")
    )
    assert points(table)["plans-caches"] == 3 + 3 + 1  # 1 for each blue gear there, each of them


@pytest.mark.parametrize(
    ("white", "coins", "winner"),
    [
        ("saint(plasma-cutter)", (0, 9), 1),  # points first
        ("saint", (3, 2), 1),
        ("saint", (2, 3), 2),
        ("saint", (3, 3), 2),  # green
        ("saint", (0, 0), 2),
    ],
)
def test_C17_ties(white: str, coins: tuple[int, int], winner: int) -> None:
    assert winners(ended(white=(white,), green=("dame",), coins=coins)) == (winner,)


def test_C17_laundered_coins_break_no_tie() -> None:
    assert winners(ended("london", coins=(2, 1), laundered=(0, 4))) == (1,)


def test_C17_discards_are_worth_nothing_for_two() -> None:
    assert total(ended(discards=("skeleton-key helping-hand", "")), 1) == 0
