"""Art Robbery with something broken in it."""

from dataclasses import replace
from typing import Any

import numpy as np

from hideout.games import find_game
from hideout.games.art_robbery import rules, view
from hideout.games.art_robbery.game import ArtRobbery
from hideout.games.art_robbery.table import BOX, KINDS, ArtTable, Book
from hideout.kit.compile import compiled_apart
from hideout.kit.game import Rules
from hideout.kit.kernel import Codes
from hideout.kit.log import Log
from hideout.kit.table import Table

SHIPPED = find_game("art-robbery")


class BrokenGame(ArtRobbery):
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def rules(self) -> Rules:
        return self._rules


def broken_table(players: int = 3, *, game: type[BrokenGame] = BrokenGame, **parts: Any) -> Table:
    """A table whose kernel or rules have some parts replaced."""
    whole = SHIPPED.rules()
    kernel = {name: part for name, part in parts.items() if hasattr(whole.kernel, name)}
    others = {name: part for name, part in parts.items() if name not in kernel}
    broken = replace(whole, kernel=replace(whole.kernel, **kernel), **others)
    catalogue = SHIPPED.read_catalogue(SHIPPED.catalogue_path)
    return Table(game(broken), catalogue, 1, {"players": players})


@compiled_apart
def legal_lists_a_code_twice(book: Book, s: ArtTable, codes: Codes) -> int:
    count = rules.legal(book, s, codes)
    if s.heist != 1:
        return count
    codes[count] = codes[0]
    return count + 1


@compiled_apart
def legal_lists_a_code_out_of_range(book: Book, s: ArtTable, codes: Codes) -> int:
    count = rules.legal(book, s, codes)
    if s.heist == 1:
        codes[0] = rules.MOVE_CODES
    return count


@compiled_apart
def legal_knows_no_way_out(book: Book, s: ArtTable, codes: Codes) -> int:
    return 0 if s.heist == 1 else rules.legal(book, s, codes)


@compiled_apart
def legal_looks_into_another_hand(book: Book, s: ArtTable, codes: Codes) -> int:
    count = rules.legal(book, s, codes)
    left = (s.seat + 1) % book.players
    return count - 1 if count > 1 and s.hand[left, 0] > 0 else count


@compiled_apart
def play_loses_a_card(book: Book, s: ArtTable, code: int, log: Log) -> None:
    rules.play(book, s, code, log)
    if s.heist == 1 and s.discards[3] > 0:
        s.discards[3] -= 1


@compiled_apart
def play_loses_a_token(book: Book, s: ArtTable, code: int, log: Log) -> None:
    rules.play(book, s, code, log)
    if s.heist == 1:
        s.place[0] = BOX


@compiled_apart
def deal_leaves_what_lay_there(book: Book, s: ArtTable, seed: np.uint64, log: Log) -> None:
    loot = s.loot.copy()
    rules.deal(book, s, seed, log)
    s.loot[:] = loot


@compiled_apart
def mask_forgets_the_hands(book: Book, s: ArtTable, seat: int) -> None:
    hand = s.hand.copy()
    view.mask(book, s, seat)
    s.hand[:] = hand


@compiled_apart
def mask_forgets_the_draw_pile(book: Book, s: ArtTable, seat: int) -> None:
    pile = s.draw_pile.copy()
    view.mask(book, s, seat)
    s.draw_pile[:] = pile


@compiled_apart
def sample_believes_the_draw_pile(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    """With two players that tells a seat the other's hand."""
    s.random = seed
    if seat >= 0:
        s.hand[1 - seat] = book.copies - s.discards - s.draw_pile - s.hand[seat]
        return
    for kind in range(KINDS):
        for _ in range(book.copies[kind] - s.discards[kind] - s.draw_pile[kind]):
            full = s.hand[0].sum() == rules.hand_size(s, 0)
            s.hand[1 if full else 0, kind] += 1


@compiled_apart
def mask_forgets_everything(book: Book, s: ArtTable, seat: int) -> None:
    pass


@compiled_apart
def mask_blanks_too_much(book: Book, s: ArtTable, seat: int) -> None:
    view.mask(book, s, seat)
    if seat == s.seat:
        s.hand[:] = 0


@compiled_apart
def mask_is_never_done(book: Book, s: ArtTable, seat: int) -> None:
    view.mask(book, s, seat)
    s.discards[0] += 1


@compiled_apart
def sample_adds_nothing(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    pass


@compiled_apart
def sample_deals_too_few(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    view.sample(book, s, seat, seed)
    other = 1 if seat == 0 else 0
    kind = s.hand[other].argmax()
    s.hand[other, kind] -= 1
    s.draw_pile[kind] += 1
    s.draw_pile_size += 1


@compiled_apart
def sample_changes_what_is_known(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    view.sample(book, s, seat, seed)
    s.dog = 0


SIGN, LOW, BITS = np.uint64(0xC0FFEE), np.uint64(40), np.uint64(3)


@compiled_apart
def mask_leaves_a_hand_behind(book: Book, s: ArtTable, seat: int) -> None:
    """For two players: the other hand, where nobody looks for it, in the random number."""
    if s.random >> LOW != SIGN:
        packed = SIGN
        packed = packed << (LOW - np.uint64(KINDS) * BITS)
        for kind in range(KINDS):
            packed = (packed << BITS) | np.uint64(s.hand[1 if seat == 0 else 0, kind])
        s.random = packed
    left = s.random
    view.mask(book, s, seat)
    s.random = left


@compiled_apart
def sample_peeks_now_and_then(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    left = s.random
    view.sample(book, s, seat, seed)
    s.random = left
    if seat < 0 or seed & np.uint64(1) == np.uint64(0):
        return
    other = 1 - seat
    for back in range(KINDS):
        kind = KINDS - 1 - back
        s.hand[other, kind] = np.int64((left >> (np.uint64(back) * BITS)) & np.uint64(7))
    s.draw_pile[:] = book.copies - s.discards - s.hand[other] - s.hand[seat]


@compiled_apart
def mask_leaves_the_random_number(book: Book, s: ArtTable, seat: int) -> None:
    left = s.random
    view.mask(book, s, seat)
    s.random = left
