"""The first episode with a coach (G7-R51)."""

from random import Random

import pytest

from quarterdeck.games.gen7.guided.script import STEPS, guide
from quarterdeck.games.gen7.rules.episode_end import sequel
from quarterdeck.games.gen7.words.describe import describe
from quarterdeck.kernel.coach import LEARNER
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import LANGUAGES, words
from tests.gen7.tables import ship
from tests.rules import rule

BUSY = ("got-it", "go-on", "draft", "place", "end-turn")
"""What a newcomer chooses who does what the coach says."""
MOST_DECISIONS = 600


def guided(seed: str) -> Game:
    return Game("gen7", seats=3, seed=seed, guided=True)


def follow(game: Game, luck: Random) -> None:
    """One decision of whoever is asked."""
    seat = game.seats()[0]
    options = [str(option) for option in game.choices(seat) if str(option) != "play-freely"]
    busy = [option for option in options if option.split(" ")[0] in BUSY]
    game.act(seat, luck.choice(busy or options))


@rule("G7-R51")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_coach_explains_everything_in_order_and_leaves(seed: str) -> None:
    game, luck, said = guided(seed), Random(seed), []
    for _ in range(MOST_DECISIONS):
        coach = game.state.coach
        if coach is None:
            break
        step = guide().step_after(None, coach.seen)
        said += [] if said[-1:] == [step] else [step]
        follow(game, luck)
    assert game.state.coach is None
    assert said == [*range(len(STEPS))]
    assert game.state.round <= 3


@rule("G7-R51")
def test_something_to_read_waits_for_the_newcomer_and_for_nobody_else() -> None:
    game = guided("1")
    assert game.seats() == (LEARNER,)
    assert [str(option) for option in game.choices(LEARNER)] == ["got-it", "play-freely"]


@rule("G7-R51")
def test_whatever_the_rules_allow_may_be_done_while_the_coach_speaks() -> None:
    game, luck = guided("1"), Random("1")
    while not (game.state.agenda[-1].name == "taking-turn" and game.seats() == (LEARNER,)):
        follow(game, luck)
    with_coach = {str(option) for option in game.choices(LEARNER)}
    game.act(LEARNER, "play-freely")
    assert game.state.coach is None
    assert {str(option) for option in game.choices(LEARNER)} == with_coach - {"play-freely"}


@rule("G7-R51")
def test_only_the_newcomer_can_send_the_coach_away() -> None:
    game, luck = guided("1"), Random("1")
    while game.state.coach is not None:
        seat = game.seats()[0]
        assert seat == LEARNER or "play-freely" not in map(str, game.choices(seat))
        follow(game, luck)


@rule("G7-R51")
def test_later_episodes_have_no_coach() -> None:
    table = ship()
    table.setting = type(table.setting)(guided=True)
    table.bookmark = "2.00"
    following = sequel(table)
    assert following is not None
    assert not following.guided


@rule("G7-R51")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_ends_with_what_the_coach_says(language: str) -> None:
    here = words("gen7", language)
    *_, step, more = describe(guided("1").view(LEARNER), here, False)
    assert here.text("guided-watch") in step
    assert more.strip() == here.text("guided-watch-more")
