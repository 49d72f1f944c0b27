"""Every gear of Caper: its cost, what it does at once and at the end, stated by hand."""

from dataclasses import dataclass

import pytest

from hideout.games.heist import events as h
from tests.support.caper import capers, coins, crew, ended, look, points, position, side
from tests.support.heist import legal, play

COST = {
    **dict.fromkeys(["helping-hand", "suction-scalers", "grappling-gun"], 2),
    **dict.fromkeys(["blaze-shield-suit", "briefcase", "stealth-suit"], 3),
    "simple-disguise": 0,
    **dict.fromkeys(["smoke-screen", "incognito-tuxedo", "false-documents"], 1),
    "eavesdropper": 2,
    **dict.fromkeys(["skeleton-key", "plasma-cutter", "super-magnet"], 0),
    "blazeblaster": 2,
    **{"plans-caches": 0, "secret-shades": 0, "aqua-respirator": 2},
    **{"utility-belt": 0, "secret-place": 1, "wheels": 2},
    **{"signal-jammer": 0, "hollow-book": 1, "laundromatic": 1},
}
COPIES = {
    "green": "helping-hand 2 suction-scalers 2 grappling-gun 2 blaze-shield-suit 1 briefcase 1"
    " stealth-suit 1",
    "purple": "simple-disguise 4 smoke-screen 2 incognito-tuxedo 1 false-documents 1"
    " eavesdropper 1",
    "yellow": "skeleton-key 5 plasma-cutter 2 super-magnet 2",
    "red": "blazeblaster 3",
    "city": "plans-caches 4 secret-shades 1 aqua-respirator 1 utility-belt 4 secret-place 1"
    " wheels 1 signal-jammer 1 hollow-book 1 laundromatic 4",
}
CITY = {
    **dict.fromkeys(["utility-belt", "secret-place", "wheels"], "rome"),
    **dict.fromkeys(["signal-jammer", "hollow-book", "laundromatic"], "london"),
}


@dataclass(frozen=True)
class Case:
    """What white's crew at one location makes: all its capers, and the points of the card."""

    card: str
    white: str
    green: str = ""
    capers: int = 0
    points: int = 0
    loot: tuple[int, int, int, int] = (0, 0, 0, 0)
    laundered: tuple[int, int] = (0, 0)

    def __str__(self) -> str:
        return f"{self.white} : {self.green}"


