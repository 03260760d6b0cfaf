"""Chances to win in hints of Starship Captains: they do not jump within a turn."""

from typing import Any

from quarterdeck.bots.bot import Advice, Band, Seat
from quarterdeck.bots.search import Limit
from quarterdeck.games.starship_captains.bots import Hard
from quarterdeck.games.starship_captains.bots.steady import SteadyChances
from quarterdeck.games.starship_captains.rules.turn import Pass
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance


def view(round_: int = 1, at: str = "home") -> dict[str, Any]:
    captain = {"ready": ["C"], "queue": [], "passed": False}
    return {"round": round_, "captains": [{**captain, "seat": 0, "at": "home"}, {**captain, "seat": 1, "at": at}]}


def told(chances: SteadyChances, value: float, seen: dict[str, Any] | None = None) -> Advice:
    return chances.told(seen or view(), 0, [Advice(Pass(), value, "win")])[0]


def test_the_chance_does_not_jump_within_a_turn() -> None:
    chances = SteadyChances()
    values = [told(chances, value).value for value in (0.65, 0.49, 0.66, 0.56)]
    assert max(values) - min(values) < 0.09


def test_what_others_do_counts_at_once() -> None:
    chances = SteadyChances()
    told(chances, 0.65)
    assert told(chances, 0.3, view(at="elsewhere")).value == 0.3
    assert told(chances, 0.8, view(round_=2)).value == 0.8


def test_other_options_differ_from_the_best_as_they_did() -> None:
    chances = SteadyChances()
    told(chances, 0.65)
    best, other = chances.told(view(), 0, [Advice(Pass(), 0.45, "win"), Advice(Pass(), 0.25, "win")])
    assert round(best.value - other.value, 6) == 0.2
    assert other.band == Band(0.25, 0.45)


def test_a_range_says_how_far_off_a_chance_may_be() -> None:
    bands = [told(SteadyChances(), chance).band for chance in (0.02, 0.42, 0.97)]
    assert bands == [Band(0.0, 0.1), Band(0.3, 0.5), Band(0.85, 1.0)]


def test_hints_between_captains_have_ranges_and_those_of_a_solo_game_have_points() -> None:
    for seats, unit in ((1, "points"), (3, "win")):
        state = registry.manifest_of("starship-captains").table_for(seats, {}, Chance("bands"))
        advice = Hard("1", Limit(iterations=12)).advise(Seat(state, 0), state.options(0))
        assert {one.unit for one in advice} == {unit}
        assert all((one.band is not None) == (unit == "win") for one in advice)
