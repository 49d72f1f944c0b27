"""Logs: one JSON object a line. Tokens do not come into them: they stand in no address or name."""

import logging
import sys
from typing import Any

import msgspec

LOG = logging.getLogger("hideout")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("hideout", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "hideout" else logging.WARNING)


def log(event: str, level: int = logging.INFO, *, error: bool = False, **facts: object) -> None:
    LOG.log(level, event, exc_info=error, extra={"facts": facts})
