"""Trials: the games that the conformance suite plays, and what was chosen in them."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State

ChooseAt = Callable[[State, int, list[Option]], Option | None]
"""How a seat of a table picks one of its options; None lets time pass."""
Decision = tuple[Game, int, list[Option]]
"""A table, the seat that chooses, and its options."""
ONE_IN = 3
"""A seat that may act without owing an answer does so once in this many times."""


def at_random(seed: str) -> ChooseAt:
    """Chooses any option with equal chance."""
    chance = Chance(f"{seed}/choices")
    return lambda _, seat, options: options[chance.below("choice", len(options))]


class Trial(Struct, frozen=True):
    """One game to check: its set-up, who plays it, and how fast the virtual clock runs."""

    game: str
    seats: int
    seed: str
    tick_seconds: float = 30.0
    options: dict[str, Any] = {}
    most: int = 5000
    """Decisions after which a game that has not ended counts as endless."""
    players: Callable[[str], ChooseAt] = at_random
    """Makes the players of all seats from a seed."""
    humans: tuple[int, ...] | None = None

    def open(self) -> Game:
        return Game(self.game, seats=self.seats, seed=self.seed, humans=self.humans, **self.options)

    def start(self) -> State:
        return self.open().state

    def decisions(self) -> Iterator[Decision]:
        """A whole game, shown at every decision: the table, the seat, its options."""
        for game, seat, options, _ in self.moves():
            yield game, seat, options

    def moves(self) -> Iterator[tuple[Game, int, list[Option], Option | None]]:
        """A whole game, shown at every decision with what will be chosen."""
        game, choose = self.open(), self.players(self.seed)
        chance, count = Chance(f"{self.seed}/bystanders"), 0
        while not game.over:
            for seat in self._acting(game, chance):
                options = game.choices(seat)
                if options:
                    chosen = choose(game.state, seat, options)
                    yield game, seat, options, chosen
                    count += 1
                    if chosen is not None:
                        game.act(seat, chosen)
            if game.state.agenda and not game.state.agenda[-1].blocking:
                game.clock(game.state.now + self.tick_seconds)
            assert count < self.most, f"the game has not ended after {count} decisions"

    def _acting(self, game: Game, chance: Chance) -> Iterator[int]:
        """The seats that owe an answer, then some of those that may act although nobody waits for them."""
        owing = game.seats()
        for seat in owing:
            if len(owing) == 1 or seat in game.seats():
                yield seat
        for seat in range(self.seats):
            if may_act_unasked(game.state, seat) and chance.below("bystander", ONE_IN) == 0:
                yield seat


def may_act_unasked(state: State, seat: int) -> bool:
    """Whether a seat may choose something that nobody waits for."""
    return bool(state.agenda) and seat not in state.seats() and state.agenda[-1].may_act(state, seat)


# What was chosen


def kinds_of(game: str) -> dict[str, type[Option]]:
    """Every kind of option that the frames of a game offer, by key."""
    frames = registry.rules_of(game).state.frame_kind.kinds.values()
    return {kind.key: kind for frame in frames for kind in frame.choices}


def choices_made(trials: Iterable[Trial], enough: Container[str] = ()) -> Counter[str]:
    """How often each kind of option was chosen over trials of one game; stops once all but `enough` were."""
    counts: Counter[str] = Counter()
    for trial in trials:
        counts.update(dict.fromkeys(kinds_of(trial.game), 0))
        counts.update(chosen.key for _, _, _, chosen in trial.moves() if chosen is not None)
        if all(count or key in enough for key, count in counts.items()):
            break
    return counts


def every_kind_is_chosen(trials: Iterable[Trial], never: Mapping[str, str] | None = None) -> Counter[str]:
    """Over all trials of a game every kind of option is chosen at least once; no more are played than that takes.

    `never` excuses kinds by key, each with a reason; one that is chosen after all needs no excuse. Returns how often
    each kind was chosen.
    """
    excused = never or {}
    counts = choices_made(trials, excused)
    report = ", ".join(f"{key} {count}" for key, count in sorted(counts.items(), key=lambda one: (one[1], one[0])))
    missed = [key for key, count in counts.items() if not count and key not in excused]
    assert not missed, f"never chosen: {', '.join(missed)}; how often each kind was: {report}"
    idle = [key for key in excused if counts[key] or key not in counts]
    assert not idle, f"excused although chosen or unknown: {', '.join(idle)}; how often each kind was: {report}"
    return counts
