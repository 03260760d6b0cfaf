"""The leak test on the wire: what one seat receives stays the same, byte for byte, while the rest is dealt anew."""

import asyncio
import json
from typing import Any, cast

import pytest

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.event import Answered, Event
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.registry import rules_of
from quarterdeck.kernel.state import State
from quarterdeck.kernel.undo import UndoStack
from quarterdeck.kernel.words import words
from quarterdeck.kernel.zone import unseen
from quarterdeck.server import push_messages
from quarterdeck.server.client_messages import Hello, Language
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.room import Connection, Room
from quarterdeck.server.service_clock import ServiceClock
from quarterdeck.server.thinking import Thinkers
from tests.rules import rule

SEATS = 3
PEOPLE = ("Żaneta", "Олег", None)


class Forgetful:
    """A store that keeps nothing: this is about what is sent."""

    async def inputs_of(self, table: str, since: int = 0) -> list[Any]:
        return []

    def __getattr__(self, name: str) -> Any:
        async def nothing(*args: Any, **more: Any) -> None:
            pass

        return nothing


class Watched:
    """A live table with one seat's browser at it; the clock is ours."""

    def __init__(self, viewer: int | None, seed: str, game: str, options: dict[str, Any], language: Language) -> None:
        row = {
            "id": "t", "game": game, "rules_version": rules_of(game).version, "seats": SEATS, "seed": seed,
            "started": 1e12, "options": options, "due": None, "asked": None, "state": "playing", "bot_pace": "normal",
            "host": "somebody", "epoch": None, "rolled": None, "pack": None, "humans": None,
        }  # fmt: skip
        self.received: list[str] = []
        self.connection = Connection("somebody", self._receive)
        self.connection.seats = [] if viewer is None else [viewer]
        self.connection.language = language
        room = Room("t")
        room.connections.add(self.connection)
        self.live = LiveTable(Forgetful(), row, [], room, Thinkers(1), ServiceClock())  # type: ignore[arg-type]
        self.live.update_builder.seat(PEOPLE)
        self.live.now = lambda: self.live.game.state.now  # type: ignore[method-assign]

    def _receive(self, *texts: bytes) -> None:
        self.received += texts

    def swap_in(self, other: "Watched", viewer: int | None, chance: Chance) -> None:
        """The other table, with everything the viewer cannot see dealt anew."""
        self.live.game.state = other.live.game.state.imagined(viewer, chance)
        self.live.game.events = list(other.live.game.events)
        # What a seat can take back follows from its own choices, which are the same in both worlds.
        self.live.game._undo = UndoStack()
        self.live.game._undo.steps = list(other.live.game._undo.steps)
        self.live.game.record.inputs = list(other.live.game.record.inputs)
        self.live.seq = other.live.seq
        # The browser was sent the same in both worlds.
        self.connection.public, self.connection.known = other.connection.public, dict(other.connection.known)
        self.connection.seen = other.connection.seen
        self.connection.updates, self.connection.greeted = other.connection.updates, True

    async def arrive(self) -> str:
        """All that a browser gets which comes to the table now."""
        state = push_messages.waiting(None, seats=self.connection.seats, chat=[], markers={}, pace=None)  # type: ignore[arg-type]
        await self.live.greet(self.connection, Hello(), state)
        return self.received.pop()

    async def choose(self, seat: int, option: Option) -> list[str]:
        """What the browser gets when a seat chooses."""
        self.received.clear()
        await self.live.act(seat, str(option))
        return list(self.received)


async def fly(viewer: int | None, seed: str, *table_of: Any, most: int = 10_000) -> int:
    """A random game, or so many choices of one; returns how many were compared."""
    table, twin = (Watched(viewer, seed, *table_of) for _ in range(2))
    await table.live.load()
    await twin.live.load()
    chance, compared = Chance(seed), 0
    while not table.live.game.over and compared < most:
        for seat in table.live.game.seats():
            options = table.live.game.choices(seat)
            option = options[chance.below("choice", len(options))]
            twin.swap_in(table, viewer, Chance(f"{seed}/{compared}"))
            assert await table.arrive() == await twin.arrive(), f"arriving before {option}"
            compared += await compare(table, twin, viewer, seat, option)
        table.live.game.clock(table.live.game.state.now + 20)
    for one in (table, twin):
        await one.live.close()
    return compared


async def compare(table: Watched, twin: Watched, viewer: int | None, seat: int, option: Option) -> bool:
    """A choice in both worlds, unless it shows the viewer something new there or chance decides it."""
    before, other = table.live.game.state.copy(), twin.live.game.state
    alike = other.why_not(seat, option) is None and answers(before, seat, option) == answers(other, seat, option)
    told = await table.choose(seat, option)
    learnt = unseen(before, viewer) - unseen(table.live.game.state, viewer)
    if not alike or learnt or table.live.game.record.inputs[-1].rolled:
        return False
    assert told == await twin.choose(seat, option), f"{option} by seat {seat} leaks to {viewer}"
    return True


