"""Burning gear in Caper: Europe, compiled: what can be burned, and what is reverted (E10, E11)."""

from hideout.games.caper_europe.events import COIN_UNLAUNDERED, GEAR_BURNED
from hideout.games.caper_europe.goods import begin_return
from hideout.games.caper_europe.table import BURNING, PLAYING, SETS, Book, EuropeTable
from hideout.games.caper_europe.track import move_tracker
from hideout.games.heist.coins import return_coins
from hideout.games.heist.crew import change_shields, remove_gear
from hideout.games.heist.events import COINS_RETURNED
from hideout.games.heist.fields import (
    CAPER,
    COIN,
    CREW,
    EFFECTS,
    GAIN,
    LAUNDER,
    NONE,
    STEAL,
)
from hideout.kit.compile import compiled
from hideout.kit.log import Log, note


@compiled
def can_burn(book: Book, s: EuropeTable, side: int, place: int, spot: int) -> bool:
    """E10, E11: whether the topmost gear on a side's spot can be burned."""
    on = s.gear_on[side, place, spot]
    if on == 0:
        return False
    piece = book.piece[s.gear[side, place, spot, on - 1]]
    return bool(s.shield[side, place, piece] == 0)


@compiled
def begin_burn(book: Book, s: EuropeTable, place: int, log: Log) -> None:
    """Mandatory if there is a target; with only one there is nothing to choose."""
    targets = 0
    only = 0
    for spot in range(CREW):
        if can_burn(book, s, 1 - s.seat, place, spot):
            targets += 1
            only = spot
    if targets == 1:
        burn(book, s, only, log)
    elif targets > 1:
        s.phase = BURNING
        s.pending = 1


@compiled
def burn(book: Book, s: EuropeTable, spot: int, log: Log) -> None:
    owner, place = 1 - s.seat, s.resolving_place
    card = remove_gear(book, s, owner, place, spot)
    change_shields(book, s, owner, place, card, -1)
    if book.is_trigger[card]:
        forget_trigger(s, owner, place, card)
    s.discards[owner, card] += 1
    note(log, GEAR_BURNED, owner, card, place, spot)
    s.burned = card
    s.revert_step = 0
    revert(book, s, log)


@compiled
def forget_trigger(s: EuropeTable, side: int, place: int, card: int) -> None:
    """Of two of a kind, the later one."""
    last = s.triggers[side, place] - 1
    k = last
    while s.trigger[side, place, k] != card:
        k -= 1
    for later in range(k, last):
        s.trigger[side, place, later] = s.trigger[side, place, later + 1]
    s.trigger[side, place, last] = NONE
    s.triggers[side, place] = last


@compiled
def revert(book: Book, s: EuropeTable, log: Log) -> None:
    """E10: the one-time icons of the burned card; stops where its owner has to choose a good."""
    burner = s.seat
    while s.revert_step < EFFECTS:
        s.revert_step += 1
        revert_icon(book, s, burner, s.burned, s.revert_step - 1, log)
        if s.phase != PLAYING:
            return
    s.burned = NONE
    s.revert_step = 0


@compiled
def revert_icon(book: Book, s: EuropeTable, burner: int, card: int, i: int, log: Log) -> None:
    """Burn and point icons, and set effects, are not reverted."""
    owner, place = 1 - burner, s.resolving_place
    verb, what, amount = book.verb[card, i], book.what[card, i], book.amount[card, i]
    if verb == GAIN and not book.asks[card, i] and book.counter[card, i] == SETS:
        if what == CAPER:
            move_tracker(s, burner, place, amount, card, log)
        elif what == COIN:
            returned = return_coins(s, owner, amount)
            if returned > 0:
                note(log, COINS_RETURNED, owner, returned)
    elif verb == STEAL:
        begin_return(s, owner, place, what, log)
    elif verb == LAUNDER and s.laundered[owner] > 0:
        s.laundered[owner] -= 1
        s.bank += 1
        note(log, COIN_UNLAUNDERED, owner)
