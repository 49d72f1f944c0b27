"""Caper in the terminal."""

from rich.text import Text

from hideout.games.caper.effect_words import EffectWords
from hideout.games.caper.sentences import CaperSentences
from hideout.games.caper.values import CaperView
from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards.caper_picture import LEADS_ABOVE, LEADS_BELOW, Picture
from hideout.terminal.boards.heist import HeistBoard, Row
from hideout.terminal.boards.heist_cards import FLIPPED
from hideout.terminal.boards.heist_picture import Detail


class CaperBoard(HeistBoard):
    def drawn(
        self, view: CaperView, sentences: CaperSentences, options: Options, detail: Detail
    ) -> Picture:
        return Picture(view, sentences, options, detail)

    def colour(self, colour: str, sentences: CaperSentences, city: str) -> str:
        return EffectWords(sentences.words, city).piece(colour)

    def own_marks(
        self,
        sentences: CaperSentences,
        options: Options,  # noqa: ARG002 - every board's form
    ) -> list[Row]:
        say = sentences.words.say
        return [
            (Text("-2"), say("The coins a gear costs, if nothing changes its cost.")),
            (Text(f"[{FLIPPED}]"), say("A flipped card: it has no colour and no effect.")),
            (
                Text(f"{LEADS_ABOVE} {LEADS_BELOW}", look.LIT),
                say("The crew that has more capers: the one above or the one below."),
            ),
        ]


BOARD = CaperBoard()
