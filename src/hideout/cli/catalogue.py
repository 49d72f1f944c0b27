"""hideout catalogue"""

from collections.abc import Mapping
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from hideout.cli.params import CATALOGUE, JSON, LANG, GameGroup, optional
from hideout.errors import CatalogueError
from hideout.games import GAMES, find_game
from hideout.kit.catalogue import Catalogue, Entry, catalogue_game
from hideout.kit.game import Game
from hideout.kit.sentences import Explanation
from hideout.words import Words, mark

SOURCES = {"rulebook": mark("rulebook"), "public": mark("public"), "house": mark("house")}
SECTIONS = {
    "cards": mark("Cards"),
    "heists": mark("Heists"),
    "tokens": mark("Tokens"),
    "thieves": mark("Thieves"),
    "gear": mark("Gear"),
    "locations": mark("Locations"),
}

COLUMNS = (mark("Name"), mark("What it does"), mark("Values and where they come from"))
IN_OTHER_COLUMNS = ("id", "name", "city")
"""Fields that are told already; with --sources they are listed as well."""


def run(
    game: Game,
    options: Mapping[str, str | None],
    *,
    lang: str,
    as_json: bool,
    with_sources: bool,
    catalogue_path: Path | None,
) -> None:
    read = game.read_catalogue(catalogue_path or game.catalogue_path)
    words = Words(lang)
    explained = {
        section: [one for one in entries if _is_asked_for(one.entry, options)]
        for section, entries in game.sentences(words, read).explanations().items()
    }
    if as_json:
        click.echo(msgspec.json.encode(_as_json(read, explained, lang)))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"{read.title} ({read.hash()})", style="bold")
    for section, entries in explained.items():
        grid = Grid(title=words.say(SECTIONS[section]), title_justify="left", box=None)
        for heading in COLUMNS:
            grid.add_column(words.say(heading))
        for one in entries:
            grid.add_row(one.name, one.sentence, _sources(words, one.entry, with_sources))
        console.print(grid)
    if with_sources:
        for source, name in SOURCES.items():
            counted = sum(
                found == source
                for entries in explained.values()
                for one in entries
                for _, value, found in one.entry.values()
                if value is not None
            )
            values = words.count("{n} value", "{n} values", counted)
            console.print(f"{words.say(name)}: {values}")


def _is_asked_for(entry: Entry, options: Mapping[str, str | None]) -> bool:
    """Whether an entry belongs to what the options choose, or to any choice."""
    return all(
        chosen is None or getattr(entry, name, None) in (None, chosen)
        for name, chosen in options.items()
    )


def _sources(words: Words, entry: Entry, with_all: bool) -> str:
    """The fields by source; of those that the sentence tells in words, the name alone."""
    found: dict[str, list[str]] = {}
    for field, value, source in entry.values():
        if value is not None and (with_all or field not in IN_OTHER_COLUMNS):
            text = f"{field} {value}" if isinstance(value, str | int) else field
            found.setdefault(source, []).append(text)
    return "; ".join(
        f"{words.say(SOURCES[source])}: {', '.join(fields)}" for source, fields in found.items()
    )


def _as_json(
    read: Catalogue, explained: dict[str, list[Explanation]], lang: str
) -> dict[str, object]:
    return {
        "format": 1,
        "game": read.game,
        "title": read.title,
        "hash": read.hash(),
        "lang": lang,
        "sections": {
            section: [
                {
                    "name": one.name,
                    "sentence": one.sentence,
                    "values": {
                        field: {"value": value, "source": source}
                        for field, value, source in one.entry.values()
                    },
                }
                for one in entries
            ]
            for section, entries in explained.items()
        },
    }


def check(file: Path) -> None:
    name = catalogue_game(file)
    if not isinstance(name, str) or name not in GAMES:
        known = ", ".join(GAMES)
        raise CatalogueError(f"{file}: game is {name!r}; it takes one of {known}")
    game = find_game(name)
    read = game.read_catalogue(file)
    counts = ", ".join(f"{len(entries)} {section}" for section, entries in read.sections.items())
    click.echo(f"{file}: a catalogue of {read.game} ({read.hash()}): {counts}.")
    for oddity in game.oddities(read):
        click.echo(f"Odd: {oddity}.")
    click.echo(f"{read.house_values()} values are still 'house'.")
    for section, entries in read.sections.items():
        for number, entry in enumerate(entries, start=1):
            fields = [field for field, _, source in entry.values() if source == "house"]
            if fields:
                label = getattr(entry, "id", str(number))
                click.echo(f"  {section} {label}: {', '.join(fields)}")


catalogue = GameGroup(
    "catalogue",
    "Print a game's cards, what they do and where each value comes from.",
    run,
    [
        LANG,
        JSON,
        CATALOGUE,
        click.Option(
            ["--sources", "with_sources"],
            is_flag=True,
            help="List every field with where it comes from, and how many come from where.",
        ),
    ],
    options=lambda game: [optional(option) for option in game.options if option.chooses_cards],
)
catalogue.add_command(
    click.Command(
        "check",
        params=[click.Argument(["file"], type=click.Path(path_type=Path))],
        callback=check,
        help="Check a catalogue file of your own.",
    )
)
