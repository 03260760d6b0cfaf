"""A simultaneous secret vote with a time limit: whoever does not vote in time abstains; two ballots, then the chair."""

from collections import Counter
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.registry import GameRules
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import Zone, owner

Side = Literal["heart", "mind"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    seconds: int = 60


class Voter(Struct):
    seat: int
    ballot: Annotated[Side | None, Zone(owner, "ballots")] = None


class Step(Frame, frozen=True):
    """A frame of the council."""


class Council(State, kw_only=True):
    frame_kind: ClassVar[type[Frame]] = Step
    voters: list[Voter]
    settings: Settings
    decided: str = ""
    ballots: list[str] = []


class Vote(Option, frozen=True):
    """vote heart: a secret ballot, which may be changed until all have voted."""

    hidden = ("side",)
    side: Side

    @classmethod
    def offer(cls, table: Council, seat: int) -> list["Vote"]:
        return [cls(side) for side in ("heart", "mind") if table.voters[seat].ballot != side]

    def reason(self, table: Council, seat: int) -> Reason | None:
        return Reason("same-vote", "") if table.voters[seat].ballot == self.side else None

    def take(self, table: Council, seat: int) -> None:
        table.voters[seat].ballot = self.side
        table.tell("voted", "", seat=seat)


class Ballot(Step, frozen=True):
    choices = (Vote,)
    must = False
    number: int

    def seats(self, table: Council) -> tuple[int, ...]:
        everybody = tuple(voter.seat for voter in table.voters)
        return () if all(voter.ballot for voter in table.voters) else everybody

    def deadline(self, table: Council) -> float | None:
        return table.asked_since + table.settings.seconds

    def strike(self, table: Council) -> None:
        table.done()
        self.count(table)

    def run(self, table: Council) -> None:
        self.count(table)

    def count(self, table: Council) -> None:
        table.bind()
        votes = Counter(voter.ballot for voter in table.voters if voter.ballot)
        table.ballots = [voter.ballot or "none" for voter in table.voters]
        for voter in table.voters:
            voter.ballot = None
        table.tell("counted", "", heart=votes["heart"], mind=votes["mind"])
        if votes["heart"] != votes["mind"]:
            table.decided = "heart" if votes["heart"] > votes["mind"] else "mind"
        else:
            follows = Ballot(self.number + 1) if self.number == 1 else Chair()
            table.then(follows)


class Decide(Option, frozen=True):
    """decide mind: the chair breaks the tie."""

    side: Side

    @classmethod
    def offer(cls, table: Council, seat: int) -> list["Decide"]:
        return [cls("heart"), cls("mind")]

    def reason(self, table: Council, seat: int) -> Reason | None:
        return None

    def take(self, table: Council, seat: int) -> None:
        table.decided = self.side
        table.done()


class Chair(Step, frozen=True):
    choices = (Decide,)

    def seats(self, table: Council) -> tuple[int, ...]:
        return (0,)


def setup(seats: int, options: Settings, chance: Chance) -> Council:
    voters = [Voter(seat) for seat in range(seats)]
    return Council(seat_count=seats, chance=chance, agenda=[Ballot(1)], voters=voters, settings=options)


def result(table: Council) -> dict[str, Any]:
    return {"outcome": table.decided, "score": None}


MESSAGES = """
verb-vote = Vote
verb-decide = Break the tie
option-vote = Vote for { $side }
option-decide = Decide for { $side }
event-voted = Seat { $seat } has voted.
event-counted = Heart { $heart }, mind { $mind }.
reason-same-vote = That is your vote already.
prompt-ballot = Vote.
waiting-ballot = Others are voting.
prompt-chair = The vote is tied: decide.
waiting-chair = The chair decides.
"""

RULES = GameRules(
    name="mini-council", version=1, seats=(2, 3, 4), options=Settings, state=Council, setup=setup, result=result,
    messages=lambda name, language: MESSAGES,
)  # fmt: skip
