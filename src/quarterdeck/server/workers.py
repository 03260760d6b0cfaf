"""Long work outside the event loop: films of games and planned games carried out, in a process of its own."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import commitment
from quarterdeck.kernel.history import play_scenes
from quarterdeck.kernel.manifest import Manifest
from quarterdeck.kernel.record import Record
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import Words, words
from quarterdeck.server import responses, wire
from quarterdeck.server.errors import Refused
from quarterdeck.server.fair_queue import FairQueue
from quarterdeck.server.film_recorder import FilmRecorder
from quarterdeck.server.thinking import started_pool

MOST_CACHED = 64_000_000
"""Bytes of films that are kept."""


class Film(Struct, frozen=True):
    """Which film is wanted: of which table after how many inputs, in which language, and who sat there."""

    table: str
    seq: int
    language: str
    people: tuple[str | None, ...]
    """Who sits where, by name; None is a bot."""
    secret: str | None = None
    """The server's part of the seed, if people added theirs; told when the game is over."""


class Workers:
    """One process, started when first needed; those who ask take turns, each within a limit of its time."""

    def __init__(self, seconds_per_minute: float = 20.0) -> None:
        self._queue, self._most = FairQueue(), seconds_per_minute
        self._pool: Executor | None = None
        self._films: OrderedDict[Film, bytes] = OrderedDict()
        self._making: dict[Film, asyncio.Task[bytes]] = {}

    async def film(self, who: str, wanted: Film, record: Record, table: State) -> bytes:
        """A game step by step as packed JSON; each film is made once, however many ask for it."""
        if wanted in self._films:
            self._films.move_to_end(wanted)
            return self._films[wanted]
        if wanted not in self._making:
            work = self._made(who, wanted, record, table.to_json())
            self._making[wanted] = asyncio.create_task(work)
        return await asyncio.shield(self._making[wanted])

    async def _made(self, who: str, wanted: Film, record: Record, table: bytes) -> bytes:
        try:
            film: bytes = await self.run(who, _film, wanted, record, table)
        finally:
            del self._making[wanted]
        self._films[wanted] = film
        while sum(map(len, self._films.values())) > MOST_CACHED:
            self._films.popitem(last=False)
        return film

    async def run(self, who: str, work: Callable[..., Any], *args: Any) -> Any:
        """What a function of this project returns, called in the process; refused to who has used too much of it."""
        if self._queue.usage.of(who) > self._most:
            raise Refused("too-fast", "this takes the server long: try again in a minute", 429)
        return await self._queue.run(who, lambda: self._called(work, *args))

    async def _called(self, work: Callable[..., Any], *args: Any) -> Any:
        pool = self._pool = self._pool or await asyncio.to_thread(started_pool)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            self._pool = None
            raise Refused("failed", "the server could not do this: try again", 503) from None

    def begin_again(self) -> None:
        """Replace the process, which does not know the games and packs that were added since it began.

        What it is doing is finished there; what waits does so in the fair queue, so closing the pool cancels nothing.
        """
        self.close()
        self._pool = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# In the other process


def _film(wanted: Film, record: Record, table: bytes) -> bytes:
    """The film of a game in one language, as packed JSON; while the game goes on without its result and seed."""
    manifest, rules = registry.manifest_of(record.game), registry.rules_of(record.game)
    state = rules.state.from_json(table)
    here = words(record.game, wanted.language).at_table(wanted.people, state)
    result = wire.with_texts(msgspec.to_builtins(rules.result(state)), here) if state.over else None
    seed, secret = (record.seed, wanted.secret) if state.over else (None, None)
    film, host = _recorder(manifest, here), manifest.table.replay_host(state)
    play_scenes(record, film.add)
    shown = responses.Showing(film.first_view, film.scenes(here), result, seed, secret, commitment(record.seed), host)
    return gzip.compress(msgspec.json.encode(shown), 5)


def _recorder(manifest: Manifest, words: Words) -> FilmRecorder:
    """A recorder that also collects the stories of games that have some."""
    texts = manifest.texts.texts
    return FilmRecorder() if texts is None else FilmRecorder(lambda view: texts(view, words))
