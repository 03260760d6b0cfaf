"""Conformance: what every game must hold, written once. Each check plays random games and raises AssertionError.

>>> from quarterdeck.kernel.conformance import CHECKS, Trial
>>> for check in CHECKS:
...     check(Trial("space-alert", seats=2, seed="1", pace=60.0))
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel import clauses, registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import Choose, VirtualClock, play_out
from quarterdeck.kernel.errors import Illegal, Reason
from quarterdeck.kernel.event import Bound, Rolled, redacted
from quarterdeck.kernel.foresight import final_options
from quarterdeck.kernel.history import Game, Record, replay, scenes
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import LANGUAGES, words
from quarterdeck.kernel.zone import unseen


class Trial(Struct, frozen=True):
    """One game to check: its set-up, and how fast the virtual clock runs."""

    game: str
    seats: int
    seed: str
    pace: float = 30.0
    options: dict[str, Any] = {}
    most: int = 5000
    """Decisions after which a game that has not ended is taken for endless."""

    def start(self) -> State:
        return registry.rules_of(self.game).table(self.seats, self.options, Chance(self.seed))

    def open(self) -> Game:
        return Game(self.game, seats=self.seats, seed=self.seed, **self.options)

    def decisions(self) -> Iterator[tuple[Game, int, list[Option]]]:
        """A random game, shown at every decision: the table, the seat, its options."""
        game, chance = self.open(), Chance(f"{self.seed}/choices")
        clock, count = VirtualClock(self.pace), 0
        while not game.over:
            for seat in game.seats():
                options = game.choices(seat)
                if options:
                    yield game, seat, options
                    game.act(seat, options[chance.below("choice", len(options))])
                    count += 1
            if game.state.agenda and not game.state.agenda[-1].must:
                game.clock(game.state.now + clock.pace)
            assert count < self.most, f"the game has not ended after {count} decisions"


def copies_are_independent(trial: Trial) -> None:
    """What happens to a copy never touches the original."""
    for number, (game, seat, options) in enumerate(trial.decisions()):
        before = game.state.to_json()
        twin = game.state.copy()
        assert twin == game.state
        assert twin.to_json() == before
        twin.act(seat, options[-1])
        if number % 20 == 0:
            play_out(twin, _at_random(Chance(f"{number}")), VirtualClock(trial.pace))
        assert game.state.to_json() == before, "playing with a copy changed the original"


def _at_random(chance: Chance) -> Choose:
    return lambda _, options: options[chance.below("choice", len(options))]


def states_survive_json(trial: Trial) -> None:
    """A state written and read back is the same, at every decision, and offers the same options."""
    for game, seat, options in trial.decisions():
        again = type(game.state).from_json(game.state.to_json())
        assert again == game.state
        assert again.to_json() == game.state.to_json()
        assert again.options(seat) == options


def same_seed_same_game(trial: Trial) -> None:
    """A seed fixes a game, also when several games are played in turns."""
    alone = list(_states(trial))
    pair = list(zip(_states(trial), _states(trial), strict=True))
    assert [first for first, _ in pair] == alone
    assert [second for _, second in pair] == alone


def _states(trial: Trial) -> Iterator[bytes]:
    for game, _, _ in trial.decisions():
        yield game.state.to_json()


def records_replay(trial: Trial) -> None:
    """The record of a game leads to the same state, with the seed and with recorded chance alone."""
    game = _finished(trial)
    saved = Record.from_json(game.save())
    assert replay(saved).state.to_json() == game.state.to_json()
    other = replay(msgspec.structs.replace(saved, seed="another"), by_record=True)
    other.state.chance = game.state.chance
    assert other.state == game.state
    assert other.events == game.events


def _finished(trial: Trial) -> Game:
    game = trial.open()
    for game, _, _ in trial.decisions():  # noqa: B007 - the last one is the finished game
        pass
    return game


def games_can_be_shown(trial: Trial) -> None:
    """A finished game has a scene for every event that spectators hear of."""
    game = _finished(trial)
    assert [event for scene in scenes(game.record) for event in scene.events] == game.events_for(None)


def undo_is_exact(trial: Trial) -> None:
    """Undo gives back exactly the earlier table, and never one in which somebody knew less."""
    chance = Chance(f"{trial.seed}/undo")
    for number, (game, seat, options) in enumerate(trial.decisions()):
        if number < 60 or number % 10 == 0:  # undo replays the whole game, so long games are sampled
            twin = replay(game.record)
            twin.clock(game.state.now)
            _try_undo(twin, seat, options[chance.below("choice", len(options))])


def _try_undo(game: Game, seat: int, option: Option) -> None:
    before, events = game.state.copy(), list(game.events)
    foretold = bool(final_options(before, seat, [option]))
    game.act(seat, option)
    reason = game.why_not_undo(seat)
    assert foretold == (reason is not None), f"{option} was not known to end undo, or said to do so: {reason}"
    if reason is None:
        _nobody_could_tell(before, game.state, seat, option)
        game.undo(seat)
        assert game.state.to_json() == before.to_json()
        assert game.events == events
        game.act(seat, option)


def _nobody_could_tell(before: State, after: State, seat: int, option: Option) -> None:
    """What may be taken back looked to everybody as it would have in any world they could imagine."""
    for viewer in (None, *range(before.seat_count)):
        world = before.imagined(viewer, Chance(f"undo/{viewer}"))
        if world.why_not(seat, option) is None:
            world.act(seat, option)
            assert _bytes(world.view(viewer)) == _bytes(after.view(viewer)), f"undo of {option} unlearns something"


def nothing_leaks(trial: Trial) -> None:
    """Re-deal all that a seat cannot see: its view, prompt and events stay byte for byte the same."""
    chance = Chance(f"{trial.seed}/leaks")
    for number, (game, seat, options) in enumerate(trial.decisions()):
        viewer = (None, *range(trial.seats))[chance.below("viewer", trial.seats + 1)]
        option = options[chance.below("option", len(options))]
        world = game.state.imagined(viewer, Chance(f"{trial.seed}/{number}"))
        assert _bytes(world.view(viewer)) == _bytes(game.state.view(viewer)), f"the view of seat {viewer} leaks"
        assert _prompt(world, viewer) == _prompt(game.state, viewer), f"the prompt of seat {viewer} leaks"
        if viewer == seat:
            assert world.options(seat) == options, f"the options of seat {seat} depend on what it cannot see"
        _choices_look_alike(game.state, world, seat, option, viewer)
        _hidden_choices_look_alike(game.state, seat, option, options, viewer)
        _time_looks_alike(game.state, world, viewer)


def worlds_are_made_of_what_is_seen(trial: Trial) -> None:
    """What a seat imagines depends on nothing that it cannot see: it may be searched by a bot of that seat."""
    for game, seat, _ in trial.decisions():
        other = game.state.imagined(seat, Chance("elsewhere"))
        here, there = (state.imagined(seat, Chance("here")) for state in (game.state, other))
        assert here.to_json() == there.to_json(), f"what seat {seat} imagines shows something hidden"


def _prompt(state: State, viewer: int | None) -> bytes:
    return _bytes(state.agenda[-1].prompt(state, viewer))


def _choices_look_alike(one: State, other: State, seat: int, option: Option, viewer: int | None) -> None:
    """The same choice in another world looks the same, unless it shows something new."""
    if other.why_not(seat, option) is None:
        seen, learnt = _seen(one, viewer, lambda state: state.act(seat, option))
        assert learnt or seen == _seen(other, viewer, lambda state: state.act(seat, option))[0], f"{option} leaks"


def _hidden_choices_look_alike(
    state: State, seat: int, option: Option, options: list[Option], viewer: int | None
) -> None:
    """Choices that differ only in what others do not learn are told alike, if the table looks alike after them."""
    twins = [other for other in options if other != option and _same_but_hidden(other, option)]
    if not twins or viewer == seat:
        return
    tables = []
    for choice in (option, twins[0]):
        table = state.copy()
        table.told = []
        table.act(seat, choice)
        if any(isinstance(told, Bound) for told in table.told):  # counted and opened: now everybody may know
            return
        tables.append((_bytes(table.view(viewer)), _bytes(redacted(table.told, viewer))))
    (view, told), (other_view, other_told) = tables
    assert view != other_view or told == other_told, f"seat {viewer} learns the hidden part of {option}"


def _same_but_hidden(one: Option, other: Option) -> bool:
    if type(one) is not type(other):
        return False
    open_fields = [name for name in one.__struct_fields__ if name not in one.hidden]
    return all(getattr(one, name) == getattr(other, name) for name in open_fields)


def _time_looks_alike(one: State, other: State, viewer: int | None) -> None:
    """A moment at which time does the same in both worlds is told alike."""
    due = one.deadline()
    if due is None or due != other.deadline():
        return
    seen, learnt = _seen(one, viewer, lambda state: state.clock(due))
    told = _seen(other, viewer, lambda state: state.clock(due))[0]
    kinds = [[event["kind"] for event in msgspec.json.decode(events)] for events in (seen, told)]
    assert learnt or kinds[0] != kinds[1] or seen == told, "what time does leaks"


def _seen(state: State, viewer: int | None, happen: Callable[[State], None]) -> tuple[bytes, bool]:
    """What a viewer is told of something, and whether it showed the viewer a hidden thing."""
    twin = state.copy()
    twin.told = []
    happen(twin)
    events = redacted(twin.told, viewer)
    rolled = any(isinstance(told, Rolled) for told in twin.told)
    return _bytes(events), rolled or bool(unseen(state, viewer) - unseen(twin, viewer))


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def games_end(trial: Trial) -> None:
    """Random play always ends; nobody who must answer is without an option, nobody has more than the rules say."""
    state, chance = trial.start(), Chance(f"{trial.seed}/end")
    most = registry.rules_of(trial.game).most_options
    for _ in range(trial.most):
        if state.over:
            return
        frame = state.agenda[-1]
        for seat in state.seats():
            options = state.options(seat)
            dead_end = frame.must and not options and state.agenda[-1:] == [frame]
            assert not dead_end, f"seat {seat} must answer {frame.name} but has no option"
            assert len(options) <= most, f"seat {seat} has {len(options)} options; the rules say {most} at most"
            if options:
                state.act(seat, options[chance.below("choice", len(options))])
        VirtualClock(trial.pace).tick(state)
    raise AssertionError(f"the game has not ended after {trial.most} decisions")


def everything_has_words(trial: Trial) -> None:
    """Every option, event and prompt has words in every language; what was said before is not said again."""
    languages, said = [words(trial.game, language) for language in LANGUAGES], set[str]()
    for game, seat, options in trial.decisions():
        new = [option for option in options if str(option) not in said]
        said.update(map(str, new))
        viewers: list[int | None] = [None, *range(trial.seats)]
        prompts = [game.state.agenda[-1].prompt(game.state, viewer) for viewer in viewers]
        for language in languages:
            assert all(language.option(option) and language.verb(option) for option in new)
            assert all(map(language.prompt, prompts))
            assert game.rules.describe(game.view(seat), language, True)
    for language in languages:
        for viewer in (None, 0):
            assert all(language.sentences(game.events_for(viewer)))


def events_cite_clauses(trial: Trial) -> None:
    """Every event follows from a clause or section that the rules have."""
    for event in _finished(trial).events:
        assert _cited(trial.game, event.clause), f"{event.kind} cites {event.clause!r}, which does not exist"


def _cited(game: str, clause: str) -> bool:
    """Whether a clause stands in the game's rules; a game without numbered rules cites nothing."""
    prefix = registry.rules_of(game).prefix
    return clauses.exists(clause) and clause.startswith(prefix) if prefix else not clause


