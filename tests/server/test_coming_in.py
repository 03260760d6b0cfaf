"""What changes while somebody opens the page of a table: they learn of it, and so does everybody else."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partialmethod
from typing import Any

import pytest
from sqlalchemy import insert

import tests.minis  # noqa: F401 - makes the duel known
from quarterdeck.server import room
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.schema import chat
from quarterdeck.server.store import Store
from quarterdeck.server.table_hub import TableHub
from tests.server.inside import Listener, guest, hub_on, in_a_loop, started

# Chat


def lines(listener: Listener) -> list[str]:
    """What somebody reads in the chat: what the last whole state had, and what was said since."""
    read: list[str] = []
    for message in listener.heard:
        if message["type"] == "state":
            read = [line["text"] for line in message["chat"]]
        elif message["type"] == "chat":
            read.append(message["text"])
    return read


async def opened_table(hub: TableHub, state: str) -> tuple[str, Listener]:
    """A table of one person, waiting or playing, and a window in which they look at it."""
    player = Listener(await guest(hub))
    playing = state == "playing"
    wish = NewTable("mini-duel", 2)
    table = await (started(hub, player.person, "mini-duel", 2) if playing else hub.lobby.new_table(player.person, wish))
    await player.look(hub, table)
    return table, player


@pytest.mark.parametrize("state", ["waiting", "playing"])
@in_a_loop
async def test_a_line_is_not_lost_because_somebody_comes_before_it_is_passed_on(database: str, state: str) -> None:
    async with hub_on(database) as hub:
        table, player = await opened_table(hub, state)
        await hub.store.say(table, player.person, "ahoy")
        comer = Listener(player.person)
        await comer.look(hub, table)
        await hub._chat_changed(table)
        assert (lines(player), lines(comer)) == (["ahoy"], ["ahoy"])


@in_a_loop
async def test_whoever_comes_reads_what_is_said_meanwhile(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as hub:
        table, player = await opened_table(hub, "playing")
        greet, talking = LiveTable.greet, list[asyncio.Task[None]]()

        async def slowly(*args: Any) -> None:
            talking.append(asyncio.create_task(hub.say(table, player.person, "ahoy")))
            await asyncio.sleep(0.1)
            await greet(*args)

        monkeypatch.setattr(LiveTable, "greet", slowly)
        comer = Listener(player.person)
        await comer.look(hub, table)
        await asyncio.gather(*talking)
        assert (lines(player), lines(comer)) == (["ahoy"], ["ahoy"])


@in_a_loop
async def test_a_line_that_is_stored_after_one_with_a_higher_number_is_passed_on(database: str) -> None:
    async with hub_on(database) as hub:
        table, player = await opened_table(hub, "playing")
        for number, text in ((8, "second"), (7, "first")):
            line = {"id": number, "table": table, "person": player.person, "text": text, "at": time.time()}
            await hub.store.change(insert(chat).values(**line))
            await hub._chat_changed(table)
        assert lines(player) == ["second", "first"]


async def said(hub: TableHub, table: str, person: str, *texts: str) -> list[int]:
    """Somebody says something; the numbers of their lines."""
    for text in texts:
        await hub.say(table, person, text)
    return [line["id"] for line in await hub.store.chat_of(table) if line["person"] == person]


@in_a_loop
async def test_a_line_that_gets_the_number_of_a_deleted_one_is_passed_on(database: str) -> None:
    async with hub_on(database) as hub:
        table, player = await opened_table(hub, "playing")
        other = await guest(hub)
        [deleted] = await said(hub, table, other, "bye")
        await hub.store.forget_person(other)
        line = {"id": deleted, "table": table, "person": player.person, "text": "hello?", "at": time.time()}
        await hub.store.change(insert(chat).values(**line))
        await hub._chat_changed(table)
        assert lines(player) == ["bye", "hello?"]


@in_a_loop
async def test_older_lines_are_not_sent_as_new_because_later_ones_are_deleted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "LAST_LINES", 3)
    monkeypatch.setattr(Store, "chat_of", partialmethod(Store.chat_of, last=3))
    async with hub_on(database) as hub:
        player, other = await guest(hub), await guest(hub)
        table = await started(hub, player, "mini-duel", 2)
        await said(hub, table, player, "first", "second", "third")
        await said(hub, table, other, "bye")
        hub.rooms.clear()
        comer = Listener(player)
        await comer.look(hub, table)
        await hub.store.forget_person(other)
        await hub._chat_changed(table)
        assert lines(comer) == ["second", "third", "bye"]
        await said(hub, table, player, "fourth")
        assert lines(comer) == ["second", "third", "bye", "fourth"]


# Seats


async def two_play(hub: TableHub) -> tuple[str, Listener, str]:
    """A game of two people that has begun, but was not looked at yet; the first of them has a window."""
    host, other = Listener(await guest(hub)), await guest(hub)
    table = await hub.lobby.new_table(host.person, NewTable("mini-duel", 2))
    await hub.lobby.sit(table, 1, Sit("me"), other)
    await hub.lobby.start(table, host.person)
    return table, host, other


async def look_while(
    hub: TableHub,
    table: str,
    host: Listener,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[], Coroutine[Any, Any, Any]],
) -> None:
    """Look at a table at which something changes while it is loaded."""
    load, changing = LiveTable.load, list[asyncio.Task[Any]]()

    async def slowly(live: LiveTable) -> None:
        changing.append(asyncio.create_task(change()))
        await asyncio.sleep(0.2)
        await load(live)

    monkeypatch.setattr(LiveTable, "load", slowly)
    await host.look(hub, table)
    await asyncio.gather(*changing)


@in_a_loop
async def test_whoever_has_a_table_loaded_learns_who_left_meanwhile(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table, host, other = await two_play(hub)

        async def leave() -> None:
            await hub.store.mark_left(table, other, time.time())
            await hub.table_changed(table)

        await look_while(hub, table, host, monkeypatch, leave)
        assert [seat["away"] for seat in host.seated] == [False, True]


@in_a_loop
async def test_a_bot_that_stands_in_while_a_table_is_loaded_plays(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table, host, other = await two_play(hub)
        await look_while(hub, table, host, monkeypatch, lambda: hub.lobby.stand_in(table, 1, Sit("bot", "easy"), other))
        assert hub.live[table].bots.levels == {1: "easy"}
        assert host.seated[1]["level"] == "easy"
