"""The end of an episode: goals, stars, skills, ranks, log and bookmark (G7-6, G7-11, G7-15, G7-20, G7-27)."""

import pytest

from quarterdeck.games.gen7.campaign_log import Log
from quarterdeck.games.gen7.rules.episode_end import Buying, EndOfEpisode, PayStars, Promote, sequel
from quarterdeck.games.gen7.rules.plans import show_plans
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel.words import words
from tests.gen7.logs import log_before
from tests.gen7.tables import act, offered, refusal, ship, told
from tests.gen7.test_set_up import opened
from tests.rules import rule


def ended(episode: int = 1, **goals: object) -> Gen7:
    """An episode that is about to end; seat 1 is chief of staff."""
    table = ship(3)
    table.episode, table.chief, table.humans = episode, 1, ()
    table.goals = table.pack.episodes[episode].goals
    return table


def run_down(table: Gen7) -> Gen7:
    """The end of the episode, without purchases."""
    table.then(EndOfEpisode())
    table.advance()
    while table.seats():
        seat = table.seats()[0]
        verbs = {option.verb for option in table.options(seat)}
        choice = "end-buying" if "end-buying" in verbs else str(table.options(seat)[0])
        act(table, seat, choice)
    return table


def log_after(table: Gen7) -> Log:
    options = sequel(table)
    assert options is not None
    assert options.log is not None
    return options.log


@rule("G7-6.1", "G7-6.22", "G7-41.5", "G7-22.6", "G7-1.31")
def test_the_six_steps_come_in_their_order_and_fill_the_log() -> None:
    table = ended()
    table.heart_mind, table.divisions = -2, {**table.divisions, "energy": 3}
    table.players[2].merit = 51
    run_down(table)
    kinds = [one.kind for one in table.event_sink or [] if hasattr(one, "kind")]
    steps = ["average-noted", "stars-paid", "promoted", "squares-crossed", "heart-mind-noted", "cards-added"]
    steps.append("bookmark-put")
    assert sorted(steps, key=kinds.index) == steps
    log = log_after(table)
    assert (log.best, log.heart_mind, log.squares, log.bookmark) == ((2,), (-2,), 1, "2.50")
    assert [officer.rank for officer in log.officers] == [1, 1, 2]
    assert sum(log.damage.values()) == 1


@rule("G7-6.4", "G7-6.5", "G7-15.6", "G7-6.3")
def test_stars_say_what_they_were_for_and_merit_is_kept_for_the_log() -> None:
    table = ended(2)
    table.players[1].merit, table.players[1].plan_a, table.players[0].plan_b = 51, "PA-8", "PB-4"
    table.players[1].algorithms = ("AL-01", "AL-02", "AL-03", "AL-04")
    table.vault = dict.fromkeys(table.vault, 0)
    run_down(table)
    assert table.players[1].paid == {"best_officer": 2, "G-02": 2, "PA-8": 1, "PS-2": 1, "merit": 2}
    assert table.players[0].paid == {"G-02": 2}  # a plan that was not met is not named
    paid = [one for one in told(table, "goal-paid") if one["seat"] == 1]
    assert [(one["goal"], one["number"]) for one in paid] == [
        ("best_officer", 2),
        ("G-02", 2),
        ("PA-8", 1),
        ("PS-2", 1),
    ]
    assert told(table, "merit-paid") == [{"seat": 1, "number": 2}]
    assert told(table, "stars-paid")[1]["number"] == 8
    assert log_after(table).earned == ((0, 51, 0),)


@rule("G7-18.13", "G7-6.2", "G7-6.3", "G7-C16", "G7-D18")
def test_work_tasks_in_hand_cost_merit_before_stars_are_counted() -> None:
    table = ended()
    table.players[0].merit, table.players[0].work_tasks = 26, ("WT-01",)  # a penalty of 2
    run_down(table)
    assert table.players[0].merit == 24
    assert table.averages[0].total == 24
    assert table.players[0].stars == 2  # as best officer; none for 24 merit


@rule("G7-0.3", "G7-6.4", "G7-6.15", "G7-27.1", "G7-20.6", "G7-D34")
def test_goals_pay_stars_which_buy_skills_and_the_rest_is_logged() -> None:
    table = ended()
    table.players[1].merit = 30
    table.vault = {"data": 3, "parts": 3, "chems": 3}  # Full Shelves pays everybody 1
    assert [player.stars for player in table.players] == [0, 0, 0]
    table.then(EndOfEpisode())
    table.advance()
    assert [player.stars for player in table.players] == [1, 4, 1]  # seat 1: best officer 2, merit 1, shelves 1
    act(table, 1, "buy inventor")
    run_down_rest(table)
    assert [officer.stars for officer in log_after(table).officers] == [1, 1, 1]
    assert log_after(table).officers[1].skills == ("inventor",)


