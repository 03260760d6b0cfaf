"""What lies on the table: ship, sectors, dice, cards and the story so far, and who may see them (G7-1, G7-R2 to R9)."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Struct, field

from quarterdeck.games.gen7.campaign_log import Average, Note, Opened, Options
from quarterdeck.games.gen7.content.pack import PACKS, Pack, pack
from quarterdeck.kernel import frame
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.coach import Course
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.state import State
from quarterdeck.kernel.viewing import Selection
from quarterdeck.kernel.zone import Zone, nobody, owner

if TYPE_CHECKING:
    from quarterdeck.games.gen7.fields.board import BoardFields

Kind = Literal["officer", "colonist", "robot"]
Resource = Literal["data", "parts", "chems"]
Stock = Mapping[str, int]
"""Tokens by type; every type is there (G7-1.5)."""

RESOURCES: tuple[Resource, ...] = ("data", "parts", "chems")
SYSTEMS = ("computer", "energy", "biological")
OFFICER: Kind = "officer"
COLONIST: Kind = "colonist"
ROBOT: Kind = "robot"
SIDES: Mapping[str, int] = {OFFICER: 8, COLONIST: 6, ROBOT: 12}
"""Dice and their sides (G7-1.2 to G7-1.4)."""
QUARTERS, SUPPLY, RECOVERY = "quarters", "supply", "recovery"
"""Where a die lies that is on no spot: Crew Quarters, the supply, the Recovery Room."""
CAPACITY = 15
"""Tokens of one type that a sector or the Vault holds (G7-7.1, G7-7.2)."""
NOTHING: Stock = {"data": 0, "parts": 0, "chems": 0}
FULL: Stock = {"data": CAPACITY, "parts": CAPACITY, "chems": CAPACITY}
MECHANICAL = "mechanical"
CRITICAL = 3
"""The last division of a condition track, counted from green (G7-D40)."""
NOBODY = -1


def _nothing() -> Stock:
    """No tokens; shared, for stocks are replaced as a whole."""
    return NOTHING


def _full() -> Stock:
    return FULL


@cache
def die_name(kind: str, result: int) -> str:
    return f"{kind}-{result}"


@cache
def kind_and_result(name: str) -> tuple[str, int]:
    """What the name of a die says."""
    kind, _, result = name.partition("-")
    return kind, int(result)


class Die(Struct, frozen=True, gc=False, cache_hash=True):
    """A crew die: what it shows and where it lies (G7-1.2 to G7-1.4)."""

    kind: Kind
    result: int = 0
    """0: it has not been rolled yet (G7-D25)."""
    at: str = QUARTERS
    """Crew Quarters, supply, recovery, a single spot `science_lab:2`, a group `sixth_b:shared_b`, a task `KT-01`."""
    spots: tuple[int, ...] = ()
    """The shared spots that it fills, counted from 0; a robot's first gets the smaller half (G7-D10.1)."""

    @property
    def name(self) -> str:
        """Its name in options: kind and result, as dice that look the same are interchangeable."""
        return die_name(self.kind, self.result)


class Task(Struct, frozen=True, gc=False):
    """A key task in the row (G7-14)."""

    card: str
    finished: bool = False
    tokens: Stock = field(default_factory=_nothing)
    """Tokens that effects have put on it (G7-D11)."""


class PlacedOfficer(Struct, frozen=True, gc=False):
    """An officer that was placed this turn, as it was placed (G7-D35)."""

    seat: int
    room: str
    """Nothing on a key task."""
    department: str
    dots: int
    result: int


class Rule(Struct, frozen=True, gc=False, cache_hash=True):
    """A modifier in force (G7-D58)."""

    text: str
    source: str
    """The section, card or skill that brought it."""
    lasts: Literal["turn", "round", "section", "episode"]


class Lay(Struct, frozen=True, gc=False, cache_hash=True):
    """A die on shared spots that are being filled (G7-R16, G7-R17)."""

    seat: int
    die: int
    """Its number among the dice of its owner."""
    spots: tuple[int, ...]
    """Counted from 0; a robot's first gets the smaller half."""
    result: int
    """What it shows after all changes that are part of the proposal."""
    skilled: bool = False
    """Whether a department skill has changed it (G7-D9.2)."""
    changed: bool = False
    """Whether tokens or files of the offer have changed it."""


class Change(Struct, frozen=True, gc=False):
    """A die of another player on the spots, changed with one's own tokens or by Curator (G7-D9.4)."""

    seat: int
    die: int
    """Its owner, and its number among the owner's dice."""
    result: int
    type: str = ""
    """The tokens it costs; nothing if a skill does it."""
    paid: int = 0


