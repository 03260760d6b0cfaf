"""Whatever happens to a table is shown to everybody, even if what brought it about is refused or seems to fail."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import tests.minis  # noqa: F401 - makes council and duel known
from quarterdeck.kernel.errors import CannotUndo, Illegal, QuarterdeckError
from quarterdeck.server import live_table
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.room import Receipt
from quarterdeck.server.table_hub import TableHub
from tests.server.inside import Listener, act_without_confirmation, guest, hub_on, in_a_loop, started

Ask = Callable[[LiveTable], Awaitable[Any]]


async def watched(hub: TableHub, game: str, **options: Any) -> tuple[LiveTable, Listener]:
    """A table for two, and somebody who looks at it."""
    watcher = Listener(await guest(hub))
    table = await started(hub, await guest(hub), game, 2, **options)
    await watcher.look(hub, table)
    return await hub.table(table), watcher


def kinds(update: Any) -> list[str]:
    """What an update says has happened."""
    return [event["kind"] for event in update["views"][0]["events"]]


# Deadlines


@pytest.mark.parametrize("struck_while_judged", [False, True])
@in_a_loop
async def test_a_deadline_before_a_refused_input_is_shown_to_everybody(
    database: str, monkeypatch: pytest.MonkeyPatch, struck_while_judged: bool
) -> None:
    async with hub_on(database) as hub:
        live, watcher = await watched(hub, "mini-council", seconds=60)
        await live.act(0, "vote heart")

        async def nothing(self: LiveTable) -> None:
            """No time strikes before the choice is judged."""

        if struck_while_judged:
            monkeypatch.setattr(LiveTable, "_pass_deadlines", nothing)
        hub.clock.catch_up(hub.clock.now() + 61)
        with pytest.raises(QuarterdeckError):
            await live.act(1, "vote mind", receipt=Receipt(watcher, 7))
        assert (watcher.heard[-1]["type"], watcher.heard[-1]["version"]) == ("update", 2)
        assert kinds(watcher.heard[-1]) == ["counted"]


@in_a_loop
async def test_a_deadline_before_a_refused_undo_is_shown_to_everybody(database: str) -> None:
    async with hub_on(database) as hub:
        live, watcher = await watched(hub, "mini-council", seconds=60)
        await live.act(0, "vote heart")
        hub.clock.catch_up(hub.clock.now() + 61)
        with pytest.raises(CannotUndo):
            await live.undo(0)
        assert (watcher.heard[-1]["version"], kinds(watcher.heard[-1])) == (2, ["counted"])


# Inputs that the store has although it said that it failed


async def is_refused_again(live: LiveTable) -> None:
    with pytest.raises(Illegal):
        await live.act(0, "aim")


ASKED: dict[str, Ask] = {
    "the same input": is_refused_again,
    "the settled game": LiveTable.settled,
    "a reason": lambda live: live.explain(0, "aim"),
}


@pytest.mark.parametrize("asked", ASKED)
@in_a_loop
async def test_an_input_that_was_written_though_the_store_failed_is_shown_to_everybody(
    database: str, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    async with hub_on(database) as hub:
        live, watcher = await watched(hub, "mini-duel")
        await act_without_confirmation(live, monkeypatch, 0, "aim")
        assert len(watcher.heard) == 1
        await ASKED[asked](live)
        assert [message["version"] for message in watcher.heard] == [0, 1]


@in_a_loop
async def test_it_is_shown_to_those_who_are_there_when_somebody_comes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        live, watcher = await watched(hub, "mini-duel")
        await act_without_confirmation(live, monkeypatch, 0, "aim")
        comer = Listener(await guest(hub))
        await comer.look(hub, live.id)
        assert (watcher.heard[-1]["version"], comer.heard[0]["version"]) == (1, 1)


@in_a_loop
async def test_it_is_shown_though_nobody_asks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "RETRY_SECONDS", 0.05)
    async with hub_on(database) as hub:
        live, watcher = await watched(hub, "mini-duel")
        await act_without_confirmation(live, monkeypatch, 0, "aim")
        await watcher.wait(2)
        assert watcher.heard[-1]["version"] == 1
