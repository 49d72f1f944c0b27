"""Art Robbery in words: every card, move, event, reason and point as one plain sentence."""

from hideout.games.art_robbery import catalogue as printed
from hideout.games.art_robbery import events as e
from hideout.games.art_robbery.moves import ArtMove, GiveDog, GiveToken, Play, Steal, Take
from hideout.games.art_robbery.pieces import Token
from hideout.games.art_robbery.values import (
    ArrestLine,
    ArtLedgerLine,
    ArtView,
    FineLine,
    LootLine,
    NotNow,
    Why,
)
from hideout.kit.outcome import Outcome, Standing
from hideout.kit.sentences import Explanation, Sentences
from hideout.kit.values import Event
from hideout.words import mark

CARD_NAMES = {"boss": mark("Boss"), "dog": mark("Guard dog"), "thief": mark("Greedy thief")}
WHY: dict[Why, str] = {
    "game-over": mark("The game is over."),
    "answer-first": mark("First choose what to hand over: the token or the dog."),
    "no-thief": mark("Nobody wants to steal from you."),
    "not-in-hand": mark("This card is not in your hand."),
    "must-take": mark("The middle has a token for this card: take it."),
    "dog-takes-dog": mark("A guard dog card takes the dog and no token."),
    "other-number": mark("The card and the token do not match."),
    "not-in-middle": mark("This token is not in the middle."),
    "never-steals": mark("The greedy thief takes from the middle only."),
    "own-token": mark("You cannot steal from yourself."),
    "middle-first": mark("You may steal only what the middle no longer has."),
    "not-with-victim": mark("This token does not lie face up before that player."),
    "other-game": mark("This is no move of Art Robbery."),
}


