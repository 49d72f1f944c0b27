"""The table of a Caper game as one picture: three locations, a crew above and a crew below each."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Generic, Literal, TypeVar

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards.heist_cards import (
    FLIPPED,
    Cards,
    HeistSentences,
    HeistView,
    Laid,
    PlaceView,
    ThiefView,
    backs,
    laid,
)
from hideout.terminal.chips import Flow, OneRow
from hideout.words import mark

DECIDES = "▶"
FREE = "·"
WHITE, GREEN = 1, 2
"""The seats of the two sides."""
SIDES = (mark("White"), mark("Green"))
GEAR_ON_THIEF = 3
ROUNDS = 6
GAP = "  "
CITIES = {
    "paris": mark("Paris"),
    "barcelona": mark("Barcelona"),
    "rome": mark("Rome"),
    "london": mark("London"),
}
INDENT = (0, 0, 0, 2)

View = TypeVar("View", bound=HeistView)
Names = TypeVar("Names", bound=HeistSentences)


class Detail(IntEnum):
    """How much the picture tells of each card."""

    BARE = 0
    """As TIGHT; cards with icons do without names in a hand."""
    TIGHT = 1
    """As LETTERS, with less around."""
    LETTERS = 2
    WORDS = 3
    NAMES = 4
    SENTENCES = 5


class HeistPicture(ABC, Generic[View, Names]):
    def __init__(
        self,
        view: View,
        sentences: Names,
        options: Options,
        detail: Detail,
        cards: Cards,
        below: int,
    ) -> None:
        """Below lie the crews of this side."""
        self._view = view
        self._sentences = sentences
        self._words = sentences.words
        self._city = str(options["city"])
        self._detail = detail
        self._cards = cards
        self._below = below
        self._above = GREEN if below == WHITE else WHITE

    def whole(self) -> RenderableType:
        above, below = self._around()
        if self._detail >= Detail.NAMES:
            below.append(self._own_hand())
        return Group(
            self._heading(),
            *(Flow(items, GAP) for items in above),
            *self._places(),
            *(Flow(items, GAP) for items in below if items),
        )

    # Around the locations

    @abstractmethod
    def _side(self, seat: int) -> list[Text]:
        """What belongs to white or to green, and the hands of its seats."""

    @abstractmethod
    def _stock(self) -> list[str]:
        """What lies ready for all, in words."""

    def _around(self) -> tuple[list[list[Text]], list[list[Text]]]:
        """Lines above and below the locations."""
        return [self._side(self._above)], [self._side(self._below)]

    def _heading(self) -> RenderableType:
        view, say = self._view, self._words.say
        kind = mark("Round {round} of {rounds}: thieves")
        if not view.is_thief_round:
            kind = mark("Round {round} of {rounds}: gear")
        said = [
            say(CITIES[self._city]),
            say(kind, round=view.round, rounds=ROUNDS),
            say("{who} starts", who=self._sentences.who(view.starter)),
            *self._stock(),
        ]
        first = self._sentences.catalogue.title
        if self._detail <= Detail.TIGHT:
            first = said.pop(0)
        return Flow([Text(first, style=look.LIT), *(Text(f"· {text}") for text in said)])

    def _bank(self, coins: int) -> str:
        is_tight = self._detail <= Detail.TIGHT
        said = str(coins) if is_tight else self._sentences.coins(coins)
        return self._words.say("Bank: {coins}", coins=said)

    def _named_side(self, seat: int) -> Text:
        named = mark("White: {name}") if seat == WHITE else mark("Green: {name}")
        return self._seat(named, seat)

    def _seat(self, message: str, seat: int) -> Text:
        name = self._sentences.who(seat)
        if seat == self._view.seat:
            name = self._words.say("{name} (you)", name=name)
        decides = seat == self._view.deciding
        sign = f"{DECIDES} " if decides else ""
        return Text(sign + self._words.say(message, name=name), look.LIT if decides else "bold")

    def _seen(self, seat: int) -> list[Text]:
        """What the viewer sees of a hand; the own one, where there is room, has its own line."""
        hand = self._view.seats[seat - 1].hand
        if seat == self._view.seat:
            return [] if self._detail >= Detail.NAMES else self._own_hand()
        unknown = hand.count(None)
        return [*self._in_hand(hand, is_own=False), *([backs(unknown)] if unknown else [])]

    def _own_hand(self) -> list[Text]:
        if self._view.seat is None:
            return []
        cards = self._in_hand(self._view.seats[self._view.seat - 1].hand, is_own=True)
        return [Text(self._words.say("Your hand"), style=look.LIT), *cards] if cards else []

    def _in_hand(self, hand: Iterable[str | None], is_own: bool) -> list[Text]:
        known = Counter(card for card in hand if card is not None)
        return [
            self._cards.in_hand(card, copies, self._name_in_hand(card, is_own))
            for card, copies in known.items()
        ]

    def _name_in_hand(self, card: str, is_own: bool) -> str:  # noqa: ARG002 - for one with icons
        is_whole = self._detail >= Detail.NAMES
        return self._cards.name(card) if is_whole else self._cards.short_name(card)

    # The locations

    @abstractmethod
    def _place(self, index: int) -> list[RenderableType]:
        """What stands between the two crews of a location."""

    def _places(self) -> Iterator[RenderableType]:
        places = self._view.places
        above = [self._crew(crew_of(place, self._above)) for place in places]
        below = [self._crew(crew_of(place, self._below)) for place in places]
        if any(above):
            yield side_by_side(above, "bottom")
        yield side_by_side(
            [self._place(index) for index in range(len(places))], "top", look.ON_TABLE
        )
        if any(below):
            yield side_by_side(below, "top")

    def _crew(self, crew: Iterable[ThiefView]) -> list[RenderableType]:
        return [
            line
            for spot, thief in enumerate(crew, start=1)
            for line in self._thief(spot, *laid(thief))
        ]

    def _thief(self, spot: int, thief: Laid, *gear: Laid) -> Iterator[RenderableType]:
        if self._detail <= Detail.LETTERS:
            yield OneRow(self._with_letters(spot, thief, gear))
            return
        free = FREE * (GEAR_ON_THIEF - len(gear))
        yield Flow([self._named(spot, thief), Text(free)])
        is_whole = self._detail >= Detail.NAMES
        named = [self._cards.gear(card, is_whole) for card in gear]
        if is_whole:
            yield from (Padding(text, INDENT) for text in named)
        elif named:
            yield Padding(Flow(named), INDENT)

    def _with_letters(self, spot: int, thief: Laid, gear: Iterable[Laid]) -> Iterator[Text]:
        """`1 Bon Vivant [P][Y]·`; or shorter, and shorter still."""
        letters = [self._cards.letter(*card) for card in gear]
        free = Text(FREE * (GEAR_ON_THIEF - len(letters)))
        for is_whole in (True, False):
            yield Text(" ").join(
                [self._named(spot, thief, is_whole), Text().join([*letters, free])]
            )
        bare = Text().join([*(letter[1:-1] for letter in letters), free])
        for is_whole in (True, False):
            yield Text(" ").join([self._named(spot, thief, is_whole), bare])

    def _named(self, spot: int, thief: Laid, is_whole: bool = True) -> Text:
        name = self._cards.name(thief.card, is_whole)
        if thief.is_flipped:
            return Text(f"{spot} {FLIPPED}{name}", style=look.QUIET)
        return Text(f"{spot} {name}")


def crew_of(place: PlaceView, seat: int) -> tuple[ThiefView, ...]:
    return place.white if seat == WHITE else place.green


def side_by_side(
    columns: list[list[RenderableType]],
    vertical: Literal["top", "bottom"],
    style: str = "",
) -> RenderableType:
    """Columns of the same width, with lines between them."""
    grid = Grid(
        box=box.SQUARE,
        show_header=False,
        show_edge=False,
        pad_edge=False,
        expand=True,
        style=style,
        border_style=look.QUIET,
    )
    for _ in columns:
        grid.add_column(ratio=1, vertical=vertical, overflow="fold", style=style)
    grid.add_row(*(Group(*column) for column in columns))
    return grid
