"""Search by one interface for every game: it finds what is best, fairly and repeatably."""

from collections.abc import Sequence
from itertools import count
from multiprocessing import active_children
from typing import Any

import pytest

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Advice, Adviser, Seat
from quarterdeck.bots.search import Guide, Limit, Search
from quarterdeck.games.starship_captains.bots import Hard, Thumb
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.lab.simulate import Setting, simulate
from tests.bots.test_bots import Doubter
from tests.minis import council, draft, duel
from tests.rules import rule

GAME = "starship-captains"
FEW = Limit(iterations=6)


class DuelGuide(Guide):
    """Whoever is left wins."""

    def rewards(self, world: Any) -> Sequence[float]:
        return [float(seat == world.winner) for seat in range(world.seat_count)]


class DraftGuide(Guide):
    """The highest sum wins."""

    def rewards(self, world: Any) -> Sequence[float]:
        sums = [sum(drafter.taken) for drafter in world.drafters]
        return [float(one == max(sums)) for one in sums]


class CouncilGuide(Guide):
    """Seats 0 and 1 want the heart to win, the others the mind."""

    def rewards(self, world: Any) -> Sequence[float]:
        return [float(world.decided == ("heart" if seat < 2 else "mind")) for seat in range(world.seat_count)]


def new_duel(*hulls: int, shields: int) -> duel.Duel:
    ships = [duel.Ship(seat, hull, shields) for seat, hull in enumerate(hulls)]
    return duel.Duel(seat_count=len(hulls), chance=Chance("duel"), agenda=[duel.Turn(0)], ships=ships)


def new_captains(seats: int = 2) -> State:
    return registry.manifest_of(GAME).table_for(seats, {}, Chance("captains"))


def searching(guide: Guide, iterations: int = 300, seed: str = "1", **more: int) -> Search:
    return Search(seed, guide, Limit(iterations), **more)


def chosen(table: State, bot: Search, seat: int = 0) -> str:
    return str(bot.choose(Seat(table, seat), table.options(seat)))


# What is found


def test_it_shoots_when_the_last_shot_wins() -> None:
    assert chosen(new_duel(1, 1, shields=0), searching(DuelGuide())) == "fire 1"


def test_others_choose_what_is_best_for_themselves() -> None:
    """Alone with a stronger ship that shoots next, seat 0 is lost: at random it would live to win now and then."""
    advised = searching(DuelGuide(), 6000).advise(Seat(new_duel(1, 2, 1, shields=0), 0), [])
    assert {str(one.option): one.value for one in advised}["fire 2"] < 0.1
    assert str(advised[0].option) != "fire 2"


def test_it_spends_a_shield_that_saves_the_ship() -> None:
    table = new_duel(1, 1, shields=1)
    table.act(0, duel.Fire(1))
    assert chosen(table, searching(DuelGuide()), seat=1) == "shield"


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_it_takes_the_best_card_without_knowing_the_other_hands(seed: str) -> None:
    table = draft.MANIFEST.table_for(3, {"cards": 3}, Chance(seed))
    assert isinstance(table, draft.Draft)
    assert chosen(table, searching(DraftGuide(), 600)) == f"pick {max(table.drafters[0].hand)}"


@pytest.mark.parametrize(("seat", "vote"), [(0, "heart"), (1, "heart"), (2, "mind")])
def test_a_vote_of_all_at_once_is_searched(seat: int, vote: str) -> None:
    """Ballots can be changed until all have voted, so asking the first seat again and again would never end."""
    table = council.MANIFEST.table_for(3, {}, Chance("council"))
    assert chosen(table, searching(CouncilGuide()), seat) == f"vote {vote}"


def test_what_the_guide_rules_out_is_never_chosen() -> None:
    class Peaceful(DuelGuide):
        def priors(self, world: Any, seat: int, options: Sequence[Option]) -> Sequence[float]:
            rest = [option.verb != "fire" for option in options]
            return [one / sum(rest) if any(rest) else 1 / len(rest) for one in rest]

    assert chosen(new_duel(1, 1, shields=0), searching(Peaceful())) in ("scan", "aim")


# How long


def test_a_limit_of_seconds_ends_a_search() -> None:
    bot = Search("1", DuelGuide(), Limit(seconds=0.05))
    assert chosen(new_duel(1, 1, shields=0), bot) == "fire 1"


def test_a_search_ends_when_the_rest_could_change_nothing() -> None:
    played: list[int] = []

    class Counting(DuelGuide):
        def rewards(self, world: Any) -> Sequence[float]:
            played.append(1)
            return super().rewards(world)

    assert chosen(new_duel(1, 1, shields=0), searching(Counting(), 500)) == "fire 1"
    assert 250 <= len(played) < 500


def test_where_the_guide_rules_everything_out_something_is_chosen() -> None:
    class Nihilist(DuelGuide):
        def priors(self, world: Any, seat: int, options: Sequence[Option]) -> Sequence[float]:
            return [0.0] * len(options)

    assert chosen(new_duel(1, 1, shields=0), searching(Nihilist(), 50))


