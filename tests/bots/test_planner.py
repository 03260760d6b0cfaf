"""The planner of Space Alert: fair, repeatable, strong, and able to say what it plans."""

from random import Random
from time import monotonic
from typing import Any

import pytest

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.games.space_alert.bots import Planner, Thumb
from quarterdeck.games.space_alert.bots.explaining import explain, sentences
from quarterdeck.games.space_alert.bots.flight import fly
from quarterdeck.games.space_alert.bots.hands import Card, matched
from quarterdeck.games.space_alert.bots.jobs import places, with_job
from quarterdeck.games.space_alert.bots.mind import Limit, Mind
from quarterdeck.games.space_alert.bots.search import Search
from quarterdeck.games.space_alert.content.cards import top
from quarterdeck.games.space_alert.content.ship import LOWER_BLUE
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out
from quarterdeck.kernel.words import LANGUAGES, words
from tests.bots.test_bots import Doubter
from tests.rules import rule

GAME = "space-alert"


def table(seats: int, seed: str, **options: Any) -> SpaceAlert:
    state = registry.manifest_of(GAME).table_for(seats, options, Chance(seed))
    assert isinstance(state, SpaceAlert)
    return state


def planners(seats: int, evaluations: int) -> list[Planner]:
    crew = Planner.make_team([f"planner {seat}" for seat in range(seats)])
    crew[0].mind.limit = Limit(evaluations)
    return crew


def played(state: SpaceAlert, crew: list[Any]) -> SpaceAlert:
    """A table played by bots; None is somebody who only says that they are ready."""

    def choose(seat: int, options: Any) -> Any:
        if crew[seat] is None:
            return next((option for option in options if option.verb == "ready"), None)
        return crew[seat].choose(Seat(state, seat), options)

    play_out(state, choose)
    return state


def briefed(state: SpaceAlert, crew: list[Planner]) -> Mind:
    """The mind of a crew after everybody said what they have."""
    for seat in range(len(crew)):
        state.act(seat, state.option("ready"))
    for seat in range(len(crew)):
        crew[seat].choose(Seat(state, seat), state.options(seat))
    return crew[0].mind


class DoubtedPlanner(Doubter):
    """Asks planners who think very little."""

    def twin(self) -> Bot:
        return Planner(f"twin {self.asked}", evaluations=3)


@pytest.mark.parametrize("seats", [1, 2, 4])
@rule("SA-R4", "SA-R7")
def test_a_planner_answers_the_same_whatever_it_cannot_see(seats: int) -> None:
    state = table(seats, "fair", mission="S1-1")
    doubter = DoubtedPlanner("hard", GAME, state)
    play_out(state, doubter.choose)
    assert doubter.asked > 50


def test_a_crew_of_planners_plays_the_same_game_again() -> None:
    one, other = (played(table(3, "again"), list(planners(3, 15))) for _ in range(2))
    assert one.to_json() == other.to_json()


def test_a_crew_of_planners_comes_home_where_rules_of_thumb_do_not() -> None:
    def won(crew: list[Any], seed: str) -> bool:
        return played(table(5, seed), crew).outcome == "won"

    seeds = [f"strength {number}" for number in range(2)]
    thumbs = [won([Thumb(f"{seat}") for seat in range(5)], seed) for seed in seeds]
    assert sum(won(list(planners(5, 150)), seed) for seed in seeds) > sum(thumbs)


def test_a_planner_with_a_limit_in_seconds_decides_in_time() -> None:
    state = table(1, "seconds", mission="S1-1", clock=False)
    state.act(0, state.option("ready"))
    planner, began = Planner("quick", seconds=0.05), monotonic()
    while not planner.mind.decided:
        chosen = planner.choose(Seat(state, 0), state.options(0))
    assert chosen in state.options(0)
    assert monotonic() - began < 10


def test_bots_of_one_name_share_a_mind() -> None:
    crew: list[Any] = bots.make_all(["hard", "thumb", "hard"], GAME, 3, "1")
    assert crew[0].mind is crew[2].mind
    assert isinstance(crew[1], Thumb)


