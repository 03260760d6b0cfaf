"""A mind that plans for all its seats and for androids: crew members talk to each other."""

from collections import Counter
from random import Random
from time import monotonic
from typing import Any

from msgspec import Struct

from quarterdeck.bots.bot import Seat
from quarterdeck.games.space_alert.bots import hands
from quarterdeck.games.space_alert.bots.flight import Plan
from quarterdeck.games.space_alert.bots.knowledge import Knowledge, learnt
from quarterdeck.games.space_alert.bots.news import News, last_call, news
from quarterdeck.games.space_alert.bots.search import Search
from quarterdeck.games.space_alert.content import cards
from quarterdeck.kernel.chance import Chance

View = dict[str, Any]
PIECE = 1200
"""The most plans flown until all members have been asked once."""
FIRST_THOUGHT, LAST_CALL = 0.4, 4.0
"""What part of its limit a mind spends when something new was announced, and before a phase is locked."""


class Limit(Struct, frozen=True):
    """How long a mind thinks about each new situation: so many plans flown, or so many seconds."""

    evaluations: int = 1000
    seconds: float | None = None

    def part(self, began: float) -> float:
        """What part of the limit a plan has used up whose flight began then."""
        return 1 / self.evaluations if self.seconds is None else (monotonic() - began) / self.seconds


class Mind:
    """What the seats of one mind know together, and the plan they agreed on."""

    def __init__(self, seed: str, limit: Limit) -> None:
        self.limit, self.members = limit, 1
        self.seats: dict[int, Seat] = {}
        self.friends: list[Mind] = []
        """Minds of other seats that say what they plan, as long as they can."""
        self._told: dict[int, Plan] = {}
        """What they said last, by board."""
        self.known: Knowledge | None = None
        self.search: Search | None = None
        self._chance, self._luck = Chance(seed), Random(seed)
        self._seen: dict[int, News] = {}
        self._spent, self._share = 0.0, 1.0

    def hear(self, seat: Seat, view: View) -> None:
        """Take in what a seat sees; plan anew if that is something new, unless the crew cannot talk (SA-3.2.12)."""
        self.seats[seat.number] = seat
        if len(self.seats) < self.members:  # the others will say at once what they have
            return
        if not self._surprised(view, seat.number):
            return
        if not view["communications"] and len(self.seats) > 1 and self.known is not None:
            return
        self.known = learnt(seat, self.seats, self._chance)
        if view["communications"]:  # SA-3.2.12
            self._told = {board: plan for friend in self.friends for board, plan in friend.own_plans().items()}
        self._count_on(self.known)
        self._seen = {number: news(each.view(), number) for number, each in self.seats.items()}
        self.search = Search(self.known, self._kept(self.known), self._luck)
        self._spent = 0.0 if view["threats"] else 1.0  # nothing to plan for yet
        self._share = LAST_CALL if last_call(view) else FIRST_THOUGHT

    def own_plans(self) -> dict[int, Plan]:
        """What is planned here, by board, for others who want to count on it."""
        if self.known is None or self.search is None:
            return {}
        return {board: list(self.search.best.plans[board]) for board in self.known.boards}

    def _count_on(self, known: Knowledge) -> None:
        """Expect others to do what they said."""
        for board, plan in self._told.items():
            if board not in known.boards:
                known.plans[board] = list(plan)

    def _surprised(self, view: View, seat: int) -> bool:
        """Whether the plan has to be thought over: there is news, or what it needs is gone."""
        new = news(view, seat).surprises(self._seen.get(seat))
        return new or self._crossed(view) or self._lacks_cards(view, seat)

    def _lacks_cards(self, view: View, seat: int) -> bool:
        """Whether a card that a seat should still lay was given away, or laid elsewhere for good."""
        if self.known is None or self.search is None:
            return False
        needed: Counter[str] = Counter()
        there = Counter(map(cards.face, view["players"][seat]["hand"]))
        for board, planned in self.known.boards.items():
            member = view["crew"][board]
            lies, changeable = member["plan"], member["seat"] == seat or view["seat_count"] == 1
            if changeable:
                there.update(cards.face(lies[slot]) for slot in planned.open if lies[slot])
            wanted = self.wanted(board).items()
            mine = [card for slot, (giver, card) in wanted if giver == seat and (changeable or not lies[slot])]
            needed.update(map(cards.face, mine))
        return bool(needed - there)

    def _crossed(self, view: View) -> bool:
        """Whether somebody laid something else for an android than was planned, which stays there (SA-7.2.2)."""
        plans = self.search.best.plans if self.search else []
        return view["seat_count"] > 1 and any(
            card is not None and cards.top(card) != symbol
            for member, plan in zip(view["crew"], plans, strict=False)
            if member["seat"] < 0
            for card, symbol in zip(member["plan"], plan, strict=True)
        )

    @property
    def decided(self) -> bool:
        return self.search is not None and self._spent >= 1.0

    def think(self) -> None:
        """Think, but not for long at a time: whoever asks may have other things to do."""
        for _ in range(PIECE // self.members):
            if self.search is None or self.decided:
                return
            began = monotonic()
            self.search.step(self._spent)
            self._spent += self.limit.part(began) / self._share

    def _kept(self, known: Knowledge) -> list[Plan]:
        """The plan so far, as far as the cards still allow it."""
        plans = [list(plan) for plan in known.plans]
        if self.search is None:
            return plans
        for number, board in known.boards.items():
            before = self.search.best.plans[number]
            for slot in sorted(board.free):
                plans[number][slot] = None
            for slot in sorted(board.free):
                plans[number][slot] = before[slot]
                if not known.allows(plans, number):
                    plans[number][slot] = None
        return plans

    def wanted(self, board: int) -> dict[int, tuple[int, str]]:
        """For each slot of a board the seat that lays a card there, and the card as it should lie."""
        assert self.known is not None
        assert self.search is not None
        plans = self.search.best.plans
        found = self.known.laid(plans, board) or {}
        return {
            slot: (card.seat, hands.laid(card.face, plans[board][slot] or ""))
            for (each, slot), card in found.items()
            if each == board
        }
