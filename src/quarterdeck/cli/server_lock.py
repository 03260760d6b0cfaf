"""One server for one file: an SQLite store keeps what a single process writes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from quarterdeck.kernel.errors import QuarterdeckError

try:
    import fcntl
except ImportError:  # not on Windows, where nobody is warned
    fcntl = None  # type: ignore[assignment]


@contextmanager
def only_server(database_url: str, address: str) -> Iterator[None]:
    """Hold the lock of an SQLite file, and say in it where the server is; refuse if another one holds it."""
    kind, _, file = database_url.partition(":///")
    if not kind.startswith("sqlite") or not file or fcntl is None:
        yield
        return
    lock = Path(f"{file}.serving")
    with lock.open("a+", encoding="utf-8") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            where = lock.read_text(encoding="utf-8").strip()
            text = f"another server has {file} open, at {where}: go there, or name another QUARTERDECK_DATABASE_URL"
            raise QuarterdeckError(text) from None
        held.truncate(0)
        held.write(address)
        held.flush()
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)
