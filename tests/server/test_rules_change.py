"""The rules change while games are being played: what plays out the same goes on, the rest from a kept state."""

import json
import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import tests.minis  # noqa: F401 - makes the duel known
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import CannotUndo, Illegal
from quarterdeck.kernel.record import Input
from quarterdeck.server import table_log
from quarterdeck.server.endpoints import Call, record, showing
from quarterdeck.server.errors import Refused
from quarterdeck.server.logs import JsonLines
from quarterdeck.server.store import Store
from quarterdeck.server.table_hub import TableHub
from tests.minis import duel
from tests.server.inside import Listener, crash, guest, hub_on, in_a_loop, opened, started

Change = Callable[..., None]


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Puts another version of a game's rules into force, the duel's if no game is named."""

    def put_into_force(name: str, game: str = "mini-duel") -> None:
        monkeypatch.setitem(registry._registered, game, f"tests.minis.changed:{name}")
        monkeypatch.delitem(registry._manifests, game, raising=False)

    for game in ("mini-duel", "mini-letters"):
        monkeypatch.setitem(registry._manifests, game, registry.manifest_of(game))  # restored afterwards
    return put_into_force


async def begun(hub: TableHub, *choices: str) -> str:
    """A duel in which the seats have chosen: `0 aim`."""
    table = await started(hub, await guest(hub), "mini-duel", 2)
    await choose(hub, table, *choices)
    return table


async def choose(hub: TableHub, table: str, *choices: str) -> None:
    live = await hub.table(table)
    for choice in choices:
        seat, _, option = choice.partition(" ")
        await (live.undo(int(seat)) if option == "undo" else live.act(int(seat), option))


async def seq_kept(hub: TableHub, table: str) -> int | None:
    kept = await hub.store.snapshot(table)
    return None if kept is None else kept["seq"]


@in_a_loop
async def test_a_game_that_plays_out_the_same_goes_on_silently(
    database: str, change: Change, caplog: pytest.LogCaptureFixture
) -> None:
    hub = await opened(database)
    table = await begun(hub, "0 scan", "1 aim")
    await crash(hub)
    change("SAME")
    async with hub_on(database) as again:
        live = await again.table(table)
        assert (live.game.record.version, len(live.game.events)) == (2, 1)
        await choose(again, table, "1 undo", "1 aim", "1 fire 0", "0 bear")
    assert [entry for entry in caplog.records if entry.levelno >= logging.WARNING] == []


@in_a_loop
async def test_a_game_that_does_not_goes_on_from_the_kept_state(
    database: str, change: Change, caplog: pytest.LogCaptureFixture
) -> None:
    hub = await opened(database)
    table = await begun(hub, "0 scan", "1 scan", "0 aim")
    scanned = [ship.scanned for ship in (await hub.table(table)).game.state.ships]
    await hub.close()
    change("OTHER")
    async with hub_on(database) as again:
        live = await again.table(table)
        assert [ship.scanned for ship in live.game.state.ships] == scanned
        assert "rules changed" in caplog.messages
        with pytest.raises(CannotUndo) as refused:  # what led to the kept state is not known to the new rules
            await live.undo(0)
        assert refused.value.reason.id == "nothing-to-undo"
        with pytest.raises(Illegal):
            await live.act(0, "aim")  # it has aimed
        await choose(again, table, "0 scan", "1 aim", "1 undo")
        assert live.game.why_not(1, "aim") is None


@pytest.mark.parametrize("ending", ["close", "crash"])
@in_a_loop
async def test_what_is_played_by_the_new_rules_stays_and_what_is_taken_back_stays_so(
    database: str, change: Change, ending: str
) -> None:
    hub = await opened(database)
    table = await begun(hub, "0 aim")
    await hub.close()
    change("OTHER")
    hub = await opened(database)
    await choose(hub, table, "0 scan", "1 aim", "1 undo", "1 scan", "0 aim", "0 undo")
    before = (await hub.table(table)).game.state.to_json()
    await (hub.close() if ending == "close" else crash(hub))
    async with hub_on(database) as again:
        live = await again.table(table)
        assert (live.seq, live.game.state.to_json()) == (7, before)
        assert live.game.why_not(0, "aim") is None


@in_a_loop
async def test_a_log_goes_on_as_far_as_it_fits(
    database: str, change: Change, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 2)
    hub = await opened(database)
    table = await begun(hub, "0 scan", "1 scan", "0 aim")
    await hub.store.append(table, 3, Input(0.0, 0, "dance"))
    await crash(hub)
    change("OTHER")
    async with hub_on(database) as again:
        live = await again.table(table)
        assert (live.seq, await seq_kept(again, table)) == (4, 4)
        assert live.game.why_not(0, "aim") is not None  # the aim came before the dance
        assert "log does not fit the kept state" in caplog.messages
        await choose(again, table, "0 undo", "0 aim", "0 fire 1")


@in_a_loop
async def test_a_log_fits_though_the_state_was_kept_after_its_last_input(
    database: str, change: Change, caplog: pytest.LogCaptureFixture
) -> None:
    hub = await opened(database)
    table = await begun(hub, "0 scan")
    hub.clock.catch_up(hub.clock.now() + 60)
    with pytest.raises(Illegal):
        await choose(hub, table, "0 scan")  # it is not this seat's turn, but time has passed
    await hub.close()
    change("OTHER")
    async with hub_on(database) as again:
        live = await again.table(table)
        assert live.game.state.now > 60 > (await again.store.inputs_of(table))[-1].at
    assert "rules changed" in caplog.messages
    assert "log does not fit the kept state" not in caplog.messages


@in_a_loop
async def test_without_a_kept_state_the_game_is_refused_by_name_and_the_others_go_on(
    database: str, change: Change
) -> None:
    hub = await opened(database)
    table = await begun(hub, "0 scan")
    assert await seq_kept(hub, table) is None
    await crash(hub)
    change("OTHER")
    async with hub_on(database) as again:
        await again.store.note(table, due=0.0)
        listener = Listener(await guest(again))
        with pytest.raises(Refused) as refused:
            await listener.look(again, table)
        assert refused.value.name == "other-rules"
        await again._sweep()
        assert (await again.store.table(table))["due"] is None  # it is not tried every second
        assert await begun(again, "1 scan", "0 scan")


@in_a_loop
async def test_a_game_whose_replay_fails_goes_on_from_the_kept_state(
    database: str, change: Change, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 2)
    hub = await opened(database)
    table = await begun(hub, "0 scan", "1 scan", "0 fire 1", "1 bear")
    await choose(hub, table, "1 aim")  # which is not in the kept state
    await crash(hub)
    change("FAILING")
    with monkeypatch.context() as failing:
        failing.setattr(duel.Aim, "take", duel.Option.take)  # which does nothing but raise
        async with hub_on(database) as again:
            await choose(again, table, "1 scan", "0 scan")
    assert {"rules changed", "log does not fit the kept state"} <= {*caplog.messages}
    traced = [entry.exc_info[0] for entry in caplog.records if entry.exc_info]
    assert traced == [KeyError, NotImplementedError]


@pytest.mark.parametrize(("rules", "name"), [("FAILING", "other-rules"), ("MISTAKEN", "cannot-load")])
@in_a_loop
async def test_a_game_that_cannot_be_read_is_refused_by_name_and_its_mistake_is_in_the_log(
    database: str, change: Change, caplog: pytest.LogCaptureFixture, rules: str, name: str
) -> None:
    hub = await opened(database)
    table = await begun(hub, "0 scan")
    await crash(hub)
    change(rules)
    async with hub_on(database) as again:
        with pytest.raises(Refused) as refused:
            await again.table(table)
        assert refused.value.name == name
    (entry,) = [entry for entry in caplog.records if entry.message == "table cannot be played on"]
    trace = json.loads(JsonLines().format(entry))["trace"]
    assert "in _fails" in trace
    assert "sector" not in trace.splitlines()[-1]


@in_a_loop
async def test_a_kept_state_that_cannot_be_read_is_refused_by_name(database: str, change: Change) -> None:
    hub = await opened(database)
    table = await begun(hub, "0 scan")
    await hub.close()
    change("STRANGE")
    async with hub_on(database) as again:
        with pytest.raises(Refused) as refused:
            await again.table(table)
        assert refused.value.name == "other-rules"


async def finished(hub: TableHub) -> str:
    """A duel that seat 0 has won."""
    table = await started(hub, await guest(hub), "mini-duel", 2, hull=1)
    await choose(hub, table, "0 fire 1", "1 bear")
    return table


@in_a_loop
async def test_a_finished_game_stays_as_it_ended(database: str, change: Change) -> None:
    hub = await opened(database)
    table = await finished(hub)
    ended = await hub.store.table(table)
    await hub.close()
    change("OTHER")
    async with hub_on(database) as again:
        live = await again.table(table)
        assert (live.game.over, live.game.result().outcome) == (True, "seat 0")
        await refuses_record_and_film(again, table)
        assert await again.store.table(table) == ended
        assert (ended["state"], ended["result"]["outcome"]) == ("finished", "seat 0")


@pytest.mark.parametrize("last_kept", [0, 1])
@in_a_loop
async def test_a_finished_game_is_refused_by_name_if_what_is_kept_does_not_lead_to_its_end(
    database: str, change: Change, monkeypatch: pytest.MonkeyPatch, last_kept: int
) -> None:
    hub = await opened(database)
    with monkeypatch.context() as earlier:
        keep_states_until(last_kept, earlier)
        table = await finished(hub)
    ended = await hub.store.table(table)
    await hub.close()
    change("OTHER")
    monkeypatch.setattr(duel.Bear, "take", lambda _, table, seat, frame: table.done())  # nobody is hit any more
    async with hub_on(database) as again:
        with pytest.raises(Refused) as refused:
            await again.table(table)
        assert refused.value.name == "other-rules"
        assert await again.store.table(table) == ended


@in_a_loop
async def test_a_finished_game_whose_end_was_not_kept_is_played_to_it_from_an_earlier_state(
    database: str, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = await opened(database)
    with monkeypatch.context() as earlier:
        keep_states_until(1, earlier)
        table = await finished(hub)
    await hub.close()
    change("OTHER")
    async with hub_on(database) as again:
        live = await again.table(table)
        assert (live.game.over, live.game.result().outcome) == (True, "seat 0")
        assert await seq_kept(again, table) == 2


def keep_states_until(last: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a state after each input up to this one, and none later, as if there had been no time for it."""
    keep = Store.keep_snapshot

    async def keep_early(store: Store, table: str, seq: int, state: bytes) -> None:
        if seq <= last:
            await keep(store, table, seq, state)

    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 1)
    monkeypatch.setattr(Store, "keep_snapshot", keep_early)


