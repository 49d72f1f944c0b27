"""What the HTTP API takes and gives. OpenAPI is made from this."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from hideout.bots import BOTS
from hideout.games import GAMES
from hideout.server.catalogues import LONGEST
from hideout.words import LANGUAGES


def _one_of(names: Iterable[str]) -> Any:
    return Field(pattern=f"^({'|'.join(names)})$")


GameName = Annotated[str, _one_of(GAMES)]
BotName = Annotated[str, _one_of(BOTS)]
Language = Annotated[str, _one_of(LANGUAGES)]
Kind = Literal["person", "bot", "open"]
TableId = Annotated[str, Field(pattern="^[0-9a-f]{24}$")]
Token = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{20,100}$")]
Name = Annotated[
    str,
    Field(
        pattern=r"^[^\s\x00-\x1f\x7f-\x9f]([^\x00-\x1f\x7f-\x9f]{0,30}[^\s\x00-\x1f\x7f-\x9f])?$"
    ),
]


def _whole(value: object) -> object:
    """To JSON, 5.0 is as whole as 5."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(_whole)]
OptionValues = Annotated[
    dict[Annotated[str, Field(max_length=32)], Whole | Annotated[str, Field(max_length=32)]],
    Field(max_length=16),
]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Problem(Model):
    """Nothing was done."""

    code: str
    reason: str


class SeatWanted(Model):
    kind: Kind
    name: Name | None = None
    bot: BotName | None = None


class TableWanted(Model):
    game: GameName
    options: OptionValues = {}
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=5)]
    catalogue: Annotated[str, Field(max_length=LONGEST)] | None = None
    """Of one's own, as TOML."""
    is_listed: bool = False
    """Whether anybody can find it."""


class RecordWanted(Model):
    record: Annotated[str, Field(max_length=100_000)]
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=5)]
    catalogue: Annotated[str, Field(max_length=LONGEST)] | None = None
    is_listed: bool = False


class RecordGiven(Model):
    record: Annotated[str, Field(max_length=100_000)]
    catalogue: Annotated[str, Field(max_length=LONGEST)] | None = None


class RecordAbout(Model):
    """What a record holds, and what a table made from it needs."""

    game: str
    options: dict[str, int | str]
    seats: int
    moves: int
    is_over: bool


class CatalogueGiven(Model):
    catalogue: Annotated[str, Field(max_length=LONGEST)]


class JoinWanted(Model):
    name: Name
    seat: Annotated[int, Field(ge=1, le=5), BeforeValidator(_whole)] | None = None
    """An open seat; without it, the first."""
    token: Token | None = None
    """Of a seat that one has the link of."""


class HeldSeat(Model):
    """A seat and the secret that opens it. It is told once."""

    seat: int
    token: str


class MadeTable(Model):
    table: str
    seats: list[HeldSeat]


class SeatAbout(Model):
    seat: int
    name: str
    kind: Kind
    bot: str | None


class TableAbout(Model):
    table: str
    game: str
    options: dict[str, int | str]
    catalogue: str
    rules: int
    created: float
    is_over: bool
    is_imported: bool
    """Whoever brought it knows its seed."""
    seats: list[SeatAbout]
    yours: list[int]
    """The seats whose secrets came with the request."""


class TableList(Model):
    tables: list[TableAbout]


class Export(Model):
    record: str
    catalogue: str | None
    """If it is not the game's own."""


class Advice(Model):
    move: str
    sentence: str
    win_chance: float
    margin: float
    visits: int
    reason: str


class AdviceList(Model):
    ply: int
    seat: int
    moves: list[Advice]
    """The best first."""


class Analysis(AdviceList):
    played: str


class ValueAbout(Model):
    value: int | str
    title: str
    sentence: str


class OptionAbout(Model):
    name: str
    title: str
    sentence: str
    values: list[ValueAbout]
    default: int | str
    is_mode: bool
    """Whether it decides how many seats there are and what they are."""


class ModeAbout(Model):
    options: dict[str, int | str]
    roles: list[str]
    """What each seat is called; empty where all are alike."""
    sides: list[int]
    """Seats of one side win together."""


class GameAbout(Model):
    game: str
    title: str
    sentence: str
    rules: int
    options: list[OptionAbout]
    modes: list[ModeAbout]


class BotAbout(Model):
    bot: str
    name: str
    sentence: str
    is_level: bool
    """One of those to play against, the easiest first; the others are for comparing."""


class GameList(Model):
    games: list[GameAbout]
    bots: list[BotAbout]
    languages: list[str]


class EntryAbout(Model):
    name: str
    sentence: str
    values: dict[str, Any]
    sources: dict[str, str]


class CatalogueAbout(Model):
    game: str
    title: str
    hash: str
    sections: dict[str, list[EntryAbout]]


class WordList(Model):
    language: str
    messages: dict[str, str | list[str]]
    """What the English messages are in it; a list has the forms for one and for many."""


class LabelList(Model):
    """The texts of the page itself."""

    language: str
    labels: dict[str, str]


class Health(Model):
    status: Literal["ok", "not-ready"]
