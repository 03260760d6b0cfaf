"""Event loops in the thread of the tests.

Playwright's synchronous interface keeps a loop marked as running in its thread from the first browser test on. Then
`asyncio.run` refuses to work in every other test of that thread, and a second Playwright refuses to start.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_running_loop() -> Iterator[None]:
    """A time in which no loop is marked as running in this thread; afterwards the one that was is marked again."""
    marked = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(None if marked is None or marked.is_closed() else marked)
