"""The worked examples of the rulebooks of Caper: Europe, with the cards that people play with."""

from collections import Counter

from hideout.games.caper_europe import events as e
from hideout.games.caper_europe import values as v
from hideout.games.caper_europe.catalogue import GearEntry, ThiefEntry
from hideout.games.caper_europe.effects import Gain
from hideout.games.caper_europe.game import GAME
from hideout.games.heist import events as h
from hideout.kit.table import Table
from tests.support.caper_europe import coins, crew, ended, points, position, read, side, tracker
from tests.support.heist import legal, play, total

CATALOGUE = read(GAME.catalogue_path)


def without_points(colour: str) -> list[str]:
    """All cards of Paris of a colour that are worth nothing: which ones is left open."""
    return [
        entry.id
        for entry in CATALOGUE.sections["gear"]
        if isinstance(entry, GearEntry)
        and entry.colour == colour
        and entry.city in (None, "paris")
        and not any(isinstance(one, Gain) and one.what == "point" for one in entry.effects)
        for _ in range(entry.copies)
    ]


def turn_example() -> Table:
    """English and German page 13: the opponent, green, is to play the first card."""
    under = next(card for card in without_points("green") if card != "false-bottom-briefcase")
    return position(
        at="louvre yacht moulin-rouge",
        white=(f"artist({under} false-bottom-briefcase)",),
        green=("banker colonel(plasma-cutter)",),
        coins=(2, 3),
        trackers=(-1, 0, 0),  # the Banker's, for the Plasma Cutter
        turn=2,
        hands={2: "simple-disguise", 1: "blazeblaster"},
        shipped=True,
    )


def test_turn_example_1_the_simple_disguise_moves_the_tracker_and_sets_off_the_colonel() -> None:
    table = turn_example()
    events = play(table, "play simple-disguise at 1 on 1")
    assert [event for event in events if isinstance(event, e.TrackerMoved)] == [
        e.TrackerMoved(2, 1, 1, "simple-disguise"),
        e.TrackerMoved(2, 1, 1, "colonel"),
    ]
    assert tracker(table) == -3


def test_turn_example_2_the_blazeblaster_is_paid_and_fills_the_artist() -> None:
    table = turn_example()
    play(table, "play simple-disguise at 1 on 1")
    assert h.CoinsPaid(1, 2) in play(table, "play blazeblaster at 1 on 1")
    assert coins(table)[0] == 0
    play(table, "burn plasma-cutter on 2")
    play(table, min(legal(table, "discard ")))
    assert table.seat == 1
    assert not legal(table, "play ")  # the Artist has three gear, and there is no other thief


def test_turn_example_3_and_4_of_two_gear_the_plasma_cutter_is_burned() -> None:
    table = turn_example()
    play(table, "play simple-disguise at 1 on 1", "play blazeblaster at 1 on 1")
    assert legal(table) == {"burn simple-disguise on 1", "burn plasma-cutter on 2"}
    events = play(table, "burn plasma-cutter on 2")
    assert h.CoinsReturned(2, 3) in events  # of 4 coins, all that they have
    assert coins(table) == (0, 0, 10)
    assert (crew(table, 2), side(table, 2).discards) == (
        "banker(simple-disguise) colonel",
        ("plasma-cutter",),
    )
    assert tracker(table) == -3  # what the Banker gave for it is kept


def test_turn_example_the_briefcase_is_safe_under_the_blazeblaster() -> None:
    table = turn_example()
    play(table, "play simple-disguise at 1 on 1", "play blazeblaster at 1 on 1")
    play(table, "burn plasma-cutter on 2")
    crew_before = crew(table, 1)
    assert crew_before.endswith("false-bottom-briefcase blazeblaster)")
    table = position(
        at="louvre yacht moulin-rouge",
        white=(crew_before,),
        green=("banker",),
        coins=(0, 2),
        turn=2,
        hands={2: "blazeblaster"},
        shipped=True,
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 1).endswith("false-bottom-briefcase)")


def scoring_example() -> Table:
    """English and German pages 15 and 16: white is the player of the example."""
    purple, green, yellow, red, blue = (
        without_points(colour) for colour in ("purple", "green", "yellow", "red", "city")
    )
    yellow.remove("plasma-cutter")
    return ended(
        at="yacht moulin-rouge louvre",
        white=(
            f"actress(plasma-cutter {blue[0]} sonic-dish)",
            f"gentleman({purple[0]} {green[0]} {yellow[0]})"
            f" dame({purple[1]} {purple[2]} plans-caches) colonel(plans-caches)",
            f"bon-vivant({green[1]} {green[2]} false-bottom-briefcase) conductor({red[0]})",
        ),
        trackers=(0, 4, 1),
        hideouts=((2, 2, 1), (0, 0, 0)),
        shipped=True,
    )


def test_scoring_example_locations_17() -> None:
    found = points(scoring_example())
    assert (found["louvre"], found["moulin-rouge"], found["stars"]) == (7, 8, 2)
    assert "yacht" not in found


def test_scoring_example_thieves_16() -> None:
    found = points(scoring_example())
    assert [found[card] for card in ("actress", "bon-vivant", "gentleman", "dame")] == [2, 4, 4, 6]


def test_scoring_example_gear_8() -> None:
    found = points(scoring_example())
    assert (found["sonic-dish"], found["false-bottom-briefcase"]) == (1, 3)
    assert found["plans-caches"] == 2 + 2


def test_scoring_example_goods_14_and_55_points_in_all() -> None:
    table = scoring_example()
    thieves = {entry.id for entry in CATALOGUE.sections["thieves"] if isinstance(entry, ThiefEntry)}
    parts: Counter[str] = Counter()
    for line in table.ledger():
        match line:
            case v.LocationLine() | v.StarsLine():
                parts["locations"] += line.points
            case v.CardLine():
                parts["thieves" if line.card in thieves else "gear"] += line.points
            case v.GoodsLine():
                parts["goods"] += line.points
    assert parts == {"locations": 17, "thieves": 16, "gear": 8, "goods": 14}
    assert total(table, 1) == 55


def test_scoring_example_by_location_as_in_german() -> None:
    found: Counter[tuple[int, bool]] = Counter()
    for line in scoring_example().ledger():
        if isinstance(line, v.LocationLine | v.StarsLine | v.CardLine):
            found[line.place, isinstance(line, v.CardLine)] += line.points
    assert found == {(1, True): 3, (2, False): 10, (2, True): 14, (3, False): 7, (3, True): 7}


def test_eye_example_with_the_printed_cards() -> None:
    """German page 17: 3 points for the Mesmerizer, 2 for the Surrealist with two goods."""
    green = without_points("green")[0]
    table = ended(
        "barcelona",
        at="yacht bank museum",
        white=(f"anarchist({green}) surrealist(mesmerizer)",),
        hideouts=((1, 0, 1), (0, 0, 0)),
        shipped=True,
    )
    found = points(table)
    assert (found["mesmerizer"], found["surrealist"]) == (3, 2)
    assert "anarchist" not in found
