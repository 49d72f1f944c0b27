"""What both games of the family tell: cards, shared moves and events, outcomes."""

from abc import abstractmethod
from functools import cached_property
from typing import Any

from hideout.games.heist import events as e
from hideout.games.heist import moves as m
from hideout.kit.outcome import Outcome, Standing
from hideout.kit.sentences import Explanation, Sentences
from hideout.kit.values import Event
from hideout.words import mark

WHY_NOT_PLAY = {
    "game-over": mark("The game is over."),
    "not-in-hand": mark("This card is not in your hand."),
    "thief-needs-place": mark("A thief goes to a location, not on another thief."),
    "gear-needs-thief": mark("Gear is laid on a thief."),
    "crew-full": mark("You have three thieves there: there is no room for another."),
    "no-thief": mark("There is no thief of yours on this spot."),
    "gear-full": mark("This thief has three gear: there is no room for more."),
    "too-dear": mark("You cannot pay for this card there."),
    "thief-stays": mark("A thief cannot be discarded for a coin."),
}


class HeistSentences(Sentences):
    def card(self, card: str) -> str:
        """The name of a thief, gear or location."""
        return self.words.name(self._names_by_id.get(card, card))

    @cached_property
    def _names_by_id(self) -> dict[str, str]:
        sections: dict[str, tuple[Any, ...]] = dict(self.catalogue.sections)
        return {entry.id: entry.name for entries in sections.values() for entry in entries}

    def points(self, n: int) -> str:
        return self.words.count("{n} point", "{n} points", n)

    def coins(self, n: int) -> str:
        return self.words.count("{n} coin", "{n} coins", n)

    def explanations(self) -> dict[str, list[Explanation]]:
        return {
            section: [
                Explanation(self.words.name(entry.name), self.sentence(section, entry), entry)
                for entry in entries
            ]
            for section, entries in dict[str, Any](self.catalogue.sections).items()
        }

    @abstractmethod
    def effects(self, entry: Any) -> str:
        """What the effects of a thief or gear do."""

    @abstractmethod
    def location(self, entry: Any) -> str:
        """What a location does."""

    def sentence(self, section: str, entry: Any) -> str:
        if section == "locations":
            return self.location(entry)
        effects = self.effects(entry)
        if section == "gear":
            cost = self.words.say("Cost: {coins}.", coins=self.coins(entry.cost))
            return f"{cost} {effects}"
        if entry.income:
            income = self.words.say("Income: {coins}.", coins=self.coins(entry.income))
            return f"{income} {effects}"
        return effects

    def shared_move(self, move: m.PlayThief | m.PlayGear | m.Discard) -> str:
        say = self.words.say
        card = self.card(move.card)
        match move:
            case m.PlayThief():
                return say("{card} to location {place}", card=card, place=move.place)
            case m.PlayGear():
                return say(
                    "{card} to location {place}, thief {spot}",
                    card=card,
                    place=move.place,
                    spot=move.spot,
                )
            case m.Discard():
                return say("Discard for a coin: {card}", card=card)

    def shared_event(self, event: Event) -> str:
        say = self.words.say
        match event:
            case e.GameBegun():
                places = self.words.list(self.card(location) for location in event.locations)
                return say("The locations: {places}.", places=places)
            case e.RoundBegun():
                return say(
                    "Round {round} begins; {who} starts.",
                    round=event.round,
                    who=self.who(event.seat),
                )
            case e.HandDealt(cards=None):
                return say("{who} draws cards.", who=self.who(event.seat))
            case e.HandDealt():
                cards = self.words.list(self.card(card) for card in event.cards or ())
                return say("{who} draws cards: {cards}.", who=self.who(event.seat), cards=cards)
            case e.ThiefPlayed():
                return say(
                    "{who} plays at location {place}: {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card),
                    place=event.place,
                )
            case e.GearPlayed():
                return say(
                    "{who} plays at location {place}, on thief {spot}: {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card),
                    place=event.place,
                    spot=event.spot,
                )
            case e.CoinsPaid():
                return say(
                    "{who} pays {coins}.", who=self.who(event.seat), coins=self.coins(event.coins)
                )
            case e.CoinsGained():
                return say(
                    "{who} gains {coins}.", who=self.who(event.seat), coins=self.coins(event.coins)
                )
            case e.CoinsReturned():
                return say(
                    "{who} returns to the bank: {coins}.",
                    who=self.who(event.seat),
                    coins=self.coins(event.coins),
                )
            case e.CardDiscarded():
                return say(
                    "{who} discards for a coin: {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card),
                )
            case e.LastCardDiscarded():
                return say(
                    "{who} discards the last card: {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card),
                )
            case e.HandsSwapped():
                return say("The hands are exchanged.")
            case e.GameEnded():
                return say("The game is over.")
        raise TypeError(f"no event of this game: {event!r}")

    def standing(self, standing: Standing) -> str:
        return self.words.say(
            "{who}: {points}", who=self.who(standing.seat), points=self.points(standing.points)
        )

    def outcome(self, outcome: Outcome) -> str:
        points = self.points(outcome.standings[outcome.winners[0] - 1].points)
        who = self.words.list(self.who(seat) for seat in outcome.winners)
        if len(outcome.winners) > 1:
            return self.words.say("{who} win together: {points}.", who=who, points=points)
        if outcome.tie_breaks:
            return self.words.say("{who} wins on the tie-break: {points}.", who=who, points=points)
        return self.words.say("{who} wins: {points}.", who=who, points=points)
