"""What can be taken back (SC-R9 to SC-R14)."""

import pytest

from quarterdeck import Game
from quarterdeck.games.starship_captains.content.cards import MissionRow, TechnologyRow, mission, technology
from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.state import HOME
from quarterdeck.kernel.errors import CannotUndo
from quarterdeck.kernel.foresight import final_options
from tests.rules import rule

REVEALS = {
    "artifact": (),
    "ambush": (),
    "library 2": (),
    "plans 2": (),
    "stargate 3": (),
    "advance pirates": ("go pirates 1", "station s2"),
}
"""Rows of effects that show something hidden, with the choices until they do; the event on step 7 draws pirates."""
NO_REVEALS = {
    "move": ("fly s2",),
    "jump": ("leap p3",),
    "damage": (),
    "repair": ("mend ship",),
    "medal": (),
    "android": (),
    "cadet": (),
    "pirate": (),
    "recall": (),
    "tech": ("take holodeck 4",),
    "advance fleet": ("go fleet 1",),
    "pay medal: android": ("accept",),
}


def game_with(row: str, seats: int = 2) -> Game:
    """A game in which the first captain's cadet can let a row of effects happen."""
    game = Game("starship-captains", seats=seats, seed="3", board="A", **({"first": 0} if seats > 1 else {}))
    table = game.state
    pack().technologies["test-room"] = technology("test-room", TechnologyRow("alpha", f"grey: {row}", "- - - | - - -"))
    table.captains[0].slots[2], table.central[0] = "test-room", "holodeck"
    table.captains[0].markers, table.events[2] = [0, 0, 6], "raiding-season"
    table.captains[0].medals = 5
    table.routes = {}
    table.pirates.extend(["green-medal"] * 6)
    return begun(game)


def begun(game: Game) -> Game:
    """The game as if it began with the table as it lies now."""
    game.base = game.state.copy()
    return game


def blocked(game: Game, seat: int = 0) -> bool:
    try:
        game.undo(seat)
    except CannotUndo:
        return True
    return False


@rule("SC-R9", "SC-R12")
@pytest.mark.parametrize("row", NO_REVEALS)
def test_what_reveals_nothing_can_be_taken_back_to_the_start_of_the_turn(row: str) -> None:
    game = game_with(row)
    start, steps = game.state.to_json(), ("train C R", "promote R", "activate test-room RC", *NO_REVEALS[row])
    seen = [start]
    for step in steps:
        game.act(0, step)
        seen.append(game.state.to_json())
    for before in reversed(seen[:-1]):
        game.undo(0)
        assert game.state.to_json() == before


@rule("SC-R10", "SC-R11")
@pytest.mark.parametrize("row", REVEALS)
def test_a_reveal_blocks_itself_and_everything_before_it(row: str) -> None:
    game = game_with(f"{row}, move")
    for step in ("train C R", "activate test-room R", *REVEALS[row]):
        game.act(0, step)
    after = [game.state.to_json()]
    assert blocked(game)
    while game.state.agenda[-1].name != "moving":
        game.act(0, game.choices(0)[-1])
        after.append(game.state.to_json())
    game.act(0, "fly s1")
    game.undo(0)
    while not blocked(game):
        pass
    assert game.state.to_json() in after


@rule("SC-R10", "SC-R11")
def test_a_new_mission_is_a_reveal() -> None:
    game = Game("starship-captains", seats=2, seed="3", first=0)
    pack().missions["test-mission"] = mission("test-mission", MissionRow(3, ("red: medal", "yellow: medal")))
    game.state.planets[HOME] = "test-mission"
    begun(game)
    start = game.state.to_json()
    for step in ("perform", "assign R", "assign Y", "ignore"):
        game.act(0, step)
    for _ in range(4):
        game.undo(0)
    assert game.state.to_json() == start
    for step in ("perform", "assign R", "assign Y", "ignore", "ignore"):
        game.act(0, step)
    assert blocked(game)


@rule("SC-R11", "SC-R29")
def test_an_action_card_of_captain_shadow_is_a_reveal() -> None:
    game = game_with("move", seats=1)
    game.state.shadow.actions = ["fight"]
    game.state.routes = {"s1": "green-medal", "s2": "green-medal"}
    begun(game)
    for step in ("activate test-room C", "decline", "end-turn"):
        game.act(0, step)
    assert game.state.shadow.turned == ["fight"]
    assert blocked(game)


@rule("SC-R13", "SC-R9")
def test_the_end_of_a_turn_is_confirmed_and_final() -> None:
    game = game_with("move")
    game.act(0, "activate test-room C")
    game.act(0, "fly s1")
    assert [str(option) for option in game.choices(0)] == ["end-turn"]
    game.undo(0)
    game.act(0, "decline")
    game.act(0, "end-turn")
    assert game.why_not_undo(0).id == "undo-binding"  # type: ignore[union-attr]
    game.act(1, "train C R")
    assert game.why_not_undo(0).id == "undo-other-input"  # type: ignore[union-attr]
    game.undo(1)
    assert blocked(game, seat=1), "what comes before is not this captain's turn"


@rule("SC-R14")
def test_a_pass_is_final() -> None:
    game = game_with("move")
    game.act(0, "train C R")
    game.act(0, "pass")
    assert game.why_not_undo(0).id == "undo-binding"  # type: ignore[union-attr]


@rule("SC-R13", "SC-R14", "SC-R9")
def test_the_last_choice_after_a_pass_ends_the_turn_for_good() -> None:
    game = Game("starship-captains", seats=2, seed="3", first=0)
    game.state.tiles["home"] = 0
    begun(game).act(0, "pass")
    assert blocked(game)
    game.act(0, "go fleet 1")
    game.undo(0)
    assert game.state.captains[0].markers == [0, 0, 0]
    game.act(0, "decline")
    assert final_options(game.state, 0, game.choices(0)) == []
    game.act(0, "decline")
    assert final_options(game.state, 0, game.choices(0)) == game.choices(0)
    game.act(0, "decline")
    assert game.seats() == (1,)
    assert game.why_not_undo(0).id == "undo-binding"  # type: ignore[union-attr]
