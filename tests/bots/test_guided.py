"""Bots in a guided game: they know how long it is, and that the coach goes first."""

import pytest
from msgspec.structs import replace

from quarterdeck import Game
from quarterdeck.bots.bot import Seat
from quarterdeck.bots.search import Limit
from quarterdeck.games.starship_captains.bots import Hard
from quarterdeck.games.starship_captains.bots.cards import rounds_left
from quarterdeck.games.starship_captains.bots.outlook import expected
from quarterdeck.games.starship_captains.bots.thumb import Mind
from tests.rules import rule
from tests.starship_captains.tables import Voyage


@rule("SC-R33")
@pytest.mark.parametrize(("guided", "last"), [(True, 2), (False, 4)])
def test_the_last_round_is_known_as_such(guided: bool, last: int) -> None:
    voyage = Voyage(1)
    view = voyage.table.view(0)
    view["setting"]["guided"] = guided
    for number in range(1, last + 1):
        view["round"] = number
        assert Mind(view).last == (number == last)
        assert rounds_left(view) == last - number + 0.5


@rule("SC-R33")
def test_a_ship_is_judged_by_the_rounds_to_come() -> None:
    """The last round of a guided game is like that of a whole one: a crew has no more time to earn anything."""
    table = Voyage(1).table
    judged = {}
    for guided in (False, True):
        table.setting = replace(table.setting, guided=guided)
        for number in range(1, 3 if guided else 5):
            table.round = number
            judged[guided, number] = expected(table, 0)
    assert judged[False, 1] == judged[False, 2] > judged[False, 3] > judged[False, 4]
    assert (judged[True, 1], judged[True, 2]) == (judged[False, 3], judged[False, 4])


@rule("SC-R34")
def test_whoever_is_coached_is_advised_to_do_what_the_coach_waits_for() -> None:
    """At every step that leaves a choice, although in imagined worlds the coach may wait for what cannot be done."""
    game = Game("starship-captains", seats=1, seed="7", guided=True)
    adviser = Hard("advice", Limit(iterations=6))
    advised = 0
    while game.state.coach is not None:
        options = game.choices(0)
        wanted = [one for one in options if not one.aside]
        for advice in adviser.advise(Seat(game.state, 0), options):
            assert advice.option in wanted
            assert not any(option.aside for option in advice.line)
            advised += 1
        game.act(0, str(wanted[0]))
    assert advised > 20
