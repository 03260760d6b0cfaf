"""Taking back on the server: one choice, or a whole turn; what is told of it; and what it costs."""

import time

import pytest

import tests.minis  # noqa: F401 - makes the duel known
from quarterdeck.kernel import history, undo
from quarterdeck.kernel.errors import CannotUndo
from quarterdeck.kernel.record import Input
from quarterdeck.server import stored_game, table_log
from quarterdeck.server.folding import folded, kept_numbers, takes_back_more
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.records import one_played
from quarterdeck.server.table_hub import TableHub
from tests.server.inside import Listener, crash, guest, hub_on, in_a_loop, opened, started


def log(*texts: str) -> list[Input]:
    return [Input(float(number), 0, text) for number, text in enumerate(texts)]


def test_a_log_is_folded_exactly() -> None:
    given = log("a", "b", "undo", "c", "d", "undo-turn 2", "e", "undo-turn 1", "f")
    assert [one.do for one in folded(given)] == ["a", "f"]
    assert kept_numbers(given) == [0, 8]


def test_a_tail_that_takes_back_more_than_it_holds_is_known() -> None:
    assert not takes_back_more(log("a", "b", "undo-turn 2", "c"))
    assert takes_back_more(log("a", "undo-turn 2"))
    assert takes_back_more(log("a", "undo", "undo", "b"))


def test_changes_of_people_go_with_the_choice_before_them() -> None:
    people = [Input(0.0, do=said) for said in ("people 0", "people 0,1", "people -")]
    given = [people[0], *log("a"), people[1], *log("b"), people[2], *log("undo")]
    assert kept_numbers(given) == [0, 1, 2]
    assert kept_numbers([*given, *log("undo")]) == [0]
    assert not takes_back_more(given[3:])
    assert takes_back_more(given[4:])


async def planning(hub: TableHub, *cards: str) -> LiveTable:
    """A flight whose only seat has laid some cards."""
    live = await hub.table(await started(hub, await guest(hub), "space-alert", 1, mission="S2-1", clock=False))
    for option in ("ready", *cards):
        await live.act(0, option)
    return live


CARDS = ("place 0 A/< 1", "place 0 A/< 2", "place 0 A/< 3")


@in_a_loop
async def test_a_turn_is_taken_back_at_once_and_stays_so_after_a_restart(database: str) -> None:
    hub = await opened(database)
    live = await planning(hub)
    for card in CARDS:
        await live.act(0, card)
    count = live.game.undoable(0)
    assert count >= 3
    await live.undo(0, turn=True)
    inputs = await hub.store.inputs_of(live.id)
    assert inputs[-1].do == f"undo-turn {count}"
    await live.act(0, CARDS[1])
    await live.undo(0)
    after = live.game.state.to_json()
    assert len((await one_played(hub.store, live.id)).record.inputs) == len(live.game.record.inputs)
    await crash(hub)
    async with hub_on(database) as again:
        back = await again.table(live.id)
        assert (back.game.state.to_json(), back.seq) == (after, live.seq)
        assert str(back.game.choices(0)[0]) == "place 0 A/< 1"  # no card lies there
        assert back.game.why_not_undo(0) == live.game.why_not_undo(0)


@in_a_loop
async def test_another_process_takes_the_same_back_without_reading_everything_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as one, hub_on(database) as two:
        here = await planning(one, *CARDS)
        there = await two.table(here.id)

        async def fails(self: LiveTable) -> None:
            raise AssertionError("the whole table was read")

        monkeypatch.setattr(LiveTable, "_reload", fails)
        await here.undo(0)
        await here.act(0, CARDS[2])
        await here.undo(0, turn=True)
        await there.catch_up()
        assert there.seq == here.seq
        assert there.game.state.to_json() == here.game.state.to_json()
        assert there.game.record.inputs == here.game.record.inputs
        await there.act(0, CARDS[0])
        await here.catch_up()
        assert there.game.record.inputs == here.game.record.inputs


@in_a_loop
async def test_every_state_says_what_can_be_taken_back(database: str) -> None:
    async with hub_on(database) as hub:
        person, other = await guest(hub), await guest(hub)
        table = await started(hub, person, "mini-duel", 2)
        player, spectator = Listener(person), Listener(other)
        await player.look(hub, table)
        await spectator.look(hub, table)
        said = {"id": "nothing-to-undo", "clause": "", "args": {}, "text": "There is nothing to take back."}
        nothing = {"count": 0, "reason": said, "last": ""}
        assert [face["undo"] for face in player.heard[-1]["views"]] == [nothing, nothing]
        assert [face["undo"] for face in spectator.heard[-1]["views"]] == [None]
        live = await hub.table(table)
        await live.act(0, "aim")
        first, second = (face["undo"] for face in player.heard[-1]["views"])
        assert first == {"count": 1, "reason": None, "last": "Aim"}
        assert (second["count"], second["reason"]["id"]) == (0, "undo-other-input")
        with pytest.raises(CannotUndo):
            await live.undo(1, turn=True)


@in_a_loop
async def test_whoever_took_a_choice_back_is_asked_again_in_the_lobby(database: str) -> None:
    async with hub_on(database) as hub:
        person = await guest(hub)
        live = await hub.table(await started(hub, person, "mini-duel", 2))

        async def asked() -> list[bool]:
            return [seat.asked for seat in (await hub.lobby.described(live.id, person)).seats]

        await live.act(0, "fire 1")
        assert await asked() == [False, True]
        await live.undo(0)
        assert await asked() == [True, False]


@in_a_loop
async def test_what_was_due_while_it_could_not_happen_is_on_the_record_after_an_undo(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taking back an answer brings its deadline back: if that has passed, the strike is an input like any other."""
    hub = await opened(database)
    live = await planning(hub)
    original = history.Game.take_back

    def taken_back(game: history.Game, seat: int, count: int = 1) -> int:
        taken = original(game, seat, count)
        game.record.inputs.append(Input(game.state.now))
        return taken

    await live.act(0, CARDS[0])
    monkeypatch.setattr(history.Game, "take_back", taken_back)
    await live.undo(0)
    monkeypatch.undo()
    assert [one.do for one in await hub.store.inputs_of(live.id)][-2:] == ["undo", ""]
    await hub.close()


@in_a_loop
async def test_a_flood_of_undo_neither_replays_nor_keeps_states(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand inputs long, and still an undo is only taken off a stack."""
    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 10)
    async with hub_on(database) as hub:
        live = await planning(hub)
        for _ in range(100):
            await live.act(0, CARDS[0])
            await live.act(0, "take-back 0 1")
        kept = await hub.store.snapshot_seq(live.id)
        assert len(live.game._undo.steps) <= undo.MOST_STEPS

        def fails(*_: object, **__: object) -> None:
            raise AssertionError("the game was replayed")

        monkeypatch.setattr(stored_game, "by_present_rules", fails)
        monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 10_000)
        await live.act(0, CARDS[0])
        begin = time.thread_time()
        for _ in range(20):
            await live.undo(0)
            await live.act(0, CARDS[0])
        assert (time.thread_time() - begin) / 20 < 0.02
        assert await hub.store.snapshot_seq(live.id) == kept  # what it holds has not been taken back
