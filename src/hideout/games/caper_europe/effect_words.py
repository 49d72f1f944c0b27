"""Caper: Europe's icons in words: one plain sentence each, from the data the rules run on."""

from hideout.games.caper_europe.effects import Burn, EuropeEffect, Gain, Protect, Steal
from hideout.games.heist.effects import Launder
from hideout.games.heist.piece_words import PieceWords
from hideout.words import mark

STEAL = {
    "diamond": mark("At once: steal a diamond from here."),
    "painting": mark("At once: steal a painting from here."),
    "antique": mark("At once: steal an antique from here."),
    "any": mark("At once: steal any good from here."),
}
IN_THE_HIDEOUT = {
    "diamond": mark("{gain} for each diamond in your hideout."),
    "painting": mark("{gain} for each painting in your hideout."),
    "antique": mark("{gain} for each antique in your hideout."),
    "good": mark("{gain} for each good in your hideout."),
    "laundered-coin": mark("{gain} for each laundered coin in your hideout."),
}


class IconWords(PieceWords):
    """Says icons in one language, in one city."""

    def sentences(self, effects: tuple[EuropeEffect, ...], *, of_location: bool = False) -> str:
        return " ".join(self.sentence(effect, of_location) for effect in effects)

    def sentence(self, effect: EuropeEffect, of_location: bool) -> str:
        say = self.words.say
        match effect:
            case Gain():
                return self._gain(effect, of_location)
            case Steal():
                return say(STEAL[effect.what])
            case Burn():
                return say("At once: burn one of the opponent's topmost gear here.")
            case Protect() if of_location:
                return say("Nobody can burn {piece} here.", piece=self.piece(effect.what))
            case Protect():
                return say("Nobody can burn your {piece} here.", piece=self.piece(effect.what))
            case Launder():
                return say("At once: launder a coin from the bank into your hideout.")

    def _gain(self, effect: Gain, of_location: bool) -> str:
        sentence = self._plain_gain(effect, of_location)
        if effect.eye:
            return self.words.say(
                "Eye, if {piece} is on top of your crew here: {effect}",
                piece=self.piece(effect.eye),
                effect=sentence,
            )
        if effect.if_won:
            return self.words.say("If you win this location: {effect}", effect=sentence)
        return sentence

    def _plain_gain(self, effect: Gain, of_location: bool) -> str:
        say = self.words.say
        gain = self._amount(effect)
        is_set = effect.per and effect.per[0] not in IN_THE_HIDEOUT and effect.whose == "own"
        if effect.what != "point" and not of_location:
            if is_set:
                gain = say("At once and later: {gain}", gain=gain)
            else:
                gain = say("At once: {gain}", gain=gain)
        if not effect.per:
            return say("{gain}.", gain=gain)
        if effect.per[0] in IN_THE_HIDEOUT:
            return say(IN_THE_HIDEOUT[effect.per[0]], gain=gain)
        if effect.whose == "discards":
            return say(
                "{gain} for each {piece} in your discards.",
                gain=gain,
                piece=self.piece(effect.per[0]),
            )
        return self.for_each(gain, effect.per, effect.whose)

    def _amount(self, effect: Gain) -> str:
        if effect.what == "caper":
            return self.words.count(
                "move the tracker {n} space toward you",
                "move the tracker {n} spaces toward you",
                effect.amount,
            )
        return self.gain(effect.what, effect.amount)
