"""A simultaneous secret vote with a time limit: whoever does not vote in time abstains; two ballots, then the chair."""

from typing import Annotated, ClassVar, Literal

from msgspec import Struct

from quarterdeck.kernel import voting
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.manifest import GameRules, GameTexts, Manifest
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.state import State
from quarterdeck.kernel.voting import leaders
from quarterdeck.kernel.words import LANGUAGES
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


class Vote(voting.Vote, frozen=True):
    """vote heart: a secret ballot, which may be changed until all have voted."""

    hidden = ("side",)
    side: Side

    @classmethod
    def offer(cls, table: Council, seat: int, frame: Step) -> list["Vote"]:
        return [cls(side) for side in ("heart", "mind") if table.voters[seat].ballot != side]


class Ballot(Step, voting.Ballot, frozen=True):
    choices = (Vote,)
    blocking = False
    changeable = True
    number: int

    def voters(self, table: Council) -> list[Voter]:
        return table.voters

    def time_limit(self, table: Council) -> float:
        return table.settings.seconds

    def counted(self, table: Council, ballots: dict[int, str | None], votes: dict[str, int]) -> None:
        table.ballots = [ballot or "none" for ballot in ballots.values()]
        table.emit("counted", "", heart=votes.get("heart", 0), mind=votes.get("mind", 0))
        if len(winners := leaders(votes)) == 1:
            table.decided = winners[0]
        else:
            follows = Ballot(self.number + 1) if self.number == 1 else Chair()
            table.then(follows)


class Decide(Option, frozen=True):
    """decide mind: the chair breaks the tie."""

    side: Side

    @classmethod
    def offer(cls, table: Council, seat: int, frame: Step) -> list["Decide"]:
        return [cls("heart"), cls("mind")]

    def reason(self, table: Council, seat: int, frame: Step) -> Reason | None:
        return None

    def take(self, table: Council, seat: int, frame: Step) -> None:
        table.decided = self.side
        table.done()


class Chair(Step, frozen=True):
    choices = (Decide,)

    def seats(self, table: Council) -> tuple[int, ...]:
        return (0,)


def setup(seats: int, options: Settings, chance: Chance) -> Council:
    voters = [Voter(seat) for seat in range(seats)]
    return Council(seat_count=seats, chance=chance, agenda=[Ballot(1)], voters=voters, settings=options)


def result(table: Council) -> Result:
    return Result(outcome=table.decided, score=None)


MESSAGES = """
verb-vote = Vote
verb-decide = Break the tie
option-vote = Vote for { $side }
option-decide = Decide for { $side }
event-voted = { $seat } has voted.
event-counted = Heart { $heart }, mind { $mind }.
prompt-ballot = Vote.
waiting-ballot = Others are voting.
prompt-chair = The vote is tied: decide.
waiting-chair = The chair decides.
"""

MANIFEST = Manifest(
    name="mini-council",
    rules=GameRules(version=1, seats=(2, 3, 4), options=Settings, state=Council, setup=setup, result=result),
    texts=GameTexts(locale=dict.fromkeys(LANGUAGES, MESSAGES)),
)
