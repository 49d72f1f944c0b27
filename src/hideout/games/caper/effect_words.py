"""Caper's effects in words: one plain sentence each, from the data the rules run on."""

from hideout.games.caper.effects import CaperEffect, Cost, Fetch, Flip, Gain, Protect, Toll
from hideout.games.heist.effects import Launder
from hideout.games.heist.piece_words import PieceWords
from hideout.words import mark

COUNTERS = {
    "loot-here": mark("{gain} for each loot you get here, the location's bonus included."),
    "loot-anywhere": mark("{gain} for each loot you get at any location, bonuses included."),
    "laundered-coin": mark("{gain} for each coin in your discards."),
}


class EffectWords(PieceWords):
    """Says effects in one language, in one city."""

    def sentences(self, effects: tuple[CaperEffect, ...], *, of_location: bool = False) -> str:
        return " ".join(self.sentence(effect, of_location) for effect in effects)

    def sentence(self, effect: CaperEffect, of_location: bool) -> str:
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
