"""The planner: a crew member whose mind flies plans before anything is laid."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.bots.bot import Advice, Bot, Remark, Seat
from quarterdeck.games.space_alert.bots.advising import advice
from quarterdeck.games.space_alert.bots.explaining import explain
from quarterdeck.games.space_alert.bots.mind import Limit, Mind
from quarterdeck.games.space_alert.bots.placing import next_step
from quarterdeck.games.space_alert.bots.signs import answer, pause, people_consent
from quarterdeck.games.space_alert.bots.thumb import PLANNING
from quarterdeck.games.space_alert.content.missions import POINTS
from quarterdeck.games.space_alert.content.ship import PHASE_SLOTS
from quarterdeck.games.space_alert.rules.commands import Place
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

View = dict[str, Any]
CREW_OF_ALL = 5
"""How large a crew hears unconfirmed reports (SA-3.2.6)."""
HURRY = 20
"""Seconds before the end of a phase at which the best plan so far is laid."""


class Planner:
    """A crew member for one seat; those made together share one mind."""

    def __init__(self, seed: str, evaluations: int = Limit().evaluations, seconds: float | None = None) -> None:
        self.mind = Mind(seed, Limit(evaluations, seconds))

    @classmethod
    def make_team(cls, seeds: Sequence[str]) -> list["Planner"]:
        """Crew members of one table who talk to each other."""
        crew = [cls(seed) for seed in seeds]
        crew[0].mind.members = len(crew)
        for member in crew:
            member.mind = crew[0].mind
        return crew

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        others = _unplanned(options)
        if others:
            return answer(others)
        view = seat.view()
        return pause(view, seat.people, options) or self._plan(seat, view, options)

    def _plan(self, seat: Seat, view: View, options: Sequence[Option]) -> Option | None:
        self.mind.hear(seat, view)
        self.mind.think()
        if not self.mind.decided:
            return self._lay(seat.number, view, options) if self.mind.search and _hurried(view) else None
        ending = people_consent(view, seat.people)
        return self._lay(seat.number, view, options, ending) or _agreed(view, ending, options)

    def listen(self, others: Sequence[Bot]) -> None:
        self.mind.friends = [other.mind for other in others if isinstance(other, Planner)]

    def advise(self, seat: Seat, options: Sequence[Option]) -> list[Advice]:
        """The next step of the best plan, and what else there could be done instead.

        The plan stays the same until something new is heard, so following one piece of advice after another lays it.
        """
        if _unplanned(options):
            return []
        best = self.choose(seat, options)
        while not self.mind.decided:
            best = self.choose(seat, options)
        if self.mind.search is not None and self.mind.search.trim():
            best = self.choose(seat, options)
        return advice(self.mind, best, options) if best is not None else []

    def whole_plan(self, seat: Seat, options: Sequence[Option]) -> list[Option]:
        """The commands that lay what was advised and is not there yet, in order."""
        if self.mind.search is None or _unplanned(options):
            return []
        world, steps = seat.world(Chance("whole plan")), list[Option]()
        while step := self._lay(seat.number, world.view(seat.number), world.options(seat.number)):
            world.carry_out(seat.number, step)
            steps.append(step)
        return steps

    def explain(self, seat: Seat) -> list[Remark]:
        """The plan in words for whoever looks; nobody can tell it while communications are down (SA-3.2.12)."""
        view = seat.view()
        return explain(self.mind, view) if view["communications"] else []

    def _lay(self, seat: int, view: View, options: Sequence[Option], ending: bool = False) -> Option | None:
        """The next card to lay, turn, move or take back, the earliest phase first; then those for androids."""
        own = [n for n, member in enumerate(view["crew"]) if member["seat"] == seat or view["seat_count"] == 1]
        for slots in PHASE_SLOTS:
            for board in own:
                if step := self._step(board, slots, view, options):
                    return step
        return self._lay_for_androids(seat, view, options) if ending or _time_for_androids(view) else None

    def _step(self, board: int, slots: Sequence[int], view: View, options: Sequence[Option]) -> Option | None:
        assert self.mind.known is not None
        wanted = {slot: card for slot, (_, card) in self.mind.wanted(board).items()}
        now = [slot for slot in slots if slot in self.mind.known.boards[board].open]
        return next_step(board, view["crew"][board]["plan"], wanted, now, options)

    def _lay_for_androids(self, seat: int, view: View, options: Sequence[Option]) -> Option | None:
        """A card for an android, which stays where it is laid (SA-7.2.2)."""
        for board, member in enumerate(view["crew"]):
            for slot, (giver, card) in self.mind.wanted(board).items() if member["seat"] < 0 else ():
                place = Place(board, card, slot)
                if giver in (seat, -1) and place in options:
                    return place
        return None


class Hasty(Planner):
    """A planner who is soon content."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, evaluations=60)


def _unplanned(options: Sequence[Option]) -> list[Option]:
    """What is asked besides planning: a sign, a vote, a repair."""
    return [option for option in options if option.verb not in PLANNING]


def _time_for_androids(view: View) -> bool:
    """Whether a phase is about to end: what is laid for androids cannot be changed again."""
    return not view["setting"]["clock"] or _last_said(view)["say"] == "warning"


def _hurried(view: View) -> bool:
    """Whether there is no time to think to the end."""
    last = _last_said(view)
    return bool(last["say"] == "warning" and last["number"] <= HURRY)


def _last_said(view: View) -> View:
    """The last message about time."""
    said: list[View] = [message for message in view["heard"] if message["say"] in ("start", "warning", "phase_end")]
    return said[-1]


def _agreed(view: View, ending: bool, options: Sequence[Option]) -> Option | None:
    """Let the crew go on where there is no clock; end the action round if people want that or nothing new can come."""
    verbs = ("go-on", "consent") if ending or _all_announced(view) else ("go-on",)
    return next((option for verb in verbs for option in options if option.verb == verb), None)


def _all_announced(view: View) -> bool:
    """Whether the threats of a full mission are all there: the unconfirmed one is common (SA-13.2)."""
    said = [message for message in view["heard"] if message["say"] == "threat"]
    unheard = len(view["crew"]) < CREW_OF_ALL
    points = sum(1 + message.get("serious", False) for message in said)
    return bool(view["kind"] == "mission" and points >= POINTS - unheard)