def upgrade_back(_card: str) -> str:
    """That there is an upgrade is public (G7-R6)."""
    return "upgrade"


class Offer(Struct, gc=False):
    """What one seat gives to a proposal: dice, tokens, changes, sealed files and skills (G7-R16 to R19)."""

    seat: int
    answered: bool = False
    accepted: bool = False
    lays: tuple[Lay, ...] = ()
    tokens: Stock = field(default_factory=_nothing)
    """What it gives towards the cost; the active player gives whatever is needed."""
    spent: Stock = field(default_factory=_nothing)
    """What it spends on changing dice (G7-40.6, G7-40.8)."""
    changes: tuple[Change, ...] = ()
    """What it changes dice of others to (G7-D9.4)."""
    saves: Stock = field(default_factory=_nothing)
    """Which tokens are to be saved, of those of any type that it saves (G7-D31.6)."""
    sealed: Annotated[tuple[str, ...], Zone(owner, "files")] = ()
    """Files that are played when the proposal is committed (G7-R18)."""
    skills: tuple[str, ...] = ()
    """Skills with uses that are spent then."""
    kept: tuple[str, ...] = ()
    """Kept cards that are used then (G7-D74)."""


class Proposal(Struct, gc=False):
    """A group of shared spots that is being filled (G7-R16 to R25)."""

    seat: int
    group: str
    offers: list[Offer]
    """One for each seat."""
    vault: Stock = field(default_factory=_full)
    """What the Vault pays at most (G7-D11)."""
    extra: Stock = field(default_factory=_nothing)
    """Which tokens are to be paid, of those of any type that the cost asks for (G7-D71.2)."""
    asked: bool = False
    """Whether the others have been asked."""


class Turn(Struct, gc=False):
    """What holds until the present turn ends (G7-4)."""

    seat: int = NOBODY
    placements: int = 1
    """Dice or groups that still have to be placed."""
    placed: int = 0
    officers: tuple[PlacedOfficer, ...] = ()
    proposals: int = 0
    used: tuple[str, ...] = ()
    """Algorithms that have worked this turn: `0 AL-01` (G7-D44.2)."""
    file: str = ""
    """The last file played (G7-43.20)."""
    contributors: tuple[int, ...] = ()
    """Of the last group filled."""
    saved: Mapping[str, int] = {}
    savings: int = 0
    """Tokens that effects take off the work task being paid, by type and of any type."""


class Player(Struct, gc=False):
    """A player: officer, sector and hand (G7-29, G7-R2)."""

    seat: int
    sector: str = ""
    dice: tuple[Die, ...] = ()
    asleep: bool = True
    """Whether the sleeping colonist marker lies in the Recovery Room (G7-30.2)."""
    store: Stock = field(default_factory=_nothing)
    merit: int = 0
    stars: int = 0
    """Stars from effects and earlier episodes, not spent yet."""
    paid: Mapping[str, int] = {}
    """Stars at the end of this episode by what they were for: a goal, or `merit` (G7-6.4, G7-6.5)."""
    rank: int = 1
    lines: int = 0
    skills: tuple[str, ...] = ()
    uses: Mapping[str, int] = {}
    """How often each skill can still be used this episode (G7-D30)."""
    crew: str = ""
    temperament: str = ""
    kept: tuple[str, ...] = ()
    files: Annotated[tuple[str, ...], Zone(owner, "files")] = ()
    work_tasks: Annotated[tuple[str, ...], Zone(owner, "work_tasks")] = ()
    algorithms: tuple[str, ...] = ()
    """Face-up algorithms by slot; nothing where a slot is free."""
    upgrades: Annotated[tuple[str | None, ...], Zone(owner, "algorithms", back=upgrade_back)] = ()
    """The face-down card under each of them (G7-R6)."""
    plan_a: Annotated[str | None, Zone(owner, "plans A")] = None
    plan_b: Annotated[str | None, Zone(owner, "plans B")] = None
    """Plans are their owner's secret until they are shown (G7-R5)."""
    met: Annotated[tuple[str, ...], Zone(owner, whole=True)] = ()
    """Plans that were met this turn and are shown at its end (G7-D33)."""
    shown: tuple[str, ...] = ()
    """Plans that were met and shown (G7-15.6)."""
    drawn_files: Annotated[tuple[str, ...], Zone(owner, "files")] = ()
    drawn_algorithms: Annotated[tuple[str, ...], Zone(owner, "algorithms")] = ()
    drawn_work_tasks: Annotated[tuple[str, ...], Zone(owner, "work_tasks")] = ()
    drawn_key_tasks: Annotated[tuple[str, ...], Zone(owner, "key_tasks")] = ()
    """Cards that are being looked at or chosen from (G7-R8, G7-R26)."""
    counts: Mapping[str, int] = {}
    """Events of this player that conditions and effects ask for, by their line, which ends in its window (G7-D57)."""
    passed: bool = False
    passes: bool = False
    """Whether turns without dice pass by themselves (G7-R34)."""
    read: bool = False
    """Whether the text on the table has been read (G7-R10)."""
    leaning: str = ""
    """What it says it will vote for (G7-R28)."""
    ballot: Annotated[str | None, Zone(owner, "ballots")] = None
    choice: Annotated[str | None, Zone(owner, "choices")] = None
    """A choice that each player makes separately (G7-R31)."""


