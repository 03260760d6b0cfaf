"""What commands that work with a store share: access, errors and progress."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.progress import Progress

from quarterdeck.kernel.errors import QuarterdeckError

if TYPE_CHECKING:
    from quarterdeck.server.settings import Settings
    from quarterdeck.server.store import Store

T = TypeVar("T")
ReportProgress = Callable[[int, int], Any]
"""Reports progress: how much is done, of how much."""
WHICH = (
    "The store is the one that QUARTERDECK_DATABASE_URL names, for example sqlite+aiosqlite:////path/to/file.sqlite or "
    "postgresql+asyncpg://user@host/database; without it, a file in your data folder."
)


def with_store(work: "Callable[[Store, Settings], Awaitable[T]]", *, opened: bool = True) -> T:
    """Run `work` with the store; `opened` first checks that it is new or of this version."""
    with server_installed():
        from quarterdeck.server.settings import from_environment
        from quarterdeck.server.store import Store
    settings = from_environment()
    return asyncio.run(_done(Store(settings.database_url), settings, work, opened))


async def _done(
    store: "Store", settings: "Settings", work: "Callable[[Store, Settings], Awaitable[T]]", opened: bool
) -> T:
    from sqlalchemy.exc import SQLAlchemyError

    try:
        if opened:
            await store.open(upgrade=False)
        return await work(store, settings)
    except SQLAlchemyError as error:
        raise QuarterdeckError(f"the store says: {str(error).splitlines()[0]}") from None
    finally:
        await store.close()


@contextmanager
def server_installed() -> Iterator[None]:
    """Imports of what comes with the server only."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise QuarterdeckError(
            f"the server is not installed ({error.name}): pip install 'quarterdeck[server]'"
        ) from None


@contextmanager
def progress(what: str) -> Iterator[ReportProgress]:
    """A bar on a terminal; nothing elsewhere."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
