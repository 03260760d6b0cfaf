"""The worked example of docs/architecture.md works as it stands."""

import re
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.voting import leaders, tally
from quarterdeck.kernel.zone import Zone, owner

PAGE = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")


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
