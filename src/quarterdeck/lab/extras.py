"""What the laboratory needs beyond the package itself, and what to say where it is missing."""

from importlib.util import find_spec

from quarterdeck.kernel.errors import QuarterdeckError


class NotInstalled(QuarterdeckError):
    """A feature needs an extra that is not installed."""


def need(module: str, what: str, extra: str = "lab") -> None:
    """Refuse if a module is not installed: `what` needs it."""
    if find_spec(module) is None:
        raise NotInstalled(f"{what} needs {module}: pip install 'quarterdeck[{extra}]'")
