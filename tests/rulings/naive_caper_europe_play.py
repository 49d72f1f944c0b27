"""A second Caper: Europe to play along with: plain lists and dicts, straight from E1 to E11.

It is told what chance decides (locations, goods, hands) and the moves; the rest it finds itself.
"""

from collections.abc import Generator
from dataclasses import dataclass

from tests.rulings.naive_caper_europe import (
    CARDS,
    GOODS,
    LOCATIONS,
    Card,
    Colours,
    Finished,
    Here,
    Hideout,
    Icon,
    Place,
    most_sets,
)

ROUNDS = (4, 6, 3, 6, 2, 6)
PIECES = ("thief", "gear", "purple", "yellow", "green", "red", "city")


@dataclass(frozen=True)
class Decision:
    """What a side has to choose from, be it one way only."""

    side: int
    phase: str
    moves: frozenset[str]
    card: str = ""
    """Whose icon asks."""
    place: int = -1


Play = Generator[Decision, str, None]
"""Asks for one decision after the other, and takes a move each time."""


class Game:
    def __init__(self, city: str, locations: list[str], goods: list[list[str]]) -> None:
        self.locations = locations
        self.goods = goods
        """Left to steal at each place."""
        self.crews: list[list[list[list[str]]]] = [[[], [], []], [[], [], []]]
        """By side and place: thieves, each with its gear from bottom to top."""
        self.arrived: list[list[list[str]]] = [[[], [], []], [[], [], []]]
        """The same cards in order of arrival."""
        self.trackers = [0, 0, 0]
        """Spaces toward white."""
        self.supply = 10
        self.coins = [0, 0]
        self.laundered = [0, 0]
        self.goods_of: list[list[str]] = [[], []]
        self.discards: list[list[str]] = [[], []]
        self.hands: list[list[str]] = [[], []]
        self.to_deal: list[list[str]] = []
        """The hands of the next round, and of those after it as far as they are known."""
        self.round = 0
        self.decks = {card.id: card.copies for card in CARDS.values() if card.city in ("", city)}

    # Rounds (E2, E3)

    def play(self) -> Play:
        for number, size in enumerate(ROUNDS):
            self.round = number + 1
            self.deal(size, is_thief=number % 2 == 0)
            starter = number % 2
            while True:
                yield from self.turn(starter)
                yield from self.turn(1 - starter)
                if len(self.hands[0]) == 1:
                    break
                self.hands.reverse()
            for side in (0, 1):
                self.discards[side] += self.hands[side]
                self.hands[side] = []
        assert not any(self.decks.values())

    def deal(self, size: int, is_thief: bool) -> None:
        self.hands, self.to_deal = self.to_deal[:2], self.to_deal[2:]
        for hand in self.hands:
            assert len(hand) == size
            for card in hand:
                assert CARDS[card].is_thief == is_thief
                self.decks[card] -= 1
                assert self.decks[card] >= 0

    # A turn (E4, E5)

    def turn(self, side: int) -> Play:
        move = (yield Decision(side, "play", frozenset(self.moves(side)))).split()
        card = CARDS[move[1]]
        self.hands[side].remove(card.id)
        if move[0] == "discard":
            self.discards[side].append(card.id)
            self.gain_coins(side, 1)
            return
        place = int(move[3]) - 1
        before = self.colours(side, place)
        others = list(self.arrived[side][place])
        self.arrived[side][place].append(card.id)
        if card.is_thief:
            self.crews[side][place].append([card.id])
            self.gain_coins(side, card.coins)
        else:
            self.coins[side] -= card.coins
            self.supply += card.coins
            self.crews[side][place][int(move[5]) - 1].append(card.id)
        for icon in card.icons:
            yield from self.resolve(side, place, card, icon)
        for other in others:
            for icon in CARDS[other].icons:
                self.trigger(side, place, icon, before)
        for icon in LOCATIONS[self.locations[place]].ongoing:
            self.trigger(side, place, icon, before)

    def moves(self, side: int) -> set[str]:
        found = set()
        for card in self.hands[side]:
            for place, crew in enumerate(self.crews[side], 1):
                if CARDS[card].is_thief:
                    if len(crew) < 3:
                        found.add(f"play {card} at {place}")
                elif CARDS[card].coins <= self.coins[side]:
                    for spot, thief in enumerate(crew, 1):
                        if len(thief) - 1 < 3:
                            found.add(f"play {card} at {place} on {spot}")
            if not CARDS[card].is_thief:
                found.add(f"discard {card}")
        return found

    # Icons (E6, E7)

    def resolve(self, side: int, place: int, card: Card, icon: Icon) -> Play:
        """An icon of the card just played."""
        match icon.verb, icon.what:
            case "gain", "caper":
                self.move_tracker(side, place, icon.amount * self.here(side, place).times(icon))
            case "gain", "coin":
                self.gain_coins(side, icon.amount * self.here(side, place).times(icon))
            case "launder", _:
                self.launder(side)
            case "steal", _:
                yield from self.steal(side, place, card, icon.what)
            case "burn", _:
                yield from self.burn(side, place, card)
            case ("gain", "point") | ("protect", _):
                pass
            case _:
                raise AssertionError(icon)

    def trigger(self, side: int, place: int, icon: Icon, before: Colours) -> None:
        """A set effect that lay there when the card came: for each set that the card completed."""
        is_set = bool(icon.per) and icon.per[0] in PIECES and icon.whose != "discards"
        if icon.verb != "gain" or icon.what == "point" or not is_set:
            return
        assert icon.whose == "own"
        after = self.colours(side, place)
        times = icon.amount * (most_sets(after, icon.per) - most_sets(before, icon.per))
        if icon.what == "caper":
            self.move_tracker(side, place, times)
        else:
            self.gain_coins(side, times)

    def move_tracker(self, side: int, place: int, spaces: int) -> None:
        for _ in range(spaces):
            there = self.trackers[place] + (1 if side == 0 else -1)
            if abs(there) <= 4:
                self.trackers[place] = there

    def gain_coins(self, side: int, coins: int) -> None:
        """One at a time (E9)."""
        for _ in range(coins):
            if self.take_coin(side):
                self.coins[side] += 1

    def launder(self, side: int) -> None:
        if self.take_coin(side):
            self.laundered[side] += 1

    def take_coin(self, side: int) -> bool:
        """Out of the supply or, if that is empty, from a richer opponent."""
        if self.supply > 0:
            self.supply -= 1
            return True
        if self.coins[side] < self.coins[1 - side]:
            self.coins[1 - side] -= 1
            return True
        return False

    def steal(self, side: int, place: int, card: Card, what: str) -> Play:
        there = self.goods[place]
        kinds = {good for good in there if what in ("any", good)}
        asked = {f"steal {good}" for good in kinds}
        if kinds:
            move = yield Decision(side, "steal", frozenset(asked), card.id, place)
            good = move.removeprefix("steal ")
            there.remove(good)
            self.goods_of[side].append(good)

    # Burning (E10, E11)

    def burn(self, side: int, place: int, card: Card) -> Play:
        other = 1 - side
        crew = self.crews[other][place]
        safe = self.protected(other, place)
        asked = {
            f"burn {thief[-1]} on {spot}"
            for spot, thief in enumerate(crew, 1)
            if len(thief) > 1 and CARDS[thief[-1]].colour not in safe
        }
        if not asked:
            return
        move = yield Decision(side, "burn", frozenset(asked), card.id, place)
        burned = CARDS[crew[int(move.split()[3]) - 1].pop()]
        self.arrived[other][place].remove(burned.id)
        self.discards[other].append(burned.id)
        for icon in burned.icons:
            yield from self.revert(other, place, burned, icon)

    def protected(self, side: int, place: int) -> set[str]:
        """The colours of a side's gear that nobody burns at a place."""
        shown = [*LOCATIONS[self.locations[place]].ongoing]
        for thief in self.crews[side][place]:
            for card in thief:
                shown += CARDS[card].icons
        return {icon.what for icon in shown if icon.verb == "protect"}

    def revert(self, side: int, place: int, burned: Card, icon: Icon) -> Play:
        """Take a one-time icon back from the side whose gear it was on."""
        if icon.per:
            return
        match icon.verb, icon.what:
            case "gain", "caper":
                self.move_tracker(1 - side, place, icon.amount)
            case "gain", "coin":
                back = min(icon.amount, self.coins[side])
                self.coins[side] -= back
                self.supply += back
            case "launder", _:
                if self.laundered[side] > 0:
                    self.laundered[side] -= 1
                    self.supply += 1
            case "steal", _:
                kinds = {good for good in self.goods_of[side] if icon.what in ("any", good)}
                asked = frozenset(f"return {good}" for good in kinds)
                if kinds:
                    move = yield Decision(side, "return", asked, burned.id, place)
                    good = move.removeprefix("return ")
                    self.goods_of[side].remove(good)
                    self.goods[place].append(good)

    # What lies there

    def colours(self, side: int, place: int) -> Colours:
        return tuple(CARDS[card].colour for thief in self.crews[side][place] for card in thief)

    def here(self, side: int, place: int) -> Here:
        return Here(self.colours(side, place), self.colours(1 - side, place), self.hideout(side))

    def hideout(self, side: int) -> Hideout:
        return Hideout(
            self.coins[side],
            self.laundered[side],
            tuple(sorted(self.goods_of[side], key=GOODS.index)),
            tuple(sorted(self.discards[side])),
        )

    def facts(self) -> Finished:
        """For the scorer, as if the game ended now."""
        places = []
        for index, location in enumerate(self.locations):
            white, green = (tuple(tuple(t) for t in self.crews[side][index]) for side in (0, 1))
            places.append(Place(location, (white, green), self.trackers[index]))
        return Finished(tuple(places), (self.hideout(0), self.hideout(1)))
