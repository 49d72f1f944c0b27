"""The page is served as browsers want it, and nothing besides it."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hideout.server import webpage
from hideout.server.app import make_app
from hideout.server.security import HEADERS
from hideout.server.settings import Settings
from hideout.words import LANGUAGES

FILES = {
    "index.html": "<!doctype html>",
    "assets/index-1a2b.js": "let a",
    "assets/index-1a2b.css": "b {}",
    "assets/letters-1a2b.woff2": "wOF2",
    "assets/icon-1a2b.svg": "<svg/>",
    "assets/notes.toml": "not for anybody",
}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is not built yet."""
    folder = tmp_path / "page"
    monkeypatch.setattr(webpage, "PAGE", folder)
    monkeypatch.setattr(webpage, "INDEX", folder / "index.html")
    return folder


@pytest.fixture
def built(page: Path) -> Path:
    for name, text in FILES.items():
        path = page / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return page


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    text: str


async def ask(path: str, method: str = "GET", **headers: str) -> Answer:
    """What the application answers; `path` is as it comes, dots and all."""
    sent: list[Any] = []
    coming = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        return coming.pop() if coming else await asyncio.Future()

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": path,
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
    }
    await make_app(Settings())(scope, receive, send)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return Answer(sent[0]["status"], found, body.decode("utf-8", "replace"))


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/table/0123456789abcdef01234567", "/table/x"])
async def test_every_address_of_the_page_gives_the_page(path: str) -> None:
    answer = await ask(path)
    assert (answer.status, answer.text) == (200, "<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    head = await ask(path, "HEAD")
    assert (head.headers["content-length"], head.text) == ("15", "")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index-1a2b.js", "text/javascript; charset=utf-8"),
        ("index-1a2b.css", "text/css; charset=utf-8"),
        ("letters-1a2b.woff2", "font/woff2"),
        ("icon-1a2b.svg", "image/svg+xml"),
    ],
)
async def test_its_files_are_kept_by_browsers_and_have_their_types(name: str, kind: str) -> None:
    answer = await ask(f"/assets/{name}")
    assert (answer.status, answer.text) == (200, FILES[f"assets/{name}"])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-9z9z.js",
        "/assets/notes.toml",
        "/assets/",
        "/assets/..",
        "/assets/../index.html",
        "/assets/..\\index.html",
        "/index.html",
        "/table/",
        "/table/a/b",
        "/favicon.ico",
    ],
)
async def test_nothing_else_is_served(path: str) -> None:
    answer = await ask(path)
    assert answer.status in (404, 422)
    assert json.loads(answer.text)["reason"]


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_it_is_not_built_it_says_so(language: str) -> None:
    answer = await ask("/", **{"accept-language": language})
    assert answer.status == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "npm run build" in answer.text


async def test_the_page_is_built_here_and_names_files_that_are_there() -> None:
    text = (await ask("/")).text
    names = re.findall(r'"(/assets/[^"]+)"', text)
    assert [name for name in names if name.endswith(".js")]
    for name in names:
        assert (await ask(name)).status == 200
