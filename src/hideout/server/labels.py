"""The texts of the page itself, by the key it asks for them with: an area for each part of it.

Sentences about games, cards and moves are not here: the rules' own words make those.
"""

from hideout.words import Words, mark

LOBBY = {
    "hideout": mark("Hideout"),
    "language": mark("Language"),
    "preferences": mark("Preferences"),
    "theme": mark("Theme"),
    "theme-system": mark("As the device"),
    "theme-dark": mark("Dark"),
    "theme-light": mark("Light"),
    "pace": mark("Pace"),
    "pace-slow": mark("Slow"),
    "pace-normal": mark("Normal"),
    "pace-fast": mark("Fast"),
    "close": mark("Close"),
    "cancel": mark("Cancel"),
    "name": mark("Name"),
    "sit-down": mark("Sit down"),
    "quick-start": mark("Play now"),
    "to-lobby": mark("To the lobby"),
    "connecting": mark("Connecting …"),
    "line-lost": mark("The connection is lost. Trying again …"),
    "server-gone": mark("The server does not answer."),
    "try-again": mark("Try again"),
}
"""Also what is the same everywhere: preferences, the connection, buttons."""

TABLE: dict[str, str] = {}
"""Around every board."""

HEIST: dict[str, str] = {}
"""The boards of the two Capers."""

ART_ROBBERY = {
    "art-middle": mark("Middle"),
    "art-heists": mark("Heists"),
    "art-over": mark("Over"),
    "art-hand": mark("Your hand"),
    "art-cards": mark("Cards in hand"),
    "art-points": mark("Points"),
    "art-alibis": mark("Alibis"),
    "art-loot": mark("Loot"),
    "art-hidden": mark("Hidden"),
    "art-short": mark("Too few alibis"),
    "art-short-why": mark("Too few alibis: would be arrested or fined if the game ended now."),
    "art-decides": mark("This player decides now."),
    "art-wanted": mark("A thief wants it."),
    "art-draw-pile": mark("Draw pile"),
    "art-discards": mark("Discards"),
    "art-no-discards": mark("No card has been played yet."),
    "art-take-nothing": mark("Take nothing"),
    "art-leaves": mark("This move takes it away."),
    "art-comes": mark("This move brings it here."),
    "art-after": mark("After this move:"),
}
"""The board of Art Robbery."""

AREAS = (LOBBY, TABLE, HEIST, ART_ROBBERY)
LABELS = {key: text for area in AREAS for key, text in area.items()}


def labels_in(language: str) -> dict[str, str]:
    """What stands between braces in a label is for the page to fill in."""
    words = Words(language)
    return {key: words.name(text) for key, text in LABELS.items()}
