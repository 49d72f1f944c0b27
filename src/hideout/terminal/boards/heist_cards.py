"""The cards of the Caper games as the terminal shows them: names, letters and colours."""

import re
from functools import cached_property
from typing import Any, NamedTuple

from rich.text import Text

from hideout.games.caper import catalogue as caper
from hideout.games.caper.sentences import CaperSentences
from hideout.games.caper.values import CaperView
from hideout.games.caper.values import PlaceView as CaperPlace
from hideout.games.caper.values import ThiefView as CaperThief
from hideout.games.caper_europe import catalogue as europe
from hideout.games.caper_europe.sentences import EuropeSentences
from hideout.games.caper_europe.values import EuropeView
from hideout.games.caper_europe.values import PlaceView as EuropePlace
from hideout.games.caper_europe.values import ThiefView as EuropeThief
from hideout.kit.catalogue import Entry
from hideout.terminal import look
from hideout.terminal.chips import Chip, Shape
from hideout.words import mark

HeistSentences = CaperSentences | EuropeSentences
HeistView = CaperView | EuropeView
PlaceView = CaperPlace | EuropePlace
ThiefView = CaperThief | EuropeThief
ThiefEntry = caper.ThiefEntry | europe.ThiefEntry
GearEntry = caper.GearEntry | europe.GearEntry
LocationEntry = caper.LocationEntry | europe.LocationEntry
HeistEntry = ThiefEntry | GearEntry | LocationEntry

FLIPPED = "✗"
UNKNOWN = "?"
ARTICLE = re.compile(r"^(?:The|Der|Die|Das|El|La|Los|Las|Il|Lo|I|Gli|Le) |^L'")
"""What names begin with and can do without, in any language."""

# One letter for each colour, in the reader's language: no two may be the same.
LETTERS = {
    "thief": mark("T"),
    "purple": mark("P"),
    "yellow": mark("Y"),
    "green": mark("G"),
    "red": mark("R"),
    "paris": mark("B"),
    "barcelona": mark("O"),
    "rome": mark("K"),
    "london": mark("D"),
}
STYLES = {
    "thief": look.ON_PAPER,
    "purple": look.ON_PURPLE,
    "yellow": look.ON_YELLOW,
    "green": look.ON_GREEN,
    "red": look.ON_RED,
    "paris": look.ON_BLUE,
    "barcelona": look.ON_ORANGE,
    "rome": look.ON_PINK,
    "london": look.ON_DARK_GREEN,
}


class Laid(NamedTuple):
    """A card of a crew."""

    card: str
    is_flipped: bool = False


def laid(thief: ThiefView) -> list[Laid]:
    """A thief and its gear, from the bottom to the top."""
    if isinstance(thief, EuropeThief):
        return [Laid(card) for card in (thief.card, *thief.gear)]
    gear = [Laid(gear.card, gear.is_flipped) for gear in thief.gear]
    return [Laid(thief.card, thief.is_flipped), *gear]


class Cards:
    """The cards of one catalogue in one language."""

    def __init__(self, sentences: HeistSentences) -> None:
        self._sentences = sentences
        self._entries: dict[str, Any] = {
            entry.id: entry
            for section in sentences.catalogue.sections.values()
            for entry in section
            if isinstance(entry, HeistEntry)
        }

    def name(self, card: str, is_whole: bool = True) -> str:
        """Without an article; if not whole, only the first word."""
        name = ARTICLE.sub("", self._sentences.card(card), count=1)
        return name if is_whole else name.partition(" ")[0]

    def sentence(self, card: str) -> str:
        """What a card or location does."""
        return self._told[card]

    @cached_property
    def _told(self) -> dict[str, str]:
        return {
            explanation.entry.id: explanation.sentence
            for explanations in self._sentences.explanations().values()
            for explanation in explanations
            if isinstance(explanation.entry, HeistEntry)
        }

    def icons(self, card: str) -> Text:  # noqa: ARG002 - for a game that has icons
        """What a card or location does, in signs; empty in a game without them."""
        return Text()

    def letter(self, card: str, is_flipped: bool = False) -> Text:
        """`[P]`; a flipped card has no colour any more."""
        colour = "" if is_flipped else colour_of(self._entries[card])
        return letter_chip(colour, self._sentences)

    def short_name(self, card: str) -> str:
        """A thief, or the first word of a gear."""
        return self.name(card, isinstance(self._entries[card], ThiefEntry))

    def in_hand(self, card: str, copies: int, name: str) -> Text:
        """`[G Helping Hand -2]`: colour, name, and the coins that come or go when it is played."""
        entry = self._entries[card]
        coins = 0
        if isinstance(entry, ThiefEntry):
            coins = entry.income
        elif isinstance(entry, GearEntry):
            coins = -entry.cost
        colour = colour_of(entry)
        label = [
            self._sentences.words.say(LETTERS[colour]),
            name,
            f"{coins:+d}" if coins else "0",
            self.icons(card).plain,
        ]
        return Chip(" ".join(filter(None, label)), Shape.CARD, STYLES[colour], copies).inline()

    def gear(self, gear: Laid, is_whole: bool) -> Text:
        """`[P] Smoke Screen` on a thief; `[✗] Smoke Screen` if it is flipped."""
        name = self.name(gear.card, is_whole)
        style = look.QUIET if gear.is_flipped else ""
        return self.letter(gear.card, gear.is_flipped).append(f" {name}", style)

    def named(self, card: str, is_flipped: bool = False) -> Text:
        """`[P] Smoke Screen`; or `[✗] Smoke Screen (flipped)`."""
        name = self._sentences.card(card)
        if is_flipped:
            name = self._sentences.words.say("{card} (flipped)", card=name)
        return self.letter(card, is_flipped).append(f" {name}", look.QUIET if is_flipped else "")


def colour_of(entry: Entry) -> str:
    """`thief`, the colour of a gear, or the city whose colour it has; empty for a location."""
    if isinstance(entry, ThiefEntry):
        return "thief"
    if isinstance(entry, GearEntry):
        return str(entry.city) if entry.colour == "city" else entry.colour
    if isinstance(entry, LocationEntry):
        return ""
    raise TypeError(f"no entry of a Caper game: {entry!r}")


def letter_chip(colour: str, sentences: HeistSentences) -> Text:
    """Without a colour: of a flipped card."""
    if not colour:
        return Chip(FLIPPED, Shape.CARD, look.QUIET).inline()
    return Chip(sentences.words.say(LETTERS[colour]), Shape.CARD, STYLES[colour]).inline()


def backs(count: int) -> Text:
    """Cards nobody has shown the viewer."""
    return Chip(UNKNOWN, Shape.CARD, look.QUIET, count).inline()
