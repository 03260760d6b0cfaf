"""Checks that undo restores exactly the earlier table, and never one in which somebody knew less."""

import msgspec

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.foresight import final_options
from quarterdeck.kernel.history import Game, replay
from quarterdeck.kernel.leak_checks import plain_bytes
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.trial import Trial
from quarterdeck.kernel.zone import learnt, secrets

FIRST_CHOICES, CHOICES_EVERY = 60, 10
"""At how many of a game's first decisions a choice is tried, and then at which of the others."""
FIRST_RESTARTS, RESTARTS_EVERY = 10, 10
"""The same for restarts."""
LONG, LONG_RESTARTS_EVERY = 500, 40
"""From this decision on restarts are rarer, as each replays the whole game: a long game takes 4 seconds, not 24."""


def undo_is_exact(trial: Trial) -> None:
    """Undo gives back exactly the earlier table, and never one in which somebody knew less."""
    chance = Chance(f"{trial.seed}/undo")
    for number, (game, seat, options) in enumerate(trial.decisions()):
        if number < FIRST_CHOICES or number % CHOICES_EVERY == 0:
            _try_undo(game.copy(), seat, options[chance.below("choice", len(options))])


def _try_undo(game: Game, seat: int, option: Option) -> None:
    before, events = game.state.copy(), list(game.events)
    foretold = bool(final_options(before, seat, [option]))
    game.act(seat, option)
    reason = game.why_not_undo(seat)
    assert foretold == (reason is not None), f"{option} was not known to end undo, or said to do so: {reason}"
    if reason is None:
        assert not learnt(secrets(before), secrets(game.state)), f"{option} reveals something, though it keeps undo"
        _nobody_could_tell(before, game.state, seat, option)
        game.undo(seat)
        assert game.state.to_json() == before.to_json()
        assert game.events == events


def _nobody_could_tell(before: State, after: State, seat: int, option: Option) -> None:
    """What may be taken back looked to everybody as it would have in any world they could imagine."""
    for viewer in (None, *range(before.seat_count)):
        world = before.imagined(viewer, Chance(f"undo/{viewer}"))
        if world.why_not(seat, option) is None:
            world.act(seat, option)
            seen, expected = plain_bytes(world.view(viewer)), plain_bytes(after.view(viewer))
            assert seen == expected, f"undo of {option} unlearns something"


def undo_survives_a_restart(trial: Trial) -> None:
    """A game that was loaded again can take back as much as before, and a whole turn leads to where it began."""
    for number, (game, _, _) in enumerate(trial.decisions()):
        if number < FIRST_RESTARTS or number % (RESTARTS_EVERY if number < LONG else LONG_RESTARTS_EVERY) == 0:
            _same_after_restart(game)


def _same_after_restart(game: Game) -> None:
    again = replay(game.record)
    assert again.state.to_json() == game.state.to_json(), "a replayed game is not the same"
    for seat in range(game.record.seats):
        assert again.why_not_undo(seat) == game.why_not_undo(seat)
        assert again.undoable(seat) == game.undoable(seat)
    seat = max(range(game.record.seats), key=again.undoable)
    _turn_goes_back(again, seat)


def _turn_goes_back(game: Game, seat: int) -> None:
    """Taking back a turn gives the table that the inputs before the turn give, at the present time."""
    record = msgspec.structs.replace(game.record, inputs=list(game.record.inputs))
    count = game.undo_turn(seat)
    earlier = replay(record, len(record.inputs) - count)
    earlier.clock(game.state.now)
    assert game.state.to_json() == earlier.state.to_json(), f"{count} inputs of seat {seat} were not taken back exactly"
    assert (game.events, game.record) == (earlier.events, earlier.record)
    assert game.undoable(seat) == 0
