"""Player turns: placing a die, moving one to the Recovery Room, passing, ending the turn (G7-4)."""

from functools import cache, lru_cache
from itertools import chain

from quarterdeck.games.gen7.content.modifiers import Admitted, Barred
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.guided.coach import lecture_before_turn
from quarterdeck.games.gen7.rules import dice
from quarterdeck.games.gen7.rules.crossroads import DrawCrossroads, note_officer
from quarterdeck.games.gen7.rules.dice_changes import SpendChems, SpendParts
from quarterdeck.games.gen7.rules.files import PlayFile, UseKept
from quarterdeck.games.gen7.rules.happenings import Happening, end_window, happened, tell_placed
from quarterdeck.games.gen7.rules.meeting import is_in_hq
from quarterdeck.games.gen7.rules.places import (
    CHIEF_SPOT,
    HQ,
    department_at,
    dots_at,
    is_blocked,
    previous,
    room_at,
    room_is_closed,
    rooms_with_spots,
    spot,
)
from quarterdeck.games.gen7.rules.plans import show_plans
from quarterdeck.games.gen7.rules.proposals import Propose
from quarterdeck.games.gen7.rules.rooms import RoomActions, foreseen, reprogram_targets
from quarterdeck.games.gen7.rules.skills import UseSkill, has_uses, placing_range
from quarterdeck.games.gen7.rules.special_rules import end_rules, in_force
from quarterdeck.games.gen7.state import (
    MECHANICAL,
    OFFICER,
    QUARTERS,
    RECOVERY,
    ROBOT,
    SUPPLY,
    Asked,
    Die,
    Gen7,
    PlacedOfficer,
    Player,
    Step,
    Turn,
    die_name,
)
from quarterdeck.kernel.coach import PlayFreely
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

KEPT = 10_000
"""Placements of a die that are remembered by the free spots."""

# Turns in order


class NextTurn(Step, frozen=True):
    """Clockwise until every player's latest turn was a pass and no Crew Quarters hold a die (G7-3.8, G7-D7.2)."""

    clause = "G7-3.8"
    seat: int

    def run(self, table: Gen7) -> None:
        players = table.players
        if all(player.passed for player in players) and not any(dice.has_dice(player) for player in players):
            table.emit("turns-over", "G7-4.28")
            return
        seat, player = self.seat, players[self.seat]
        table.turn = Turn(seat)
        end_window(table, "turn")
        table.then(NextTurn((seat + 1) % table.seat_count))
        if not dice.has_dice(player) and passes_by_itself(player):
            pass_turn(table, player)
            return
        table.emit("turn-began", "G7-4.1", seat=seat, round=table.round)
        table.then(TakingTurn(seat), EndOfTurn(seat))
        lecture_before_turn(table, seat)


def passes_by_itself(player: Player) -> bool:
    """A player without dice is not asked who has neither files nor uses left, or does not want to be (G7-R34)."""
    return player.passes or not (player.files or player.kept or has_uses(player))


def pass_turn(table: Gen7, player: Player) -> None:
    player.passed = True
    table.emit("passed", "G7-4.27", seat=player.seat)


class EndOfTurn(Step, frozen=True):
    """Plans met are shown, then a crossroads card may be drawn (G7-D33, G7-4.18)."""

    clause = "G7-4.18"
    seat: int

    def run(self, table: Gen7) -> None:
        end_rules(table, "turn")
        table.bar_undo()
        show_plans(table)
        table.then(TurnOver(self.seat))
        if table.turn.officers:
            table.then(DrawCrossroads(self.seat))


class TurnOver(Step, frozen=True):
    """What was met by a crossroads card is shown as well (G7-D33)."""

    seat: int

    def run(self, table: Gen7) -> None:
        show_plans(table)
        table.emit("turn-ended", "G7-4.18", seat=self.seat)


# Where a die may be placed


@cache
def _room_spots(pack_name: str) -> tuple[tuple[str, ...], ...]:
    """All single spots that can be chosen on a turn, room by room; of HQ the chief spot only (G7-38.3)."""
    rooms = [room for room in rooms_with_spots(pack_name) if room.id != HQ]
    return (*(tuple(spot(room.id, dots) for dots in room.dots) for room in rooms), (CHIEF_SPOT,))


