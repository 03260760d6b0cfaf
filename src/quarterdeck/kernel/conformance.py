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
from quarterdeck.kernel.event import Event, redacted
from quarterdeck.kernel.history import Game, replay
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import LANGUAGES, words
from quarterdeck.kernel.zone import redeal, somebody_learnt, unseen


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
    for by_record in (False, True):
        again = replay(game.record, by_record=by_record)
        assert again.state.to_json() == game.state.to_json()
        assert again.events == game.events
    assert Game.load(game.save()).state == game.state


def _finished(trial: Trial) -> Game:
    game = trial.open()
    for game, _, _ in trial.decisions():  # noqa: B007 - the last one is the finished game
        pass
    return game


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
    game.act(seat, option)
    learnt = somebody_learnt(before, game.state)
    reason = game.why_not_undo(seat)
    last = game.record.inputs[-1]
    assert (reason is not None) == (learnt or bool(last.rolled) or last.binding)
    if reason is None:
        game.undo(seat)
        assert game.state.to_json() == before.to_json()
        assert game.events == events
        game.act(seat, option)


def nothing_leaks(trial: Trial) -> None:
    """Re-deal all that a seat cannot see: its view and its events stay byte for byte the same."""
    for number, (game, seat, options) in enumerate(trial.decisions()):
        viewer = None if number % 7 == 6 else number % trial.seats
        other = game.state.copy()
        shuffle_unseen(other, viewer, Chance(f"{trial.seed}/{number}"))
        assert _bytes(other.view(viewer)) == _bytes(game.state.view(viewer)), f"the view of seat {viewer} leaks"
        if viewer == seat:
            assert other.options(seat) == options, f"the options of seat {seat} depend on what it cannot see"
        _events_alike(game.state, other, seat, options[number % len(options)], viewer)


def shuffle_unseen(state: State, viewer: int | None, chance: Chance) -> None:
    """Deal everything unseen anew, the dice included."""
    redeal(state, viewer, chance)
    state.chance.seed = f"{chance.seed}/other"
    state.chance.streams = {purpose: word ^ 1 for purpose, word in state.chance.streams.items()}


def _events_alike(one: State, other: State, seat: int, option: Option, viewer: int | None) -> None:
    """Some choice of `seat` in the other world looks to the viewer like this one in this world."""
    seen, learnt = _seen(one, seat, option, viewer)
    if learnt:  # something new was shown; of course that differs
        return
    similar = [choice for choice in other.options(seat) if _same_shape(choice, option)]
    if similar:
        found = [_seen(other, seat, choice, viewer)[0] for choice in similar]
        assert seen in found, f"seat {viewer} sees too much of {option} by seat {seat}"


def _same_shape(one: Option, other: Option) -> bool:
    """The same verb with the same numbers; cards may differ."""
    if type(one) is not type(other):
        return False
    pairs = [(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    return all(first == second for first, second in pairs if not isinstance(first, str))


def _seen(state: State, seat: int, option: Option, viewer: int | None) -> tuple[bytes, bool]:
    """What a viewer sees of a choice, and whether anybody learnt a hidden thing from it."""
    twin = state.copy()
    twin.told = []
    twin.act(seat, option)
    events = redacted(twin.told, viewer)
    rolled = any(not isinstance(told, Event) for told in twin.told)
    return _bytes(events), rolled or bool(unseen(state, viewer) - unseen(twin, viewer))


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def games_end(trial: Trial) -> None:
    """Random play always ends, and nobody who must answer is ever without an option."""
    state, chance = trial.start(), Chance(f"{trial.seed}/end")
    for _ in range(trial.most):
        if state.over:
            return
        frame = state.agenda[-1]
        for seat in state.seats():
            options = state.options(seat)
            dead_end = frame.must and not options and state.agenda[-1:] == [frame]
            assert not dead_end, f"seat {seat} must answer {frame.name} but has no option"
            if options:
                state.act(seat, options[chance.below("choice", len(options))])
        VirtualClock(trial.pace).tick(state)
    raise AssertionError(f"the game has not ended after {trial.most} decisions")


def everything_has_words(trial: Trial) -> None:
    """Every option, event and prompt has words in every language."""
    languages = [words(trial.game, language) for language in LANGUAGES]
    for game, seat, options in trial.decisions():
        viewers: list[int | None] = [None, *range(trial.seats)]
        prompts = [game.state.agenda[-1].prompt(game.state, viewer) for viewer in viewers]
        for language in languages:
            for option in options:
                assert language.option(option)
                assert language.verb(option)
            for prompt in prompts:
                assert language.prompt(prompt)
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
    undo_is_exact,
    nothing_leaks,
    games_end,
    everything_has_words,
    events_cite_clauses,
    blocked_options_say_why,
)
