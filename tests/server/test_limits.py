"""Limits: nobody takes the room of others, at tables, in the lobby, in memory or on the line."""

import asyncio
import gzip
import json
import os
import resource
import time
import weakref
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from websockets.exceptions import ConnectionClosed, InvalidStatus

import tests.minis  # noqa: F401 - makes the duel known
from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.history import Game, Scene, play_scenes
from quarterdeck.server import connection_limits, live, table_list, workers
from quarterdeck.server.connection_limits import AddressCounts, limited, raise_file_limit
from quarterdeck.server.errors import Refused
from quarterdeck.server.film_recorder import FilmRecorder
from quarterdeck.server.lobby import Limits
from quarterdeck.server.request_bodies import ChangeTable, NewTable, Sit
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Holder, Store
from quarterdeck.server.table_hub import TableHub
from quarterdeck.server.wire import with_texts
from quarterdeck.server.workers import Film, Workers
from tests.server.harness import Person, serving
from tests.server.inside import Listener, guest, hub_on, in_a_loop, started

GAME = "mini-duel"
FEW = Limits(open_tables=2, running_tables=3, chairs=2)


def refused(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.name


async def few(database: str) -> TableHub:
    hub = TableHub(Store(database), limits=FEW)
    await hub.open()
    return hub


# Tables and seats


@in_a_loop
async def test_one_person_has_not_too_many_tables(database: str) -> None:
    hub = await few(database)
    person, other = await guest(hub), await guest(hub)
    waiting = [await hub.lobby.new_table(person, NewTable(GAME, 2)) for _ in range(2)]
    with pytest.raises(Refused) as caught:
        await hub.lobby.new_table(person, NewTable(GAME, 2))
    assert refused(caught) == "too-many-tables"
    await hub.lobby.new_table(other, NewTable(GAME, 2))
    await hub.lobby.discard(waiting[0], person)
    for _ in range(3):
        await hub.lobby.new_table(person, NewTable(GAME, 2, start=True, one_screen=True))
    with pytest.raises(Refused) as caught:
        await hub.lobby.new_table(person, NewTable(GAME, 2, start=True, one_screen=True))
    assert refused(caught) == "too-many-tables"
    await hub.close()


@in_a_loop
async def test_one_person_does_not_take_all_seats(database: str) -> None:
    hub = await few(database)
    hosts, greedy = [await guest(hub) for _ in range(3)], await guest(hub)
    tables = [await hub.lobby.new_table(host, NewTable(GAME, 2, public=True)) for host in hosts]
    for table in tables[:2]:
        await hub.lobby.sit(table, 1, Sit("me"), greedy)
    with pytest.raises(Refused) as caught:
        await hub.lobby.sit(tables[2], 1, Sit("me"), greedy)
    assert refused(caught) == "too-many-seats"
    await hub.lobby.leave(tables[0], greedy)
    await hub.lobby.sit(tables[2], 1, Sit("me"), greedy)
    await hub.close()


@in_a_loop
async def test_a_person_plays_at_every_table(database: str) -> None:
    async with hub_on(database) as hub:
        host = await guest(hub)
        table = await hub.lobby.new_table(host, NewTable("space-alert", 2))
        for seat in (0, 1):
            await hub.lobby.sit(table, seat, Sit("bot"), host)
        with pytest.raises(Refused) as caught:
            await hub.lobby.start(table, host)
        assert refused(caught) == "only-bots"


@in_a_loop
async def test_one_host_does_not_crowd_the_lobby(database: str) -> None:
    async with hub_on(database) as hub:
        real, crowd = await guest(hub), await guest(hub)
        table = await hub.lobby.new_table(real, NewTable(GAME, 2, public=True))
        for _ in range(9):
            await hub.lobby.new_table(crowd, NewTable(GAME, 2, public=True))
        shown = (await hub.lobby.tables.lobby(await guest(hub))).open
        assert table in [one.id for one in shown]
        assert len(shown) == 4


@in_a_loop
async def test_many_new_tables_do_not_hide_one_that_waits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_list, "MOST_SHOWN", 4)
    async with hub_on(database) as hub:
        waiting, *_, newest = [
            await hub.lobby.new_table(await guest(hub), NewTable(GAME, 2, public=True)) for _ in range(8)
        ]
        shown = [one.id for one in (await hub.lobby.tables.lobby(await guest(hub))).open]
        assert (len(shown), shown[0], shown[-1]) == (4, newest, waiting)


