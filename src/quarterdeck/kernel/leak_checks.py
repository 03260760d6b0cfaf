"""Checks that nobody learns what the zones hide, and that imagined worlds depend only on what is seen."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.event import Answered, Rolled, UndoBarrier, redacted
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.trial import Trial
from quarterdeck.kernel.zone import HIDDEN, unseen, zone_contents, zones


def plain_bytes(value: Any) -> bytes:
    """A value as bytes, the same for equal values whatever the order of their keys, which may be numbers."""
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True, order="deterministic"))


def nothing_leaks(trial: Trial) -> None:
    """Re-deal all that a seat cannot see: its view, prompt, options and events stay byte for byte the same."""
    chance = Chance(f"{trial.seed}/leaks")
    for number, (game, seat, options) in enumerate(trial.decisions()):
        viewer = _one_of((None, *range(trial.seats)), chance, "viewer")
        option = _one_of(options, chance, "option")
        world = game.state.imagined(viewer, Chance(f"{trial.seed}/{number}"))
        assert plain_bytes(world.view(viewer)) == plain_bytes(game.state.view(viewer)), f"seat {viewer}'s view leaks"
        assert _prompt(world, viewer) == _prompt(game.state, viewer), f"the prompt of seat {viewer} leaks"
        if viewer == seat:
            assert world.options(seat) == options, f"the options of seat {seat} depend on what it cannot see"
            _options_look_alike(game.state, world, seat, _one_of_each_kind(options, chance))
        _choices_look_alike(game.state, world, seat, option, viewer)
        _hidden_choices_look_alike(game.state, seat, option, options, viewer)
        _time_looks_alike(game.state, world, viewer)


def worlds_are_made_of_what_is_seen(trial: Trial) -> None:
    """What a seat imagines depends on nothing that it cannot see: it may be searched by a bot of that seat."""
    for game, seat, _ in trial.decisions():
        other = game.state.imagined(seat, Chance("elsewhere"))
        here, there = (state.imagined(seat, Chance("here")) for state in (game.state, other))
        assert here.to_json() == there.to_json(), f"what seat {seat} imagines shows something hidden"


def hidden_things_are_redealt(trials: Iterable[Trial]) -> None:
    """Over all trials of a game, whatever is hidden differs in some imagined world.

    Things in a pool are redealt by the kernel. What is in no pool must be made up in `State.imagine`, or its zone
    says why it is kept; else a bot that searches such worlds, in a process of its own, would find what it cannot see.
    """
    differs: dict[str, bool] = {}
    for trial in trials:
        chance = Chance(f"{trial.seed}/hidden")
        for number, (game, _, _) in enumerate(trial.decisions()):
            viewer = _one_of((None, *range(trial.seats)), chance, "viewer")
            world = game.state.imagined(viewer, Chance(f"{trial.seed}/{number}"))
            there = dict(_hidden_without_pool(world, viewer))
            for path, value in _hidden_without_pool(game.state, viewer):
                field = path.rpartition("/")[2]
                differs[field] = differs.get(field, False) or there.get(path) != value
    same = [field for field, dealt in differs.items() if not dealt]
    assert not same, f"hidden, but the same in all imagined worlds: {', '.join(same)}; make it up in `imagine`"


def _hidden_without_pool(state: State, viewer: int | None) -> Iterator[tuple[str, Any]]:
    """What a viewer does not see and the kernel does not deal, by path; empty places hide nothing."""
    for place in zone_contents(state):
        zone = place.zone
        if place.value and not zone.pool and not zone.kept and not zone.sees(state, place.holder, viewer):
            yield place.path, place.value
    for field, zone_ in zones(type(state)):
        if zone_ is HIDDEN and field not in State.__struct_fields__ and getattr(state, field):
            yield f"/{field}", getattr(state, field)


# What is compared


def _one_of(things: Any, chance: Chance, purpose: str) -> Any:
    return things[chance.below(purpose, len(things))]


def _one_of_each_kind(options: list[Option], chance: Chance) -> list[Option]:
    """An option of each kind that says what it is about or what would come of it."""
    kinds: dict[type[Option], list[Option]] = {}
    for option in options:
        kinds.setdefault(type(option), []).append(option)
    saying = [kind for kind in kinds if kind.targets is not Option.targets or kind.preview is not Option.preview]
    return [_one_of(kinds[kind], chance, "kind") for kind in saying]


def _options_look_alike(one: State, other: State, seat: int, options: list[Option]) -> None:
    """Targets and previews of a seat's options depend on nothing hidden."""
    for option in options:
        assert one.targets(seat, option) == other.targets(seat, option), f"the targets of {option} leak"
        assert one.preview(seat, option) == other.preview(seat, option), f"the preview of {option} leaks"


