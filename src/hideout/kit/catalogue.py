"""Catalogues: a game's cards as data, from a TOML file, each value with where it comes from."""

import hashlib
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from hideout.errors import CatalogueError

FORMAT = 1

Source = Literal["rulebook", "public", "house"]
SOURCES: tuple[str, ...] = get_args(Source)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card, token or place. `source` covers all its values but those named in `sources`."""

    source: Source
    sources: dict[str, Source] = {}

    def values(self) -> list[tuple[str, object, Source]]:
        """Each value with its field's name and its source."""
        return [
            (name, getattr(self, name), self.sources.get(name, self.source))
            for name in value_fields(type(self))
        ]


def value_fields(entry: type[Entry]) -> list[str]:
    return [name for name in entry.__struct_fields__ if name not in ("source", "sources")]


Sections = dict[str, tuple[Entry, ...]]


@dataclass(frozen=True)
class Catalogue:
    """The checked entries of one file, by section."""

    game: str
    title: str
    origin: str
    """Where it was read from, for messages."""
    sections: Sections

    def hash(self) -> str:
        """Names the values, whatever their sources, comments or layout."""
        values = {
            section: [{name: value for name, value, _ in entry.values()} for entry in entries]
            for section, entries in self.sections.items()
        }
        encoded = msgspec.json.encode(values, order="sorted")
        return hashlib.sha256(encoded).hexdigest()[:16]

    def house_values(self) -> int:
        return sum(
            source == "house"
            for entries in self.sections.values()
            for entry in entries
            for _, _, source in entry.values()
        )


def read_catalogue(path: Path, game: str, sections: dict[str, type[Entry]]) -> Catalogue:
    """Read and check a file's form; what the game's rules ask of it is checked by the game."""
    data = _parse(path)
    for name in ("format", "game", "title", *sections):
        if name not in data:
            raise CatalogueError(f"{path}: '{name}' is missing")
    if type(data["format"]) is not int or data["format"] != FORMAT:
        raise CatalogueError(f"{path}: format is {data['format']!r}; this program reads {FORMAT}")
    if data["game"] != game:
        raise CatalogueError(f"{path}: it is a catalogue of {data['game']!r}, not of '{game}'")
    if not isinstance(data["title"], str):
        raise CatalogueError(f"{path}: title is {data['title']!r}; it takes a text in quotes")
    unknown = sorted(set(data) - {"format", "game", "title", *sections})
    if unknown:
        raise CatalogueError(
            f"{path}: '{unknown[0]}' is no section of it; the sections are {', '.join(sections)}"
        )
    checked = {name: _section(path, name, data[name], entry) for name, entry in sections.items()}
    return Catalogue(game, data["title"], str(path), checked)


def catalogue_game(path: Path) -> object:
    """The game a catalogue file says it is of."""
    return _parse(path).get("game")


def _parse(path: Path) -> dict[str, Any]:
    try:
        return _tables(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CatalogueError(f"{path}: it cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise CatalogueError(f"{path}: it is not UTF-8 text (byte {error.start})") from error
    except (ValueError, RecursionError) as error:  # also for an endless number
        raise CatalogueError(f"{path}: it is not valid TOML: {error}") from error


@lru_cache(maxsize=8)
def _tables(text: str) -> dict[str, Any]:
    """Kept, because each deal reads its catalogue, and parsing was most of a deal's time."""
    return tomllib.loads(text)


def _section(path: Path, name: str, data: object, entry: type[Entry]) -> tuple[Entry, ...]:
    if not isinstance(data, list):
        raise CatalogueError(f"{path}: {name} takes a list of entries")
    return tuple(_entry(path, f"{name} {n}", one, entry) for n, one in enumerate(data, start=1))


def _entry(path: Path, label: str, data: object, entry: type[Entry]) -> Entry:
    if isinstance(data, dict) and "id" in data:
        label = f"{label} ({data['id']})"
    try:
        checked = msgspec.convert(data, entry)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        field = place.rstrip("`").lstrip(".")
        where = f"{label}, {field}" if field else label
        raise CatalogueError(f"{path}: {where}: {problem}") from error
    for field in checked.sources:
        if field not in value_fields(entry):
            raise CatalogueError(
                f"{path}: {label}, sources: '{field}' is no field of it;"
                f" the fields are {', '.join(value_fields(entry))}"
            )
    return checked
