"""Advice from a searching bot: for who decides now, and on games that are over."""

from hideout.bots.search import Found, SearchBot
from hideout.kit.sight import Sight
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
    found = await _think(tables, match.table, seat)
    eyes = Eyes(match, seat, words)
    return AdviceList(ply=len(match.log), seat=seat, moves=_advice(eyes, match.table, found))


async def analyse(tables: Tables, row: TableRow, match: Match, turn: int, words: Words) -> Analysis:
    """What could have been done at a turn of a game that is over, counted from 0."""
    table = table_of(row)
    for one in match.turns[:turn]:
        table.play(one.move)
    played = match.turns[turn]
    found = await _think(tables, table, played.seat)
    eyes = Eyes(Match(table, match.players), played.seat, words)
    return Analysis(
        ply=turn, seat=played.seat, moves=_advice(eyes, table, found), played=str(played.move)
    )


async def _think(tables: Tables, table: Table, seat: int) -> list[Found]:
    sight: Sight = table.sight(seat)
    bot = SearchBot(seconds=tables.settings.think)
    return await tables.think(lambda: bot.think(sight, seed=len(table.played)))


def _advice(eyes: Eyes, table: Table, found: list[Found]) -> list[Advice]:
    best_first = sorted(found, key=lambda one: (-one.visits, -one.win_chance))
    advice = []
    for one in best_first:
        move = table.move(one.code)
        advice.append(
            Advice(
                move=str(move),
                sentence=eyes.sentences.move(move),
                win_chance=one.win_chance,
                margin=one.margin,
                visits=one.visits,
            )
        )
    return advice
