"""Setting up a table of the family and counting its cards, compiled."""

import numpy as np

from hideout.games.heist.events import GAME_BEGUN
from hideout.games.heist.fields import (
    COINS,
    LOCATIONS,
    NONE,
    PLACES,
    SEATS,
    SIDES,
    THIEVES,
    CrewFields,
    EffectFields,
)
from hideout.games.heist.hands import take_any
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.fields import Ints
from hideout.kit.log import Log, note


@compiled
def set_up(book: EffectFields, s: CrewFields, seed: np.uint64, log: Log) -> None:
    """C1, E1: decks, coins and locations, and nothing else on the table."""
    s.random = seed
    s.pending = 0
    s.round_index = 0
    s.has_played = 0
    s.thief[:] = NONE
    s.gear[:] = NONE
    s.hand[:] = NONE
    s.gear_on[:] = 0
    s.count[:] = 0
    s.shield[:] = 0
    s.thieves[:] = 0
    s.coins[:] = 0
    s.laundered[:] = 0
    s.discards[:] = 0
    s.seen[:] = 0
    s.hand_size[:] = 0
    s.bank = COINS
    s.deck[:] = book.copies
    s.thieves_left = book.copies[:THIEVES].sum()
    s.gear_left = book.copies[THIEVES:].sum()
    left = np.ones(LOCATIONS, np.int16)
    for place in range(PLACES):
        s.location[place] = take_any(s, left, LOCATIONS - place)
    note(log, GAME_BEGUN, s.location[0], s.location[1], s.location[2])


@compiled
def restore_deck(book: EffectFields, s: CrewFields) -> None:
    """The deck of a masked table: whatever is not seen anywhere."""
    s.deck[:] = book.copies
    count_seen(s, s.deck, -1)


@compiled
def count_seen(s: CrewFields, piles: Ints, by: int) -> None:
    """Add `by` for each card that lies outside the deck and is known."""
    for side in range(SIDES):
        piles += by * s.discards[side]
        for place in range(PLACES):
            for spot in range(s.thieves[side, place]):
                piles[s.thief[side, place, spot]] += by
                for level in range(s.gear_on[side, place, spot]):
                    piles[s.gear[side, place, spot, level]] += by
    for seat in range(SEATS):
        for i in range(s.hand_size[seat]):
            if s.hand[seat, i] >= 0:
                piles[s.hand[seat, i]] += by


@compiled_apart
def family_conserved(book: EffectFields, s: CrewFields) -> bool:
    """Every card and every coin is somewhere, once."""
    if s.coins.sum() + s.laundered.sum() + s.bank != COINS or s.coins.min() < 0 or s.bank < 0:
        return False
    if s.laundered.min() < 0 or s.discards.min() < 0 or s.deck.min() < 0:
        return False
    if s.deck[:THIEVES].sum() != s.thieves_left or s.deck[THIEVES:].sum() != s.gear_left:
        return False
    held = s.deck.copy()
    count_seen(s, held, 1)
    return bool((held == book.copies).all())
