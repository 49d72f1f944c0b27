"""A table as it was: for whoever looks back."""

import msgspec

from hideout.match.eyes import Eyes
from hideout.match.match import Match, Player, TakenBack
from hideout.server.matches import table_of
from hideout.server.scene import build_scene
from hideout.server.store.rows import TableRow
from hideout.wire.frames import Scene, UndoInfo
from hideout.words import Words


def moment(row: TableRow, match: Match, ply: int, seat: int | None, words: Words) -> Scene:
    """What a viewer could know after a ply; there is nothing to do there any more."""
    # Without the bots: nobody thinks about a move that was made.
    past = Match(table_of(row), tuple(Player(name) for name in match.names))
    for done in match.log[:ply]:
        if isinstance(done, TakenBack):
            past.undo(done.seat)
        else:
            past.play(done.move)
    eyes = Eyes(past, seat, words)
    scene = build_scene(eyes, here=(), next_table=None, since=ply, with_ledger=True)
    return msgspec.structs.replace(scene, moves=(), undo=UndoInfo(None, ""))