def own_spots(table: Gen7, player: Player) -> tuple[str, ...]:
    """The spots of the player's small lab, or Reprogram (G7-29.7, G7-29.15)."""
    return _sector_spots(table.setting.pack, player.sector)


@cache
def _sector_spots(pack_name: str, name: str) -> tuple[str, ...]:
    sector = pack(pack_name).sectors[name]
    if sector.dots:
        return tuple(spot(sector.id, dots) for dots in sector.dots)
    return tuple(spot(sector.id, number + 1) for number in range(sector.reprogram))


def free_spots(table: Gen7, player: Player) -> list[str]:
    """Single spots that hold neither die nor marker, in rooms that are open to this player."""
    taken = dice.occupied(table)
    closed = taken.union(table.covered, table.repairs)
    found: list[str] = []
    for spots in _room_spots(table.setting.pack):
        if why_not_room(table, player, spots[0]) is None:
            found += [at for at in spots if at not in closed]
    own = own_spots(table, player)
    return [*found, *[at for at in own if at not in taken and why_not_room(table, player, at) is None]]


def why_not_room(table: Gen7, player: Player, at: str) -> Reason | None:
    """Why no die of a player can be placed in the room of a spot now, whatever it shows."""
    room = room_at(at)
    if room == "assembly" and dice.robot(player).at != SUPPLY:
        return Reason("robot-not-in-supply", "G7-33.2", {})
    if room == HQ and is_in_hq(player):
        return Reason("already-in-hq", "G7-D26.2", {})
    if room == MECHANICAL and not reprogram_targets(table, at):
        return Reason("nothing-to-reprogram", "G7-D29.2", {})
    if table.rules and room_is_closed(table, room):
        return Reason("room-closed", "G7-D58.2", {"room": room})
    return None


def why_not_die(table: Gen7, die: Die, at: str, result: int) -> Reason | None:
    """Why this die cannot be placed on a spot, showing a result (G7-4.8)."""
    room = room_at(at)
    if room == HQ and die.kind == ROBOT and not any(rule.die == ROBOT for rule in in_force(table, Admitted)):
        return Reason("no-robots-in-hq", "G7-38.2", {})
    if room == "tech_lab" and result < least_in_tech_lab(table, at):
        return Reason("too-low-for-tech-lab", "G7-34.2", {"least": least_in_tech_lab(table, at)})
    if table.rules and any(rule.die == die.kind and rule.room == room for rule in in_force(table, Barred)):
        return Reason("die-barred", "G7-D58.1", {"room": room})
    return None


def least_in_tech_lab(table: Gen7, at: str) -> int:
    """The result on the previous spot, if a die lies there (G7-34.2, G7-D8)."""
    before = previous(table, at)
    if before:
        for player in table.players:
            for die in player.dice:
                if die.at == before:
                    return die.result
    return 0


# Placing


