"""What a good bot would do: who may ask, when, and how many questions at once."""

import asyncio
from collections import OrderedDict
from contextlib import nullcontext
from pathlib import Path

import pytest

from quarterdeck.kernel.history import Game
from quarterdeck.kernel.state import State
from quarterdeck.server import thinking
from quarterdeck.server.errors import Refused
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.thinking import Advised, Crew
from tests.server.bots_at_a_table import GAME, Slow, until, with_bot
from tests.server.harness import Person, Server, texts
from tests.server.inside import guest, hub_on, in_a_loop

pytestmark = pytest.mark.usefixtures("quick_bots")


class Pondering(Slow):
    """Is asked for advice too, and thinks about that as long; choices are another matter."""

    questions = 0

    async def advise(self, who: str, bots: Crew, table: State, seat: int) -> Advised:
        self.questions += 1
        await self.enough.wait()
        return Advised([], [])


@pytest.mark.parametrize(
    ("game", "people", "hints", "refused"),
    [
        (GAME, 2, None, True),
        (GAME, 2, True, False),
        (GAME, 1, None, False),
        (GAME, 1, False, True),
        ("space-alert", 2, None, False),
    ],
)
@in_a_loop
async def test_there_are_no_hints_where_people_compete_unless_the_table_says_so(
    tmp_path: Path, game: str, people: int, hints: bool | None, refused: bool
) -> None:
    async with hub_on(f"sqlite+aiosqlite:///{tmp_path / 'hints.sqlite'}") as home:
        home.thinkers = slow = Pondering()
        slow.enough.set()
        host, other = await guest(home), await guest(home)
        table = await home.lobby.new_table(host, NewTable(game, 2, hints=hints))
        await home.lobby.sit(table, 1, Sit("me") if people > 1 else Sit("bot"), other if people > 1 else host)
        await home.lobby.start(table, host)
        assert (await home.lobby.described(table, host)).hints is not refused
        with pytest.raises(Refused, match="no hints") if refused else nullcontext():
            await home.advise(table, host, 0)


@pytest.mark.parametrize("game", ["space-alert", GAME])
@in_a_loop
async def test_there_is_advice_in_every_game(tmp_path: Path, game: str) -> None:
    async with hub_on(f"sqlite+aiosqlite:///{tmp_path / 'advice.sqlite'}") as home:
        person = await guest(home)
        live = await with_bot(home, person, game, **({"clock": False} if game == "space-alert" else {}))
        if game == "space-alert":
            await live.act(0, "ready")
            await until(lambda: live.game.state.phase)  # type: ignore[attr-defined]
        await pass_on_to(live, 0)
        advised = await home.advise(live.id, person, 0)
        options = [str(option) for option in live.game.choices(0)]
        assert 1 <= len(advised.hints) <= 3
        assert all(hint.option in options for hint in advised.hints)
        assert bool(advised.plan) == (game == "space-alert")


async def pass_on_to(live: LiveTable, seat: int) -> None:
    await until(lambda: seat in live.game.seats())


@in_a_loop
async def test_a_person_asks_one_question_at_a_time_from_all_windows(database: str) -> None:
    async with hub_on(database) as home:
        home.thinkers = slow = Pondering()
        person = await guest(home)
        live = await with_bot(home, person)
        first = asyncio.create_task(home.advise(live.id, person, 0))
        await until(lambda: slow.questions)
        with pytest.raises(Refused, match="thinking already"):
            await home.advise(live.id, person, 0)
        first.cancel()  # the window was closed
        await asyncio.wait([first])
        slow.enough.set()
        assert (await home.advise(live.id, person, 0)).hints == []


@in_a_loop
async def test_two_windows_that_ask_at_the_same_moment_are_not_both_thought_for(database: str) -> None:
    async with hub_on(database) as home:
        home.thinkers = slow = Pondering()
        slow.enough.set()
        person = await guest(home)
        live = await with_bot(home, person)
        asked = [home.advise(live.id, person, 0) for _ in range(2)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [getattr(answer, "name", None) for answer in answers] == [None, "thinking"]
        assert slow.questions == 1


def test_advice_does_not_listen_while_communications_are_down(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[int] = []

    class Adviser:
        def listen(self, others: list[object]) -> None:
            heard.append(len(others))

        def advise(self, seat: object, options: object) -> list[object]:
            return []

    monkeypatch.setattr(thinking, "new_bot", lambda *_, **__: Adviser())
    monkeypatch.setattr(thinking, "_advisers", OrderedDict())
    game = Game("space-alert", seats=3, mission="S2-1", clock=False)
    bots = thinking.crew("t", "space-alert", "seed", {1: "easy", 2: "easy"})
    for may in (True, False):
        game.state.communications = may
        thinking._advise(bots, thinking._seen_from(game.state, 0), 0)
    assert heard == [2, 0]


def test_a_player_gets_advice_and_nobody_else_does(sqlite_server: Server) -> None:
    host, other = Person(sqlite_server), Person(sqlite_server)
    table = host.post("/api/tables", game=GAME, seats=1, start=True)["id"]
    mine = host.live(table)
    told = mine.ask(type="advise", seat=0)
    hints, options = told["hints"], texts(mine.state["views"][0])
    assert told["type"] == "advice"
    assert 1 <= len(hints) <= 3
    assert all(hint["option"] in options and hint["unit"] == "points" for hint in hints)
    assert other.live(table).ask(type="advise", seat=0)["name"] == "not-your-seat"


def test_a_second_question_waits_for_the_first_and_choices_do_not(sqlite_server: Server) -> None:
    host = Person(sqlite_server)
    table = host.post("/api/tables", game=GAME, seats=1, start=True)["id"]
    mine = host.live(table)
    mine.send({"type": "advise", "seat": 0, "id": 100})
    assert mine.ask(type="advise", seat=0)["name"] == "thinking"
    assert mine.ask(type="act", seat=0, do=texts(mine.state["views"][0])[0])["type"] == "ack"
    assert mine.next("advice")["id"] == 100