@in_a_loop
async def test_tables_that_everybody_has_left_are_not_shown_and_then_removed(database: str) -> None:
    async with hub_on(database) as hub:
        host, visitor = await guest(hub), await guest(hub)
        table = await hub.lobby.new_table(host, NewTable(GAME, 2, public=True))
        listener = Listener(host)
        await listener.look(hub, table)
        now = time.time()
        await hub.tidy(now + 100)  # the host looks at it
        assert [one.id for one in (await hub.lobby.tables.lobby(visitor)).open] == [table]
        assert (await hub.lobby.described(table, host)).removed_at is None
        hub.room(table).connections.clear()
        await hub.tidy(now + 100)
        assert (await hub.store.chairs_of([table]))[table][0]["left"] == now + 100
        await hub.store.mark_left(table, host, now)
        async with hub.store.engine.begin() as connection:
            await connection.exec_driver_sql(f'UPDATE chairs SET "left" = {now - 1000}')
        assert (await hub.lobby.tables.lobby(visitor)).open == []
        [mine] = (await hub.lobby.tables.lobby(host)).mine
        assert (mine.id, mine.removed_at) == (table, pytest.approx(now + 24 * 3600, abs=5))
        await hub.tidy(now + 25 * 3600)
        assert await hub.store.table(table) is None


@in_a_loop
async def test_a_table_is_discarded_by_its_host_and_everybody_learns_of_it(database: str) -> None:
    async with hub_on(database) as hub:
        host, visitor = await guest(hub), await guest(hub)
        table = await hub.lobby.new_table(host, NewTable(GAME, 2))
        listener = Listener(visitor)
        await listener.look(hub, table)
        with pytest.raises(Refused) as caught:
            await hub.lobby.discard(table, visitor)
        assert refused(caught) == "not-host"
        await hub.lobby.discard(table, host)
        assert (listener.heard[-1]["type"], listener.heard[-1]["name"]) == ("error", "not-found")
        assert await hub.store.table(table) is None


@in_a_loop
async def test_an_unfinished_game_is_discarded_unless_others_play_it(database: str) -> None:
    async with hub_on(database) as hub:
        host, other = await guest(hub), await guest(hub)
        alone = await started(hub, host, GAME, 2)
        await (await hub.table(alone)).act(0, "scan")
        await hub.say(alone, host, "well")
        await hub.lobby.discard(alone, host)
        assert alone not in hub.live
        assert await hub.store.table(alone) is None
        table = await hub.lobby.new_table(host, NewTable(GAME, 2))
        await hub.lobby.sit(table, 1, Sit("me"), other)
        await hub.lobby.start(table, host)
        with pytest.raises(Refused) as caught:
            await hub.lobby.discard(table, host)
        assert refused(caught) == "others-play"
        await hub.store.mark_still_present(table, other)
        await hub.store.mark_left(table, other, time.time() - 25 * 3600)
        await hub.lobby.discard(table, host)


# The same deal


async def over(hub: TableHub, person: str) -> str:
    """A duel that is over."""
    table = await started(hub, person, GAME, 2, hull=1)
    for seat, option in ((0, "fire 1"), (1, "bear")):
        await (await hub.table(table)).act(seat, option)
    return table


