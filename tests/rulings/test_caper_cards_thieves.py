"""Every thief of Caper: what it brings at once and what it is worth at the end, stated by hand."""

from dataclasses import dataclass

import pytest

from hideout.games.heist import events as h
from tests.support.caper import capers, coins, crew, ended, look, points, position, side
from tests.support.heist import legal, play

NO_LOOT = (0, 0, 0, 0)

INCOME = {
    **dict.fromkeys(["actress", "conductor", "dame", "gentleman", "illusionist"], 1),
    **dict.fromkeys(["smuggler", "tourist"], 1),
    **dict.fromkeys(["banker", "colonel"], 2),
    **dict.fromkeys(["bon-vivant", "saint"], 3),
    **dict.fromkeys(["auctioneer", "barber", "cleaner", "mime", "artist", "chef", "madame"], 0),
    **{"don": 0, "driver": 1, "soprano": 0},
    **{"bookie": 0, "boxer": 2, "royal": 0},
}
CITY = {
    **dict.fromkeys(["don", "driver", "soprano"], "rome"),
    **dict.fromkeys(["bookie", "boxer", "royal"], "london"),
}


@dataclass(frozen=True)
class Case:
    """What white's crew at one location makes: all its capers, and the points of the card."""

    card: str
    white: str
    green: str = ""
    capers: int = 0
    points: int = 0
    loot: tuple[int, int, int, int] = NO_LOOT
    at: str = "yacht"

    def __str__(self) -> str:
        return f"{self.white} : {self.green}"


