"""What is sent to a viewer: built from what that viewer may know, and from nothing else.

This is the one place where a table turns into bytes for somebody. Everything goes through the
viewer's view, events as the viewer may know them, previews, and worlds imagined by the viewer.
"""

import hashlib
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Raw

from hideout.errors import IllegalMove
from hideout.kit.table import Table
from hideout.kit.values import Event, Value
from hideout.match.eyes import Eyes
from hideout.match.match import Match, Player, TakenBack, Turn
from hideout.wire.frames import (
    Choice,
    Entry,
    Kind,
    Looked,
    Points,
    Scene,
    SeatInfo,
    Told,
    UndoInfo,
    encode,
)

NOTHING = Raw(b"null")


def build_scene(
    eyes: Eyes,
    *,
    here: Collection[int],
    next_table: str | None,
    since: int | None,
    with_ledger: bool,
) -> Scene:
    match, say = eyes.match, eyes.sentences
    view = encode(eyes.view)
    is_told = (with_ledger or eyes.is_over) and eyes.tells_points
    # What the viewer takes the table for: nothing hidden can come from it.
    world = match.table.imagined(eyes.seat, seed=0) if is_told else None
    outcome = world.outcome() if world else None
    undoable = eyes.undoable()
    return Scene(
        ply=len(match.log),
        seat=eyes.seat,
        seats=seat_infos(match, eyes.names, here),
        deciding=match.table.seat,
        prompt=say.prompt(eyes.view),
        view=Raw(view),
        hash=view_hash(view),
        moves=_choices(eyes),
        undo=UndoInfo(say.move(undoable.move) if undoable else None, eyes.why_no_undo()),
        ledger=_ledger(eyes, world) if world else None,
        standings=tuple(map(say.standing, world.standings())) if world else None,
        outcome=say.outcome(outcome) if outcome else None,
        next=next_table,
        since=since,
        log=_log(eyes, since),
    )


def view_hash(view: bytes) -> str:
    return hashlib.sha256(view).hexdigest()[:16]


def seat_infos(match: Match, names: tuple[str, ...], here: Collection[int]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(seat, name, kind_of(player), player.played_by, side, seat in here)
        for seat, (player, name, side) in enumerate(
            zip(match.players, names, match.table.sides, strict=True), start=1
        )
    )


def kind_of(player: Player) -> Kind:
    return "open" if player.is_open else "bot" if player.bot else "person"


def look(eyes: Eyes, move: str) -> Looked:
    """What a move would do, as far as who decides can know."""
    table = eyes.match.table
    world = table.imagined(eyes.seat, seed=0)
    try:
        parsed = world.parse_move(move)
    except IllegalMove:
        return _refused(move, eyes.words.say("That is no move of this game."))
    if reason := world.why_not(parsed):
        return _refused(move, eyes.sentences.reason(reason))
    events = _told(eyes, table.preview(parsed))
    is_told = eyes.tells_points
    now = _points(world) if is_told else None
    world.play(parsed)
    then = _points(world) if is_told else None
    # Hidden loot, turned up at the end, would only be imagined.
    is_shown = is_told or not world.is_over
    after = Raw(encode(_without_hands(world, eyes.seat))) if is_shown else NOTHING
    return Looked(move, None, events, now, then, after)


def _without_hands(world: Table, seat: int | None) -> Any:
    """As the seat sees an imagined table, with hands as a spectator sees them: cards drawn there
    were only imagined."""

    def merged(own: Any, public: Any) -> Any:
        if isinstance(own, dict):
            return {
                name: public[name] if name == "hand" else merged(value, public[name])
                for name, value in own.items()
            }
        if isinstance(own, tuple) and public is not None:
            return [merged(*both) for both in zip(own, public, strict=True)]
        return own

    own, public = (msgspec.to_builtins(world.view(one)) for one in (seat, None))
    return merged(own, public)


def _refused(move: str, reason: str) -> Looked:
    return Looked(move, reason, (), None, None, NOTHING)


def _points(world: Table) -> tuple[int, ...]:
    return tuple(standing.points for standing in world.standings())


def _choices(eyes: Eyes) -> tuple[Choice, ...]:
    if not eyes.decides:
        return ()
    # Which moves are legal follows from what the seat knows: a law every game obeys.
    return tuple(
        Choice(str(move), eyes.sentences.move(move), _raw(move))
        for move in eyes.match.table.moves()
    )


def _ledger(eyes: Eyes, world: Table) -> tuple[Points, ...]:
    say = eyes.sentences.ledger_line
    return tuple(Points(line.seat, line.points, say(line), _raw(line)) for line in world.ledger())


def _log(eyes: Eyes, since: int | None) -> tuple[Entry, ...]:
    log = eyes.match.log
    entries = [_entry(eyes, ply, log[ply - 1]) for ply in range((since or 0) + 1, len(log) + 1)]
    if since is None:
        opening = _told(eyes, eyes.match.table.opening)
        entries.insert(0, Entry(0, "deal", None, _sentence(opening), opening))
    return tuple(entries)


def _entry(eyes: Eyes, ply: int, done: Turn | TakenBack) -> Entry:
    if isinstance(done, TakenBack):
        who = eyes.sentences.who(done.seat)
        return Entry(
            ply, "undo", done.seat, eyes.words.say("{who} takes a move back.", who=who), ()
        )
    told = _told(eyes, done.events)
    sentence = f"{eyes.excuse(done)} {_sentence(told)}".lstrip()
    return Entry(ply, "move", done.seat, sentence, told)


def _told(eyes: Eyes, events: tuple[Event, ...]) -> tuple[Told, ...]:
    known = (event.for_seat(eyes.seat) for event in events)
    return tuple(Told(eyes.sentences.event(event), _raw(event)) for event in known)


def _sentence(told: tuple[Told, ...]) -> str:
    return " ".join(one.sentence for one in told)


def _raw(value: Value) -> Raw:
    return Raw(encode(value))
