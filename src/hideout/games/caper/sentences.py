"""Caper in words: every card, move, event, reason and point as one plain sentence."""

from typing import Any

from hideout.games.caper import events as e
from hideout.games.caper import moves as m
from hideout.games.caper import values as v
from hideout.games.caper.effect_words import EffectWords
from hideout.games.heist.events import CoinLaundered
from hideout.games.heist.sentences import WHY_NOT_PLAY, HeistSentences
from hideout.kit.values import Event
from hideout.words import mark

WHY = {
    **WHY_NOT_PLAY,
    "flip-first": mark("First choose which card to flip."),
    "nothing-to-flip": mark("There is nothing to flip now."),
    "fetch-first": mark("First choose a gear of your discards, or none."),
    "nothing-to-fetch": mark("No gear comes back from the discards now."),
    "not-your-task": mark("This is not what you decide now."),
    "can-pay": mark("You may discard for a coin only when you can pay for neither card."),
    "cannot-flip": mark("This card cannot be flipped."),
    "not-in-discards": mark("This gear is not in your discards."),
    "other-game": mark("This is no move of Caper."),
}
SIDES = (mark("White"), mark("Green"))


class CaperSentences(HeistSentences):
    def effects(self, entry: Any) -> str:
        return EffectWords(self.words, entry.city or "paris").sentences(entry.effects)

    def location(self, entry: Any) -> str:
        effects = EffectWords(self.words, entry.city or "paris")
        sentence = self.words.say("Who wins it: {bonus}", bonus=effects.sentences(entry.bonus))
        if not entry.modifiers:
            return sentence
        modifiers = effects.sentences(entry.modifiers, of_location=True)
        return f"{sentence} " + self.words.say("For both: {modifiers}", modifiers=modifiers)

    def prompt(self, view: v.CaperView) -> str:
        say = self.words.say
        if view.deciding is None:
            return say("The game is over.")
        if view.deciding != view.seat:
            return say("{who} decides.", who=self.who(view.deciding))
        match view.phase:
            case "flip":
                return say("Choose what to flip at location {place}.", place=view.deciding_place)
            case "fetch":
                return say(
                    "You may lay a gear of your discards at location {place}.",
                    place=view.deciding_place,
                )
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
            case m.FlipCard():
                return say(
                    "Flip on thief {spot}: {card}", spot=move.spot, card=self.card(move.card)
                )
            case m.FetchGear():
                return say(
                    "From the discards, thief {spot}: {card}",
                    card=self.card(move.card),
                    spot=move.spot,
                )
            case m.FetchNothing():
                return say("Leave the discards alone")
            case m.GiveToWhite():
                return say("To white: {card}", card=self.card(move.card))
            case m.PassCard():
                return say("Pass: {card}", card=self.card(move.card))
            case _:
                return self.shared_move(move)

    def event(self, event: Event) -> str:
        say = self.words.say
        match event:
            case CoinLaundered():
                return say("{who} puts a coin into the discards.", who=self.who(event.seat))
            case e.CardFlipped():
                return say(
                    "Flipped at location {place}, on thief {spot} of {who}: {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card),
                    place=event.place,
                    spot=event.spot,
                )
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
            case _:
                return self.shared_event(event)

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
