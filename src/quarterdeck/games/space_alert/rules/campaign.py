"""The exploration campaign (SA-10): up to three missions with the same crew, repairs in between."""

from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from quarterdeck.games.space_alert.content.ship import LOWER_RED, STATIONS, UPPER_BLUE, ZONES
from quarterdeck.games.space_alert.rules.scoring import campaign_score
from quarterdeck.games.space_alert.state import CampaignLog, Difficulty, Options, Step
from quarterdeck.kernel import voting
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.voting import Vote, preferred, tally

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import Player, SpaceAlert

MISSIONS_AT_MOST = 3
REPAIRS_PER_ZONE = 2
CAREFUL_FIRST: tuple[Difficulty, ...] = ("white", "mixed", "yellow")
StorageName = Literal["lower_red", "upper_blue"]


def before(options: Options) -> list[Step]:
    """What a campaign decides before each mission: difficulty, and where a single squad starts (SA-10.1.2)."""
    if options.campaign is None:
        return []
    return [ChooseDifficulty(), StoreSquads()]


def after(table: "SpaceAlert") -> list[Step]:
    """What follows a completed mission: going on or not, then repairs (SA-10.1.4, SA-10.2)."""
    log = table.setting.campaign
    if log is None or log.mission >= MISSIONS_AT_MOST:  # SA-10.2.8
        return []
    return [ChooseCourse()]


class Ballot(Step, voting.Ballot, frozen=True):
    """A secret vote of all players (SA-R35); on a tie the most careful choice wins (SA-10.1.6, SA-D36)."""

    vote_clause = "SA-R35"

    def voters(self, table: "SpaceAlert") -> "list[Player]":
        return table.players


class Propose(Vote, frozen=True):
    """propose white yellow: the difficulty of common and of serious threats."""

    hidden = ("common", "serious")
    common: Difficulty
    serious: Difficulty

    @classmethod
    def offer(cls, table: "SpaceAlert", seat: int, frame: Step) -> list["Propose"]:
        return [cls(common, serious) for common in CAREFUL_FIRST for serious in CAREFUL_FIRST]

    def targets(self, table: "SpaceAlert", seat: int, frame: Step) -> tuple[str, ...]:
        return (f"common:{self.common}", f"serious:{self.serious}")


class ChooseDifficulty(Ballot, frozen=True):
    clause = "SA-10.1.2"
    choices = (Propose,)

    def counted(self, table: "SpaceAlert", ballots: dict[int, str], votes: dict[str, int]) -> None:
        wanted = {seat: ballot.split() for seat, ballot in ballots.items()}
        for seat, (common, serious) in wanted.items():
            table.emit("difficulty-wanted", "SA-R35", seat=seat, common=common, serious=serious)
        common, serious = (
            preferred(tally({seat: pair[part] for seat, pair in wanted.items()}), CAREFUL_FIRST) for part in (0, 1)
        )
        table.setting = replace(table.setting, common=common, serious=serious)
        table.emit("difficulty-chosen", "SA-10.1.2", common=common, serious=serious)


class Store(Option, frozen=True):
    """store lower_red: put the only squad there is into this storage."""

    station: StorageName

    @classmethod
    def offer(cls, table: "SpaceAlert", seat: int, frame: Step) -> list["Store"]:
        return [cls("lower_red"), cls("upper_blue")]

    def targets(self, table: "SpaceAlert", seat: int, frame: Step) -> tuple[str, ...]:
        return (f"station:{self.station}",)

    def take(self, table: "SpaceAlert", seat: int, frame: Step) -> None:
        table.done()
        whole = next(squad for squad in table.squads if squad.on_board)
        if whole.home != STATIONS.index(self.station):
            for squad in table.squads:
                squad.home = UPPER_BLUE if squad.home == LOWER_RED else LOWER_RED
        table.emit("squad-stored", "SA-10.3.6", station=self.station)


class StoreSquads(Step, frozen=True):
    """Unrepaired squads stay off the board (SA-10.3.5)."""

    clause = "SA-10.3.5"

    def run(self, table: "SpaceAlert") -> None:
        assert table.setting.campaign is not None
        for squad in table.squads:
            if squad.home in table.setting.campaign.broken_squads:
                squad.on_board, squad.disabled = False, True
        if sum(squad.on_board for squad in table.squads) == 1:
            table.then(ChooseStorage())


class ChooseStorage(Step, frozen=True):
    """The Captain says where a single squad starts (SA-10.3.6)."""

    clause = "SA-10.3.6"
    choices = (Store,)

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return (table.setting.captain,)


class Stop(Vote, frozen=True):
    """stop: end the campaign here and score it."""


class FlyOn(Vote, frozen=True):
    """fly-on: play another mission."""


class ChooseCourse(Ballot, frozen=True):
    """Stop and score, or go on to the next mission (SA-10.1.4)."""

    clause = "SA-10.1.4"
    choices = (Stop, FlyOn)

    def counted(self, table: "SpaceAlert", ballots: dict[int, str], votes: dict[str, int]) -> None:
        for seat, wanted in ballots.items():
            table.emit("course-wanted", "SA-R35", seat=seat, course=wanted)
        table.flies_on = preferred(votes, (Stop.verb, FlyOn.verb)) == FlyOn.verb
        table.emit("campaign-goes-on" if table.flies_on else "campaign-stops", "SA-10.1.4")
        if table.flies_on:
            fit = [who for who, member in enumerate(table.crew) if not member.knocked_out]  # SA-10.2.2
            table.then(*(Repair(who) for who in fit))


