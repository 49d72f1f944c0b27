"""Cards and tokens as values with a text form."""

import re
from functools import lru_cache
from typing import Any, cast

import msgspec
import numpy as np

from hideout.games.art_robbery.catalogue import CARD_FACES, TOKENS_A_HEIST, CardFace, Face

TOKEN_TEXT = re.compile(r"(?P<face>[0-5]|boss)(\+(?P<alibis>[1-9]))?")


class Token(msgspec.Struct, frozen=True, order=True):
    """What the front of a loot token shows. As text: `3`, `boss`, `0+2` with two alibis."""

    face: Face
    alibis: int

    def __str__(self) -> str:
        return f"{self.face}+{self.alibis}" if self.alibis else self.face


def parse_token(text: str) -> Token:
    match = TOKEN_TEXT.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text}' is no token; one looks like 3, boss or 0+2")
    return Token(cast(Face, match["face"]), int(match["alibis"] or 0))


def parse_card(text: str) -> CardFace:
    if text not in CARD_FACES:
        raise ValueError(f"'{text}' is no card; the cards are {', '.join(CARD_FACES)}")
    return cast(CardFace, text)


def card_of(kind: int) -> CardFace:
    return cast(CardFace, CARD_FACES[kind])


def tokens_of(book: Any) -> tuple[Token, ...]:
    """All tokens, in the kernel's order."""
    return _tokens(book.number.tobytes(), book.alibis.tobytes())


@lru_cache(maxsize=16)
def _tokens(numbers: bytes, alibis: bytes) -> tuple[Token, ...]:
    pairs = zip(np.frombuffer(numbers, np.int16), np.frombuffer(alibis, np.int16), strict=True)
    return tuple(Token(cast(Face, CARD_FACES[number]), int(dots)) for number, dots in pairs)


def heist_of(token: int) -> int:
    """The heist of a token, counted from 1."""
    return token // TOKENS_A_HEIST + 1
