"""Caper in the terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hideout.games.caper.catalogue import GearEntry, LocationEntry, ThiefEntry
from hideout.games.caper.effect_words import EffectWords
from hideout.games.caper.sentences import CaperSentences
from hideout.games.caper.values import CaperView, GearView, ThiefView
from hideout.kit.catalogue import Entry
from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards import Board, Setting
from hideout.terminal.boards.caper_cards import FLIPPED, Cards, backs, letter_chip
from hideout.terminal.boards.caper_picture import (
    DECIDES,
    FREE,
    LEADS_ABOVE,
    LEADS_BELOW,
    Detail,
    Picture,
)
from hideout.terminal.chips import Fitting, Flow
from hideout.words import mark

Row = tuple[Text, str]

SIDES = (mark("White"), mark("Green"))
DISCARDS = (mark("Discards of white"), mark("Discards of green"))


class CaperBoard(Board):
    sections: ClassVar[dict[str, str]] = {
        "thieves": mark("Thieves"),
        "gear": mark("Gear"),
        "locations": mark("Locations"),
    }
    is_crowded = True
    tells_cards = True

    def picture(
        self, view: CaperView, sentences: CaperSentences, setting: Setting
    ) -> RenderableType:
        """With as much detail as there is room for."""
        pictures = (
            Picture(view, sentences, setting.options, detail).whole()
            for detail in sorted(Detail, reverse=True)
        )
        return Fitting(pictures, setting.lines)

    def cards(self, view: CaperView, sentences: CaperSentences) -> RenderableType:
        return Group(
            *_hands(view, sentences), *_places(view, sentences), *_discards(view, sentences)
        )

    def piece(self, entry: Entry, sentences: CaperSentences) -> Text | None:
        match entry:
            case ThiefEntry() | GearEntry():
                return Cards(sentences).named(entry.id)
            case LocationEntry():
                return None
        raise TypeError(f"no entry of Caper: {entry!r}")

    def marks(self, sentences: CaperSentences, options: Options) -> list[tuple[Text, str]]:
        say = sentences.words.say
        city = str(options["city"])
        effects = EffectWords(sentences.words, city)
        colours = ("thief", "purple", "yellow", "green", "red", "city")
        letters = [
            (letter_chip(city if colour == "city" else colour, sentences), effects.piece(colour))
            for colour in colours
        ]
        return [
            (Text(DECIDES, look.LIT), say("This player decides now.")),
            *letters,
            (Text(f"[{FLIPPED}]"), say("A flipped card: it has no colour and no effect.")),
            (Text(FREE), say("Room for one more gear.")),
            (Text("+2"), say("The coins a thief brings.")),
            (Text("-2"), say("The coins a gear costs, if nothing changes its cost.")),
            (backs(2), say("Cards that you have not seen.")),
            (
                Text(f"{LEADS_ABOVE} {LEADS_BELOW}", look.LIT),
                say("The crew that has more capers: the one above or the one below."),
            ),
        ]

    def tells_points(self, view: CaperView) -> bool:  # noqa: ARG002 - every board's form
        return True


BOARD = CaperBoard()


# Every card, with what it does


def _hands(view: CaperView, sentences: CaperSentences) -> Iterator[RenderableType]:
    cards = Cards(sentences)
    for seat in view.seats:
        if known := [card for card in seat.hand if card is not None]:
            title = sentences.words.say("Hand of {who}", who=sentences.who(seat.seat))
            yield Text(title, style=look.LIT)
            yield _told((cards.named(card), cards.sentence(card)) for card in known)
            yield Text()


def _places(view: CaperView, sentences: CaperSentences) -> Iterator[RenderableType]:
    cards = Cards(sentences)
    for number, place in enumerate(view.places, start=1):
        yield Text(f"{number} {sentences.card(place.location)}", style=look.LIT)
        yield Text(cards.sentence(place.location))
        for side, crew in zip(SIDES, (place.white, place.green), strict=True):
            if crew:
                yield Text(sentences.words.say(side), style=look.LIT)
                yield _told(_crew(crew, cards))
        yield Text()


def _crew(crew: Iterable[ThiefView], cards: Cards) -> Iterator[Row]:
    for spot, thief in enumerate(crew, start=1):
        laid: list[ThiefView | GearView] = [thief, *thief.gear]
        for card in laid:
            before = f"{spot} " if card is thief else "  "
            name = Text(before).append_text(cards.named(card.card, card.is_flipped))
            yield name, "" if card.is_flipped else cards.sentence(card.card)


def _discards(view: CaperView, sentences: CaperSentences) -> Iterator[RenderableType]:
    cards = Cards(sentences)
    for title, side in zip(DISCARDS, view.sides, strict=True):
        if side.discards:
            yield Text(sentences.words.say(title), style=look.LIT)
            counted = Counter(side.discards).items()
            yield Flow(
                (cards.named(card).append(f" x{n}" if n > 1 else "") for card, n in counted), "  "
            )
            yield Text()


def _told(rows: Iterable[Row]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for card, sentence in rows:
        grid.add_row(card, Text(sentence))
    return grid
