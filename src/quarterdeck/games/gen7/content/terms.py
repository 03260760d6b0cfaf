"""Terms of conditions: what can be tested (G7-D49)."""

from typing import Annotated, Literal

from quarterdeck.games.gen7.content.events import Count, count_text, read_count
from quarterdeck.games.gen7.content.lines import (
    BRACES,
    DepartmentName,
    DivisionIndex,
    Id,
    Op,
    Resource,
    SectionId,
    SystemName,
    Whole,
)
from quarterdeck.kernel.phrases import Phrase, Written

CountField = Annotated[Count, Written(BRACES, read=read_count, show=count_text)]


class Term(Phrase, frozen=True):
    """One test of a condition."""

    sort, clause = "condition", "G7-D49"


class OfficerRoom(Term, frozen=True):
    """The officer was placed in this room."""

    form = "officer_room {room}"
    room: str


class OfficerDepartment(Term, frozen=True):
    """The officer was placed in a room or on a key task of this department."""

    form = "officer_department {department}"
    department: DepartmentName


class OfficerDots(Term, frozen=True):
    """The officer was placed on a spot with this many dots."""

    form = "officer_dots {dots}"
    dots: int


class OfficerResult(Term, frozen=True):
    """The officer's result when placed."""

    form = "officer_result {op} {n}"
    op: Op
    n: int


class Sector(Term, frozen=True):
    """The player's sector this episode."""

    form = "sector {sector}"
    sector: str


class Rank(Term, frozen=True):
    """The player's rank level."""

    form = "rank {op} {n}"
    op: Op
    n: int


class Crew(Term, frozen=True):
    """The player holds the crew card that adds this crossroads card."""

    form = "crew {card}"
    card: Id


class InPlay(Term, frozen=True):
    """Anyone holds the crew card that adds this crossroads card."""

    form = "in_play {card}"
    card: Id


class HasSkill(Term, frozen=True):
    """The player owns this skill."""

    form = "skill {skill}"
    skill: str


class IsChief(Term, frozen=True):
    """The player holds the badge."""

    form = "chief"


class IsDuty(Term, frozen=True):
    """The player holds the duty officer token."""

    form = "duty"


class IsFirst(Term, frozen=True):
    """The player leads on the merit track."""

    form = "standing first"


class IsLast(Term, frozen=True):
    """The player is last on the merit track."""

    form = "standing last"


class Stock(Term, frozen=True):
    """Tokens in the player's sector; `tokens` is all types together."""

    form = "{type} {op} {n}"
    type: Literal["data", "parts", "chems", "tokens"]
    op: Op
    n: int


class Held(Term, frozen=True):
    """Cards the player holds; algorithms with their upgrades."""

    form = "{what} {op} {n}"
    what: Literal["files", "work_tasks", "algorithms"]
    op: Op
    n: int


class DiceIn(Term, frozen=True):
    """All players' dice in a department."""

    form = "dice {department} {op} {n}"
    department: DepartmentName
    op: Op
    n: int


class Division(Term, frozen=True):
    """Where a condition marker stands; 0 is green, 3 critical."""

    form = "division {system} {op} {division}"
    system: SystemName | Literal["worst", "best"]
    op: Op
    division: DivisionIndex


class Round(Term, frozen=True):
    """The round of the episode."""

    form = "round {op} {n}"
    op: Op
    n: int


class Episode(Term, frozen=True):
    """The episode of the campaign."""

    form = "episode {op} {n}"
    op: Op
    n: int


class HeartMindIs(Term, frozen=True):
    """Where the heart/mind marker stands; plus is heart."""

    form = "heart_mind {op} {n}"
    op: Op
    n: Whole


class FlagSet(Term, frozen=True):
    """A flag of the campaign is set."""

    form = "flag {flag}"
    flag: str


class SuccessIs(Term, frozen=True):
    """Success markers on the current section."""

    form = "success {op} {n}"
    op: Op
    n: int


class Average(Term, frozen=True):
    """The average merit logged at the end of the latest episode."""

    form = "average {op} {n}"
    op: Op
    n: int


class Squares(Term, frozen=True):
    """Condition squares crossed."""

    form = "squares {op} {n}"
    op: Op
    n: int


class Seats(Term, frozen=True):
    """How many play."""

    form = "seats {n}"
    n: int


class Colonists(Term, frozen=True):
    """The player's colonists that are not in the supply."""

    form = "colonists {op} {n}"
    op: Op
    n: int


class RobotInPlay(Term, frozen=True):
    """The player's robot is not in the supply."""

    form = "robot"


class Company(Term, frozen=True):
    """Another officer stands in the same room or department."""

    form = "company {where}"
    where: Literal["room", "department"]


class KeyFinished(Term, frozen=True):
    """Key tasks finished this round."""

    form = "key_finished {op} {n}"
    op: Op
    n: int


class KeyUnfinished(Term, frozen=True):
    """Key tasks still unfinished this round."""

    form = "key_unfinished {op} {n}"
    op: Op
    n: int


class Contributors(Term, frozen=True):
    """Players who contributed to the group filled this turn."""

    form = "contributors {op} {n}"
    op: Op
    n: int


class VaultHas(Term, frozen=True):
    """Tokens in the Vault; `any` is the scarcest type."""

    form = "vault {type} {op} {n}"
    type: Resource | Literal["any"]
    op: Op
    n: int


class CountIs(Term, frozen=True):
    """How often an event happened; `most` and `fewest` compare the players, and all tied count."""

    form = ("count{count} {op} {n}", "count{count} {op}")
    count: CountField
    op: Literal["=", ">=", "<=", "most", "fewest"]
    n: int = 0

    def __post_init__(self) -> None:
        if (self.op in ("most", "fewest")) != (self.n == 0):
            raise ValueError("a count is compared with a number of at least 1, or is `most` or `fewest`")


class GoalReached(Term, frozen=True):
    """The plot goal of an episode was reached (G7-D72.4)."""

    form = "goal {episode} reached"
    episode: int


class GoalMissed(Term, frozen=True):
    """The plot goal of an episode was missed (G7-D72.4)."""

    form = "goal {episode} missed"
    episode: int


class Kept(Term, frozen=True):
    """The player keeps this crossroads card."""

    form = "kept {card}"
    card: Id


class Visited(Term, frozen=True):
    """The section was read in this campaign."""

    form = "visited {section}"
    section: SectionId
