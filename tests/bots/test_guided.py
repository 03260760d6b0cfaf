"""Rules of thumb know how long a guided game is."""

import pytest

from quarterdeck.bots.starship_captains.cards import rounds_left
from quarterdeck.bots.starship_captains.thumb import Mind
from tests.rules import rule
from tests.starship_captains.tables import Voyage


@rule("SC-R33")
@pytest.mark.parametrize(("guided", "last"), [(True, 2), (False, 4)])
def test_the_last_round_is_known_as_such(guided: bool, last: int) -> None:
    voyage = Voyage(1)
    view = voyage.table.view(0)
    view["setting"]["guided"] = guided
    for number in range(1, last + 1):
        view["round"] = number
        assert Mind(view).last == (number == last)
        assert rounds_left(view) == last - number + 0.5
