"""Around every HTTP request: origin, rate, size, headers, log, metrics."""

import time
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hideout.server.limits import Limits
from hideout.server.logs import log
from hideout.server.metrics import Metrics
from hideout.server.refusals import Denied, answer_to, words_of
from hideout.server.security import HEADERS, client_of, is_allowed_origin
from hideout.server.settings import Settings
from hideout.words import mark

LARGEST_BODY = 1_000_000
TOO_FAST = 429
UNLIMITED = ("/health", "/ready", "/metrics")


class Guard:
    def __init__(
        self, app: ASGIApp, *, settings: Settings, limits: Limits, metrics: Metrics
    ) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._answer(scope, receive, send_with_headers)
        finally:
            seconds = time.perf_counter() - start
            self._metrics.requests.labels(scope["method"], str(status)).inc()
            self._metrics.request_seconds.observe(seconds)
            facts: dict[str, Any] = {"method": scope["method"], "path": scope["path"]}
            log("request", status=status, ms=round(seconds * 1000, 1), **facts)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(HTTPConnection(scope))
            await self._app(scope, await _whole(receive), send)
        except Denied as denied:
            answer = problem(*answer_to(denied, words_of(HTTPConnection(scope))))
            if denied.status == TOO_FAST:
                answer.headers["retry-after"] = "10"
            await answer(scope, receive, send)

    def _check(self, asked: HTTPConnection) -> None:
        is_reading = asked.scope["method"] in ("GET", "HEAD")
        if not is_reading and not is_allowed_origin(
            asked.headers, asked.scope["scheme"], self._settings.origins
        ):
            raise Denied(403, "wrong-origin", mark("A page from elsewhere may not do this."))
        is_limited = asked.scope["path"] not in UNLIMITED
        if is_limited and not self._limits.may_ask(client_of(asked)):
            raise Denied(TOO_FAST, "too-fast", mark("That is too much at once. Wait a little."))


async def _whole(receive: Receive) -> Receive:
    """The body, read to its end: no more than may be sent, whatever the request says of it."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            raise Denied(413, "too-large", mark("This message is too large."))
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            break
    is_given = False

    async def give() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": bytes(body), "more_body": False}

    return give


def problem(status: int, code: str, reason: str) -> JSONResponse:
    return JSONResponse({"code": code, "reason": reason}, status)
