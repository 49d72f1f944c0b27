"""The table of Caper as one picture."""

from rich.console import RenderableType
from rich.text import Text

from hideout.games.caper.effect_words import EffectWords
from hideout.games.caper.sentences import CaperSentences
from hideout.games.caper.values import CaperView, PlaceView
from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards.heist_cards import Cards
from hideout.terminal.boards.heist_picture import GREEN, WHITE, Detail, HeistPicture
from hideout.terminal.chips import Flow
from hideout.words import mark

LEADS_ABOVE, LEADS_BELOW = "▲", "▼"
THIRD = 3
"""The seat of the Snitch; or, in teams, of white's Lookout, with green's next."""
LOOT = ("jewel", "antique", "painting", "joker")


class Picture(HeistPicture[CaperView, CaperSentences]):
    """When tight, loot is only counted and helpers without a hand are left out."""

    def __init__(
        self, view: CaperView, sentences: CaperSentences, options: Options, detail: Detail
    ) -> None:
        super().__init__(view, sentences, options, detail, Cards(sentences), own_side(view))
        self._is_with_snitch = len(view.seats) == THIRD

    # Around the locations

    def _around(self) -> tuple[list[list[Text]], list[list[Text]]]:
        above, below = super()._around()
        if self._is_with_snitch and self._view.seat == THIRD:
            below.append(self._snitch())
        elif self._is_with_snitch and self._detail <= Detail.LETTERS:
            above[0] += self._snitch()
        elif self._is_with_snitch:
            above.append(self._snitch())
        return above, below

    def _stock(self) -> list[str]:
        bank = self._bank(self._view.bank)
        if not self._is_with_snitch:
            return [bank]
        return [bank, self._words.say("Pile: {cards}", cards=self._view.pile)]

    def _snitch(self) -> list[Text]:
        return self._helper(mark("Snitch: {name}"), THIRD)

    def _side(self, seat: int) -> list[Text]:
        side, say = self._view.sides[seat - 1], self._words.say
        said = [
            self._sentences.coins(side.coins),
            self._sentences.points(side.points),
            *self._loot(side.loot),
        ]
        discards = str(len(side.discards))
        if side.laundered:
            discards += f" + {self._sentences.coins(side.laundered)}"
        said.append(say("Discards: {cards}", cards=discards))
        items = [self._named_side(seat), *(Text(text) for text in said), *self._seen(seat)]
        if len(self._view.seats) > THIRD:
            lookout = seat + THIRD - WHITE
            items += self._helper(mark("Lookout: {name}"), lookout)
        return items

    def _helper(self, message: str, seat: int) -> list[Text]:
        """The Snitch, or a Lookout."""
        hand = self._seen(seat)
        if self._detail <= Detail.TIGHT and not hand and seat != self._view.deciding:
            return []
        return [self._seat(message, seat), *hand]

    def _loot(self, loot: tuple[int, ...]) -> list[str]:
        if self._detail <= Detail.TIGHT:
            return [self._words.say("Loot: {n}", n=sum(loot))] if any(loot) else []
        effects = EffectWords(self._words, self._city)
        return [effects.gain(kind, n) for kind, n in zip(LOOT, loot, strict=True) if n]

    # The locations

    def _place(self, index: int) -> list[RenderableType]:
        place = self._view.places[index]
        name = self._sentences.card(place.location)
        lines: list[RenderableType] = [
            Text(f"{index + 1} {name}", style=look.LIT),
            self._lead(place),
        ]
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


def own_side(view: CaperView) -> int:
    """The Mastermind whose crews lie below: the viewer, or who the viewer looks out for."""
    if view.seat is None or len(view.seats) == THIRD == view.seat:
        return WHITE
    return view.seat if view.seat <= GREEN else view.seat - GREEN
