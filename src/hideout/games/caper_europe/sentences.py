"""Caper: Europe in words: every card, move, event, reason and point as one plain sentence."""

from typing import Any

from hideout.games.caper_europe import events as e
from hideout.games.caper_europe import moves as m
from hideout.games.caper_europe import values as v
from hideout.games.caper_europe.effect_words import IconWords
from hideout.games.heist.events import CoinLaundered
from hideout.games.heist.sentences import WHY_NOT_PLAY, HeistSentences
from hideout.kit.values import Event
from hideout.words import mark

WHY = {
    **WHY_NOT_PLAY,
    "steal-first": mark("First choose which good to steal."),
    "burn-first": mark("First choose which gear to burn."),
    "return-first": mark("First choose which good to give back."),
    "nothing-to-steal": mark("There is nothing to steal now."),
    "nothing-to-burn": mark("There is nothing to burn now."),
    "nothing-to-return": mark("There is nothing to give back now."),
    "not-here": mark("There is no such good at this location."),
    "cannot-burn": mark("This gear cannot be burned."),
    "not-in-hideout": mark("There is no such good in your hideout."),
    "other-game": mark("This is no move of Caper: Europe."),
}
GOODS = {"diamond": mark("diamond"), "painting": mark("painting"), "antique": mark("antique")}


class EuropeSentences(HeistSentences):
    def good(self, good: str) -> str:
        return self.words.say(GOODS[good])

    def effects(self, entry: Any) -> str:
        return IconWords(self.words, entry.city or "paris").sentences(entry.effects)

    def location(self, entry: Any) -> str:
        icons = IconWords(self.words, entry.city or "paris")
        points = self.words.say("{gain}.", gain=self.points(entry.points))
        bonus = f"{points} {icons.sentences(entry.bonus)}".strip()
        sentence = self.words.say("Who wins it: {bonus}", bonus=bonus)
        if not entry.ongoing:
            return sentence
        ongoing = icons.sentences(entry.ongoing, of_location=True)
        return f"{sentence} " + self.words.say("For both: {modifiers}", modifiers=ongoing)

    def prompt(self, view: v.EuropeView) -> str:
        say = self.words.say
        if view.deciding is None:
            return say("The game is over.")
        if view.deciding != view.seat:
            return say("{who} decides.", who=self.who(view.deciding))
        match view.phase:
            case "steal":
                return say(
                    "Choose a good to steal at location {place}.", place=view.resolving_place
                )
            case "burn":
                return say("Choose a gear to burn at location {place}.", place=view.resolving_place)
            case "return":
                return say(
                    "Burned: {card}. Choose a good to give back.",
                    card=self.card(view.resolving or ""),
                )
            case _:
                if view.is_thief_round:
                    return say("Your turn: send a thief to a location.")
                return say("Your turn: lay a gear on a thief, or discard one for a coin.")

    def move(self, move: m.EuropeMove) -> str:
        say = self.words.say
        match move:
            case m.StealGood():
                return say("Steal: {good}", good=self.good(move.good))
            case m.BurnGear():
                return say(
                    "Burn on thief {spot}: {card}", spot=move.spot, card=self.card(move.card)
                )
            case m.ReturnGood():
                return say("Give back: {good}", good=self.good(move.good))
            case _:
                return self.shared_move(move)

    def event(self, event: Event) -> str:
        say = self.words.say
        match event:
            case e.GoodsPlaced():
                diamonds, paintings, antiques = event.goods
                goods = self.words.list(
                    self.goods(good, n)
                    for good, n in zip(GOODS, (diamonds, paintings, antiques), strict=True)
                    if n > 0
                )
                return say("At location {place}: {goods}.", place=event.place, goods=goods)
            case e.TrackerMoved():
                return say(
                    "{card}: the tracker of location {place} moves {spaces} toward {who}.",
                    card=self.card(event.source),
                    place=event.place,
                    who=self.who(event.seat),
                    spaces=self.words.count("{n} space", "{n} spaces", event.spaces),
                )
            case e.GoodStolen():
                return say(
                    "{who} steals at location {place}: {good}.",
                    who=self.who(event.seat),
                    place=event.place,
                    good=self.good(event.good),
                )
            case e.GearBurned():
                return say(
                    "Burned at location {place}, on thief {spot} of {who}: {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card),
                    place=event.place,
                    spot=event.spot,
                )
            case e.GoodReturned():
                return say(
                    "{who} gives back to location {place}: {good}.",
                    who=self.who(event.seat),
                    place=event.place,
                    good=self.good(event.good),
                )
            case e.CoinUnlaundered():
                return say("{who} returns a laundered coin to the bank.", who=self.who(event.seat))
            case CoinLaundered():
                return say("{who} launders a coin.", who=self.who(event.seat))
            case _:
                return self.shared_event(event)

    def goods(self, good: str, n: int) -> str:
        count = self.words.count
        match good:
            case "diamond":
                return count("{n} diamond", "{n} diamonds", n)
            case "painting":
                return count("{n} painting", "{n} paintings", n)
            case _:
                return count("{n} antique", "{n} antiques", n)

    def reason(self, reason: v.NotNow) -> str:
        return self.words.say(WHY[reason.why])

    def ledger_line(self, line: v.EuropeLedgerLine) -> str:
        say = self.words.say
        match line:
            case v.LocationLine():
                return say("Location won: {location}", location=self.card(line.location))
            case v.StarsLine():
                return say("Stars at location {place}", place=line.place)
            case v.OngoingLine():
                return say("For both at location {place}", place=line.place)
            case v.CardLine():
                return say("Location {place}: {card}", place=line.place, card=self.card(line.card))
            case v.GoodsLine():
                return say("Sets of goods")
