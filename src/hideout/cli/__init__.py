"""The command line. Errors are one line on standard error, with exit code 2."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from hideout import __version__
from hideout.cli.analysis import advise, analyse
from hideout.cli.arena import arena
from hideout.cli.balance import balance
from hideout.cli.bots import bots
from hideout.cli.catalogue import catalogue
from hideout.cli.ceiling import ceiling
from hideout.cli.completion import completion
from hideout.cli.games import games
from hideout.cli.lab import bench, laws, simulate
from hideout.cli.load import load
from hideout.cli.open import open_page
from hideout.cli.play import play
from hideout.cli.record import record
from hideout.cli.serve import backup, restore, serve
from hideout.errors import HideoutError


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with: hideout open",
)
@click.version_option(__version__, prog_name="hideout", message="%(prog)s %(version)s")
def hideout() -> None:
    """A table for heist board games: play them, simulate them, look into them."""


for command in (
    *(open_page, play, serve, backup, restore, games, bots, catalogue, record, advise, analyse),
    *(simulate, laws, arena, ceiling, balance, bench, load, completion),
):
    hideout.add_command(command)


def fail(message: str) -> NoReturn:
    click.echo(f"hideout: {message}", err=True)
    sys.exit(2)


def main(arguments: Sequence[str] | None = None) -> None:
    try:
        code = hideout.main(arguments, prog_name="hideout", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(2)
    except click.Abort:
        sys.exit(130)
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "hideout"
        message = " ".join(error.format_message().split())  # click lists choices line by line
        fail(f"{message} What is right: {command} --help")
    except (click.ClickException, HideoutError) as error:
        fail(str(error))
    except OSError as error:
        # What is left in the buffer cannot be written either; the interpreter would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        fail(f"the output cannot be written ({error.strerror})")
    sys.exit(code if isinstance(code, int) else 0)