# The Eavesdropper is purple and worth nothing when green has no thief there; without green gear so
# is the Incognito Tuxedo, without yellow gear the False Documents. Keys are yellow, a Helping Hand
# is green, and so on.
KEYS = "skeleton-key skeleton-key"
CASES = [
    Case("actress", "actress(skeleton-key eavesdropper)", capers=1),
    Case("actress", f"actress({KEYS}) saint(eavesdropper incognito-tuxedo)", capers=2),
    Case("actress", f"actress({KEYS}) saint(eavesdropper)", capers=1),
    Case("actress", "actress(skeleton-key ~eavesdropper)"),
    Case("actress", "~actress(skeleton-key eavesdropper)"),
    Case("actress", "actress(skeleton-key helping-hand)", loot=(1, 0, 0, 0)),
    Case("auctioneer", "auctioneer(helping-hand grappling-gun)", points=2, loot=(1, 1, 0, 0)),
    Case("auctioneer", "auctioneer(skeleton-key)"),
    Case("auctioneer", "~auctioneer(helping-hand)", loot=(1, 0, 0, 0)),
    Case("auctioneer", "auctioneer", "saint(helping-hand)"),
    Case("banker", f"banker({KEYS}) saint(plasma-cutter)", points=3),
    Case("banker", "banker(~skeleton-key)"),
    Case("banker", "~banker(skeleton-key)"),
    Case("banker", "banker", "saint(skeleton-key)"),
    Case("barber", f"barber({KEYS})", capers=1),
    Case("barber", "barber(skeleton-key) ~saint(~smoke-screen helping-hand ~briefcase)",
         capers=2 + 1, loot=(1, 0, 0, 0)),  # two sets, and a full equipment
    Case("barber", "barber(skeleton-key) saint"),
    Case("barber", f"~barber({KEYS})"),
    Case("bon-vivant", "bon-vivant(helping-hand grappling-gun)", points=2, loot=(1, 1, 0, 0)),
    Case("bon-vivant", "bon-vivant(~helping-hand skeleton-key)"),
    Case("bon-vivant", "~bon-vivant(helping-hand)", loot=(1, 0, 0, 0)),
    Case("bon-vivant", "bon-vivant", "saint(helping-hand)"),
    Case("cleaner", "cleaner", "saint(blazeblaster) mime(blazeblaster)", points=6),
    Case("cleaner", "cleaner(blazeblaster)", "saint(~blazeblaster)"),
    Case("cleaner", "~cleaner", "saint(blazeblaster)"),
    Case("colonel", "colonel(eavesdropper incognito-tuxedo)", points=2),
    Case("colonel", "colonel(~eavesdropper skeleton-key)"),
    Case("colonel", "~colonel(eavesdropper)"),
    Case("colonel", "colonel", "saint(eavesdropper)"),
    Case("conductor", "conductor(eavesdropper helping-hand)", capers=1, loot=(1, 0, 0, 0)),
    Case("conductor", "conductor(eavesdropper ~helping-hand)"),
    Case("conductor", "~conductor(eavesdropper helping-hand)", loot=(1, 0, 0, 0)),
    Case("dame", "dame(skeleton-key helping-hand)", capers=1, loot=(1, 0, 0, 0)),
    Case("dame", "dame(skeleton-key eavesdropper)"),
    Case("dame", "~dame(skeleton-key helping-hand)", loot=(1, 0, 0, 0)),
    Case("gentleman", "gentleman(skeleton-key eavesdropper) saint(helping-hand)",
         points=3, loot=(1, 0, 0, 0)),
    Case("gentleman", "gentleman(skeleton-key ~eavesdropper) saint(helping-hand)",
         loot=(1, 0, 0, 0)),
    Case("gentleman", "~gentleman(skeleton-key eavesdropper) saint(helping-hand)",
         loot=(1, 0, 0, 0)),
    Case("illusionist", "illusionist(skeleton-key)"),
    Case("mime", "mime", "saint ~dame", capers=1, points=2),
    Case("mime", "mime colonel", capers=1),
    Case("mime", "~mime", "saint"),
    Case("saint", "saint(skeleton-key)"),
    Case("smuggler", "smuggler", loot=(0, 0, 0, 1)),
    Case("smuggler", "~smuggler"),
    Case("tourist", f"tourist({KEYS}) saint(helping-hand)", capers=1, loot=(1, 0, 0, 0)),
    Case("tourist", f"tourist({KEYS}) saint(~helping-hand)", capers=1),
    Case("tourist", f"tourist({KEYS})"),
    Case("tourist", f"~tourist({KEYS}) saint(helping-hand)", loot=(1, 0, 0, 0)),
    Case("artist", "artist(helping-hand grappling-gun)", capers=2, loot=(1, 1, 0, 0)),
    Case("artist", "artist(~helping-hand skeleton-key)"),
    Case("artist", "~artist(helping-hand)", loot=(1, 0, 0, 0)),
    Case("artist", "artist", "saint(helping-hand)"),
    Case("chef", "chef(plans-caches skeleton-key)", capers=1),
    Case("chef", "chef(plans-caches aqua-respirator)", capers=1, loot=(0, 0, 0, 1)),
    Case("chef", "chef(plans-caches)"),
    Case("chef", "chef(~plans-caches skeleton-key)"),
    Case("chef", "~chef(plans-caches skeleton-key)"),
    Case("madame", "madame", "saint(plans-caches plans-caches)", points=2),
    Case("madame", "madame(plans-caches)", "saint(~plans-caches skeleton-key)"),
    Case("madame", "~madame", "saint(plans-caches)"),
    Case("don", "don", "saint(utility-belt wheels)", capers=3),
    Case("don", "don(utility-belt)", "saint(~utility-belt skeleton-key)", capers=1),
    Case("don", "~don", "saint(utility-belt)"),
    Case("driver", "driver(skeleton-key)"),
    Case("soprano", "soprano(utility-belt wheels)", points=4),
    Case("soprano", "soprano(~utility-belt skeleton-key)", "saint(utility-belt)"),
    Case("soprano", "~soprano(utility-belt)"),
    Case("bookie", "bookie(laundromatic hollow-book)", capers=1, points=2),  # the Book has a caper
    Case("bookie", "bookie(~laundromatic helping-hand)", "saint(laundromatic)", loot=(1, 0, 0, 0)),
    Case("bookie", "~bookie(laundromatic)"),
    Case("boxer", f"boxer(laundromatic) saint({KEYS})", capers=1),
    Case("boxer", f"boxer(~laundromatic) saint({KEYS})"),
    Case("boxer", "boxer(laundromatic skeleton-key)"),
    Case("boxer", f"~boxer(laundromatic) saint({KEYS})"),
    Case("royal", "royal(laundromatic)", "saint(helping-hand)", capers=1),
    Case("royal", "royal(helping-hand ~laundromatic)", "saint(briefcase)", loot=(1, 0, 0, 0)),
    Case("royal", "~royal(laundromatic)", "saint(helping-hand)"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_thief_is_worth(case: Case) -> None:
    table = ended(
        CITY.get(case.card, "paris"), at=case.at, white=(case.white,), green=(case.green,)
    )
    assert capers(table)[0] == case.capers
    assert points(table).get(case.card, 0) == case.points
    assert side(table, 1).loot == case.loot


@pytest.mark.parametrize("card", [card for card in INCOME if card not in ("auctioneer",)])
def test_a_thief_is_worth_nothing_for_cards_at_other_locations(card: str) -> None:
    own = {"mime": 1, "don": 1}.get(card, 0)
    there = "colonel(skeleton-key helping-hand eavesdropper)"
    city = CITY.get(card, "paris")
    colour = {"paris": "plans-caches", "rome": "utility-belt", "london": "laundromatic"}[city]
    there += f" banker({colour} {colour} blazeblaster)" if card != "banker" else ""
    there = there.replace("colonel", "saint") if card == "colonel" else there
    table = ended(city, at="yacht bank", white=(card, there))
    assert capers(table)[0] == own
    assert card not in points(table)


@pytest.mark.parametrize("card", INCOME)
def test_the_income_of_a_thief(card: str) -> None:
    table = position(CITY.get(card, "paris"), round=3, hands={1: card})
    events = play(table, f"play {card} at 1")
    assert coins(table) == (INCOME[card], 0, 10 - INCOME[card])
    gained = [event.coins for event in events if isinstance(event, h.CoinsGained)]
    assert gained == [INCOME[card]] * (INCOME[card] > 0)


def test_the_illusionist_flips_a_thief_without_gear() -> None:
    for before, after in [
        ("mime", "~mime"),
        ("mime(skeleton-key)", "mime(skeleton-key)"),
        ("mime(skeleton-key) dame", "mime(skeleton-key) ~dame"),
    ]:
        table = position(round=3, green=(before,), hands={1: "illusionist"})
        play(table, "play illusionist at 1")
        assert crew(table, 2) == after
    table = position(round=3, at="chapel", green=("mime",), hands={1: "illusionist"})
    play(table, "play illusionist at 1")
    assert crew(table, 2) == "mime"


def test_the_saint_protects_green_gear() -> None:
    for before, after in [
        ("saint(helping-hand)", "saint(helping-hand)"),
        ("~saint(helping-hand)", "~saint(~helping-hand)"),
        ("saint(skeleton-key)", "saint(~skeleton-key)"),
    ]:
        table = position(white=("mime",), green=(before,), coins=(2, 0), hands={1: "blazeblaster"})
        play(table, "play blazeblaster at 1 on 1")
        assert crew(table, 2) == after


@pytest.mark.parametrize(
    ("thief", "card", "seat", "needed"),
    [
        ("cleaner", "blazeblaster", 1, 1),
        ("~cleaner", "blazeblaster", 1, 2),
        ("cleaner", "blazeblaster", 2, 2),
        ("cleaner", "helping-hand", 1, 2),
        ("madame", "skeleton-key", 2, 1),
        ("madame", "helping-hand", 2, 3),
        ("~madame", "skeleton-key", 2, 0),
        ("madame", "skeleton-key", 1, 0),
    ],
)
def test_the_cleaner_and_the_madame_change_costs(
    thief: str, card: str, seat: int, needed: int
) -> None:
    """White has the thief; this many coins are needed, and one fewer is not enough."""
    for held in range(5):
        table = position(
            white=(thief,), green=("saint",), coins=(held, held), turn=seat, hands={seat: card}
        )
        assert (f"play {card} at 1 on 1" in legal(table)) == (held >= needed)


@pytest.mark.parametrize(("thief", "phase"), [("driver", "fetch"), ("~driver", "over")])
def test_the_driver_lays_gear_from_the_discards(thief: str, phase: str) -> None:
    table = position("rome", round=6, white=(thief,), hands={1: "skeleton-key helping-hand"})
    play(table, "discard skeleton-key")
    assert look(table).phase == phase
    if phase == "fetch":
        play(table, "fetch helping-hand on 1")
        assert crew(table, 1) == "driver(helping-hand)"
