"""What a captain of Starship Captains may expect to score."""

from quarterdeck.games.starship_captains.bots.outlook import expected
from quarterdeck.games.starship_captains.state import StarshipCaptains
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance


def expected_with_asleep(figure: str, round_: int) -> float:
    """The score to expect with this figure in the queue."""
    state = registry.manifest_of("starship-captains").table_for(2, {}, Chance("asleep"))
    assert isinstance(state, StarshipCaptains)
    state.round, state.captains[0].queue = round_, [figure]
    return expected(state, 0)


def test_whoever_is_asleep_counts_by_rank_as_long_as_there_is_a_round_to_wake_in() -> None:
    """Else a figure that came back, was promoted and went to sleep again would seem wasted."""
    cadet, ensign, commander = (expected_with_asleep(figure, 2) for figure in ("C", "R", "RC"))
    assert cadet < ensign < commander
    assert expected_with_asleep("C", 4) == expected_with_asleep("R", 4)
