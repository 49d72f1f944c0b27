"""The table of Caper as one picture: three locations, a crew above and a crew below each."""

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Literal

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from hideout.games.caper.effect_words import EffectWords
from hideout.games.caper.sentences import CaperSentences
from hideout.games.caper.values import CaperView, PlaceView, ThiefView
from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards.caper_cards import FLIPPED, Cards, backs
from hideout.terminal.chips import Flow, OneRow
from hideout.words import mark

DECIDES = "▶"
LEADS_ABOVE, LEADS_BELOW = "▲", "▼"
FREE = "·"
WHITE, GREEN = 1, 2
"""The seats of the Masterminds."""
THIRD = 3
"""The seat of the Snitch; or, in teams, of white's Lookout, with green's next."""
GEAR_ON_THIEF = 3
ROUNDS = 6
GAP = "  "
LOOT = ("jewel", "antique", "painting", "joker")
CITIES = {"paris": mark("Paris"), "rome": mark("Rome"), "london": mark("London")}
INDENT = (0, 0, 0, 2)


class Detail(IntEnum):
    """How much the picture tells of each card."""

    TIGHT = 0
    """As LETTERS, with less around: loot is only counted, helpers without a hand are left out."""
    LETTERS = 1
    WORDS = 2
    NAMES = 3
    SENTENCES = 4


