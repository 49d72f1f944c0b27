"""Advice from a searching bot: for who decides now, and on games that are over."""

from hideout.bots.search import SearchBot
from hideout.kit.table import Table
from hideout.match.eyes import Eyes
from hideout.match.match import Match
from hideout.server.matches import table_of
from hideout.server.models import Advice, AdviceList, Analysis
from hideout.server.store.rows import TableRow
from hideout.server.tables import Tables
from hideout.words import Words


async def advise(tables: Tables, match: Match, seat: int, words: Words) -> AdviceList:
    """What the seat that decides could do, as far as it can know."""
    moves = await _advice(tables, match.table, Eyes(match, seat, words))
    return AdviceList(ply=len(match.log), seat=seat, moves=moves)


async def analyse(tables: Tables, row: TableRow, match: Match, turn: int, words: Words) -> Analysis:
    """What could have been done at a turn of a game that is over, counted from 0."""
    table = table_of(row)
    for one in match.turns[:turn]:
        table.play(one.move)
    played = match.turns[turn]
    moves = await _advice(tables, table, Eyes(match, played.seat, words))
    return Analysis(ply=turn, seat=played.seat, moves=moves, played=str(played.move))


async def _advice(tables: Tables, table: Table, eyes: Eyes) -> list[Advice]:
    sight = table.sight(eyes.seat)
    bot = SearchBot(seconds=tables.settings.think)
    seed = len(table.played)
    advice = await tables.think(lambda: bot.advise(sight, seed, eyes.sentences))
    return [
        Advice(
            move=str(one.move),
            sentence=eyes.sentences.move(one.move),
            win_chance=one.win_chance,
            margin=one.margin,
            visits=one.visits,
            reason=one.reason,
        )
        for one in advice.moves
    ]
