"""The frames of the WebSocket protocol. docs/protocol.md explains them.

Each is one JSON text message with its `type`. The server refuses fields it does not know; a client
is to leave them alone, so that there can be new ones without a new version.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

VERSION = 1
"""Goes up when a client of the version before would misunderstand."""

LARGEST = 16 * 1024
"""Bytes of the largest frame a client may send."""

Text = Annotated[str, Meta(max_length=256)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=1, le=8)]


class Frame(msgspec.Struct, frozen=True, tag_field="type"):
    """A whole message."""


class Part(msgspec.Struct, frozen=True):
    """Of a message."""


# From the client


class Request(Frame, frozen=True, forbid_unknown_fields=True):
    pass


class Join(Request, frozen=True, tag="join", kw_only=True):
    """The first frame. Without tokens the cookies of the browser count; without both, one watches.

    Several tokens of one table are several seats on one device.
    """

    version: int
    table: Text
    tokens: Annotated[tuple[Text, ...], Meta(max_length=8)] = ()
    lang: Text = "en"
    watch: bool = False
    """Only watch, whatever the cookies say."""
    ply: Ply | None = None
    """Up to where the client knows the log; None if it knows nothing."""
    ledger: bool = False
    """Send the ledger with each state."""


class Play(Request, frozen=True, tag="play"):
    id: MoveId
    """The client's own: the same id is the same move, however often it is sent."""
    ply: Ply
    """The ply it was chosen at."""
    move: Text


class Undo(Request, frozen=True, tag="undo"):
    id: MoveId
    ply: Ply


class Look(Request, frozen=True, tag="look"):
    """Asks what moves would do, or why they are not possible."""

    id: MoveId
    ply: Ply
    moves: Annotated[tuple[Text, ...], Meta(max_length=64)]


class StandIn(Request, frozen=True, tag="stand-in"):
    """Hands a seat to a bot while its person is away; None hands it back."""

    id: MoveId
    seat: SeatNumber
    bot: Text | None


class Resync(Request, frozen=True, tag="resync"):
    """Asks for the state again, with the log since `ply`, or all of it."""

    ply: Ply | None


class Beat(Request, frozen=True, tag="beat"):
    """The client is there."""


ToServer = Join | Play | Undo | Look | StandIn | Resync | Beat

# From the server


class Welcome(Frame, frozen=True, tag="welcome"):
    version: int
    table: str
    game: str
    title: str
    options: dict[str, int | str]
    catalogue: str
    """The hash of its values."""
    rules: int
    seats: tuple[int, ...]
    """The seats that this connection plays."""
    beat: float
    """Seconds between two beats of the server; after three without any, the line is dead."""


class Told(Part, frozen=True):
    """An event as the viewer may know it."""

    sentence: str
    event: Raw


class Entry(Part, frozen=True):
    """Of the log."""

    ply: int
    """0 is what happened before the first move."""
    kind: Literal["deal", "move", "undo"]
    seat: int | None
    sentence: str
    """All of it."""
    events: tuple[Told, ...]


class Choice(Part, frozen=True):
    """A legal move."""

    move: str
    """As it is sent back."""
    sentence: str
    value: Raw


class UndoInfo(Part, frozen=True):
    move: str | None
    """The sentence of what can be taken back."""
    reason: str
    """Why nothing can."""


class Points(Part, frozen=True):
    """A line of the ledger."""

    seat: int
    points: int
    sentence: str
    line: Raw


Kind = Literal["person", "bot", "open"]


class SeatInfo(Part, frozen=True):
    seat: int
    name: str
    kind: Kind
    bot: str | None
    """Who plays it, also as a stand-in."""
    side: int
    is_here: bool
    """Whether somebody is connected."""


class Scene(Part, frozen=True):
    """All that a viewer may know now."""

    ply: int
    seat: int | None
    """Whose eyes; None for a spectator."""
    seats: tuple[SeatInfo, ...]
    deciding: int | None
    prompt: str
    view: Raw
    hash: str
    """The first 16 hex digits of SHA-256 over the bytes of `view`."""
    moves: tuple[Choice, ...]
    undo: UndoInfo
    ledger: tuple[Points, ...] | None
    """None while it would tell hidden points, and where nobody asked for it."""
    standings: tuple[str, ...] | None
    """The same."""
    outcome: str | None
    next: str | None
    """The table of the rematch."""
    since: int | None
    """The log tells what came after this ply; None: all of it."""
    log: tuple[Entry, ...]


class State(Scene, frozen=True, tag_field="type", tag="state"):
    number: int
    """Counts the states of this connection: 1, 2, 3."""


class Ack(Frame, frozen=True, tag="ack"):
    """What was asked for is done and kept."""

    id: str
    ply: int


Code = Literal[
    "bad-frame",
    "too-large",
    "too-fast",
    "wrong-version",
    "wrong-language",
    "wrong-token",
    "no-table",
    "not-joined",
    "joined-already",
    "not-a-player",
    "not-your-turn",
    "stale",
    "illegal",
    "cannot-undo",
    "no-bot",
    "still-here",
    "too-many",
    "not-kept",
]


class Refused(Frame, frozen=True, tag="refused"):
    """Nothing was done. A state follows if the client may have an old one."""

    id: str | None
    code: Code
    reason: str


class Looked(Part, frozen=True):
    move: str
    reason: str | None
    """Why it is not possible; None if it is."""
    events: tuple[Told, ...]
    points_now: tuple[int, ...] | None
    """Of every seat before it, as if the game ended now; None where that would tell too much."""
    points: tuple[int, ...] | None
    """Of every seat after it, as if the game ended then."""
    after: Raw
    """The table after it, as the seat would see it but for hands; null where that would tell too
    much."""


class Looks(Frame, frozen=True, tag="looks"):
    id: str
    ply: int
    moves: tuple[Looked, ...]


class ServerBeat(Frame, frozen=True, tag="beat"):
    """The server is there; and this is the last state it has sent."""

    number: int
    ply: int
    hash: str


ToClient = Welcome | State | Ack | Refused | Looks | ServerBeat

decode_to_server = msgspec.json.Decoder(ToServer, strict=True).decode
decode_to_client = msgspec.json.Decoder(ToClient).decode
encode = msgspec.json.Encoder().encode
