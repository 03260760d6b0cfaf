"""The searching bot: rules of thumb give priors and play-outs to the end of the round."""

from collections.abc import Sequence
from math import exp
from random import Random

from msgspec.structs import replace

from quarterdeck.bots.bot import Advice, Bot, Seat
from quarterdeck.bots.search import Guide, Limit, Search
from quarterdeck.games.gen7.bots.advising import next_step
from quarterdeck.games.gen7.bots.choices import NO
from quarterdeck.games.gen7.bots.thumb import Mind, Thumb
from quarterdeck.games.gen7.bots.wishes import READ, SHIP
from quarterdeck.games.gen7.content.story import PlotGoal
from quarterdeck.games.gen7.rules.proposals import CallOff, Propose
from quarterdeck.games.gen7.state import Gen7, Player
from quarterdeck.kernel.option import Option

MOST = 6
"""How many options are tried at a node."""
DOUBT = 1.0
"""The difference in merit that makes an option e times as likely to be tried."""
STAR = 4.0
GOAL, REACHED = 20.0, 10.0
"""The worth of progress to a plot goal, and of reaching it; a missed one is worth nothing."""
TOKEN, TASK, FILE, ALGORITHM, COLONIST = 0.45, 1.2, 0.7, 1.0, 1.6
"""The worth in merit of what is left at the end of a round; colonists count for each round to come."""
SYSTEM = (0.0, 1.2, 2.4, 5.5)
"""What the divisions of a system cost, from green to critical."""
VAULT = 0.15
MERIT, EXPERIENCE = "merit", "experience"
"""The unit of advice: of a search, or none where rules of thumb decide."""
FIRST_VERBS = frozenset({"place", "replenish", "join", "finish-task"})
"""Verbs of choices worth a search: one is searched if its first option has such a verb."""
SEARCHED = frozenset({"taking-turn", "replenishing", "joining", "finishing-task"})
"""Frames that are worth a search: a proposal is one plan, and the story is a matter of temperament."""


class OfficersGuide(Guide):
    """How Gen7 is searched: one officer plans, everybody plays on by rules of thumb."""

    most = 300

    def __init__(self) -> None:
        self._world: Gen7 | None = None
        self._players: dict[int, Thumb] = {}
        """Who plays on in this world: a proposal is remembered until it is made."""

    def unit(self, world: Gen7) -> str:
        return MERIT

    def rewards(self, world: Gen7) -> Sequence[float]:
        return [judged(world, player) for player in world.players]

    def stops(self, start: Gen7, world: Gen7) -> bool:
        """Stops where the round ends or the story goes on: future dice and unread texts cannot be judged."""
        return world.over or world.round > start.round or world.card != start.card or world.section != start.section

    def plans(self, world: Gen7, seat: int, mover: int) -> bool:
        return mover == seat and world.agenda[-1].name in SEARCHED

    def priors(self, world: Gen7, seat: int, options: Sequence[Option]) -> Sequence[float]:
        mind = Mind(world.view(seat, only=READ), seat)
        values = [valued(mind, option) for option in options]
        least = sorted(values)[-MOST:][0]
        weights = [exp((value - max(values)) / DOUBT) if value >= least else 0.0 for value in values]
        return [weight / sum(weights) for weight in weights]

    def policy(self, world: Gen7, seat: int, options: Sequence[Option], luck: Random) -> Option:
        if self._world is not world:
            self._world, self._players = world, {}
        player = self._players.setdefault(seat, Thumb("plays on"))
        chosen = player.choose(Seat(world, seat), options)
        assert chosen is not None  # every frame of Gen7 waits for an answer
        return chosen


def valued(mind: Mind, option: Option) -> float:
    """The rules of thumb, for proposals their plan."""
    if not isinstance(option, Propose):
        return mind.value(option)
    plan = mind.plan(option.group)
    return plan.value if plan is not None else NO


def judged(world: Gen7, player: Player) -> float:
    """The seat's merit and stars, what is at hand, and by temperament the goal, the systems and the Vault."""
    left = max(0, world.last_round - world.round)
    hand = TOKEN * sum(player.store.values()) + FILE * len(player.files) + min(left, len(player.work_tasks)) * TASK
    crew = COLONIST * left * sum(die.at != "supply" for die in player.dice)
    cards = ALGORITHM * sum(map(bool, player.algorithms)) * left / 3
    systems = sum(SYSTEM[division] for division in world.divisions.values())
    ship = plot(world) - systems + VAULT * sum(world.vault.values())
    return player.merit + STAR * player.stars + hand + crew + cards + SHIP.get(player.temperament, 1.0) * ship


def plot(world: Gen7) -> float:
    """What the plot goals of this episode are worth: those decided by their result, the present one by its progress."""
    here = [world.pack.sections[name] for name in world.visited if name.startswith(f"{world.episode}.")]
    return sum(goal_worth(world, section.id, section.goal) for section in here if section.goal is not None)


def goal_worth(world: Gen7, section: str, goal: PlotGoal) -> float:
    if section != world.section:
        return GOAL + REACHED if goal.next_reached in world.visited else 0.0
    progress = min(1.0, world.success / max(1, world.target + world.setbacks))
    return GOAL * progress + (REACHED if progress == 1.0 else 0.0)


ABOUT_A_SECOND = Limit(iterations=32)
A_SECOND = Limit(seconds=0.85)
"""The worlds before the first iteration and the end of the last one take the rest (G7-D56.6)."""


class Hard(Search):
    """The searching bot with as many iterations as fit into about a second."""

    def __init__(self, seed: str, limit: Limit = ABOUT_A_SECOND, trees: int = 1, jobs: int = 1) -> None:
        super().__init__(seed, OfficersGuide(), limit, trees, jobs)
        self._thumb = Thumb(seed)

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if len(options) > 1 and options[0].verb in FIRST_VERBS:
            return super().choose(seat, options)
        return self._thumb.choose(seat, options)

    def advise(self, seat: Seat, options: Sequence[Option]) -> list[Advice]:
        """A proposal is one plan; what had to be called off is not proposed again with the same dice."""
        mind = Mind(seat.view(READ), seat.number)
        step = next_step(mind, options)
        if isinstance(step, CallOff):
            self._thumb.gives_up(mind, mind.view["proposal"]["group"])
        if step is not None:
            return [Advice(step, 0.0, EXPERIENCE)]
        found = [one for one in super().advise(seat, options) if not self._thumb.gave_up(mind, one.option)]
        return [replace(one, line=_without_repeats(one)) for one in found] or self._by_thumb(seat, options)

    def _by_thumb(self, seat: Seat, options: Sequence[Option]) -> list[Advice]:
        chosen = self._thumb.choose(seat, options)
        return [] if chosen is None else [Advice(chosen, 0.0, EXPERIENCE)]


def _without_repeats(advice: Advice) -> tuple[Option, ...]:
    """The line that would follow, up to a choice that occurred before."""
    line: list[Option] = []
    for option in advice.line:
        if option in (advice.option, *line):
            break
        line.append(option)
    return tuple(line)


def in_time(seed: str) -> Bot:
    """The searching bot for tables with people: it thinks for one second by the clock."""
    return Hard(seed, A_SECOND)
