"""Logs: one JSON object per line. Nothing that opens a door or tells a secret is ever put into one:
no tokens, no passwords, no chat, no choices, and of a table's id, which is its link, only how it begins."""

import logging
import sys
from typing import Any

import msgspec

FIELDS = ("table", "seq", "route", "method", "status", "ms", "error")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        told |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if "table" in told:
            told["table"] = told["table"][:4]
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def to_stderr(level: str) -> None:
    """Send this process's logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
