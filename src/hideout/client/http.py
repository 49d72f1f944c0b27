"""The server's HTTP API, for programs."""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

from hideout.errors import HideoutError

PATIENCE = 60.0


class ApiError(HideoutError):
    """What the server refused, and why."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(f"{status} {code}: {reason}")
        self.status, self.code = status, code


class Api:
    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    async def create(self, game: str, seats: list[dict[str, str]], **options: int | str) -> Any:
        """A new table: its id, and the secrets of the people's seats."""
        wanted = {"game": game, "seats": seats, "options": options}
        return await self.post("/api/tables", wanted)

    async def get(self, path: str, token: str | None = None) -> Any:
        return json.loads(await asyncio.to_thread(self._ask, "GET", path, None, token))

    async def get_text(self, path: str) -> str:
        return (await asyncio.to_thread(self._ask, "GET", path, None, None)).decode()

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        return json.loads(await asyncio.to_thread(self._ask, "POST", path, body, token))

    def _ask(self, method: str, path: str, body: Any, token: str | None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} if body is not None else {}
        if token:
            headers["authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            with error:
                problem = json.load(error)
            raise ApiError(error.code, problem["code"], problem["reason"]) from error
        except urllib.error.URLError as error:
            raise HideoutError(f"{self.address} does not answer ({error.reason})") from error
