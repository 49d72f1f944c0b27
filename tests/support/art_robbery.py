"""Positions of Art Robbery, written the way they lie on the table, and ways to look at them.

Cards and tokens have the text forms they have in moves: `"0+2 1 boss"`. In each place `"rest"`
stands for all that was not named elsewhere.
"""

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import hideout
from hideout.games.art_robbery.catalogue import CARD_FACES
from hideout.games.art_robbery.pieces import tokens_of
from hideout.games.art_robbery.values import ArtView
from hideout.kit.table import Table
from hideout.kit.values import Event

PLAYERS = (2, 3, 4, 5)
OUT = 0
"""As the owner of loot: out of the game."""

PLACE_MIDDLE, PLACE_BOX, PLACE_OUT = 5, 6, 7

Places = Mapping[int, str]

SOME_LOOT = {0: "4", 1: "rest"}
"""Of heists a test does not care for."""


def position(
    players: int = 3,
    *,
    heist: int = 1,
    turn: int = 1,
    dog: int | None = None,
    middle: str = "rest",
    face_up: Places | None = None,
    loot: Mapping[int, Places] | None = None,
    hands: Places | None = None,
    draw_pile: str = "rest",
    discards: str = "",
    is_over: bool = False,
    option: str = "shown",
    catalogue: Any = None,
) -> Table:
    """A table where `turn` is to play a card. `loot` is by heist, then by seat."""
    table = hideout.deal("art-robbery", seed=1, players=players, loot=option, catalogue=catalogue)
    s, book = table._state, table._book
    s.heist = 4 if is_over else heist - 1
    s.turn = turn - 1
    s.seat = -1 if is_over else turn - 1
    s.dog = PLACE_MIDDLE if dog is None else dog - 1
    named = dict(loot or {})
    for past in range(1, s.heist + 1):
        places = {_place(seat): text for seat, text in named.pop(past, {}).items()}
        _lay_tokens(book, s, past, places or SOME_LOOT)
        _assert_boss_was_kept(s, past)
        for seat in range(players):
            s.loot[seat, past - 1] = (_of_heist(s, past) == seat).sum()
    assert not named, f"loot of heist {named} while heist {s.heist + 1} is played"
    if not is_over:
        now = {seat - 1: text for seat, text in (face_up or {}).items()}
        _lay_tokens(book, s, heist, now | {PLACE_MIDDLE: middle})
    for future in range(s.heist + 2, 5):
        _of_heist(s, future)[:] = PLACE_BOX
    _lay_cards(book, s, hands or {}, draw_pile, discards)
    assert_conserved(table)
    return table


def ended(players: int, *, loot: Mapping[int, Places], catalogue: Any = None) -> Table:
    """A table whose game is over. `loot` is by heist, then by seat."""
    return position(players, is_over=True, loot=loot, catalogue=catalogue)


def third_heist(option: str) -> Table:
    """A position for four in which there is something of everything to see or to hide."""
    return position(
        4,
        heist=3,
        dog=2,
        loot={
            1: {1: "4 1", 2: "5 boss", 3: "rest"},
            2: {2: "5 2", 3: "4 2", 4: "rest", OUT: "boss"},
        },
        face_up={1: "4", 2: "3 1+1", 3: "5"},
        hands={1: "0 1 2 3 4", 2: "5 5 5 5 5", 3: "dog dog dog dog dog", 4: "1 1 1 1 1"},
        discards="0 boss boss thief",
        option=option,
    )


def _place(owner: int) -> int:
    return PLACE_OUT if owner == OUT else owner - 1


def _of_heist(s: Any, heist: int) -> Any:
    return s.place[(heist - 1) * 9 : heist * 9]


def _lay_tokens(book: Any, s: Any, heist: int, places: Places) -> None:
    first = (heist - 1) * 9
    left = {first + slot: str(tokens_of(book)[first + slot]) for slot in range(9)}
    rest = [place for place, text in places.items() if text == "rest"]
    for place, text in places.items():
        for name in [] if text == "rest" else text.split():
            token = next((t for t in left if left[t] == name), None)
            assert token is not None, f"heist {heist} has no (further) token {name}"
            del left[token]
            s.place[token] = place
    assert not left or len(rest) == 1, f"heist {heist}: one place takes the rest, {left.values()}"
    for token in left:
        s.place[token] = rest[0]


def _assert_boss_was_kept(s: Any, heist: int) -> None:
    *_, four, five, boss = _of_heist(s, heist).tolist()  # tokens are sorted by number
    assert boss in (four, five, PLACE_OUT), f"heist {heist}: nobody keeps this Boss; it is OUT"


def _lay_cards(book: Any, s: Any, hands: Places, draw_pile: str, discards: str) -> None:
    s.hand[:] = 0
    left = book.copies.copy()
    for seat, text in hands.items():
        s.hand[seat - 1] = _counts(text)
        left -= s.hand[seat - 1]
    named = _counts(discards if draw_pile == "rest" else draw_pile)
    left -= named
    for seat in range(book.players):
        while s.hand[seat].sum() < 5:  # of what there is most, so that it is no odd hand
            kind = left.argmax()
            s.hand[seat, kind] += 1
            left[kind] -= 1
    assert left.min() >= 0, "there are not so many cards of a kind"
    s.draw_pile[:], s.discards[:] = (left, named) if draw_pile == "rest" else (named, left)
    s.draw_pile_size = s.draw_pile.sum()


def _counts(cards: str) -> list[int]:
    names = cards.split()
    assert set(names) <= set(CARD_FACES), f"{cards}: no such card"
    return [names.count(face) for face in CARD_FACES]


def assert_conserved(table: Table) -> None:
    assert table.kernel.conserved(table._book, table._state)


def play(table: Table, *moves: str) -> tuple[Event, ...]:
    """Make these moves; what the last of them caused."""
    events: tuple[Event, ...] = ()
    for text in moves:
        events = table.play(table.parse_move(text))
        assert_conserved(table)
    return events


def legal(table: Table, start: str = "") -> set[str]:
    """The legal moves, as text, that start so."""
    texts = [str(move) for move in table.moves()]
    assert len(table.sight(table.seat).codes()) == len(set(texts)), "one move has two codes"
    return {text for text in texts if f"{text} ".startswith(start)}


def look(table: Table, seat: int | None = None) -> ArtView:
    view = table.view(seat)
    assert isinstance(view, ArtView)
    return view


def middle(table: Table) -> str:
    return words(look(table).middle)


def face_up(table: Table, seat: int) -> str:
    return words(look(table).seats[seat - 1].face_up)


def loot(table: Table, seat: int) -> str:
    return words(look(table, seat).seats[seat - 1].loot or ())


def hand(table: Table, seat: int) -> str:
    return words(look(table, seat).hand)


def words(pieces: Iterable[object]) -> str:
    return " ".join(str(piece) for piece in pieces)


def random_positions(players: int, games: int, option: str = "shown") -> Iterator[Table]:
    """Every position of some random games, the last one, when the game is over, included."""
    for seed in range(games):
        table = hideout.deal("art-robbery", seed=seed, players=players, loot=option)
        choose = random.Random(seed)
        yield table
        while not table.is_over:
            table.play(choose.choice(table.moves()))
            yield table


def in_another_world(table: Table, seat: int | None, seed: int) -> Table:
    """The same table with everything else behind what the seat may not know."""
    twin = table.copy()
    twin._tables = table.sight(seat).imagine(seed)
    return twin
