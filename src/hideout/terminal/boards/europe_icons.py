"""The icons of Caper: Europe in signs: `2★/YG` is two points for each set of yellow and green."""

from rich.text import Text

from hideout.games.caper_europe.catalogue import LocationEntry
from hideout.games.caper_europe.effects import Burn, EuropeEffect, Gain, Protect, Steal
from hideout.games.caper_europe.sentences import EuropeSentences
from hideout.games.caper_europe.values import Goods
from hideout.games.heist.effects import Launder
from hideout.terminal.boards.heist_cards import LETTERS, STYLES, Cards

POINT, COIN, LAUNDERED, BURN, SAFE = "★", "¢", "£", "✗", "✓"
FOR_BOTH, EYE, IF_WON, DISCARDED = "∞", "◉", "⚑", "↓"
GOODS = ("◆", "▣", "Ω")
"""Diamonds, paintings, antiques."""
GAINS = {"caper": "»", "point": POINT, "coin": COIN}
THINGS = {
    "diamond": GOODS[0],
    "painting": GOODS[1],
    "antique": GOODS[2],
    "any": "◈",
    "good": "◈",
    "laundered-coin": LAUNDERED,
    "gear": "□",
}
WHOSE = {"own": "", "theirs": "○", "both": "◑", "discards": DISCARDED}


def goods_signs(goods: Goods, gap: str = " ") -> str:
    """`◆2 Ω1`: what there is."""
    return gap.join(f"{sign}{n}" for sign, n in zip(GOODS, goods, strict=True) if n)


class IconCards(Cards):
    """The cards of Caper: Europe in one language, in one city."""

    def __init__(self, sentences: EuropeSentences, city: str) -> None:
        super().__init__(sentences)
        self._city = city

    def icons(self, card: str) -> Text:
        entry = self._entries[card]
        if not isinstance(entry, LocationEntry):
            return Text(" ").join(map(self.effect, entry.effects))
        points = Text(f"{entry.points}{POINT}")
        ongoing = [Text(FOR_BOTH).append_text(self.effect(effect)) for effect in entry.ongoing]
        return Text(" ").join([points, *map(self.effect, entry.bonus), *ongoing])

    def effect(self, effect: EuropeEffect) -> Text:
        match effect:
            case Gain():
                return self._gain(effect)
            case Steal():
                return Text(f"+{THINGS[effect.what]}")
            case Burn():
                return Text(BURN)
            case Protect():
                return Text(SAFE).append_text(self._piece(effect.what))
            case Launder():
                return Text(f"+{LAUNDERED}")

    def _gain(self, effect: Gain) -> Text:
        text = Text()
        if effect.eye:
            text.append(EYE).append_text(self._piece(effect.eye)).append(":")
        if effect.if_won:
            text.append(IF_WON)
        text.append(f"{effect.amount if effect.amount > 1 else ''}{GAINS[effect.what]}")
        if effect.per:
            pieces = Text().join(self._piece(piece) for piece in effect.per)
            text.append("/").append_text(pieces).append(WHOSE[effect.whose])
        return text

    def _piece(self, piece: str) -> Text:
        """A letter in its colour, or a sign."""
        if piece in THINGS:
            return Text(THINGS[piece])
        colour = self._city if piece == "city" else piece
        return Text(self._sentences.words.say(LETTERS[colour]), STYLES[colour])
