"""The base pack keeps the limits of G7-D42 to G7-D46, and a pack with mistakes is refused with file and line."""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

import pytest

from quarterdeck.games.gen7.content.cards import KeyTask
from quarterdeck.games.gen7.content.checks import components, unlocked_by
from quarterdeck.games.gen7.content.effects import HeartMind, steps_of
from quarterdeck.games.gen7.content.pack import BASE_PACK, PACKS, pack
from quarterdeck.games.gen7.content.ship import Formula, parse_formula
from quarterdeck.kernel.errors import BadContent
from tests.rules import rule

BASE = pack()
BASE_KEYS = [card for card in BASE.key_tasks.values() if not card.locked]
BASE_WORK = [card for card in BASE.work_tasks.values() if not card.locked]

MISTAKES = [
    ("key_tasks.toml", 'rule = "equal"', 'rule = "even"', "key_tasks.toml:6: KT-01: 'even' is no placement rule"),
    ("key_tasks.toml", ">=5 <=2 >=4", ">=5 <=2", "a limit for each of 3 spots"),
    ("key_tasks.toml", 'cost = "data 2"', 'cost = "gold 2"', "'gold 2' is no cost"),
    ("work_tasks.toml", 'special = "fetch_robot"', 'special = "fetch_tea"', "WT-23: 'fetch_tea' is no step"),
    ("files.toml", "do = ", "does = ", "there are do, copies"),
    ("algorithms.toml", "room=chem_lab", "room=cellar", "there is no 'cellar' among the rooms"),
    ("crossroads.toml", '"heart: lose chems 1; awaken"', '"lose chems 1; awaken"', "should be 'heart|mind|ship|self"),
    ("crossroads.toml", "note_card C-315", "note_card C-999", "C-003: there is no 'C-999' among the crossroads"),
    ("goals.toml", '"1 if vault any >= 3"', '"one if vault any >= 3"', "'STARS if CONDITION'"),
    ("rooms.toml", '"#/2+1"', '"#*2"', "is no yield"),
    ("sections.toml", 'opening = "1.01"', 'opening = "1.99"', "1.00: there is no '1.99' among the sections"),
    ("sections.toml", "flag stores_short", "flag stores_full", "1.01: there is no 'stores_full' among the flags"),
    ("sections.toml", "mind to 1.80: flag asked", "mind: flag asked", "should be 'TAG to SECTION"),
    ("sections.toml", 'kind = "closing"', 'kind = "closing"\ntrack = true', "not used in a section of kind 'closing'"),
    ("episodes.toml", "2.00 if flag asked", "2.00 if flag told", "E1: there is no 'told' among the flags"),
    ("episodes.toml", '  "2.50",', '  "2.50 if round >= 1",', "the last exit has no condition"),
    ("episodes.toml", '"K-01..K-03", ', "", "nothing ever unlocks 'K-01'"),
    ("epilogue.toml", 'flag = "seeds"', 'flag = "roots"', "there is no 'roots' among the flags"),
    ("table.toml", "capacity = 15", "capacity = many", "table.toml"),
    ("pack.toml", 'game = "gen7"', 'game = "chess"', "pack.toml"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "right", "wrong", "complaint"), MISTAKES, ids=[one[2] for one in MISTAKES])
def test_a_mistake_is_refused_with_file_and_line(
    file: str, right: str, wrong: str, complaint: str, tmp_path: Path
) -> None:
    refuse_changed(tmp_path, file, right, wrong, complaint)


def refuse_changed(tmp_path: Path, file: str, right: str, wrong: str, complaint: str) -> None:
    """The base pack with one line changed is refused."""
    folder = tmp_path / "wrong"
    shutil.copytree(BASE_PACK, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(complaint)):
        PACKS.read(folder)