class Place(Option, frozen=True):
    """place colonist-4 science_lab:2: put a die on a single spot (G7-4.2).

    A department skill may change its result as it is placed: `place colonist-4 science_lab:2 5` (G7-D9.2).
    """

    die: str
    at: str
    result: int = 0
    """What it shows when it is placed; 0: what it shows now."""

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "TakingTurn") -> list["Place"]:
        if not table.turn.placements:
            return []
        player = table.players[seat]
        spots = tuple(free_spots(table, player))
        hands = [player.dice[number] for number in dice.by_name(player).values()]
        least = tuple([least_in_tech_lab(table, at) if at.startswith("tech_lab") else 0 for at in spots])
        found: list[Place] = []
        if table.rules and (bool(in_force(table, Barred)) or bool(in_force(table, Admitted))):
            found += [
                _place(die.name, at) for die in hands for at in spots if not why_not_die(table, die, at, die.result)
            ]
        else:
            for die in hands:
                found += _placements(die.kind, die.result, spots, least)
        if player.skills:
            for die in hands:
                for at in spots:
                    found += cls._changed(table, player, die, at)
        return found

    @classmethod
    def _changed(cls, table: Gen7, player: Player, die: Die, at: str) -> "list[Place]":
        """With a result that a department skill gives it (G7-43.11 to G7-43.14)."""
        results = placing_range(table, player, die, department_at(table, at))
        return [
            cls(die.name, at, result)
            for result in results
            if result != die.result and why_not_die(table, die, at, result) is None
        ]

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        player = table.players[seat]
        if not table.turn.placements:
            return Reason("already-placed", "G7-4.2", {})
        number = dice.find(player, self.die)
        if number is None:
            return Reason("no-such-die", "G7-4.2", {"die": self.die})
        known = {*chain(*_room_spots(table.setting.pack)), *own_spots(table, player)}
        if self.at not in known:
            return Reason("no-such-spot", _clause_of_unknown(table, self.at), {"at": self.at})
        if is_blocked(table, self.at) or self.at in dice.occupied(table):
            return Reason("spot-taken", "G7-4.5", {"at": self.at})
        die = player.dice[number]
        if self.result and self.result not in placing_range(table, player, die, department_at(table, self.at)):
            return Reason("no-such-change", "G7-D9.2", {})
        if self.result == die.result:
            return Reason("no-such-change", "G7-D9.2", {})
        return why_not_room(table, player, self.at) or why_not_die(table, die, self.at, self.result or die.result)

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        player = table.players[seat]
        number = dice.find(player, self.die)
        assert number is not None
        table.turn.placements -= 1
        table.turn.placed += 1
        player.passed = False
        place(table, player, number, self.at, self.result)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"spot:{self.at}", f"die:{seat}:{self.die}")

    def preview(self, table: Gen7, seat: int, frame: Step) -> list[Reason]:
        """What a lab yields (G7-R33)."""
        player = table.players[seat]
        number = dice.find(player, self.die)
        if number is None:
            return []
        die = player.dice[number]
        shown = foreseen(table, seat, Die(die.kind, self.result or die.result, self.at))
        return [] if shown is None else [shown]


def _clause_of_unknown(table: Gen7, at: str) -> str:
    """Attendance spots are for those who join a meeting, spots of a sector for its owner."""
    room = room_at(at)
    return "G7-38.3" if room == HQ else "G7-29.7" if room in table.pack.sectors else "G7-4.2"


@lru_cache(KEPT)
def _placements(kind: str, result: int, spots: tuple[str, ...], least: tuple[int, ...]) -> tuple[Place, ...]:
    """A die on every spot that takes it: the Tech Lab from some result on, HQ no robot (G7-34.2, G7-38.2)."""
    return tuple(
        _place(die_name(kind, result), at)
        for at, needed in zip(spots, least, strict=True)
        if result >= needed and not (at == CHIEF_SPOT and kind == ROBOT)
    )


@cache
def _place(die: str, at: str) -> Place:
    """Placements are offered again and again, so each is made once."""
    return Place(die, at)


def place(table: Gen7, player: Player, number: int, at: str, result: int = 0) -> None:
    """The die lies on its spot with its changed result, before the room's actions (G7-4.9, G7-D9.1)."""
    die = player.dice[number]
    shown = result or die.result
    dice.change(player, number, Die(die.kind, shown, at))
    room, department = room_at(at), department_at(table, at)
    table.emit("die-placed", "G7-4.2", seat=player.seat, die=die.name, at=at, result=shown)
    if die.kind == OFFICER:
        in_room = room if room in table.pack.rooms else ""
        note_officer(table, PlacedOfficer(player.seat, in_room, department, dots_at(at), shown))
    table.then(RoomActions(player.seat, number))
    tell_placed(table, player.seat, die, room, department, shown)


# The Recovery Room


