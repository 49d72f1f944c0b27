"""Hideout: a digital table for three heist board games.

>>> import hideout
>>> table = hideout.deal("art-robbery", players=3, seed=7)
>>> table.seat in (1, 2, 3)
True
"""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hideout.kit.record import Record
    from hideout.kit.table import Table

__version__ = "0.1.0"


def deal(
    game: str, *, seed: int | None = None, catalogue: Path | str | None = None, **options: object
) -> "Table":
    """A new table. Without a seed the deal is a surprise; `table.seed` tells it."""
    from hideout.games import find_game  # `hideout --help` needs no compiler
    from hideout.kit.randomness import SEEDS
    from hideout.kit.table import Table

    found = find_game(game)
    read = found.read_catalogue(Path(catalogue) if catalogue else found.catalogue_path)
    return Table(found, read, secrets.randbelow(SEEDS) if seed is None else seed, options)


def replay(record: "Record | Path | str", *, catalogue: Path | str | None = None) -> "Table":
    """The table at the end of a record, or of the record in a file."""
    from hideout.errors import HideoutError, RecordError
    from hideout.games import find_game
    from hideout.kit.record import Record, load_record
    from hideout.kit.table import replay as replay_record

    loaded = record if isinstance(record, Record) else load_record(Path(record))
    try:
        game = find_game(loaded.game)
    except HideoutError as error:
        raise RecordError(f"{loaded.origin}, line 2: {error}") from error
    read = game.read_catalogue(Path(catalogue) if catalogue else game.catalogue_path)
    return replay_record(loaded, game, read)
