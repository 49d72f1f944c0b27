"""hideout serve, backup and restore"""

import os
from pathlib import Path
from typing import Any, get_args

import click

CONFIG = click.Option(
    ["--config"],
    type=click.Path(path_type=Path, dir_okay=False),
    help="A TOML file with settings.",
)
DATABASE = click.Option(["--database"], help="The server's database.")
FILE = click.Argument(["file"], type=click.Path(path_type=Path, dir_okay=False))


class ServeCommand(click.Command):
    """Its options are the server's settings, read when they are needed: they load slowly."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        from hideout.server.settings import FIELDS, PREFIX

        options = [
            click.Option(
                [f"--{name.replace('_', '-')}"],
                type=click.Choice(get_args(kind)) if get_args(kind) else kind,
                help=f"{text} [{PREFIX}{name.upper()}]",
            )
            for name, (kind, text) in FIELDS.items()
        ]
        return [CONFIG, *options, *super().get_params(ctx)]


def run_serve(config: Path | None, **flags: Any) -> None:
    from hideout.cli.prepare import prepare_to_serve
    from hideout.games import all_games
    from hideout.server.logs import set_up_logs
    from hideout.server.serve import serve as run
    from hideout.server.settings import read_settings

    settings = read_settings(flags, os.environ, config)
    for game in all_games():
        prepare_to_serve(game)
    set_up_logs(settings.log)
    run(settings, lambda address: click.echo(f"Hideout listens on {address}"))
    click.echo("Hideout has stopped")


def run_backup(file: Path, config: Path | None, database: str | None) -> None:
    import asyncio

    from hideout.server.settings import read_settings
    from hideout.server.store.backup import back_up

    settings = read_settings({"database": database}, os.environ, config)
    tables = asyncio.run(back_up(settings.database, file))
    click.echo(f"{file}: {tables} tables")


def run_restore(file: Path, config: Path | None, database: str | None) -> None:
    import asyncio

    from hideout.server.settings import read_settings
    from hideout.server.store.backup import restore as put_back

    settings = read_settings({"database": database}, os.environ, config)
    tables = asyncio.run(put_back(settings.database, file))
    click.echo(f"{file}: {tables} tables restored")


serve = ServeCommand(
    "serve",
    callback=run_serve,
    help="Serve tables over the network, until it is told to stop.",
)
backup = click.Command(
    "backup",
    params=[FILE, DATABASE, CONFIG],
    callback=run_backup,
    help="Write all tables to a new file; the server may be running.",
)
restore = click.Command(
    "restore",
    params=[FILE, DATABASE, CONFIG],
    callback=run_restore,
    help="Put a backup in the place of all tables; the server may be running.",
)