class MoveToRecovery(Option, frozen=True):
    """move-to-recovery colonist-4: no die fits any free single spot (G7-4.4, G7-D5)."""

    die: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "TakingTurn") -> list["MoveToRecovery"]:
        if not table.turn.placements or can_place(table, seat):
            return []
        return [cls(name) for name in dice.by_name(table.players[seat])]

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        if not table.turn.placements:
            return Reason("already-placed", "G7-4.2", {})
        if can_place(table, seat):
            return Reason("a-die-fits", "G7-D5.1", {})
        return super().reason(table, seat, frame)

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        player = table.players[seat]
        number = dice.find(player, self.die)
        assert number is not None
        table.turn.placements -= 1
        table.turn.placed += 1
        player.passed = False
        dice.move(player, number, RECOVERY)
        table.emit("moved-to-recovery", "G7-4.4", seat=seat, die=self.die)
        happened(table, Happening("forced_recovery", (seat,)))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return ("room:recovery", f"die:{seat}:{self.die}")


def can_place(table: Gen7, seat: int) -> bool:
    """Whether any die, as it is and without spending anything, fits a free single spot (G7-D5.1)."""
    player = table.players[seat]
    hands = [die for die in player.dice if die.at == QUARTERS]
    spots = free_spots(table, player) if hands else ()
    return any(why_not_die(table, die, at, die.result) is None for at in spots for die in hands)


# Ending the turn


class EndTurn(Option, frozen=True):
    """end-turn: the window for files and skills closes (G7-D7.4, G7-R34)."""

    ends_turn = True

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        return None if table.turn.placed else Reason("must-place", "G7-4.3", {})

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        table.done()


class Pass(Option, frozen=True):
    """pass: there is no die in the sector (G7-4.27)."""

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        if dice.has_dice(table.players[seat]) or table.turn.placed:
            return Reason("must-place", "G7-4.3", {})
        return None

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        table.done()
        pass_turn(table, table.players[seat])


class PassUntilDie(Option, frozen=True):
    """pass-until-die: pass now and until a die enters the sector, or the round ends (G7-R34)."""

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        return Pass().reason(table, seat, frame)

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        table.done()
        table.players[seat].passes = True
        table.emit("passes-until-die", "G7-R34", seat=seat)
        pass_turn(table, table.players[seat])


class AskMe(Option, frozen=True):
    """ask-me: take back that turns without dice pass by themselves (G7-R34)."""

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        return None if table.players[seat].passes else Reason("asked-anyway", "G7-R34", {})

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        table.players[seat].passes = False
        table.emit("asked-again", "G7-R34", seat=seat)


class TakingTurn(Asked, frozen=True):
    """The turn of the active player (G7-4.1); whoever passes until a die comes in may take that back meanwhile."""

    clause = "G7-4.2"
    choices = (
        Place,
        Propose,
        MoveToRecovery,
        PlayFile,
        UseSkill,
        UseKept,
        SpendParts,
        SpendChems,
        EndTurn,
        Pass,
        PassUntilDie,
        AskMe,
        PlayFreely,
    )
    bystander_choices = (AskMe,)

    def bystanders(self, table: Gen7) -> tuple[int, ...]:
        return tuple([player.seat for player in table.players if player.passes and player.seat != self.seat])

    def offer(self, table: Gen7, seat: int) -> list[Option]:
        """Kinds of option that this player cannot have now are not asked for."""
        if seat != self.seat:
            return [AskMe()]
        player, turn, found = table.players[seat], table.turn, list[Option]()
        has_dice = dice.has_dice(player)
        if has_dice and turn.placements:
            found += Place.offer(table, seat, self)
            as_it_is = bool(found) and not found[0].result  # type: ignore[attr-defined]  # changed ones come last
            found += Propose.offer(table, seat, self)
            found += [] if as_it_is else MoveToRecovery.offer(table, seat, self)
        if player.files:
            found += PlayFile.offer(table, seat, self)
        if player.uses:
            found += UseSkill.offer(table, seat, self)
        if player.kept:
            found += UseKept.offer(table, seat, self)
        if has_dice:
            found += (*SpendParts.offer(table, seat, self), *SpendChems.offer(table, seat, self))
        if turn.placed:
            return [*found, *EndTurn.offer(table, seat, self)]
        return found if has_dice else [*found, *Pass.offer(table, seat, self), *PassUntilDie.offer(table, seat, self)]
