"""The HTTP API. Its description is at /openapi.json."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from hideout.games import find_game
from hideout.kit.record import parse_record
from hideout.server import advice, moments, reading, setting_up
from hideout.server.live import LiveTable
from hideout.server.matches import player_of, record_of
from hideout.server.models import (
    AdviceList,
    Analysis,
    CatalogueAbout,
    CatalogueGiven,
    Export,
    GameList,
    GameName,
    HeldSeat,
    JoinWanted,
    LabelList,
    Language,
    MadeTable,
    Problem,
    RecordAbout,
    RecordGiven,
    RecordWanted,
    SeatAbout,
    TableAbout,
    TableId,
    TableList,
    TableWanted,
    WordList,
)
from hideout.server.refusals import Denied, Refusal
from hideout.server.scene import kind_of
from hideout.server.security import (
    MOST_COOKIES,
    client_of,
    cookie_name,
    cookie_tables,
    cookie_tokens,
)
from hideout.server.setting_up import Made
from hideout.server.site import Site
from hideout.server.store.rows import SeatRow, TableRow
from hideout.server.tokens import hash_of, new_token
from hideout.wire.frames import encode
from hideout.words import Words, mark

MOST_LISTED = 100
YEAR = 365 * 24 * 3600


def _problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    return {code: {"model": Problem} for code in codes}


ROUTER = APIRouter(prefix="/api", responses=_problems(400, 403, 413, 422, 429))

Lang = Annotated[Language, Query()]
Id = Annotated[TableId, Path()]
Bearer = Annotated[
    HTTPAuthorizationCredentials | None,
    Depends(HTTPBearer(auto_error=False, description="The secret of a seat.")),
]


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


TheSite = Annotated[Site, Depends(site_of)]


@ROUTER.get("/games")
async def games(lang: Lang = "en") -> GameList:
    """The games, their options and modes; the bots; the languages."""
    return reading.game_list(lang)


@ROUTER.get("/catalogues/{game}")
async def catalogue(game: Annotated[GameName, Path()], lang: Lang = "en") -> CatalogueAbout:
    """A game's cards, what they do and where each value comes from, in a language."""
    return reading.catalogue_about(game, None, lang)


@ROUTER.post("/catalogues/{game}", responses=_problems(409))
async def check_catalogue(
    game: Annotated[GameName, Path()], given: CatalogueGiven, lang: Lang = "en"
) -> CatalogueAbout:
    """The same for a catalogue of one's own; or what is wrong with it. Nothing is kept."""
    return reading.catalogue_about(game, given.catalogue, lang)


@ROUTER.post("/records", responses=_problems(409))
async def check_record(given: RecordGiven, site: TheSite) -> RecordAbout:
    """What a record holds; or what is wrong with it. Nothing is kept."""
    record = parse_record(given.record)
    await site.tables.ready.of(find_game(record.game).name)
    return reading.record_about(record, given.catalogue)


@ROUTER.get("/words/{lang}")
async def words(lang: Annotated[Language, Path()]) -> WordList:
    """Every message in a language."""
    return reading.word_list(lang)


@ROUTER.get("/labels/{lang}")
async def labels(lang: Annotated[Language, Path()]) -> LabelList:
    """The texts of the page itself, in a language."""
    return reading.label_list(lang)


@ROUTER.get("/tables")
async def list_tables(site: TheSite, request: Request) -> TableList:
    """The unfinished tables that are listed, the newest first."""
    found = await site.store.listed(MOST_LISTED)
    return TableList(tables=[_about(request, row, seats) for row, seats in found])


@ROUTER.post("/tables", status_code=201, responses=_problems(409))
async def create(wanted: TableWanted, site: TheSite, request: Request) -> MadeTable:
    """Make a table. The answer has the secrets of the people's seats: send each its link."""
    await site.tables.ready.of(wanted.game)
    return await _make(site, request, setting_up.table_wanted(wanted))


