"""Art Robbery with something broken in it."""

from dataclasses import replace
from typing import Any

import numpy as np

from hideout.games import find_game
from hideout.games.art_robbery import rules, scoring, view
from hideout.games.art_robbery.game import ArtRobbery
from hideout.games.art_robbery.table import ArtTable, Book
from hideout.kit.compile import compiled
from hideout.kit.game import Rules
from hideout.kit.log import Rows
from hideout.kit.table import Table

SHIPPED = find_game("art-robbery")


class Broken(ArtRobbery):
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def rules(self) -> Rules:
        return self._rules


def broken_table(players: int = 3, loot: str = "shown", seed: int = 1, **parts: Any) -> Table:
    """A table whose kernel or rules have some parts replaced."""
    whole = SHIPPED.rules()
    verbs = {name: part for name, part in parts.items() if hasattr(whole.kernel, name)}
    others = {name: part for name, part in parts.items() if name not in verbs}
    broken = replace(whole, kernel=replace(whole.kernel, **verbs), **others)
    catalogue = SHIPPED.read_catalogue(SHIPPED.catalogue_path)
    return Table(Broken(broken), catalogue, seed, {"players": players, "loot": loot})


@compiled
def legal_lists_a_code_twice(book: Book, s: ArtTable, codes: rules.Codes) -> int:
    count = rules.legal(book, s, codes)
    if count == 0:
        return 0
    codes[count] = codes[0]
    return count + 1


@compiled
def legal_lists_a_code_out_of_range(book: Book, s: ArtTable, codes: rules.Codes) -> int:
    count = rules.legal(book, s, codes)
    codes[0] = rules.MOVE_CODES
    return count


@compiled
def legal_knows_no_way_out(book: Book, s: ArtTable, codes: rules.Codes) -> int:
    return 0 if s.heist == 1 else rules.legal(book, s, codes)


@compiled
def legal_looks_into_other_hands(book: Book, s: ArtTable, codes: rules.Codes) -> int:
    count = rules.legal(book, s, codes)
    left = (s.seat + 1) % book.players
    return count if count == 1 or s.hand[left, 0] == 0 else count - 1


@compiled
def play_loses_a_card(book: Book, s: ArtTable, code: int, log: Rows) -> None:
    rules.play(book, s, code, log)
    if s.heist == 1 and s.discards[3] > 0:
        s.discards[3] -= 1


@compiled
def play_draws_from_a_clock(book: Book, s: ArtTable, code: int, log: Rows) -> None:
    rules.play(book, s, code, log)
    s.random += np.uint64(np.random.randint(1, 1000))


@compiled
def deal_draws_from_elsewhere(book: Book, s: ArtTable, seed: np.uint64, log: Rows) -> None:
    rules.deal(book, s, seed + np.uint64(np.random.randint(0, 1000)), log)


@compiled
def mask_forgets_the_hands(book: Book, s: ArtTable, seat: int) -> None:
    hand = s.hand.copy()
    view.mask(book, s, seat)
    s.hand[:] = hand


@compiled
def mask_blanks_too_much(book: Book, s: ArtTable, seat: int) -> None:
    view.mask(book, s, seat)
    s.hand[:] = 0


@compiled
def mask_is_never_done(book: Book, s: ArtTable, seat: int) -> None:
    view.mask(book, s, seat)
    s.discards[0] += 1


@compiled
def mask_hides_nothing(book: Book, s: ArtTable, seat: int) -> None:
    pass


@compiled
def sample_adds_nothing(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    pass


@compiled
def sample_deals_too_few(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    view.sample(book, s, seat, seed)
    for other in range(book.players):
        if other != seat:
            kind = s.hand[other].argmax()
            s.hand[other, kind] -= 1
            s.draw_pile[kind] += 1
            s.draw_pile_size += 1
            return


@compiled
def sample_changes_what_is_known(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    view.sample(book, s, seat, seed)
    s.dog = 0


@compiled
def mask_leaves_the_truth_behind(book: Book, s: ArtTable, seat: int) -> None:
    """The hand of one other seat, where nobody would look for it: in the random number."""
    if s.random >> np.uint64(63) == 0:  # masked before
        packed = np.uint64(1)
        other = 1 if seat == 0 else 0
        for kind in range(len(s.draw_pile)):
            packed = (packed << np.uint64(3)) | np.uint64(s.hand[other, kind])
        s.random = packed | (np.uint64(1) << np.uint64(63))
    kept = s.random
    view.mask(book, s, seat)
    s.random = kept


@compiled
def scores_count_nothing(book: Book, s: ArtTable, standings: Rows, ledger: Rows) -> None:
    scoring.scores(book, s, standings, ledger)
    standings[0, 1] += 1
