"""Every location of Caper, stated by hand; and that no entry of the catalogue is left out."""

from dataclasses import dataclass
from typing import Any

import pytest

import hideout
from hideout.words import Words
from tests.rulings import test_caper_cards_gear as gear
from tests.rulings import test_caper_cards_thieves as thieves
from tests.support.caper import capers, coins, crew, ended, points, position, side
from tests.support.heist import legal, play

CITY = {
    **dict.fromkeys(["colosseum", "pantheon", "trastevere", "trevi-fountain", "vatican"], "rome"),
    **dict.fromkeys(
        ["big-ben", "british-museum", "oxford-street", "picadilly-circus", "tower-of-london"],
        "london",
    ),
}


@dataclass(frozen=True)
class Case:
    """White wins the location with this crew; its bonus in points and loot."""

    location: str
    white: str
    green: str = ""
    points: int = 0
    loot: tuple[int, int, int, int] = (0, 0, 0, 0)
    """All of white's."""

    def __str__(self) -> str:
        return f"{self.location}: {self.white} : {self.green}"


WINS = "simple-disguise"  # a purple gear with a caper
CASES = [
    Case("antique-shop", "mime", points=4),
    Case("antique-shop", "mime(skeleton-key helping-hand)", points=6, loot=(1, 0, 0, 0)),
    Case("antique-shop", "mime(skeleton-key skeleton-key) dame(helping-hand helping-hand)",
         points=8, loot=(2, 0, 0, 0)),
    Case("antique-shop", "mime(skeleton-key ~helping-hand)", points=4),
    Case("art-gallery", f"mime({WINS} helping-hand)", points=6, loot=(1, 0, 0, 0)),
    Case("art-gallery", "mime(skeleton-key helping-hand)", points=4, loot=(1, 0, 0, 0)),
    Case("bank", "mime(skeleton-key plasma-cutter)", points=7),
    Case("bank", "mime(~skeleton-key)", "saint(skeleton-key)", points=5),
    Case("casino", "mime", points=5),
    Case("casino", "mime ~saint dame", "colonel tourist", points=9),
    Case("chapel", "mime ~saint", "colonel", points=7),
    Case("gala", f"saint({WINS} {WINS})", points=7),
    Case("gala", f"mime(~{WINS})", points=5),
    Case("museum", "mime(helping-hand briefcase)", points=7, loot=(1, 0, 1, 0)),
    Case("museum", "mime(~helping-hand)", "saint(helping-hand)", points=5),
    Case("yacht", f"mime(skeleton-key {WINS})", points=6),
    Case("yacht", f"mime(skeleton-key ~{WINS})", points=4),
    Case("eiffel-tower", "mime(helping-hand) smuggler", points=5, loot=(1, 0, 0, 1)),
    Case("eiffel-tower", "mime(~helping-hand)", "saint(helping-hand)", points=3),
    Case("louvre", "mime", points=5, loot=(0, 0, 1, 0)),
    Case("moulin-rouge", "mime", points=4, loot=(0, 0, 0, 1)),
    Case("notre-dame", "mime", points=5, loot=(0, 1, 0, 0)),
    Case("versailles", "mime", points=5, loot=(1, 0, 0, 0)),
    Case("colosseum", "mime(skeleton-key)", "saint(skeleton-key ~helping-hand)", points=4),
    Case("colosseum", "mime(skeleton-key)", "saint", points=2),
    Case("pantheon", "mime(skeleton-key)", "saint(skeleton-key)", points=7),
    Case("pantheon", "mime(skeleton-key)", "saint(~skeleton-key helping-hand)", points=6),
    Case("trastevere", f"mime({WINS} {WINS})", "saint(incognito-tuxedo)", points=7),
    Case("trastevere", f"mime({WINS})", f"saint(~{WINS} skeleton-key)", points=6),
    Case("trevi-fountain", "mime(utility-belt wheels)", points=7),
    Case("trevi-fountain", "mime(utility-belt ~wheels)", "saint(utility-belt)", points=4),
    Case("vatican", "mime(briefcase)", "saint(helping-hand)", points=7, loot=(0, 0, 1, 0)),
    Case("vatican", "mime(briefcase)", "saint(~helping-hand)", points=6, loot=(0, 0, 1, 0)),
    Case("big-ben", "mime(skeleton-key)", "saint(skeleton-key ~helping-hand)", points=5),
    Case("big-ben", "mime(skeleton-key)", "saint", points=3),
    Case("british-museum", "mime(helping-hand)", "saint(helping-hand)",
         points=5, loot=(1, 0, 0, 0)),
    Case("british-museum", "mime(~helping-hand hollow-book)", "saint(skeleton-key)", points=3),
    Case("oxford-street", "mime dame", "saint ~colonel", points=8),
    Case("oxford-street", "mime dame colonel", points=4),
    Case("picadilly-circus", "mime(skeleton-key)", "saint(skeleton-key)", points=5),
    Case("picadilly-circus", "mime(~skeleton-key)", "saint(helping-hand)", points=3),
    Case("tower-of-london", f"mime({WINS})", "saint(incognito-tuxedo)", points=5),
    Case("tower-of-london", f"mime(~{WINS})", "saint(skeleton-key)", points=3),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_bonus_of_a_location(case: Case) -> None:
    city = CITY.get(case.location, "paris")
    table = ended(city, at=case.location, white=(case.white,), green=(case.green,))
    assert points(table).get(case.location, 0) == case.points
    assert side(table, 1).loot == case.loot
    assert case.location not in points(table, 2)


@pytest.mark.parametrize("location", sorted({case.location for case in CASES}))
@pytest.mark.parametrize(
    ("white", "green", "is_tied"),
    [("saint", "mime", False), ("saint", "dame", True), ("", "", True)],
)
def test_the_bonus_is_lost_with_fewer_or_as_many_capers(
    location: str, white: str, green: str, is_tied: bool
) -> None:
    city = CITY.get(location, "paris")
    table = ended(city, at=location, white=(white,), green=(green,))
    assert (points(table), side(table, 1).loot) == ({}, (0, 0, 0, 0))
    assert (location not in points(table, 2)) == is_tied


@pytest.mark.parametrize(
    ("location", "card", "price"),
    [
        ("eiffel-tower", "helping-hand", 1),
        ("eiffel-tower", "blazeblaster", 2),
        ("colosseum", "helping-hand", 1),
        ("colosseum", "blazeblaster", 1),
        ("trevi-fountain", "utility-belt", 1),
        ("trevi-fountain", "helping-hand", 2),
        ("oxford-street", "helping-hand", 1),
        ("oxford-street", "laundromatic", 0),
        ("big-ben", "helping-hand", 2),
        ("pantheon", "helping-hand", 2),
    ],
)
def test_a_location_that_changes_costs(location: str, card: str, price: int) -> None:
    city = CITY.get(location, "paris")
    for held in range(4):
        table = position(city, at=location, white=("mime",), coins=(held, 0), hands={1: card})
        assert (f"play {card} at 1 on 1" in legal(table)) == (held >= price)
    normal = position(city, at=f"bank {location}", white=("mime",), coins=(2, 0), hands={1: card})
    assert f"play {card} at 1 on 1" in legal(normal)


@pytest.mark.parametrize(
    ("location", "card", "count"),
    [
        ("pantheon", "skeleton-key", 1),
        ("pantheon", "~skeleton-key", 0),
        ("pantheon", "helping-hand", 0),
        ("trastevere", "eavesdropper", 1),
        ("trastevere", "~eavesdropper", 0),
        ("trastevere", "skeleton-key", 0),
        ("vatican", "helping-hand", 1),
        ("vatican", "~helping-hand", 0),
        ("vatican", "skeleton-key", 0),
    ],
)
def test_a_location_with_capers_for_both(location: str, card: str, count: int) -> None:
    table = ended("rome", at=location, white=(f"saint({card})",), green=("",))
    assert capers(table) == (count, 0)
    table = ended("rome", at=location, white=("",), green=(f"saint({card})",))
    assert capers(table) == (0, count)


@pytest.mark.parametrize(
    ("location", "card", "left"),
    [
        ("big-ben", "skeleton-key", 2),
        ("british-museum", "helping-hand", 2),
        ("british-museum", "hollow-book", 3),  # dark green is not green
        ("picadilly-circus", "skeleton-key", 2),
        ("picadilly-circus", "helping-hand", 3),
        ("tower-of-london", "simple-disguise", 2),
        ("tower-of-london", "skeleton-key", 3),
        ("oxford-street", "skeleton-key", 3),
    ],
)
def test_a_location_where_coins_are_given_back(location: str, card: str, left: int) -> None:
    table = position("london", at=location, white=("mime",), coins=(3, 3), hands={1: card})
    play(table, f"play {card} at 1 on 1")
    assert coins(table)[1] == left


@pytest.mark.parametrize(
    ("location", "after"), [("moulin-rouge", "helping-hand"), ("louvre", "~helping-hand")]
)
def test_moulin_rouge_protects_green_gear(location: str, after: str) -> None:
    table = position(
        at=location,
        white=("mime",),
        green=("dame(helping-hand)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 2) == f"dame({after})"


@pytest.mark.parametrize(("location", "after"), [("chapel", "dame"), ("casino", "~dame")])
def test_the_chapel_protects_thieves(location: str, after: str) -> None:
    table = position(round=3, at=location, green=("dame",), hands={1: "illusionist"})
    play(table, "play illusionist at 1")
    assert crew(table, 2) == after


# The audit.


def entries(section: str) -> dict[str, Any]:
    sections = hideout.deal("caper", seed=1).catalogue.sections
    return {entry.id: entry for entry in sections[section]}  # type: ignore[attr-defined]


def test_every_entry_of_the_catalogue_is_tested() -> None:
    assert len(entries("thieves")) + len(entries("gear")) + len(entries("locations")) == 71
    assert {case.card for case in thieves.CASES} == set(entries("thieves"))
    assert {case.card for case in gear.CASES} == set(entries("gear"))
    assert {case.location for case in CASES} == set(entries("locations"))
    assert set(thieves.INCOME) == set(entries("thieves"))
    assert set(gear.COST) == set(entries("gear"))


def test_every_card_is_of_its_city_and_colour() -> None:
    for section, cities in [("thieves", thieves.CITY), ("gear", gear.CITY), ("locations", CITY)]:
        paris = {
            *("artist", "chef", "madame", "plans-caches", "secret-shades", "aqua-respirator"),
            *("eiffel-tower", "louvre", "moulin-rouge", "notre-dame", "versailles"),
        }
        for name, entry in entries(section).items():
            assert entry.city == ("paris" if name in paris else cities.get(name)), name
    for colour, text in gear.COPIES.items():
        words = text.split()
        for name, copies in zip(words[::2], words[1::2], strict=True):
            entry = entries("gear")[name]
            assert (entry.colour, entry.copies) == (colour, int(copies)), name


def test_every_entry_has_a_name_an_explanation_and_a_source() -> None:
    table = hideout.deal("caper", seed=1)
    found = table.game.sentences(Words("en"), table.catalogue).explanations()
    for section in ("thieves", "gear", "locations"):
        assert len(found[section]) == len(entries(section))
        for explanation in found[section]:
            assert explanation.name.strip()
            assert len(explanation.sentence) > 10
            assert explanation.sentence.endswith(".")
            assert "{" not in explanation.sentence
        assert len({explanation.name for explanation in found[section]}) == len(found[section])
        for entry in entries(section).values():
            assert entry.source in ("rulebook", "public", "house")
