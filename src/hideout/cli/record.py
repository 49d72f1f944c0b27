"""hideout record"""

from pathlib import Path

import click

from hideout.cli.params import CATALOGUE, LANG
from hideout.words import Words


@click.group()
def record() -> None:
    """Look into the record of a game."""


def show(file: Path, lang: str, catalogue_path: Path | None) -> None:
    import hideout
    from hideout.kit.record import load_record
    from hideout.kit.table import Table

    loaded = load_record(file)
    end = hideout.replay(loaded, catalogue=catalogue_path)
    # Replayed whole first: a damaged record gives its error and nothing else.
    table = Table(end.game, end.catalogue, end.seed, end.options)
    sentences = table.game.sentences(Words(lang), table.catalogue)
    for event in table.opening:
        click.echo(sentences.event(event))
    for number, played in enumerate(loaded.moves, start=1):
        events = table.play(table.parse_move(played.move))
        click.echo(f"{number}. " + " ".join(sentences.event(event) for event in events))
    if outcome := table.outcome():
        click.echo(sentences.outcome(outcome))
    for standing in table.standings():
        click.echo(sentences.standing(standing))


record.add_command(
    click.Command(
        "show",
        params=[click.Argument(["file"], type=click.Path(path_type=Path)), LANG, CATALOGUE],
        callback=show,
        help="Replay a record to a log of all that happened, with nothing hidden.",
    )
)
