"""What happens at the same moment, or in between: nobody sits on another, nothing stands still, nobody learns more."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from quarterdeck.kernel.errors import Illegal
from quarterdeck.kernel.history import Game, difference
from quarterdeck.kernel.state import State
from quarterdeck.server.client_messages import Hello
from quarterdeck.server.errors import Refused
from quarterdeck.server.live import _MessageHandler
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.table_hub import TableHub
from quarterdeck.server.throttle import Throttle, network
from tests.minis import duel
from tests.rules import rule
from tests.server.harness import Person, Server, serving, texts
from tests.server.inside import Listener, act_without_confirmation, guest, hub_on, in_a_loop, started


async def waiting(hub: TableHub, host: str, seats: int = 2) -> str:
    return await hub.lobby.new_table(host, NewTable("space-alert", seats, options={"clock": False}))


# Seats


@rule("SA-R6")
def test_a_seat_given_back_is_nobodys_window_any_more(server: Server) -> None:
    host, leaver, other = Person(server), Person(server), Person(server)
    table = host.open_table(2, options={"mission": "S2-1", "clock": False})["id"]
    leaver.post(f"/api/tables/{table}/seats/1", kind="me")
    window = leaver.live(table)
    leaver.http.post(f"/api/tables/{table}/leave", json={})
    other.post(f"/api/tables/{table}/seats/1", kind="me")
    host.post(f"/api/tables/{table}/start")
    playing = host.live(table)
    assert window.ask(type="act", seat=1, do="ready")["name"] == "not-your-seat"
    playing.act(0, "ready")
    assert other.live(table).act(1, "ready")["type"] == "ack"
    window.send({"type": "hello"})
    assert [face["seat"] for face in window.next("state")["views"]] == [None]
    assert not any('"hand":["' in text for text in window.received)


@in_a_loop
async def test_one_of_two_who_want_a_seat_gets_it(database: str) -> None:
    async with hub_on(database) as hub:
        host, first, second = [await guest(hub) for _ in range(3)]
        for _ in range(5):
            table = await waiting(hub, host)
            sat = [hub.lobby.sit(table, 1, Sit("me"), person) for person in (first, second)]
            outcomes = await asyncio.gather(*sat, return_exceptions=True)
            assert [getattr(one, "name", None) for one in outcomes] in ([None, "seat-taken"], ["seat-taken", None])


@in_a_loop
async def test_whoever_leaves_takes_nobody_along_and_no_game_starts_with_a_free_seat(database: str) -> None:
    async with hub_on(database) as hub:
        host, leaver, comer = [await guest(hub) for _ in range(3)]
        for _ in range(5):
            table = await waiting(hub, host, 3)
            await hub.lobby.sit(table, 1, Sit("me"), leaver)
            start = hub.lobby.start(table, host)
            moves = (hub.lobby.leave(table, leaver), hub.lobby.sit(table, 2, Sit("me"), comer), start)
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            shown = await hub.lobby.described(table, comer)
            assert (shown.state, shown.seats[2].you) == ("waiting", True)
            assert isinstance(outcomes[2], Refused)


@in_a_loop
async def test_two_who_ask_for_a_rematch_get_one_table(database: str) -> None:
    async with hub_on(database) as hub:
        host, other = await guest(hub), await guest(hub)
        table = await waiting(hub, host)
        await hub.lobby.sit(table, 1, Sit("me"), other)
        await hub.lobby.start(table, host)
        live = await hub.table(table)
        while not live.game.over:
            for seat in live.game.seats():
                await live.act(seat, str(live.game.choices(seat)[-1]))
        again = [hub.lobby.rematch(table, person, False) for person in (host, other, host)]
        assert len(set(await asyncio.gather(*again))) == 1


# Inputs


class OneMessage(WebSocket):
    """A socket on which one message comes."""

    def __init__(self, text: str) -> None:
        self._text = text

    async def receive(self) -> Any:
        return {"type": "websocket.receive", "text": self._text}


class Silence(WebSocket):
    """A socket on which nothing comes."""

    def __init__(self) -> None:
        """Without a connection."""

    async def receive(self) -> Any:
        await asyncio.Event().wait()


@in_a_loop
async def test_an_input_is_finished_though_whoever_sent_it_has_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database, speed=50) as hub:
        player, watcher = Listener(await guest(hub)), Listener(await guest(hub))
        table = await started(hub, player.person, "space-alert", 1, mission="S2-1")
        await watcher.look(hub, table)
        writing = asyncio.Event()
        append = Store.append

        async def slowly(store: Store, *args: Any, **kwargs: Any) -> None:
            writing.set()
            await asyncio.sleep(0.05)
            await append(store, *args, **kwargs)

        monkeypatch.setattr(Store, "append", slowly)
        player.seats = [0]
        handler = _MessageHandler(hub, table, player, Settings(""))
        listening = asyncio.create_task(handler.listen(OneMessage('{"type":"act","seat":0,"do":"ready"}')))
        await writing.wait()
        handler.close(listening)
        await watcher.wait(3)  # the greeting, the input, and what time does afterwards
        assert [message["version"] for message in watcher.heard[:3]] == [0, 1, 2]
        await asyncio.wait_for(listening, 1)  # and no other message is read


@in_a_loop
async def test_whoever_has_gone_is_not_listened_to(database: str) -> None:
    async with hub_on(database) as hub:
        table = await waiting(hub, await guest(hub))
        handler = _MessageHandler(hub, table, Listener("nobody"), Settings(""))
        listening = asyncio.create_task(handler.listen(Silence()))
        await asyncio.sleep(0)
        handler.close(listening)
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(listening, 1)


@in_a_loop
async def test_time_that_struck_before_a_refusal_is_on_record(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database, speed=20) as hub:
        table = await started(hub, await guest(hub), "space-alert", 1, mission="S2-1")
        live = await hub.table(table)
        await live.act(0, "ready")

        async def nothing(self: LiveTable) -> None:
            """No time strikes before the choice is judged."""

        monkeypatch.setattr(LiveTable, "_pass_deadlines", nothing)
        hub.clock.catch_up(hub.clock.now() + 0.8)
        with pytest.raises(Illegal):
            await live.act(0, "ready")
        assert len(live.game.record.inputs) == len(await hub.store.inputs_of(table)) == live.seq > 1
        assert difference(live.game.record) is None


def fails_once(original: Callable[..., Any], error: type[Exception]) -> Callable[..., Any]:
    """A function that works from the second time on."""
    left = [error]

    def failing(*args: Any, **kwargs: Any) -> Any:
        if left:
            raise left.pop()
        return original(*args, **kwargs)

    return failing


@in_a_loop
async def test_time_that_struck_before_a_mistake_in_the_rules_is_on_record_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database, speed=20) as hub:
        table = await started(hub, await guest(hub), "space-alert", 1, mission="S2-1")
        live = await hub.table(table)
        await live.act(0, "ready")

        async def nothing(self: LiveTable) -> None:
            """No time strikes before the choice is judged."""

        with monkeypatch.context() as mistaken:
            mistaken.setattr(LiveTable, "_pass_deadlines", nothing)
            mistaken.setattr(State, "act", fails_once(State.act, KeyError))
            hub.clock.catch_up(hub.clock.now() + 0.8)
            with pytest.raises(KeyError):
                await live.act(0, "place 0 A/< 1")
        await live.act(0, "place 0 A/< 1")
        assert len(live.game.record.inputs) == len(await hub.store.inputs_of(table)) == live.seq > 2
        assert difference(live.game.record) is None


async def two_processes(one: TableHub, two: TableHub) -> tuple[LiveTable, LiveTable]:
    """The same duel in two processes."""
    table = await started(one, await guest(one), "mini-duel", 2)
    return await one.table(table), await two.table(table)


def is_as_stored(live: LiveTable, other: LiveTable) -> bool:
    known = (live.seq, live.game.record.inputs, live.game.state.to_json())
    return known == (other.seq, other.game.record.inputs, other.game.state.to_json())


@in_a_loop
async def test_a_mistake_while_another_processs_input_is_repeated_is_not_played_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as one, hub_on(database) as two:
        here, there = await two_processes(one, two)
        await here.act(0, "aim")
        with monkeypatch.context() as mistaken:
            mistaken.setattr(duel.Aim, "take", fails_once(duel.Aim.take, KeyError))
            await there.catch_up()
        await there.settled()
        assert is_as_stored(there, here)


@in_a_loop
async def test_an_input_that_was_written_although_the_store_failed_is_not_repeated(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel.Aim, "reason", lambda *_: None)  # legal twice
    async with hub_on(database) as one, hub_on(database) as two:
        here, there = await two_processes(one, two)
        await act_without_confirmation(here, monkeypatch, 0, "aim")
        await there.catch_up()
        await here.catch_up()
        assert is_as_stored(here, there)
        assert here.seq == 1


@in_a_loop
async def test_an_undo_that_is_written_counts_though_taking_back_fails(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as one, hub_on(database) as two:
        here, there = await two_processes(one, two)
        await here.act(0, "aim")
        with monkeypatch.context() as mistaken:
            mistaken.setattr(Game, "take_back", fails_once(Game.take_back, KeyError))
            with pytest.raises(KeyError):
                await here.undo(0)
        await there.catch_up()
        assert (await here.settled()).record.inputs == []
        assert is_as_stored(here, there)


@in_a_loop
async def test_new_names_are_told_with_nothing_that_was_not_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        player = Listener(await guest(hub))
        table = await started(hub, player.person, "mini-duel", 2)
        await player.look(hub, table)
        live = await hub.table(table)
        with monkeypatch.context() as failing:
            failing.setattr(Store, "append", fails_once(Store.append, ConnectionResetError))
            with pytest.raises(ConnectionResetError):
                await live.act(0, "scan")
        await live.seat_people(("Ada", "Grace"))
        assert player.heard[-1]["version"] == 0
        assert "scan" in texts(player.heard[-1]["views"][0])


@in_a_loop
async def test_markers_that_cannot_be_removed_do_not_spoil_an_input(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table = await started(hub, await guest(hub), "space-alert", 1, mission="S2-1", clock=False)
        live = await hub.table(table)
        hub.room(table).markers = {"figure-0": None}  # type: ignore[dict-item]

        async def failing(*args: Any) -> None:
            raise OSError

        monkeypatch.setattr(Store, "remove_markers", failing)
        for text in ("ready", "go-on", "go-on", "go-on"):
            await live.act(0, text)
        assert live.game.over


@in_a_loop
async def test_whoever_was_away_during_an_undo_learns_everything_anew(database: str) -> None:
    async with hub_on(database) as hub:
        player, away = Listener(await guest(hub)), Listener(await guest(hub))
        table = await started(hub, player.person, "space-alert", 1, mission="S2-1", clock=False)
        live = await hub.table(table)
        await live.act(0, "ready")
        await live.act(0, "place 0 A/< 1")
        version, seen = live.seq, len(live.game.events)
        await live.undo(0)
        await live.act(0, "place 0 A/< 2")
        hub.room(table).connections.add(away)
        await hub.greet(away, table, Hello(since=seen, version=version))
        assert len(away.heard[0]["views"][0]["events"]) == len(live.game.events)
        await hub.greet(away, table, Hello(since=seen, version=live.seq))
        assert away.heard[1]["views"][0]["events"] == []


@in_a_loop
async def test_clocks_stand_still_while_no_server_runs(database: str) -> None:
    async with hub_on(database) as hub:
        table = await started(hub, await guest(hub), "space-alert", 1, mission="S2-1")
        await (await hub.table(table)).act(0, "ready")
    store = Store(database)
    await store.open()
    await store.beat(0.0, time.time() - 1000)  # the last sign of life is a thousand seconds old
    await store.close()
    async with hub_on(database) as hub:
        assert (await hub.table(table)).now() < 60
    async with hub_on(database) as hub:
        assert (await hub.table(table)).now() < 60, "once"


# Limits


@rule("SA-R44")
def test_somebody_without_a_seat_places_no_markers(server: Server) -> None:
    host, onlooker = Person(server), Person(server)
    live = onlooker.live(host.open_table(2)["id"])
    assert live.ask(type="marker", key="figure-0", x=1, y=2)["name"] == "spectator"


def test_one_login_is_one_login_however_it_is_written() -> None:
    throttle = Throttle(Settings("", logins_per_minute=3))
    for login in ("Galileo", "galileo", "GALILEO"):
        throttle.login("192.0.2.1", login)
    with pytest.raises(Refused):
        throttle.login("192.0.2.1", "gaLileo")


def test_nobody_locks_the_owner_out_elsewhere() -> None:
    throttle = Throttle(Settings("", logins_per_minute=3))
    for number in range(20):
        with suppress(Refused):
            throttle.login(f"192.0.2.{number % 5}", "galileo")
    throttle.login("198.51.100.7", "galileo")


def test_one_address_tries_not_too_many_logins() -> None:
    throttle = Throttle(Settings("", logins_per_minute=3))
    for number in range(9):
        throttle.login("192.0.2.1", f"login {number}")
    with pytest.raises(Refused):
        throttle.login("192.0.2.1", "one more")


def test_half_an_ipv6_address_is_one_address() -> None:
    throttle = Throttle(Settings("", guests_per_minute=2))
    throttle.new_guest("2001:db8::1")
    throttle.new_guest("2001:db8:0:0:ffff::2")
    with pytest.raises(Refused):
        throttle.new_guest("2001:db8::3")
    throttle.new_guest("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1")


def test_windows_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, windows_per_person=2) as server:
        person = Person(server)
        table = person.open_table(start=True)["id"]
        open_ = [person.live(table), person.live(table)]
        with pytest.raises(ConnectionClosed) as refused:
            person.live(table)
        assert refused.value.rcvd is not None
        assert refused.value.rcvd.code == 4403
        open_[0].close()
        person.live(table)


def test_an_address_no_file_can_have_gets_the_page(server: Server) -> None:
    for path in ("/%00", "/" + "x" * 5000):
        assert Person(server).http.get(path).status_code == 200


def test_one_login_is_not_guessed_from_many_addresses() -> None:
    throttle = Throttle(Settings("", logins_per_minute=2))
    throttle.logged_in("203.0.113.7", "Ada")
    for number in range(40):
        throttle.login(f"198.51.100.{number}", "ada")
    with pytest.raises(Refused):
        throttle.login("198.51.100.99", "ADA")
    throttle.login("203.0.113.7", "ada")  # where Ada has logged in before
    throttle.login("198.51.100.99", "grace")


def test_known_addresses_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.server.throttle.MOST_KNOWN", 2)
    throttle = Throttle(Settings(""))
    for login in ("ada", "grace", "ada", "mary"):
        throttle.logged_in("203.0.113.7", login)
    assert [login for login, _ in throttle._known] == ["ada", "mary"]


@in_a_loop
async def test_nobody_is_shown_an_older_table_after_a_newer_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as hub:
        person = await guest(hub)
        table = await hub.lobby.new_table(person, NewTable("starship-captains", 2))
        listener = Listener(person)
        await listener.look(hub, table)
        described, calls = hub.lobby.described, count()

        async def first_is_slow(table: str, person: str) -> Any:
            shown = await described(table, person)
            if next(calls) == 0:
                await asyncio.sleep(0.3)
            return shown

        monkeypatch.setattr(hub.lobby, "described", first_is_slow)
        slow = asyncio.create_task(hub.table_changed(table))
        await asyncio.sleep(0.1)
        await hub.lobby.sit(table, 1, Sit("bot"), person)
        await hub.table_changed(table)
        await slow
        assert [seat["kind"] for seat in listener.seated] == ["person", "bot"]
