"""What lies on the table: ship, crew, cards, threats, and who may see them (SA-1, SA-R5 to SA-R8)."""

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct, field

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.pack import Pack, pack
from quarterdeck.games.space_alert.content.script import Kind, Message, follow, follow_untimed, untimed
from quarterdeck.games.space_alert.content.ship import INTERNAL, SLOTS, UPPER_WHITE
from quarterdeck.games.space_alert.content.threat_cards import ThreatCard
from quarterdeck.games.space_alert.fields import ViewFields, view_fields
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.coach import Course
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.goals import Verdict
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import HIDDEN, Zone, everybody, nobody, owner, same_for_all, same_for_others

Difficulty = Literal["white", "yellow", "mixed"]
Status = Literal["waiting", "on_track", "destroyed", "survived"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a crew chooses before a flight (SA-2, SA-R34)."""

    mission: str = "random-mission"
    """A sound-track (`S2-1`), `random-mission` (one of S2-1 to S2-8), or `generated` (SA-13)."""
    common: Difficulty = "white"
    """Which common threats are dealt, by their difficulty."""
    serious: Difficulty = "white"
    """Which serious threats are dealt, by their difficulty."""
    extra_android: bool = False
    """Whether an android joins a crew of four as the fifth (SA-8)."""
    captain: Annotated[int, Meta(ge=0, le=4)] = 0
    """The seat of the Captain, from 0."""
    communications_officer: Annotated[int, Meta(ge=0, le=4)] = 0
    """The seat of the Communications Officer, from 0."""
    chief_of_security: Annotated[int, Meta(ge=0, le=4)] = 0
    """The seat of the Chief of Security, from 0."""
    seating: tuple[int, ...] = ()
    """Seats clockwise, -1 for an android (SA-7.1.6); androids sit last if nothing is said."""
    clock: bool = True
    """Whether planning is timed; false: each message comes when all are ready for it (SA-9.8, SA-R45)."""
    transfer_seconds: Annotated[int, Meta(ge=5, le=10)] = 5
    """How many seconds a data transfer takes."""
    trips: bool = False
    """Whether a misplayed card may be corrected when it is revealed (SA-R30)."""
    pauses: bool = False
    """Whether all together may stop the clock (SA-R43)."""
    full_rules: bool = False
    """Whether a training script is played with all mission rules (SA-12.12)."""
    pack: str = "base"
    """The content pack: a name, or a name and a digest."""
    campaign: "CampaignLog | None" = None
    """What the missions before this one left, in an exploration campaign (SA-10)."""
    lesson: str = ""
    """A lesson of the flight school, which brings everything else with it (SA-R46)."""


class CampaignLog(Struct, frozen=True, forbid_unknown_fields=True):
    """What an exploration campaign carries from mission to mission (SA-10.3)."""

    mission: int = 1
    tiles: tuple[tuple[str, ...], ...] = ((), (), ())
    """Unrepaired damage tiles of each zone."""
    broken_squads: tuple[int, ...] = ()
    """Home stations of squads that stay off the board (SA-10.3.5)."""
    threat_points: tuple[int, ...] = ()
    visual: tuple[int, ...] = ()


class Rules(Struct, frozen=True):
    """Which rules a kind of flight uses (SA-12): one flag each (SA-D44)."""

    heroic: bool = True
    visual: bool = True
    battlebots: bool = True
    maintenance: bool = True
    white_only: bool = False


RULES: dict[Kind, Rules] = {
    "test_run": Rules(heroic=False, visual=False, battlebots=False, maintenance=False, white_only=True),
    "simulation": Rules(heroic=False, visual=False, battlebots=False, white_only=True),
    "advanced_simulation": Rules(heroic=False, visual=False, white_only=True),
    "mission": Rules(),
}


@same_for_others
def _owner_or_open(table: "SpaceAlert", holder: Any, seat: int | None) -> bool:
    """The owner sees it; without an owner, alone at the table, or once plans are revealed, everybody does."""
    return not table.paused and (table.solo or holder.seat < 0 or holder.seat == seat or table.turn > 0)


@same_for_others
def _hand_seen(table: "SpaceAlert", player: "Player", seat: int | None) -> bool:
    """Hands are their owner's (SA-R6); the open deck of a solo player is everybody's (SA-9.3)."""
    return (player.seat == seat or table.solo) and not table.paused  # SA-R43


@same_for_others
def _after_start(table: "SpaceAlert", _holder: Any, _seat: int | None) -> bool:
    """Heroic cards of androids are turned face up when phase 1 starts (SA-7.2.4)."""
    return table.phase > 0


@same_for_all
def _script_seen(table: "SpaceAlert", _holder: Any, _seat: int | None) -> bool:
    """The script is public when planning is over (SA-R28), and nobody's before (SA-R4, SA-R7)."""
    return table.turn > 0


Plan = Annotated[list[str | None], Zone(_owner_or_open, "cards", cards.back, face=cards.face, fit=cards.laid_like)]


class Player(Struct, gc=False):
    """A person at the table: hand and packs (SA-2.16), and where this person is in the action round."""

    seat: int
    hand: Annotated[list[str], Zone(_hand_seen, "cards")] = []
    packs: Annotated[tuple[tuple[str, ...], ...], Zone(nobody, "cards")] = ()
    phase: int = 0
    ready: bool = False
    gave: bool = False
    consents: bool = False
    ballot: Annotated[str | None, Zone(owner, "ballots")] = None


class CrewMember(Struct, gc=False):
    """A figure with its action board: a player's (`seat`) or an android's (-1). The list of crew is the turn order."""

    seat: int
    plan: Plan = []
    """The card in each slot; slot 0 does not exist."""
    heroic: Annotated[str | None, Zone(_after_start, "cards")] = None
    """An android's heroic card while it lies beside the board (SA-7.1.3)."""
    station: int = UPPER_WHITE
    knocked_out: bool = False


class Squad(Struct, gc=False):
    """A battlebot squad: in storage at home, or following a leader (SA-4.9.7)."""

    home: int
    leader: int | None = None
    disabled: bool = False
    on_board: bool = True


class Threat(Struct, gc=False):
    """A threat card in play, with everything its tokens and red blocks say."""

    code: str
    number: int
    zone: int
    status: Status = "waiting"
    square: int = 0
    damage: int = 0
    hits: int = 0
    speed: int = 0
    shield: int = 0
    tokens: tuple[int, ...] = ()
    performed: str = ""
    """The letters performed so far."""
    cryoshield_down: bool = False
    helpers: tuple[int, ...] = ()
    """Who or which stations worked on it this turn, where that counts (SA-11.3.34, SA-11.3.40, SA-11.3.46)."""


class Ship(Struct, gc=False):
    """Energy, supplies and damage of the ship."""

    shields: list[int]
    reactors: list[int]
    capsules: int
    rockets: int
    launched: bool = False
    """A rocket stands on the first square of the rocket track (SA-4.9.4)."""
    flying: bool = False
    """A rocket stands on the second square: it hits this turn (SA-4.14.12)."""
    tiles: list[tuple[str, ...]] = []
    """Drawn damage tiles of each zone, carried ones first."""
    carried: tuple[tuple[str, ...], ...] = ((), (), ())
    maintained: list[bool] = []
    visual: list[int] = []
    """Points of the visual confirmation marker of each phase (SA-4.9.16)."""


class TurnMarks(Struct, gc=False):
    """What only holds within one turn: blocks on weapons, lifts used, who looked out of the window."""

    fired: list[int | None]
    """Extra strength of the weapon of each station that fires (SA-4.12.4); None: it does not fire."""
    lifts: list[bool]
    lookouts: int = 0
    interceptor_bonus: int = 0
    interceptors_spent: bool = False
    """The interceptors worked on the Fissure and hit nothing else this turn (SA-D13)."""


class Pile(Struct, frozen=True):
    """A face-down pile whose cards mix with no others: a threat deck or the tiles of a zone."""

    name: str
    cards: Annotated[tuple[str, ...], Zone(nobody, "pile", apart=True)]


class Losses(Struct, frozen=True):
    """Damage and casualties of a completed flight (SA-5.3 to SA-5.6)."""

    tiles: int
    worst_zone: int
    """The tiles of the most damaged zone, which count again (SA-5.4)."""
    knocked_out: int
    disabled_squads: int

    @property
    def penalties(self) -> int:
        return self.tiles + self.worst_zone + 2 * self.knocked_out + self.disabled_squads


class ScoreSheet(Struct, frozen=True):
    """Points of a completed flight (SA-5)."""

    destroyed: int
    survived: int
    penalties: int
    visual: int
    losses: Losses | None = None
    """What the penalties were counted from; repairs come later (SA-10.2). None: kept by a version without it."""

    @property
    def total(self) -> int:
        return self.destroyed + self.survived - self.penalties + self.visual


class SchoolReport(Struct, frozen=True):
    """The goals of a flown lesson, and the options that lay out its plan again."""

    verdicts: tuple[Verdict, ...]
    plan: tuple[str, ...]
    read: tuple[str, ...] = ()
    """What the coach need not say in another try; confirmed after the plan has been laid out."""
    practised: tuple[str, ...] = ()
    """The steps of the coach that were done before the flight."""


class Step(Frame, frozen=True):
    """A frame of Space Alert."""


class SpaceAlert(State, kw_only=True):
    """A table of Space Alert."""

    frame_kind: ClassVar[type[Frame]] = Step
    coach_clause: ClassVar[str] = "SA-R48"

    setting: Options
    script_code: Annotated[str, Zone(_script_seen, whole=True)]
    kind: Kind
    players: list[Player]
    crew: list[CrewMember]
    ship: Ship
    squads: list[Squad]
    tracks: tuple[str, str, str, str]
    threats: list[Threat] = []
    """In ascending number, external before internal (SA-4.14.1, SA-D46)."""
    marks: TurnMarks
    decks: list[Pile] = []
    tiles: list[Pile] = []
    draw_pile: Annotated[tuple[str, ...], Zone(nobody, "cards")] = ()
    undealt: Annotated[tuple[str, ...], Zone(nobody, "cards", whole=True)] = ()
    discarded: Annotated[list[str], Zone(everybody, "cards")] = []
    script: Annotated[tuple[Message, ...], Zone(_script_seen, whole=True)] = ()
    """What will still be said."""
    heard: list[Message] = []
    last_slot: int = SLOTS
    phase: int = 0
    """The phase the clock is in; 0 before the start message."""
    turn: int = 0
    """The turn being resolved; 0 while planning."""
    communications: bool = True
    transfer_open: bool = False
    outcome: Literal["", "won", "lost"] = ""
    lost_to: str = ""
    """The threat that destroyed the ship (SA-D49)."""
    loss_clause: str = ""
    sheet: ScoreSheet | None = None
    flies_on: bool = False
    """The campaign goes on after this mission (SA-10.1.4)."""
    repaired: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Tiles repaired in each zone since the mission (SA-10.2.5)."""
    paused: bool = False
    was_paused: bool = False
    """Marked in the ship's log (SA-R43)."""
    practice: bool = False
    """Untimed: not for the ship's log (SA-R45)."""
    school: Annotated[SchoolReport | None, HIDDEN] = None
    """What became of a lesson once it is flown (SA-R47)."""

    @property
    def pack(self) -> Pack:
        return pack(self.setting.pack)

    def course(self) -> Course | None:
        """A lesson has a coach and goals (SA-R47, SA-R48)."""
        return self.pack.lessons[self.setting.lesson] if self.setting.lesson else None

    @property
    def rules(self) -> Rules:
        return RULES["mission" if self.setting.full_rules else self.kind]

    @property
    def solo(self) -> bool:
        return self.seat_count == 1

    def card(self, threat: Threat) -> ThreatCard:
        return pack(self.setting.pack).threats[threat.code]

    def led_by(self, who: int) -> Squad | None:
        """The squad that follows a crew member, active or not."""
        for squad in self.squads:
            if squad.leader == who:
                return squad
        return None

    def active_squad(self, who: int) -> Squad | None:
        squad = self.led_by(who)
        return squad if squad is not None and not squad.disabled else None

    def on_track(self) -> list[Threat]:
        return [threat for threat in self.threats if threat.status == "on_track"]

    def on_trajectories(self) -> list[Threat]:
        """The external threats in play."""
        return [threat for threat in self.threats if threat.status == "on_track" and threat.zone != INTERNAL]

    def derived_fields(self) -> ViewFields:
        return view_fields(self)

    def capacity(self, source: str, zone: int) -> int:
        """What a shield or reactor can hold, less its damage tile (SA-4.8.7)."""
        return self.pack.capacity(source, zone, source[:-1] in self.ship.tiles[zone])

    def no_effect(self, who: int, why: str, clause: str, **args: Any) -> None:
        """Nothing changes, no resource is spent, and this is why (SA-R33)."""
        self.emit("no-effect", clause, crew=who, why=why, **args)

    def imagine(self, seat: int | None, chance: Chance) -> None:
        """Nobody knows the rest of the script: another one could follow what was heard (SA-R4, SA-R7)."""
        if self.turn:
            return
        self.script_code = ""
        if self.script and not self.setting.lesson:  # of a lesson only the end of planning is left to be said
            self.script = self._other_script(chance)

    def _other_script(self, chance: Chance) -> tuple[Message, ...]:
        others = chance.shuffled("script", list(self.pack.missions.values()))
        seconds = self.setting.transfer_seconds
        timelines = [one.timeline(len(self.crew), solo=self.solo, transfer_seconds=seconds) for one in others]
        if self.setting.clock:
            return follow(self.script, self.heard, self.now, timelines)
        return follow_untimed(self.script, self.heard, [untimed(timeline) for timeline in timelines])