@ROUTER.post("/tables/import", status_code=201, responses=_problems(409))
async def import_record(wanted: RecordWanted, site: TheSite, request: Request) -> MadeTable:
    """Make a table from a record, as it stands at the record's end."""
    record = parse_record(wanted.record)
    await site.tables.ready.of(find_game(record.game).name)
    return await _make(site, request, setting_up.record_wanted(wanted, record))


@ROUTER.get("/tables/{table}", responses=_problems(404))
async def about(table: Id, site: TheSite, request: Request) -> TableAbout:
    """What a table is and who sits there."""
    live = await site.tables.find(table)
    return _about(request, live.row, live.seat_rows)


@ROUTER.get("/tables/{table}/watch", responses=_problems(404))
async def watch(table: Id, site: TheSite, lang: Lang = "en") -> Response:
    """What a spectator sees now: the scene of docs/protocol.md."""
    live = await site.tables.find(table)
    scene, _ = live.scene_bytes(None, Words(lang), None, with_ledger=True)
    return Response(scene, media_type="application/json")


@ROUTER.get("/tables/{table}/moment", responses=_problems(401, 404, 409))
async def moment(
    table: Id,
    site: TheSite,
    request: Request,
    bearer: Bearer,
    ply: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, Query(ge=1, le=5)] = None,
    lang: Lang = "en",
) -> Response:
    """The scene after a ply, as a seat saw it: one's own, or any once the game is over."""
    live = await site.tables.find(table)
    if ply > live.ply or (seat or 0) > len(live.seat_rows):
        raise Denied(409, "no-moment", mark("There is no such moment."))
    if seat and not live.row.is_over and seat not in _held(request, live, bearer):
        raise Denied(401, "wrong-token", mark("This takes the secret of a seat at this table."))
    row, match, words = live.row, live.match, Words(lang)
    scene = await site.tables.think(lambda: moments.moment(row, match, ply, seat, words))
    return Response(encode(scene), media_type="application/json")


@ROUTER.get("/tables/{table}/catalogue", responses=_problems(404))
async def table_catalogue(table: Id, site: TheSite, lang: Lang = "en") -> CatalogueAbout:
    """The cards a table is played with."""
    live = await site.tables.find(table)
    return reading.catalogue_about(live.row.game, live.row.catalogue_text, lang)


@ROUTER.post("/tables/{table}/join", responses=_problems(404, 409))
async def join(
    table: Id, wanted: JoinWanted, site: TheSite, request: Request, response: Response
) -> HeldSeat:
    """Sit down at an open seat, or at the seat one has the link of; this browser remembers it."""
    live = await site.tables.find(table)
    if wanted.token:
        seat, token = live.seat_of(wanted.token), wanted.token
        if seat is None:
            raise Refusal("wrong-token")
    else:
        seat, token = _open_seat(live, wanted.seat), new_token()
    await live.sit_down(seat, wanted.name, token)
    held = HeldSeat(seat=seat, token=token)
    await _remember(site, request, response, live, [held])
    return held


@ROUTER.get("/tables/{table}/export", responses=_problems(404, 409))
async def export(table: Id, site: TheSite) -> Export:
    """The record of a game that is over. Before, it would tell what is hidden."""
    live = await site.tables.find(table)
    if not live.row.is_over:
        raise Denied(
            409, "not-over", mark("The record tells hidden things until the game is over.")
        )
    stored = await site.store.load(table)
    if stored is None:
        raise Refusal("no-table")
    return Export(record=str(record_of(stored)), catalogue=stored.table.catalogue_text)


@ROUTER.post("/tables/{table}/rematch", status_code=201, responses=_problems(401, 404, 409))
async def rematch(
    table: Id, site: TheSite, request: Request, response: Response, bearer: Bearer
) -> MadeTable:
    """The same people again, each one seat further; the old secrets open the new seats."""
    live = await site.tables.find(table)
    tokens = _held(request, live, bearer).values()
    if not live.row.is_over:
        raise Denied(409, "not-over", mark("The game is not over."))
    if live.next_table is None:
        await site.rematch(live)
    again = await site.tables.find(live.next_table or "")
    held = [
        HeldSeat(seat=seat, token=token)
        for token in tokens
        if (seat := again.seat_of(token)) is not None
    ]
    await _remember(site, request, response, again, held)
    return MadeTable(table=again.row.id, seats=held)


