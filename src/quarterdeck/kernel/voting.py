"""Agreements and ballots: what all seats decide together.

An *agreement* is a sign that every seat gives once, in its own time: ready to start, consent to end early. When all
have given it, something happens. Every seat has a struct (a player, a voter) with a field that says whether its sign
is given; the option names that field:

    class Ready(Agreement, frozen=True):
        clause = "DS-1.1"
        @classmethod
        def parties(cls, table): return table.players      # which have a field `ready: bool`
        def agreed(self, table, frame): table.then(Start())

A *ballot* is a frame on which every voter chooses one of several things. Votes are kept in a field `ballot` of every
voter's struct; that field's zone makes the ballot secret (`Zone(owner, ...)`) or open. A ballot is counted when all
have voted, or when its time is up; voters who have not voted by then abstain. What wins is up to the game:
`counted` gets a tally.

>>> votes = tally({0: "search", 1: "tow", 2: "tow", 3: None}, weights={0: 3, 1: 1, 2: 2, 3: 1})
>>> votes
{'search': 3, 'tow': 3}
>>> leaders(votes)
['search', 'tow']
>>> leaders(votes | {"search": votes["search"] + 1})
['search']
>>> preferred(votes, order=("tow", "leave", "search"))
'tow'
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.option import Option

# Agreements


class Agreement(Option, frozen=True):
    """A sign that every seat gives once; when all have given it, the signs are cleared and something happens."""

    bars_undo = True
    sign: ClassVar[str] = "ready"
    """The field of each party that says whether its sign is given."""
    event: ClassVar[str] = "ready"
    clause: ClassVar[str]
    given: ClassVar[Reason | None] = None
    """Why a sign cannot be given twice, where a seat that has given its own may still act."""
    lasting: ClassVar[bool] = False
    """Whether the signs stay when all have given them."""

    @classmethod
    def parties(cls, table: Any) -> Sequence[Any]:
        """Those who have to agree, in the order of seats."""
        raise NotImplementedError(f"{cls.__name__} does not say who agrees")

    def reason(self, table: Any, seat: int, frame: Any) -> Reason | None:
        return self.given if self.given is not None and getattr(self.parties(table)[seat], self.sign) else None

    def take(self, table: Any, seat: int, frame: Any) -> None:
        parties = self.parties(table)
        setattr(parties[seat], self.sign, True)
        table.emit(self.event, self.clause, seat=seat)
        if missing_signs(parties, self.sign):
            return
        for party in parties:
            setattr(party, self.sign, self.lasting)
        self.agreed(table, frame)

    def agreed(self, table: Any, frame: Any) -> None:
        """What happens when all have agreed."""
        raise NotImplementedError(f"{type(self).__name__} leads to nothing")


class Withdrawal(Option, frozen=True):
    """Taking back one's sign, as long as others have not given theirs."""

    bars_undo = True
    agreement: ClassVar[type[Agreement]]
    event: ClassVar[str] = "withdraws"
    not_given: ClassVar[Reason]

    def reason(self, table: Any, seat: int, frame: Any) -> Reason | None:
        return None if getattr(self.agreement.parties(table)[seat], self.agreement.sign) else self.not_given

    def take(self, table: Any, seat: int, frame: Any) -> None:
        setattr(self.agreement.parties(table)[seat], self.agreement.sign, False)
        table.emit(self.event, self.agreement.clause, seat=seat)


def missing_signs(parties: Sequence[Any], sign: str) -> tuple[int, ...]:
    """The seats that have not given their sign yet."""
    return tuple(seat for seat, party in enumerate(parties) if not getattr(party, sign))


# Ballots


class Voter(Protocol):
    """Somebody with a vote."""

    seat: int
    ballot: Any
    """What was voted for; None: nothing yet."""


class Vote(Option, frozen=True):
    """A choice on a ballot. A subclass has fields for what can be voted for, or is one of several things itself."""

    event: ClassVar[str] = "voted"
    same: ClassVar[Reason] = Reason("same-vote", "")

    def choice(self) -> str:
        """What the vote is for: its text without the verb, or the verb alone."""
        return str(self).partition(" ")[2] or self.verb

    def reason(self, table: Any, seat: int, frame: "Ballot") -> Reason | None:
        """A vote may be changed as long as the frame asks its voter, but not repeated."""
        return self.same if frame.voter(table, seat).ballot == self.choice() else super().reason(table, seat, frame)

    def take(self, table: Any, seat: int, frame: "Ballot") -> None:
        frame.voter(table, seat).ballot = self.choice()
        table.emit(self.event, frame.vote_clause, seat=seat)


class Ballot(Frame, frozen=True):
    """A vote of several seats at once.

    A game combines it with its own base class: `class Ballot(Step, voting.Ballot)`.
    """

    changeable: ClassVar[bool] = False
    """Whether a voter may change the vote until all have voted; the game waits for the others only."""
    vote_clause: ClassVar[str] = ""
    """The clause that the event of a vote cites."""

    def voters(self, table: Any) -> Sequence[Voter]:
        """Those who vote."""
        raise NotImplementedError(f"{type(self).__name__} does not say who votes")

    def voter(self, table: Any, seat: int) -> Voter:
        return next(voter for voter in self.voters(table) if voter.seat == seat)

    def weights(self, table: Any) -> Mapping[int, int]:
        """How many votes each seat has; one where nothing is said."""
        return {}

    def seats(self, table: Any) -> tuple[int, ...]:
        return tuple([voter.seat for voter in self.voters(table) if voter.ballot is None])

    def may_act(self, table: Any, seat: int) -> bool:
        """Voters who have voted may change their vote if that is allowed, but the game does not wait for them."""
        voted = self.changeable and seat in [voter.seat for voter in self.voters(table)]
        return voted or super().may_act(table, seat)

    def time_limit(self, table: Any) -> float | None:
        """After how many seconds the votes are counted, even if some are missing."""
        return None

    def deadline(self, table: Any) -> float | None:
        limit = self.time_limit(table)
        return None if limit is None else table.asked_since + limit

    def on_deadline(self, table: Any) -> None:
        table.done()
        self.run(table)

    def run(self, table: Any) -> None:
        """Open all ballots and clear them away: from here on nothing is taken back."""
        table.bar_undo()
        ballots = {voter.seat: voter.ballot for voter in self.voters(table)}
        for voter in self.voters(table):
            voter.ballot = None
        self.counted(table, ballots, tally(ballots, self.weights(table)))

    def counted(self, table: Any, ballots: dict[int, Any], votes: dict[str, int]) -> None:
        """What follows from the ballots, by seat (None: abstained), and their tally."""
        raise NotImplementedError(f"{type(self).__name__} decides nothing")


def tally(ballots: Mapping[int, str | None], weights: Mapping[int, int] | None = None) -> dict[str, int]:
    """How many votes there are for each choice, in the order in which seats named them; abstentions do not count."""
    votes: dict[str, int] = {}
    for seat, choice in ballots.items():
        if choice is not None:
            votes[choice] = votes.get(choice, 0) + (weights or {}).get(seat, 1)
    return votes


def leaders(votes: Mapping[str, int]) -> list[str]:
    """The choices with the most votes: several on a tie, none if nobody voted."""
    return [choice for choice, count in votes.items() if count == max(votes.values())]


def preferred(votes: Mapping[str, int], order: Sequence[str]) -> str:
    """The choice with the most votes; on a tie the one that comes first in an order of preference."""
    return max(order, key=lambda choice: (votes.get(choice, 0), -order.index(choice)))