UNWORKABLE = [
    ("files.toml", 'do = "search files 1"', 'do = "search algorithms 2"', "algorithms are arranged one at a time"),
    ("files.toml", 'do = "search files 1"', 'do = "draw_keep algorithms 3 2"', "algorithms are arranged one at a time"),
    ("files.toml", 'do = "search files 1"', 'do = "set placed any"', "'set placed any' is no step"),
    ("files.toml", 'do = "search files 1"', 'do = "apply { toll 1 } for campaign"', "is no step"),
    ("rules_cards.toml", "less_cost fill:sixth_b parts 2", "less_cost work_task department=work any 1", "a center"),
    ("rules_cards.toml", "less_cost fill:sixth_b parts 2", "upkeep any 1", "'upkeep any 1' is no modifier"),
    ("rules_cards.toml", "less_cost fill:sixth_b parts 2", "open_spot science_lab 3", "is no modifier"),
    ("rules_cards.toml", "less_cost fill:sixth_b parts 2", "admitted officer hq", "is no modifier"),
    ("rules_cards.toml", "less_cost fill:sixth_b parts 2", "barred robot sixth_b", "sixth_b has no single spots"),
    ("rules_cards.toml", "less_cost fill:sixth_b parts 2", "yield chem_lab +1 once", "can work once"),
    ("rules_cards.toml", "chief: look key_tasks 2", "chosen: look key_tasks 2", "nobody could choose a player"),
    ("sections.toml", "closed sixth_b", "closed science_lab:2", "there is no 'science_lab:2' among the rooms"),
]  # fmt: skip


@rule("G7-D58", "G7-D71.1", "G7-D71.2", "G7-D71.3", "G7-D71.5")
@pytest.mark.parametrize(("file", "right", "wrong", "complaint"), UNWORKABLE, ids=[one[2] for one in UNWORKABLE])
def test_a_line_that_could_not_be_done_is_refused(
    file: str, right: str, wrong: str, complaint: str, tmp_path: Path
) -> None:
    refuse_changed(tmp_path, file, right, wrong, complaint)


# Decks


@rule("G7-D42", "G7-1.1", "G7-1.33")
def test_decks_have_their_sizes() -> None:
    assert (len(BASE_KEYS), len(BASE.key_tasks)) == (24, 36)
    assert (len(BASE_WORK), len(BASE.work_tasks)) == (36, 45)
    files = [file for file in BASE.files.values() if not file.locked]
    assert (sum(file.copies for file in files), sum(file.copies for file in BASE.files.values())) == (24, 33)
    algorithms = Counter({name: card.copies for name, card in BASE.algorithms.items()})
    assert (len(algorithms), algorithms.total()) == (16, 32)
    sets = Counter(card.set for card in BASE.crossroads.values())
    assert sets == {"base": 24, "crew": 8, "follow_up": 24, **{f"E{number}": 6 for number in range(2, 8)}}
    plans = Counter(goal.plan for goal in BASE.personal_goals.values())
    assert plans == {"A": 8, "B": 8, "sector": 4}
    assert (len(BASE.skills), len(BASE.crew), len(BASE.goals)) == (29, 8, 13)


@rule("G7-D43.1", "G7-D43.2", "G7-D43.3")
def test_base_key_tasks_keep_their_limits() -> None:
    assert Counter(card.department for card in BASE_KEYS) == {"computer": 8, "energy": 8, "biological": 8}
    assert Counter(card.spots for card in BASE_KEYS) == {2: 6, 3: 14, 4: 4}
    assert min(Counter(card.rule.kind for card in BASE_KEYS).values()) >= 2
    assert len({card.rule.kind for card in BASE_KEYS}) == 7
    costs = [sum(card.cost) for card in BASE_KEYS]
    assert 0 <= min(costs) <= max(costs) <= 8
    assert 3.5 <= mean(costs) <= 4.5
    assert Counter(card.failure for card in BASE_KEYS) == {1: 16, 2: 8}
    by_effort = sorted(BASE_KEYS, key=lambda card: sum(card.cost) + 2 * card.spots)
    assert [card.merit for card in by_effort] == sorted(card.merit for card in BASE_KEYS)


@rule("G7-D43.6")
def test_low_and_high_results_have_a_use() -> None:
    limits = [card.rule.limits for card in BASE_KEYS]
    assert sum(any(high <= 2 for _, high in spots) for spots in limits) >= 6
    assert sum(any(low >= 5 for low, _ in spots) for spots in limits) >= 6


@rule("G7-D43.5")
def test_base_work_tasks_keep_their_limits() -> None:
    assert set(Counter(card.center for card in BASE_WORK).values()) == {12}
    for card in BASE_WORK:
        assert 2 <= sum(card.cost) <= 7
        assert 4 <= card.merit <= 9
        assert 2 <= card.penalty <= min(5, card.merit - 1)
    assert 6 <= sum(bool(card.special) for card in BASE_WORK) <= 10
    plain = sorted((sum(card.cost), card.merit) for card in BASE_WORK if not card.special)
    assert [merit for _, merit in plain] == sorted(merit for _, merit in plain)


