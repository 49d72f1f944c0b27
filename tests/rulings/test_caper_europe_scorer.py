"""Whole games of Caper: Europe against a second scorer and a second table, both naive."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import hideout
from hideout.games.caper_europe import events as e
from hideout.games.caper_europe import values as v
from hideout.games.heist import events as shared
from hideout.kit.table import Table
from hideout.kit.values import Event
from tests.rulings import naive_caper_europe as naive
from tests.rulings.naive_caper_europe_play import Decision, Game, Play
from tests.support.playout import played_out

CITIES = ("paris", "barcelona", "rome", "london")


def look(table: Table, seat: int | None = None) -> v.EuropeView:
    view = table.view(seat)
    assert isinstance(view, v.EuropeView)
    return view


def goods_of(counts: v.Goods) -> tuple[str, ...]:
    return tuple(kind for kind, n in zip(naive.GOODS, counts, strict=True) for _ in range(n))


def facts(view: v.EuropeView) -> naive.Finished:
    """What lies on the table, for the naive scorer."""

    def crew(thieves: tuple[v.ThiefView, ...]) -> naive.Crew:
        return tuple((thief.card, *thief.gear) for thief in thieves)

    def hideout_of(side: v.SideView) -> naive.Hideout:
        discards = tuple(sorted(side.discards))
        return naive.Hideout(side.coins, side.laundered, goods_of(side.goods), discards)

    white, green = (hideout_of(side) for side in view.sides)
    places = (
        naive.Place(place.location, (crew(place.white), crew(place.green)), place.tracker)
        for place in view.places
    )
    return naive.Finished(tuple(places), (white, green))


# Scores (E13)


def category(line: Any) -> str:
    match line:
        case v.LocationLine():
            return "locations"
        case v.StarsLine():
            return "stars"
        case v.OngoingLine():
            return "ongoing"
        case v.CardLine():
            return "thieves" if naive.CARDS[line.card].is_thief else "gear"
        case _:
            assert isinstance(line, v.GoodsLine)
            return "goods"


def assert_scores_agree(table: Table, view: v.EuropeView, game: naive.Finished) -> None:
    expected = naive.score_side(game, 0), naive.score_side(game, 1)
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for line in table.ledger():
        found[line.seat - 1][category(line)] += line.points
    for side, standing in enumerate(table.standings()):
        assert +found[side] == +Counter(vars(expected[side])), f"seed {table.seed}, side {side}"
        assert standing.points == view.sides[side].points == expected[side].total
    if outcome := table.outcome():
        winners = naive.winners(game, expected)
        assert outcome.winners == tuple(side + 1 for side in winners), f"seed {table.seed}"


@pytest.mark.parametrize("city", CITIES)
def test_a_naive_scorer_and_a_naive_table_agree(city: str, full: bool) -> None:
    table = hideout.deal("caper-europe", seed=0, city=city)
    for log in played_out(table, 25_000 if full else 25):
        view = look(table)
        game = facts(view)
        assert_scores_agree(table, view, game)
        if table.seed % 4 == 0:  # to play it again takes longer than to score it
            assert played_again(city, table._events(log)).facts() == game, f"seed {table.seed}"


def test_ties_are_broken_as_the_naive_scorer_does() -> None:
    table = hideout.deal("caper-europe", seed=0)
    s: Any = table._state
    s.seat = -1  # over, with nine points each for three or four goods
    s.tracker[:] = 0
    for goods in product([(1, 1, 1), (3, 1, 0)], repeat=2):
        for coins in product(range(3), repeat=2):
            for laundered in product(range(2), repeat=2):
                s.hideout[:], s.coins[:], s.laundered[:] = goods, coins, laundered
                view = look(table)
                assert [side.points for side in view.sides] == [9, 9]
                assert_scores_agree(table, view, facts(view))


def test_goods_are_worth_what_brute_force_finds() -> None:
    table = hideout.deal("caper-europe", seed=0)
    for goods in product(range(5), repeat=3):
        table._state.hideout[0] = goods
        found = [line.points for line in table.ledger() if isinstance(line, v.GoodsLine)]
        assert sum(found) == naive.goods_points(goods), goods


def plain(colour: str) -> str:
    """A core card or one of Paris that gives no points."""
    return next(
        card.id
        for card in naive.CARDS.values()
        if card.colour == colour
        and card.city in ("", "paris")
        and all(icon.what != "point" for icon in card.icons)
    )


def test_the_naive_scorer_finds_the_55_points_of_the_rulebook() -> None:
    thief, green, blue = plain("thief"), plain("green"), plain("city")
    yacht = (("actress", "plasma-cutter", "sonic-dish", blue), (thief,))
    louvre = ((thief, green), ("bon-vivant", "false-bottom-briefcase", green, "blazeblaster"))
    moulin = (
        ("gentleman", "simple-disguise", "plans-caches", green),
        ("dame", "simple-disguise", "plasma-cutter", "simple-disguise"),
        (thief, "plans-caches"),
    )
    places = (
        naive.Place("yacht", (yacht, ()), 0),
        naive.Place("louvre", (louvre, ()), 1),
        naive.Place("moulin-rouge", (moulin, ()), 4),
    )
    tess = naive.Hideout(goods=("painting", "antique", "diamond", "painting", "antique"))
    score = naive.score_side(naive.Finished(places, (tess, naive.Hideout())), 0)
    assert score == naive.Score(locations=15, stars=2, thieves=16, gear=8, goods=14)
    assert score.total == 55


# The whole play (E1 to E11)


def begun(city: str, opening: tuple[Event, ...]) -> tuple[Game, Play]:
    locations: list[str] = []
    goods: list[list[str]] = []
    for event in opening:
        match event:
            case shared.GameBegun():
                locations = list(event.locations)
            case e.GoodsPlaced():
                goods.append(list(goods_of(event.goods)))
    game = Game(city, locations, goods)
    assert Counter(good for there in goods for good in there) == dict.fromkeys(naive.GOODS, 4)
    assert [len(there) for there in goods] == [4, 4, 4]
    deal(game, opening)
    return game, game.play()


def deal(game: Game, events: tuple[Event, ...]) -> None:
    for event in events:
        if isinstance(event, shared.HandDealt):
            assert event.seat == len(game.to_deal) % 2 + 1
            game.to_deal.append(list(event.cards or ()))


def next_decision(play: Play, move: str) -> Decision | None:
    try:
        return play.send(move)
    except StopIteration:
        return None


def moves_in(events: tuple[Event, ...]) -> list[tuple[int, str]]:
    """The moves that made these things happen, those included that nobody was asked for."""
    found = []
    for event in events:
        match event:
            case shared.ThiefPlayed():
                found.append((event.seat, f"play {event.card} at {event.place}"))
            case shared.GearPlayed():
                move = f"play {event.card} at {event.place} on {event.spot}"
                found.append((event.seat, move))
            case shared.CardDiscarded():
                found.append((event.seat, f"discard {event.card}"))
            case e.GoodStolen():
                found.append((event.seat, f"steal {event.good}"))
            case e.GearBurned():
                found.append((3 - event.seat, f"burn {event.card} on {event.spot}"))
            case e.GoodReturned():
                found.append((event.seat, f"return {event.good}"))
    return found


def played_again(city: str, events: tuple[Event, ...]) -> Game:
    """The naive table at the end of a game of which all that happened is known."""
    game, play = begun(city, events)
    decision: Decision | None = next(play)
    for seat, move in moves_in(events):
        assert decision is not None
        assert seat == decision.side + 1
        assert move in decision.moves
        decision = next_decision(play, move)
    assert decision is None
    return game


def assert_tables_agree(table: Table, game: Game, decision: Decision | None) -> v.EuropeView:
    view, other = look(table, 1), look(table, 2)
    assert facts(view) == game.facts()
    assert view.supply == game.supply
    assert view.round == game.round
    for place, goods in zip(view.places, game.goods, strict=True):
        assert Counter(goods_of(place.goods)) == Counter(goods)
    hands = [view.seats[0].hand, other.seats[1].hand]
    assert [sorted(map(str, hand)) for hand in hands] == [sorted(hand) for hand in game.hands]
    asked = (view.deciding, view.phase, view.resolving, view.resolving_place)
    if decision is None:
        assert asked == (None, "over", None, None)
    else:
        card, place_number = decision.card or None, decision.place + 1 or None
        assert asked == (decision.side + 1, decision.phase, card, place_number)
        assert frozenset(map(str, table.moves())) == decision.moves
    return view


@pytest.mark.parametrize("city", CITIES)
def test_a_naive_table_agrees_after_every_move(city: str, full: bool) -> None:
    first = hideout.deal("caper-europe", seed=0, city=city)
    for seed in range(1000 if full else 10):
        table = Table(first.game, first.catalogue, seed, first.options)
        chance = random.Random(seed)
        game, play = begun(city, table.opening)
        decision: Decision | None = next(play)
        while decision is not None:
            if decision.phase != "play" and len(decision.moves) == 1:  # then nobody is asked
                decision = next_decision(play, next(iter(decision.moves)))
                continue
            view = assert_tables_agree(table, game, decision)
            if len(table.played) % 5 == 0:  # the score so far is told, too
                assert_scores_agree(table, view, game.facts())
            move = chance.choice(table.moves())
            deal(game, table.play(move))
            decision = next_decision(play, str(move))
        assert_tables_agree(table, game, decision)
