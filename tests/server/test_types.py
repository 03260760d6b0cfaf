"""The client's types are made from the server's."""

import re
import runpy
from pathlib import Path

import pytest
from msgspec import Struct

from quarterdeck import Game
from quarterdeck.kernel.zone import Zone, nobody

MAKER = Path(__file__).parents[2] / "web" / "make_types.py"


def test_the_views_and_results_of_the_client_are_those_of_the_games() -> None:
    made = runpy.run_path(str(MAKER.with_name("make_view_types.py")))["modules"]()
    assert {file.parent.name for file in made} == {"gen7", "space-alert", "starship-captains", "xia"}
    for file, text in made.items():
        assert file.read_text(encoding="utf-8") == text, "run: python web/make_view_types.py"


def test_hidden_zones_are_seen_as_numbers_and_backs() -> None:
    """Checked against what a table shows: the owner sees cards, others how many or their backs."""
    made = runpy.run_path(str(MAKER.with_name("make_view_types.py")))["modules"]()
    view = next(text for file, text in made.items() if file.parent.name == "space-alert")
    assert "  hand: string[] | number;" in view
    assert "  ballot: string | null | boolean;" in view
    assert "  packs: number[];" in view
    assert "  script_code?: string;" in view
    assert "  tracks: [string, string, string, string];" in view
    assert "chance" not in view
    shown = Game("space-alert", seats=2, mission="S2-2").view(0)
    assert set(shown) <= set(re.findall(r"^  (\w+)\??:", view[view.index("interface View") :], re.M))


def _shown(card: str) -> str:
    return card[0]


@pytest.mark.parametrize(
    ("zone", "seen"), [(Zone(nobody), "number"), (Zone(nobody, back=_shown), "Record<string, string>")]
)
def test_hidden_things_by_name_are_a_number_or_backs_by_name(zone: Zone, seen: str) -> None:
    module = runpy.run_path(str(MAKER.with_name("make_view_types.py")))["Module"]("space-alert")
    assert module.back(Struct, "lockers", dict[str, str], zone) == seen


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    made = runpy.run_path(str(MAKER))
    assert made["FILE"].read_text(encoding="utf-8") == made["module"](), "run: python web/make_types.py"