@in_a_loop
async def test_a_campaign_goes_on_after_an_episode_that_was_played_by_other_rules(
    database: str, change: Change
) -> None:
    hub = await opened(database)
    person = await guest(hub)
    table = await started(hub, person, "mini-letters", 2)
    await choose(hub, table, "0 read", "1 burn")
    read, burnt = (await hub.table(table)).game.state.read, (await hub.table(table)).game.state.burnt
    await hub.close()
    change("OTHER_LETTERS", "mini-letters")
    async with hub_on(database) as again:
        assert (await again.table(table)).game.base is not None
        next_ = await again.lobby.go_on(table, person)
        options = (await again.store.table(next_))["options"]
        assert (options["episode"], options["read"], options["burnt"]) == (2, [*read], [*burnt])
        await refuses_record_and_film(again, table)


async def refuses_record_and_film(hub: TableHub, table: str) -> None:
    call = Call(SimpleNamespace(path_params={"table": table}), hub, None)  # type: ignore[arg-type]
    for asked in (record(call), showing(call)):
        with pytest.raises(Refused) as refused:
            await asked
        assert refused.value.name == "other-rules"


@in_a_loop
async def test_a_game_under_which_the_rules_changed_has_no_record_to_download(database: str, change: Change) -> None:
    hub = await opened(database)
    table = await started(hub, await guest(hub), "mini-duel", 2, hull=1)
    await choose(hub, table, "0 fire 1")
    await hub.close()
    change("OTHER")
    async with hub_on(database) as again:
        await choose(again, table, "1 bear")
        assert (await again.store.table(table))["result"]["outcome"] == "seat 0"
        await refuses_record_and_film(again, table)