class Picture:
    def __init__(
        self, view: CaperView, sentences: CaperSentences, options: Options, detail: Detail
    ) -> None:
        self._view = view
        self._sentences = sentences
        self._words = sentences.words
        self._city = str(options["city"])
        self._detail = detail
        self._cards = Cards(sentences)
        self._is_with_snitch = len(view.seats) == THIRD
        self._below = own_side(view)
        self._above = GREEN if self._below == WHITE else WHITE

    def whole(self) -> RenderableType:
        above, below = [self._side(self._above)], [self._side(self._below)]
        if self._is_with_snitch and self._view.seat == THIRD:
            below.append(self._snitch())
        elif self._is_with_snitch and self._detail <= Detail.LETTERS:
            above[0] += self._snitch()
        elif self._is_with_snitch:
            above.append(self._snitch())
        if self._detail >= Detail.NAMES:
            below.append(self._own_hand())
        return Group(
            self._heading(),
            *(Flow(items, GAP) for items in above),
            *self._places(),
            *(Flow(items, GAP) for items in below if items),
        )

    # Around the locations

    def _heading(self) -> RenderableType:
        view, say = self._view, self._words.say
        kind = mark("Round {round} of {rounds}: thieves")
        if not view.is_thief_round:
            kind = mark("Round {round} of {rounds}: gear")
        is_tight = self._detail == Detail.TIGHT
        bank = view.bank if is_tight else self._sentences.coins(view.bank)
        said = [
            say(CITIES[self._city]),
            say(kind, round=view.round, rounds=ROUNDS),
            say("{who} starts", who=self._sentences.who(view.starter)),
            say("Bank: {coins}", coins=bank),
        ]
        if self._is_with_snitch:
            said.append(say("Pile: {cards}", cards=view.pile))
        first = said.pop(0) if is_tight else self._sentences.catalogue.title
        return Flow([Text(first, style=look.LIT), *(Text(f"· {text}") for text in said)])

    def _snitch(self) -> list[Text]:
        return self._helper(mark("Snitch: {name}"), THIRD)

    def _side(self, seat: int) -> list[Text]:
        """What belongs to white or to green, and the hands of its seats."""
        side, say = self._view.sides[seat - 1], self._words.say
        named = mark("White: {name}") if seat == WHITE else mark("Green: {name}")
        said = [
            self._sentences.coins(side.coins),
            self._sentences.points(side.points),
            *self._loot(side.loot),
        ]
        discards = str(len(side.discards))
        if side.laundered:
            discards += f" + {self._sentences.coins(side.laundered)}"
        said.append(say("Discards: {cards}", cards=discards))
        items = [self._seat(named, seat), *(Text(text) for text in said), *self._seen(seat)]
        if len(self._view.seats) > THIRD:
            lookout = seat + THIRD - WHITE
            items += self._helper(mark("Lookout: {name}"), lookout)
        return items

    def _helper(self, message: str, seat: int) -> list[Text]:
        """The Snitch, or a Lookout."""
        hand = self._seen(seat)
        if self._detail == Detail.TIGHT and not hand and seat != self._view.deciding:
            return []
        return [self._seat(message, seat), *hand]

    def _loot(self, loot: tuple[int, ...]) -> list[str]:
        if self._detail == Detail.TIGHT:
            return [self._words.say("Loot: {n}", n=sum(loot))] if any(loot) else []
        effects = EffectWords(self._words, self._city)
        return [effects.gain(kind, n) for kind, n in zip(LOOT, loot, strict=True) if n]

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
        return [*self._in_hand(hand), *([backs(unknown)] if unknown else [])]

    def _own_hand(self) -> list[Text]:
        if self._view.seat is None:
            return []
        cards = self._in_hand(self._view.seats[self._view.seat - 1].hand)
        return [Text(self._words.say("Your hand"), style=look.LIT), *cards] if cards else []

    def _in_hand(self, hand: Iterable[str | None]) -> list[Text]:
        known = Counter(card for card in hand if card is not None)
        is_whole = self._detail >= Detail.NAMES
        return [self._cards.in_hand(card, copies, is_whole) for card, copies in known.items()]

    # The locations

    def _places(self) -> Iterator[RenderableType]:
        places = self._view.places
        above = [self._crew(crew_of(place, self._above)) for place in places]
        below = [self._crew(crew_of(place, self._below)) for place in places]
        if any(above):
            yield side_by_side(above, "bottom")
        yield side_by_side(
            [self._place(number, place) for number, place in enumerate(places, start=1)],
            "top",
            look.ON_TABLE,
        )
        if any(below):
            yield side_by_side(below, "top")

    def _place(self, number: int, place: PlaceView) -> list[RenderableType]:
        name = self._sentences.card(place.location)
        lines: list[RenderableType] = [Text(f"{number} {name}", style=look.LIT), self._lead(place)]
        if self._detail >= Detail.SENTENCES:
            lines.append(Text(self._cards.sentence(place.location)))
        return lines

    def _lead(self, place: PlaceView) -> RenderableType:
        white, green = place.capers
        sign, leader = "=", None
        if white != green:
            sign, leader = (">", WHITE) if white > green else ("<", GREEN)
        capers = [
            Text(self._words.say("White {n}", n=white), look.LIT if leader == WHITE else ""),
            Text(sign),
            Text(self._words.say("{n} Green", n=green), look.LIT if leader == GREEN else ""),
        ]
        if leader:
            capers.append(Text(LEADS_BELOW if leader == self._below else LEADS_ABOVE, look.LIT))
        label = [Text(self._words.say("Capers:"))] if self._detail >= Detail.NAMES else []
        return Flow([*label, Text(" ").join(capers)])

    def _crew(self, crew: Iterable[ThiefView]) -> list[RenderableType]:
        return [
            line for spot, thief in enumerate(crew, start=1) for line in self._thief(spot, thief)
        ]

    def _thief(self, spot: int, thief: ThiefView) -> Iterator[RenderableType]:
        if self._detail <= Detail.LETTERS:
            yield OneRow(self._with_letters(spot, thief))
            return
        free = FREE * (GEAR_ON_THIEF - len(thief.gear))
        yield Flow([self._named(spot, thief), Text(free)])
        is_whole = self._detail >= Detail.NAMES
        gear = [self._cards.gear(gear, is_whole) for gear in thief.gear]
        if is_whole:
            yield from (Padding(text, INDENT) for text in gear)
        elif gear:
            yield Padding(Flow(gear), INDENT)

    def _with_letters(self, spot: int, thief: ThiefView) -> Iterator[Text]:
        """`1 Bon Vivant [P][Y]·`; or shorter, and shorter still."""
        letters = [self._cards.letter(gear.card, gear.is_flipped) for gear in thief.gear]
        free = Text(FREE * (GEAR_ON_THIEF - len(letters)))
        for is_whole in (True, False):
            yield Text(" ").join(
                [self._named(spot, thief, is_whole), Text().join([*letters, free])]
            )
        bare = Text().join([*(letter[1:-1] for letter in letters), free])
        for is_whole in (True, False):
            yield Text(" ").join([self._named(spot, thief, is_whole), bare])

    def _named(self, spot: int, thief: ThiefView, is_whole: bool = True) -> Text:
        name = self._cards.name(thief.card, is_whole)
        if thief.is_flipped:
            return Text(f"{spot} {FLIPPED}{name}", style=look.QUIET)
        return Text(f"{spot} {name}")


def own_side(view: CaperView) -> int:
    """The Mastermind whose crews lie below: the viewer, or who the viewer looks out for."""
    if view.seat is None or len(view.seats) == THIRD == view.seat:
        return WHITE
    return view.seat if view.seat <= GREEN else view.seat - GREEN


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
