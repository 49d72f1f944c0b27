"""Positions of Caper, written the way they lie on the table, and ways to look at them.

Cards and locations have their ids. A crew is text, from the left: `"banker(skeleton-key ~wheels)
~mime"` is a Banker with two gear, the upper one flipped, beside a flipped Mime. Crews come as one
text for each place: `white=("banker", "", "mime")`; what is left out is empty.
"""

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import hideout
from hideout.games.caper.standing import change_standing_effects, flip
from hideout.games.caper.table import GIVING, OVER, PASSING, PLAYING
from hideout.games.caper.values import CaperView, CardLine, LocationLine, LootLine, SideView
from hideout.games.heist.book import location_ids
from hideout.games.heist.crew import add_gear, add_thief
from hideout.games.heist.fields import GEAR, MODIFIER, NONE, THIEF
from hideout.kit.table import Table
from tests.support.heist import (
    assert_conserved,
    card_number,
    count_decks,
    fill_hand,
    give,
    outside_the_decks,
    starter,
)

CITIES = ("paris", "rome", "london")
MODES = ("two", "snitch", "teams")
PLAIN = ("bank", "gala", "museum")
"""Locations without modifiers, for tests that do not care."""

Crews = tuple[str, ...]
CARD = re.compile(r"(~?)([a-z-]+)(?:\(([^()]*)\))?")


def position(
    city: str = "paris",
    mode: str = "two",
    *,
    at: str = "",
    white: Crews = (),
    green: Crews = (),
    coins: tuple[int, int] = (0, 0),
    laundered: tuple[int, int] = (0, 0),
    discards: tuple[str, str] = ("", ""),
    hands: Mapping[int, str] | None = None,
    round: int = 2,
    turn: int = 1,
    pile: int = 0,
) -> Table:
    """A table where `turn` plays, gives (the Snitch) or passes (a Lookout).

    `at` names the first locations. The bank has the coins that are left, the decks the cards.
    Hands that are not named get cards of the round, as many as there have to be; two Masterminds
    of whom nothing or one card is named are in the middle of a round.
    """
    table = hideout.deal("caper", seed=1, city=city, mode=mode)
    book, s = table._book, table._state
    _set_out(book, s, at)
    s.coins[:], s.laundered[:] = coins, laundered
    s.bank = 10 - sum(coins) - sum(laundered)
    for side, crews in enumerate((white, green)):
        for place, crew in enumerate(crews):
            _lay_crew(book, s, side, place, crew)
        for card in discards[side].split():
            s.discards[side, card_number(book, card)] += 1
    s.round_index, s.seat = round - 1, turn - 1
    s.pile = pile
    s.phase = PLAYING if turn <= 2 else GIVING if mode == "snitch" else PASSING
    s.has_played = s.phase == PLAYING and s.seat != starter(round) - 1
    for seat, text in (hands or {}).items():
        for card in text.split():
            give(s, seat - 1, card_number(book, card))
    s.deck[:] = book.copies - outside_the_decks(s)
    assert s.deck.min() >= 0, "there are not so many cards of a kind"
    for seat, size in enumerate(_hand_sizes(table, round, turn)):
        fill_hand(s, seat, size)
    count_decks(s)
    assert_conserved(table)
    return table


def ended(city: str = "paris", mode: str = "two", **pieces: Any) -> Table:
    """A table whose game is over."""
    table = position(city, mode, round=6, **pieces)
    s = table._state
    s.hand[:], s.seen[:], s.hand_size[:] = NONE, 0, 0
    s.deck[:] = table._book.copies - outside_the_decks(s)
    count_decks(s)
    s.round_index, s.seat, s.phase, s.has_played, s.pile = 6, -1, OVER, 0, 0
    assert_conserved(table)
    return table


def _set_out(book: Any, s: Any, at: str) -> None:
    """An empty table with these locations."""
    named = at.split()
    named += [name for name in PLAIN if name not in named][: 3 - len(named)]
    for field in ("cost", "shield", "toll", "hand_size", "seen"):
        s[field][:] = 0
    s.hand[:] = NONE
    for place, name in enumerate(named):
        s.location[place] = location_ids(book).index(name)
        for side in (0, 1):
            change_standing_effects(book, s, side, place, MODIFIER + int(s.location[place]), 1)


