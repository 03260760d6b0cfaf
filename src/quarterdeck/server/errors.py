"""What a client can be refused, each with its own name."""

from quarterdeck.kernel.errors import Reason


class Refused(Exception):
    """A request the server does not carry out; nothing has changed."""

    def __init__(self, name: str, message: str, status: int = 400, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.name, self.status, self.reason = name, status, reason


class NotFound(Refused):
    def __init__(self, what: str) -> None:
        super().__init__("not-found", f"there is no {what}", 404)
