"""A second scorer of Caper: Europe, straight from the rulebooks: plain Python, nothing shared.

Of the program it reads the catalogue only, as a plain file. Sides: 0 white, 1 green.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import permutations, product
from typing import Any


@dataclass(frozen=True)
class Icon:
    verb: str
    what: str = ""
    amount: int = 1
    per: tuple[str, ...] = ()
    whose: str = "own"
    eye: str = ""
    if_won: bool = False


@dataclass(frozen=True)
class Card:
    id: str
    colour: str
    """`thief` is one, too: thieves are cream."""
    city: str
    coins: int
    """What a thief brings, what gear costs."""
    copies: int
    icons: tuple[Icon, ...]

    @property
    def is_thief(self) -> bool:
        return self.colour == "thief"


@dataclass(frozen=True)
class Location:
    id: str
    points: int
    bonus: tuple[Icon, ...]
    ongoing: tuple[Icon, ...]


def icons(effects: list[dict[str, Any]]) -> tuple[Icon, ...]:
    return tuple(Icon(**{**effect, "per": tuple(effect.get("per", ()))}) for effect in effects)


CATALOGUE = tomllib.loads(
    files("hideout.games.caper_europe").joinpath("catalogue.toml").read_text("utf-8")
)
CARDS = {
    one["id"]: Card(
        id=one["id"],
        colour=one.get("colour", "thief"),
        city=one.get("city", ""),
        coins=one["income"] if "income" in one else one["cost"],
        copies=one.get("copies", 1),
        icons=icons(one["effects"]),
    )
    for one in (*CATALOGUE["thieves"], *CATALOGUE["gear"])
}
LOCATIONS = {
    one["id"]: Location(
        one["id"], one["points"], icons(one["bonus"]), icons(one.get("ongoing", []))
    )
    for one in CATALOGUE["locations"]
}
GOODS = ("diamond", "painting", "antique")


Thief = tuple[str, ...]
"""A thief and its gear, from bottom to top."""
Crew = tuple[Thief, ...]


@dataclass(frozen=True)
class Place:
    location: str
    crews: tuple[Crew, Crew]
    """White's and green's."""
    tracker: int
    """Spaces toward white."""


@dataclass(frozen=True)
class Hideout:
    """All else that a side has."""

    coins: int = 0
    laundered: int = 0
    goods: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Finished:
    places: tuple[Place, ...]
    hideouts: tuple[Hideout, Hideout]


@dataclass(frozen=True)
class Score:
    locations: int = 0
    """The points and the end effects of those won."""
    stars: int = 0
    ongoing: int = 0
    """Of locations, whoever wins them."""
    thieves: int = 0
    gear: int = 0
    goods: int = 0

    @property
    def total(self) -> int:
        return self.locations + self.stars + self.ongoing + self.thieves + self.gear + self.goods


# Sets (E7)

Colours = tuple[str, ...]
"""Of all cards that can be counted."""


def fits(colour: str, slot: str) -> bool:
    """Any gear is gear, whatever its colour."""
    return colour == slot or (slot == "gear" and colour != "thief")


def most_sets(colours: Colours, recipe: tuple[str, ...]) -> int:
    useful = (colour for colour in colours if any(fits(colour, slot) for slot in recipe))
    return disjoint_sets(tuple(sorted(useful)), recipe)


@cache
def disjoint_sets(colours: Colours, recipe: tuple[str, ...]) -> int:
    """The most sets without a card in common, by trying every first one."""
    best = 0
    for taken in set(permutations(colours, len(recipe))):
        if all(fits(colour, slot) for colour, slot in zip(taken, recipe, strict=True)):
            left = list(colours)
            for colour in taken:
                left.remove(colour)
            best = max(best, 1 + disjoint_sets(tuple(left), recipe))
    return best


def colours_of(crew: Crew) -> Colours:
    return tuple(CARDS[card].colour for thief in crew for card in thief)


@dataclass(frozen=True)
class Here:
    """What a side can count at a place."""

    mine: Colours
    theirs: Colours
    hideout: Hideout

    def times(self, icon: Icon) -> int:
        """How often an icon counts, by what stands after its 'for each'."""
        if not icon.per:
            return 1
        match icon.per[0]:
            case "good":
                return len(self.hideout.goods)
            case "diamond" | "painting" | "antique":
                return self.hideout.goods.count(icon.per[0])
            case "laundered-coin":
                return self.hideout.laundered
        if icon.whose == "discards":
            colours = tuple(CARDS[card].colour for card in self.hideout.discards)
        else:
            colours = {
                "own": self.mine,
                "theirs": self.theirs,
                "both": self.mine + self.theirs,
            }[icon.whose]
        return most_sets(colours, icon.per)


# Scoring


@cache
def goods_points(goods: tuple[int, ...]) -> int:
    """The most of all ways to sort them: single 2, two different 5, three different 9 (E13)."""
    best = 0
    for taken in product((0, 1), repeat=3):
        left = tuple(n - one for n, one in zip(goods, taken, strict=True))
        if any(taken) and min(left) >= 0:
            best = max(best, (2, 5, 9)[sum(taken) - 1] + goods_points(left))
    return best


def seen_on_top(crew: Crew) -> set[str]:
    """The colours of the topmost gear."""
    return {CARDS[thief[-1]].colour for thief in crew if len(thief) > 1}


def points(shown: tuple[Icon, ...], here: Here, crew: Crew, won: bool) -> int:
    """What the point icons of a card or location come to."""
    found = 0
    for icon in shown:
        is_point = icon.verb == "gain" and icon.what == "point"
        is_seen = not icon.eye or icon.eye in seen_on_top(crew)
        if is_point and is_seen and (won or not icon.if_won):
            found += icon.amount * here.times(icon)
    return found


STARS = {0: 0, 1: 0, 2: 0, 3: 1, 4: 2}
"""By how far a tracker went (E12)."""


def score_side(game: Finished, side: int) -> Score:
    hideout = game.hideouts[side]
    locations = stars = ongoing = by_thieves = by_gear = 0
    for place in game.places:
        crew = place.crews[side]
        here = Here(colours_of(crew), colours_of(place.crews[1 - side]), hideout)
        location = LOCATIONS[place.location]
        won = place.tracker > 0 if side == 0 else place.tracker < 0
        if won:
            locations += location.points + points(location.bonus, here, crew, won)
            stars += STARS[abs(place.tracker)]
        ongoing += points(location.ongoing, here, crew, won)
        for thief, *gear in crew:
            by_thieves += points(CARDS[thief].icons, here, crew, won)
            by_gear += sum(points(CARDS[card].icons, here, crew, won) for card in gear)
    goods = goods_points(tuple(hideout.goods.count(kind) for kind in GOODS))
    return Score(locations, stars, ongoing, by_thieves, by_gear, goods)


def winners(game: Finished, scores: tuple[Score, Score]) -> tuple[int, ...]:
    """Points, then coins, then goods; then it is a draw (E13)."""
    keys = [
        (score.total, hideout.coins, len(hideout.goods))
        for score, hideout in zip(scores, game.hideouts, strict=True)
    ]
    return tuple(side for side in (0, 1) if keys[side] == max(keys))
