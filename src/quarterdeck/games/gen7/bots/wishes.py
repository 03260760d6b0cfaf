"""What an officer works for besides merit: the plot goal of all, and goals of their own (G7-15, G7-21, G7-D56.2)."""

from functools import cache, cached_property, lru_cache
from typing import Any

from msgspec import Struct

from quarterdeck.games.gen7.content.conditions import And, Condition
from quarterdeck.games.gen7.content.events import Event, count_text
from quarterdeck.games.gen7.content.lines import holds
from quarterdeck.games.gen7.content.pack import Pack, pack
from quarterdeck.games.gen7.content.terms import Colonists, CountIs, Held, Stock
from quarterdeck.games.gen7.state import Die, Gen7, Player
from quarterdeck.kernel.viewing import Selection

View = dict[str, Any]
READ = Selection({
    Gen7: (
        "covered", "damage", "divisions", "goals", "groups", "heard", "last_round", "pack", "players", "plot_advance",
        "proposal", "repairs", "round", "row", "seat_count", "section", "setbacks", "special_rules", "success",
        "target", "vault",
    ),
    Player: (
        "algorithms", "asleep", "counts", "dice", "leaning", "merit", "plan_a", "plan_b", "sector", "skills", "store",
        "temperament", "upgrades", "work_tasks",
    ),
    Die: ("kind", "result", "at"),
})  # fmt: skip
"""What the bots read of a view: they look at the table at almost every choice."""
SHIP = {"warden": 1.3, "careerist": 0.7, "humanist": 1.0, "rationalist": 1.0}
"""How much plot goal, systems and Vault count for each temperament (G7-D56.2)."""
SELF = {"warden": 0.8, "careerist": 1.3, "humanist": 1.0, "rationalist": 1.0}
"""The weight of a player's own plans."""
PLOT_GOAL = 3.0
"""The worth of reaching a plot goal, divided by the success markers that it asks for."""
STAR = 2.5
"""The worth of a star to a player who works for it."""
EARLY, LATE = 0.5, 2.5
"""How much less or more a success marker is worth to a crew that is well ahead or far behind."""
A_ROUND = 2
"""How often a player who wants something can do it in a round."""
KEPT = 10_000
"""For how many pairs of plans a player's goals are cached."""


class Wish(Struct, frozen=True, gc=False):
    """An event that somebody wants to happen."""

    event: Event
    worth: float

    def means(self, about: View) -> bool:
        """Whether an event fits; unknown facts count as fitting."""
        event = self.event
        for name, wanted in _named(event):
            if about.get(name) != wanted:
                return False
        return not event.result or "result" not in about or holds(about["result"], *event.result)


@cache
def _named(event: Event) -> tuple[tuple[str, str], ...]:
    """The facts that an event filters by."""
    names = ("room", "department", "center", "type", "die")
    return tuple((name, wanted) for name in names if (wanted := getattr(event, name)))


@cache
def terms(condition: Condition) -> tuple[Condition, ...]:
    return condition.parts if isinstance(condition, And) else (condition,)


class OwnGoals(Struct, frozen=True, gc=False):
    """What a player's goals ask for, and what each step towards them is worth."""

    counts: tuple[tuple[CountIs, float], ...] = ()
    algorithms: tuple[tuple[int, float], ...] = ()
    """How many are wanted."""
    colonists: float = 0.0
    tokens: float = 0.0


NO_GOALS = OwnGoals()


@lru_cache(KEPT)
def own_goals(pack_name: str, plans: tuple[str | None, str | None], sector: str, temperament: str) -> OwnGoals:
    """Plan A, plan B and the goal of the sector."""
    goals = pack(pack_name).personal_goals.values()
    mine = [goal for goal in goals if goal.id in plans or goal.sector == sector]
    weight = STAR * SELF.get(temperament, 1.0)
    worths = [
        (term, weight * goal.stars / max(1, getattr(term, "n", 1)) / len(terms(goal.condition)))
        for goal in mine
        for term in terms(goal.condition)
    ]
    held = [(term, worth) for term, worth in worths if isinstance(term, Held) and term.what == "algorithms"]
    return OwnGoals(
        counts=tuple((term, worth) for term, worth in worths if isinstance(term, CountIs)),
        algorithms=tuple((term.n, worth) for term, worth in held),
        colonists=sum(worth for term, worth in worths if isinstance(term, Colonists)),
        tokens=sum(worth for term, worth in worths if isinstance(term, Stock)),
    )


class Wishes:
    """A seat's view, and its wishes."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.asked: View = view["asked"]
        self.me: View = view["players"][seat]
        self.pack: Pack = pack(view["pack"])
        self.ship: float = SHIP.get(self.me["temperament"], 1.0)
        self.left: int = view["last_round"] - view["round"]
        """Rounds after this one."""
        self.own = self._own_goals()

    def _own_goals(self) -> OwnGoals:
        """What plan A, plan B and the goal of the sector ask for."""
        if "personal_goals" not in self.view["goals"]:
            return NO_GOALS
        me = self.me
        return own_goals(self.view["pack"], (me["plan_a"], me["plan_b"]), me["sector"], me["temperament"])

    @cached_property
    def wishes(self) -> dict[str, list[Wish]]:
        """All that this officer wants to happen, by the kind of event."""
        found: dict[str, list[Wish]] = {}
        for wish in [*self._for_the_plot(), *self._for_itself()]:
            found.setdefault(wish.event.kind, []).append(wish)
        return found

    def _for_the_plot(self) -> list[Wish]:
        """What brings success markers now; nothing once the goal is reached."""
        section = self.pack.sections.get(self.view["section"])
        goal = section.goal if section is not None else None
        needed = self.view["target"] + self.view["setbacks"]
        if goal is None or self.view["success"] >= needed:
            return []
        heard = self.seat in self.view["heard"]
        marker = PLOT_GOAL / needed * self._urgency(needed) * self.ship
        return [
            Wish(counter.event, counter.n * marker)
            for counter in goal.counts
            if not (heard and counter.event.seats == "each_seat_once")
        ]

    def _urgency(self, needed: int) -> float:
        """More than 1 if less is left of the time than of the goal."""
        deadline = self.view["plot_advance"] or self.view["last_round"]
        time: float = max(1, deadline - self.view["round"] + 1) / max(1, deadline)
        lacking: float = (needed - self.view["success"]) / needed
        return min(LATE, max(EARLY, lacking / time))

    def _for_itself(self) -> list[Wish]:
        found = []
        for term, worth in self.own.counts:
            if term.op == ">=":
                lacking = term.n - self.me["counts"].get(count_text(term.count), 0)
                if 0 < lacking <= A_ROUND * (self.left + 1):
                    found.append(Wish(term.count.event, worth))
            elif term.op == "most":
                found.append(Wish(term.count.event, worth / 5))
        return found

    def wished(self, kind: str, **about: Any) -> float:
        """What an event is worth for the plot goal and the seat's goals."""
        found = self.wishes.get(kind)
        return sum([wish.worth for wish in found if wish.means(about)]) if found else 0.0

    @cached_property
    def more_algorithms(self) -> float:
        """What one more algorithm is worth for the seat's goals."""
        laid = sum(bool(card) for card in (*self.me["algorithms"], *self.me["upgrades"]))
        return sum(worth for wanted, worth in self.own.algorithms if laid < wanted)
