"""The first guided game: its set-up, its coach and its goals (SC-R33 to SC-R35)."""
# ruff: noqa: N999 - named after the chapter

from typing import Any

import pytest
from msgspec import to_builtins

from quarterdeck import BadOptions, CannotUndo, Game, Illegal
from quarterdeck.games.starship_captains.guided.goals import Goal
from quarterdeck.games.starship_captains.guided.script import guide
from quarterdeck.kernel.coach import StepReader, coach_says
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.history import scenes
from quarterdeck.kernel.words import LANGUAGES, words
from tests.rules import rule

LAST = sum(len(step.options) for step in guide().steps)
ROUND_2 = (
    "activate diplomatic-pouch R", "fly s11", "decline", "go fleet 2", "end-turn",
    "perform", "assign R", "assign A", "apply", "decline", "go androids 2", "apply", "go fleet 1", "end-turn",
    "activate science B", "take", "end-turn",
    "activate repair Y", "mend ship", "end-turn",
    "activate repair Y", "mend ship", "end-turn",
    "pass",
)  # fmt: skip
"""The first words of options after the coach that reach all goals, whatever Captain Shadow does meanwhile."""


def guided(options: int = 0, seed: str = "1") -> Game:
    """The guided game after so many options of the coach."""
    game = Game("starship-captains", seats=1, seed=seed, guided=True)
    for _ in range(options):
        game.act(0, offered(game)[0])
    return game


def offered(game: Game) -> list[str]:
    return [str(option) for option in game.state.options(0)]


def said(game: Game) -> str:
    """The message id of what the coach says."""
    step = coach_says(game.state)
    assert step is not None
    return step.id


def to_the_end(game: Game, *beginnings: str) -> dict[str, Any]:
    """Choose one option after another; what else is asked is declined, or done as comes first."""
    for beginning in beginnings:
        while not (found := [text for text in offered(game) if text.startswith(beginning)]):
            game.act(0, offered(game)[-1] if "decline" in offered(game) else offered(game)[0])
        game.act(0, found[0])
    while not game.state.over:
        game.act(0, offered(game)[0])
    return to_builtins(game.result())


# Set-up


@rule("SC-R33")
def test_the_table_is_laid_out_as_the_guide_says() -> None:
    tables = [guided(seed=seed).state for seed in ("1", "2")]
    for table in tables:
        assert table.solo
        assert table.shadow.passenger == "teddy"
        assert table.planets["p3"] == "the-sleeper-ship"
        assert table.stations["p4"] == "gold"
        assert table.routes["s10"] == "purple-android"
        assert table.track_sides[0] == "fleet-B"
        assert table.central[2] == "diplomatic-pouch"
        assert table.captains[0].slots == ["damage", "damage", "", "", "damage", "damage"]
    assert tables[0].technologies != tables[1].technologies, "the rest is dealt as usual"


