"""Art Robbery in the terminal."""

from collections import Counter
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hideout.games.art_robbery.catalogue import CardEntry, HeistEntry, TokenEntry, heists
from hideout.games.art_robbery.pieces import Token
from hideout.games.art_robbery.sentences import ArtSentences
from hideout.games.art_robbery.values import ArtView, SeatView
from hideout.kit.catalogue import Entry
from hideout.kit.options import Options
from hideout.terminal import look
from hideout.terminal.boards import Board, Setting
from hideout.terminal.chips import Chip, ChipRow, Shape
from hideout.words import mark

ALIBI = "•"
DECIDES = "▶"
UNKNOWN = "?"
LABEL = 11
"""Wide enough for what stands before the middle and the hand."""
NAME = 20
"""What a longer name is folded to."""
CARD_STYLES = {"boss": look.ON_PURPLE, "dog": look.ON_YELLOW, "thief": look.ON_RED}


class ArtBoard(Board):
    sections: ClassVar[dict[str, str]] = {
        "cards": mark("Cards"),
        "heists": mark("Heists"),
        "tokens": mark("Tokens"),
    }

    def picture(self, view: ArtView, sentences: ArtSentences, setting: Setting) -> RenderableType:
        is_roomy = setting.is_roomy
        gap = [Text()] if is_roomy else []
        return Group(
            _heading(view, sentences),
            *gap,
            _middle(view, sentences, is_roomy),
            *gap,
            _seats(view, sentences),
            *gap,
            *([_discards(view, sentences), *gap] if is_roomy else []),
            _hand(view, sentences, is_roomy),
        )

    def piece(self, entry: Entry, sentences: ArtSentences) -> Text | None:
        match entry:
            case CardEntry():
                return _card(entry.face, sentences).inline()
            case TokenEntry():
                return _token(Token(entry.face, entry.alibis), sentences).inline()
            case HeistEntry():
                return None
        raise TypeError(f"no entry of Art Robbery: {entry!r}")

    def marks(
        self,
        sentences: ArtSentences,
        options: Options,  # noqa: ARG002 - every board's form
    ) -> list[tuple[Text, str]]:
        say = sentences.words.say
        return [
            (Text(DECIDES, look.LIT), say("This player decides now.")),
            (_dog(sentences).inline(), say("The dog stands here.")),
            (Text(ALIBI), say("Each dot on a token is an alibi.")),
            (
                _short(sentences),
                say("Too few alibis: would be arrested or fined if the game ended now."),
            ),
        ]


BOARD = ArtBoard()


def _heading(view: ArtView, sentences: ArtSentences) -> RenderableType:
    say = sentences.words.say
    heist = say(
        "Heist {number} of {heists}: {heist}",
        number=view.heist,
        heists=len(heists(sentences.catalogue)),
        heist=sentences.heist(view.heist),
    )
    piles = (
        say("Draw pile: {cards}", cards=view.draw_pile),
        say("Discards: {cards}", cards=len(view.discards)),
    )
    grid = Grid.grid(expand=True, padding=(0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(
        Text.assemble((sentences.catalogue.title, look.LIT), " · ", heist),
        Text(" · ".join(piles)),
    )
    return grid


def _middle(view: ArtView, sentences: ArtSentences, is_roomy: bool) -> RenderableType:
    pieces = [_token(token, sentences) for token in view.middle]
    if view.dog is None:
        pieces.append(_dog(sentences))
    return _labelled(sentences.words.say("Middle"), ChipRow(pieces, is_roomy))


def _hand(view: ArtView, sentences: ArtSentences, is_roomy: bool) -> RenderableType:
    cards = [_card(face, sentences) for face in view.hand]
    return _labelled(sentences.words.say("Your hand"), ChipRow(cards, is_roomy))


def _discards(view: ArtView, sentences: ArtSentences) -> RenderableType:
    cards = [
        Chip(sentences.card(face), Shape.CARD, look.QUIET, copies)
        for face, copies in Counter(view.discards).items()
    ]
    return _labelled(sentences.words.say("Discards"), ChipRow(cards))


def _labelled(label: str, pieces: RenderableType) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(vertical="middle", min_width=LABEL, style=look.LIT)
    grid.add_column()
    grid.add_row(label, pieces)
    return grid


def _seats(view: ArtView, sentences: ArtSentences) -> RenderableType:
    say = sentences.words.say
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=look.QUIET)
    grid.add_column(width=len(DECIDES))
    grid.add_column(say("Player"), overflow="fold", max_width=NAME)
    grid.add_column(say("Points"), justify="right", no_wrap=True)
    grid.add_column(say("Alibis"), no_wrap=True)
    grid.add_column(say("Loot"), justify="right", no_wrap=True)
    grid.add_column(say("Face up"))
    for seat in view.seats:
        decides = seat.seat == view.deciding
        grid.add_row(
            DECIDES if decides else "",
            _name(seat, view, sentences),
            _number(seat.points),
            _alibis(seat, sentences),
            str(seat.loot_size),
            _face_up(seat, sentences),
            style=look.LIT if decides else "",
        )
    return grid


def _name(seat: SeatView, view: ArtView, sentences: ArtSentences) -> Text:
    name = sentences.who(seat.seat)
    if seat.seat == view.seat:
        return Text(sentences.words.say("{name} (you)", name=name))
    return Text(name)


def _alibis(seat: SeatView, sentences: ArtSentences) -> Text:
    if not seat.is_short_of_alibis:
        return Text(_number(seat.alibis))
    return Text.assemble(_number(seat.alibis), " ", _short(sentences))


def _short(sentences: ArtSentences) -> Text:
    return Text.assemble((sentences.words.say("!few"), look.ON_RED))


def _number(known: int | None) -> str:
    return UNKNOWN if known is None else str(known)


def _face_up(seat: SeatView, sentences: ArtSentences) -> RenderableType:
    pieces = [_token(token, sentences) for token in seat.face_up]
    if seat.has_dog:
        pieces.insert(0, _dog(sentences))
    return ChipRow(pieces)


def _card(face: str, sentences: ArtSentences) -> Chip:
    return Chip(sentences.card(face), Shape.CARD, CARD_STYLES.get(face, look.ON_PAPER))


def _token(token: Token, sentences: ArtSentences) -> Chip:
    style = look.ON_GREEN if token.alibis else CARD_STYLES.get(token.face, look.ON_PAPER)
    return Chip(sentences.card(token.face) + ALIBI * token.alibis, Shape.TOKEN, style)


def _dog(sentences: ArtSentences) -> Chip:
    return Chip(sentences.words.say("Dog"), Shape.FIGURE, look.ON_YELLOW)
