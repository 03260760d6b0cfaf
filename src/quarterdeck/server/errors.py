"""What a client can be refused, each with its own name."""


class Refused(Exception):
    """A request the server does not carry out; nothing has changed."""

    def __init__(self, name: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.name, self.status = name, status


class NotFound(Refused):
    def __init__(self, what: str) -> None:
        super().__init__("not-found", f"there is no {what}", 404)
