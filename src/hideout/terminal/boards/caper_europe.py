"""Caper: Europe in the terminal."""

from rich.text import Text

from hideout.games.caper_europe.catalogue import city_icons
from hideout.games.caper_europe.effect_words import IconWords
from hideout.games.caper_europe.effects import Burn, EuropeEffect, Gain, Protect, Steal
from hideout.games.caper_europe.sentences import EuropeSentences
from hideout.games.caper_europe.values import EuropeView
from hideout.games.heist.effects import Launder
from hideout.kit.catalogue import Entry
from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards.europe_icons import (
    COIN,
    DISCARDED,
    FOR_BOTH,
    POINT,
    IconCards,
    goods_signs,
)
from hideout.terminal.boards.europe_picture import ABOVE, BELOW, Picture, track
from hideout.terminal.boards.heist import HeistBoard, Row
from hideout.terminal.boards.heist_cards import HeistEntry, letter_chip
from hideout.terminal.boards.heist_picture import FREE, WHITE, Detail

EXAMPLES: tuple[EuropeEffect, ...] = (
    Gain("caper"),
    Gain("coin", 2),
    Gain("point", 2),
    Steal("diamond"),
    Steal("painting"),
    Steal("antique"),
    Steal("any"),
    Burn(),
    Protect("green"),
    Gain("caper", per=("thief",)),
    Gain("point", 2, per=("yellow", "gear")),
    Gain("point", per=("antique",)),
    Gain("point", per=("good",)),
    Gain("point", 3, eye="green"),
    Gain("point", per=("purple",), whose="both"),
    Gain("point", per=("purple",), whose="theirs"),
    Gain("point", per=("yellow",), whose="discards"),
    Gain("point", 2, if_won=True),
    Launder(),
    Gain("point", per=("laundered-coin",)),
)
"""One for each icon; help explains those of the city."""


class EuropeBoard(HeistBoard):
    def drawn(
        self, view: EuropeView, sentences: EuropeSentences, options: Options, detail: Detail
    ) -> Picture:
        return Picture(view, sentences, options, detail)

    def piece(self, entry: Entry, sentences: EuropeSentences) -> Text | None:
        """With its icons."""
        if not isinstance(entry, HeistEntry):
            raise TypeError(f"no entry of a Caper game: {entry!r}")
        cards = IconCards(sentences, entry.city or "paris")
        named = super().piece(entry, sentences) or Text(sentences.card(entry.id))
        return named.append(" ").append_text(cards.icons(entry.id))

    def colour(self, colour: str, sentences: EuropeSentences, city: str) -> str:
        return IconWords(sentences.words, city).piece(colour)

    def own_marks(self, sentences: EuropeSentences, options: Options) -> list[Row]:
        say, city = sentences.words.say, str(options["city"])
        letters = Text().join(letter_chip(colour, sentences) for colour in ("purple", "yellow"))
        goods = sentences.words.list(
            sentences.goods(good, n)
            for good, n in (("diamond", 2), ("painting", 1), ("antique", 1))
        )
        return [
            (Text("-2"), say("The coins a gear costs.")),
            (letters.append(FREE), say("The gear of a thief, from the bottom to the top.")),
            (
                track(1, WHITE),
                say("A track: its middle, the stars of its spaces, and the tracker in brackets."),
            ),
            (
                Text(f"{ABOVE[1]} {BELOW[1]}", look.LIT),
                say("The crew that is ahead: the one above or the one below."),
            ),
            (Text(goods_signs((2, 1, 1))), goods),
            (Text(f"3{COIN}"), sentences.coins(3)),
            (Text(f"4{POINT}"), sentences.points(4)),
            (Text(f"{DISCARDED}5"), say("Discards: {cards}", cards=5)),
            *_icons(sentences, city),
        ]


def _icons(sentences: EuropeSentences, city: str) -> list[Row]:
    words, cards = IconWords(sentences.words, city), IconCards(sentences, city)
    rows = [
        (cards.effect(effect), words.sentence(effect, of_location=False))
        for effect in EXAMPLES
        if all(city in cities for _, cities in city_icons(effect))
    ]
    ongoing = Protect("green")
    said = words.sentence(ongoing, of_location=True)
    icon = Text(FOR_BOTH).append_text(cards.effect(ongoing))
    return [*rows, (icon, sentences.words.say("For both: {modifiers}", modifiers=said))]


BOARD = EuropeBoard()