class ArtSentences(Sentences):
    def card(self, face: str) -> str:
        """The name of a card, or of the face of a token."""
        return self.words.say(CARD_NAMES[face]) if face in CARD_NAMES else face

    def token(self, token: Token) -> str:
        name = self.card(token.face)
        if not token.alibis:
            return name
        return self.words.say("{token} ({alibis})", token=name, alibis=self.alibis(token.alibis))

    def alibis(self, n: int) -> str:
        return self.words.count("{n} alibi", "{n} alibis", n)

    def points(self, n: int) -> str:
        return self.words.count("{n} point", "{n} points", n)

    def heist(self, number: int) -> str:
        return self.words.name(printed.heists(self.catalogue)[number - 1].name)

    def explanations(self) -> dict[str, list[Explanation]]:
        return {
            "cards": [
                Explanation(self.card(entry.face), self.card_rule(entry.face), entry)
                for entry in printed.cards(self.catalogue)
            ],
            "heists": [
                Explanation(self.heist(number), self.heist_rule(number), entry)
                for number, entry in enumerate(printed.heists(self.catalogue), start=1)
            ],
            "tokens": [
                Explanation(
                    self.token(Token(entry.face, entry.alibis)), self.token_rule(entry), entry
                )
                for entry in printed.tokens(self.catalogue)
            ],
        }

    def card_rule(self, face: str) -> str:
        say = self.words.say
        match face:
            case "boss":
                return say(
                    "Take the Boss token from the middle; if it is gone, you may steal it from"
                    " the player who has it face up."
                )
            case "dog":
                return say(
                    "Take the dog, from the middle or from its holder. Whoever holds it may hand"
                    " over the dog instead of a token somebody wants to steal."
                )
            case "thief":
                return say("Take any one token from the middle, never one from a player.")
            case number:
                return say(
                    "Take one token with a {number} from the middle; if there is none, you may"
                    " steal one that a player has face up.",
                    number=number,
                )

    def heist_rule(self, number: int) -> str:
        return self.words.say(
            "Heist {number} of {heists}. It is over when the last of its tokens is taken.",
            number=number,
            heists=len(printed.heists(self.catalogue)),
        )

    def token_rule(self, entry: printed.TokenEntry) -> str:
        if entry.face == "boss":
            worth = self.words.say(
                "Worth {points}, but only to a holder of a 4 or a 5 of the same heist.",
                points=self.points(printed.BOSS_POINTS),
            )
        else:
            worth = self.words.say("Worth {points}.", points=self.points(int(entry.face)))
        if not entry.alibis:
            return worth
        gives = self.words.say("Gives {alibis}.", alibis=self.alibis(entry.alibis))
        return f"{worth} {gives}"

    def prompt(self, view: ArtView) -> str:
        say = self.words.say
        if view.deciding is None:
            return say("The game is over.")
        mine = view.deciding == view.seat
        if view.wanted is not None:
            token = self.token(view.wanted)
            if mine:
                return say(
                    "{thief} wants to steal {token}: hand over the token, or the dog?",
                    thief=self.who(view.turn),
                    token=token,
                )
            return say(
                "{who} chooses: hand over {token}, or the dog.",
                who=self.who(view.deciding),
                token=token,
            )
        if mine:
            return say("Your turn: play a card.")
        return say("{who} chooses a card to play.", who=self.who(view.deciding))

    def move(self, move: ArtMove) -> str:
        say = self.words.say
        match move:
            case Take():
                return say(
                    "Play {card}: take {token} from the middle",
                    card=self.card(move.card),
                    token=self.token(move.token),
                )
            case Steal():
                return say(
                    "Play {card}: steal {token} from {victim}",
                    card=self.card(move.card),
                    token=self.token(move.token),
                    victim=self.who(move.victim),
                )
            case Play(card="dog"):
                return say("Play {card}: take the dog", card=self.card(move.card))
            case Play():
                return say("Play {card}: take nothing", card=self.card(move.card))
            case GiveToken():
                return say("Hand over the token")
            case GiveDog():
                return say("Hand over the dog")

    def event(self, event: Event) -> str:
        say = self.words.say
        match event:
            case e.HandsDealt():
                return self.words.count(
                    "Each player is dealt {n} card.", "Each player is dealt {n} cards.", event.cards
                )
            case e.HeistBegun():
                return say(
                    "Heist {number}, {heist}, begins; {who} starts.",
                    number=event.heist,
                    heist=self.heist(event.heist),
                    who=self.who(event.seat),
                )
            case e.CardPlayed():
                return say(
                    "{who} plays {card}.", who=self.who(event.seat), card=self.card(event.card)
                )
            case e.TokenTaken():
                return say(
                    "{who} takes {token} from the middle.",
                    who=self.who(event.seat),
                    token=self.token(event.token),
                )
            case e.TokenWanted():
                return say(
                    "{who} wants to steal {token} from {victim}, who has the dog and chooses.",
                    who=self.who(event.seat),
                    token=self.token(event.token),
                    victim=self.who(event.victim),
                )
            case e.TokenStolen():
                return say(
                    "{who} steals {token} from {victim}.",
                    who=self.who(event.seat),
                    token=self.token(event.token),
                    victim=self.who(event.victim),
                )
            case e.DogTaken(holder=None):
                return say("{who} takes the dog from the middle.", who=self.who(event.seat))
            case e.DogTaken():
                return say(
                    "{who} takes the dog from {holder}.",
                    who=self.who(event.seat),
                    holder=self.who(event.holder or 0),
                )
            case e.DogGiven():
                return say(
                    "{who} hands over the dog to {thief} instead.",
                    who=self.who(event.seat),
                    thief=self.who(event.thief),
                )
            case e.NothingTaken():
                return say("{who} takes nothing.", who=self.who(event.seat))
            case e.CardDrawn(card=None):
                return say("{who} draws a card.", who=self.who(event.seat))
            case e.CardDrawn():
                return say(
                    "{who} draws {card}.",
                    who=self.who(event.seat),
                    card=self.card(event.card or ""),
                )
            case e.PileShuffled():
                return self.words.count(
                    "The discards, {n} card, are shuffled into a new draw pile.",
                    "The discards, {n} cards, are shuffled into a new draw pile.",
                    event.cards,
                )
            case e.HeistEnded():
                return say(
                    "The middle is empty: heist {number}, {heist}, is over and its loot is safe.",
                    number=event.heist,
                    heist=self.heist(event.heist),
                )
            case e.BossKept():
                return say("{who} keeps the Boss, with a 4 or a 5.", who=self.who(event.seat))
            case e.BossLost():
                return say(
                    "{who} loses the Boss, having neither a 4 nor a 5.", who=self.who(event.seat)
                )
            case e.GameEnded():
                return say("The game is over.")
        raise TypeError(f"no event of Art Robbery: {event!r}")

    def reason(self, reason: NotNow) -> str:
        return self.words.say(WHY[reason.why])

    def ledger_line(self, line: ArtLedgerLine) -> str:
        say = self.words.say
        match line:
            case LootLine():
                return say(
                    "{heist}: {token}", token=self.token(line.token), heist=self.heist(line.heist)
                )
            case FineLine():
                return say(
                    "Given up for having fewer alibis: {heist}, {token}",
                    token=self.token(line.token),
                    heist=self.heist(line.heist),
                )
            case ArrestLine():
                return say(
                    "Arrested with {alibis}, the fewest: all points are lost",
                    alibis=self.alibis(line.alibis),
                )

    def standing(self, standing: Standing) -> str:
        alibis = self.alibis(standing.ties[0])
        if not standing.is_in:
            return self.words.say(
                "{who}: arrested, with {alibis}", who=self.who(standing.seat), alibis=alibis
            )
        return self.words.say(
            "{who}: {points}, {alibis}",
            who=self.who(standing.seat),
            points=self.points(standing.points),
            alibis=alibis,
        )

    def outcome(self, outcome: Outcome) -> str:
        points = self.points(outcome.standings[outcome.winners[0] - 1].points)
        who = self.words.list(self.who(seat) for seat in outcome.winners)
        if len(outcome.winners) > 1:
            return self.words.say(
                "{who} share the win: {points} each and equally many alibis.",
                who=who,
                points=points,
            )
        if outcome.tie_breaks:
            return self.words.say("{who} wins: {points}, and more alibis.", who=who, points=points)
        return self.words.say("{who} wins: {points}.", who=who, points=points)
