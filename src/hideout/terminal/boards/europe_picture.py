"""The table of Caper: Europe as one picture."""

from rich.console import RenderableType
from rich.text import Text

from hideout.games.caper_europe.effects import GOODS
from hideout.games.caper_europe.sentences import EuropeSentences
from hideout.games.caper_europe.values import EuropeView, Goods, PlaceView, SideView
from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards.europe_icons import (
    COIN,
    DISCARDED,
    LAUNDERED,
    POINT,
    IconCards,
    goods_signs,
)
from hideout.terminal.boards.heist_picture import GREEN, SIDES, WHITE, Detail, HeistPicture
from hideout.terminal.chips import Flow, OneRow

SPACES = "··12"
"""From the middle outward, with the stars of each (E12)."""
MIDDLE = "|"
ABOVE, BELOW = "△▲", "▽▼"
"""The ends of a track; filled on the side that is ahead."""
SHORTEST = 7
"""Letters of a location's name, where there is no room for more."""
TRACKER = f"{look.LIT} on {look.INK}"
STYLES = {WHITE: look.ON_PAPER, GREEN: look.ON_GREEN}


class Picture(HeistPicture[EuropeView, EuropeSentences]):
    def __init__(
        self, view: EuropeView, sentences: EuropeSentences, options: Options, detail: Detail
    ) -> None:
        cards = IconCards(sentences, str(options["city"]))
        super().__init__(view, sentences, options, detail, cards, view.seat or WHITE)

    # Around the locations

    def _stock(self) -> list[str]:
        return [self._bank(self._view.supply)]

    def _side(self, seat: int) -> list[Text]:
        side = self._view.sides[seat - 1]
        said = self._signs(side) if self._detail <= Detail.TIGHT else self._told(side)
        return [self._named_side(seat), *(Text(text) for text in said), *self._seen(seat)]

    def _signs(self, side: SideView) -> list[str]:
        """`3¢ 12★ ◆1 Ω2 £1 ↓4`."""
        said = [f"{side.coins}{COIN}", f"{side.points}{POINT}", goods_signs(side.goods)]
        for sign, n in ((LAUNDERED, side.laundered), (DISCARDED, len(side.discards))):
            said.append(f"{sign}{n}" if n else "")
        return [" ".join(filter(None, said))]

    def _told(self, side: SideView) -> list[str]:
        said = [
            self._sentences.coins(side.coins),
            self._sentences.points(side.points),
            *self._goods(side.goods),
        ]
        if n := side.laundered:
            said.append(self._words.count("{n} laundered coin", "{n} laundered coins", n))
        said.append(self._words.say("Discards: {cards}", cards=len(side.discards)))
        return said

    def _name_in_hand(self, card: str, is_own: bool) -> str:
        """In narrow places the own cards keep their names longer: moves are told with them."""
        barest = Detail.BARE if is_own else Detail.TIGHT
        return super()._name_in_hand(card, is_own) if self._detail > barest else ""

    def _goods(self, goods: Goods) -> list[str]:
        return [self._sentences.goods(kind, n) for kind, n in zip(GOODS, goods, strict=True) if n]

    # The locations

    def _place(self, index: int) -> list[RenderableType]:
        place = self._view.places[index]
        lead = track(place.tracker, self._below)
        if self._detail <= Detail.TIGHT:
            return [self._title(index), self._beside(lead, place)]
        name = Text(f"{index + 1} {self._sentences.card(place.location)}", style=look.LIT)
        if self._detail < Detail.NAMES:
            return [name, self._cards.icons(place.location), self._beside(lead, place)]
        what = self._cards.icons(place.location)
        if self._detail == Detail.SENTENCES:
            what = Text(self._cards.sentence(place.location))
        goods = [Text(text) for text in self._goods(place.goods)]
        return [name, Flow([lead, *self._ahead(place)]), Flow(goods, ", "), what]

    def _title(self, index: int) -> RenderableType:
        """`1 Louvre 3★ 2★/▣`, with a shorter name if it has to be."""
        location = self._view.places[index].location
        icons = self._cards.icons(location)
        close = Text().join(icons.split(" "))
        first = self._cards.name(location, is_whole=False)
        titles = [
            (self._sentences.card(location), icons),
            (self._cards.name(location), icons),
            (first, icons),
            (first, close),
            (f"{first[:SHORTEST]}.", close),
        ]
        return OneRow(
            Text.assemble((f"{index + 1} {name} ", look.LIT), signs) for name, signs in titles
        )

    def _beside(self, lead: Text, place: PlaceView) -> RenderableType:
        """The track, and beside it the goods left."""
        return OneRow(
            Text(" ").join([lead, Text(goods_signs(place.goods, gap))]) for gap in (" ", "")
        )

    def _ahead(self, place: PlaceView) -> list[Text]:
        """`Green +2`: by how many spaces."""
        if not place.tracker:
            return []
        side = self._words.say(SIDES[place.tracker < 0])
        return [Text(f"{side} +{abs(place.tracker)}", look.LIT)]


def track(tracker: int, below: int) -> Text:
    """`△21··|··(1)2▼`: on the left what leads to the crew above, the tracker in brackets."""
    toward = tracker if below == WHITE else -tracker
    above = GREEN if below == WHITE else WHITE
    spaces = [*((sign, STYLES[above]) for sign in reversed(SPACES)), (MIDDLE, look.ON_TABLE)]
    spaces += [(sign, STYLES[below]) for sign in SPACES]
    at = len(SPACES) + toward
    spaces[at] = (f"({spaces[at][0]})", TRACKER)
    return Text.assemble(
        (ABOVE[toward < 0], look.LIT if toward < 0 else ""),
        *spaces,
        (BELOW[toward > 0], look.LIT if toward > 0 else ""),
    )
