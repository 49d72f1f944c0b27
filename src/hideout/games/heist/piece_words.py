"""What effects give and count, in words."""

from collections import Counter
from collections.abc import Sequence

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
