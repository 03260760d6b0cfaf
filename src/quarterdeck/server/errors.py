"""What a client can be refused, each with its own name."""

import sqlite3

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

STORE_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError)
"""What it looks like when the store does not answer, or fails in the middle of something."""
SQLITE_KEYS = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
POSTGRES_KEY = "23505"


def is_taken(error: Exception) -> bool:
    """Whether another row has the key of one that was to be written, in either database.

    Not if a row that it refers to is gone: whoever tried another key then would try for ever.
    """
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.IntegrityError):
        return cause.sqlite_errorcode in SQLITE_KEYS
    return getattr(cause, "sqlstate", None) == POSTGRES_KEY


class Refused(Exception):
    """A request the server does not carry out; nothing has changed."""

    def __init__(self, name: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.name, self.status = name, status


class NotFound(Refused):
    def __init__(self, what: str) -> None:
        super().__init__("not-found", f"there is no {what}", 404)


class StoreFailed(Refused):
    def __init__(self) -> None:
        super().__init__("store-failed", "nothing can be read or written just now: try again in a moment", 503)


class Closing(Refused):
    def __init__(self) -> None:
        super().__init__("closing", "the server is closing: come back in a moment", 503)