def test_planners_do_their_part_beside_somebody_who_does_nothing() -> None:
    state = table(4, "alone", mission="S1-1")
    played(state, [None, *planners(3, 30)])
    assert all(card is None for member in state.crew if member.seat == 0 for card in member.plan)
    assert state.outcome == "won"
    assert sum(threat.status == "destroyed" for threat in state.threats) >= 2


@rule("SA-7.2.1")
def test_planners_lay_cards_for_androids() -> None:
    state = played(table(2, "androids"), list(planners(2, 20)))
    assert all(any(member.plan) for member in state.crew if member.seat < 0)


@rule("SA-9.8")
@pytest.mark.parametrize("seats", [1, 5])
def test_planners_fly_without_a_clock(seats: int) -> None:
    state = played(table(seats, "untimed", mission="S1-3", clock=False), list(planners(seats, 60)))
    assert state.outcome == "won"


@rule("SA-3.2.12")
def test_a_crew_that_cannot_talk_keeps_to_its_plan() -> None:
    state, crew = table(3, "silence", mission="S1-1"), planners(3, 20)
    for seat in range(3):
        state.act(seat, state.option("ready"))
    state.clock(20)
    for seat in range(3):
        crew[seat].choose(Seat(state, seat), state.options(seat))
    before = crew[0].mind.search
    state.clock(65)
    state.communications = False
    crew[0].choose(Seat(state, 0), state.options(0))
    assert crew[0].mind.search is before
    state.communications = True
    crew[0].choose(Seat(state, 0), state.options(0))
    assert crew[0].mind.search is not before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_told_in_words(language: str) -> None:
    state = table(5, "words", mission="S1-3", clock=False)
    lines = explain(briefed(state, planners(5, 40)), state.view(0))
    said = sentences(lines, words(GAME, language))
    assert lines[0].id == "plan-for-you"
    assert {"plan-fire", "plan-walk"} <= {line.id for line in lines}
    assert all(said)


def test_cards_are_matched_with_symbols_even_if_the_first_choice_is_taken() -> None:
    there = [Card("A/<", 0, (0,)), Card("A/>", 0, (0,))]
    found = matched([((0, 1), "A"), ((0, 2), "<")], there)
    assert found is not None
    assert (found[0, 1].face, found[0, 2].face) == ("A/>", "A/<")
    assert matched([((0, 1), "<"), ((0, 2), "<")], there) is None


def test_a_job_leads_to_its_station_and_back_to_the_plan() -> None:
    plan = [None, "C", *[None] * 9, "A", None]
    luck = Random(1)
    new = next(job for _ in range(20) if (job := with_job(plan, LOWER_BLUE, ["C"], 6, luck, None)) and job[11] == "A")
    assert places(new)[6] == LOWER_BLUE
    assert new[6] == "C"
    assert places(new)[11] == places(plan)[11]


def test_a_flight_from_the_first_change_ends_like_a_whole_one() -> None:
    known = briefed(table(5, "flights", clock=False), planners(5, 1)).known
    assert known is not None
    search = Search(known, known.plans, Random(1))
    for number in range(150):
        search.step(number / 150)
    whole = fly(search.start, search.course.plans)
    assert whole.end.to_json() == search.course.end.to_json()


def test_nobody_goes_on_before_what_was_planned_is_laid() -> None:
    state, crew = table(4, "laid", mission="S1-3", clock=False), planners(4, 15)
    compared = 0

    def choose(seat: int, options: Any) -> Any:
        nonlocal compared
        chosen, mind = crew[seat].choose(Seat(state, seat), options), crew[seat].mind
        if chosen is not None and chosen.verb == "go-on":
            board = next(number for number, member in enumerate(state.crew) if member.seat == seat)
            slots = mind.known.boards[board].open
            laid = [card and top(card) for slot in slots for card in [state.crew[board].plan[slot]]]
            assert laid == [mind.search.best.plans[board][slot] for slot in slots]
            compared += 1
        return chosen

    play_out(state, choose)
    assert compared >= 4 * 3
