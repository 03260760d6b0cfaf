"""docs/architecture.md is true: its worked example works as it stands, its tables name the modules there are."""

import re
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import pytest
from msgspec import Struct

import quarterdeck
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.voting import leaders, tally
from quarterdeck.kernel.zone import Zone, owner

PAGE = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCE = Path(quarterdeck.__file__).parent
GAMES = {"Space Alert": "space_alert", "Starship Captains": "starship_captains", "Xia": "xia", "Gen7": "gen7"}


def modules(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.py") if path.name != "__init__.py")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_game_names_every_module_of_its_rules_once(game: str) -> None:
    (table,) = re.findall(rf"^\| {game} \| Module in `rules/` \|\n((?:\|.*\n)+)", PAGE, re.M)
    assert sorted(re.findall(r"`(\w+\.py)`", table)) == modules(SOURCE / "games" / GAMES[game] / "rules")


def test_every_game_has_a_table() -> None:
    games = {path.parent.name for path in (SOURCE / "games").glob("*/game.py")}
    assert games == set(GAMES.values())


def test_the_tables_of_the_kernel_name_every_module() -> None:
    chapter = PAGE.partition("## The kernel")[2].partition("\n## ")[0]
    rows = "\n".join(line for line in chapter.splitlines() if line.startswith("|"))
    assert sorted({*re.findall(r"`(\w+\.py)`", rows)}) == modules(SOURCE / "kernel")


class Step(Frame, frozen=True):
    """A frame of the example."""


def example() -> dict[str, Any]:
    """The classes of the example, by name."""
    names: dict[str, Any] = {
        "Annotated": Annotated, "Literal": Literal, "Struct": Struct, "Option": Option, "Step": Step, "Zone": Zone,
        "owner": owner, "leaders": leaders, "tally": tally, "__name__": __name__,
    }  # fmt: skip
    exec(re.findall(r"### A worked example.*?```python\n(.*?)```", PAGE, re.S)[0], names)
    return names


def test_the_vote_of_the_worked_example_is_secret_and_is_counted() -> None:
    names = example()
    voter = names["Voter"]

    class Council(State, kw_only=True):
        frame_kind: ClassVar[type[Frame]] = Step
        voters: list[voter]
        decided: str = ""

    table = Council(
        seat_count=3, chance=Chance("1"), agenda=[names["Ballot"]()], voters=[voter(seat) for seat in range(3)]
    )
    assert [str(option) for option in table.options(0)] == ["vote heart", "vote mind"]
    for seat, side in enumerate(("mind", "heart", "mind")):
        assert table.seats() == tuple(range(seat, 3))
        table.act(seat, table.option(f"vote {side}"))
        assert table.over or side not in [seen["ballot"] for seen in table.view(2)["voters"]]
    assert (table.over, table.decided) == (True, "mind")