@rule("SC-R33")
@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (2, {}, "guided: the first guided game is for one seat, not 2"),
        (1, {"board": "B"}, "board: the guided game leaves nothing else to choose"),
    ],
)
def test_a_guided_game_leaves_nothing_to_choose(seats: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        Game("starship-captains", seats=seats, guided=True, **options)


@rule("SC-R33", "SC-16.1")
def test_it_ends_after_two_rounds() -> None:
    game = guided(LAST)
    assert game.state.round == game.view(None)["last_round"] == 2
    result = to_the_end(game, "pass")
    assert result["outcome"] == "finished"
    assert result["sheets"][0]["missions"] == 5


# Coach


@rule("SC-R34")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_coach_leads_to_what_it_promises(seed: str) -> None:
    captain = guided(LAST, seed).state.captains[0]
    assert captain.missions == ["the-sleeper-ship"]
    assert captain.slots[2] == "diplomatic-pouch"
    assert captain.markers == [1, 0, 0]
    assert captain.at == "p4"
    assert captain.ready == ["A", "R", "Y", "B", "R", "Y"]
    assert captain.medals == 2, "one for the edges that match, one for round 2"


@rule("SC-R34")
def test_only_what_the_coach_waits_for_is_legal() -> None:
    game = guided(1)
    assert offered(game) == ["activate navigation R", "play-freely"]
    with pytest.raises(Illegal) as refused:
        game.act(0, "activate science B")
    assert (refused.value.reason.id, refused.value.reason.clause) == ("coach-waits", "SC-R34")
    assert refused.value.reason.args == {"awaited": ["activate navigation R"]}
    with pytest.raises(Illegal) as wrong:
        game.act(0, "activate science R")
    assert wrong.value.reason.clause == "SC-4.9", "what the rules forbid keeps its own reason"


@rule("SC-R34")
def test_a_refusal_says_what_the_coach_waits_for() -> None:
    table = guided(1).state
    reason = table.why_not(0, table.option("activate science B"))
    assert reason is not None
    assert "something else: Activate the navigation room with a red ensign. Do that" in words(
        "starship-captains"
    ).reason(reason)


@rule("SC-R34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_coach_waits_for_has_words(language: str) -> None:
    said = words("starship-captains", language)
    for step in guide().steps:
        for text in step.options:
            assert said.text("reason-coach-waits", {"awaited": [text]}).count(said.option_text(text)) == 1


@rule("SC-R34")
def test_a_step_may_accept_several_options() -> None:
    assert offered(guided(15)) == ["mend ship", "mend 1", "mend 2", "mend 5", "mend 6"]


@rule("SC-R34", "SC-R9")
def test_undo_takes_the_coach_back() -> None:
    game = guided(3)
    assert said(game) == "guided-pirate"
    game.undo(0)
    assert said(game) == "guided-fly"
    assert offered(game) == ["fly s2"]


@rule("SC-R34", "SC-R13")
def test_an_ended_turn_stays_ended() -> None:
    with pytest.raises(CannotUndo):
        guided(5).undo(0)


@rule("SC-R34")
@pytest.mark.parametrize("options", [0, 1, 9])
def test_the_player_may_go_on_without_the_coach(options: int) -> None:
    game = guided(options)
    game.act(0, "play-freely")
    assert game.state.coach is None
    assert {"pass", "activate repair C"} <= set(offered(game))
    assert "play-freely" not in offered(game)


@rule("SC-R34")
def test_other_games_have_no_coach() -> None:
    game = Game("starship-captains", seats=1, seed="1")
    with pytest.raises(Illegal) as refused:
        game.act(0, "play-freely")
    assert refused.value.reason.id == "no-coach"


@rule("SC-R34", "SC-13.8", "SC-11.3")
def test_commanders_and_omegas_are_explained_before_round_2() -> None:
    game = guided(LAST - 3)
    assert game.state.round == 2
    for name in ("commander", "omega", "goals"):
        assert (said(game), offered(game)) == (f"guided-{name}", ["got-it", "play-freely"])
        game.act(0, "got-it")
    kinds = [game.state.card(card).kind for card in game.state.central]
    assert kinds[-2:] == ["omega", "omega"], "the last ones on offer, as the coach says"


@rule("SC-R34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(language: str) -> None:
    said = words("starship-captains", language)
    for step in guide().steps:
        assert len(said.text(step.id)) <= 66
        assert 40 < len(said.text(f"{step.id}-more")) <= 290


# Goals


@rule("SC-R35")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_all_goals_can_be_reached(seed: str) -> None:
    result = to_the_end(guided(LAST, seed), *ROUND_2)
    assert [verdict["met"] for verdict in result["guided"]["goals"]] == [True] * 4
    assert result["epilogues"] == [], "goals stand in its place"


@rule("SC-R35")
def test_the_table_shows_how_far_the_goals_are() -> None:
    game = guided(LAST)
    assert far(game) == [("1 of 2", False), ("1 of 2", False), ("1 of 5", False), ("now 8", False)]
    for option in ("activate repair R", "mend ship"):
        game.act(0, option)
    assert far(game)[-1] == ("now 7", True), "no more than 7 damage"
    to_the_end(game, "pass")
    assert "goals" not in game.view(0)
    assert "goals" not in Game("starship-captains", seats=1, seed="1").view(0)


def far(game: Game) -> list[tuple[str, bool]]:
    """How far each goal is in words, and whether that would do."""
    said = words("starship-captains")
    return [(said.text(goal["found"]["id"], goal["found"]["args"]), goal["met"]) for goal in game.view(0)["goals"]]


@rule("SC-R35")
def test_a_missed_goal_says_what_there_was() -> None:
    result = to_the_end(guided(LAST), "pass")
    missed = [verdict["found"] for verdict in result["guided"]["goals"]]
    assert missed[0] == {"id": "guided-missed-missions", "clause": "SC-12.16", "args": {"number": 1}}
    assert all(missed)
    assert result["sheets"][0]["total"] == sum(v for k, v in result["sheets"][0].items() if k != "total")


def test_a_guided_game_can_be_shown_from_its_record() -> None:
    game = guided(LAST)
    to_the_end(game, "pass")
    assert "mission-completed" in [event.kind for scene in scenes(game.record) for event in scene.events]


# Reading


@pytest.mark.parametrize("row", ["fly: fly s2", "fly SC-99.1: fly s2", "fly SC-5.1"])
def test_a_step_without_a_clause_is_refused(row: str) -> None:
    with pytest.raises(BadContent, match="should read like 'fly DS"):
        StepReader("guided")(row)


@pytest.mark.parametrize("row", ["wins 1", "missions", "missions two"])
def test_a_goal_that_counts_nothing_is_refused(row: str) -> None:
    with pytest.raises(
        BadContent,
        match="missions NUMBER",
    ):
        Goal.parse(row)