@rule("G7-D48.5", "G7-D44.1")
def test_files_have_at_most_two_steps_and_consequences_four() -> None:
    assert all(len(file.do) <= 2 for file in BASE.files.values())
    assert all(len(option.do) <= 4 for card in BASE.crossroads.values() for option in card.options)


@rule("G7-D45.5")
def test_tags_and_the_track_agree_and_options_differ() -> None:
    for card in BASE.crossroads.values():
        assert len({option.tag for option in card.options}) == len(card.options)
        for option in card.options:
            moves = [step.n for step in steps_of(option.do) if isinstance(step, HeartMind)]
            sign = {"heart": 1, "mind": -1}.get(option.tag, 0)
            assert all(move * sign > 0 for move in moves), card.id


@rule("G7-D45.4", "G7-D74")
def test_some_cards_are_for_all_and_some_are_kept() -> None:
    cards = BASE.crossroads.values()
    assert 3 <= sum(card.who != "officer" for card in cards) <= 6
    assert 3 <= sum(card.keep is not None for card in cards) <= 5


@rule("G7-D46", "G7-21.3")
def test_each_crew_card_adds_a_card_whose_condition_names_it() -> None:
    for crew in BASE.crew.values():
        assert f"crew {crew.adds}" == BASE.crossroads[crew.adds].condition.write()  # type: ignore[union-attr]


@rule("G7-D32")
def test_dearer_skills_need_a_higher_rank() -> None:
    ranks = {3: 1, 4: 1, 5: 2, 6: 2, 8: 3}
    assert {skill.id: skill.rank for skill in BASE.skills.values()} == {
        skill.id: ranks[skill.cost] for skill in BASE.skills.values()
    }


# Ship


@rule("G7-D39", "G7-31.3", "G7-31.4")
def test_yields_are_rounded_up() -> None:
    lab = BASE.rooms["science_lab"]
    assert [lab.yields[dots].amount(1) for dots in lab.dots] == [1, 2, 2, 1]
    assert [lab.yields[dots].amount(5) for dots in lab.dots] == [5, 4, 4, 3]
    assert parse_formula("4") == Formula(0, 4)


@rule("G7-D39", "G7-1.25")
def test_rooms_have_their_spots_and_departments() -> None:
    dots = {name: room.dots for name, room in BASE.rooms.items() if not room.locked}
    assert dots["hq"] == (0, 1, 2, 3)
    assert dots["vault"] == ()
    work = {name for name, room in BASE.rooms.items() if room.department == "work"}
    assert work == {"hq", "vault", "sixth_a", "sixth_b"}
    for system, rooms in BASE.table.systems.items():
        assert {BASE.rooms[room].department for room in rooms} == {system}


@rule("G7-2.21", "G7-D2", "G7-29.14")
def test_the_mechanical_sector_has_a_robot_and_one_colonist_fewer() -> None:
    assert {name: sector.colonists for name, sector in BASE.sectors.items()} == {
        "science": 5, "engineering": 5, "bioscience": 5, "mechanical": 4,
    }  # fmt: skip
    assert [name for name, sector in BASE.sectors.items() if sector.robot_home] == ["mechanical"]


@rule("G7-3.4", "G7-3.5")
def test_key_tasks_are_drawn_by_seats_and_round() -> None:
    assert [BASE.table.drawn(3, number) for number in (1, 2, 3, 6)] == [1, 2, 3, 3]
    assert [BASE.table.drawn(4, number) for number in (1, 2, 3, 6)] == [2, 3, 4, 4]


# What is locked


@rule("G7-1.40", "G7-D47", "G7-D76")
def test_every_locked_component_has_a_point_of_unlocking() -> None:
    points = unlocked_by(BASE)
    assert {name for name, locked in components(BASE).items() if locked} - set(points) == {"B9"}
    assert points["L-01"] == ["1.80"]
    assert points["B2"] == ["E2"]
    assert sorted(points["A2"]) == ["4.10", "4.20"]


def test_ids_are_unique_among_all_cards() -> None:
    names = [name for deck in decks() for name in deck]
    assert len(names) == len(set(names))


def decks() -> Iterator[dict[str, object]]:
    for deck in ("key_tasks", "work_tasks", "files", "algorithms", "goals", "personal_goals", "crew", "rules_cards"):
        yield getattr(BASE, deck)


def test_a_key_task_knows_its_rule() -> None:
    card = BASE.key_tasks["KT-03"]
    assert isinstance(card, KeyTask)
    assert (card.rule.limits, card.cost) == (((5, 12), (0, 2), (4, 12)), (1, 2, 0))
