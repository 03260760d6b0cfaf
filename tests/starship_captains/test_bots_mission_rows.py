"""The captain who searches: rows of missions that can only help are not left out."""

import pytest

from quarterdeck.games.starship_captains.bots.hard import UNIFORM_PRIOR_SHARE, CaptainsGuide
from tests.rules import rule
from tests.starship_captains.tables import Voyage


@rule("SC-12.9", "SC-12.10")
@pytest.mark.parametrize(
    ("row", "tried_in_earnest"),
    [("recall, move", False), ("repair", False), ("damage, advance any 1", True), ("ambush, medal", True)],
)
def test_only_rows_that_cost_something_are_left_out_in_earnest(row: str, tried_in_earnest: bool) -> None:
    voyage = Voyage().crew(["B", "R"], []).mission(f"blue: {row}", name=f"t-{row}").do("perform", "assign B")
    world = voyage.table
    options = world.options(0)
    priors = dict(zip(map(str, options), CaptainsGuide().priors(world, 0, options), strict=True))
    assert (priors["ignore"] > UNIFORM_PRIOR_SHARE) is tried_in_earnest