def _lay_crew(book: Any, s: Any, side: int, place: int, crew: str) -> None:
    assert not CARD.sub("", crew).strip(), f"{crew}: no crew"
    for spot, (mark, thief, gear) in enumerate(CARD.findall(crew)):
        add_thief(s, side, place, card_number(book, thief))
        change_standing_effects(book, s, side, place, card_number(book, thief), 1)
        if mark:
            flip(book, s, side, place, spot, THIEF)
        for name in gear.split():
            card = card_number(book, name.removeprefix("~"))
            add_gear(book, s, side, place, spot, card)
            change_standing_effects(book, s, side, place, card, 1)
            if name.startswith("~"):
                flip(book, s, side, place, spot, GEAR)


def _hand_sizes(table: Table, round: int, turn: int) -> tuple[int, ...]:
    """How many cards every seat has, by how many are named of who decides."""
    s, mode = table._state, table.options["mode"]
    named = int(s.hand_size[turn - 1])
    is_second = turn <= 2 and turn != starter(round)
    if mode == "two":
        own = named if named > 1 else 3
        other = own if not is_second else own - 1 if own > 2 else 0
        return (own, other) if turn == 1 else (other, own)
    if turn == 3:
        return (1, 1, 2) if mode == "snitch" else (0, 0, named or 4, named or 4)
    if turn == 4:
        return (0, 2, (named or 4) - 2, named or 4)
    kept = 1 if mode == "snitch" and s.pile > 0 else 0  # by who has played
    masterminds = (2, 2) if not is_second else (2, kept) if turn == 1 else (kept, 2)
    return (*masterminds, *s.hand_size[2:].tolist())


def look(table: Table, seat: int | None = None) -> CaperView:
    view = table.view(seat)
    assert isinstance(view, CaperView)
    return view


def side(table: Table, seat: int) -> SideView:
    return look(table).sides[seat - 1]


def coins(table: Table) -> tuple[int, int, int]:
    """White's, green's and the bank's."""
    view = look(table)
    return view.sides[0].coins, view.sides[1].coins, view.bank


def crew(table: Table, seat: int, place: int = 1) -> str:
    """A crew in the text form of positions."""
    there = look(table).places[place - 1]
    thieves = []
    for thief in there.white if seat == 1 else there.green:
        gear = " ".join("~" * on.is_flipped + on.card for on in thief.gear)
        thieves.append("~" * thief.is_flipped + thief.card + (f"({gear})" if gear else ""))
    return " ".join(thieves)


def capers(table: Table, place: int = 1) -> tuple[int, int]:
    """White's and green's."""
    return look(table).places[place - 1].capers


def hand(table: Table, seat: int, viewer: int | None = -1) -> str:
    """A hand, as its owner or somebody else sees it; `?` is a card not known."""
    seen = look(table, seat if viewer == -1 else viewer).seats[seat - 1].hand
    return words(sorted("?" if card is None else card for card in seen))


def points(table: Table, seat: int = 1) -> dict[str, int]:
    """What a seat has points for: cards, locations, and `loot`, `discards` and the like."""
    found: dict[str, int] = {}
    for line in table.ledger():
        if line.seat == seat:
            match line:
                case CardLine():
                    name = line.card
                case LocationLine():
                    name = line.location
                case LootLine():
                    name = "loot"
                case _:
                    name = type(line).__name__.removesuffix("Line").lower()
            found[name] = found.get(name, 0) + line.points
    assert sum(found.values()) == table.standings()[seat - 1].points
    return found


def words(pieces: Iterable[object]) -> str:
    return " ".join(str(piece) for piece in pieces)


def random_game(city: str, mode: str, seed: int) -> Iterator[Table]:
    """Every position of a random game, the last one, when it is over, included."""
    table = hideout.deal("caper", seed=seed, city=city, mode=mode)
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
