"""What is printed on boards and cards (G7-1), and the limits that bind our own content (G7-D39 to G7-D50)."""

from itertools import product

import pytest

from quarterdeck.games.gen7.content import effects
from quarterdeck.games.gen7.content.cards import CardOption, Crossroads, KeyTask
from quarterdeck.games.gen7.content.effects import NoteCard, SetFlag, Step, steps_of
from quarterdeck.games.gen7.content.modifiers import Closed
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.content.walking import walk
from quarterdeck.games.gen7.rules.placement import fits
from quarterdeck.games.gen7.state import SIDES
from quarterdeck.kernel.words import words
from tests.rules import rule

BASE = pack()
CARDS = list(BASE.crossroads.values())
OPTIONS = [option for card in CARDS for option in card.options]


@rule("G7-1.2", "G7-1.3", "G7-1.4")
def test_dice_have_their_sides() -> None:
    assert SIDES == {"officer": 8, "colonist": 6, "robot": 12}


@rule("G7-1.10", "G7-1.12", "G7-1.14", "G7-1.15", "G7-D43")
def test_tasks_say_what_they_cost_pay_and_risk() -> None:
    card, task = BASE.key_tasks["KT-18"], BASE.work_tasks["WT-12"]
    assert (card.department, card.spots, card.rule, card.cost) == ("biological", 3, Placement("rising"), (0, 2, 2))
    assert (card.merit, card.failure) == (2, 1)
    assert (task.center, task.cost, task.merit, task.penalty) == ("data_center", (6, 0, 0), 4, 3)
    assert task.special == (effects.Improve("computer", 1),)


@rule("G7-1.16", "G7-1.17", "G7-D44", "G7-D44.2", "G7-D44.3")
def test_files_and_algorithms_have_effects_and_algorithms_an_upgrade() -> None:
    assert all(file.do for file in BASE.files.values())
    for card in BASE.algorithms.values():
        assert card.do != card.upgraded
        assert len(card.do) == len(card.upgraded) == 1
        assert card.when.seats == "own" or card.when.kind == "round_started"


@rule("G7-1.18", "G7-D45.1", "G7-D45")
def test_crossroads_cards_have_a_condition_and_two_or_three_options() -> None:
    assert {len(card.options) for card in CARDS} == {2, 3}
    assert all(name == f"C-{name[2:]}" and name[2:].isdigit() for name in BASE.crossroads)
    assert all(option.do for option in OPTIONS)


@rule("G7-1.19", "G7-20.2", "G7-20.4", "G7-20.5", "G7-D77")
def test_a_goal_that_turns_pays_less_on_its_failure_side() -> None:
    turning = [goal for goal in BASE.goals.values() if goal.turns]
    assert len(turning) >= 6
    for goal in turning:
        assert goal.failure is not None
        assert goal.failure.stars < goal.success.stars


@rule("G7-1.20", "G7-D46")
def test_personal_goals_pay_stars() -> None:
    assert {(goal.plan, goal.stars) for goal in BASE.personal_goals.values()} == {("A", 1), ("B", 2), ("sector", 1)}
    assert {goal.sector for goal in BASE.personal_goals.values() if goal.plan == "sector"} == set(BASE.sectors)


@rule("G7-1.21", "G7-21.2")
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_crew_cards_have_name_job_and_review(language: str) -> None:
    here = words("gen7", language)
    assert all(here.has(f"{what}-{name}") for name in BASE.crew for what in ("card", "job", "review"))


@rule("G7-1.22", "G7-D75", "G7-17.1")
def test_rules_cards_say_in_which_episodes_they_work() -> None:
    assert [name for name, card in BASE.rules_cards.items() if not card.locked] == ["R-1", "R-2"]
    assert BASE.rules_cards["B4"].episodes == (5, 6)
    assert [rule_.write() for rule_ in BASE.rules_cards["B8"].rules] == ["less_cost fill:sixth_b parts 2"]


@rule("G7-1.23", "G7-1.26", "G7-39.2", "G7-39.3", "G7-39.4", "G7-39.5", "G7-39.6")
def test_every_room_belongs_to_one_department() -> None:
    departments = {name: room.department for name, room in BASE.rooms.items() if not room.locked}
    assert departments == {
        "science_lab": "computer", "assembly": "computer", "data_center": "computer",
        "tech_lab": "energy", "production_center": "energy",
        "chem_lab": "biological", "medical_center": "biological",
        "hq": "work", "vault": "work",
    }  # fmt: skip


@rule("G7-30.1", "G7-31.1", "G7-32.1", "G7-33.1", "G7-34.1", "G7-35.1", "G7-36.1", "G7-37.1", "G7-38.1")
def test_systems_run_the_rooms_of_their_department() -> None:
    for system, rooms in BASE.table.systems.items():
        assert set(rooms) == {name for name, room in BASE.rooms.items() if room.department == system}


@rule("G7-1.30", "G7-D40", "G7-1.27")
def test_each_division_covers_spots_and_leaves_every_room_one() -> None:
    assert [division.id for division in BASE.table.divisions] == ["green", "yellow", "orange", "critical"]
    covered = {dots for division in BASE.table.divisions for dots in division.dots}
    assert covered == {2, 3, 4}
    assert all(set(BASE.rooms[room].dots) - covered for rooms in BASE.table.systems.values() for room in rooms)


