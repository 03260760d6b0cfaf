"""A captain who tries several plans for the turn, each played out many times by rules of thumb."""

from collections.abc import Iterator, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, pstdev
from time import perf_counter

from quarterdeck.bots.bot import Advice, Bot, Remark, Seat
from quarterdeck.bots.search import Limit
from quarterdeck.games.xia.bots.goals import Goal, Inclination
from quarterdeck.games.xia.bots.outlook import chances
from quarterdeck.games.xia.bots.routes import RIM
from quarterdeck.games.xia.bots.thumb import OptionValues, Thumb
from quarterdeck.games.xia.content.effects import Effect, EngineBonus, GainEnergy, Reroll
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.business import Business
from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.flying import Moving
from quarterdeck.games.xia.rules.place_names import place_args
from quarterdeck.games.xia.rules.setup import Pick
from quarterdeck.games.xia.rules.taking_missions import ChoosingMission
from quarterdeck.games.xia.rules.turn import ActionPhase
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

MOST_OPTIONS = 7
"""How many options are tried: the best by rules of thumb."""
MOST_PLANS = 6
"""How many goals are tried as the next one."""
WORLDS = 16
"""How many imagined worlds are used."""
LONGEST = 200
"""Decisions after which an unfinished play-out is judged as it stands."""
DOUBT = 2.0
"""By how many standard errors an unusual choice has to be better than the usual one."""
LEAST_DEVIATION = 0.01
"""The least deviation of rewards assumed: a few equal play-outs prove nothing."""
ADVISED = 3
INCLINATION = Inclination(shield=1.5, blaster=0.0, missile=0.0, engine=3)
"""A fast engine and a shield win most games: 46 % of 120 games against three captains of mixed inclinations."""
MERIT: dict[type[Effect], int] = {Reroll: 3, EngineBonus: 2, GainEnergy: 1}
"""Which abilities win most games for the ships that begin with them: 37, 36 and 26 % of 80 games."""
PLANNED = (ActionPhase, Moving, Business, ChoosingMission)
"""Frames whose choices are tried; the set-up cannot be judged by one turn, and other answers are simple."""


def merit(content: str, option: Option) -> int:
    """How good a ship is to begin with, by the first effect of its ability."""
    assert isinstance(option, Pick)
    printed = pack(content)
    ability = printed.abilities[printed.ships[option.ship].ability]
    return MERIT.get(type(ability.bands[0].choices[0][0]), 0)


def describe_goal(chart: Chart, goal: Goal) -> Remark:
    """What a captain flies for."""
    if goal.hex == RIM:
        return Remark("plan-rim", {})
    if goal.hex not in chart.cells:
        return Remark("plan-planet", {"sector": goal.hex})
    return Remark("plan-spot", {**place_args(chart, goal.hex)})


class Candidate:
    """An option with a plan for the rest of the turn, and its results."""

    __slots__ = ("option", "plan", "rewards")

    def __init__(self, option: Option, plan: str = "") -> None:
        self.option, self.plan = option, plan
        self.rewards: list[float] = []

    @property
    def mean(self) -> float:
        return fmean(self.rewards) if self.rewards else 0.0

    def lead(self, usual: "Candidate") -> float:
        """How much better it did than the usual choice in the same worlds, less a margin for error."""
        if self is usual:
            return 0.0
        found = [mine - other for mine, other in zip(self.rewards, usual.rewards, strict=False)]
        return fmean(found) - DOUBT * max(pstdev(found), LEAST_DEVIATION) / sqrt(len(found))

    def value_beside(self, best: "Candidate") -> float:
        """The chance to win, told by the worlds it shares with the best choice: without proof it is not better."""
        shared = list(zip(self.rewards, best.rewards, strict=False))
        gain = fmean([mine - other for mine, other in shared]) if shared else 0.0
        return max(0.0, best.mean + min(0.0, gain))


