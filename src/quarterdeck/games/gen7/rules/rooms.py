"""Rooms: the actions of a die placed there, one by one (G7-29 to G7-37, G7-D41)."""

from collections.abc import Callable
from functools import cache

from quarterdeck.games.gen7.content.modifiers import ReplenishMerit, Yield
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules import decks, dice, stocks
from quarterdeck.games.gen7.rules.drawing import draw_keep
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.effects_dice import awaken, fetch_robot
from quarterdeck.games.gen7.rules.files import PlayFile, UseKept
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.meeting import open_meeting
from quarterdeck.games.gen7.rules.merit import gain_merit
from quarterdeck.games.gen7.rules.places import dots_at, places_in, room_at
from quarterdeck.games.gen7.rules.skills import DRAWS_MORE, LAB_SKILL, HandingOut, Patronage, UseSkill
from quarterdeck.games.gen7.rules.special_rules import claim_merit, in_force
from quarterdeck.games.gen7.rules.work_tasks import FinishingTask
from quarterdeck.games.gen7.state import (
    CAPACITY,
    MECHANICAL,
    OFFICER,
    QUARTERS,
    RECOVERY,
    ROBOT,
    SIDES,
    SUPPLY,
    Asked,
    Die,
    Gen7,
    Step,
)
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

MORE_CARDS = 2
"""Data that may be spent to draw that many more cards (G7-40.4)."""


class RoomActions(Step, frozen=True):
    """The actions of the room in printed order (G7-4.9)."""

    clause = "G7-4.9"
    seat: int
    number: int
    """The die that was placed."""

    def run(self, table: Gen7) -> None:
        die = table.players[self.seat].dice[self.number]
        room = room_at(die.at)
        _ACTIONS[room](table, self.seat, die)


# Labs


@cache
def _amount(pack_name: str, at: str, result: int) -> int:
    """What a die yields on a spot of a lab, as printed (G7-31.3, G7-31.4)."""
    content, room = pack(pack_name), room_at(at)
    if room in content.sectors:
        return content.sectors[room].yields.amount(result)
    return content.rooms[room].yields[dots_at(at)].amount(result)


def lab_type(table: Gen7, at: str) -> str:
    """What the lab of a spot yields; nothing if it is none."""
    room = room_at(at)
    if room in table.pack.sectors:
        return table.pack.sectors[room].type
    return table.pack.rooms[room].type if room in table.pack.rooms else ""


def lab_yield(table: Gen7, seat: int, die: Die, type_: str) -> int:
    """With what special rules and the skill of the lab add (G7-43.5, G7-43.8, G7-43.9)."""
    room = room_at(die.at)
    amount = _amount(table.setting.pack, die.at, die.result)
    if table.rules:
        amount = max(0, amount + sum(rule.n for rule in in_force(table, Yield) if rule.room == room))
    return amount + (LAB_SKILL[type_] in table.players[seat].skills)


def _work_in_lab(table: Gen7, seat: int, die: Die) -> None:
    """Tokens for the spot taken, capacity ignored; then Replenish (G7-31.2, G7-34.3, G7-35.2, G7-7.3)."""
    room = table.pack.rooms[room_at(die.at)]
    table.then(Replenishing(seat, room.type, room.id))
    if room.others:
        _pay_other_dice(table, seat, die, room.id, room.others)
    amount = lab_yield(table, seat, die, room.type)
    stocks.gain(table, seat, room.type, amount, _LAB_CLAUSES[room.id], room.id, limit=False)


_LAB_CLAUSES = {"science_lab": "G7-31.2", "tech_lab": "G7-34.3", "chem_lab": "G7-35.2"}


def _pay_other_dice(table: Gen7, seat: int, placed: Die, room: str, amount: int) -> None:
    """Every other die in the Chem Lab gains for its own sector (G7-35.3, G7-35.4)."""
    for other in table.clockwise(seat):
        for _ in range(_others_in(table, other, placed.at)):
            stocks.gain(table, other, "chems", amount, "G7-35.3", room, limit=other != seat)


def _others_in(table: Gen7, seat: int, at: str) -> int:
    """The dice of a player on other spots of a room."""
    there = places_in(room_at(at), table.players[seat].dice)
    return len(there) - there.count(at)


def foreseen(table: Gen7, seat: int, die: Die) -> Reason | None:
    """What a die placed in a lab yields to its owner, other own dice in the Chem Lab included (G7-R33, G7-35.4)."""
    type_, room = lab_type(table, die.at), room_at(die.at)
    if not type_:
        return None
    amount = lab_yield(table, seat, die, type_)
    if room in table.pack.rooms:
        amount += table.pack.rooms[room].others * _others_in(table, seat, die.at)
    return Reason("yields", _LAB_CLAUSES.get(room, "G7-29.9"), {"type": type_, "n": amount})


