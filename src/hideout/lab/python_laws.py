"""The laws that need Python: codecs, words, previews, reasons, fairness, the ledger."""

import random
from typing import Any

import msgspec

from hideout.bots import find_bot, repeatable
from hideout.errors import HideoutError, IllegalMove
from hideout.kit.record import parse_record
from hideout.kit.sentences import Sentences
from hideout.kit.table import Table, replay
from hideout.kit.values import Event, Move, Value, View
from hideout.lab.laws import Broken
from hideout.words import LANGUAGES, Words

LAWS = {
    "codecs": "moves, events, views and records come back from their text as they were",
    "words": "everything has a sentence in every language",
    "preview": "a preview is what then happens, less what could not be known",
    "reasons": "a move that is not legal has a reason, is refused and changes nothing",
    "fairness": "what a seat cannot see changes neither its view nor its bot's move",
    "ledger": "the ledger's lines add up to the points",
}

OTHER_MOVES = 8
"""Besides the legal ones, how many are tried at each decision."""

ITERATIONS = 100
"""What a bot that searches is given: enough to be led by what it may not know."""

Speakers = list[Sentences]


class LawBroken(HideoutError):
    """Its message names the law and what was found."""


def check_python_laws(table: Table, game: int) -> Broken | None:
    """Hold one random game, dealt anew with the number `game`, to the laws that need Python."""
    chance = random.Random(f"{table.seed} {game}")
    played = Table(table.game, table.catalogue, chance.getrandbits(64), table.options)
    speakers = [table.game.sentences(Words(code), table.catalogue) for code in LANGUAGES]
    try:
        _check_events(played, speakers, played.opening)
        while played.seat is not None:
            _check_decision(played, speakers, chance)
            move = chance.choice(played.moves())
            expected = played.preview(move)
            events = played.play(move)
            if tuple(event.for_seat(None) for event in events) != expected:
                raise LawBroken(f"preview: {move} was to cause {expected}, caused {events}")
            _check_events(played, speakers, events)
            _check_ledger(played, speakers)
        _check_record(played, speakers)
    except LawBroken as error:
        where = f"seed {played.seed}, decision {len(played.played) + 1}"
        return Broken(str(error), where)
    return None


def _check_decision(table: Table, speakers: Speakers, chance: random.Random) -> None:
    for seat in (None, *range(1, table.seats + 1)):
        view = table.view(seat)
        _check_codec(view, table.rules.view_type)
        for sentences in speakers:
            _check_said(sentences.prompt(view))
        if seat is not None:
            _check_fairness(table, seat, view, chance)
    _check_moves(table, speakers, chance)


def _check_moves(table: Table, speakers: Speakers, chance: random.Random) -> None:
    legal = table.moves()
    codes = chance.sample(range(table.kernel.move_codes), OTHER_MOVES)
    for move in (*legal, *(table.move(code) for code in codes)):
        _check_codec(move, table.rules.move_type)
        if table.parse_move(str(move)) != move:
            raise LawBroken(f"codecs: '{move}' is read as {table.parse_move(str(move))!r}")
        if move in legal:
            for sentences in speakers:
                _check_said(sentences.move(move))
        else:
            _check_refused(table, speakers, move)


def _check_refused(table: Table, speakers: Speakers, move: Move) -> None:
    reason = table.why_not(move)
    if reason is None:
        raise LawBroken(f"reasons: '{move}' is not legal, but nothing speaks against it")
    for sentences in speakers:
        _check_said(sentences.reason(reason))
    before = table.state_bytes()
    try:
        table.play(move)
    except IllegalMove:
        if table.state_bytes() == before:
            return
    raise LawBroken(f"reasons: '{move}' is not legal, but was not refused cleanly")


def _check_fairness(table: Table, seat: int, view: View, chance: random.Random) -> None:
    """Compare with a table that differs in all the seat cannot see."""
    twin = table.imagined(seat, chance.getrandbits(64))
    if twin.view(seat) != view:
        raise LawBroken(f"fairness: the view of seat {seat} tells what it may not")
    if seat != table.seat:
        return
    for spec in repeatable(ITERATIONS):
        bot, seed = find_bot(spec), chance.getrandbits(64)
        if bot.choose(table.sight(seat), seed) != bot.choose(twin.sight(seat), seed):
            raise LawBroken(f"fairness: the bot '{spec}' at seat {seat} knows what it may not")


def _check_events(table: Table, speakers: Speakers, events: tuple[Event, ...]) -> None:
    for event in events:
        for seat in (None, *range(1, table.seats + 1)):
            known = event.for_seat(seat)
            _check_codec(known, table.rules.event_type)
            for sentences in speakers:
                _check_said(sentences.event(known))


def _check_ledger(table: Table, speakers: Speakers) -> None:
    lines = table.ledger()
    for standing in table.standings():
        total = sum(line.points for line in lines if line.seat == standing.seat)
        if total != standing.points:
            raise LawBroken(f"ledger: {total} for {standing}")
    for line in lines:
        for sentences in speakers:
            _check_said(sentences.ledger_line(line))


def _check_record(table: Table, speakers: Speakers) -> None:
    record = table.record()
    if parse_record(str(record)) != record:
        raise LawBroken("codecs: the record is not read as it was written")
    if replay(record, table.game, table.catalogue).state_bytes() != table.state_bytes():
        raise LawBroken("codecs: the record does not play back to the same bytes")
    outcome = table.outcome()
    if outcome is None:
        raise LawBroken("codecs: a finished game has no outcome")
    for sentences in speakers:
        _check_said(sentences.outcome(outcome))


def _check_codec(value: Value, kind: Any) -> None:
    again = msgspec.json.decode(value.to_json(), type=kind)
    if again != value:
        raise LawBroken(f"codecs: {value!r} is read as {again!r}")


def _check_said(sentence: str) -> None:
    if not sentence or "{" in sentence:
        raise LawBroken(f"words: '{sentence}' is no sentence")
