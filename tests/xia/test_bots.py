"""Bots of Xia: fair, repeatable, legal and of the strength they claim."""

from collections.abc import Sequence

import pytest

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.bots.search import Limit
from quarterdeck.games.xia.bots.goals import Goal
from quarterdeck.games.xia.bots.hard import Hard
from quarterdeck.games.xia.bots.routes import RIM, Pilot, cost
from quarterdeck.games.xia.bots.thumb import OptionValues
from quarterdeck.games.xia.rules.chart import chart
from quarterdeck.games.xia.rules.setup import new_table
from quarterdeck.games.xia.state import Options, Xia
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.words import words
from quarterdeck.lab.simulate import Setting, simulate
from tests.rules import rule
from tests.xia.tables import Board, Drift, board

GAME = "xia"


def new_game(seed: str, goal: int = 10, rounds: int = 60) -> Xia:
    table = new_table(4, Options(goal=goal, rounds=rounds), Chance(seed))
    table.advance()
    return table


def small_search(seed: str) -> Bot:
    return Hard(seed, Limit(iterations=4))


def play(table: Xia, players: Sequence[Bot], most: int) -> int:
    """Let bots play by the rules; tells how many decisions that took."""
    for decision in range(most):
        if table.over:
            return decision
        seat = table.seats()[0]
        options = table.options(seat)
        chosen = players[seat].choose(Seat(table, seat), options)
        assert chosen is not None
        table.act(seat, chosen)
    return most


@rule("XIA-R21")
@pytest.mark.parametrize("name", ["thumb", "easy"])
def test_a_bot_answers_the_same_whatever_it_cannot_see(name: str) -> None:
    table, asked = new_game("fair"), 0
    while not table.over and asked < 200:
        asked += 1
        seat = table.seats()[0]
        other = table.imagined(seat, Chance(f"other world {asked}"))
        here, there = [_twin(name, asked, seat, world) for world in (table, other)]
        assert here == there, f"seat {seat} knows more than it sees"
        table.carry_out(seat, here)
    assert asked == 200


def _twin(name: str, asked: int, seat: int, world: Xia) -> Option:
    chosen = bots.bot(name, GAME, f"twin {asked % 4}").choose(Seat(world, seat), world.options(seat))
    assert chosen is not None
    return chosen


@rule("XIA-R21")
def test_a_search_answers_the_same_whatever_it_cannot_see() -> None:
    table, asked = new_game("fair search"), 0
    play(table, [bots.bot("thumb", GAME, str(seat)) for seat in range(4)], 60)
    while asked < 12:
        seat = table.seats()[0]
        other = table.imagined(seat, Chance(f"other world {asked}"))
        here = small_search(str(asked)).choose(Seat(table, seat), table.options(seat))
        assert small_search(str(asked)).choose(Seat(other, seat), other.options(seat)) == here
        assert here is not None
        asked += len(table.options(seat)) > 1
        table.carry_out(seat, here)


@pytest.mark.parametrize("name", ["thumb", "easy"])
def test_a_bot_plays_the_same_game_again(name: str) -> None:
    setting = Setting(GAME, 3, "again", {"goal": 5, "rounds": 5}, (name,))
    assert list(simulate(setting, 1)) == list(simulate(setting, 1))


def test_a_captain_who_searches_plays_the_same_again() -> None:
    tables = [new_game("again", goal=5, rounds=3) for _ in range(2)]
    for table in tables:
        play(table, [small_search("1"), *(bots.bot("thumb", GAME, str(seat)) for seat in (1, 2, 3))], 90)
    assert tables[0].to_json() == tables[1].to_json()


def test_rules_of_thumb_beat_three_random_captains() -> None:
    setting = Setting(GAME, 4, "strength", {"goal": 5, "rounds": 100}, ("thumb", "random", "random", "random"))
    games = list(simulate(setting, 5))
    assert sum(game.ended.standing(4).won[0] for game in games) >= 4