CASES = [
    Case("helping-hand", "saint(helping-hand helping-hand)", loot=(2, 0, 0, 0)),
    Case("helping-hand", "saint(~helping-hand)"),
    Case("suction-scalers", "saint(suction-scalers)", loot=(0, 0, 1, 0)),
    Case("suction-scalers", "saint(~suction-scalers)"),
    Case("grappling-gun", "saint(grappling-gun)", loot=(0, 1, 0, 0)),
    Case("grappling-gun", "saint(~grappling-gun)"),
    Case("blaze-shield-suit", "saint(blaze-shield-suit)", "colonel(blazeblaster blazeblaster)",
         points=4, loot=(1, 0, 0, 0)),
    Case("blaze-shield-suit", "saint(blaze-shield-suit blazeblaster)", "colonel(~blazeblaster)",
         loot=(1, 0, 0, 0)),
    Case("blaze-shield-suit", "saint(~blaze-shield-suit)", "colonel(blazeblaster)"),
    Case("briefcase", "saint(briefcase)", loot=(0, 0, 1, 0)),
    Case("briefcase", "saint(~briefcase)"),
    Case("stealth-suit", "saint(stealth-suit blazeblaster)", "colonel(blazeblaster)",
         capers=2, loot=(0, 1, 0, 0)),
    Case("stealth-suit", "saint(stealth-suit)", "colonel(blazeblaster ~blazeblaster)",
         capers=1, loot=(0, 1, 0, 0)),
    Case("stealth-suit", "saint(stealth-suit skeleton-key)", loot=(0, 1, 0, 0)),
    Case("stealth-suit", "saint(blazeblaster ~stealth-suit)"),
    Case("simple-disguise", "saint(simple-disguise simple-disguise)", capers=2),
    Case("simple-disguise", "saint(simple-disguise ~simple-disguise)", capers=1),
    Case("smoke-screen", "saint(smoke-screen smoke-screen)", capers=2, points=2),
    Case("smoke-screen", "saint(smoke-screen ~smoke-screen)", capers=1, points=1),
    Case("incognito-tuxedo", "saint(incognito-tuxedo helping-hand)", capers=1, loot=(1, 0, 0, 0)),
    Case("incognito-tuxedo", "saint(incognito-tuxedo) colonel(helping-hand helping-hand)",
         capers=2, loot=(2, 0, 0, 0)),
    Case("incognito-tuxedo", "saint(incognito-tuxedo ~helping-hand)", "colonel(helping-hand)"),
    Case("incognito-tuxedo", "saint(helping-hand ~incognito-tuxedo)", loot=(1, 0, 0, 0)),
    Case("false-documents", "saint(false-documents skeleton-key)", capers=1),
    Case("false-documents", "saint(false-documents ~skeleton-key)", "colonel(skeleton-key)"),
    Case("false-documents", "saint(skeleton-key ~false-documents)"),
    Case("eavesdropper", "saint(eavesdropper)", "colonel ~dame mime", capers=3),
    Case("eavesdropper", "saint(eavesdropper) colonel"),
    Case("eavesdropper", "saint(~eavesdropper)", "dame"),
    Case("skeleton-key", "saint(skeleton-key)"),
    Case("plasma-cutter", "saint(plasma-cutter plasma-cutter)", points=2),
    Case("plasma-cutter", "saint(plasma-cutter ~plasma-cutter)", points=1),
    Case("super-magnet", "saint(super-magnet)", "dame"),
    Case("blazeblaster", "saint(blazeblaster)", points=1),
    Case("blazeblaster", "saint(~blazeblaster)"),
    Case("plans-caches", "saint(plans-caches secret-shades)", capers=1, points=2),
    Case("plans-caches", "saint(plans-caches plans-caches)", points=4),
    Case("plans-caches", "saint(plans-caches ~plans-caches)", "dame(plans-caches)", points=1),
    Case("secret-shades", "saint(secret-shades)", capers=1),
    Case("secret-shades", "saint(~secret-shades)"),
    Case("aqua-respirator", "saint(aqua-respirator)", loot=(0, 0, 0, 1)),
    Case("aqua-respirator", "saint(~aqua-respirator)"),
    Case("utility-belt", "saint(utility-belt skeleton-key) colonel(~smoke-screen)", capers=1),
    Case("utility-belt", "saint(utility-belt utility-belt) colonel(skeleton-key)", capers=2),
    Case("utility-belt", "saint(utility-belt skeleton-key)", "dame(skeleton-key)"),
    Case("utility-belt", "saint(skeleton-key ~utility-belt) colonel(skeleton-key)"),
    Case("secret-place", "saint(secret-place eavesdropper) colonel(incognito-tuxedo)", capers=2),
    Case("secret-place", "saint(secret-place ~smoke-screen)", "dame(smoke-screen)"),
    Case("secret-place", "saint(eavesdropper ~secret-place)"),
    Case("wheels", "saint(wheels)"),
    Case("signal-jammer", "saint(signal-jammer)", "dame(laundromatic hollow-book)", capers=2),
    Case("signal-jammer", "saint(signal-jammer laundromatic)", "dame(~laundromatic helping-hand)"),
    Case("signal-jammer", "saint(~signal-jammer)", "dame(laundromatic)"),
    Case("hollow-book", "saint(hollow-book)", capers=1),
    Case("hollow-book", "saint(~hollow-book)"),
    Case("laundromatic", "saint(laundromatic)", points=3, laundered=(3, 1)),
    Case("laundromatic", "saint(laundromatic) dame(laundromatic)", points=4, laundered=(2, 0)),
    Case("laundromatic", "saint(laundromatic)", laundered=(0, 2)),
    Case("laundromatic", "saint(~laundromatic)", laundered=(3, 0)),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_gear_is_worth(case: Case) -> None:
    table = ended(
        CITY.get(case.card, "paris"),
        at="casino",
        white=(case.white,),
        green=(case.green,),
        laundered=case.laundered,
    )
    assert capers(table)[0] == case.capers
    assert points(table).get(case.card, 0) == case.points
    assert side(table, 1).loot == case.loot


@pytest.mark.parametrize("card", COST)
def test_what_a_gear_costs(card: str) -> None:
    move = f"play {card} at 1 on 1"
    for held in range(5):
        table = position(
            CITY.get(card, "paris"), white=("saint",), coins=(held, 0), hands={1: card}
        )
        assert (move in legal(table)) == (held >= COST[card])
        if held >= COST[card]:
            paid = [event.coins for event in play(table, move) if isinstance(event, h.CoinsPaid)]
            assert sum(paid) == COST[card]
            assert crew(table, 1) == f"saint({card})"


@pytest.mark.parametrize(
    ("card", "green", "gained"),
    [
        ("skeleton-key", "", 2),
        ("skeleton-key", "dame mime", 2),
        ("plasma-cutter", "", 1),
        ("super-magnet", "", 1),
        ("super-magnet", "dame ~mime", 3),
        ("super-magnet", "dame mime colonel", 4),
        ("simple-disguise", "dame", 0),
    ],
)
def test_the_coins_of_a_gear_come_at_once(card: str, green: str, gained: int) -> None:
    table = position(white=("saint",), green=(green, "tourist"), hands={1: card})
    play(table, f"play {card} at 1 on 1")
    assert coins(table) == (gained, 0, 10 - gained)


def test_coins_do_not_come_from_a_discarded_gear() -> None:
    table = position(white=("saint",), hands={1: "skeleton-key"})
    play(table, "discard skeleton-key")
    assert coins(table) == (1, 0, 9)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("dame(skeleton-key)", "dame(~skeleton-key)"),
        ("dame(helping-hand simple-disguise)", "dame(helping-hand ~simple-disguise)"),
        ("dame(blazeblaster)", "dame(~blazeblaster)"),
        ("dame(plans-caches)", "dame(~plans-caches)"),
        ("dame", "dame"),
        ("dame(~skeleton-key)", "dame(~skeleton-key)"),
        ("saint(helping-hand)", "saint(helping-hand)"),
    ],
)
def test_the_blazeblaster_flips(before: str, after: str) -> None:
    table = position(white=("mime",), green=(before,), coins=(2, 0), hands={1: "blazeblaster"})
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 2) == after
    assert points(table)["blazeblaster"] == 1