@ROUTER.post("/tables/{table}/advise", responses=_problems(401, 404, 409))
async def advise(
    table: Id, site: TheSite, request: Request, bearer: Bearer, lang: Lang = "en"
) -> AdviceList:
    """What a bot would do in the place of who decides, the best first."""
    live = await site.tables.find(table)
    seat = live.match.table.seat
    if seat is None or seat not in _held(request, live, bearer):
        raise Refusal("not-your-turn")
    return await advice.advise(site.tables, live.match, seat, Words(lang))


@ROUTER.get("/tables/{table}/analyse", responses=_problems(404, 409))
async def analyse(
    table: Id, site: TheSite, turn: Annotated[int, Query(ge=0, le=10_000)] = 0, lang: Lang = "en"
) -> Analysis:
    """What a bot would have done at a turn of a game that is over."""
    live = await site.tables.find(table)
    if not live.row.is_over or turn >= len(live.match.turns):
        raise Denied(409, "not-over", mark("There is no such turn, or the game is not over."))
    return await advice.analyse(site.tables, live.row, live.match, turn, Words(lang))


async def _make(site: Site, request: Request, made: Made) -> MadeTable:
    client = client_of(request)
    stored, held = made
    if not site.limits.may_make_table(client):
        raise Denied(429, "too-many-tables", mark("You have too many unfinished tables."))
    if await site.store.open_tables() >= site.settings.tables:
        raise Denied(429, "too-many-tables", mark("This server has too many unfinished tables."))
    live = await site.tables.create(stored)
    site.limits.made_table(client, live.row.id)
    return MadeTable(table=live.row.id, seats=held)


def _open_seat(live: LiveTable, wanted: int | None) -> int:
    seats = [row.seat for row in live.seat_rows if row.is_open]
    if not seats or (wanted is not None and wanted not in seats):
        raise Denied(409, "no-open-seat", mark("No such seat is open at this table."))
    return wanted or seats[0]


def _held(
    request: Request, live: LiveTable, bearer: HTTPAuthorizationCredentials | None
) -> dict[int, str]:
    """The seats whose secrets came with the request: several people may share a browser."""
    tokens = (bearer.credentials,) if bearer else cookie_tokens(request)
    held = {seat: token for token in tokens if (seat := live.seat_of(token)) is not None}
    if not held:
        raise Denied(401, "wrong-token", mark("This takes the secret of a seat at this table."))
    return held


async def _remember(
    site: Site, request: Request, response: Response, live: LiveTable, held: list[HeldSeat]
) -> None:
    """Have the browser keep the secrets, and forget some where it keeps too many."""
    for one in held:
        response.set_cookie(
            cookie_name(live.row.id, one.seat),
            one.token,
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    kept = {name: table for name, table in cookie_tables(request).items() if table != live.row.id}
    surplus = len(kept) + len(held) - MOST_COOKIES
    if surplus > 0:
        unfinished = await site.store.unfinished(set(kept.values()))
        # Those of games that are over, or gone, before those that go on.
        for name in sorted(kept, key=lambda name: kept[name] in unfinished)[:surplus]:
            response.delete_cookie(name)


def _about(request: Request, row: TableRow, seats: Sequence[SeatRow]) -> TableAbout:
    held = {hash_of(token) for token in cookie_tokens(request)}
    return TableAbout(
        table=row.id,
        game=row.game,
        options=row.options,
        catalogue=row.catalogue_hash,
        rules=row.rules,
        created=row.created,
        is_over=row.is_over,
        is_imported=row.is_imported,
        seats=[
            SeatAbout(
                seat=seat.seat,
                name=seat.name,
                kind=kind_of(player_of(seat)),
                bot=player_of(seat).played_by,
            )
            for seat in seats
        ],
        yours=[seat.seat for seat in seats if seat.token_hash in held],
    )
