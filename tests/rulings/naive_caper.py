"""A second scorer of Caper, straight from the rulebook and in plain Python: slow, nothing shared.

It has cards of its own, one line each, and knows nothing of the catalogue. Sides: 0 white, 1 green.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Literal

Mode = Literal["two", "snitch", "teams"]


@dataclass(frozen=True)
class Gear:
    id: str
    flipped: bool = False


@dataclass(frozen=True)
class Thief:
    id: str
    flipped: bool = False
    gear: tuple[Gear, ...] = ()
    """From bottom to top."""


@dataclass(frozen=True)
class Place:
    location: str
    thieves: tuple[tuple[Thief, ...], tuple[Thief, ...]]
    """White's and green's."""


@dataclass(frozen=True)
class Purse:
    coins: int = 0
    laundered: int = 0
    discarded_gear: int = 0


@dataclass(frozen=True)
class Finished:
    mode: Mode
    places: tuple[Place, ...]
    purses: tuple[Purse, Purse]


@dataclass(frozen=True)
class Score:
    """What a side has."""

    capers: tuple[int, ...]
    """At each place."""
    bonuses: int
    thieves: int
    gear: int
    loot: int
    discards: int

    @property
    def total(self) -> int:
        return self.bonuses + self.thieves + self.gear + self.loot + self.discards


@dataclass(frozen=True)
class Standing:
    """Where a seat ends."""

    points: int
    place: int
    """From 1; the two of a team share theirs."""


@dataclass(frozen=True)
class Result:
    scores: tuple[Score, Score]
    standings: tuple[Standing, ...]
    """By seat. two: white, green; snitch: the same and the Snitch; teams: the white and the green
    Mastermind, the white and the green Lookout."""
    winners: tuple[int, ...]
    """Seats."""


# Sets (C12)

KINDS = ("thief", "green", "purple", "yellow", "red", "city", "plain")
"""What a card counts as; `plain` is gear that was flipped."""
Counts = tuple[int, ...]
"""How many of each kind."""


def kinds_for(slot: str) -> tuple[str, ...]:
    return KINDS[1:] if slot == "gear" else (slot,)


@cache
def most_sets(counts: Counts, recipe: tuple[str, ...]) -> int:
    """The most disjoint sets, by trying every way to take one away."""
    best = 0
    for kinds in set(product(*(kinds_for(slot) for slot in recipe))):
        left = tuple(n - kinds.count(kind) for n, kind in zip(counts, KINDS, strict=True))
        if min(left) >= 0:
            best = max(best, 1 + most_sets(left, recipe))
    return best


@dataclass(frozen=True)
class Here:
    """What a side can count at a place."""

    mine: Counts
    theirs: Counts
    laundered: int = 0
    loot_here: int = 0
    loot_everywhere: int = 0

    def own(self, *recipe: str) -> int:
        return most_sets(self.mine, recipe)

    def other(self, *recipe: str) -> int:
        return most_sets(self.theirs, recipe)

    def both(self, *recipe: str) -> int:
        together = tuple(a + b for a, b in zip(self.mine, self.theirs, strict=True))
        return most_sets(together, recipe)


# The cards

Count = Callable[[Here], int]

COLOURS = {
    "green": "helping-hand suction-scalers grappling-gun blaze-shield-suit briefcase stealth-suit",
    "purple": "simple-disguise smoke-screen incognito-tuxedo false-documents eavesdropper",
    "yellow": "skeleton-key plasma-cutter super-magnet",
    "red": "blazeblaster",
    "city": "plans-caches secret-shades aqua-respirator utility-belt secret-place wheels"
    " signal-jammer hollow-book laundromatic",
}
COLOUR = {gear: colour for colour, kinds in COLOURS.items() for gear in kinds.split()}

CAPERS: dict[str, Count] = {
    "actress": lambda here: here.own("yellow", "purple"),
    "barber": lambda here: here.own("thief", "gear", "gear"),
    "conductor": lambda here: here.own("purple", "green"),
    "dame": lambda here: here.own("yellow", "green"),
    "mime": lambda _: 1,
    "tourist": lambda here: here.own("gear", "gear", "gear"),
    "artist": lambda here: here.own("green"),
    "chef": lambda here: here.own("city", "gear"),
    "don": lambda here: 1 + here.other("city"),
    "boxer": lambda here: here.own("city", "gear", "gear"),
    "royal": lambda here: here.both("city", "green"),
    "stealth-suit": lambda here: here.both("red"),
    "simple-disguise": lambda _: 1,
    "smoke-screen": lambda _: 1,
    "incognito-tuxedo": lambda here: here.own("green"),
    "false-documents": lambda here: here.own("yellow"),
    "eavesdropper": lambda here: here.other("thief"),
    "secret-shades": lambda _: 1,
    "utility-belt": lambda here: here.own("gear", "gear", "gear"),
    "secret-place": lambda here: here.own("purple"),
    "signal-jammer": lambda here: here.other("city"),
    "hollow-book": lambda _: 1,
}
CAPERS_OF_LOCATION: dict[str, Count] = {  # for both sides
    "pantheon": lambda here: here.own("yellow"),
    "trastevere": lambda here: here.own("purple"),
    "vatican": lambda here: here.own("green"),
}

LOOT = {
    "smuggler": "joker",
    "helping-hand": "jewel",
    "suction-scalers": "painting",
    "grappling-gun": "antique",
    "blaze-shield-suit": "jewel",
    "briefcase": "painting",
    "stealth-suit": "antique",
    "aqua-respirator": "joker",
}
LOOT_OF_LOCATION = {  # for who wins it
    "louvre": "painting",
    "moulin-rouge": "joker",
    "notre-dame": "antique",
    "versailles": "jewel",
}

POINTS: dict[str, Count] = {
    "auctioneer": lambda here: here.loot_here,
    "banker": lambda here: here.own("yellow"),
    "bon-vivant": lambda here: here.own("green"),
    "cleaner": lambda here: 3 * here.other("red"),
    "colonel": lambda here: here.own("purple"),
    "gentleman": lambda here: 3 * here.own("green", "purple", "yellow"),
    "mime": lambda here: here.other("thief"),
    "madame": lambda here: here.other("city"),
    "soprano": lambda here: 2 * here.own("city"),
    "bookie": lambda here: here.own("city"),
    "blaze-shield-suit": lambda here: 2 * here.other("red"),
    "smoke-screen": lambda _: 1,
    "plasma-cutter": lambda _: 1,
    "blazeblaster": lambda _: 1,
    "plans-caches": lambda here: here.own("city"),
    "laundromatic": lambda here: here.laundered,
}
BONUS: dict[str, Count] = {  # points for who wins the location
    "antique-shop": lambda here: 4 + 2 * here.own("yellow", "green"),
    "art-gallery": lambda here: 4 + 2 * here.own("purple", "green"),
    "bank": lambda here: 5 + here.own("yellow"),
    "casino": lambda here: 3 + 2 * here.own("thief"),
    "chapel": lambda here: 5 + here.own("thief"),
    "gala": lambda here: 5 + here.own("purple"),
    "museum": lambda here: 5 + here.own("green"),
    "yacht": lambda here: 4 + 2 * here.own("yellow", "purple"),
    "eiffel-tower": lambda here: 3 + here.loot_everywhere,
    "louvre": lambda _: 5,
    "moulin-rouge": lambda _: 4,
    "notre-dame": lambda _: 5,
    "versailles": lambda _: 5,
    "colosseum": lambda here: 2 + here.other("gear"),
    "pantheon": lambda here: 6 + here.other("yellow"),
    "trastevere": lambda here: 6 + here.other("purple"),
    "trevi-fountain": lambda here: 4 + 3 * here.own("city", "city"),
    "vatican": lambda here: 6 + here.other("green"),
    "big-ben": lambda here: 3 + here.other("gear"),
    "british-museum": lambda here: 3 + here.both("green"),
    "oxford-street": lambda here: 4 + 2 * here.other("thief"),
    "picadilly-circus": lambda here: 3 + here.both("yellow"),
    "tower-of-london": lambda here: 3 + here.both("purple"),
}
NOTHING_AT_THE_END = {"illusionist", "saint", "driver", "skeleton-key", "super-magnet", "wheels"}
CARDS = {*CAPERS, *LOOT, *POINTS, *NOTHING_AT_THE_END}


# Scoring


def counts(thieves: tuple[Thief, ...]) -> Counts:
    """A flipped thief is still a thief, flipped gear is gear without a colour (C9)."""
    found = ["thief"] * len(thieves)
    for thief in thieves:
        found += ["plain" if gear.flipped else COLOUR[gear.id] for gear in thief.gear]
    return tuple(found.count(kind) for kind in KINDS)


def working_thieves(thieves: tuple[Thief, ...]) -> list[str]:
    return [known(thief.id) for thief in thieves if not thief.flipped]


def working_gear(thieves: tuple[Thief, ...]) -> list[str]:
    return [known(gear.id) for thief in thieves for gear in thief.gear if not gear.flipped]


def known(card: str) -> str:
    if card not in CARDS:
        raise KeyError(card)
    return card


def add(table: dict[str, Count], cards: list[str], here: Here) -> int:
    return sum(table[card](here) for card in cards if card in table)


def capers(place: Place, side: int) -> int:
    """C11."""
    thieves = place.thieves[side]
    here = Here(counts(thieves), counts(place.thieves[1 - side]))
    full = sum(len(thief.gear) == 3 for thief in thieves)
    of_location = add(CAPERS_OF_LOCATION, [place.location], here)
    of_cards = add(CAPERS, working_thieves(thieves) + working_gear(thieves), here)
    return of_cards + of_location + full


def loot_points(loot: list[str]) -> int:
    """The most points, by trying every kind for every joker and then every way to form sets."""
    kinds = ("jewel", "antique", "painting")
    sure = [loot.count(kind) for kind in kinds]
    jokers = product(kinds, repeat=loot.count("joker"))
    return max(
        best_sets(tuple(n + joker.count(kind) for n, kind in zip(sure, kinds, strict=True)))
        for joker in jokers
    )


@cache
def best_sets(kinds: tuple[int, ...]) -> int:
    """1 of a set of one, 3 of two different, 6 of three different (C15)."""
    best = 0
    for taken in product((0, 1), repeat=3):
        left = tuple(n - one for n, one in zip(kinds, taken, strict=True))
        if any(taken) and min(left) >= 0:
            best = max(best, (1, 3, 6)[sum(taken) - 1] + best_sets(left))
    return best


def score_side(game: Finished, side: int) -> Score:
    purse = game.purses[side]
    wins = [capers(place, side) > capers(place, 1 - side) for place in game.places]
    loot = []  # at each place, what was won with it included (C16)
    for place, won in zip(game.places, wins, strict=True):
        cards = working_thieves(place.thieves[side]) + working_gear(place.thieves[side])
        found = [LOOT[card] for card in cards if card in LOOT]
        if won and place.location in LOOT_OF_LOCATION:
            found.append(LOOT_OF_LOCATION[place.location])
        loot.append(found)
    all_loot = [one for found in loot for one in found]
    bonuses = by_thieves = by_gear = 0
    for place, won, found in zip(game.places, wins, loot, strict=True):
        thieves = place.thieves[side]
        here = Here(
            mine=counts(thieves),
            theirs=counts(place.thieves[1 - side]),
            laundered=purse.laundered,
            loot_here=len(found),
            loot_everywhere=len(all_loot),
        )
        bonuses += BONUS[place.location](here) if won else 0
        by_thieves += add(POINTS, working_thieves(thieves), here)
        by_gear += add(POINTS, working_gear(thieves), here)
    return Score(
        capers=tuple(capers(place, side) for place in game.places),
        bonuses=bonuses,
        thieves=by_thieves,
        gear=by_gear,
        loot=loot_points(all_loot),
        discards=purse.discarded_gear if game.mode == "teams" else 0,  # C32
    )


def score(game: Finished) -> Result:
    white, green = score_side(game, 0), score_side(game, 1)
    points = [white.total, green.total]
    # Points first; then the Snitch (C21); then coins, and green before white (C17).
    keys = [(points[side], 0, game.purses[side].coins, side) for side in (0, 1)]
    if game.mode == "snitch":
        points.append(min(points) + max(points) // 6)
        keys.append((points[2], 1, 0, 2))
    if game.mode == "teams":
        points, keys = points * 2, keys * 2
    order = sorted(set(keys), reverse=True)
    standings = tuple(
        Standing(own, order.index(key) + 1) for own, key in zip(points, keys, strict=True)
    )
    winners = tuple(seat for seat, standing in enumerate(standings) if standing.place == 1)
    return Result((white, green), standings, winners)
