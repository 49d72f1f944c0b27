"""hideout load"""

import click
import msgspec

from hideout.cli.params import JSON


def run(tables: int, seconds: int, as_json: bool) -> None:
    from hideout.client.load import run_load

    found = run_load(tables, seconds)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    click.echo(
        f"{found.tables} tables, {found.moves} moves in {found.seconds} s:"
        f" {found.moves_per_s} moves/s, on {found.server_cpu:.0%} of a core"
    )
    for what, times in (("acknowledged", found.acknowledged_ms), ("seen", found.seen_ms)):
        click.echo(f"{what} within {times.p50} ms (half), {times.p95} ms (95 %), {times.most} ms")
    click.echo(
        f"a table: {found.memory_a_table} bytes of memory, {found.database_a_table} on disk;"
        f" a move: {found.sent_a_move} bytes sent"
    )


load = click.Command(
    "load",
    params=[
        click.Option(
            ["--tables"],
            type=click.IntRange(1, 2000),
            default=100,
            show_default=True,
            help="How many tables at once.",
        ),
        click.Option(
            ["--seconds"],
            type=click.IntRange(1, 3600),
            default=30,
            show_default=True,
            help="For how long.",
        ),
        JSON,
    ],
    callback=run,
    help="Measure a server of its own under load: a move every 2 s at each table.",
)