def test_a_clock_that_has_not_moved_yet_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = iter([0.0] * 5)
    monkeypatch.setattr("quarterdeck.bots.search.searching.perf_counter", lambda: next(readings, 1.0))
    assert chosen(new_duel(1, 1, shields=0), Search("1", DuelGuide(), Limit(seconds=0.5)))


# Fair and repeatable


class SearchingDoubter(Doubter):
    """At every twentieth decision asks twins for all that they think; rules of thumb decide."""

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        self.asked += 1
        if self.asked % 20 == 1:
            other = self.state.imagined(seat, Chance(f"other world {self.asked}"))
            here, there = (Hard(f"{self.asked}", FEW).advise(Seat(table, seat), []) for table in (self.state, other))
            assert here == there, f"seat {seat} knows more than it sees"
        return Thumb(f"{self.asked}").choose(Seat(self.state, seat), options)


@rule("SC-R1", "SC-R2")
@pytest.mark.parametrize("seats", [1, 4])
def test_a_search_answers_the_same_whatever_it_cannot_see(seats: int) -> None:
    state = registry.manifest_of(GAME).table_for(seats, {}, Chance("fair"))
    doubter = SearchingDoubter("hard", GAME, state)
    play_out(state, doubter.choose)
    assert doubter.asked > 50


def test_a_search_plays_the_same_whatever_the_number_of_processes() -> None:
    assert six_choices(Hard("again", FEW, trees=3)) == six_choices(Hard("again", FEW, trees=3, jobs=2))


def six_choices(bot: Search) -> list[str]:
    table, answers = registry.manifest_of(GAME).table_for(3, {}, Chance("again")), []
    for _ in range(6):
        seat = table.seats()[0]
        answers.append(chosen(table, bot, seat))
        table.act(seat, table.option(answers[-1]))
    return answers


def test_a_search_keeps_its_processes_until_it_is_closed() -> None:
    bot, table, others = Hard("kept", FEW, trees=2, jobs=2), new_captains(), {*active_children()}
    seat = table.seats()[0]
    chosen(table, bot, seat)
    kept = {*active_children()} - others
    chosen(table, bot, seat)
    assert {*active_children()} - others == kept
    bot.close()
    assert not {*active_children()} - others


def test_a_search_whose_processes_die_begins_others_and_answers_the_same() -> None:
    table, others = new_captains(), {*active_children()}
    seat = table.seats()[0]
    disturbed, calm = Hard("kept", FEW, trees=2, jobs=2), Hard("kept", FEW, trees=2)
    assert chosen(table, disturbed, seat) == chosen(table, calm, seat)
    for process in {*active_children()} - others:
        process.kill()
    assert chosen(table, disturbed, seat) == chosen(table, calm, seat)
    disturbed.close()


def test_hard_captains_play_the_same_on_a_slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is limited by iterations never looks at the clock; a table where people wait does."""
    table = new_captains()
    here = Seat(table, table.seats()[0])

    def advised(in_time: bool) -> list[Advice]:
        bot: Any = bots.bot("hard", GAME, "1", in_time=in_time)
        return list(bot.advise(here, table.options(here.number)))

    usual, clock = advised(in_time=False), count()
    monkeypatch.setattr("quarterdeck.bots.search.searching.perf_counter", lambda: 0.3 * next(clock))
    assert advised(in_time=False) == usual
    assert advised(in_time=True) != usual


def test_hard_captains_are_known_to_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hard.__init__, "__defaults__", (FEW, 1, 1))
    setting = Setting(GAME, 2, "simulated", {}, ("hard", "thumb"))
    assert [game.error for game in simulate(setting, 1)] == [""]


# Advice


def test_advice_is_the_best_options_with_their_chances() -> None:
    best, *others = searching(DuelGuide()).advise(Seat(new_duel(1, 1, shields=0), 0), [])
    assert (str(best.option), best.unit, best.value, best.line) == ("fire 1", "win", 1.0, ())
    assert all(other.value < 1 for other in others)
    assert len(others) == 2


def test_there_is_advice_even_where_nothing_can_be_chosen() -> None:
    table = new_duel(1, 1, shields=0)
    table.act(0, duel.Fire(1))
    (only,) = searching(DuelGuide()).advise(Seat(table, 1), table.options(1))
    assert (str(only.option), only.value) == ("bear", 0.0)


def test_advice_says_what_would_follow() -> None:
    table = registry.manifest_of(GAME).table_for(4, {}, Chance("advice"))
    seat = table.seats()[0]
    adviser: Adviser = Hard("1", Limit(120))
    advised = adviser.advise(Seat(table, seat), table.options(seat))
    assert 1 <= len(advised) <= 3
    assert {one.option for one in advised} <= {*table.options(seat)}
    assert all(0 < one.value < 1 for one in advised)
    after = table.copy()
    after.act(seat, advised[0].option)
    assert advised[0].line[0] in after.options(seat)
