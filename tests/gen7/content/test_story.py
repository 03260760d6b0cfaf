"""The story: every section and ending can be reached, and pack check says what is wrong (G7-D50, G7-D52, G7-D72)."""

import shutil
from pathlib import Path

import pytest

from quarterdeck.cli import main
from quarterdeck.games.gen7.content.examining import report
from quarterdeck.games.gen7.content.pack import BASE_PACK, PACKS, Pack, pack
from quarterdeck.games.gen7.content.story_check import Findings, explore, flaws, ways
from quarterdeck.kernel.errors import BadContent
from tests.rules import rule

BASE = pack()


@pytest.fixture(scope="module")
def found() -> Findings:
    return explore(BASE)


@rule("G7-D50.3", "G7-D52")
def test_every_section_and_all_nine_endings_are_reached(found: Findings) -> None:
    assert found.sections == set(BASE.sections)
    endings = {section.id: section.ending for section in BASE.sections.values() if section.kind == "ending"}
    assert set(found.witnesses) == set(endings)
    assert sorted(endings.values()) == ["defeat"] * 3 + ["mixed"] * 3 + ["victory"] * 3


@rule("G7-D50.3")
def test_a_witness_is_a_way_that_can_be_walked(found: Findings) -> None:
    for ending, way in found.witnesses.items():
        assert way[0] == "1.00"
        assert way[-1] == ending
        for number in range(1, 8):
            walked = tuple(name for name in way[:-1] if name.startswith(f"{number}."))
            assert any(one.sections == walked for one in ways(BASE, walked[0], _facts(way))), (ending, number)


def _facts(way: tuple[str, ...]) -> frozenset[str]:
    """Enough for every option to be offered."""
    return frozenset({"flag asked", *(f"visited {name}" for name in way)})


@rule("G7-D50.3")
def test_a_path_through_an_episode_has_three_to_seven_sections() -> None:
    for episode in BASE.episodes.values():
        for entry in episode.entries:
            assert all(3 <= len(way.sections) <= 7 for way in ways(BASE, entry, frozenset({"flag asked"})))


@rule("G7-D50.2", "G7-D50.1", "G7-D72")
def test_entries_are_those_of_the_tables() -> None:
    entries = {section.id for section in BASE.sections.values() if section.kind == "entry"}
    assert entries == {entry for episode in BASE.episodes.values() for entry in episode.entries}
    assert len(entries) == 17


@rule("G7-D50.4", "G7-D64")
def test_last_rounds_and_deadlines() -> None:
    assert [episode.last_round for episode in BASE.episodes.values()] == [5, 6, 6, 6, 6, 7, 7]
    for section in BASE.sections.values():
        if section.goal:
            assert section.goal.by_round <= BASE.episodes[section.episode].last_round


@rule("G7-D51", "G7-D65.1")
def test_votes_with_the_track_have_one_heart_and_one_mind_option() -> None:
    tracked = [section for section in BASE.sections.values() if section.track]
    assert [section.id for section in tracked] == ["5.40", "6.40", "7.40"]
    for section in tracked:
        assert sorted(option.tag for option in section.options) == ["heart", "mind"]


@rule("G7-D58.1")
def test_sections_have_few_rules() -> None:
    for section in BASE.sections.values():
        assert len(section.rules) <= (4 if section.kind == "entry" else 2)


def test_nothing_is_wrong_with_the_base_story(found: Findings) -> None:
    assert list(flaws(BASE, found)) == []


def changed(tmp_path: Path, file: str, right: str, wrong: str) -> Pack:
    """The base pack with one change, as a pack of its own."""
    folder = tmp_path / "other"
    shutil.copytree(BASE_PACK, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong), encoding="utf-8")
    return PACKS.read(folder)


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("5.82 if flag split", "5.82 if flag split and not flag split", "section 5.82 can never be reached"),
        ("7.97 if goal 7 missed", "7.98 if goal 7 missed", "ending 7.97 can never be reached"),
    ],
)
def test_what_cannot_be_reached_is_said(right: str, wrong: str, complaint: str, tmp_path: Path) -> None:
    other = changed(tmp_path, "episodes.toml", right, wrong)
    assert complaint in list(flaws(other, explore(other)))


@pytest.mark.parametrize(
    ("file", "right", "wrong", "complaint"),
    [
        ("sections.toml", "; flag stores_short", "", "flag stores_short is never set"),
        ("epilogue.toml", 'flag = "seeds"', 'flag = "fed"', "flag seeds is set but never read"),
        ("crossroads.toml", "note_card C-319 from 5", "nothing", "follow-up C-319 is never noted"),
        ("crossroads.toml", "note_card C-315 from 4", "note_card C-315 from 1", "C-003 notes C-315 for episode 1"),
    ],
)
def test_flags_and_follow_ups_without_use_are_named(
    file: str, right: str, wrong: str, complaint: str, tmp_path: Path, found: Findings
) -> None:
    other = changed(tmp_path, file, right, wrong)
    assert any(complaint in flaw for flaw in flaws(other, found))


@rule("G7-D53")
def test_the_report_shows_a_way_to_each_ending(monkeypatch: pytest.MonkeyPatch, found: Findings) -> None:
    monkeypatch.setattr("quarterdeck.games.gen7.content.examining.explore", lambda _: found)
    lines = report(BASE)
    assert len(lines) == 10
    assert lines[1].startswith("ending 7.90: 1.00 1.01")


def test_the_report_complains_of_missing_texts(monkeypatch: pytest.MonkeyPatch, found: Findings) -> None:
    monkeypatch.setattr("quarterdeck.games.gen7.content.examining.explore", lambda _: found)
    monkeypatch.setattr("quarterdeck.games.gen7.content.prose.Prose.texts", lambda self: {"1.00": "Short."})
    with pytest.raises(BadContent, match=r"en: there is no text '1\.01'"):
        report(BASE)


def test_pack_check_prints_the_ways_and_the_counts(
    monkeypatch: pytest.MonkeyPatch, found: Findings, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("quarterdeck.games.gen7.content.examining.explore", lambda _: found)
    assert main(["pack", "check", str(BASE_PACK)]) == 0
    told = capsys.readouterr().out
    assert "ending 7.98: 1.00" in told
    assert "86 sections, 92 crossroads cards" in told
