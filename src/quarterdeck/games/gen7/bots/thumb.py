"""Rules of thumb for Gen7: every option gets a value in merit, the best one is chosen (G7-D56)."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.valuing import ValuesByVerb
from quarterdeck.games.gen7.bots.bridge import TAGS
from quarterdeck.games.gen7.bots.choices import Choices
from quarterdeck.games.gen7.bots.teamwork import Plan
from quarterdeck.games.gen7.bots.wishes import READ, View
from quarterdeck.games.gen7.rules.answering import GiveTokens, Refuse, SendOffer
from quarterdeck.games.gen7.rules.proposals import CallOff, Commit, Propose, TakeOffer
from quarterdeck.games.gen7.rules.reading import GoOn
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

AT_ONCE = frozenset({GoOn, Commit})
"""What is always right where it is possible."""
EXPENDABLE = {"assembly": 0.6, "data_center": 0.5, "production_center": 0.4, "medical_center": 0.3}
"""Rooms that a crew misses less than a lab (G7-6.17)."""
STORY = frozenset({"vote", "lean", "decide", "choose-option", "choose-apart"})


class Thumb:
    """A bot that looks one choice ahead, and remembers the plan behind a proposal."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)
        self._script: list[Option] = []
        self._failed: set[tuple[int, int, str]] = set()
        """Proposals that failed: round, own dice, group."""

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if len(options) == 1:
            return options[0]
        if not AT_ONCE.isdisjoint(map(type, options)):
            return next(option for option in options if type(option) in AT_ONCE)
        if self._script and self._script[0] in options:  # nothing to think about
            return self._script.pop(0)
        mind = Mind(seat.view(READ), seat.number)
        return self._next_planned(options, mind) or self._choose_now(mind, options)

    def _next_planned(self, options: Sequence[Option], mind: "Mind") -> Option | None:
        """The next step of the plan; missing offers are left out, and undone steps are planned again."""
        kinds = set(map(type, options)) if self._script else ()
        while self._script:
            step = self._script.pop(0)
            if isinstance(step, TakeOffer | Commit | GiveTokens) and type(step) not in kinds:
                continue
            if step in options or (step.is_open and type(step) in kinds and mind.can(step)):
                return step
            self._script = []
        return None

    def _choose_now(self, mind: "Mind", options: Sequence[Option]) -> Option:
        frame = mind.asked["frame"]
        if frame == "answering":
            return self._answer_request(mind, options)
        if frame == "proposing":
            return self._continue_proposal(mind, options)
        if options[0].verb in STORY:
            return self._story(mind, options)
        values = mind.values(options)
        best = max(values)
        plan = self._plan(mind, options, best) if frame == "taking-turn" else None
        if plan is not None:
            self._script = mind.script(plan)
            return Propose(plan.group)
        return options[values.index(best)]

    def _plan(self, mind: "Mind", options: Sequence[Option], least: float) -> Plan | None:
        proposals = [option for option in options if type(option) is Propose]
        tried = [option.group for option in proposals if not self.gave_up(mind, option)]
        return mind.best_plan(tried, least) if tried else None

    def _answer_request(self, mind: "Mind", options: Sequence[Option]) -> Option:
        """An offer that was begun is sent (G7-D56.4)."""
        if mind.view["proposal"]["offers"][mind.seat]["lays"]:
            return SendOffer() if SendOffer() in options else Refuse()
        self._script = mind.answer()
        return self._next_planned(options, mind) or Refuse()

    def _continue_proposal(self, mind: "Mind", options: Sequence[Option]) -> Option:
        """A proposal that was forgotten is planned again; one that the others did not help with is called off."""
        proposal = mind.view["proposal"]
        if proposal["seat"] != mind.seat:
            return options[0]
        if not proposal["asked"] and not proposal["offers"][mind.seat]["lays"]:
            plan = mind.plan(proposal["group"])
            self._script = mind.script(plan) if plan is not None else []
            step = self._next_planned(options, mind)
            if step is not None:
                return step
        self.gives_up(mind, proposal["group"])
        return CallOff()

    def gives_up(self, mind: "Mind", group: str) -> None:
        self._failed.add((mind.view["round"], len(mind.hands(mind.seat)), group))

    def gave_up(self, mind: "Mind", option: Option) -> bool:
        """Whether an option would repeat a proposal that failed with as many dice."""
        dice = len(mind.hands(mind.seat))
        return isinstance(option, Propose) and (mind.view["round"], dice, option.group) in self._failed

    def _story(self, mind: "Mind", options: Sequence[Option]) -> Option:
        """What the temperament favours, else a random choice; leanings come before ballots (G7-D55.3)."""
        open_ones = [option for option in options if option.verb == "lean"] or options
        values = [mind.story(option) for option in open_ones]
        best = [option for option, value in zip(open_ones, values, strict=True) if value == max(values)]
        return best[self._chance.below("story", len(best))]


class Mind(ValuesByVerb, Choices):
    """One look at the table, and what each option seems to be worth."""

    def story(self, option: Any) -> float:
        """Whether an option of the story suits the temperament; a ballot follows the declared leaning."""
        tags = self.asked.get("tags", ())
        if hasattr(option, "answer"):
            if self.me["leaning"] == option.answer:
                return 5.0
            index = self.asked["options"].index(option.answer)
            return self.tag(tags[index] if index < len(tags) else "", option.answer)
        return self.tag(tags[option.number - 1] if option.number <= len(tags) else "", "")

    def tag(self, tag: str, answer: str) -> float:
        """Options that suit the temperament first; of rooms to be damaged the least damaged, labs last."""
        if tag and tag == TAGS.get(self.me["temperament"]):
            return 2.0
        damage: int = self.view["damage"].get(answer, 0)
        return EXPENDABLE.get(answer, 0.0) - damage


__all__ = ["Mind", "Thumb", "View"]