class Step(Frame, frozen=True):
    """A frame of Gen7."""

    pays: ClassVar[bool] = False
    """Whether a work task is about to be paid here (G7-D71)."""
    usable_skills: ClassVar[Collection[str] | None] = None
    """The skills that `use-skill` may name here; None: all that are used on one's turn (G7-R18)."""


class Asked(Step, frame.Asked, frozen=True):
    """A frame that waits for one player, as long as there is something to choose."""


KNOWN_BY_SENTENCES = "players know them by the sentences in the log (G7-R49)"
WITHOUT_CONDITIONS = "players know those that work, without their conditions (G7-R49)"
CAMPAIGN = "what earlier episodes left is the same for everybody (G7-R39)"


class Gen7(State, kw_only=True):
    """A table of Gen7: one episode of a campaign."""

    frame_kind: ClassVar[type[Frame]] = Step
    coach_clause: ClassVar[str] = "G7-R51"

    setting: Annotated[Options, Zone(nobody, whole=True, kept=CAMPAIGN, face=repr)]
    players: list[Player]
    episode: int = 1
    round: int = 0
    phase: str = "set-up"
    chief: int = 0
    duty: int = NOBODY
    """Who has the duty officer token (G7-9.1)."""
    markers: tuple[int, ...] = ()
    """Seats in the order of their merit markers in stacks: among equals the earlier one ranks ahead (G7-10)."""
    vault: Stock = field(default_factory=_nothing)
    divisions: Mapping[str, int] = {}
    """Of each system, counted from green (G7-D40)."""
    covered: Mapping[str, tuple[str, ...]] = {}
    """Spots that a marker covers, and why: seats, log, track, effect (G7-D62)."""
    repairs: tuple[str, ...] = ()
    """Spots with a repair marker."""
    arrivals: tuple[int, ...] = ()
    """Seats in the order in which they took a place in HQ this round (G7-38.7)."""
    row: tuple[Task, ...] = ()
    key_deck: Annotated[tuple[str, ...], Zone(nobody, "key_tasks")] = ()
    """The top card last."""
    key_pile: Annotated[tuple[str, ...], Zone(nobody, "key_tasks")] = ()
    """Cards face up under the deck, which nobody may browse (G7-R7)."""
    work_deck: Annotated[tuple[str, ...], Zone(nobody, "work_tasks")] = ()
    work_pile: Annotated[tuple[str, ...], Zone(nobody, "work_tasks")] = ()
    file_deck: Annotated[tuple[str, ...], Zone(nobody, "files")] = ()
    file_pile: Annotated[tuple[str, ...], Zone(nobody, "files")] = ()
    algorithm_deck: Annotated[tuple[str, ...], Zone(nobody, "algorithms")] = ()
    algorithm_pile: Annotated[tuple[str, ...], Zone(nobody, "algorithms")] = ()
    plans_a: Annotated[tuple[str, ...], Zone(nobody, "plans A")] = ()
    plans_b: Annotated[tuple[str, ...], Zone(nobody, "plans B")] = ()
    crossroads: Annotated[tuple[str, ...], Zone(nobody, "crossroads")] = ()
    """The crossroads deck, the top card last."""
    heart_fates: Annotated[Mapping[str, str], Zone(nobody, "heart fates")] = {}
    mind_fates: Annotated[Mapping[str, str], Zone(nobody, "mind fates")] = {}
    ship_fates: Annotated[Mapping[str, str], Zone(nobody, "ship fates")] = {}
    self_fates: Annotated[Mapping[str, str], Zone(nobody, "self fates")] = {}
    """The consequence of each option of the cards to come, by tag (G7-R14)."""
    vote_fates: Annotated[Mapping[str, str], Zone(nobody, "vote fates")] = {}
    """Where each option of the votes to come leads (G7-R14)."""
    card: str = ""
    """The crossroads card that applies now."""
    card_seat: int = NOBODY
    """Whom it applies to."""
    concerned: int = NOBODY
    """Whom the last card applied to, which is still so while its consequence is shown."""
    chosen: str = ""
    """The option that was taken of it, whose consequence is shown now."""
    squares: int = 0
    damage: Mapping[str, int] = {}
    heart_mind: int = 0
    section: str = ""
    success: int = 0
    setbacks: int = 0
    target: int = 0
    plot_advance: int = 0
    """The round of the plot advance marker; 0: none (G7-24.11)."""
    last_round: int = 0
    """The round of the last round marker; 0: none."""
    heard: tuple[int, ...] = ()
    """Seats that a counter has counted once."""
    side_paid: int = 0
    """Merit that the side count of the section has paid (G7-D58.12)."""
    goals: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    """Episode goals on their failure side (G7-20.3)."""
    rules: Annotated[tuple[Rule, ...], Zone(nobody, whole=True, kept=WITHOUT_CONDITIONS)] = ()
    spent: Annotated[tuple[str, ...], Zone(nobody, whole=True, kept=WITHOUT_CONDITIONS)] = ()
    """Modifiers that work once and have worked (G7-D58.4)."""
    fills: Mapping[str, int] = {}
    """How often each group was filled this episode (G7-D58.7)."""
    redirected: Mapping[str, str] = {}
    """Where dice of a room go in the next phase 5 (G7-D15)."""
    results: Mapping[str, str] = {}
    visited: tuple[str, ...] = ()
    library: tuple[str, ...] = ()
    """The texts of sections that were read in this campaign, which may be read again (G7-R15)."""
    told: tuple[str, ...] = ()
    """Texts on the table now, by their keys in the prose."""
    sentences: tuple[str, ...] = ()
    """The log's sentences about deeds so far (G7-R49)."""
    flags: Annotated[tuple[str, ...], Zone(nobody, whole=True, kept=KNOWN_BY_SENTENCES)] = ()
    notes: Annotated[tuple[Note, ...], Zone(nobody, whole=True, kept=KNOWN_BY_SENTENCES)] = ()
    unlocked: Annotated[tuple[str, ...], Zone(nobody, whole=True, kept=CAMPAIGN)] = ()
    """Components that have joined the campaign, also those that nobody has met yet."""
    cards: tuple[str, ...] = ()
    """Rules cards on the table (G7-2.19)."""
    removed: Annotated[tuple[str, ...], Zone(nobody, whole=True, kept=CAMPAIGN)] = ()
    joined: Annotated[tuple[str, ...], Zone(nobody, whole=True, kept=CAMPAIGN)] = ()
    best: tuple[int, ...] = ()
    averages: tuple[Average, ...] = ()
    earned: tuple[tuple[int, ...], ...] = ()
    """Merit of all players at the end of each episode, by seat (G7-6.3)."""
    decided: tuple[Opened, ...] = ()
    """The votes of this campaign that were decided, in their order (G7-R49)."""
    logged: tuple[int, ...] = ()
    """Heart/mind at the end of each episode (G7-6.22)."""
    opened: Opened | None = None
    """The last vote."""
    order: tuple[int, ...] = ()
    """Players in turn order of this round."""
    turn: Turn = field(default_factory=Turn)
    proposal: Proposal | None = None
    finished: int = 0
    """Key tasks finished this round."""
    bookmark: Annotated[str, Zone(nobody, whole=True, kept=CAMPAIGN)] = ""
    ending: str = ""

    @property
    def pack(self) -> Pack:
        found = PACKS.loaded.get(self.setting.pack)  # called at every step
        return found if found is not None else pack(self.setting.pack)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, from one on (G7-0.11)."""
        return _CLOCKWISE[self.seat_count][first]

    def course(self) -> Course | None:
        """A first episode may have a coach (G7-R51)."""
        if self.coach is None:
            return None
        from quarterdeck.games.gen7.guided.script import guide  # which knows the clauses

        return guide()

    def derived_fields(self) -> "BoardFields":
        from quarterdeck.games.gen7.fields.board import board_fields  # which knows the rules

        return board_fields(self)

    def derived_selection(self, only: Selection) -> dict[str, Any]:
        from quarterdeck.games.gen7.fields.board import some_fields  # which knows the rules

        return some_fields(self, only)

    def imagine(self, seat: int | None, chance: Chance) -> None:
        from quarterdeck.games.gen7.rules.fates import imagine_fates  # which know the state
        from quarterdeck.games.gen7.rules.plans import imagine_plans

        imagine_fates(self, chance)
        imagine_plans(self, seat, chance)


_CLOCKWISE = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats)) for seats in (3, 4)
}
