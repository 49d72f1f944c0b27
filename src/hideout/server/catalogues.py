"""Catalogues of tables: the game's own, or one that came with the table."""

import tempfile
from functools import lru_cache
from pathlib import Path

from hideout.errors import CatalogueError
from hideout.games import find_game
from hideout.kit.catalogue import Catalogue

LONGEST = 200_000
"""Characters of a catalogue of one's own."""


@lru_cache(maxsize=64)
def catalogue_of(game: str, text: str | None) -> Catalogue:
    found = find_game(game)
    if text is None:
        return found.read_catalogue(found.catalogue_path)
    with tempfile.TemporaryDirectory(prefix="hideout-") as folder:
        path = Path(folder) / "catalogue.toml"
        path.write_text(text, encoding="utf-8")
        try:
            read = found.read_catalogue(path)
        except CatalogueError as error:
            # Where this server keeps its files is nobody's business.
            raise CatalogueError(str(error).replace(str(path), "catalogue")) from error
    return Catalogue(read.game, read.title, "catalogue", read.sections)
