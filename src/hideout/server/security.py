"""Who may ask from where, and what browsers are told to do with the answers."""

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
COOKIE = "hideout"


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
    return f"{COOKIE}-{table}-{seat}"


def cookie_tokens(connection: HTTPConnection) -> tuple[str, ...]:
    """Every seat's secret that this browser keeps; a table takes those that are its own."""
    found = [value for name, value in connection.cookies.items() if name.startswith(COOKIE)]
    return tuple(found[-64:])
