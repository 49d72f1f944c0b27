"""Catalogue files of Art Robbery that differ from the shipped one in one thing."""

from pathlib import Path

from hideout.games import find_game

SHIPPED = find_game("art-robbery").catalogue_path


def rewritten(folder: Path, old: str, new: str) -> Path:
    """The shipped catalogue with the first `old` replaced by `new`."""
    text = SHIPPED.read_text(encoding="utf-8")
    assert old in text
    return written(folder, text.replace(old, new, 1))


def written(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path