class Trial:
    """Candidates of one decision, played out to the end of the turn.

    The n-th play-out of every candidate takes place in the same world and with the same dice, so that they are compared
    by their effect and not by luck. In each round the worse half drops out.
    """

    def __init__(self, seat: Seat, options: Sequence[Option], chance: Chance) -> None:
        self.seat, self.chance = seat.number, chance
        first = seat.world(chance)
        assert isinstance(first, Xia)
        self.worlds, self.chart = [first], first.chart
        self.is_planned = isinstance(first.agenda[-1], PLANNED)
        self.candidates = list(self._candidates(first, options))

    def _candidates(self, world: Xia, options: Sequence[Option]) -> Iterator[Candidate]:
        """What rules of thumb would do, what they would do with another goal, and the best options beside it."""
        mind, tried = OptionValues(world, self.seat, inclination=INCLINATION), set[tuple[Option, str]]()
        minds = [OptionValues(world, self.seat, None, INCLINATION, plan) for plan in self._plans(world, mind)]
        planned = [(other.best(options), other.plan) for other in minds]
        valued = sorted(options, key=mind.value, reverse=True)[:MOST_OPTIONS]
        for option, plan in [(mind.best(options), ""), *planned, *((option, "") for option in valued)]:
            if (option, plan) not in tried:
                tried.add((option, plan))
                yield Candidate(option, plan)

    def _plans(self, world: Xia, mind: OptionValues) -> list[str]:
        """The hexes of the best goals, where a captain decides where to fly."""
        if not isinstance(world.agenda[-1], ActionPhase | Moving):
            return []
        rates = sorted([(mind.rate(mind.me.at, goal), goal.hex) for goal in mind.goals], reverse=True)
        return list(dict.fromkeys(spot for _, spot in rates))[:MOST_PLANS]

    def run(self, limit: Limit) -> list[Candidate]:
        """All candidates, the best first; the usual choice stays to the end."""
        start, rounds, left = perf_counter(), ceil(log2(max(2, len(self.candidates)))), self.candidates
        for number in range(1, rounds + 1):
            while True:
                for candidate in left:
                    self._try(candidate)
                if self._spent(limit, perf_counter() - start) >= number / rounds:
                    break
            usual, *others = left
            others.sort(key=lambda one: one.mean, reverse=True)
            left = [usual, *others[: (len(others) + 1) // 2]]
        return sorted(self.candidates, key=lambda one: one.lead(self.candidates[0]), reverse=True)

    def _spent(self, limit: Limit, seconds: float) -> float:
        """The part of the limit that is used up."""
        if limit.iterations:
            return sum([len(candidate.rewards) for candidate in self.candidates]) / limit.iterations
        return seconds / limit.seconds

    def _try(self, candidate: Candidate) -> None:
        number = len(candidate.rewards)
        world = self._world(number % WORLDS).copy()
        world.chance = Chance(f"{self.chance.seed}/dice/{number}")
        candidate.rewards.append(play_out(world, self.seat, candidate, self.chart))

    def _world(self, number: int) -> Xia:
        """Worlds are dealt when they are first needed; dealing one from another does not change its probability."""
        while len(self.worlds) <= number:
            world = self.worlds[0].imagined(self.seat, self.chance)
            assert isinstance(world, Xia)
            self.worlds.append(world)
        return self.worlds[number]


def play_out(world: Xia, seat: int, candidate: Candidate, chart: Chart) -> float:
    """The chance to win after the rest of the turn; on the map of its beginning, as new sectors cost more time."""
    turn = world.active, world.turn.npc
    world.carry_out(seat, candidate.option)
    for _ in range(LONGEST):
        if world.over or (world.active, world.turn.npc) != turn:
            break
        mover = world.seats()[0]
        options = world.options(mover)
        mind = OptionValues(world, mover, chart, INCLINATION, candidate.plan if mover == seat else "")
        world.carry_out(mover, options[0] if len(options) == 1 else mind.best(options))
    return chances(world, seat, chart)[seat]


def advice(candidates: Sequence[Candidate]) -> list[Advice]:
    """What is told of candidates, the best first: nothing is told to be better than the choice that is advised."""
    told = [Advice(one.option, one.value_beside(candidates[0]), "win") for one in candidates[:ADVISED]]
    return sorted(told, key=lambda one: one.value, reverse=True)


ABOUT_A_SECOND = Limit(iterations=300)
"""With that many, decisions take 0.4 seconds of a core on average, the longest nearly two."""
A_SECOND = Limit(seconds=0.95)
"""The worlds before the first iteration and the end of the last one take the rest."""


class Hard:
    """The searching bot with as many iterations as fit into about a second, so that it is repeatable on any machine."""

    def __init__(self, seed: str, limit: Limit = ABOUT_A_SECOND) -> None:
        self._chance, self._thumb, self.limit = Chance(seed), Thumb(seed, INCLINATION), limit
        self._plan: str | None = None
        """The goal behind the last advice; None for a bot that only plays."""

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if len(options) == 1:
            return options[0]
        if all(isinstance(option, Pick) for option in options):
            return max(options, key=lambda option: merit(seat.view()["setting"]["pack"], option))
        trial = Trial(seat, options, self._search_chance())
        return trial.run(self.limit)[0].option if trial.is_planned else self._thumb.choose(seat, options)

    def listen(self, others: Sequence[Bot]) -> None:
        """Opponents share no plans, so there is nothing to take into account."""

    def advise(self, seat: Seat, options: Sequence[Option]) -> list[Advice]:
        """The best options of those that are listed: a hint lights one of them up."""
        found: dict[Option, Candidate] = {}
        for candidate in Trial(seat, options, self._search_chance()).run(self.limit):
            if candidate.option in options:
                found.setdefault(candidate.option, candidate)
        self._plan = next((one.plan for one in found.values()), "")
        return advice(list(found.values()))

    def explain(self, seat: Seat) -> list[Remark]:
        """Where the advised option leads, where a captain decides where to fly; opponents keep their goals secret."""
        world = seat.world(self._search_chance())
        assert isinstance(world, Xia)
        if self._plan is None or not isinstance(world.agenda[-1], ActionPhase | Moving):
            return []
        mind = OptionValues(world, seat.number, None, INCLINATION, self._plan)
        goal = mind.draw(mind.me.at)[1]
        return [] if goal is None else [describe_goal(world.chart, goal)]

    def _search_chance(self) -> Chance:
        """Chance of its own for each search."""
        return Chance(f"{self._chance.seed}/{self._chance.below('search', 1 << 32)}")