def test_rules_of_thumb_keep_to_the_rules_and_come_to_an_end() -> None:
    table = new_game("whole game")
    play(table, [bots.bot("thumb", GAME, str(seat)) for seat in range(4)], 5000)
    assert max(captain.fame for captain in table.captains) >= table.setting.goal


def test_advice_of_a_search_is_on_offer_with_a_chance_to_win() -> None:
    table = new_game("advice")
    play(table, [bots.bot("thumb", GAME, str(seat)) for seat in range(4)], 40)
    seat = table.seats()[0]
    options = table.options(seat)
    advice = Hard("1", Limit(iterations=12)).advise(Seat(table, seat), options)
    assert 1 <= len(advice) <= 3
    assert all(one.option in options for one in advice)
    assert all(one.unit == "win" and 0 <= one.value <= 1 for one in advice)


def test_advice_says_what_it_is_for_in_words_of_the_map() -> None:
    table = new_game("advice")
    captains = [bots.bot("thumb", GAME, str(seat)) for seat in range(4)]
    while table.agenda[-1].name != "action-phase":
        play(table, captains, 1)
    seat = Seat(table, table.seats()[0])
    adviser = Hard("1", Limit(iterations=12))
    assert adviser.explain(seat) == [], "who only plays tells nothing"
    adviser.advise(seat, table.options(seat.number))
    remarks = adviser.explain(seat)
    assert [one.id for one in remarks] in (["plan-spot"], ["plan-planet"], ["plan-rim"])
    for language in ("en", "ru", "pl"):
        text = words(GAME, language).text(remarks[0].id, remarks[0].args)
        assert not any(f"{spot} " in f"{text} " for spot in table.chart.cells), text


def test_levels_of_play_are_registered() -> None:
    assert bots.names(GAME) == ["random", "thumb", "easy", "normal", "hard"]
    assert bots.quick(GAME) == "thumb"


# Ways


KEMPLAR = chart("base", ("kemplar-ii 0,0",))
INSIDE, OUTSIDE, AT_ENTRANCE = "0,0", "-1,-1", "-2,0"


def test_a_way_onto_a_planet_leads_through_its_entrance() -> None:
    assert cost(KEMPLAR, AT_ENTRANCE, "-1,0", Pilot()) == 1
    assert cost(KEMPLAR, AT_ENTRANCE, "-1,0", Pilot(outlaw=True)) > 1


def test_damaged_ships_fear_shields_more() -> None:
    sound, hurt = [cost(KEMPLAR, OUTSIDE, INSIDE, Pilot(outlaw=True, hurt=hurt)) for hurt in (False, True)]
    assert sound < hurt


def test_the_rim_and_a_planet_can_be_goals() -> None:
    assert cost(KEMPLAR, AT_ENTRANCE, RIM, Pilot()) == 0
    assert cost(KEMPLAR, INSIDE, "kemplar-ii", Pilot()) == 0


def test_a_step_over_a_shield_is_worth_less_than_one_towards_the_entrance() -> None:
    """A bot that saw only where steps lead would try the shield next to its goal."""
    mind = wishful([["kemplar-ii", 0, 0]], "-1,-1", Goal("-1,0", 1.0))
    assert mind.step_worth("s") < 0 < mind.step_worth("sw")


def test_a_ship_on_a_gate_sets_out_for_what_lies_beyond_the_other() -> None:
    gates = chart("base", board("BF")).gates
    assert wishful("BF", gates["expedior-gate"][0], Goal(gates["deltus-gate"][0], 1.0)).best_step > 0


def wishful(sectors: Board, at: str, goal: Goal) -> OptionValues:
    """A captain on a hex who wants one thing only."""
    table = Drift(sectors).table
    table.captains[0].at = at
    mind = OptionValues(table, 0)
    mind.__dict__["goals"] = [goal]
    return mind
