"""Content packs: other numbers without other code; mistakes are named with their line and what would be right."""

import shutil
from pathlib import Path

import pytest

from quarterdeck import BadContent, Game
from quarterdeck.games.space_alert.content.pack import BASE, load, pack, use

GUNSHIP = 'name = "Gunship", stats = "speed 2, hits 5, shield 2, points 2/4", acts = "X: attack 2 own;'
T3 = "T3 = { start = 12, X = [8], Y = [3] }"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the base pack to spoil."""
    return Path(shutil.copytree(BASE, tmp_path / "pack"))


def line_of(folder: Path, file: str, words: str) -> int:
    before, found, _ = (folder / file).read_text(encoding="utf-8").partition(words)
    assert found
    return before.count("\n") + 1


def change(folder: Path, file: str, old: str, new: str) -> int:
    """Write something else at the first place where `old` stands; returns the line."""
    line = line_of(folder, file, old)
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return line


def complaint(folder: Path) -> str:
    with pytest.raises(BadContent) as error:
        load(folder)
    return str(error.value)


# Mistakes


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("pack.toml", 'game = "space-alert"', 'game = "xia"', ["game", "'xia'", "space-alert"]),
        ("pack.toml", 'name = "base"', "name = 3", ["name", "`str`"]),
        ("ship.toml", "red = [1, 2]", "red = [1]", ["red", "length 2"]),
        ("ship.toml", "blue = [2, 3]", 'blue = [2, "3"]', ["blue", "`int`"]),
        ("ship.toml", "capsules = 3", 'capsules = "three"', ["capsules", "`int`"]),
        ("ship.toml", "upper_red = 4", 'upper_red = "4"', ["upper_red", "`int`"]),
        ("ship.toml", "points = [1, 2, 3, 5, 7]", "points = 1", ["points", "`array`"]),
        ("ship.toml", T3, T3.replace("[8]", "[13]"), ["T3", "square 13", "between 1 and 12"]),
        ("ship.toml", T3, T3.replace("[8]", "[3]"), ["T3", "square 3", "taken"]),
        ("ship.toml", T3, T3.replace("[8]", "8"), ["T3", "`array`"]),
        ("ship.toml", T3, T3.replace("[8]", '["8"]'), ["T3", "`int`"]),
        ("ship.toml", T3, T3.replace(", Y = [3]", ""), ["T3", "`Y`"]),
        ("cards.toml", '"B/<" = 8', '"D/<" = 8', ["D/<", '"A/<" = 10']),
        ("cards.toml", '"B/<" = 8', '"B/<" = -8', ["B/<", '"A/<" = 10']),
        ("cards.toml", '"HA/H:lower_red" = 1', '"HA/H:lower_rde" = 1', ["HA/H:lower_rde", '"HA/H:lower_red" = 1']),
        ("threats.toml", '"E1-05"', '"E3-05"', ["E3-05", "SE2-03"]),
        ("threats.toml", GUNSHIP, GUNSHIP.replace("hits 5", "hits five"), ["E1-05", "hits NUMBER|rockets["]),
        ("threats.toml", GUNSHIP, GUNSHIP.replace(", shield 2", ""), ["E1-05", "only they, have a shield"]),
        ("threats.toml", GUNSHIP, GUNSHIP.replace("name", "nam"), ["E1-05", "`nam`", "name, stats, acts"]),
        ("threats.toml", GUNSHIP, GUNSHIP.replace("X: attack", "X: atack"), ["E1-05", "'atack 2 own'", "attack"]),
        ("threats.toml", GUNSHIP, GUNSHIP.replace("2 own", "2 green"), ["E1-05", "'attack 2 green'", "own", "others"]),
        ("threats.toml", GUNSHIP, GUNSHIP.replace("X:", "W:"), ["E1-05", "'W: attack 2 own'", "X:, Y: or Z:"]),
        ("threats.toml", GUNSHIP, f'traits = "no rokets", {GUNSHIP}', ["E1-05", "'no rokets'", "no rockets"]),
        ("threats.toml", GUNSHIP, f'traits = "blast", {GUNSHIP}', ["E1-05", "'blast'", "blast NUMBER"]),
        ("threats.toml", GUNSHIP, f'place = "intruder upper_red", {GUNSHIP}', ["E1-05", "has no place"]),
        ("threats.toml", 'place = "intruder upper_red"', 'place = ""', ["I1-01", "intruder|fissure STATIONS,"]),
        ("threats.toml", "intruder upper_red", "intruder uper_red", ["I1-01", "'uper_red'", "upper_red"]),
        ("threats.toml", "malfunction B upper_blue", "malfunction D upper_blue", ["I1-05", "A|B|C STATIONS"]),
        ("missions.toml", '"15 threat T+1 blue"', '"15 thraet T+1 blue"', ["S1-1", "thraet", "'50 data'"]),
        ("missions.toml", '"15 threat T+1 blue"', '"15 threat T+1 green"', ["S1-1", "'green'", "blue, internal"]),
        ("missions.toml", 'kind = "simulation"', 'kind = "simulacion"', ["S1-3", "simulacion", "advanced_simulation"]),
        ("missions.toml", "phase_ends = [250, 420]", "phase_ends = [420, 250]", ["S1-1", "two or three rising times"]),
        ("missions.toml", 'title = "Mission 1"', 'titel = "Mission 1"', ["S2-1", "`titel`", "title"]),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_line_its_entry_and_what_would_be_right(
    folder: Path, file: str, old: str, new: str, words: list[str]
) -> None:
    line = change(folder, file, old, new)
    found = complaint(folder)
    assert found.startswith(f"{folder / file}:{line}: ")
    assert [word for word in words if word not in found] == []


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "words"),
    [
        ("ship.toml", "red = [1, 2]\n", "", "[shields]", ["shields", "red, white, blue"]),
        ("ship.toml", "blue = [2, 3]\n", "blu = [2, 3]\n", "blu = ", ["reactors", "red, white, blue"]),
        ("ship.toml", "rockets = 3\n", "", "[supplies]", ["rockets", "missing"]),
        ("ship.toml", "points = [1, 2, 3, 5, 7]\n", "", "[visual_confirmation]", ["points", "missing"]),
        ("ship.toml", "rocket = 3\n", "", "[strength]", ["rocket", "missing"]),
        ("ship.toml", "pulse_cannon = 2\n", "", "[range]", ["pulse_cannon", "missing"]),
        ("missions.toml", 'title = "First Test Run"\n', "", "[S1-1]", ["S1-1", "`title`"]),
        ("cards.toml", "[deck]\n", "[dekc]\n", "[dekc]", ["`dekc`", "deck, heroic"]),
        ("pack.toml", 'name = "base"\n', "", "# The base game", ["name", "missing"]),
    ],
)
def test_what_is_missing_is_named_with_the_line_of_what_should_hold_it(
    folder: Path, file: str, old: str, new: str, where: str, words: list[str]
) -> None:
    change(folder, file, old, new)
    found = complaint(folder)
    assert found.startswith(f"{folder / file}:{line_of(folder, file, where)}: ")
    assert [word for word in words if word not in found] == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("threats.toml", '"E1-05"', '"E1-04"'),
        ("missions.toml", "[S1-2]", "[S1-1]"),
        ("missions.toml", 'kind = "mission"', "kind = mission"),
    ],
)
def test_what_is_no_toml_is_named_with_its_line(folder: Path, file: str, old: str, new: str) -> None:
    line = change(folder, file, old, new)
    found = complaint(folder)
    assert found.startswith(str(folder / file))
    assert f"line {line}" in found


@pytest.mark.parametrize("file", ["pack.toml", "ship.toml", "cards.toml", "threats.toml", "missions.toml"])
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert complaint(folder) == f"{folder / file}: this file of the pack is missing"


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("ship.toml", "upper_blue = 4", "uper_blue = 4"),
        ("ship.toml", '"heavy_laser", "pulse_cannon"', '"heavy_laser", "pulse_canon"'),
        ("ship.toml", '"heavy_laser", "pulse_cannon"', '"heavy_laser", "heavy_laser"'),
        ("ship.toml", "points = [1, 2, 3, 5, 7]", "points = [1, 2, 3]"),
        ("ship.toml", "capsules = 3", "capsules = -3"),
        ("cards.toml", '"A/<" = 10', '"HA/<" = 10'),
        ("pack.toml", "format = 1", "format = 99"),
        ("cards.toml", '"HA/H:lower_red" = 1', '"A/>" = 1'),
        ("threats.toml", "Z: attack 3 own", "Z: move left"),
        ("threats.toml", "Z: damage 3 here", "Z: attack 3 own"),
        ("missions.toml", '"90 transfer"', '"9000 transfer"'),
        ("missions.toml", '"15 threat T+1 blue"', '"15 threat T+0 blue"'),
        ("missions.toml", '"15 threat T+1 blue"', '"15 threat T+13 blue"'),
        ("missions.toml", '"360 communications down 375"', '"360 communications down 275"'),
    ],
)
def test_what_would_spoil_a_game_later_is_refused_when_the_pack_is_read(
    folder: Path, file: str, old: str, new: str
) -> None:
    line = change(folder, file, old, new)
    assert complaint(folder).startswith(f"{folder / file}:{line}: ")


def test_a_table_that_is_no_table_is_a_mistake_like_others(folder: Path) -> None:
    line = change(folder, "cards.toml", "[deck]", "deck = 3\n[spare]")
    assert complaint(folder).startswith(f"{folder / 'cards.toml'}:{line}: deck: ")


def test_fewer_than_four_trajectories_are_refused(folder: Path) -> None:
    for number in (4, 5, 6, 7):
        change(folder, "ship.toml", f"T{number} =", f"# T{number} =")
    line = line_of(folder, "ship.toml", "[tracks]")
    assert complaint(folder).startswith(f"{folder / 'ship.toml'}:{line}: tracks: ")


def test_decks_that_would_run_out_are_refused(folder: Path) -> None:
    change(folder, "cards.toml", '"A/>" = 10', '"A/>" = 1')
    change(folder, "cards.toml", '"A/^" = 10', '"A/^" = 0')
    change(folder, "cards.toml", '"B/<" = 8', '"B/<" = 0')
    assert "deck: 63 cards; a crew of 5 needs 70" in complaint(folder)


def test_too_few_threats_for_a_mission_are_refused(folder: Path) -> None:
    text = (folder / "threats.toml").read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith('"I1-') or line.startswith('"I1-01')]
    (folder / "threats.toml").write_text("\n".join(kept), encoding="utf-8")
    assert "needs 2 common internal threats of each colour" in complaint(folder)


def test_another_pack_cannot_call_itself_base(folder: Path) -> None:
    with pytest.raises(BadContent, match="belongs to the base game"):
        use(folder)


# Packs that are right


def test_the_base_pack_is_always_there() -> None:
    assert load(BASE) == pack()


def test_a_game_with_another_pack_has_its_numbers(folder: Path) -> None:
    change(folder, "pack.toml", 'name = "base"', 'name = "first printing"')
    change(folder, "threats.toml", "speed 3, hits 4, shield 2, points 2/4", "speed 4, hits 4, shield 2, points 2/4")
    change(folder, "ship.toml", "capsules = 3", "capsules = 7")
    name = use(folder)
    game = Game("space-alert", seats=4, pack=name)
    assert name == "first printing"
    assert game.state.ship.capsules == 7
    assert (pack(name).threats["E1-03"].speed, pack().threats["E1-03"].speed) == (4, 3)


def test_a_pack_that_was_changed_and_loaded_again_is_dealt_as_it_is_now(folder: Path) -> None:
    change(folder, "pack.toml", 'name = "base"', 'name = "growing"')
    Game("space-alert", seats=4, pack=use(folder), mission="S2-1")
    change(folder, "threats.toml", '"E1-10"', '"E1-11"')
    game = Game("space-alert", seats=4, pack=use(folder), mission="S2-1")
    assert "E1-11" in game.state.decks[0].cards
    assert "E1-10" not in game.state.decks[0].cards


def test_a_pack_that_was_not_loaded_is_named() -> None:
    pack()
    with pytest.raises(BadContent, match=r"no pack 'missing' of space-alert is loaded; there are base@"):
        Game("space-alert", seats=4, pack="missing")


# Lessons (SA-R46 to SA-R48)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('crew = ["upper_white"]', 'crew = ["upper_wite"]', ["moving.crew", "'upper_wite'", "upper_white"]),
        ('hand = "A/< B/^"', 'hand = "A/< D/^"', ["moving.hand", "'D/^'", "'A/<'"]),
        ('"- >/C -"', '"- >/C - -"', ["moving.planned.0", "the lesson has 3 slots"]),
        ('"SA-4.5.1: planned 0 < 1"', '"SA-4.5.99: planned 0 < 1"', ["moving.steps.2", "a clause of the rules"]),
        ('"SA-4.5.1: planned 0 < 1"', '"SA-4.5.1: plan 0 < 1"', ["moving.steps.2", "planned NUMBER|any SYMBOL"]),
        ('"SA-4.5.1: planned 0 < 1"', '"SA-4.5.1: planned 1 < 1"', ["moving.steps.2", "boards are 0 to 0"]),
        ('"SA-4.1.3: flown"', '"SA-4.1.3: read"', ["moving.steps.5", "the last step is 'flown'"]),
        ('"at 0 lower_red turn 2"', '"at 0 lower_red"', ["moving.goals.0", "at NUMBER upper_red|", " turn NUMBER"]),
        ('"at 0 lower_red turn 2"', '"at 0 lower_red turn 9"', ["moving.goals.0", "3 turns"]),
        ('"destroyed E1-07"', '"destroyed E1-08"', ["firing.goals.0", "no threat E1-08"]),
        ('"E1-07 T+1 red"', '"E1-07 T+1 internal"', ["firing.threats.0", "only internal threats"]),
        ('"E1-07 T+1 red"', '"E1-07 T+4 red"', ["firing.threats.0", "3 turns"]),
        ('"E1-07 T+1 red"', '"Fighter T+1 red"', ["firing.threats.0", "'E1-07 T+1 red'"]),
        ('tracks = { red = "T5" }', 'tracks = { red = "T9" }', ["firing.tracks", "'T9'", "red = 'T5'"]),
        ("reactors = { red = 0,", "reactors = { green = 0,", ["energy.ship", "'green'", "red, white, blue"]),
        ('red = ["gravolift"]', 'red = ["lift"]', ["delays.ship", "'lift'", "gravolift"]),
        ('kind = "simulation"', 'kind = "simulator"', ["computer.kind", "simulator", "advanced_simulation"]),
        ("minutes = 2", "minutes = 0", ["moving.minutes", ">= 1"]),
    ],
)  # fmt: skip
def test_a_mistake_in_a_lesson_is_named_with_its_line(folder: Path, old: str, new: str, words: list[str]) -> None:
    line = change(folder, "lessons.toml", old, new)
    found = complaint(folder)
    assert found.startswith(f"{folder / 'lessons.toml'}:{line}: ")
    assert [word for word in words if word not in found] == []


def test_only_the_base_game_has_a_flight_school(folder: Path) -> None:
    change(folder, "pack.toml", 'name = "base"', 'name = "harder"')
    change(folder, "lessons.toml", "minutes = 2", "minutes = 0")
    assert load(folder).lessons == {}
    assert "moving" in pack().lessons
