"""Updates have only what is new: whoever follows them sees what somebody sees who comes in now."""

from pathlib import Path
from typing import Any

import pytest

from quarterdeck.kernel.chance import Chance
from quarterdeck.server.client_messages import Hello, Language
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.table_hub import TableHub
from tests.server.inside import Listener, guest, hub_on, in_a_loop, started

CHOICES = 60


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'differences.sqlite'}"


async def looking(hub: TableHub, table: str, person: str, language: Language = "en") -> Listener:
    listener = Listener(person)
    hub.room(table).connections.add(listener)
    await hub.greet(listener, table, Hello(language=language))
    return listener


def shown(message: Any) -> list[Any]:
    """All that the views of a message show, but for the events."""
    left_out = ("events", "whole", "rows")
    return [{name: part for name, part in face.items() if name not in left_out} for face in message["views"]]


async def act_somehow(live: LiveTable, chance: Chance) -> None:
    """A choice of one of the seats that are asked, or its taking back."""
    asked = live.game.seats()
    seat = asked[chance.below("seat", len(asked))]
    if live.game.why_not_undo(seat) is None and not chance.below("undo", 4):
        await live.undo(seat, turn=not chance.below("turn", 2))
        return
    options = live.game.choices(seat)
    await live.act(seat, str(options[chance.below("choice", len(options))]))


@pytest.mark.parametrize(
    ("game", "options"), [("space-alert", {"mission": "S2-1", "clock": False}), ("starship-captains", {})]
)
@in_a_loop
async def test_whoever_follows_sees_what_a_newcomer_sees(database: str, game: str, options: dict[str, Any]) -> None:
    async with hub_on(database) as hub:
        person, spectator, chance = await guest(hub), await guest(hub), Chance(f"differences {game}")
        table = await started(hub, person, game, 2, **options)
        live = await hub.table(table)
        windows: list[tuple[str, Language]] = [(person, "en"), (person, "pl"), (spectator, "ru")]
        listeners = [await looking(hub, table, *window) for window in windows]
        for number in range(CHOICES):
            if live.game.over:
                break
            await act_somehow(live, chance)
            if number % 5 == 0 or live.game.over:
                for listener, window in zip(listeners, windows, strict=True):
                    newcomer = await looking(hub, table, *window)
                    assert shown(listener.heard[-1]) == shown(newcomer.heard[0])
                    hub.room(table).connections.discard(newcomer)
        assert any(message["type"] == "update" for message in listeners[0].heard)


class PlainListener(Listener):
    """Keeps messages as they are sent."""

    def take(self, message: Any) -> Any:
        return message


async def one_each(hub: TableHub) -> tuple[LiveTable, PlainListener, PlainListener]:
    """Two people at a table of Space Alert, who plan; what they were told before is forgotten."""
    host, other = await guest(hub), await guest(hub)
    table = await hub.lobby.new_table(host, NewTable("space-alert", 2, options={"mission": "S2-1", "clock": False}))
    await hub.lobby.sit(table, 1, Sit("me"), other)
    await hub.lobby.start(table, host)
    live, listeners = await hub.table(table), (PlainListener(host), PlainListener(other))
    for listener in listeners:
        await listener.look(hub, table)
    for seat in range(2):
        await live.act(seat, "ready")
    for listener in listeners:
        listener.heard.clear()
    return live, *listeners


@in_a_loop
async def test_an_update_has_only_what_is_new_to_its_seat(database: str) -> None:
    async with hub_on(database) as hub:
        live, mine, theirs = await one_each(hub)
        await live.act(0, f"place 0 {live.game.state.players[0].hand[0]} 2")
        card = live.game.state.players[0].hand[0]
        await live.act(0, f"place 0 {card} 1")
        (face,), (other,) = mine.heard[-1]["views"], theirs.heard[-1]["views"]
        assert {"whole", "options", "undo"} <= face.keys()
        assert (face["whole"], face["rows"].keys(), face["rows"]["crew"].keys()) == (False, {"players", "crew"}, {"0"})
        assert face["rows"]["crew"]["0"]["plan"][1] == card
        assert other.keys() == {"seat", "whole", "view", "rows", "events"}  # nothing else was offered or asked
        assert other["view"].keys() == {"now", "asked_since"}
        assert other["rows"]["players"]["0"]["hand"] == len(live.game.state.players[0].hand)


@in_a_loop
async def test_what_looks_the_same_is_not_sent_because_something_hidden_has_changed(database: str) -> None:
    async with hub_on(database) as hub:
        live, mine, theirs = await one_each(hub)
        live.game.state.players[0].hand.reverse()
        live.game.state.now += 1
        await live._send_updates()
        assert "0" in mine.heard[-1]["views"][0]["rows"]["players"]
        assert theirs.heard[-1]["views"][0]["rows"] == {}


@in_a_loop
async def test_updates_are_counted_from_the_last_state_on(database: str) -> None:
    async with hub_on(database) as hub:
        live, mine, theirs = await one_each(hub)
        await live.act(0, f"place 0 {live.game.state.players[0].hand[0]} 1")
        await hub.greet(mine, live.id, Hello(language="pl"))
        await live.undo(0)
        assert [(one["type"], one.get("number")) for one in mine.heard] == [
            ("update", 3),
            ("state", None),
            ("update", 1),
        ]
        assert [one["number"] for one in theirs.heard] == [3, 4]


@in_a_loop
async def test_a_seat_that_a_window_did_not_know_is_sent_whole(database: str) -> None:
    async with hub_on(database) as hub:
        live, mine, _ = await one_each(hub)
        mine.seats = [0, 1]
        await live.act(0, f"place 0 {live.game.state.players[0].hand[0]} 1")
        assert [face["whole"] for face in mine.heard[-1]["views"]] == [False, True]
        assert mine.heard[-1]["views"][1]["view"]["setting"]["mission"] == "S2-1"


@in_a_loop
async def test_a_seat_that_a_window_knew_once_is_sent_whole_when_it_comes_back(database: str) -> None:
    async with hub_on(database) as hub:
        live, mine, _ = await one_each(hub)
        for slot, seats in enumerate(([0, 1], [0], [0, 1]), 1):
            mine.seats = list(seats)
            await live.act(0, f"place 0 {live.game.state.players[0].hand[0]} {slot}")
        whole = [[face["whole"] for face in update["views"]] for update in mine.heard]
        assert whole == [[False, True], [False], [False, True]]