# Keeping states


@in_a_loop
async def test_a_state_is_kept_every_so_many_inputs_and_when_the_server_closes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 3)
    hub = await opened(database)
    table = await begun(hub, "0 scan", "1 scan")
    assert await seq_kept(hub, table) is None
    await choose(hub, table, "0 scan")
    assert await seq_kept(hub, table) == 3
    await choose(hub, table, "1 scan", "0 scan")
    assert await seq_kept(hub, table) == 3
    await hub.close()
    assert await seq_kept(hub, table) == 5
    await hub.store.keep_snapshot(table, 4, b"{}")  # another process, too late
    assert await seq_kept(hub, table) == 5
    await hub.store.close()


@in_a_loop
async def test_what_was_taken_back_is_not_in_the_kept_state(
    database: str, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 2)
    hub = await opened(database)
    table = await begun(hub, "0 scan", "1 aim", "1 undo")
    await crash(hub)
    change("OTHER")
    async with hub_on(database) as again:
        await choose(again, table, "1 aim", "1 fire 0")


@in_a_loop
async def test_a_kept_state_with_something_that_was_taken_back_is_not_used(
    database: str, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 2)
    hub = await opened(database)
    table = await begun(hub, "0 scan", "1 aim")
    with monkeypatch.context() as broken:
        broken.setattr(Store, "keep_snapshot", fails)
        await choose(hub, table, "1 undo")  # it is written, and counts
    await crash(hub)
    change("OTHER")
    async with hub_on(database) as again:
        with pytest.raises(Refused) as refused:
            await again.table(table)
        assert refused.value.name == "other-rules"


async def fails(*_: Any) -> None:
    raise OSError("the disk is full")
