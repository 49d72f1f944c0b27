"""The shipped catalogue of Caper: Europe against what is known of the printed one."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hideout.games.caper_europe
from hideout.games.caper_europe.catalogue import (
    CITIES,
    EuropeEntry,
    GearEntry,
    LocationEntry,
    ThiefEntry,
    city_icons,
    oddities,
    read,
)
from hideout.games.caper_europe.effects import Burn, EuropeEffect, Gain, Protect, Steal
from hideout.games.heist.effects import Launder

CATALOGUE = read(Path(hideout.games.caper_europe.__file__).with_name("catalogue.toml"))
ENTRIES: dict[str, EuropeEntry] = {
    entry.id: entry
    for entries in CATALOGUE.sections.values()
    for entry in entries
    if isinstance(entry, EuropeEntry)
}
THIEVES = [entry for entry in ENTRIES.values() if isinstance(entry, ThiefEntry)]
GEAR = [entry for entry in ENTRIES.values() if isinstance(entry, GearEntry)]
LOCATIONS = [entry for entry in ENTRIES.values() if isinstance(entry, LocationEntry)]


def effects(entry: EuropeEntry) -> tuple[EuropeEffect, ...]:
    if isinstance(entry, LocationEntry):
        return (*entry.bonus, *entry.ongoing)
    return entry.effects


def point_effects(name: str) -> list[Gain]:
    return [e for e in effects(ENTRIES[name]) if isinstance(e, Gain) and e.what == "point"]


def caper(amount: int = 1, *per: Any, **rest: Any) -> Gain:
    return Gain("caper", amount, per, **rest)


def point(amount: int = 1, *per: Any, **rest: Any) -> Gain:
    return Gain("point", amount, per, **rest)


def coin(amount: int = 1, *per: Any) -> Gain:
    return Gain("coin", amount, per)


# How many


def a_city(cards: int, core: int) -> dict[str | None, int]:
    counts = Counter[str | None](dict.fromkeys(CITIES, cards))
    counts[None] = core
    return counts


def test_it_has_as_many_cards_as_the_rulebook_lists() -> None:
    assert Counter(e.city for e in THIEVES) == a_city(3, core=15)
    assert Counter(e.city for e in LOCATIONS) == a_city(5, core=8)
    gear = Counter[str | None]()
    for entry in GEAR:
        gear[entry.city] += entry.copies
    assert gear == a_city(6, core=30)


def test_core_gear_has_nine_of_each_colour_and_three_red() -> None:
    colours = Counter[str]()
    for entry in GEAR:
        if entry.city is None:
            colours[entry.colour] += entry.copies
    assert colours == {"green": 9, "purple": 9, "yellow": 9, "red": 3}


def test_gear_of_a_city_has_its_colour() -> None:
    assert {e.colour for e in GEAR if e.city} == {"city"}
    assert "city" not in {e.colour for e in GEAR if not e.city}


@pytest.mark.parametrize("city", CITIES)
def test_a_city_needs_no_more_kinds_than_there_is_room_for(city: str) -> None:
    assert sum(e.city in (None, city) for e in GEAR) <= 24
    assert sum(e.city in (None, city) for e in THIEVES) == 18


def test_names_are_all_different() -> None:
    assert len({e.name for e in ENTRIES.values()}) == len(ENTRIES)


# What survives of the printed cards


FACTS: dict[str, dict[str, object]] = {
    "conductor": {"name": "The Conductor", "effects": (caper(1, "green"),)},
    "colonel": {"name": "The Colonel", "effects": (caper(1, "purple"),)},
    "banker": {"name": "The Banker", "effects": (caper(1, "yellow"),)},
    "bon-vivant": {"name": "The Bon Vivant", "effects": (point(2, "green", "gear"),)},
    "actress": {"name": "The Actress", "effects": (point(2, "yellow", "gear"),)},
    "dame": {"name": "The Dame", "effects": (point(2, "purple", "gear"),)},
    "gentleman": {
        "name": "The Gentleman",
        "effects": (point(4, "purple", "green", "yellow"),),
    },
    "surrealist": {
        "name": "The Surrealist",
        "city": "barcelona",
        "effects": (point(1, "good", eye="green"),),
    },
    "anarchist": {"name": "The Anarchist", "city": "barcelona"},
    "chef": {"name": "The Chef", "city": "paris"},
    "artist": {"name": "The Artist"},
    "simple-disguise": {
        "name": "Simple Disguise",
        "colour": "purple",
        "effects": (caper(1),),
    },
    "smoke-screen": {
        "name": "Smoke Screen",
        "colour": "purple",
        "effects": (caper(1), point(1)),
    },
    "incognito-tuxedo": {
        "name": "Incognito Tuxedo",
        "colour": "purple",
        "effects": (caper(2),),
    },
    "plasma-cutter": {"name": "Plasma Cutter", "colour": "yellow", "effects": (coin(4),)},
    "false-bottom-briefcase": {
        "name": "False Bottom Briefcase",
        "colour": "green",
        "effects": (point(1, "green"),),
    },
    "sonic-dish": {"colour": "yellow"},
    "blazeblaster": {
        "name": "Blazeblaster",
        "colour": "red",
        "cost": 2,
        "copies": 3,
        "effects": (Burn(),),
    },
    "plans-caches": {
        "name": "Plans Cachés",
        "city": "paris",
        "colour": "city",
        "effects": (point(1, "city"),),
    },
    "mesmerizer": {
        "name": "Mesmerizer",
        "city": "barcelona",
        "colour": "city",
        "effects": (point(3, eye="city"),),
    },
    "louvre": {
        "name": "The Louvre",
        "city": "paris",
        "points": 3,
        "bonus": (point(2, "painting"),),
    },
    "moulin-rouge": {
        "name": "Moulin Rouge",
        "city": "paris",
        "points": 5,
        "bonus": (point(1, "thief"),),
    },
    "yacht": {"name": "The Yacht"},
}
CORE = {"conductor", "colonel", "banker", "bon-vivant", "actress", "dame", "gentleman"}
CORE |= {"simple-disguise", "smoke-screen", "incognito-tuxedo", "plasma-cutter"}
CORE |= {"false-bottom-briefcase", "blazeblaster"}
PUBLIC: dict[str, dict[str, object]] = {
    "barber": {"name": "The Barber"},
    "saint": {"name": "The Saint"},
    "false-documents": {"name": "False Documents"},
    "super-magnet": {"name": "Super Magnet"},
    "tower-of-london": {"name": "Tower of London", "city": "london"},
    "vatican": {"name": "The Vatican", "city": "rome"},
}


@pytest.mark.parametrize("card", FACTS | PUBLIC)
def test_a_known_card_is_as_it_is_known(card: str) -> None:
    known = (FACTS | PUBLIC)[card]
    values = {name: value for name, value, _ in ENTRIES[card].values()}
    assert {name: values[name] for name in known} == known


@pytest.mark.parametrize("card", sorted(CORE))
def test_a_known_core_card_has_no_city(card: str) -> None:
    assert ENTRIES[card].city is None


@pytest.mark.parametrize("card", ENTRIES)
def test_what_is_known_is_marked_so_and_all_the_rest_as_chosen(card: str) -> None:
    known = dict.fromkeys(FACTS.get(card, ()), "rulebook") | dict.fromkeys(
        PUBLIC.get(card, ()), "public"
    )
    if "name" in known:  # the id is the name
        known["id"] = known["name"]
    if card in CORE:  # to be in every city is known as well
        known["city"] = "rulebook"
    sources = {name: source for name, _, source in ENTRIES[card].values() if source != "house"}
    assert sources == known


def test_the_anarchist_looks_for_purple() -> None:
    assert [e.eye for e in point_effects("anarchist")] == ["purple"]


def test_the_chef_is_set_to_work_by_light_blue_gear() -> None:
    (effect,) = effects(ENTRIES["chef"])
    assert isinstance(effect, Gain)
    assert effect.what != "point"
    assert effect.per == ("city",)


def test_a_yellow_gear_has_a_single_point() -> None:
    assert point_effects("sonic-dish") == [point(1)]


def test_there_are_two_plans_caches_at_least() -> None:
    plans = ENTRIES["plans-caches"]
    assert isinstance(plans, GearEntry)
    assert plans.copies >= 2


def test_moulin_rouge_has_an_ongoing_effect_that_gives_no_points() -> None:
    # The scoring example counts none.
    place = ENTRIES["moulin-rouge"]
    assert isinstance(place, LocationEntry)
    assert place.ongoing == (caper(1, "thief"),)


def test_light_blue_gear_sets_a_location_to_work() -> None:
    # The German picture of the Chef has one that a Plans Cachés triggers; it is not named.
    assert any(caper(1, "city") in place.ongoing for place in LOCATIONS if place.city == "paris")


# The scoring example can be laid out: only what it names is worth points.

EXAMPLE = {
    "yacht": (
        ["actress"],
        ["plasma-cutter", "sonic-dish", "aqua-respirator"],
    ),
    "louvre": (
        ["bon-vivant", "banker"],
        ["false-bottom-briefcase", "suction-scalers", "helping-hand", "blazeblaster"],
    ),
    "moulin-rouge": (
        ["gentleman", "dame", "smuggler"],
        [
            *["plans-caches", "plans-caches", "simple-disguise", "simple-disguise"],
            *["incognito-tuxedo", "skeleton-key", "suction-scalers"],
        ],
    ),
}
SCORING = {"actress", "sonic-dish", "bon-vivant", "false-bottom-briefcase"}
SCORING |= {"gentleman", "dame", "plans-caches"}


def test_the_scoring_example_fits_into_a_game_in_paris() -> None:
    played = Counter(card for crew, gear in EXAMPLE.values() for card in (*crew, *gear))
    for card, times in played.items():
        entry = ENTRIES[card]
        assert entry.city in (None, "paris"), card
        assert times <= (entry.copies if isinstance(entry, GearEntry) else 1), card
    assert sum(len(crew) for crew, _ in EXAMPLE.values()) == 6
    assert sum(len(gear) for _, gear in EXAMPLE.values()) <= 15
    for crew, gear in EXAMPLE.values():
        assert len(gear) <= 3 * len(crew)


def test_in_the_scoring_example_only_the_named_cards_give_points() -> None:
    cards = {card for crew, gear in EXAMPLE.values() for card in (*crew, *gear)}
    assert {card for card in cards if point_effects(card)} == SCORING


def test_the_scoring_example_has_the_colours_it_names() -> None:
    colours = {
        place: Counter(e.colour for e in map(ENTRIES.get, gear) if isinstance(e, GearEntry))
        for place, (_, gear) in EXAMPLE.items()
    }
    assert colours == {
        "yacht": {"yellow": 2, "city": 1},
        "louvre": {"green": 3, "red": 1},
        "moulin-rouge": {"purple": 3, "city": 2, "yellow": 1, "green": 1},
    }


def test_the_scoring_example_can_steal_its_five_goods() -> None:
    steals = [
        effect.what
        for crew, gear in EXAMPLE.values()
        for card in (*crew, *gear)
        for effect in effects(ENTRIES[card])
        if isinstance(effect, Steal)
    ]
    # Enough for a whole set and a set of two; three of them found nothing left at their location.
    assert Counter(steals) == {"painting": 2, "diamond": 1, "any": 5}


# Icons


def test_nothing_is_odd_so_no_icon_is_in_the_wrong_city() -> None:
    assert oddities(CATALOGUE) == []


ICONS = {
    "paris": {"per good"},
    "barcelona": {"eye", "per good", "per card of both"},
    "rome": {"per discarded card", "if won", "per card of the opponent"},
    "london": {"launder", "per laundered coin", "coin per card", "per card of both"},
}


@pytest.mark.parametrize("city", CITIES)
def test_a_city_has_all_its_icons_and_no_other(city: str) -> None:
    cards = [entry for entry in ENTRIES.values() if entry.city == city]
    found = {icon for card in cards for effect in effects(card) for icon, _ in city_icons(effect)}
    assert found == ICONS[city]


def test_core_cards_have_no_icons_of_a_city() -> None:
    core = [entry for entry in ENTRIES.values() if entry.city is None]
    assert not [card.id for card in core for effect in effects(card) if city_icons(effect)]


def test_only_an_eye_counts_goods_of_any_kind_in_barcelona() -> None:
    for entry in ENTRIES.values():
        for effect in effects(entry):
            if isinstance(effect, Gain) and "good" in effect.per:
                assert entry.city == "paris" or effect.eye


def test_discards_move_trackers_and_give_points_in_rome() -> None:
    assert {
        effect.what
        for entry in ENTRIES.values()
        for effect in effects(entry)
        if isinstance(effect, Gain) and effect.whose == "discards"
    } == {"caper", "point"}


def test_winning_is_worth_two_points_in_rome() -> None:
    wins = [
        effect
        for entry in ENTRIES.values()
        for effect in effects(entry)
        if isinstance(effect, Gain) and effect.if_won
    ]
    assert set(wins) == {point(2, if_won=True)}


def test_laundered_coins_move_trackers_and_give_points_in_london() -> None:
    assert {
        effect.what
        for entry in ENTRIES.values()
        for effect in effects(entry)
        if isinstance(effect, Gain) and "laundered-coin" in effect.per
    } == {"caper", "point"}
    assert any(Launder() in entry.effects for entry in GEAR)


def test_counting_both_crews_discards_and_the_opponent_gives_one_for_each_card() -> None:
    for entry in ENTRIES.values():
        for effect in effects(entry):
            if isinstance(effect, Gain) and effect.whose != "own":
                assert (effect.amount, len(effect.per)) == (1, 1), entry.id


def test_colours_of_core_gear_keep_their_purpose() -> None:
    def does(entry: GearEntry) -> set[str]:
        return {
            effect.what if isinstance(effect, Gain) else type(effect).__name__
            for effect in entry.effects
        }

    for entry in GEAR:
        if entry.city is None:
            # A protection and a point suit every colour, a caper the better gear.
            rest = does(entry) - {"point", "Protect"}
            assert (
                rest
                <= {
                    "purple": {"caper"},
                    "yellow": {"coin", "caper"},
                    "green": {"Steal", "caper"},
                    "red": {"Burn"},
                    "city": set(),
                }[entry.colour]
            ), entry.id


def test_about_half_of_the_locations_of_cities_have_an_ongoing_effect() -> None:
    assert 8 <= sum(bool(e.ongoing) for e in LOCATIONS if e.city) <= 13


def test_cards_and_locations_protect() -> None:
    protecting = [e for e in ENTRIES.values() if any(isinstance(x, Protect) for x in effects(e))]
    assert {type(e) for e in protecting} == {ThiefEntry, GearEntry, LocationEntry}


def test_gear_that_steals_costs_coins() -> None:
    for entry in GEAR:
        if any(isinstance(effect, Steal) for effect in entry.effects):
            assert 1 <= entry.cost <= 4, entry.id
