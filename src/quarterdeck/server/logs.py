"""Logs: one JSON object per line, without secrets: no tokens, no passwords, no chat, no choices.

Of a table's id, which is its link, only the first characters are logged.
"""

import logging
import sys
import traceback
from typing import Any

import msgspec

FIELDS = ("table", "game", "seq", "route", "method", "status", "ms", "seconds", "error")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        entry |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if "table" in entry:
            entry["table"] = entry["table"][:4]
        if record.exc_info and record.exc_info[1] is not None:
            entry["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(entry).decode()


def _trace(error: BaseException) -> str:
    """What was raised where; never its message, which may quote what somebody wrote."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = _trace(cause) if cause is not None else ""
    return f"{before}{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}\n"


def to_stderr(level: str) -> None:
    """Send this process's logs to standard error; libraries log warnings only, as their details hold secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("quarterdeck").setLevel(level.upper())
