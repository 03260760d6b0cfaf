"""Placing a die on a single spot: where it may lie, what follows (G7-4.2 to G7-4.9, G7-28, G7-34.2, G7-38)."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from itertools import chain, filterfalse, pairwise

from quarterdeck.games.gen7.content.modifiers import Admitted, Barred, Closed, Modifier
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules import dice
from quarterdeck.games.gen7.rules.crossroads import note_officer
from quarterdeck.games.gen7.rules.happenings import announce_placed
from quarterdeck.games.gen7.rules.meeting import is_in_hq
from quarterdeck.games.gen7.rules.places import (
    CHIEF_SPOT,
    HQ,
    closed_rooms,
    department_at,
    dots_at,
    is_blocked,
    previous,
    room_at,
    room_is_closed,
    rooms_with_spots,
    spot,
    why_not_kind,
)
from quarterdeck.games.gen7.rules.rooms import RoomActions, foreseen, reprogram_targets
from quarterdeck.games.gen7.rules.skills import PLACING_CHANGE, placing_range, placing_skill
from quarterdeck.games.gen7.rules.special_rules import in_force, kinds_in_force
from quarterdeck.games.gen7.state import (
    MECHANICAL,
    OFFICER,
    QUARTERS,
    ROBOT,
    SUPPLY,
    Die,
    Gen7,
    PlacedOfficer,
    Player,
    Step,
)
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.memo import remembered_by
from quarterdeck.kernel.option import Option

# Where a die may be placed

Taken = Mapping[str, int]
"""The places that hold a die, and what it shows (`dice.occupied`)."""


@cache
def _spots_by_room(pack_name: str) -> dict[str, tuple[str, ...]]:
    """All single spots that can be chosen on a turn, by room; of HQ the chief spot only (G7-38.3)."""
    rooms = [room for room in rooms_with_spots(pack_name) if room.id != HQ]
    return {room.id: tuple(spot(room.id, dots) for dots in room.dots) for room in rooms} | {HQ: (CHIEF_SPOT,)}


@cache
def _room_spots(pack_name: str) -> tuple[str, ...]:
    return tuple(chain(*_spots_by_room(pack_name).values()))


@cache
def _sector_spots(pack_name: str, name: str) -> tuple[str, ...]:
    """The spots of a small lab, or Reprogram (G7-29.7, G7-29.15)."""
    sector = pack(pack_name).sectors[name]
    if sector.dots:
        return tuple(spot(sector.id, dots) for dots in sector.dots)
    return tuple(spot(sector.id, number + 1) for number in range(sector.reprogram))


def free_spots(table: Gen7, player: Player, taken: Taken) -> list[str]:
    """Single spots that hold neither die nor marker, in rooms that are open to this player."""
    pack_name, by_room = table.setting.pack, _spots_by_room(table.setting.pack)
    closed = {*taken, *table.covered, *table.repairs}
    if dice.robot(player).at != SUPPLY:  # see `why_not_room`, which says why
        closed.update(by_room["assembly"])
    if is_in_hq(player):
        closed.update(by_room[HQ])
    for room in closed_rooms(table) if table.rules else ():
        closed.update(by_room.get(room, ()))
    if player.sector == MECHANICAL and not reprogram_targets(table, ""):  # on a free spot lies none of them
        closed.update(_sector_spots(pack_name, MECHANICAL))
    return list(filterfalse(closed.__contains__, _spots_of(pack_name, player.sector)))


@cache
def _spots_of(pack_name: str, sector: str) -> tuple[str, ...]:
    """All single spots that the owner of a sector can choose on a turn."""
    return _room_spots(pack_name) + _sector_spots(pack_name, sector)


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


def why_not_die(table: Gen7, die: Die, at: str, result: int, taken: Taken) -> Reason | None:
    """Why this die cannot be placed on a spot, showing a result (G7-4.8)."""
    room = room_at(at)
    if room == "tech_lab" and result < least_in_tech_lab(table, at, taken):
        return Reason("too-low-for-tech-lab", "G7-34.2", {"least": least_in_tech_lab(table, at, taken)})
    return why_not_kind(table, die.kind, room)


def least_in_tech_lab(table: Gen7, at: str, taken: Taken) -> int:
    """The result on the previous spot, if a die lies there (G7-34.2, G7-D8)."""
    before = previous(table, at)
    return taken.get(before, 0) if before else 0


def _after_dice(table: Gen7, taken: Taken) -> list[tuple[str, int]]:
    """Free spots of the Tech Lab that come after a die, and what that one shows (G7-34.2)."""
    following = _following(table.setting.pack)
    return [(at, taken[before]) for before, at in following if before in taken and at not in taken]


@cache
def _following(pack_name: str) -> tuple[tuple[str, str], ...]:
    """Each spot of the Tech Lab with the next one (G7-34.2)."""
    return tuple(pairwise(sorted(_spots_by_room(pack_name)["tech_lab"], key=dots_at)))


def can_place(table: Gen7, seat: int) -> bool:
    """Whether any die, as it is and without spending anything, fits a free single spot (G7-D5.1)."""
    player, taken = table.players[seat], dice.occupied(table)
    hands = [die for die in player.dice if die.at == QUARTERS]
    spots = free_spots(table, player, taken) if hands else ()
    return any(why_not_die(table, die, at, die.result, taken) is None for at in spots for die in hands)


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
    def offer(cls, table: Gen7, seat: int, frame: Step) -> Sequence["Place"]:
        return placements(table, seat, frame) if table.turn.placements else ()  # type: ignore[return-value]

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        player = table.players[seat]
        if not table.turn.placements:
            return Reason("already-placed", "G7-4.2", {})
        number = dice.find(player, self.die)
        if number is None:
            return Reason("no-such-die", "G7-4.2", {"die": self.die})
        known = _spots_of(table.setting.pack, player.sector)
        if self.at not in known:
            return Reason("no-such-spot", _clause_of_unknown(table, self.at), {"at": self.at})
        taken = dice.occupied(table)
        if is_blocked(table, self.at) or self.at in taken:
            return Reason("spot-taken", "G7-4.5", {"at": self.at})
        die = player.dice[number]
        if self.result and self.result not in placing_range(table, player, die, department_at(table, self.at)):
            return Reason("no-such-change", "G7-D9.2", {})
        if self.result == die.result:
            return Reason("no-such-change", "G7-D9.2", {})
        shown = self.result or die.result
        return why_not_room(table, player, self.at) or why_not_die(table, die, self.at, shown, taken)

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        player = table.players[seat]
        number = use_placement(table, player, self.die)
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


def _facts(table: Gen7, seat: int, frame: Step) -> Hashable:
    """All dice and markers, what the player's sector and skills allow, and the rules about rooms and dice."""
    player, pack_name = table.players[seat], table.setting.pack
    everywhere, markers = tuple([one.dice for one in table.players]), (tuple(table.covered), table.repairs)
    rules = _rules_of_places(table) if table.rules else ()
    return pack_name, seat, everywhere, markers, player.sector, player.skills, rules