def answers(state: State, seat: int, option: Option) -> list[Answered]:
    """What the rules would say about hidden things if a seat chose something."""
    tried = state.copy()
    tried.event_sink = []
    tried.act(seat, option)
    return [one for one in tried.event_sink if isinstance(one, Answered)]


@rule("SA-R5", "SA-R6", "SA-R7", "SA-R8")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_browser_receives_the_same_bytes_whatever_others_hold(viewer: int | None) -> None:
    assert asyncio.run(fly(viewer, f"wire {viewer}", "space-alert", {"mission": "S2-2"}, "ru")) > 40


@rule("SC-R1", "SC-R3")
@pytest.mark.parametrize("viewer", [None, 1])
def test_texts_of_a_voyage_say_nothing_of_what_lies_hidden(viewer: int | None) -> None:
    assert asyncio.run(fly(viewer, f"voyage {viewer}", "starship-captains", {}, "pl", most=60)) >= 60


@rule("XIA-R2")
@pytest.mark.parametrize("viewer", [None, 1])
def test_texts_of_xia_say_nothing_of_what_lies_hidden(viewer: int | None) -> None:
    assert asyncio.run(fly(viewer, f"stars {viewer}", "xia", {}, "ru", most=60)) >= 60


@rule("G7-R7", "G7-R26")
@pytest.mark.parametrize("viewer", [None, 1])
def test_texts_of_gen7_say_nothing_of_what_lies_hidden(viewer: int | None) -> None:
    assert asyncio.run(fly(viewer, f"month {viewer}", "gen7", {}, "en", most=60)) >= 60


@pytest.mark.parametrize("viewer", [None, 1])
def test_stories_tell_nothing_of_what_others_read(viewer: int | None) -> None:
    options = {"burnt": ["delta"], "read": ["flint"]}
    assert asyncio.run(fly(viewer, f"letters {viewer}", "mini-letters", options, "pl")) >= 1


async def what_can_be_taken_back(viewer: int, seed: str, *table_of: Any, most: int) -> list[Any]:
    """`undo` as a viewer is told it, in pairs: at a table, and in worlds dealt anew some choices ago."""
    table, twin = (Watched(viewer, seed, *table_of) for _ in range(2))
    await table.live.load()
    await twin.live.load()
    await table.arrive()
    chance, told, since = Chance(seed), list[Any](), WINDOW
    while not table.live.game.over and len(told) < most:
        asked = table.live.game.seats()
        seat = asked[chance.below("seat", len(asked))]
        options = table.live.game.choices(seat)
        option = options[chance.below("choice", len(options))]
        if since >= WINDOW:
            twin.swap_in(table, viewer, Chance(f"{seed}/{len(told)}"))
            forget_steps(table, twin)
            since = 0
        since += 1
        if not await compare(table, twin, viewer, seat, option):
            since = WINDOW
            continue
        told.append([json.loads(await one.arrive())["views"][0]["undo"] for one in (table, twin)])
    for one in (table, twin):
        await one.live.close()
    return told


WINDOW = 8
"""Choices that are made in both worlds before the other one is dealt anew."""


def forget_steps(*tables: Watched) -> None:
    """Nothing from before can be taken back: what can is then found out in each world by itself."""
    for one in tables:
        one.live.game._undo = UndoStack()


@pytest.mark.parametrize("game", ["starship-captains", "space-alert"])
def test_what_can_be_taken_back_says_nothing_of_what_lies_hidden(game: str) -> None:
    options = {"mission": "S2-2", "clock": False} if game == "space-alert" else {}
    told = asyncio.run(what_can_be_taken_back(1, f"undo {game}", game, options, "en", most=80))
    assert [pair[0] for pair in told] == [pair[1] for pair in told]
    counts = {pair[0]["count"] for pair in told}
    assert {0, 1, 2} <= counts  # both kinds of answers were compared, also about several choices
    assert {pair[0]["reason"] is None for pair in told} == {True, False}


def test_what_is_sent_is_in_words() -> None:
    async def arriving() -> dict[str, Any]:
        table = Watched(0, "words", "space-alert", {"mission": "S2-2"}, "pl")
        await table.live.load()
        message = json.loads(await table.arrive())
        await table.live.close()
        return cast(dict[str, Any], message["views"][0])

    face, said = asyncio.run(arriving()), words("space-alert", "pl")
    assert face["options"][0]["label"] == said.text("option-ready")
    assert face["verbs"] == {"ready": said.text("verb-ready")}
    assert face["prompt"]["text"] == said.text("prompt-briefing")
    assert face["events"][0]["text"] == said.event(Event("set-up", "", face["events"][0]["args"]))
