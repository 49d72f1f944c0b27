"""Scarce coins, compiled."""

from hideout.games.heist.events import COIN_LAUNDERED, COINS_GAINED
from hideout.games.heist.fields import CrewFields
from hideout.kit.compile import compiled
from hideout.kit.log import Log, note


@compiled
def gain_coins(s: CrewFields, side: int, amount: int) -> int:
    """C7, E9: one at a time from the bank, then from an opponent who has more; how many."""
    gained = min(amount, s.bank)
    s.bank -= gained
    s.coins[side] += gained
    while gained < amount and s.coins[1 - side] > s.coins[side]:
        s.coins[1 - side] -= 1
        s.coins[side] += 1
        gained += 1
    return int(gained)


@compiled
def return_coins(s: CrewFields, side: int, amount: int) -> int:
    """To the bank, as many as there are; how many."""
    returned = min(amount, s.coins[side])
    s.coins[side] -= returned
    s.bank += returned
    return int(returned)


@compiled
def note_coins(log: Log, side: int, gained: int) -> None:
    if gained > 0:
        note(log, COINS_GAINED, side, gained)


@compiled
def launder(s: CrewFields, side: int, log: Log) -> None:
    """C14, London: a coin gained goes out of play."""
    if gain_coins(s, side, 1) > 0:
        s.coins[side] -= 1
        s.laundered[side] += 1
        note(log, COIN_LAUNDERED, side)
