"""How far one is with personal goals: told to those who see the goal, and to nobody else (G7-15, G7-R5)."""

import pytest

from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.games.gen7.words.stories import stories
from quarterdeck.kernel.words import LANGUAGES, words
from tests.gen7.tables import ship
from tests.rules import rule

PLANS = {name: goal for name, goal in pack().personal_goals.items() if not goal.sector}


def holding(plan: str) -> Gen7:
    """Seat 0 holds a plan; personal goals count."""
    table = ship(4)
    table.goals = ("personal_goals",)
    setattr(table.players[0], f"plan_{PLANS[plan].plan.lower()}", plan)
    return table


def told(table: Gen7, seat: int | None) -> dict[str, str]:
    texts = stories(table.view(seat), words("gen7"))
    return {key.removeprefix("progress:"): text for key, text in texts.items() if key.startswith("progress:")}


@rule("G7-15.2", "G7-R5", "G7-R9")
@pytest.mark.parametrize("plan", PLANS)
def test_every_plan_tells_its_owner_how_far_it_is_and_nobody_else(plan: str) -> None:
    table = holding(plan)
    assert plan in told(table, 0)
    for other in (1, None):
        assert set(told(table, other)) == {"PS-1", "PS-2", "PS-3", "PS-4"}


@rule("G7-15.2")
def test_numbers_are_those_that_the_goal_asks_for() -> None:
    table = holding("PB-2")
    player = table.players[0]
    player.plan_a, player.algorithms, player.upgrades = "PA-8", ("AL-01", ""), ("AL-02", None)
    player.counts = {"{contributed own contributors>=3 in episode}": 9}
    assert told(table, 0) == {
        "PA-8": "2 of 4", "PB-2": "9 of 13", "PS-1": "0 of 4", "PS-2": "0 of 4", "PS-3": "3 of 5", "PS-4": "0 of 3",
    }  # fmt: skip
    player.plan_b, table.players[1].counts = "PB-6", {"{contributed own in episode}": 4}
    assert told(table, 0)["PB-6"] == "0, the most is 4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_is_told_in_every_language(language: str) -> None:
    assert "26" in stories(holding("PB-4").view(0), words("gen7", language))["progress:PB-4"]
