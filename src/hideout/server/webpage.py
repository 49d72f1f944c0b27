"""The page that browsers load: built from web/ into the folder page/, which a wheel carries."""

from pathlib import Path
from typing import Annotated

import fastapi
from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, PlainTextResponse

from hideout.server.refusals import words_of

PAGE = Path(__file__).parent / "page"
INDEX = PAGE / "index.html"

# Not left to the machine's own list, which may know less.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
FOREVER = "public, max-age=31536000, immutable"
"""For files with a hash of their content in their name."""

ROUTER = APIRouter(include_in_schema=False)
READING = ["GET", "HEAD"]


@ROUTER.api_route("/", methods=READING)
@ROUTER.api_route("/table/{table}", methods=READING)
async def page(request: Request) -> Response:
    """The same for every address that the page knows: it reads the address itself."""
    if not INDEX.is_file():
        unbuilt = words_of(request).say(
            "The page is not built. ./play builds it; so does `npm ci && npm run build` in web/."
        )
        return PlainTextResponse(unbuilt, 503)
    return FileResponse(INDEX, media_type=TYPES[".html"], headers={"cache-control": "no-cache"})


@ROUTER.api_route("/assets/{name}", methods=READING)
async def asset(name: Annotated[str, fastapi.Path(pattern=r"^[\w.-]+$")]) -> Response:
    path = PAGE / "assets" / name
    if path.suffix not in TYPES or not path.is_file():
        raise fastapi.HTTPException(404)
    return FileResponse(path, media_type=TYPES[path.suffix], headers={"cache-control": FOREVER})
