"""Around every HTTP request: origin, rate, size, headers, log, metrics."""

import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hideout.server.limits import Limits
from hideout.server.logs import log
from hideout.server.metrics import Metrics
from hideout.server.security import HEADERS, client_of, is_allowed_origin
from hideout.server.settings import Settings

LARGEST_BODY = 1_000_000
UNLIMITED = ("/health", "/ready", "/metrics")


class TooLarge(Exception):
    pass


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
        headers = Headers(scope=scope)
        is_reading = scope["method"] in ("GET", "HEAD")
        if not is_reading and not is_allowed_origin(
            headers, scope["scheme"], self._settings.origins
        ):
            await problem(403, "wrong-origin", "Another page may not do this.")(
                scope, receive, send
            )
        elif scope["path"] not in UNLIMITED and not self._limits.may_ask(
            client_of(HTTPConnection(scope))
        ):
            answer = problem(429, "too-fast", "That is too much at once. Wait a little.")
            answer.headers["retry-after"] = "10"
            await answer(scope, receive, send)
        else:
            await self._limited(scope, receive, send)

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read no more than may be sent, whatever the request says of its length."""
        body = bytearray()
        while True:
            message = await receive()
            body += message.get("body", b"")
            if len(body) > LARGEST_BODY:
                await problem(413, "too-large", "This is too large.")(scope, receive, send)
                return
            if message["type"] == "http.disconnect" or not message.get("more_body"):
                break
        is_given = False

        async def give() -> Message:
            nonlocal is_given
            if is_given:
                return await receive()
            is_given = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        await self._app(scope, give, send)


def problem(status: int, code: str, reason: str) -> JSONResponse:
    return JSONResponse({"code": code, "reason": reason}, status)
