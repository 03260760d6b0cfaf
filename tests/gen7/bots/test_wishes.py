"""What bots work for: goals of their own as their temperament has it, and a plot goal that is late (G7-D56.2)."""

from quarterdeck.games.gen7.bots.wishes import Wishes
from quarterdeck.games.gen7.state import Gen7
from tests.gen7.tables import ship, turn_of
from tests.rules import rule


def wishes(table: Gen7, seat: int = 0) -> Wishes:
    return Wishes(turn_of(table, seat).view(seat), seat)


def with_plan(plan: str, temperament: str = "humanist", **counts: int) -> Gen7:
    table = ship(section="")
    table.goals = (*table.goals, "personal_goals")
    player = table.players[0]
    player.plan_a, player.temperament = plan, temperament
    player.counts = {f"{{{kind} own in episode}}": number for kind, number in counts.items()}
    return table


@rule("G7-15.3", "G7-D56.2")
def test_a_plan_makes_what_it_asks_for_worth_more_until_it_is_met() -> None:
    assert wishes(with_plan("PA-3")).wished("replenished", type="data") > 0
    assert wishes(with_plan("PA-3", replenished=7)).wished("replenished", type="data") == 0
    assert wishes(with_plan("PA-2")).wished("replenished", type="data") == 0


@rule("G7-15.3")
def test_a_plan_that_cannot_be_met_any_more_is_given_up() -> None:
    table = with_plan("PA-3", replenished=1)
    table.round = table.last_round
    assert wishes(table).wished("replenished", type="data") == 0


@rule("G7-D56.2")
def test_a_careerist_wants_the_own_plan_more_than_a_warden() -> None:
    eager, dutiful = (wishes(with_plan("PA-3", name)).wished("replenished") for name in ("careerist", "warden"))
    assert eager > dutiful > 0


@rule("G7-R5", "G7-D56.1")
def test_nobody_works_for_the_plan_of_somebody_else() -> None:
    assert wishes(with_plan("PA-3"), 1).wished("replenished", type="data") == 0


@rule("G7-D56.2")
def test_a_plot_goal_that_is_late_counts_more_and_one_that_is_reached_nothing() -> None:
    def marker(round_: int, success: int) -> float:
        table = ship(section="1.01")
        table.target, table.plot_advance, table.round, table.success = 12, 3, round_, success
        return wishes(table).wished("replenished", type="data")

    assert marker(3, 4) > marker(1, 0) > marker(1, 8) > 0
    assert marker(1, 12) == 0
