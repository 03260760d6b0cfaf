"""Hints for Space Alert: one plan while nothing new is heard, laid step by step or at once, without secrets."""

from collections import OrderedDict
from typing import Any

import pytest

from quarterdeck.games.space_alert.bots import Planner
from quarterdeck.games.space_alert.bots.flight import flown
from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.server import thinking
from quarterdeck.server.thinking import Advised, Crew
from tests.rules import rule

GAME = "space-alert"
MOST_VISUAL = 3 * 7
"""What three phases of visual confirmation bring at most (SA-5.7)."""
CARD_COMMANDS = ("place", "take-back", "turn", "move", "swap")


THOUGHTS = 250
"""So many plans are flown for a hint: a quarter of what people wait for, and enough for a plan of several cards."""


@pytest.fixture(autouse=True)
def quick_advisers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advisers think for a short time, and none is known from another test: its table may have the same name."""
    monkeypatch.setattr(thinking, "_advisers", OrderedDict())
    monkeypatch.setattr(thinking, "new_bot", lambda _name, _game, seed, **_: Planner(seed, THOUGHTS))


def planning(seats: int, seed: str, **options: Any) -> SpaceAlert:
    """A table at which planning has begun and a threat has been announced."""
    state = registry.manifest_of(GAME).table_for(seats, {"mission": "S2-1", **options}, Chance(seed))
    assert isinstance(state, SpaceAlert)
    for seat in range(seats):
        state.act(seat, state.option("ready"))
    while not state.threats:
        state.clock(state.deadline() or 0.0)
    return state


def crew(table: str, levels: dict[int, str] | None = None) -> Crew:
    return thinking.crew(table, GAME, "1", levels or {})


def hint(state: SpaceAlert, bots: Crew, seat: int = 0) -> Advised:
    return thinking._advise(bots, thinking._seen_from(state, seat), seat)


def wrong(state: SpaceAlert, plans: list[list[str | None]]) -> int:
    """How many slots do not show what is planned there."""
    boards = zip(state.crew, plans, strict=True)
    slots = [slot for one, plan in boards for slot in zip(one.plan, plan, strict=True)]
    return sum((card and cards.top(card)) != symbol for card, symbol in slots)


def advised_plans(bots: Crew, seat: int = 0) -> list[list[str | None]]:
    mind = thinking._adviser(bots, seat).mind  # type: ignore[attr-defined]
    return [list(plan) for plan in mind.search.best.plans]


@pytest.mark.parametrize("clock", [False, True])
def test_hints_lay_one_plan_without_a_step_back(clock: bool) -> None:
    state, bots = planning(1, "one plan", clock=clock), crew("steady")
    advised = hint(state, bots)
    plans = advised_plans(bots)
    left = [wrong(state, plans)]
    for _ in range(60):
        if not advised.hints or advised.hints[0].option.split()[0] not in CARD_COMMANDS:
            break
        state.act(0, state.option(advised.hints[0].option))
        left.append(wrong(state, plans))
        advised = hint(state, bots)
    assert advised_plans(bots) == plans
    assert left == list(range(left[0], -1, -1))
    assert left[0] > 3


def test_hints_lead_back_to_the_plan_from_wherever_a_player_went() -> None:
    state, bots = planning(1, "one plan", clock=False), crew("back")
    hint(state, bots)
    plans = advised_plans(bots)
    for text in ("place 0 ^/A 1", "place 0 B/< 2", "place 0 >/B 3", "swap 0 2 3", "place 1 X/> 12"):
        state.act(0, state.option(text))
    seen = {state.to_json()}
    while (chosen := hint(state, bots).hints[0].option) != "go-on":
        state.act(0, state.option(chosen))
        assert state.to_json() not in seen
        seen.add(state.to_json())
    assert wrong(state, plans) == 0


@pytest.mark.parametrize("seats", [1, 3])
def test_the_whole_plan_can_be_laid_at_once(seats: int) -> None:
    state, bots = planning(seats, "at once", clock=False), crew("whole")
    advised = hint(state, bots)
    assert advised.lay[0] == advised.hints[0].option
    for text in advised.lay:
        state.act(0, state.option(text))
    assert hint(state, bots).hints[0].option == "go-on"
    assert hint(state, bots).lay == []


def test_hints_are_thought_over_when_a_card_of_the_plan_is_gone() -> None:
    state, bots = planning(2, "given away", clock=False), crew("given")
    lay = hint(state, bots).lay
    used = cards.face(next(text for text in lay if text.startswith("place")).split()[2])
    state.transfer_open = True
    while used in state.players[0].hand:
        state.players[0].gave = False
        state.act(0, state.option(f"give {used} 1"))
    for text in hint(state, bots).lay:
        state.act(0, state.option(text))
    board = next(number for number, member in enumerate(state.crew) if member.seat == 0)
    plan, lies = advised_plans(bots)[board], state.crew[board].plan
    assert any(plan[1:4])
    assert [card and cards.top(card) for card in lies[1:4]] == plan[1:4]


def advised_beside(state: SpaceAlert, table: str, hand: list[str]) -> Advised:
    """A hint for seat 0, after the bot in seat 1 has made its plan with these cards."""
    state.players[1].hand = hand
    bots = crew(table, {1: "normal"})
    for _ in range(3):
        thinking._choose(bots, thinking._seen_from(state, 1), 1, frozenset({0}))
    return hint(state, bots)


@rule("SA-3.2.12", "SA-R21")
def test_hints_do_not_know_what_bots_plan_while_communications_are_down() -> None:
    state = planning(2, "silence", clock=False)
    hands = (["A/<"] * 3 + ["A/>"] * 3, ["C/^", "B/^", "X/<", "C/<", "B/>", "C/>"])
    told = [advised_beside(state, f"up {number}", hand) for number, hand in enumerate(hands)]
    assert told[0].hints[0].value != told[1].hints[0].value
    state.communications = False
    alone = [advised_beside(state, f"down {number}", hand) for number, hand in enumerate(hands)]
    assert alone[0] == alone[1]


@rule("SA-R4", "SA-R7")
@pytest.mark.parametrize("clock", [False, True])
def test_the_script_does_not_leave_the_server_by_its_name(clock: bool) -> None:
    state = planning(2, "script", mission="random-mission", clock=clock)
    assert state.script_code
    assert state.script_code.encode() not in thinking._seen_from(state, 0)


@rule("SA-5.2")
@pytest.mark.parametrize("mission", ["S1-1", "S2-1"])
def test_hints_promise_the_points_that_their_plan_brings(mission: str) -> None:
    state, bots = planning(1, "promise", clock=False, mission=mission), crew(f"promise {mission}")
    advised = hint(state, bots)
    most = sum(state.card(threat).destroyed for threat in state.threats) + MOST_VISUAL
    assert all(one.value <= most for one in advised.hints)
    for text in advised.lay:
        state.act(0, state.option(text))
    while not state.outcome:
        state.act(0, state.option("go-on"))
    assert state.sheet is not None
    if not any(state.ship.tiles):  # the order of damage tiles was unknown
        assert advised.hints[0].value == state.sheet.total


def test_the_plan_of_a_hint_has_no_card_that_could_be_left_out() -> None:
    state, bots = planning(1, "promise", clock=False, mission="S1-1"), crew("spare")
    hint(state, bots)
    search = thinking._adviser(bots, 0).mind.search  # type: ignore[attr-defined]
    for board, plan in enumerate(search.best.plans):
        for slot, symbol in enumerate(plan):
            if symbol is not None:
                less = [list(other) for other in search.best.plans]
                less[board][slot] = None
                assert search.worth(flown(search.start, less)) < search.best_value
