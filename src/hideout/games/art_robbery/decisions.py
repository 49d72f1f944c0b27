"""Between the kernel's numbers and moves; and why a move is not legal now."""

from typing import Any

from hideout.games.art_robbery.catalogue import CARD_FACES, HEISTS, TOKENS_A_HEIST
from hideout.games.art_robbery.moves import ArtMove, GiveDog, GiveToken, Play, Steal, Take
from hideout.games.art_robbery.pieces import card_of, tokens_of
from hideout.games.art_robbery.rules import GIVE_DOG, GIVE_TOKEN, STEAL, TAKE, USES
from hideout.games.art_robbery.table import MIDDLE, NONE
from hideout.games.art_robbery.values import NotNow, Why
from hideout.kit.values import Move


def move(book: Any, s: Any, code: int) -> ArtMove:
    if code == GIVE_TOKEN:
        return GiveToken()
    if code == GIVE_DOG:
        return GiveDog()
    card, use = card_of(code // USES), code % USES
    first = heist_of_moves(s) * TOKENS_A_HEIST
    if use >= STEAL:
        token = first + use - STEAL
        return Steal(card, tokens_of(book)[token], int(s.place[token]) + 1)
    if use >= TAKE:
        return Take(card, tokens_of(book)[first + use - TAKE])
    return Play(card)


def heist_of_moves(s: Any) -> int:
    """The heist whose tokens the codes speak of; when the game is over, still the last."""
    return min(int(s.heist), HEISTS - 1)


def why_not(book: Any, s: Any, move: Move) -> NotNow:
    """Only explains: what is legal is decided by the rules alone."""
    return NotNow(_why(book, s, move))


def _why(book: Any, s: Any, move: Move) -> Why:
    if s.seat == NONE:
        return "game-over"
    if isinstance(move, GiveToken | GiveDog):
        return "no-thief"
    if not isinstance(move, Play | Take | Steal):
        return "other-game"
    if s.wanted != NONE:
        return "answer-first"
    if s.hand[s.seat, CARD_FACES.index(move.card)] == 0:
        return "not-in-hand"
    if isinstance(move, Play):
        return "must-take"
    if move.card == "dog":
        return "dog-takes-dog"
    if isinstance(move, Steal) and move.card == "thief":
        return "never-steals"
    if move.card not in ("thief", move.token.face):
        return "other-number"
    if isinstance(move, Take):
        return "not-in-middle"
    if move.victim == s.seat + 1:
        return "own-token"
    return "middle-first" if _is_in_middle(book, s, move.card) else "not-with-victim"


def _is_in_middle(book: Any, s: Any, card: str) -> bool:
    first = heist_of_moves(s) * TOKENS_A_HEIST
    return any(
        s.place[token] == MIDDLE and tokens_of(book)[token].face == card
        for token in range(first, first + TOKENS_A_HEIST)
    )
