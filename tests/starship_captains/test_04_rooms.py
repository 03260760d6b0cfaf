"""Activating rooms (SC-4)."""

import pytest
import yaml

from quarterdeck.games.starship_captains.state import rooms_by_pair
from quarterdeck.kernel.clauses import all_clauses
from tests.rules import rule
from tests.starship_captains.tables import Voyage, refused


@rule("SC-4.1", "SC-4.7", "SC-4.8")
def test_a_red_figure_navigates_and_is_in_the_queue_before_the_effects() -> None:
    voyage = Voyage().crew(["R", "C"], ["Y"]).do("activate navigation R")
    assert voyage.me.queue == ["Y", "R"]
    assert voyage.asked() == "moving"
    assert voyage.table.agenda[-1].left == 2  # type: ignore[attr-defined]


@rule("SC-4.9", "SC-4.10", "SC-4.11", "SC-4.12")
@pytest.mark.parametrize(
    ("figure", "rooms"),
    [("R", ["navigation", "repair"]), ("YC", ["weapons", "repair"]), ("C", ["repair"]), ("A", [])],
)
def test_which_rooms_a_figure_activates(figure: str, rooms: list[str]) -> None:
    voyage = Voyage().crew([figure], [])
    offered = [text.split()[1] for text in voyage.offered() if text.startswith("activate")]
    assert offered == rooms
    if figure == "A":
        assert refused(voyage, "activate repair A") == "SC-4.12"
    else:
        assert refused(voyage, f"activate science {figure}") == ("SC-4.11" if figure == "C" else "SC-4.9")


@rule("SC-4.15", "SC-4.16", "SC-4.17", "SC-E4")
def test_pairs_of_artifacts() -> None:
    example = yaml.safe_load(all_clauses()["SC-E4"].example)
    for case in example["cases"]:
        rooms = rooms_by_pair(*case["given"]) if len(case["given"]) == 2 else []
        assert sorted(rooms) == sorted(case["expect"])
    voyage = Voyage().hold("ry", "yb")
    assert [text for text in voyage.offered() if text.startswith("spend")] == [
        "spend weapons ry yb",
        "spend repair ry yb",
    ]
    assert refused(voyage, "spend navigation ry yb") == "SC-4.15"
    assert refused(voyage, "spend weapons ry ry") == "SC-4.17"


@rule("SC-4.18", "SC-4.19")
def test_artifacts_are_the_whole_turn_and_go_to_their_pile() -> None:
    voyage = Voyage().crew(["RC"], []).hold("ry", "rb").do("spend navigation rb ry", "decline")
    assert voyage.me.ready == ["RC"]
    assert voyage.table.artifact_discard == ["rb", "ry"]
    assert voyage.asked() == "end-of-turn"
