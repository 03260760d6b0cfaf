"""Packs: mistakes are refused with file and line, and say what would be right."""

import re
import shutil
from pathlib import Path

import pytest

from quarterdeck.games.starship_captains.content.cards import read_ability
from quarterdeck.games.starship_captains.content.happenings import happening
from quarterdeck.games.starship_captains.content.pack import CONTENT, pack, use
from quarterdeck.games.starship_captains.content.score_rules import score_rules
from quarterdeck.games.starship_captains.content.sheets import load
from quarterdeck.games.starship_captains.content.vocabulary import effect
from quarterdeck.games.starship_captains.rules.setup import new_table
from quarterdeck.games.starship_captains.state import Options
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.registry import texts_of
from quarterdeck.kernel.words import words
from tests.rules import rule

ADVANCE = "is no effect; write 'advance any|fleet|androids|pirates[ NUMBER]'"
MISTAKES = [
    # Effects
    (
        "missions",
        "advance fleet 3",
        "advance flet 3",
        f"'advance flet 3' {ADVANCE}",
    ),
    ("missions", "advance fleet 3", "advance fleet 0", "'advance fleet 0': Expected `int` >= 1"),
    (
        "missions",
        "advance fleet 3",
        "advance fleet three",
        f"'advance fleet three' {ADVANCE}",
    ),
    (
        "missions",
        "advance fleet 3",
        "advance",
        f"'advance' {ADVANCE}",
    ),
    (
        "missions",
        "advance fleet 3",
        "advance fleet 3 4",
        f"'advance fleet 3 4' {ADVANCE}",
    ),
    ("missions", "advance fleet 3", "advanse fleet 3", "'advanse fleet 3' is no effect; there are advance,"),
    ("missions", "advance fleet 3", "medal,", "'' is no effect"),
    ("missions", "advance fleet 3", "choice", "'choice' is no effect"),
    ("missions", "red: advance fleet 3", "red:", "a row begins with red, yellow, blue or android"),
    ("missions", "red: advance fleet 3", "red: ", "a row does something"),
    ("missions", "red: advance fleet 3", "rde: advance fleet 3", "a row begins with red, yellow, blue or android"),
    (
        "missions",
        "repair / advance pirates 2",
        "repair / advance pirate 2",
        "'advance pirate 2' is no effect",
    ),
    ("missions", "pay artifact: android &", "pay artefact: android &", "'artefact' is no price; there are medal|"),
    ("missions", "pay artifact: android &", "pay artifact 0: android &", "'artifact 0': Expected `int` >= 1"),
    ("missions", "pay artifact: android &", "pay artifact: androit &", "'androit' is no effect"),
    (
        "missions",
        "pay artifact: android & advance androids 2",
        "pay artifact",
        "write 'pay PRICE: BENEFIT'",
    ),
    ("missions", "points = 3", "points = -3", "Expected `int` >= 0"),
    ("missions", "points = 3", 'points = "3"', "Expected `int`"),
    ("missions", "points = 3", "point = 3", "point"),
    # Technologies
    ("technologies", "tech replace", "tech repalce", "'tech repalce' is no effect; write 'tech[ replace]'"),
    ("technologies", "red: move, repair 2", "pink: move, repair 2", "'pink' should be a colour"),
    ("technologies", "red once: jump", "red twice: jump", "'red twice' should be a colour"),
    ("technologies", "red: move, repair 2", "red: ", "a room does something"),
    (
        "technologies",
        "after mission red: advance",
        "after mission rde: advance",
        "no ability; write 'after mission red|",
    ),
    ("technologies", "bonus repair: repair 2", "bonus damage: repair 2", "is no ability"),
    ("technologies", "instead of damage pirate", "instead of damage medal", "is no ability"),
    ("technologies", "medal by artifact", "medal by android", "is no ability"),
    ("technologies", "holds 2", "holds two", "is no ability"),
    ("technologies", "ability: translate", "ability: translate: medal", "is no ability"),
    ("technologies", "ability: one more move", "ability: on move", "is no ability"),
    ("technologies", "1 per pair", "1 per pear", "'1 per pear' is no score rule; there are NUMBER per mission|crew|"),
    (
        "technologies",
        "1 per mission red",
        "1 per mission rde",
        "'1 per mission rde' is no score rule",
    ),
    ("technologies", "1 per crew red yellow", "1 per crew", "after 'crew' stands red, yellow, blue, not nothing"),
    ("technologies", "1 per pair", "1 per pair red", "after 'pair' stands nothing, not red"),
    ("technologies", "2 per artifact-kind most 6", "2 per artifact-kind most six", "[ most NUMBER]"),
    ("technologies", "move move - | medal - -", "move move | medal - -", "three symbols or -, then |"),
    ("technologies", "move move - | medal - -", "move moev - | medal - -", "three symbols or -, then |"),
    ("technologies", 'kind = "omega"', 'kind = "alpha"', "only they, begin with `omega:`"),
    ("technologies", 'kind = "alpha"', 'kind = "gamma"', "Invalid enum value 'gamma'; there are alpha, beta, omega"),
    # Events and solo
    ("events", "each: repair 2", "each: repare 2", "'repare 2' is no effect"),
    ("events", "each: repair 2", "each:", "is no event; write 'each: EFFECTS'"),
    ("events", "stations: medal", "stations: artifact", "is no event"),
    ("events", "scatter: 3", "scatter: many", "is no event"),
    ("events", '"research"', '"reserch"', "'reserch' is no event"),
    ("events", 'faction = "pirates"', 'faction = "privates"', "Invalid enum value 'privates'; there are fleet,"),
    ("solo", '"tractor-beam", ', "", "names 3 different technologies or none"),
    ("solo", '"tractor-beam"', '"tractor-bean"', "'tractor-bean' is no alpha or beta technology"),
    ("solo", '"tractor-beam"', '"tidy-wiring"', "'tidy-wiring' is no alpha or beta technology"),
    ("solo", 'action = "repair"', 'action = "repare"', "'repare' is no effect"),
    ("solo", "4 per game", "4 per gaem", "'-4 per gaem' is no score rule"),
    ("solo", '"fight", "fight"', '"fight", "flight"', "Invalid enum value 'flight'; there are technology,"),
    ("solo", ', "passenger"]', ', "fight"]', "7 action cards, at least one of each kind"),
    # Boards
    ("boards", "damaged = [1, 2, 5, 6]", "damaged = [1, 2, 5, 7]", "4 of the slots 1 to 6 are damaged (SC-2.28)"),
    ("boards", '  "- - - | repair - medal",\n', "", "there should be 6 slots, not 5 (SC-1.13)"),
    ("boards", "- - - | repair - medal", "- - - | repair - madel", "three symbols or -, then |"),
    ("boards", "[B]", "[C]", "the sides A and B"),
    ("tracks", '2 = "repair"', '7 = "repair"', "spaces 1 to 12, but not on 7"),
    ("tracks", '2 = "repair"', '13 = "repair"', "spaces 1 to 12, but not on 7"),
    ("tracks", '2 = "repair"', '2 = "repiar"', "'repiar' is no effect"),
    ("tracks", "[fleet-A]", "[flet-A]", "there should be the sides fleet-A,"),
    ("maps", "s1 home p5 yellow skull", "s1 home p55 yellow skull", "there is no place 'p55'"),
    ("maps", "s1 home p5 yellow skull", "s1 home p5 orange skull", "should be a name, two places, a colour"),
    ("maps", "s1 home p5 yellow skull", "s1 home p5 yellow scull", "should be a name, two places, a colour"),
    ("maps", "s1 home p5 yellow skull", "s2 home p5 yellow skull", "there are two routes 's2'"),
    ("maps", "s1 home p5 yellow skull", "s1 home p5 green skull", "'home' should have one route of each colour"),
    ("maps", "s1 home p5 yellow skull", "s1 home home yellow skull", "'p5' should have one route of each colour"),
    ("maps", "p13 = [0.619, 0.95]\n", "", "'home' and 13 planets, not 12 (SC-1.5, SC-1.6)"),
    ("maps", "[large]", "[big]", "the sides small, large"),
    # The pack itself
    ("pack", "format = 1", "format = 2", "Invalid enum value 2"),
    ("pack", "starship-captains", "space-alert", "Invalid enum value 'space-alert'; there are starship-captains"),
    ("pack", 'name = "base"', 'name = "../base"', "matching regex"),
]
THE_FILE = ""
NAMED_INSTEAD = {
    "only they, begin with `omega:`": 'text = "omega: 1 per mission red"',
    "there should be 6 slots, not 5 (SC-1.13)": "slots = [",
    "the sides A and B": THE_FILE,
    "there should be the sides fleet-A,": THE_FILE,
    "there are two routes 's2'": '"s2 home p8 green"',
    "'home' should have one route of each colour": "routes = [",
    "'p5' should have one route of each colour": "routes = [",
    "'home' and 13 planets, not 12 (SC-1.5, SC-1.6)": "[small.places]",
    "the sides small, large": THE_FILE,
}
"""What is wrong with several lines together, and the first line of what that is."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(CONTENT, tmp_path / "pack")
    return tmp_path / "pack"


def change(folder: Path, file: str, old: str, new: str) -> int:
    """Write a mistake into a file of a pack; returns the line where it stands."""
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    before, found, after = text.partition(old)
    assert found, f"{file}.toml has no {old!r}"
    path.write_text(before + new + after, encoding="utf-8")
    return before.count("\n") + 1


@pytest.mark.parametrize(("file", "old", "new", "complaint"), MISTAKES)
def test_a_mistake_is_named_with_file_and_line(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    line = change(folder, file, old, new)
    with pytest.raises(BadContent) as error:
        load(folder)
    found = re.match(rf".*/{file}\.toml:(\d+): ", str(error.value))
    assert found, str(error.value)
    assert complaint in str(error.value)
    text = (folder / f"{file}.toml").read_text(encoding="utf-8")
    instead = NAMED_INSTEAD.get(complaint)
    assert int(found[1]) == (line if instead is None else text[: text.index(instead)].count("\n") + 1)


def test_a_mistake_in_a_long_list_is_named_with_its_own_line(folder: Path) -> None:
    line = change(folder, "maps", "s7 p2 p3 yellow", "s7 p2 p3 yelow")
    with pytest.raises(BadContent, match=rf"maps\.toml:{line}: small\.routes\.6: 's7 p2 p3 yelow'"):
        load(folder)


@rule("SC-1.14", "SC-1.15", "SC-1.16", "SC-1.17", "SC-1.19")
@pytest.mark.parametrize(
    ("file", "card", "complaint"),
    [
        ("technologies", "short-hop-drive", "there should be 50 alphas and betas, not 49 (SC-1.14)"),
        ("technologies", "tidy-wiring", "there should be 12 omegas, not 11 (SC-1.15)"),
        ("missions", "lost-world", "there should be 50 missions, not 49 (SC-1.16)"),
        ("events", "technology-fair", "there should be 11 events, not 10 (SC-1.17)"),
        ("events", "unlocked-workshop", "there should be 1 solo events of the androids, not 0 (SC-1.19)"),
        ("solo", "teddy", "there should be 6 passengers, not 5 (SC-1.19)"),
    ],
)
def test_cards_are_counted(folder: Path, file: str, card: str, complaint: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(rf"\[{card}\]\n(?:[^\[\n].*\n)*", "", text), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(complaint)):
        load(folder)


def test_a_pack_is_played_by_its_name(folder: Path) -> None:
    change(folder, "pack", 'name = "base"', 'name = "gentle"')
    change(folder, "missions", "damage 2, advance any 4", "damage, advance any 4")
    assert use(folder) == "gentle"
    table = new_table(2, Options(pack="gentle"), Chance("1"))
    table.advance()
    assert table.pack.missions["arena-fight"].rows[0] == ("yellow", "damage, advance any 4")
    assert pack().missions["arena-fight"].rows[0] == ("yellow", "damage 2, advance any 4")


def test_routes_are_called_as_in_their_own_pack(folder: Path) -> None:
    change(folder, "pack", 'name = "base"', 'name = "charted"')
    change(folder, "maps", "s2 home p8 green", "s99 home p8 green")
    said = words("starship-captains")
    named = texts_of("starship-captains").more_names(said, use(folder))
    assert "route-s2" not in named
    assert named["route-s99"] == said.spell("route", "s99") == said.spell("route", "s2")


def test_only_packs_in_use_are_played(folder: Path) -> None:
    """A set-up option never makes the program read a folder."""
    with pytest.raises(BadContent, match=r"no pack '.*' of starship-captains is loaded; there are base@"):
        new_table(2, Options(pack=str(folder)), Chance("1"))
    with pytest.raises(BadContent, match="the name 'base' belongs to the base game"):
        use(folder)


@pytest.mark.parametrize("text", ["advance fleet", "tech replace", "repair / advance pirates 2 & medal"])
def test_what_is_right_is_read(text: str) -> None:
    assert effect(text).symbols()


def test_words_of_cards_are_checked_wherever_they_are_read() -> None:
    assert read_ability("holds 3").holds == 3
    assert happening("scatter: 2").count == 2
    assert score_rules("1 per crew red blue most 4")[0].most == 4
