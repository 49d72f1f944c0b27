"""hideout open"""

import gc
import os
import subprocess
import sys
import threading
import webbrowser

import click

from hideout.errors import HideoutError
from hideout.words import LANGUAGES

HOST = "127.0.0.1"
PATIENCE = 2.0
POLL = 0.2
BEHIND = 10
"""How nice the compiling is to whoever plays already."""
SELDOM = 50_000
"""Objects between two looks for garbage: there is none in what a start imports."""


def run(port: int | None, lang: str | None, with_browser: bool) -> None:
    gc.set_threshold(SELDOM)
    from hideout.cli.prepare import is_prepared_to_serve, prepare_to_serve
    from hideout.games import find_game
    from hideout.server.logs import set_up_logs
    from hideout.server.readiness import FIRST
    from hideout.server.serve import serve
    from hideout.server.settings import read_settings

    wanted = {"host": HOST, "port": port, "log": os.environ.get("HIDEOUT_LOG", "warning")}
    settings = read_settings(wanted, os.environ, None)
    if is_taken(settings.port):
        if is_hideout(settings.port):
            click.echo("Hideout runs already.")
            show(f"http://{HOST}:{settings.port}", lang, with_browser)
            return
        if port is not None:
            raise HideoutError(
                f"port {port} is taken by another program; choose another --port, or none"
            )
        settings = read_settings(wanted | {"port": 0}, os.environ, None)
    first = find_game(FIRST)
    if not is_prepared_to_serve(first):
        prepare_to_serve(first)
    set_up_logs(settings.log)
    with OtherGames() as others:

        def on_listening(address: str) -> None:
            show(address, lang, with_browser)
            click.echo("Stop it with Ctrl-C.")

        serve(settings, on_listening, others.load)
    click.echo("Hideout has stopped.")


class OtherGames:
    """Compiled by a process of their own, while the first is played already."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._starting = threading.Lock()

    def __enter__(self) -> "OtherGames":
        return self

    def load(self, name: str, stopping: threading.Event) -> None:
        """Load the rules, as soon as they are compiled."""
        from hideout.cli.prepare import is_prepared_to_serve, prepare_to_serve
        from hideout.games import find_game
        from hideout.server.readiness import FIRST

        game = find_game(name)
        if name != FIRST:
            self._compile()
        while self._is_compiling() and not is_prepared_to_serve(game):
            if stopping.wait(POLL):
                return
        prepare_to_serve(game)

    def _compile(self) -> None:
        """Once the first game is loaded or another one is asked for: the first has both cores."""
        from hideout.cli.prepare import is_prepared_to_serve
        from hideout.games import all_games

        with self._starting:
            missing = [game.name for game in all_games() if not is_prepared_to_serve(game)]
            if not missing or self._process is not None:
                return
            click.echo(
                "The other games are being compiled, once; they are ready in a minute or two."
            )
            self._process = subprocess.Popen(
                [sys.executable, "-m", "hideout.cli.prepare", *missing],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            os.setpriority(os.PRIO_PROCESS, self._process.pid, BEHIND)

    def _is_compiling(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()


def is_taken(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        probe.settimeout(PATIENCE)
        return port != 0 and probe.connect_ex((HOST, port)) == 0


def is_hideout(port: int) -> bool:
    """Whether it is another Hideout that listens there."""
    import json
    import urllib.request

    address = f"http://{HOST}:{port}/openapi.json"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return bool(json.load(answer)["info"]["title"] == "Hideout")
    except (OSError, ValueError, KeyError, TypeError):
        return False


def show(address: str, lang: str | None, with_browser: bool) -> None:
    page = f"{address}/?lang={lang}" if lang else f"{address}/"
    click.echo(f"Hideout is open at {page}")
    if with_browser and not has_window():
        click.echo("No browser was found here: open that address in one yourself.")
    elif with_browser:
        # Some browsers keep whoever starts them waiting.
        threading.Thread(target=open_browser, args=(page,), daemon=True).start()


def has_window() -> bool:
    """Whether there is a browser with a window; one in this terminal would fight for it."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    is_in_terminal = type(browser) is webbrowser.GenericBrowser
    return bool(os.environ.get("BROWSER")) or not is_in_terminal


def open_browser(page: str) -> None:
    if not webbrowser.open(page):
        click.echo("The browser did not open: open that address in one yourself.")


open_page = click.Command(
    "open",
    params=[
        click.Option(
            ["--port"],
            type=click.IntRange(1, 65535),
            help="The port; without it, 8400, or any free one if that is taken.",
        ),
        click.Option(
            ["--lang"],
            type=click.Choice(LANGUAGES),
            help="The page's language; without it, the one chosen there last.",
        ),
        click.Option(
            ["--browser/--no-browser", "with_browser"],
            default=True,
            help="Whether to open a browser, or only to say where to go.",
        ),
    ],
    callback=run,
    help="Play in the browser: serve tables on this machine and open the page.",
)
