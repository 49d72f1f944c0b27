"""hideout completion"""

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print a script that makes a shell complete hideout's commands.

    For bash: hideout completion bash > ~/.local/share/bash-completion/completions/hideout
    """
    kind = get_completion_class(shell)
    if kind is None:
        raise click.UsageError(f"there is no completion for {shell}")
    click.echo(kind(ctx.find_root().command, {}, "hideout", "_HIDEOUT_COMPLETE").source())