def run_down_rest(table: Gen7) -> None:
    while table.seats():
        act(table, table.seats()[0], "end-buying")


@rule("G7-R32", "G7-6.6", "G7-D19", "G7-27.2")
def test_purchases_are_made_in_turn_order_two_at_most() -> None:
    table = ended()
    for player in table.players:
        player.stars, player.rank = 20, 3
    table.then(*[Buying(seat) for seat in table.clockwise(table.chief)])
    table.advance()
    assert table.seats() == (1,)
    assert refusal(table, 0, "buy hacker") != ""
    act(table, 1, "buy hacker", "buy dealer")
    assert table.seats() == (2,)  # two are bought, so the next player's turn has come
    assert [one["skill"] for one in told(table, "skill-bought")] == ["hacker", "dealer"]
    assert refusal(table, 2, "buy hacker") == "skill-not-available G7-D19"


@rule("G7-27.5", "G7-6.7", "G7-6.8")
def test_a_discarded_skill_can_be_bought_by_others() -> None:
    table = ended()
    for player in table.players:
        player.stars = 9
    table.players[1].skills = ("inventor",)
    table.then(Buying(1), Buying(2))
    table.advance()
    act(table, 1, "buy chemist inventor", "end-buying")
    assert table.players[1].stars == 9 - (4 - 3 // 2)
    act(table, 2, "buy inventor")
    assert table.players[2].skills == ("inventor",)


@rule("G7-27.4", "G7-11.4", "G7-6.9")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_an_officer_has_as_many_skill_slots_as_rank_levels(rank: int) -> None:
    table = ended()
    player = table.players[0]
    player.rank, player.stars = rank, 30
    player.skills = ("inventor", "researcher", "chemist")[: rank - 1]
    assert table.view(None)["free_skills"] == (1, 1, 1)  # the others are of rank 1
    table.then(Buying(0))
    table.advance()
    act(table, 0, "buy analyst")
    assert len(player.skills) == rank
    assert table.view(None)["free_skills"][0] == 0
    if table.seats():
        assert refusal(table, 0, "buy scientist") == "too-many-skills G7-6.10"


@rule("G7-6.14", "G7-6.11")
def test_a_rank_gained_now_does_not_raise_the_limit_of_this_episode() -> None:
    table = ended()
    table.chief = 0
    player = table.players[0]
    player.merit, player.stars, player.skills = 60, 20, ("inventor",)
    table.then(EndOfEpisode())
    table.advance()
    assert refusal(table, 0, "buy chemist") == "too-many-skills G7-6.10"
    run_down_rest(table)
    assert player.rank == 2


@rule("G7-11.1", "G7-11.2", "G7-D20")
def test_ranks_go_from_lieutenant_to_general() -> None:
    assert all(player.rank == 1 for player in opened().players)
    table = ended()
    for rank, after in [(1, 2), (4, 5), (5, 5)]:
        table.players[0].rank, table.players[0].merit = rank, 80
        table.then(Promote())
        table.advance()
        assert table.players[0].rank == after
    names = [words("gen7", "en").text(f"rank-{level}") for level in range(1, 6)]
    assert names == ["lieutenant", "captain", "major", "colonel", "general"]


@rule("G7-11.3", "G7-C2", "G7-D20", "G7-D34")
def test_no_ranks_and_lines_without_an_officer_review() -> None:
    table = ended()
    table.goals = ("best_officer",)
    table.players[0].merit = 80
    table.then(Promote())
    table.advance()
    assert [(player.rank, player.lines) for player in table.players] == [(1, 0)] * 3


# Personal goals


@rule("G7-15.1", "G7-15.2", "G7-D33", "G7-D34")
def test_plans_are_dealt_only_where_personal_goals_are_in_play() -> None:
    first, second = opened(), opened(**log_before("2.00", 3))
    assert [(player.plan_a, player.plan_b) for player in first.players] == [(None, None)] * 3
    goals = second.pack.personal_goals
    for player in second.players:
        assert player.plan_a is not None
        assert player.plan_b is not None
        assert (goals[player.plan_a].plan, goals[player.plan_b].plan) == ("A", "B")
        assert [goal.sector for goal in goals.values() if goal.sector == player.sector] == [player.sector]
    for episode, row in first.pack.episodes.items():
        assert ("personal_goals" in row.goals) == (episode > 1)
        assert {"best_officer", "officer_review"} <= {*row.goals}


def planned(plan_a: str | None = None, plan_b: str | None = None, **counts: int) -> Gen7:
    table = ended(2)
    table.players[0].plan_a, table.players[0].plan_b = plan_a, plan_b
    table.players[0].counts = {f"{{{key.replace('_own', ' own')} in episode}}": n for key, n in counts.items()}
    return table


@rule("G7-15.3", "G7-15.6", "G7-D33", "G7-R5")
def test_a_plan_that_is_met_is_shown_and_pays_its_stars() -> None:
    table = planned("PA-3", "PB-4", replenished_own=7)
    assert "PA-3" not in str(table.view(1)["players"][0])
    show_plans(table)
    assert table.players[0].shown == ("PA-3",)
    assert told(table, "plan-shown") == [{"seat": 0, "plan": "PA-3"}]
    table.players[0].counts = {}  # a met plan stays met
    table.then(PayStars())
    table.advance()
    plain = 2  # the goal of the episode
    assert [player.stars for player in table.players] == [plain + 1 + 2, plain, plain]  # and best officer
    assert "PB-4" not in str(table.view(1)["players"][0])  # unmet plans are never shown


@rule("G7-15.3", "G7-D33", "G7-D46")
@pytest.mark.parametrize(("times", "shown"), [(12, ()), (13, ("PB-2",))])
def test_whoever_often_contributes_in_large_groups_meets_that_plan(times: int, shown: tuple[str, ...]) -> None:
    table = planned(None, "PB-2")
    table.players[0].counts = {
        "{contributed own contributors>=3 in episode}": times,
        "{contributed own in episode}": 40,  # fills by fewer hands do not count
    }
    show_plans(table)
    assert table.players[0].shown == shown
    assert table.pack.personal_goals["PB-2"].stars == 2


@rule("G7-15.4", "G7-D33")
def test_sector_goals_and_plans_marked_end_are_tested_at_the_end_only() -> None:
    table = planned(None, "PB-7", work_task_finished_own=4)
    table.players[0].sector = "engineering"
    table.players[0].algorithms, table.players[0].upgrades = ("AL-01", "AL-02"), ("AL-03", "AL-04")
    show_plans(table)
    assert table.players[0].shown == ()
    table.then(PayStars())
    table.advance()
    assert table.players[0].shown == ("PB-7",)
    assert table.players[0].stars == 2 + 2 + 2 + 1  # episode goal, best officer, plan B, sector goal


# Bookmark and closings


@rule("G7-D50.11", "G7-22.6", "G7-6.25")
def test_flags_then_closings_then_the_first_exit_that_fits() -> None:
    table = ended(2)
    table.visited, table.results = ("2.81",), {"2": "reached"}
    run_down(table)
    assert "valve_open" in table.flags  # set before the exits are tested
    assert "B2" in table.unlocked
    assert table.bookmark == "3.50"
    again = ended(2)
    again.results = {"2": "missed"}
    assert run_down(again).bookmark == "3.00"
    closed = ended(3)
    closed.results, closed.heart_mind = {"3": "missed"}, 3
    run_down(closed)
    assert closed.visited[-1] == "3.82"
    assert closed.bookmark == "4.00"


@rule("G7-D50.9", "G7-D50")
def test_flags_and_exits_are_data_of_the_pack() -> None:
    table = ended()
    assert table.pack.episodes[1].exits[-1].section == "2.50"
    table.flags = ("asked",)
    assert run_down(table).bookmark == "2.00"
    with pytest.raises(ValueError, match="not in tuple"):
        table.pack.table.flags.index("no_such_flag")


@rule("G7-6.25", "G7-2.8")
def test_offered_purchases_are_those_the_officer_can_pay() -> None:
    table = ended()
    table.players[0].stars = 3
    table.then(Buying(0))
    table.advance()
    assert offered(table, 0, "buy") == ["buy inventor", "buy researcher", "buy tutor"]


@rule("G7-6.7", "G7-6.8")
def test_whoever_can_pay_only_by_discarding_several_skills_is_asked() -> None:
    table = ended()
    player = table.players[0]
    player.rank, player.stars, player.skills = 2, 0, ("chemist", "analyst")
    table.then(Buying(0))
    table.advance()
    assert "buy engineer chemist,analyst" in offered(table, 0)
    act(table, 0, "buy engineer chemist,analyst")
    assert (player.skills, player.stars) == (("engineer",), 0)


@rule("G7-D20", "G7-6.12")
def test_a_general_is_neither_promoted_nor_underlined() -> None:
    table = ended()
    table.players[0].rank, table.players[0].merit = 5, 60
    table.then(Promote())
    table.advance()
    assert (table.players[0].rank, table.players[0].lines) == (5, 0)
    assert [one["seat"] for one in told(table, "underlined")] == [1, 2]
    assert told(table, "promoted") == []


@rule("G7-D19")
def test_a_discarded_skill_can_be_bought_back_with_the_second_purchase() -> None:
    table = ended()
    table.players[0].stars, table.players[0].skills = 20, ("inventor",)
    table.then(Buying(0))
    table.advance()
    act(table, 0, "buy chemist inventor", "buy inventor chemist")
    assert table.players[0].skills == ("inventor",)
