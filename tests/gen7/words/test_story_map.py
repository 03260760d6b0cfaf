"""The story map is drawn only for those who want it (G7-R50)."""

from collections import Counter
from pathlib import Path

import pytest

from quarterdeck.cli import main
from quarterdeck.games.gen7.commands.map_page import Passed, draw_page, edges, places
from quarterdeck.games.gen7.content.pack import pack
from tests.rules import rule

BASE = pack()
NOBODY = Passed(0, {}, {})


@rule("G7-R50")
def test_without_spoilers_it_says_why_it_draws_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gen7", "story-map", str(tmp_path / "map.html")]) != 0
    assert "--spoilers" in capsys.readouterr().err
    assert not (tmp_path / "map.html").exists()


def test_every_section_is_drawn(tmp_path: Path) -> None:
    assert main(["gen7", "story-map", str(tmp_path / "map.html"), "--spoilers"]) == 0
    page = (tmp_path / "map.html").read_text(encoding="utf-8")
    assert all(f">{name} " in page for name in BASE.sections)
    assert "7.97" in page
    assert "goal 7 missed and squares &gt;= 7" in page


def test_ways_lead_to_the_right_and_no_two_sections_share_a_place() -> None:
    for number in BASE.episodes:
        at = places(BASE, number)
        assert len(set(at.values())) == len(at)
        assert all(at[edge.origin][0] < at[edge.goal][0] for edge in edges(BASE, number))


def test_shares_of_simulated_campaigns_are_shown() -> None:
    page = draw_page(BASE, Passed(4, Counter({"1.80": 3}), Counter({"asked": 3})))
    assert ">75%<" in page
    assert "Shares of 4 simulated campaigns" in page
    assert "Shares of" not in draw_page(BASE, NOBODY)


def test_flags_say_where_they_are_used() -> None:
    page = draw_page(BASE, NOBODY)
    row = page.split("<td>loop_torn</td><td>")[1].split("</td>")[0]
    assert row == "4.01, 4.31, 4.61, 6.01, 6.32, 6.33, 6.61"