class RepairTile(Option, frozen=True):
    """repair-tile red shield: shuffle a damage tile back into its stack."""

    zone: Literal["red", "white", "blue"]
    tile: str

    @classmethod
    def offer(cls, table: "SpaceAlert", seat: int, frame: Step) -> list["RepairTile"]:
        return [
            cls(name, tile)  # type: ignore[arg-type]
            for zone, name in enumerate(ZONES)
            if table.repaired[zone] < REPAIRS_PER_ZONE
            for tile in table.ship.tiles[zone]
        ]

    def reason(self, table: "SpaceAlert", seat: int, frame: Step) -> Reason | None:
        zone = ZONES.index(self.zone)
        if self.tile not in table.ship.tiles[zone]:
            return Reason("no-such-tile", "SA-10.2.3", {"zone": self.zone, "tile": self.tile})
        if table.repaired[zone] >= REPAIRS_PER_ZONE:
            return Reason("zone-repaired-enough", "SA-10.2.5", {"zone": self.zone})
        return None

    def targets(self, table: "SpaceAlert", seat: int, frame: "Repair") -> tuple[str, ...]:
        return (f"tile:{self.zone}:{self.tile}",)

    def take(self, table: "SpaceAlert", seat: int, frame: "Repair") -> None:
        zone, who = ZONES.index(self.zone), frame.who
        table.done()
        table.repaired[zone] += 1
        table.ship.tiles[zone] = tuple(tile for tile in table.ship.tiles[zone] if tile != self.tile)
        table.emit("tile-repaired", "SA-10.2.4", crew=who, zone=self.zone, tile=self.tile)


class RepairSquad(Option, frozen=True):
    """repair-squad lower_red: make a disabled squad work again."""

    station: StorageName

    @classmethod
    def offer(cls, table: "SpaceAlert", seat: int, frame: Step) -> list["RepairSquad"]:
        return [cls(STATIONS[squad.home]) for squad in table.squads if squad.disabled]  # type: ignore[arg-type]

    def reason(self, table: "SpaceAlert", seat: int, frame: Step) -> Reason | None:
        home = STATIONS.index(self.station)
        broken = any(squad.home == home and squad.disabled for squad in table.squads)
        return None if broken else Reason("squad-works", "SA-10.2.3", {"station": self.station})

    def targets(self, table: "SpaceAlert", seat: int, frame: "Repair") -> tuple[str, ...]:
        return (f"station:{self.station}",)

    def take(self, table: "SpaceAlert", seat: int, frame: "Repair") -> None:
        who = frame.who
        table.done()
        squad = next(squad for squad in table.squads if squad.home == STATIONS.index(self.station))
        squad.disabled = False
        table.emit("squad-repaired", "SA-10.2.9", crew=who, station=self.station)


class RepairNothing(Option, frozen=True):
    """repair-nothing: leave everything as it is."""

    def take(self, table: "SpaceAlert", seat: int, frame: Step) -> None:
        table.done()


class Repair(Step, frozen=True):
    """A member of the crew may repair one thing, in turn order (SA-10.2.3, SA-10.2.6)."""

    clause = "SA-10.2.3"
    choices = (RepairTile, RepairSquad, RepairNothing)
    who: int

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return (in_charge(table, self.who),)


def in_charge(table: "SpaceAlert", who: int) -> int:
    """Who decides for a member: its player, or for an android the next player clockwise (SA-10.2.7, SA-R40)."""
    clockwise = [*table.crew[who:], *table.crew[:who]]
    return next((member.seat for member in clockwise if member.seat >= 0), 0)


def next_mission(table: "SpaceAlert") -> Options | None:
    """What the next mission starts from: tiles and squads stay, all else is new (SA-10.3)."""
    log, sheet = table.setting.campaign, table.sheet
    if log is None or sheet is None or not table.flies_on:
        return None
    carried = CampaignLog(
        mission=log.mission + 1,
        tiles=tuple(table.ship.tiles),
        broken_squads=tuple(squad.home for squad in table.squads if squad.disabled),
        threat_points=(*log.threat_points, sheet.destroyed + sheet.survived),
        visual=(*log.visual, sheet.visual),
    )
    return replace(table.setting, campaign=carried)


def restart_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options of another flight: after a campaign, of a new one with a whole ship."""
    return {**options, "campaign": {}} if options.get("campaign") is not None else options


def campaign_game(options: dict[str, Any]) -> int:
    """The number of the mission that these options set up, 0 outside a campaign."""
    log = options.get("campaign")
    return 0 if log is None else log.get("mission", 1)


def goes_on(options: dict[str, Any], result: dict[str, Any]) -> bool:
    """Whether another mission follows: the crew came home, and its campaign has no score yet."""
    return campaign_game(options) > 0 and result.get("outcome") == "won" and result.get("campaign_score") is None


def total(table: "SpaceAlert") -> int | None:
    """The score of a campaign that ends with this mission; a lost one has none (SA-10.1.5, SA-10.4.2)."""
    log, sheet = table.setting.campaign, table.sheet
    if log is None or sheet is None or table.flies_on or table.agenda:  # the vote may still be open
        return None
    points = [*log.threat_points, sheet.destroyed + sheet.survived]
    return campaign_score(points, [*log.visual, sheet.visual], sheet.penalties)
