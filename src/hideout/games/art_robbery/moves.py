"""The moves of Art Robbery, as values with a text form."""

import re

from hideout.games.art_robbery.catalogue import CardFace
from hideout.games.art_robbery.pieces import Token, parse_card, parse_token
from hideout.kit.values import Move


class Play(Move, frozen=True):
    """Play a card and take no token: the dog, or nothing at all."""

    card: CardFace

    def __str__(self) -> str:
        return f"play {self.card}"


class Take(Move, frozen=True):
    """Play a card and take a token from the middle."""

    card: CardFace
    token: Token

    def __str__(self) -> str:
        return f"play {self.card} take {self.token}"


class Steal(Move, frozen=True):
    """Play a card and steal a token from another seat."""

    card: CardFace
    token: Token
    victim: int

    def __str__(self) -> str:
        return f"play {self.card} steal {self.token} from {self.victim}"


class GiveToken(Move, frozen=True):
    """The dog's holder hands over the token."""

    def __str__(self) -> str:
        return "give token"


class GiveDog(Move, frozen=True):
    """The dog's holder hands over the dog instead."""

    def __str__(self) -> str:
        return "give dog"


ArtMove = Play | Take | Steal | GiveToken | GiveDog

PLAY = re.compile(r"play (?P<card>\S+)")
TAKE = re.compile(r"play (?P<card>\S+) take (?P<token>\S+)")
STEAL = re.compile(r"play (?P<card>\S+) steal (?P<token>\S+) from (?P<victim>[1-9])")


def parse_move(text: str) -> ArtMove:
    """The move with this text form; ValueError says what is wrong with it."""
    for known in (GiveToken(), GiveDog()):
        if text == str(known):
            return known
    if match := PLAY.fullmatch(text):
        return Play(parse_card(match["card"]))
    if match := TAKE.fullmatch(text):
        return Take(parse_card(match["card"]), parse_token(match["token"]))
    if match := STEAL.fullmatch(text):
        token = parse_token(match["token"])
        return Steal(parse_card(match["card"]), token, int(match["victim"]))
    raise ValueError(
        f"'{text}' is no move; moves look like 'play 3', 'play 3 take 3+1',"
        " 'play 3 steal 3 from 2', 'give token' or 'give dog'"
    )
