"""The cards of Caper as the terminal shows them: names, letters and colours."""

import re
from functools import cached_property

from rich.text import Text

from hideout.games.caper.catalogue import CaperEntry, GearEntry, LocationEntry, ThiefEntry
from hideout.games.caper.sentences import CaperSentences
from hideout.games.caper.values import GearView
from hideout.kit.catalogue import Entry
from hideout.terminal import look
from hideout.terminal.chips import Chip, Shape
from hideout.words import mark

FLIPPED = "✗"
UNKNOWN = "?"
ARTICLE = re.compile(r"(?:The|Der|Die|Das|El|La|Los|Las|Il|Lo|I|Gli|Le) |L'")
"""What the names of thieves begin with and can do without, in any language."""

# One letter for each colour, in the reader's language: no two may be the same.
LETTERS = {
    "thief": mark("T"),
    "purple": mark("P"),
    "yellow": mark("Y"),
    "green": mark("G"),
    "red": mark("R"),
    "paris": mark("B"),
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
    "rome": look.ON_PINK,
    "london": look.ON_DARK_GREEN,
}


class Cards:
    """The cards of one catalogue in one language."""

    def __init__(self, sentences: CaperSentences) -> None:
        self._sentences = sentences
        self._entries: dict[str, CaperEntry] = {
            entry.id: entry
            for section in sentences.catalogue.sections.values()
            for entry in section
            if isinstance(entry, CaperEntry)
        }

    def name(self, card: str, is_whole: bool = True) -> str:
        """A thief without its article; if not whole, only the first word."""
        name = self._sentences.card(card)
        if isinstance(self._entries[card], ThiefEntry) and (article := ARTICLE.match(name)):
            name = name[article.end() :]
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
            if isinstance(explanation.entry, CaperEntry)
        }

    def colour(self, card: str) -> str:
        return colour_of(self._entries[card])

    def letter(self, card: str, is_flipped: bool = False) -> Text:
        """`[P]`; a flipped card has no colour any more."""
        return letter_chip("" if is_flipped else self.colour(card), self._sentences)

    def in_hand(self, card: str, copies: int, is_whole: bool) -> Text:
        """`[G Helping Hand -2]`: colour, name, and the coins that come or go when it is played."""
        entry = self._entries[card]
        coins = 0
        if isinstance(entry, ThiefEntry):
            coins = entry.income
        elif isinstance(entry, GearEntry):
            coins = -entry.cost
        letter = self._sentences.words.say(LETTERS[self.colour(card)])
        sign = f"{coins:+d}" if coins else "0"
        name = self.name(card, is_whole or isinstance(entry, ThiefEntry))
        label = f"{letter} {name} {sign}"
        return Chip(label, Shape.CARD, STYLES[self.colour(card)], copies).inline()

    def gear(self, gear: GearView, is_whole: bool) -> Text:
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
    match entry:
        case ThiefEntry():
            return "thief"
        case GearEntry(colour="city"):
            return str(entry.city)
        case GearEntry():
            return entry.colour
        case LocationEntry():
            return ""
    raise TypeError(f"no entry of Caper: {entry!r}")


def letter_chip(colour: str, sentences: CaperSentences) -> Text:
    """Without a colour: of a flipped card."""
    if not colour:
        return Chip(FLIPPED, Shape.CARD, look.QUIET).inline()
    return Chip(sentences.words.say(LETTERS[colour]), Shape.CARD, STYLES[colour]).inline()


def backs(count: int) -> Text:
    """Cards nobody has shown the viewer."""
    return Chip(UNKNOWN, Shape.CARD, look.QUIET, count).inline()