@pytest.mark.parametrize(
    ("city", "crew_of_green", "is_flipped"),
    [
        ("paris", "dame(briefcase helping-hand)", False),
        ("paris", "dame(~briefcase helping-hand)", True),
        ("london", "dame(hollow-book helping-hand)", False),
        ("london", "dame(~hollow-book helping-hand)", True),
    ],
)
def test_the_briefcase_and_the_hollow_book_protect_green_gear(
    city: str, crew_of_green: str, is_flipped: bool
) -> None:
    table = position(
        city, white=("mime",), green=(crew_of_green,), coins=(2, 0), hands={1: "blazeblaster"}
    )
    play(table, "play blazeblaster at 1 on 1")
    assert ("~helping-hand" in crew(table, 2)) == is_flipped


@pytest.mark.parametrize(
    ("white", "card", "seat", "needed"),
    [
        ("mime(secret-shades)", "plans-caches", 2, 1),
        ("mime(secret-shades)", "aqua-respirator", 2, 3),
        ("mime(secret-shades)", "skeleton-key", 2, 0),
        ("mime(~secret-shades)", "plans-caches", 2, 0),
        ("mime(secret-shades)", "plans-caches", 1, 0),
    ],
)
def test_the_secret_shades_make_blue_gear_dearer(
    white: str, card: str, seat: int, needed: int
) -> None:
    for held in range(4):
        table = position(
            white=(white,), green=("saint",), coins=(held, held), turn=seat, hands={seat: card}
        )
        assert (f"play {card} at 1 on 1" in legal(table)) == (held >= needed)


@pytest.mark.parametrize(
    ("white", "place", "left"),
    [
        ("saint(signal-jammer)", 1, 1),
        ("saint(~signal-jammer)", 1, 2),
        ("saint(signal-jammer)", 2, 2),
    ],
)
def test_the_signal_jammer_makes_green_return_a_coin(white: str, place: int, left: int) -> None:
    table = position("london", round=3, white=(white,), coins=(0, 2), hands={1: "barber"})
    play(table, f"play barber at {place}")
    assert coins(table) == (0, left, 10 - left)


def test_the_laundromatic_launders_a_coin() -> None:
    table = position("london", white=("saint",), coins=(1, 0), hands={1: "laundromatic"})
    play(table, "play laundromatic at 1 on 1")
    assert (coins(table), side(table, 1).laundered) == ((0, 0, 9), 1)
    assert points(table)["laundromatic"] == 1


@pytest.mark.parametrize(
    ("white", "phase"), [("saint(wheels)", "fetch"), ("saint(~wheels)", "over")]
)
def test_the_wheels_lay_gear_from_the_discards(white: str, phase: str) -> None:
    table = position("rome", round=6, white=(white,), hands={1: "skeleton-key helping-hand"})
    play(table, "discard skeleton-key")
    assert look(table).phase == phase
    if phase == "fetch":
        play(table, "fetch helping-hand on 1")
        assert crew(table, 1) == "saint(wheels helping-hand)"


def test_the_skeleton_key_is_worth_nothing_at_the_end() -> None:
    table = ended(white=("saint(skeleton-key)",))
    assert (capers(table), points(table)) == ((0, 0), {})
