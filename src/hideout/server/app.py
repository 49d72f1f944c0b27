"""The application: routes, errors, start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import ERROR

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

import hideout
from hideout.errors import HideoutError
from hideout.server.api import ROUTER
from hideout.server.connection import Connection
from hideout.server.limits import Limits
from hideout.server.logs import log
from hideout.server.metrics import Metrics
from hideout.server.middleware import Guard, problem
from hideout.server.models import Health
from hideout.server.readiness import Load, Readiness
from hideout.server.refusals import Denied, Refusal, answer_to, words_of
from hideout.server.security import client_of, cookie_tokens, is_allowed_origin
from hideout.server.settings import Settings
from hideout.server.site import Site
from hideout.server.store.store import Store
from hideout.server.webpage import ROUTER as WEBPAGE
from hideout.wire.frames import Refused, encode

FORBIDDEN, TRY_LATER = 4403, 1013


def make_app(settings: Settings, load: Load | None = None) -> FastAPI:
    """`load` makes a game ready to be played; without it, all are."""
    metrics = Metrics()
    limits = Limits(settings.client_requests, settings.client_connections, settings.client_tables)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        site = Site(settings, metrics, limits, store, Readiness(load))
        app.state.site = site
        log("ready")
        yield
        app.state.site = None
        await site.close()
        log("stopped")

    app = FastAPI(
        title="Hideout",
        version=hideout.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    app.state.site = None
    app.include_router(ROUTER)
    app.include_router(WEBPAGE)
    app.add_middleware(Guard, settings=settings, limits=limits, metrics=metrics)
    for error in (Denied, Refusal, HideoutError):
        app.add_exception_handler(error, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _failed)

    @app.get("/health")
    async def health() -> Health:
        """The process is alive."""
        return Health(status="ok")

    @app.get("/ready", responses={503: {"model": Health}})
    async def ready(response: Response) -> Health:
        """The database answers."""
        try:
            await app.state.site.store.open_tables()
        except Exception:
            response.status_code = 503
            return Health(status="not-ready")
        return Health(status="ok")

    @app.get("/metrics", include_in_schema=False)
    async def read_metrics() -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        scheme = websocket.scope["scheme"]
        client = client_of(websocket)
        if not is_allowed_origin(websocket.headers, scheme, settings.origins):
            await websocket.close(FORBIDDEN)
        elif not limits.may_connect(client):
            await websocket.accept()
            reason = Refusal("too-many").reason(words_of(websocket))
            await websocket.send_text(encode(Refused(None, "too-many", reason)).decode())
            await websocket.close(TRY_LATER)
        else:
            limits.connect(client)
            metrics.connections.inc()
            try:
                await Connection(websocket, app.state.site.tables, cookie_tokens(websocket)).run()
            finally:
                limits.disconnect(client)
                metrics.connections.dec()

    return app


async def _refused(request: Request, error: Exception) -> JSONResponse:
    return problem(*answer_to(error, words_of(request)))


async def _invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, "invalid", f"{where}: {first['msg']}")


async def _http_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    answer = problem(error.status_code, "impossible", error.detail)
    answer.headers.update(error.headers or {})
    return answer


async def _failed(request: Request, _error: Exception) -> JSONResponse:
    log("request failed", ERROR, error=True, path=request.url.path)
    return problem(500, "failed", words_of(request).say("Something went wrong here."))