@in_a_loop
async def test_whoever_changes_a_table_gets_a_new_deal(database: str) -> None:
    async with hub_on(database) as hub:
        host, stranger = await guest(hub), await guest(hub)

        async def deal(table: str) -> tuple[str, bool]:
            row = await hub.store.table(table)
            return row["seed"], row["same_deal"]

        first = await over(hub, host)
        await hub.store.sit(first, 1, Holder("person", stranger))  # a rematch of two waits for both
        known = (await deal(first))[0]
        changes: list[Any] = [
            lambda table: hub.lobby.sit(table, 1, Sit("open"), host),
            lambda table: hub.lobby.change_table(table, host, ChangeTable(public=True)),
            lambda table: hub.lobby.change_table(table, host, ChangeTable(options={"hull": 2})),
            lambda table: hub.lobby.leave(table, stranger),
            lambda table: hub.lobby.sit(table, 0, Sit("me"), host),
        ]
        for change in changes:
            table = await hub.lobby.rematch(first, host, True)
            assert await deal(table) == (known, True)
            assert (await hub.lobby.described(table, host)).same_deal
            await hub.lobby.change_table(table, host, ChangeTable(name="Again"))
            assert await deal(table) == (known, True)
            await change(table)
            seed, same = await deal(table)
            assert seed != known
            assert not same
            assert not (await hub.lobby.described(table, host)).same_deal
            await hub.lobby.discard(table, host)


# On the line


def test_as_many_files_may_be_open_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    set_: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1_000_000))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: set_.append(limits))
    assert raise_file_limit() == 65_536
    assert set_ == [(65_536, 1_000_000)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: (4096, 4096))
    assert raise_file_limit() == 4096
    assert len(set_) == 1


def test_connections_of_an_address_are_counted() -> None:
    counts = AddressCounts(2)
    with counts.counted("a") as first, counts.counted("a") as second, counts.counted("a") as third:
        assert (first, second, third) == (True, True, False)
        with counts.counted("b") as other:
            assert other
    with counts.counted("a") as again:
        assert again


