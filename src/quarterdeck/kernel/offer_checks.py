"""Checks of the conformance suite that frames declare their offers truthfully."""

from typing import Any

from msgspec.json import encode

from quarterdeck.kernel import registry
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.owned_parts import CLOCK, OwnedParts, owned_fields
from quarterdeck.kernel.state import State
from quarterdeck.kernel.trial import Trial

Facts = tuple[Any, ...]


def offers_follow_from_own_parts(trial: Trial) -> None:
    """Where a frame says `offers_by_own_parts`, a seat is asked the same until its own or public parts change."""
    frames = registry.rules_of(trial.game).state.frame_kind.kinds.values()
    if not any(frame.offers_by_own_parts for frame in frames):
        return
    known: dict[int, tuple[Facts, list[Any]]] = {}
    for game, _, _ in trial.decisions():
        if game.state.agenda[-1].offers_by_own_parts and game.state.coach is None:  # a coach restricts offers
            for seat in range(trial.seats):
                facts, asked = own_facts(game.state, seat), asked_of(game.state, seat)
                before, known[seat] = known.get(seat), (facts, asked)
                same = before is None or before[0] != facts or before[1] == asked
                assert same, f"what seat {seat} is asked in {facts[0].name} changed with parts that are not its own"


def descriptions_stay_the_same(trial: Trial) -> None:
    """An option that is `described_once` has the same targets, label and preview whenever it is offered in a game."""
    known: dict[Option, Facts] = {}
    for game, seat, options in trial.decisions():
        for one in [one for one in options if one.described_once]:
            described = _description(game.state, seat, one)
            assert known.setdefault(one, described) == described, f"{one} is described otherwise than before"


def own_facts(state: State, seat: int) -> Facts:
    """The frame on top, what looks the same to everybody but the time, and the parts of a seat and of nobody."""
    public = {name: value for name, value in state.shared_view(state.derived_fields()).items() if name not in CLOCK}
    parts = OwnedParts()
    parts.look(state, public_changed=True)
    owners = {part.seat for field in owned_fields(type(state)) for part in getattr(state, field)}
    of_nobody = [parts.own(state, owner) for owner in sorted(owners - {*range(state.seat_count)})]
    return state.agenda[-1], encode(public), parts.own(state, seat), of_nobody


def asked_of(state: State, seat: int) -> list[Any]:
    """All that a seat is offered and asked."""
    offered = [(str(one), *_description(state, seat, one)) for one in state.options(seat)]
    return [offered, state.agenda[-1].prompt(state, seat)]


def _description(state: State, seat: int, option: Option) -> Facts:
    frame = state.agenda[-1]
    return option.targets(state, seat, frame), option.label(state, seat, frame), option.preview(state, seat, frame)
