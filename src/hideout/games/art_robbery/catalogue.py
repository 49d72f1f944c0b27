"""Art Robbery's catalogue: what an entry holds, and what the rules ask of the whole."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from hideout.errors import CatalogueError
from hideout.kit.catalogue import Catalogue, Entry, read_catalogue

Face = Literal["0", "1", "2", "3", "4", "5", "boss"]
CardFace = Literal["0", "1", "2", "3", "4", "5", "boss", "dog", "thief"]
CARD_FACES: tuple[str, ...] = get_args(CardFace)
NUMBER_CARDS = 36
SPECIAL_CARDS = {"boss": 6, "dog": 6, "thief": 7}
HEISTS = 4
TOKENS_A_HEIST = 9
BOSS_POINTS = 5

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]


class CardEntry(Entry, frozen=True):
    face: CardFace
    copies: Count


class HeistEntry(Entry, frozen=True):
    id: str
    name: str


class TokenEntry(Entry, frozen=True):
    heist: str
    face: Face
    alibis: Annotated[int, msgspec.Meta(ge=0, le=9)]


SECTIONS: dict[str, type[Entry]] = {"cards": CardEntry, "heists": HeistEntry, "tokens": TokenEntry}


def read(path: Path) -> Catalogue:
    catalogue = read_catalogue(path, "art-robbery", SECTIONS)
    for problem in (_cards(catalogue), _heists(catalogue), _tokens(catalogue)):
        if problem:
            raise CatalogueError(f"{path}: {problem}")
    return catalogue


def cards(catalogue: Catalogue) -> list[CardEntry]:
    return [entry for entry in catalogue.sections["cards"] if isinstance(entry, CardEntry)]


def heists(catalogue: Catalogue) -> list[HeistEntry]:
    return [entry for entry in catalogue.sections["heists"] if isinstance(entry, HeistEntry)]


def tokens(catalogue: Catalogue) -> list[TokenEntry]:
    return [entry for entry in catalogue.sections["tokens"] if isinstance(entry, TokenEntry)]


def _cards(catalogue: Catalogue) -> str | None:
    copies = {entry.face: entry.copies for entry in cards(catalogue)}
    if sorted(entry.face for entry in cards(catalogue)) != sorted(CARD_FACES):
        return f"cards: each face stands there once: {', '.join(CARD_FACES)}"
    numbered = sum(count for face, count in copies.items() if face not in SPECIAL_CARDS)
    if numbered != NUMBER_CARDS:
        return f"cards, copies: {numbered} number cards; the game has {NUMBER_CARDS}"
    for face, count in SPECIAL_CARDS.items():
        if copies[face] != count:  # type: ignore[index]  # `face` is one of CARD_FACES
            return f"cards ({face}), copies: {copies[face]}; the game has {count}"  # type: ignore[index]
    return None


def _heists(catalogue: Catalogue) -> str | None:
    names = [entry.id for entry in heists(catalogue)]
    if len(names) != HEISTS or len(set(names)) != HEISTS:
        return f"heists: the game has {HEISTS}, each with an id of its own"
    return None


def _tokens(catalogue: Catalogue) -> str | None:
    ids = [entry.id for entry in heists(catalogue)]
    for number, entry in enumerate(tokens(catalogue), start=1):
        if entry.heist not in ids:
            return f"tokens {number}, heist: '{entry.heist}' is none of {', '.join(ids)}"
    count = Counter(entry.heist for entry in tokens(catalogue))
    bosses = Counter(entry.heist for entry in tokens(catalogue) if entry.face == "boss")
    for heist in ids:
        if count[heist] != TOKENS_A_HEIST:
            return f"tokens ({heist}): {count[heist]}; a heist has {TOKENS_A_HEIST}"
        if bosses[heist] != 1:
            return f"tokens ({heist}): {bosses[heist]} with the face 'boss'; a heist has one"
    return None
