"""What Prometheus may read at /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("requests", "HTTP requests.", "method", "status")
        self.request_seconds = self._seconds("request_seconds", "Time of an HTTP request.")
        self.moves = self._counter("moves", "Moves that were kept.", "by")
        self.keep_seconds = self._seconds("keep_seconds", "Time until a move is on disk.")
        self.refusals = self._counter("refusals", "Messages that were refused.", "code")
        self.sent_bytes = self._counter("sent_bytes", "Bytes sent over WebSocket.")
        self.connections = Gauge(
            "hideout_connections", "WebSocket connections.", registry=self.registry
        )
        self.live_tables = Gauge("hideout_live_tables", "Tables in memory.", registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"hideout_{name}", text, labels, registry=self.registry)

    def _seconds(self, name: str, text: str) -> Histogram:
        return Histogram(f"hideout_{name}", text, registry=self.registry, buckets=SECONDS)

    def text(self) -> bytes:
        return generate_latest(self.registry)