def _prompt(state: State, viewer: int | None) -> bytes:
    return plain_bytes(state.agenda[-1].prompt(state, viewer))


class _Seen(Struct):
    """What a viewer learns when something happens."""

    events: bytes
    learnt: bool
    """Whether it showed the viewer a hidden thing, or chance decided."""
    answers: list[Answered]
    """Questions about hidden things that the rules answered."""


def _seen(state: State, viewer: int | None, happen: Callable[[State], None]) -> _Seen:
    twin = state.copy()
    twin.event_sink = []
    happen(twin)
    rolled = any(isinstance(one, Rolled) for one in twin.event_sink)
    learnt = rolled or bool(unseen(state, viewer) - unseen(twin, viewer))
    answers = [one for one in twin.event_sink if isinstance(one, Answered)]
    return _Seen(plain_bytes(redacted(twin.event_sink, viewer)), learnt, answers)


def _choices_look_alike(one: State, other: State, seat: int, option: Option, viewer: int | None) -> None:
    """The same choice in another world is reported the same, unless it reveals something or an answer differs."""
    if other.why_not(seat, option) is None:
        here, there = (_seen(state, viewer, lambda table: table.act(seat, option)) for state in (one, other))
        comparable = not here.learnt and here.answers == there.answers
        assert not comparable or here.events == there.events, f"{option} leaks"


def _hidden_choices_look_alike(
    state: State, seat: int, option: Option, options: list[Option], viewer: int | None
) -> None:
    """Choices that differ only in what others do not learn are reported the same if the table looks the same after."""
    twins = [other for other in options if other != option and _same_but_hidden(other, option)]
    if not twins or viewer == seat:
        return
    seen = [_view_and_events(state, seat, choice, viewer) for choice in (option, twins[0])]
    if seen[0] is None or seen[1] is None:  # counted and opened: now everybody may know
        return
    (view, events), (other_view, other_events) = seen[0], seen[1]
    assert view != other_view or events == other_events, f"seat {viewer} learns the hidden part of {option}"


def _view_and_events(state: State, seat: int, option: Option, viewer: int | None) -> tuple[bytes, bytes] | None:
    """What a viewer sees and hears after a choice; None if the choice makes something known to everybody."""
    table = state.copy()
    table.event_sink = []
    table.act(seat, option)
    if any(isinstance(one, UndoBarrier | Answered) for one in table.event_sink):
        return None
    return plain_bytes(table.view(viewer)), plain_bytes(redacted(table.event_sink, viewer))


def _same_but_hidden(one: Option, other: Option) -> bool:
    if type(one) is not type(other):
        return False
    open_fields = [name for name in one.__struct_fields__ if name not in one.hidden]
    return all(getattr(one, name) == getattr(other, name) for name in open_fields)


def _time_looks_alike(one: State, other: State, viewer: int | None) -> None:
    """A deadline that does the same in both worlds is reported the same."""
    due = one.deadline()
    if due is None or due != other.deadline():
        return
    here, there = (_seen(state, viewer, lambda table: table.clock(due)) for state in (one, other))
    comparable = not here.learnt and here.answers == there.answers and _kinds(here) == _kinds(there)
    assert not comparable or here.events == there.events, "what time does leaks"


def _kinds(seen: _Seen) -> list[str]:
    return [event["kind"] for event in msgspec.json.decode(seen.events)]