def blocked_options_say_why(trial: Trial) -> None:
    """An option that is not offered refuses with the reason it shows, in words, and changes nothing."""
    met: dict[Option, None] = {}
    chance = Chance(f"{trial.seed}/blocked")
    for game, seat, options in trial.decisions():
        for option in options:
            assert game.state.why_not(seat, option) is None, f"{option} is offered but refused"
            assert game.state.option(str(option)) == option
        blocked = [option for option in met if option not in set(options)]
        if blocked:
            _refuses(game, seat, blocked[chance.below("choice", len(blocked))])
        met.update(dict.fromkeys(options))


def _refuses(game: Game, seat: int, option: Option) -> None:
    before, reason = game.state.to_json(), game.state.why_not(seat, option)
    assert reason is not None, f"{option} is not offered to seat {seat}, but nothing speaks against it"
    for language in LANGUAGES:
        assert words(game.record.game, language).reason(reason)
    assert _cited(game.record.game, reason.clause), f"{reason.id} cites {reason.clause!r}, which does not exist"
    assert _refusal(game, seat, option) == reason
    assert game.state.to_json() == before, "a refused option changed the table"


def _refusal(game: Game, seat: int, option: Option) -> Reason | None:
    try:
        game.act(seat, option)
    except Illegal as error:
        return error.reason
    return None


CHECKS: tuple[Callable[[Trial], None], ...] = (
    copies_are_independent,
    states_survive_json,
    same_seed_same_game,
    records_replay,
    games_can_be_shown,
    undo_is_exact,
    nothing_leaks,
    worlds_are_made_of_what_is_seen,
    games_end,
    everything_has_words,
    events_cite_clauses,
    blocked_options_say_why,
)
