"""Effects in words: one plain sentence each, from the data the rules run on."""

from collections import Counter
from collections.abc import Sequence

from hideout.games.heist.effects import (
    AnyEffect,
    Cost,
    Fetch,
    Flip,
    Gain,
    Launder,
    Protect,
    Toll,
)
from hideout.words import Words, mark

GEAR_NAMES = {
    "gear": mark("gear of any colour"),
    "purple": mark("purple gear"),
    "yellow": mark("yellow gear"),
    "green": mark("green gear"),
    "red": mark("red gear"),
}
CITY_GEAR_NAMES = {
    "paris": mark("light blue gear"),
    "barcelona": mark("orange gear"),
    "rome": mark("pink gear"),
    "london": mark("dark green gear"),
}
WHOSE = {
    "own": mark("in your crew here"),
    "theirs": mark("in the opponent's crew here"),
    "both": mark("in both crews here"),
}
COUNTERS = {
    "loot-here": mark("{gain} for each loot you get here, the location's bonus included."),
    "loot-anywhere": mark("{gain} for each loot you get at any location, bonuses included."),
    "laundered-coin": mark("{gain} for each coin in your discards."),
}


class PieceWords:
    """Says what effects give and what they count, in one language, in one city."""

    def __init__(self, words: Words, city: str) -> None:
        self.words = words
        self.city = city

    def for_each(self, gain: str, per: Sequence[str], whose: str) -> str:
        """A gain for each set of pieces."""
        where = self.words.say(WHOSE[whose])
        if len(per) == 1:
            return self.words.say(
                "{gain} for each {piece} {whose}.",
                gain=gain,
                piece=self.piece(per[0]),
                whose=where,
            )
        listed = self.words.list(self.counted(piece, n) for piece, n in Counter(per).items())
        return self.words.say(
            "{gain} for each set of {pieces} {whose}.", gain=gain, pieces=listed, whose=where
        )

    def gain(self, what: str, n: int) -> str:
        count = self.words.count
        match what:
            case "caper":
                return count("{n} caper", "{n} capers", n)
            case "point":
                return count("{n} point", "{n} points", n)
            case "coin":
                return count("{n} coin", "{n} coins", n)
            case "jewel":
                return count("{n} jewel", "{n} jewels", n)
            case "antique":
                return count("{n} antique", "{n} antiques", n)
            case "painting":
                return count("{n} painting", "{n} paintings", n)
            case _:
                return count("{n} joker loot", "{n} joker loots", n)

    def counted(self, piece: str, n: int) -> str:
        count = self.words.count
        match self.city if piece == "city" else piece:
            case "thief":
                return count("{n} thief", "{n} thieves", n)
            case "purple":
                return count("{n} purple gear", "{n} purple gear", n)
            case "yellow":
                return count("{n} yellow gear", "{n} yellow gear", n)
            case "green":
                return count("{n} green gear", "{n} green gear", n)
            case "red":
                return count("{n} red gear", "{n} red gear", n)
            case "paris":
                return count("{n} light blue gear", "{n} light blue gear", n)
            case "barcelona":
                return count("{n} orange gear", "{n} orange gear", n)
            case "rome":
                return count("{n} pink gear", "{n} pink gear", n)
            case "london":
                return count("{n} dark green gear", "{n} dark green gear", n)
            case _:
                return count("{n} gear of any colour", "{n} gear of any colour", n)

    def piece(self, piece: str) -> str:
        if piece == "thief":
            return self.words.say("thief")
        if piece == "city":
            return self.words.say(CITY_GEAR_NAMES[self.city])
        return self.words.say(GEAR_NAMES[piece])


class EffectWords(PieceWords):
    """Says effects of Caper."""

    def sentences(self, effects: tuple[AnyEffect, ...], *, of_location: bool = False) -> str:
        return " ".join(self.sentence(effect, of_location) for effect in effects)

    def sentence(self, effect: AnyEffect, of_location: bool) -> str:
        say = self.words.say
        match effect:
            case Gain():
                return self._gain(effect)
            case Flip(what="thief"):
                return say("At once: flip one of the opponent's thieves here that has no gear.")
            case Flip():
                return say("At once: flip one of the opponent's topmost gear here.")
            case Protect(what="thief"):
                return say("Thieves here cannot be flipped.")
            case Protect():
                if of_location:
                    return say("Green gear here cannot be flipped.")
                return say("Your green gear here cannot be flipped.")
            case Cost():
                return self._cost(effect, of_location)
            case Toll():
                piece = self.piece(effect.on)
                if of_location:
                    return say(
                        "Whoever plays {piece} here makes the opponent return a coin.",
                        piece=piece,
                    )
                if effect.on == "thief":
                    return say("When you play a thief here, the opponent returns a coin.")
                return say("When you play {piece} here, the opponent returns a coin.", piece=piece)
            case Launder():
                return say("At once: a coin from the bank goes to your discards.")
            case Fetch():
                return say(
                    "After the last discard of the game you may lay a gear of your discards here,"
                    " free."
                )

    def _gain(self, effect: Gain) -> str:
        gain = self.gain(effect.what, effect.amount)
        if effect.what == "coin":
            gain = self.words.say("At once: {gain}", gain=gain)
        if not effect.per:
            return self.words.say("{gain}.", gain=gain)
        if effect.per[0] in COUNTERS:
            return self.words.say(COUNTERS[effect.per[0]], gain=gain)
        return self.for_each(gain, effect.per, effect.whose)

    def _cost(self, effect: Cost, of_location: bool) -> str:
        coins = self.gain("coin", abs(effect.change))
        piece = self.piece(effect.what)
        if of_location:
            pattern = (
                mark("Cost here: {coins} more for {piece}.")
                if effect.change > 0
                else mark("Cost here: {coins} less for {piece}.")
            )
        elif effect.whose == "theirs":
            pattern = mark("Cost here for the opponent: {coins} more for {piece}.")
        else:
            pattern = mark("Cost here for you: {coins} less for {piece}.")
        return self.words.say(pattern, coins=coins, piece=piece)
