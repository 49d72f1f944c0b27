"""Flipping and what protects from it in Caper: C9 and C10."""

import pytest

from hideout.games.caper import events as e
from hideout.kit.table import Table
from tests.support.caper import capers, coins, crew, ended, look, points, position, side
from tests.support.heist import legal, play, why_not


def blast(green: str, *, city: str = "paris", at: str = "", elsewhere: str = "") -> Table:
    """White has just played a Blazeblaster at the first location."""
    table = position(
        city,
        at=at,
        white=("barber",),
        green=(green, elsewhere),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    return table


def conjure(green: str, *, at: str = "", elsewhere: str = "") -> Table:
    """White has just played an Illusionist at the first location."""
    table = position(round=3, at=at, green=(green, elsewhere), hands={1: "illusionist"})
    play(table, "play illusionist at 1")
    return table


def test_C9_a_single_target_is_flipped_without_a_choice() -> None:
    table = position(
        white=("barber",),
        green=("dame(skeleton-key) mime",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    events = play(table, "play blazeblaster at 1 on 1")
    assert e.CardFlipped(2, "skeleton-key", 1, 1) in events
    assert crew(table, 2) == "dame(~skeleton-key) mime"
    assert not table.is_pending


def test_C9_of_several_targets_the_flipper_chooses() -> None:
    table = blast("dame(skeleton-key) mime saint(smoke-screen)")
    assert (table.seat, table.is_pending, look(table).phase) == (1, True, "flip")
    assert legal(table) == {"flip skeleton-key on 1", "flip smoke-screen on 3"}
    assert crew(table, 2) == "dame(skeleton-key) mime saint(smoke-screen)"
    assert why_not(table, "flip mime on 2") == "cannot-flip"
    assert why_not(table, "discard skeleton-key") == "flip-first"
    assert e.CardFlipped(2, "smoke-screen", 1, 3) in play(table, "flip smoke-screen on 3")
    assert crew(table, 2) == "dame(skeleton-key) mime saint(~smoke-screen)"
    assert not table.is_pending
    assert look(table).phase == "play"


def test_C9_flipping_is_mandatory() -> None:
    assert legal(blast("dame(skeleton-key) saint(smoke-screen)")) == {
        "flip skeleton-key on 1",
        "flip smoke-screen on 2",
    }


def test_C9_without_a_target_the_card_is_just_played() -> None:
    for green in ("", "dame mime"):
        table = blast(green)
        assert crew(table, 1) == "barber(blazeblaster)"
        assert (crew(table, 2), table.is_pending) == (green, False)
    assert why_not(blast(""), "flip mime on 1") == "nothing-to-flip"


def test_C9_only_the_topmost_gear_is_flipped() -> None:
    table = blast("dame(skeleton-key smoke-screen helping-hand)")
    assert crew(table, 2) == "dame(skeleton-key smoke-screen ~helping-hand)"


def test_C9_nothing_under_a_flipped_gear_is_flipped() -> None:
    table = blast("dame(skeleton-key ~smoke-screen)")
    assert crew(table, 2) == "dame(skeleton-key ~smoke-screen)"
    table = blast("dame(skeleton-key ~smoke-screen) mime(helping-hand)")
    assert crew(table, 2) == "dame(skeleton-key ~smoke-screen) mime(~helping-hand)"


def test_C9_a_gear_on_a_flipped_one_can_be_flipped() -> None:
    table = blast("dame(skeleton-key ~smoke-screen helping-hand)")
    assert crew(table, 2) == "dame(skeleton-key ~smoke-screen ~helping-hand)"


def test_C9_only_at_the_location_of_the_card_played() -> None:
    table = blast("dame", elsewhere="mime(skeleton-key)")
    assert crew(table, 2, 2) == "mime(skeleton-key)"


def test_C9_never_an_own_card() -> None:
    table = position(
        white=("barber(skeleton-key)",),
        green=("dame(smoke-screen)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 1) == "barber(skeleton-key blazeblaster)"


def test_C9_gear_on_a_flipped_thief_can_be_flipped() -> None:
    assert crew(blast("~dame(skeleton-key)"), 2) == "~dame(~skeleton-key)"


def test_C9_a_thief_is_flipped_only_without_gear() -> None:
    assert crew(conjure("dame"), 2) == "~dame"
    assert crew(conjure("dame(skeleton-key)"), 2) == "dame(skeleton-key)"
    assert crew(conjure("dame(~skeleton-key)"), 2) == "dame(~skeleton-key)"
    assert crew(conjure("dame(skeleton-key) mime"), 2) == "dame(skeleton-key) ~mime"


def test_C9_a_flipped_thief_is_not_flipped_again() -> None:
    table = conjure("~dame mime saint")
    assert legal(table) == {"flip mime on 2", "flip saint on 3"}
    play(table, "flip mime on 2")
    assert crew(table, 2) == "~dame ~mime saint"
    assert crew(conjure("~dame"), 2) == "~dame"


def test_C9_the_illusionist_flips_no_gear_and_the_blazeblaster_no_thief() -> None:
    assert crew(conjure("", elsewhere="mime(skeleton-key) dame"), 2, 2) == "mime(skeleton-key) dame"
    assert crew(blast("dame mime"), 2) == "dame mime"


def test_C9_the_flipper_gets_the_income_too() -> None:
    table = conjure("dame")
    assert coins(table) == (1, 0, 9)


def test_C9_a_flipped_card_loses_its_effects() -> None:
    table = blast("dame(smoke-screen)")
    assert (capers(table), points(table, 2)) == ((0, 0), {})
    assert capers(conjure("mime")) == (0, 0)
    assert points(conjure("mime"), 2) == {}


def test_C9_flipped_loot_is_lost() -> None:
    assert side(blast("dame(helping-hand)"), 2).loot == (0, 0, 0, 0)
    assert side(conjure("smuggler"), 2).loot == (0, 0, 0, 0)


def test_C9_FAQ_a_flipped_gear_has_no_colour() -> None:
    table = ended(white=("banker(skeleton-key ~skeleton-key)", "dame(helping-hand ~skeleton-key)"))
    assert points(table)["banker"] == 1
    assert capers(table, 2) == (0, 0)


def test_C9_FAQ_a_flipped_gear_is_gear_of_sets() -> None:
    table = ended(white=("tourist(~skeleton-key ~smoke-screen) saint(~helping-hand)",))
    assert capers(table) == (1, 0)


def test_C9_FAQ_a_flipped_thief_is_a_thief_of_sets() -> None:
    table = ended(white=("barber(skeleton-key skeleton-key) ~saint(skeleton-key skeleton-key)",))
    assert capers(table) == (2, 0)


def test_C9_a_flipped_thief_is_a_thief_for_others() -> None:
    table = ended(white=("mime(eavesdropper)",), green=("~saint dame",))
    assert points(table)["mime"] == 2
    assert capers(table) == (3, 0)  # the Mime's own and two of the Eavesdropper


def test_C9_FAQ_flipped_cards_do_not_hinder_full_equipment() -> None:
    for crew_of_white in (
        "saint(skeleton-key skeleton-key ~skeleton-key)",
        "~saint(skeleton-key skeleton-key skeleton-key)",
        "~saint(~skeleton-key ~skeleton-key ~skeleton-key)",
    ):
        assert capers(ended(white=(crew_of_white,))) == (1, 0)


def test_C9_FAQ_gear_is_laid_on_flipped_cards_but_they_count_for_the_limit() -> None:
    table = position(
        white=("~saint mime(~smoke-screen) dame(~helping-hand skeleton-key ~skeleton-key)",),
        hands={1: "skeleton-key"},
    )
    assert legal(table, "play ") >= {"play skeleton-key at 1 on 1", "play skeleton-key at 1 on 2"}
    assert why_not(table, "play skeleton-key at 1 on 3") == "gear-full"
    play(table, "play skeleton-key at 1 on 2")
    assert crew(table, 1).startswith("~saint mime(~smoke-screen skeleton-key)")


def test_C9_what_a_card_gave_at_once_is_kept() -> None:
    table = position(
        white=("barber",),
        green=("dame",),
        coins=(2, 0),
        turn=2,
        hands={2: "skeleton-key smoke-screen", 1: "blazeblaster plans-caches"},
    )
    play(table, "play skeleton-key at 1 on 1", "play blazeblaster at 1 on 1")
    assert crew(table, 2) == "dame(~skeleton-key)"
    assert coins(table) == (0, 2, 8)


def test_C9_a_laundered_coin_is_kept_when_its_card_is_flipped() -> None:
    table = position(
        "london",
        white=("barber",),
        green=("royal(laundromatic)", "saint(laundromatic)"),
        coins=(2, 0),
        laundered=(0, 2),
        hands={1: "blazeblaster"},
    )
    assert points(table, 2)["laundromatic"] == 4
    play(table, "play blazeblaster at 1 on 1")
    assert (side(table, 2).laundered, points(table, 2)["laundromatic"]) == (2, 2)


PROTECTED = [
    # green's crew at the first location; what becomes of it
    ("paris", "saint mime(helping-hand)", "saint mime(helping-hand)"),
    ("paris", "~saint mime(helping-hand)", "~saint mime(~helping-hand)"),
    ("paris", "saint mime(skeleton-key)", "saint mime(~skeleton-key)"),
    ("paris", "saint(helping-hand) mime(smoke-screen)", "saint(helping-hand) mime(~smoke-screen)"),
    ("paris", "mime(briefcase)", "mime(briefcase)"),  # itself, too
    ("paris", "mime(briefcase skeleton-key)", "mime(briefcase ~skeleton-key)"),
    ("paris", "mime(briefcase) dame(helping-hand)", "mime(briefcase) dame(helping-hand)"),
    ("paris", "mime(~briefcase) dame(helping-hand)", "mime(~briefcase) dame(~helping-hand)"),
    ("london", "mime(hollow-book helping-hand)", "mime(hollow-book helping-hand)"),
    ("london", "mime(helping-hand hollow-book)", "mime(helping-hand ~hollow-book)"),
    ("london", "mime(~hollow-book helping-hand)", "mime(~hollow-book ~helping-hand)"),
    ("london", "saint(hollow-book laundromatic)", "saint(hollow-book ~laundromatic)"),
]


@pytest.mark.parametrize(("city", "before", "after"), PROTECTED)
def test_C10_green_gear_is_protected_by_a_card(city: str, before: str, after: str) -> None:
    assert crew(blast(before, city=city), 2) == after


def test_C10_the_own_card_protects_no_opponent() -> None:
    table = position(
        white=("saint(briefcase)",),
        green=("dame(helping-hand)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 2) == "dame(~helping-hand)"


def test_C10_a_card_protects_at_its_location_only() -> None:
    assert crew(blast("dame(helping-hand)", elsewhere="saint"), 2) == "dame(~helping-hand)"


def test_C10_a_protection_that_is_flipped_is_gone() -> None:
    table = position(
        "london",
        white=("barber",),
        green=("dame(helping-hand) mime(hollow-book)",),
        coins=(4, 0),
        hands={1: "blazeblaster skeleton-key simple-disguise", 2: "blazeblaster plasma-cutter"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 2) == "dame(helping-hand) mime(~hollow-book)"
    play(table, "discard skeleton-key", "play blazeblaster at 1 on 1")  # of green's hand
    assert crew(table, 2) == "dame(~helping-hand) mime(~hollow-book)"


@pytest.mark.parametrize("seat", [1, 2])
def test_C10_moulin_rouge_protects_the_green_gear_of_both(seat: int) -> None:
    crews = ("dame(helping-hand) mime(~smoke-screen)",), ("saint", "colonel(helping-hand)")
    table = position(
        at="moulin-rouge",
        white=crews[seat - 2],
        green=crews[seat - 1],
        coins=(2, 2),
        turn=seat,
        hands={seat: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 3 - seat) == "dame(helping-hand) mime(~smoke-screen)"


def test_C10_moulin_rouge_protects_no_other_colour_and_no_other_location() -> None:
    table = blast("dame(smoke-screen)", at="moulin-rouge")
    assert crew(table, 2) == "dame(~smoke-screen)"
    table = blast("dame(helping-hand)", at="louvre moulin-rouge")
    assert crew(table, 2) == "dame(~helping-hand)"
    assert crew(conjure("dame", at="moulin-rouge"), 2) == "~dame"


@pytest.mark.parametrize("seat", [1, 2])
def test_C10_the_chapel_protects_the_thieves_of_both(seat: int) -> None:
    crews = ("dame mime",), ("",)
    table = position(
        round=3,
        at="chapel",
        white=crews[seat - 2],
        green=crews[seat - 1],
        turn=seat,
        hands={seat: "illusionist"},
    )
    play(table, "play illusionist at 1")
    assert crew(table, 3 - seat) == "dame mime"


def test_C10_the_chapel_protects_no_gear_and_no_other_location() -> None:
    assert crew(blast("dame(helping-hand)", at="chapel"), 2) == "dame(~helping-hand)"
    assert crew(conjure("dame", at="louvre chapel"), 2) == "~dame"