@in_a_loop
async def test_one_address_has_not_too_many_connections_and_no_request_takes_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Real sockets: one too many is closed at once, half a request after a while, and others are served."""
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.5)
    counts = AddressCounts(3)
    config = uvicorn.Config(
        PlainTextResponse("well"), port=0, log_config=None, http=limited(counts, frozenset()), lifespan="off"
    )
    server = uvicorn.Server(config)
    serving_ = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    halves = []
    for _ in range(3):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        halves.append((reader, writer))
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    assert await closed(reader)
    for reader, _ in halves:
        assert await closed(reader)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"
    writer.close()
    server.should_exit = True
    await serving_


async def closed(reader: asyncio.StreamReader) -> bool:
    try:
        return await asyncio.wait_for(reader.read(), 10) == b""
    except ConnectionResetError:
        return True


def test_whoever_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        async def receive(self) -> Any:
            await asyncio.sleep(60)

    monkeypatch.setattr(live, "HELLO_SECONDS", 0.05)
    desk = live._MessageHandler(None, "t", None, Settings(""))  # type: ignore[arg-type]
    with pytest.raises(TimeoutError):
        asyncio.run(desk.listen(Silent()))  # type: ignore[arg-type]


def test_static_files_are_throttled_and_damaged_addresses_are_said(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_minute=30, connections_per_address=1) as server:
        person = Person(server)
        damaged = person.http.get("/t/%E0%A4%A")
        assert (damaged.status_code, damaged.text) == (400, "This address is damaged.")
        assert person.http.get("/t/%E0").status_code == 400
        deep = person.http.post(
            "/api/tables", content=b'{"game":"x","seats":1,"options":{"x":' + b"[" * 1800 + b"]" * 1800 + b"}}"
        )
        assert (deep.status_code, deep.json()["error"]["name"]) == (400, "bad-message")
        table = person.open_table(start=True)["id"]
        window = person.live(table)
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            person.live(table)
        window.close()
        codes = [person.http.get("/assets/nothing.js").status_code for _ in range(40)]
        assert (codes[0], codes[-1]) == (404, 429)


# Long work


@in_a_loop
async def test_a_film_is_made_once_in_another_process(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as hub:
        live = await hub.table(await over(hub, await guest(hub)))
        game, film = live.game, Film(live.id, live.seq, "en", live.update_builder.people)
        made: list[Any] = []
        original = hub.workers._called

        async def called(work: Any, *args: Any) -> Any:
            made.append(work)
            return await original(work, *args)

        monkeypatch.setattr(hub.workers, "_called", called)
        films = await asyncio.gather(*(hub.workers.film(who, film, game.record, game.state) for who in ("a", "b", "c")))
        assert await hub.workers.film("d", film, game.record, game.state) == films[0]
        assert len(made) == 1
        shown = json.loads(gzip.decompress(films[0]))
        result = with_texts(msgspec.to_builtins(game.result()), live.words("en"))
        assert (shown["seed"], shown["result"]) == (game.record.seed, result)
        assert os.getpid() not in {*hub.workers._pool._processes}  # type: ignore[union-attr]


@in_a_loop
async def test_a_film_is_in_the_words_of_whoever_sees_it(database: str) -> None:
    async with hub_on(database) as hub:
        live = await hub.table(await over(hub, await guest(hub)))
        texts = {}
        for language, name in (("en", "Ada"), ("en", None), ("ru", None)):  # None is a bot
            await live.seat_people(("Cid", name))
            recorder = FilmRecorder()
            play_scenes(live.game.record, recorder.add)
            shown = recorder.scenes(live.words(language))  # before names change again
            wanted = Film(live.id, live.seq, language, live.update_builder.people)
            film = await hub.workers.film("a", wanted, live.game.record, live.game.state)
            texts[language, name] = [event.text for scene in shown for event in scene.events]
            told = [event["text"] for scene in json.loads(gzip.decompress(film))["scenes"] for event in scene["events"]]
            assert told == texts[language, name]
        assert len({*map(tuple, texts.values())}) == 3


class View(dict[str, Any]):
    """A view that can be watched until it is freed."""


def test_a_film_in_the_making_keeps_only_the_first_and_the_last_view(monkeypatch: pytest.MonkeyPatch) -> None:
    [(game, *_)] = deque(Trial("starship-captains", seats=2, seed="film").decisions(), maxlen=1)
    kind, views, alive = type(game.state), list[weakref.ref[View]](), list[int]()
    plain_view, recorder = kind.view, FilmRecorder()

    def view(state: Any, seat: int | None) -> View:
        made = View(plain_view(state, seat))
        views.append(weakref.ref(made))
        return made

    def add(scene: Scene) -> None:
        recorder.add(scene)
        alive.append(sum(one() is not None for one in views))

    monkeypatch.setattr(kind, "view", view)
    play_scenes(game.record, add)
    assert len(alive) > 40
    assert max(alive) == 2


@in_a_loop
async def test_films_are_kept_up_to_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Workers()

    async def called(*_: Any) -> bytes:
        return bytes(10)

    monkeypatch.setattr(workers, "MOST_CACHED", 25)
    monkeypatch.setattr(made, "_called", called)
    films, game = [Film("t", number, "en", ()) for number in range(3)], Game("space-alert", seats=1)
    for film in films:
        await made.film("a", film, game.record, game.state)
    assert list(made._films) == films[1:]


@in_a_loop
async def test_a_new_process_cancels_neither_what_runs_nor_what_waits() -> None:
    made = Workers()
    before = await made.run("a", os.getpid)
    running = asyncio.create_task(made.run("a", time.sleep, 0.5))
    waiting = asyncio.create_task(made.run("a", os.getpid))
    await asyncio.sleep(0.1)
    made.begin_again()
    await running
    assert await waiting != before
    made.close()


@in_a_loop
async def test_whoever_has_used_much_is_refused_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Workers(seconds_per_minute=5.0)

    async def called(_work: Any) -> str:
        return "done"

    monkeypatch.setattr(made, "_called", called)
    made._queue.usage.add("a", 6.0)
    with pytest.raises(Refused) as caught:
        await made.run("a", len)
    assert (refused(caught), caught.value.status) == ("too-fast", 429)
    assert await made.run("b", len) == "done"
