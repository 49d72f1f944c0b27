"""What the boards of the Caper games have in common."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hideout.kit.catalogue import Entry
from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards import Board, Setting
from hideout.terminal.boards.heist_cards import (
    Cards,
    HeistEntry,
    HeistSentences,
    HeistView,
    LocationEntry,
    PlaceView,
    ThiefView,
    backs,
    laid,
    letter_chip,
)
from hideout.terminal.boards.heist_picture import DECIDES, FREE, SIDES, Detail, HeistPicture
from hideout.terminal.chips import Fitting, Flow
from hideout.words import mark

Row = tuple[Text, str]

DISCARDS = (mark("Discards of white"), mark("Discards of green"))
COLOURS = ("thief", "purple", "yellow", "green", "red", "city")


class HeistBoard(Board):
    sections: ClassVar[dict[str, str]] = {
        "thieves": mark("Thieves"),
        "gear": mark("Gear"),
        "locations": mark("Locations"),
    }
    is_crowded = True
    tells_cards = True

    @abstractmethod
    def drawn(
        self, view: Any, sentences: Any, options: Options, detail: Detail
    ) -> HeistPicture[Any, Any]:
        """The picture with this much detail."""

    @abstractmethod
    def own_marks(self, sentences: Any, options: Options) -> list[Row]:
        """The marks that only this game has."""

    @abstractmethod
    def colour(self, colour: str, sentences: Any, city: str) -> str:
        """What cards of a colour are called."""

    def picture(self, view: Any, sentences: Any, setting: Setting) -> RenderableType:
        """With as much detail as there is room for."""
        pictures = (
            self.drawn(view, sentences, setting.options, detail).whole()
            for detail in sorted(Detail, reverse=True)
        )
        return Fitting(pictures, setting.lines)

    def cards(self, view: HeistView, sentences: HeistSentences) -> RenderableType:
        return Group(
            *_hands(view, sentences), *_places(view, sentences), *_discards(view, sentences)
        )

    def piece(self, entry: Entry, sentences: Any) -> Text | None:
        if isinstance(entry, LocationEntry):
            return None
        if isinstance(entry, HeistEntry):
            return Cards(sentences).named(entry.id)
        raise TypeError(f"no entry of a Caper game: {entry!r}")

    def marks(self, sentences: Any, options: Options) -> list[Row]:
        say = sentences.words.say
        city = str(options["city"])
        letters = [
            (
                letter_chip(city if colour == "city" else colour, sentences),
                self.colour(colour, sentences, city),
            )
            for colour in COLOURS
        ]
        return [
            (Text(DECIDES, look.LIT), say("This player decides now.")),
            *letters,
            (Text(FREE), say("Room for one more gear.")),
            (Text("+2"), say("The coins a thief brings.")),
            (backs(2), say("Cards that you have not seen.")),
            *self.own_marks(sentences, options),
        ]


# Every card, with what it does


def _hands(view: HeistView, sentences: HeistSentences) -> Iterator[RenderableType]:
    cards = Cards(sentences)
    for seat in view.seats:
        if known := [card for card in seat.hand if card is not None]:
            title = sentences.words.say("Hand of {who}", who=sentences.who(seat.seat))
            yield Text(title, style=look.LIT)
            yield _told((cards.named(card), cards.sentence(card)) for card in known)
            yield Text()


def _places(view: HeistView, sentences: HeistSentences) -> Iterator[RenderableType]:
    cards = Cards(sentences)
    places: tuple[PlaceView, ...] = view.places
    for number, place in enumerate(places, start=1):
        yield Text(f"{number} {sentences.card(place.location)}", style=look.LIT)
        yield Text(cards.sentence(place.location))
        for side, crew in zip(SIDES, (place.white, place.green), strict=True):
            if crew:
                yield Text(sentences.words.say(side), style=look.LIT)
                yield _told(_crew(crew, cards))
        yield Text()


def _crew(crew: Iterable[ThiefView], cards: Cards) -> Iterator[Row]:
    for spot, thief in enumerate(crew, start=1):
        for before, card in zip((f"{spot} ", *("  ",) * len(thief.gear)), laid(thief), strict=True):
            name = Text(before).append_text(cards.named(*card))
            yield name, "" if card.is_flipped else cards.sentence(card.card)


def _discards(view: HeistView, sentences: HeistSentences) -> Iterator[RenderableType]:
    cards = Cards(sentences)
    for title, discards in zip(DISCARDS, (side.discards for side in view.sides), strict=True):
        if discards:
            yield Text(sentences.words.say(title), style=look.LIT)
            counted = Counter(discards).items()
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