@rule("G7-1.33", "G7-43.30")
def test_skills_have_uses_or_work_by_themselves() -> None:
    alone = {skill.id for skill in BASE.skills.values() if not skill.uses}
    by_choice = {"lone_wolf", "mentor", "commandant", "leader", "workhorse"}
    assert alone - by_choice == {
        "inventor", "researcher", "biologist", "chemist", "engineer", "scientist", "technologist", "analyst",
        "loyal_friend",
    }  # fmt: skip
    assert BASE.skills["patron"].uses == 2


# Limits of our own content


@rule("G7-D43.4")
def test_most_key_tasks_can_be_filled_by_colonists_alone() -> None:
    base = [card for card in BASE.key_tasks.values() if not card.locked]
    assert sum(_fits_colonists(card) for card in base) >= 20


def _fits_colonists(card: KeyTask) -> bool:
    return any(fits(card.rule.kind, results, card.rule.limits) for results in product(range(1, 7), repeat=card.spots))


@rule("G7-D45.2")
def test_options_touch_what_they_should() -> None:
    moved = [option for option in OPTIONS if _has(option, effects.HeartMind)]
    assert 0.3 <= len(moved) / len(OPTIONS) <= 0.45
    assert sum(_has(option, NoteCard, SetFlag) for option in OPTIONS) / len(OPTIONS) >= 0.15
    touching = (effects.Improve, effects.Worsen, effects.Success, effects.Setback)
    assert sum(_has(option, *touching) for option in OPTIONS) / len(OPTIONS) >= 0.1


def _has(option: CardOption, *kinds: type[Step]) -> bool:
    return any(isinstance(step, kinds) for step in steps_of(option.do))


@rule("G7-D45.3", "G7-D45.8")
def test_cards_say_how_often_they_should_fit() -> None:
    base = [card.fits for card in CARDS if card.set == "base"]
    assert 25 <= sum(base) / len(base) <= 35
    assert all(50 <= card.fits <= 80 for card in CARDS if card.set == "follow_up")


@rule("G7-D45.7")
def test_threads_run_over_two_or_more_episodes() -> None:
    begun = {card.id: _notes(card) for card in CARDS if card.set != "follow_up" and _notes(card)}
    assert len(begun) >= 12
    assert all(BASE.crossroads[name].set == "follow_up" for names in begun.values() for name in names)


def _notes(card: Crossroads) -> set[str]:
    return {part.card for part in walk(card.options) if isinstance(part, NoteCard)}


@rule("G7-D50.6", "G7-D50.10", "G7-D50.5")
def test_every_plot_goal_counts_success_markers() -> None:
    goals = [section for section in BASE.sections.values() if section.kind in ("opening", "goal")]
    assert all(section.goal and section.goal.counts for section in goals)
    named = {name for episode in BASE.episodes.values() for name in episode.result}
    assert named <= {section.id for section in goals}


@rule("G7-D50.7")
def test_no_failure_ends_the_campaign_early() -> None:
    for number in range(1, 7):
        assert all(BASE.sections[one.section].kind == "entry" for one in BASE.episodes[number].exits)
    assert not any(isinstance(part, effects.EndEpisode) for part in walk(tuple(BASE.sections.values())))


@rule("G7-D50.8")
def test_episodes_play_their_parts() -> None:
    votes = [section for section in BASE.sections.values() if section.kind == "vote"]
    assert {vote.episode for vote in votes} == set(range(1, 8))
    assert {vote.episode for vote in votes if vote.track} == {5, 6, 7}
    assert {vote.episode for vote in votes if len(vote.options) == 3} == {4}
    assert not BASE.episodes[1].unlocks
    assert "personal_goals" in BASE.episodes[2].goals


@rule("G7-D48.2")
def test_no_word_changes_a_rank_or_gives_tokens_to_another() -> None:
    words_of_effects = {kind.name for kind in Step.kinds}
    assert not {word for word in words_of_effects if "rank" in word or "give" in word}


@rule("G7-D78")
def test_the_targets_of_the_last_episode_follow_the_seats() -> None:
    goals = [BASE.sections[name].goal for name in ("7.01", "7.31", "7.61")]
    targets = [(goal.target(3), goal.target(4), goal.by_round) for goal in goals if goal is not None]
    assert targets == [(7, 11, 3), (6, 9, 3), (6, 9, 3)]


@rule("G7-D58.2")
def test_no_rule_closes_hq_or_the_last_room_of_a_department() -> None:
    closed = {part.room for part in walk(tuple(BASE.sections.values())) if isinstance(part, Closed)}
    assert closed <= {"sixth_a", "sixth_b"}


@rule("G7-D58.3")
def test_new_rooms_have_groups_with_a_price_and_a_reward() -> None:
    for name in ("sixth_a", "sixth_b"):
        room = BASE.rooms[name]
        assert room.groups
        assert sum(room.cost) > 0
        assert room.vault_pays
        assert room.pays
    assert [group.spots for group in BASE.rooms["sixth_b"].groups] == [4, 4]
    (gang,) = BASE.rooms["sixth_a"].groups
    assert [placement.kind for placement in gang.rules] == ["thresholds", "step", "equal", "rising"]
