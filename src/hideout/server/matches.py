"""From rows to a match and back."""

from hideout.errors import HideoutError
from hideout.games import find_game
from hideout.kit.record import PlayedMove, Record
from hideout.kit.table import Table
from hideout.match.match import Match, Player
from hideout.server.catalogues import catalogue_of
from hideout.server.store.rows import SeatRow, Stored, TableRow


def table_of(row: TableRow) -> Table:
    """The table as it was dealt."""
    game = find_game(row.game)
    if row.rules != game.rules_version:
        raise HideoutError(
            f"the table was dealt by rules {row.rules} of {game.name};"
            f" this server has rules {game.rules_version}"
        )
    catalogue = catalogue_of(row.game, row.catalogue_text)
    if catalogue.hash() != row.catalogue_hash:
        raise HideoutError(
            f"the table was dealt with catalogue {row.catalogue_hash};"
            f" this server has {catalogue.hash()}"
        )
    return Table(game, catalogue, row.seed, row.options)


def match_of(stored: Stored) -> Match:
    match = Match(table_of(stored.table), tuple(player_of(seat) for seat in stored.seats))
    for row in stored.moves:
        if row.move is None:
            match.undo(row.seat)
        else:
            match.play(match.table.parse_move(row.move), is_fallback=row.is_fallback)
    return match


def player_of(row: SeatRow) -> Player:
    return Player(row.name, row.bot, row.stand_in, row.is_open)


def seat_row_of(seat: int, player: Player, token_hash: str | None) -> SeatRow:
    return SeatRow(seat, player.name, player.bot, player.stand_in, player.is_open, token_hash)


def record_of(stored: Stored) -> Record:
    """The record comes from the rows alone."""
    moves: list[PlayedMove] = []
    for row in stored.moves:
        if row.move is None:
            moves.pop()
        else:
            moves.append(PlayedMove(row.seat, row.move))
    table = stored.table
    return Record(
        table.game,
        table.rules,
        table.catalogue_hash,
        table.seed,
        {name: str(value) for name, value in table.options.items()},
        tuple(moves),
    )
