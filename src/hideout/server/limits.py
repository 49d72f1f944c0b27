"""How much a client may do: so much at once, then so much in a while."""

import time
from collections import defaultdict

FORGET_SECONDS = 600.0


class Bucket:
    """Holds `size` and fills up again in `seconds`."""

    def __init__(self, size: float, seconds: float) -> None:
        self._size = size
        self._speed = size / seconds
        self._left = size
        self.used = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self.used) * self._speed)
        self.used = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """Of all clients, each known by its address."""

    def __init__(self, requests_a_minute: int, connections: int, tables: int) -> None:
        self._requests_a_minute = requests_a_minute
        self._connections = connections
        self._tables = tables
        self._requests: dict[str, Bucket] = {}
        self._connected: dict[str, int] = defaultdict(int)
        self._made: dict[str, set[str]] = defaultdict(set)

    def may_ask(self, client: str) -> bool:
        if client not in self._requests:
            self._forget()
            self._requests[client] = Bucket(self._requests_a_minute, 60)
        return self._requests[client].take()

    def may_connect(self, client: str) -> bool:
        return self._connected[client] < self._connections

    def connect(self, client: str) -> None:
        self._connected[client] += 1

    def disconnect(self, client: str) -> None:
        self._connected[client] -= 1
        if not self._connected[client]:
            del self._connected[client]

    def may_make_table(self, client: str) -> bool:
        return len(self._made[client]) < self._tables

    def made_table(self, client: str, table: str) -> None:
        self._made[client].add(table)

    def finished(self, table: str) -> None:
        for client, tables in list(self._made.items()):
            tables.discard(table)
            if not tables:
                del self._made[client]

    def _forget(self) -> None:
        before = time.monotonic() - FORGET_SECONDS
        for client, bucket in list(self._requests.items()):
            if bucket.used < before:
                del self._requests[client]
