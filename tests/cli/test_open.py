"""hideout open: the page in a browser, or where to find it."""

import http.server
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hideout.cli import open as opening
from hideout.cli import prepare
from tests.cli.conftest import Run
from tests.support.postgres import free_port

PATIENCE = 30


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser that writes down where it is sent; the file it writes to."""
    program, visited = tmp_path / "browser", tmp_path / "visited"
    program.write_text(f'#!/bin/sh\necho "$1" > {visited}.new && mv {visited}.new {visited}\n')
    program.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(program))
    return visited


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "hideout.cli", "open", *arguments],
            env=os.environ | {"HIDEOUT_DATABASE": f"sqlite:///{tmp_path}/hideout.db"},
            stdout=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def told(process: subprocess.Popen[str], begin: str) -> str:
    """The rest of the first line that begins so."""
    assert process.stdout is not None
    return next(line for line in process.stdout if line.startswith(begin))[len(begin) :].strip()


def text_in(path: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while not path.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    return path.read_text().strip()


def test_it_serves_opens_a_browser_and_stops_when_told(
    browser: Path, opened: Callable[..., subprocess.Popen[str]], run: Run
) -> None:
    port = str(free_port())
    process = opened("--port", port, "--lang", "it")
    address = told(process, "Hideout is open at ")
    assert address == f"http://127.0.0.1:{port}/?lang=it"
    assert text_in(browser) == address
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/labels/it") as answer:
        assert answer.status == 200

    again = run("open", "--port", port, "--no-browser")
    assert again.code == 0
    assert again.out == f"Hideout runs already.\nHideout is open at http://127.0.0.1:{port}/\n"

    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert rest.endswith("Hideout has stopped.\n")


def test_a_port_that_another_program_has_is_not_taken_over(
    error_of: Callable[..., str],
) -> None:
    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        port = other.server_port
        assert opening.is_taken(port)
        assert not opening.is_hideout(port)
        assert error_of("open", "--port", port) == (
            f"port {port} is taken by another program; choose another --port, or none"
        )
        other.shutdown()


def test_a_free_port_is_not_taken() -> None:
    assert not opening.is_taken(free_port())
    assert not opening.is_taken(0)


def test_something_that_does_not_speak_http_is_no_hideout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert not opening.is_hideout(silent.getsockname()[1])


def test_without_a_browser_it_says_where_to_go(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opening, "has_window", lambda: False)
    opening.show("http://127.0.0.1:8400", None, with_browser=True)
    assert capsys.readouterr().out == (
        "Hideout is open at http://127.0.0.1:8400/\n"
        "No browser was found here: open that address in one yourself.\n"
    )


def test_a_browser_that_fails_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda _: False)
    opening.open_browser("http://127.0.0.1:8400/")
    assert capsys.readouterr().out == (
        "The browser did not open: open that address in one yourself.\n"
    )


def test_stopping_does_not_wait_for_games_that_are_being_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiling = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    monkeypatch.setattr(prepare, "is_prepared_to_serve", lambda _: False)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: compiling)
    stopping = threading.Event()
    with opening.OtherGames() as others:
        waiting = threading.Thread(target=others.load, args=("caper", stopping))
        waiting.start()
        assert waiting.is_alive()
        stopping.set()
        waiting.join(PATIENCE)
        assert not waiting.is_alive()
    assert compiling.returncode == -signal.SIGTERM
