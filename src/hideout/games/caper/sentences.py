"""Caper in words: every card, move, event, reason and point as one plain sentence."""

from functools import cached_property
from typing import Any

from hideout.games.caper import events as e
from hideout.games.caper import moves as m
from hideout.games.caper import values as v
from hideout.games.caper.catalogue import entries_of
from hideout.games.heist.sentences import EffectWords
from hideout.kit.outcome import Outcome, Standing
from hideout.kit.sentences import Explanation, Sentences
from hideout.kit.values import Event
from hideout.words import mark

WHY: dict[v.Why, str] = {
    "game-over": mark("The game is over."),
    "flip-first": mark("First choose which card to flip."),
    "nothing-to-flip": mark("There is nothing to flip now."),
    "fetch-first": mark("First choose a gear of your discards, or none."),
    "nothing-to-fetch": mark("No gear comes back from the discards now."),
    "not-your-task": mark("This is not what you decide now."),
    "not-in-hand": mark("This card is not in your hand."),
    "thief-needs-place": mark("A thief goes to a location, not on another thief."),
    "gear-needs-thief": mark("Gear is laid on a thief."),
    "crew-full": mark("You have three thieves there: there is no room for another."),
    "no-thief": mark("There is no thief of yours on this spot."),
    "gear-full": mark("This thief has three gear: there is no room for more."),
    "too-dear": mark("You cannot pay for this card there."),
    "thief-stays": mark("A thief cannot be discarded for a coin."),
    "can-pay": mark("You may discard for a coin only when you can pay for neither card."),
    "cannot-flip": mark("This card cannot be flipped."),
    "not-in-discards": mark("This gear is not in your discards."),
    "other-game": mark("This is no move of Caper."),
}
SIDES = (mark("White"), mark("Green"))


class CaperSentences(Sentences):
    def card(self, card: str) -> str:
        """The name of a thief, gear or location."""
        return self.words.name(self._names_by_id.get(card, card))

    @cached_property
    def _names_by_id(self) -> dict[str, str]:
        sections = self.catalogue.sections
        return {e.id: e.name for section in sections for e in entries_of(self.catalogue, section)}

    def points(self, n: int) -> str:
        return self.words.count("{n} point", "{n} points", n)

    def coins(self, n: int) -> str:
        return self.words.count("{n} coin", "{n} coins", n)

    def explanations(self) -> dict[str, list[Explanation]]:
        found: dict[str, list[Explanation]] = {}
        for section, entries in self.catalogue.sections.items():
            found[section] = [self._explanation(section, entry) for entry in entries]
        return found

    def _explanation(self, section: str, entry: Any) -> Explanation:
        effects = EffectWords(self.words, entry.city or "paris")
        say = self.words.say
        if section == "thieves":
            sentence = effects.sentences(entry.effects)
            if entry.income:
                income = say("Income: {coins}.", coins=self.coins(entry.income))
                sentence = f"{income} {sentence}"
        elif section == "gear":
            cost = say("Cost: {coins}.", coins=self.coins(entry.cost))
            sentence = f"{cost} {effects.sentences(entry.effects)}"
        else:
            sentence = say("Who wins it: {bonus}", bonus=effects.sentences(entry.bonus))
            if entry.modifiers:
                modifiers = effects.sentences(entry.modifiers, of_location=True)
                sentence = f"{sentence} " + say("For both: {modifiers}", modifiers=modifiers)
        return Explanation(self.words.name(entry.name), sentence, entry)

    def prompt(self, view: v.CaperView) -> str:
        say = self.words.say
        if view.deciding is None:
            return say("The game is over.")
        if view.deciding != view.seat:
            return say("{who} decides.", who=self.who(view.deciding))
        match view.phase:
            case "flip":
                return say("Choose which of the opponent's cards to flip.")
            case "fetch":
                return say("You may lay a gear of your discards, free.")
            case "give":
                return say("Choose the card for white; the other goes to green.")
            case "pass":
                return say("Choose a card to pass to the opposing Mastermind.")
            case _:
                if view.is_thief_round:
                    return say("Your turn: send a thief to a location.")
                return say("Your turn: lay a gear on a thief, or discard one for a coin.")

    def move(self, move: m.CaperMove) -> str:
        say = self.words.say
        match move:
            case m.PlayThief():
                return say(
                    "{card} to location {place}", card=self.card(move.card), place=move.place
                )
            case m.PlayGear():
                return say(
                    "{card} to location {place}, on thief {spot}",
                    card=self.card(move.card),
                    place=move.place,
                    spot=move.spot,
                )
            case m.Discard():
                return say("Discard for a coin: {card}", card=self.card(move.card))
            case m.FlipCard():
                return say("Flip the card on spot {spot}", spot=move.spot)
            case m.FetchGear():
                return say(
                    "From the discards, on thief {spot}: {card}",
                    card=self.card(move.card),
                    spot=move.spot,
                )
            case m.FetchNothing():
                return say("Leave the discards alone")
            case m.GiveToWhite():
                return say("To white: {card}", card=self.card(move.card))
            case m.PassCard():
                return say("Pass: {card}", card=self.card(move.card))

    def event(self, event: Event) -> str:
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
            case e.CoinLaundered():
                return say("{who} puts a coin into the discards.", who=self.who(event.seat))
            case e.CardFlipped():
                return say(
                    "Flipped at location {place}, on thief {spot} of {who}: {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card),
                    place=event.place,
                    spot=event.spot,
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
            case e.CardGiven(card=None):
                return say(
                    "{who} gives a card to {receiver}.",
                    who=self.who(event.seat),
                    receiver=self.who(event.receiver),
                )
            case e.CardGiven():
                return say(
                    "{who} gives a card to {receiver}: {card}.",
                    who=self.who(event.seat),
                    receiver=self.who(event.receiver),
                    card=self.card(event.card or ""),
                )
            case e.GearFetched():
                return say(
                    "{who} lays from the discards at location {place}, on thief {spot}: {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card),
                    place=event.place,
                    spot=event.spot,
                )
            case e.FetchDeclined():
                return say("{who} leaves the discards alone.", who=self.who(event.seat))
            case e.GameEnded():
                return say("The game is over.")
        raise TypeError(f"no event of Caper: {event!r}")

    def reason(self, reason: v.NotNow) -> str:
        return self.words.say(WHY[reason.why])

    def ledger_line(self, line: v.CaperLedgerLine) -> str:
        say = self.words.say
        match line:
            case v.LocationLine():
                return say("Location won: {location}", location=self.card(line.location))
            case v.CardLine():
                return say("Location {place}: {card}", place=line.place, card=self.card(line.card))
            case v.LootLine():
                return say("Sets of loot")
            case v.DiscardsLine():
                return say("Gear in the discards")
            case v.LowerLine():
                return say("The points of the lower Mastermind")
            case v.SixthLine():
                return say("A sixth of the points of the higher Mastermind")

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
