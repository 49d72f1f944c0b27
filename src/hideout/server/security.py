"""Who may ask from where, and what browsers are told to do with the answers."""

import re

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
COOKIE = re.compile(r"hideout-(?P<table>[0-9a-f]{24})-\d+")
MOST_COOKIES = 48
"""With twice as many the header is too long for the handshake of a WebSocket."""


def is_allowed_origin(headers: Headers, scheme: str, others: str) -> bool:
    """Programs send no origin; a browser's page is to be this server's own, or a named one."""
    origin = headers.get("origin")
    if origin is None:
        return True
    own = f"{scheme.replace('ws', 'http', 1)}://{headers.get('host', '')}"
    return origin in {own, *filter(None, others.split(","))}


def client_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def cookie_name(table: str, seat: int) -> str:
    return f"hideout-{table}-{seat}"


def cookie_tables(connection: HTTPConnection) -> dict[str, str]:
    """The table that each of our cookies is of, by its name; browsers tell the oldest first."""
    found = {name: COOKIE.fullmatch(name) for name in connection.cookies}
    return {name: match["table"] for name, match in found.items() if match}


def cookie_tokens(connection: HTTPConnection) -> tuple[str, ...]:
    """Every seat's secret that this browser keeps; a table takes those that are its own."""
    return tuple(connection.cookies[name] for name in cookie_tables(connection))
