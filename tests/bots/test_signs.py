"""What bots of Space Alert do besides planning: they go along with the people at their table."""

from typing import Any

import pytest

from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.games.space_alert.bots import Planner, Thumb
from quarterdeck.games.space_alert.bots.signs import follow
from quarterdeck.games.space_alert.rules.campaign import ChooseCourse, ChooseDifficulty, FlyOn, Propose, Stop
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from tests.rules import rule

PEOPLE = frozenset({0, 1})


def table(seats: int, **options: Any) -> SpaceAlert:
    state = registry.manifest_of("space-alert").table_for(seats, {"mission": "S2-1", **options}, Chance("signs"))
    assert isinstance(state, SpaceAlert)
    return state


def voting(frame: Any, *ballots: str | None) -> SpaceAlert:
    state = table(3)
    state.agenda = [frame]
    for player, ballot in zip(state.players, ballots, strict=True):
        player.ballot = ballot
    return state


@rule("SA-D36", "SA-R35")
@pytest.mark.parametrize(
    ("ballots", "course"),
    [(("fly-on", "fly-on"), FlyOn()), (("stop", "stop"), Stop()), (("fly-on", "stop"), Stop())],
)
def test_a_bot_votes_as_people_have_decided(ballots: tuple[str, str], course: Any) -> None:
    assert follow(voting(ChooseCourse(), *ballots, None), 2, PEOPLE) == [course]


@rule("SA-R35")
def test_a_bot_does_not_vote_before_people_have() -> None:
    assert follow(voting(ChooseCourse(), "fly-on", None, None), 2, PEOPLE) == []


def test_nobody_votes_for_a_person_who_is_at_the_table() -> None:
    assert follow(voting(ChooseCourse(), "fly-on", None, None), 1, PEOPLE) == []


def test_a_bot_stands_in_for_a_person_who_is_away() -> None:
    assert follow(voting(ChooseCourse(), "fly-on", None, None), 1, frozenset({0})) == [FlyOn()]


@rule("SA-D65")
def test_bots_want_the_difficulty_that_people_want() -> None:
    state = voting(ChooseDifficulty(), "yellow mixed", "yellow white", None)
    assert follow(state, 2, PEOPLE) == [Propose("yellow", "white")]


def test_bots_decide_everything_else_by_themselves() -> None:
    assert follow(table(3), 2, PEOPLE) is None
    assert follow(voting(ChooseCourse(), None, None, None), 2, frozenset()) is None


@pytest.mark.parametrize("bot", [Planner("1", 3), Thumb("1")])
def test_bots_among_themselves_fly_on(bot: Bot) -> None:
    state = voting(ChooseCourse(), None, None, None)
    assert bot.choose(Seat(state, 2), state.options(2)) == FlyOn()


def planning(**options: Any) -> SpaceAlert:
    state = table(2, **options)
    for seat in range(2):
        state.act(seat, state.option("ready"))
    return state


@pytest.mark.parametrize("kind", [Planner, Thumb])
@rule("SA-R43")
def test_bots_ask_for_a_pause_when_all_people_do(kind: Any) -> None:
    state, bot = planning(pauses=True), kind("1")
    people = frozenset({0})
    asks = str(bot.choose(Seat(state, 1, people=people), state.options(1)))
    state.act(0, state.option("ask-pause"))
    assert asks != "ask-pause"
    assert str(bot.choose(Seat(state, 1, people=people), state.options(1))) == "ask-pause"


@rule("SA-R27")
def test_a_bot_agrees_to_end_planning_once_people_do_and_its_plan_is_laid() -> None:
    state, bot, people = planning(mission="S1-1"), Planner("1", 30), frozenset({0})
    while state.phase < 2:  # the last of this flight
        state.clock(state.deadline() or 0.0)
    assert "consent" not in said(state, bot, people)
    state.act(0, state.option("consent"))
    chosen = said(state, bot, people)
    assert chosen[-1] == "consent"
    assert any(text.startswith("place") for text in chosen)  # what androids do is laid now, too
    assert state.turn > 0


def said(state: SpaceAlert, bot: Planner, people: frozenset[int]) -> list[str]:
    """What a bot chooses until it has nothing more to do."""
    texts = ["nothing"]
    for _ in range(40):
        options = state.options(1)
        chosen = bot.choose(Seat(state, 1, people=people), options) if options else None
        if chosen is not None:
            state.act(1, chosen)
            texts.append(str(chosen))
        elif bot.mind.decided:
            break
    return texts
