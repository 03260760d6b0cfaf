"""Tables in a state of their own: a game played here is laid out on a server as if it had been played there."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from msgspec import structs
from sqlalchemy import insert

from quarterdeck.kernel import registry
from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.history import Game
from quarterdeck.server.request_bodies import NewTable
from quarterdeck.server.schema import inputs
from quarterdeck.server.store import Holder, Store
from quarterdeck.server.table_hub import TableHub
from tests.server.harness import Server

WON = {"seats": 5, "seed": "g511", "tick_seconds": 60.0}
"""The game of `tests/golden/space_alert_won.txt`."""
NAMES = {"space-alert": "S2-6", "starship-captains": "Outer rim", "xia": "Friday drift", "gen7": "Third Watch"}
"""What tables are called."""


def played(until: Callable[[Game], bool] = lambda game: game.over, **setting: object) -> Game:
    """A random game, up to the first moment that is wanted."""
    trial = Trial("space-alert", **{**WON, **setting})
    game = trial.open()
    for game, _, _ in trial.decisions():
        if until(game):
            break
    return game


def lay_out(server: Server, game: Game, people: Sequence[str | None]) -> str:
    """Write a game into a server's store, with a person or (None) a bot in each seat; returns its table."""
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has this thread's event loop
        return elsewhere.submit(asyncio.run, _lay_out(server, game, people)).result()


async def _lay_out(server: Server, game: Game, people: Sequence[str | None]) -> str:
    store, record = Store(server.database), game.record
    begun = registry.rules_of(record.game).restart_options(record.options)
    wish = NewTable(record.game, record.seats, NAMES[record.game], public=True, options=begun)
    table = await TableHub(store).lobby.new_table(people[0], wish)
    for seat, person in enumerate(people):
        await store.sit(table, seat, Holder("person", person) if person else Holder("bot", level="normal"))
    await _write_log(store, table, game)
    over: dict[str, object] = {"state": "finished", "result": game.result()} if game.over else {"state": "playing"}
    started = time.time() - game.state.now / float(server.settings.get("QUARTERDECK_CLOCK_SPEED", 1))
    over |= {"options": record.options}  # with what a campaign carries on, which nobody can wish for
    await store.set_table(table, seed=record.seed, started=started, due=None if game.over else started, **over)
    await store.close()
    return table


async def _write_log(store: Store, table: str, game: Game) -> None:
    """All inputs at once: as many transactions as inputs would take their time."""
    rows = [{**structs.asdict(given), "table": table, "seq": seq} for seq, given in enumerate(game.record.inputs)]
    if rows:
        async with store.engine.begin() as connection:
            await connection.execute(insert(inputs), rows)
