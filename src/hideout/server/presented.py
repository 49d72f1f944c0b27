"""How the lobby presents the games: what each is about, its options and who sits where, in words.

The values of a game's options and the names of its parts are the game's own; here is only what
people call them when they choose.
"""

from dataclasses import dataclass

from hideout.kit.options import Options, OptionValue
from hideout.words import mark


@dataclass(frozen=True)
class Presented:
    title: str
    sentence: str
    """What it is about."""


CITY = Presented(mark("City"), mark("Where it happens: each city has cards of its own."))
CITIES: dict[OptionValue, Presented] = {
    "paris": Presented(mark("Paris"), mark("Light blue gear; the Louvre and the Eiffel Tower.")),
    "barcelona": Presented(
        mark("Barcelona"), mark("Orange gear; La Rambla and the Sagrada Família.")
    ),
    "rome": Presented(mark("Rome"), mark("Pink gear; the Pantheon and the Colosseum.")),
    "london": Presented(mark("London"), mark("Dark green gear; Big Ben and the Tower.")),
}

GAMES = {
    "caper-europe": mark(
        "Two Masterminds send thieves with gear to three places of a city, and steal goods."
    ),
    "caper": mark(
        "The first Caper: two gangs and three places; also with a Snitch, or in teams of two."
    ),
    "art-robbery": mark(
        "Four heists in a gallery. Grab the most loot, but mind your alibis: the fewest get caught."
    ),
}

OPTIONS = {
    ("caper-europe", "city"): CITY,
    ("caper", "city"): CITY,
    ("caper", "mode"): Presented(mark("Mode"), mark("How many play, and in which roles.")),
    ("art-robbery", "players"): Presented(mark("Number of players"), mark("How many play.")),
    ("art-robbery", "loot"): Presented(
        mark("Safe loot"), mark("Whether loot that lies face down can be looked at again.")
    ),
}

VALUES: dict[tuple[str, str], dict[OptionValue, Presented]] = {
    ("caper-europe", "city"): CITIES,
    ("caper", "city"): {city: CITIES[city] for city in ("paris", "rome", "london")},
    ("caper", "mode"): {
        "two": Presented(mark("Two"), mark("Two Masterminds against each other.")),
        "snitch": Presented(
            mark("Three, with a Snitch"), mark("The Snitch deals out cards, and profits from both.")
        ),
        "teams": Presented(
            mark("Four, in teams"), mark("Two Masterminds, each with a Lookout who passes cards.")
        ),
    },
    ("art-robbery", "players"): {
        2: Presented(mark("Two"), ""),
        3: Presented(mark("Three"), ""),
        4: Presented(mark("Four"), ""),
        5: Presented(mark("Five"), ""),
    },
    ("art-robbery", "loot"): {
        "shown": Presented(mark("Shown"), mark("A memory aid: you may look at it at any time.")),
        "hidden": Presented(mark("Hidden"), mark("Remember for yourself who has what.")),
    },
}

MASTERMIND, SNITCH, LOOKOUT = mark("Mastermind"), mark("Snitch"), mark("Lookout")


def roles(game: str, options: Options, seats: int) -> list[str]:
    """What each seat is called; nothing where all are alike."""
    if game == "art-robbery":
        return [""] * seats
    helpers = {"snitch": [SNITCH], "teams": [LOOKOUT, LOOKOUT]}
    return [MASTERMIND, MASTERMIND, *helpers.get(str(options.get("mode")), [])]