class Replenish(Option, frozen=True):
    """replenish 3: move this many tokens from the sector to the Vault for merit (G7-31.5)."""

    tokens: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Replenishing") -> list["Replenish"]:
        have, room = table.players[seat].store[frame.type], CAPACITY - table.vault[frame.type]
        return [cls(number) for number in _bundles(table) if number <= have and number <= room]

    def reason(self, table: Gen7, seat: int, frame: "Replenishing") -> Reason | None:
        if self.tokens not in _bundles(table):
            return Reason("not-a-bundle", "G7-31.6", {})
        if self.tokens > table.players[seat].store[frame.type]:
            return Reason("too-few-tokens", "G7-31.5", {"type": frame.type, "number": self.tokens})
        if table.vault[frame.type] + self.tokens > CAPACITY:
            return Reason("vault-full", "G7-7.6", {})
        return None

    def take(self, table: Gen7, seat: int, frame: "Replenishing") -> None:
        table.done()
        player = table.players[seat]
        player.store = stocks.changed(player.store, frame.type, -self.tokens)
        table.vault = stocks.changed(table.vault, frame.type, self.tokens)
        table.emit("replenished", "G7-31.5", seat=seat, type=frame.type, number=self.tokens)
        stocks.cut_to_capacity(table, player, frame.type)
        merit = table.pack.table.replenish[str(self.tokens)]
        gain_merit(table, seat, merit + claim_merit(table, ReplenishMerit), "G7-31.5")
        happened(table, Happening("replenished", (seat,), room=frame.room, type=frame.type))

    def targets(self, table: Gen7, seat: int, frame: "Replenishing") -> tuple[str, ...]:
        return (f"vault:{frame.type}",)


def _bundles(table: Gen7) -> tuple[int, ...]:
    return _bundles_in(table.setting.pack)


@cache
def _bundles_in(pack_name: str) -> tuple[int, ...]:
    return tuple(int(number) for number in pack(pack_name).table.replenish)


class SkipReplenish(Option, frozen=True):
    """skip-replenish: keep the tokens (G7-4.10)."""

    def take(self, table: Gen7, seat: int, frame: "Replenishing") -> None:
        table.done()
        frame.run(table)


class Replenishing(Asked, frozen=True):
    """The optional action Replenish, once per visit; then what is above capacity goes (G7-31.5 to G7-31.7)."""

    clause = "G7-31.5"
    choices = (Replenish, SkipReplenish, PlayFile, UseSkill, UseKept)
    type: str
    room: str

    def open(self, table: Gen7) -> bool:
        return bool(Replenish.offer(table, self.seat, self))

    def run(self, table: Gen7) -> None:
        stocks.cut_to_capacity(table, table.players[self.seat], self.type)


# Centers


class DrawMore(Option, frozen=True):
    """draw-more 2: spend this many data to draw that many more cards (G7-40.4)."""

    data: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "DrawingCards") -> list["DrawMore"]:
        most = min(MORE_CARDS, table.players[seat].store["data"])
        return [cls(number) for number in range(most + 1)]

    def take(self, table: Gen7, seat: int, frame: "DrawingCards") -> None:
        table.done()
        frame.draw(table, self.data)
        if self.data:
            stocks.spend(table, seat, "data", self.data, "G7-40.4")


class DrawingCards(Asked, frozen=True):
    """Before drawing for Files or Algorithms a player may spend data (G7-40.4)."""

    clause = "G7-40.4"
    choices = (DrawMore, PlayFile, UseSkill, UseKept)
    deck: str

    def open(self, table: Gen7) -> bool:
        return table.players[self.seat].store["data"] > 0

    def run(self, table: Gen7) -> None:
        self.draw(table, 0)

    def draw(self, table: Gen7, more: int) -> None:
        """Two cards and what adds to them; one is kept (G7-37.2, G7-32.2, G7-43.1, G7-43.2)."""
        skill = DRAWS_MORE[self.deck] in table.players[self.seat].skills
        clause = "G7-37.2" if self.deck == decks.FILES else "G7-32.2"
        table.then(DrawForAction(self.seat, self.deck, 2 + more + skill, clause))


class DrawForAction(Step, frozen=True):
    """Cards are drawn once data have been spent."""

    seat: int
    deck: str
    number: int
    cites: str

    def run(self, table: Gen7) -> None:
        draw_keep(table, self.seat, self.deck, self.number, 1, self.cites)


def _work_in_center(deck: str, skill: str) -> Callable[[Gen7, int, Die], None]:
    def work(table: Gen7, seat: int, die: Die) -> None:
        """Cards, or six of them for three players; then a work task (G7-37, G7-32, G7-43.22, G7-43.24)."""
        table.then(FinishingTask(seat, room_at(die.at)))
        if die.kind == OFFICER and table.players[seat].uses.get(skill, 0):
            table.then(HandingOut(seat, deck, skill))
        else:
            table.then(DrawingCards(seat, deck))

    return work