def _rules_of_places(table: Gen7) -> tuple[Modifier, ...]:
    """The special rules about rooms and about dice in them."""
    if _ABOUT_PLACES.isdisjoint(kinds_in_force(table)):
        return ()
    return (*in_force(table, Closed), *in_force(table, Barred), *in_force(table, Admitted))


_ABOUT_PLACES: frozenset[type[Modifier]] = frozenset((Closed, Barred, Admitted))


@remembered_by(_facts)
def placements(table: Gen7, seat: int, frame: Step) -> tuple[Place, ...]:
    """Every die of Crew Quarters on every spot that takes it; with changed results last."""
    player, taken = table.players[seat], dice.occupied(table)
    spots, hands = free_spots(table, player, taken), dice.by_name(player)
    refused_by = _refused_by_rules if table.rules and in_force(table, Barred) else _refused_by_boards
    found: list[Place] = []
    for name, number in hands.items():
        places = _places(table.setting.pack, name)
        refused = refused_by(table, player.dice[number], spots, taken)
        found += [places[at] for at in spots if at not in refused] if refused else map(places.__getitem__, spots)
    if player.skills and not PLACING_CHANGE.keys().isdisjoint(player.skills):
        changing = [at for at in spots if placing_skill(player, department_at(table, at))]
        for number in hands.values():
            for at in changing:
                found += _changed(table, player, player.dice[number], at, taken)
    return tuple(found)


def _refused_by_rules(table: Gen7, die: Die, spots: list[str], taken: Taken) -> list[str]:
    """The spots that do not take a die as it is, while special rules bar dice from rooms."""
    return [at for at in spots if why_not_die(table, die, at, die.result, taken)]


def _refused_by_boards(table: Gen7, die: Die, spots: list[str], taken: Taken) -> list[str]:
    """The same while only boards refuse dice: no others are asked (G7-34.2, G7-38.2)."""
    refused = [at for at, least in _after_dice(table, taken) if die.result < least]
    if die.kind == ROBOT and why_not_kind(table, ROBOT, HQ):
        refused.append(CHIEF_SPOT)
    return refused


def _changed(table: Gen7, player: Player, die: Die, at: str, taken: Taken) -> list[Place]:
    """A die with results that a department skill gives it (G7-43.11 to G7-43.14)."""
    results = placing_range(table, player, die, department_at(table, at))
    return [
        Place(die.name, at, result)
        for result in results
        if result != die.result and why_not_die(table, die, at, result, taken) is None
    ]


def use_placement(table: Gen7, player: Player, name: str) -> int:
    """Use up a placement of the turn for a die of this name; returns its number."""
    table.turn.placements -= 1
    table.turn.placed += 1
    player.passed = False
    return dice.hand(player.dice)[name]


def _clause_of_unknown(table: Gen7, at: str) -> str:
    """Attendance spots are for those who join a meeting, spots of a sector for its owner."""
    room = room_at(at)
    return "G7-38.3" if room == HQ else "G7-29.7" if room in table.pack.sectors else "G7-4.2"


@cache
def _places(pack_name: str, die: str) -> dict[str, Place]:
    """A die on every spot there is: placements are offered again and again, so each is made once."""
    own = chain(*(_sector_spots(pack_name, sector) for sector in pack(pack_name).sectors))
    return {at: Place(die, at) for at in (*_room_spots(pack_name), *own)}


def place(table: Gen7, player: Player, number: int, at: str, result: int = 0) -> None:
    """The die lies on its spot with its changed result, before the room's actions (G7-4.9, G7-D9.1)."""
    die = player.dice[number]
    shown = result or die.result
    dice.change(player, number, shown, at)
    room, department = room_at(at), department_at(table, at)
    table.emit("die-placed", "G7-4.2", seat=player.seat, die=die.name, at=at, result=shown)
    if die.kind == OFFICER:
        in_room = room if room in table.pack.rooms else ""
        note_officer(table, PlacedOfficer(player.seat, in_room, department, dots_at(at), shown))
    table.then(RoomActions(player.seat, number))
    announce_placed(table, player.seat, die, room, department, shown)
