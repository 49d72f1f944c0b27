"""Scarce coins, compiled."""

from hideout.games.heist.fields import CrewFields
from hideout.kit.compile import compiled


@compiled
def gain_coins(s: CrewFields, side: int, amount: int) -> int:
    """C7: one at a time from the bank, then from the opponent while they have more; how many."""
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