def _work_in_medical_center(table: Gen7, seat: int, die: Die) -> None:
    """Awaken, then a work task (G7-30)."""
    table.then(FinishingTask(seat, room_at(die.at)))
    if die.kind == OFFICER:
        table.then(Patronage(seat))
    awaken(table, seat, "G7-30.2", "medical_center")


# Assembly


class SetRobot(Option, frozen=True):
    """set-robot 12: the result of a robot that rolled a 1 in Assembly (G7-33.4)."""

    result: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "SettingRobot") -> list["SetRobot"]:
        return [cls(result) for result in range(1, SIDES[ROBOT] + 1)]

    def take(self, table: Gen7, seat: int, frame: "SettingRobot") -> None:
        from quarterdeck.games.gen7.rules.effects_dice import change_result

        table.done()
        change_result(table, seat, dice.robot_number(table.players[seat]), self.result, "G7-33.4")


class SettingRobot(Asked, frozen=True):
    """The robot rolled a 1 in Assembly and may be set to any result (G7-33.4)."""

    clause = "G7-33.4"
    choices = (SetRobot,)


def _work_in_assembly(table: Gen7, seat: int, die: Die) -> None:
    """The player's robot comes from the supply (G7-33.3)."""
    if fetch_robot(table, seat, "G7-33.3", "assembly") == 1:
        table.then(SettingRobot(seat))


# Sectors


def _work_in_small_lab(table: Gen7, seat: int, die: Die) -> None:
    """Tokens, then the optional action; no Replenish (G7-29.9, G7-29.10, G7-D28)."""
    sector = table.pack.sectors[table.players[seat].sector]
    table.then(CutStore(seat, sector.type))
    resolve(table, seat, sector.action, sector.id)
    stocks.gain(table, seat, sector.type, lab_yield(table, seat, die, sector.type), "G7-29.9", sector.id, limit=False)


class CutStore(Step, frozen=True):
    """After the optional action of a small lab surplus goes (G7-D28)."""

    seat: int
    type: str

    def run(self, table: Gen7) -> None:
        stocks.cut_to_capacity(table, table.players[self.seat], self.type)


def reprogram_targets(table: Gen7, spot: str) -> list[tuple[int, str]]:
    """Robots on a spot, on a card or in the Recovery Room, except one on this spot (G7-D29.2)."""
    robots = [(player.seat, die.at) for player in table.players for die in player.dice if die.kind == ROBOT]
    return [(seat, at) for seat, at in robots if at not in (QUARTERS, SUPPLY, spot)]


class Reprogram(Option, frozen=True):
    """reprogram 2: the robot of this player goes to its owner's sector (G7-29.16)."""

    player: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Reprogramming") -> list["Reprogram"]:
        return [cls(owner) for owner, _ in reprogram_targets(table, frame.spot)]

    def take(self, table: Gen7, seat: int, frame: "Reprogramming") -> None:
        table.done()
        player = table.players[self.player]
        dice.move(player, dice.robot_number(player), QUARTERS)
        player.passed = False
        table.emit("robot-reprogrammed", "G7-29.16", seat=seat, player=self.player)
        happened(table, Happening("robot_reprogrammed", (seat,)))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        """The place where the robot lies; one on two shared spots lies on the first of them."""
        die = dice.robot(table.players[self.player])
        if die.at == RECOVERY:
            return (f"recovery:{self.player}:{die.name}",)
        return (f"shared:{die.at}:{min(die.spots)}" if die.spots else f"spot:{die.at}",)


class Reprogramming(Asked, frozen=True):
    """The owner of the mechanical sector sends a robot home (G7-29.16)."""

    clause = "G7-29.16"
    choices = (Reprogram,)
    spot: str

    def open(self, table: Gen7) -> bool:
        return bool(reprogram_targets(table, self.spot))


def _work_at_reprogram(table: Gen7, seat: int, die: Die) -> None:
    table.then(Reprogramming(seat, die.at))


_ACTIONS: dict[str, Callable[[Gen7, int, Die], None]] = {
    "science_lab": _work_in_lab,
    "tech_lab": _work_in_lab,
    "chem_lab": _work_in_lab,
    "assembly": _work_in_assembly,
    "data_center": _work_in_center(decks.FILES, "administrator"),
    "production_center": _work_in_center(decks.ALGORITHMS, "developer"),
    "medical_center": _work_in_medical_center,
    "hq": open_meeting,
    "science": _work_in_small_lab,
    "engineering": _work_in_small_lab,
    "bioscience": _work_in_small_lab,
    MECHANICAL: _work_at_reprogram,
}
"""The actions of each room, by its id."""
