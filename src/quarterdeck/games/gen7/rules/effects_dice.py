"""Effects on dice (G7-D48, dice)."""

from msgspec.structs import replace

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.content.lines import ALL, ANY, Dice
from quarterdeck.games.gen7.rules import dice
from quarterdeck.games.gen7.rules.effects import Decline, does
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.state import COLONIST, QUARTERS, RECOVERY, ROBOT, SIDES, SUPPLY, Asked, Gen7, Player, Step
from quarterdeck.kernel.option import Option

CLAUSE = "G7-D48"


def _is_meant(die_kind: str, meant: str) -> bool:
    return meant in ("die", die_kind)


def _meant(player: Player, kind: str) -> list[int]:
    """The dice of the sector that a line means (G7-D71.3)."""
    return [number for number in dice.quarters(player) if _is_meant(player.dice[number].kind, kind)]


def change_result(table: Gen7, seat: int, number: int, result: int, clause: str, source: str = "") -> None:
    """A result is changed by other means than a roll (G7-D57)."""
    player = table.players[seat]
    was = player.dice[number]
    if was.result != result:
        dice.turn_to(player, number, result)
        table.emit("die-changed", clause, seat=seat, die=was.name, result=result, source=source)
        happened(table, Happening("die_changed", (seat,), die=was.kind, result=result))


# Changing and setting results


class TurnDie(Option, frozen=True):
    """turn-die colonist-4 6: let a die of the sector show another result."""

    die: str
    result: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "TurningDice") -> list["TurnDie"]:
        player, found = table.players[seat], []
        for number in frame.open_dice(player):
            die = player.dice[number]
            low, high = frame.limits(die.kind, die.result)
            found += [cls(die.name, result) for result in range(low, high + 1) if result != die.result]
        return list(dict.fromkeys(found))

    def take(self, table: Gen7, seat: int, frame: "TurningDice") -> None:
        table.done()
        player = table.players[seat]
        number = next(one for one in frame.open_dice(player) if player.dice[one].name == self.die)
        done = (*frame.done, number)
        if frame.left != 1:
            table.then(replace(frame, left=frame.left - 1 if frame.left > 0 else frame.left, done=done))
        change_result(table, seat, number, self.result, CLAUSE, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"die:{seat}:{self.die}",)


class TurningDice(Asked, frozen=True):
    """Dice of the sector whose results may be changed; each once, and none has to be (G7-D71)."""

    clause = "G7-D71"
    choices = (TurnDie, Decline)
    kind: str
    low: int
    high: int
    """How far down and up; 0 and 0: to any result."""
    left: int
    """How many dice; less than 1: any number."""
    source: str
    done: tuple[int, ...] = ()

    def open_dice(self, player: Player) -> list[int]:
        return [number for number in _meant(player, self.kind) if number not in self.done]

    def limits(self, kind: str, result: int) -> tuple[int, int]:
        sides = SIDES[kind]
        if self.low == self.high == 0:
            return 1, sides
        return max(1, result + self.low), min(sides, result + self.high)

    def open(self, table: Gen7) -> bool:
        return bool(self.open_dice(table.players[self.seat]))


def _number(meant: Dice) -> int:
    return 0 if meant.n in (ANY, ALL) else meant.n


@does(e.Change)
def _change(table: Gen7, seat: int, step: e.Change, source: str) -> None:
    table.then(TurningDice(seat, step.dice.kind, step.low, step.high, _number(step.dice), source))


@does(e.Set)
def _set(table: Gen7, seat: int, step: e.Set, source: str) -> None:
    if not step.value:
        table.then(TurningDice(seat, step.dice.kind, 0, 0, _number(step.dice), source))
        return
    player = table.players[seat]
    for number in _meant(player, step.dice.kind)[: step.dice.n if step.dice.n > 0 else None]:
        change_result(table, seat, number, min(step.value, SIDES[player.dice[number].kind]), CLAUSE, source)


# Rolling again


class Mark(Option, frozen=True):
    """mark colonist-4: this die will be rolled again."""

    die: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Rerolling") -> list["Mark"]:
        player = table.players[seat]
        return list(dict.fromkeys(cls(player.dice[number].name) for number in frame.open_dice(player)))

    def take(self, table: Gen7, seat: int, frame: "Rerolling") -> None:
        player = table.players[seat]
        number = next(one for one in frame.open_dice(player) if player.dice[one].name == self.die)
        marked = (*frame.marked, number)
        if frame.left and len(marked) == frame.left:
            table.done()
            reroll(table, seat, marked, frame.source)
        else:
            table.amend(replace(frame, marked=marked))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"die:{seat}:{self.die}",)


class RollMarked(Option, frozen=True):
    """roll-marked: roll the marked dice again."""

    def take(self, table: Gen7, seat: int, frame: "Rerolling") -> None:
        table.done()
        reroll(table, seat, frame.marked, frame.source)


class Rerolling(Asked, frozen=True):
    """Dice of the sector that are rolled again (G7-D71)."""

    clause = "G7-D71"
    choices = (Mark, RollMarked)
    kind: str
    left: int
    """How many; 0: any number."""
    source: str
    marked: tuple[int, ...] = ()

    def open_dice(self, player: Player) -> list[int]:
        return [number for number in _meant(player, self.kind) if number not in self.marked]

    def open(self, table: Gen7) -> bool:
        return bool(_meant(table.players[self.seat], self.kind))


def reroll(table: Gen7, seat: int, numbers: tuple[int, ...], source: str) -> None:
    player = table.players[seat]
    for number in numbers:
        was = player.dice[number].name
        result = dice.roll(table, player, number)
        table.emit("die-rerolled", CLAUSE, seat=seat, die=was, result=result, source=source)


@does(e.Reroll)
def _reroll(table: Gen7, seat: int, step: e.Reroll, source: str) -> None:
    if step.dice.n == ALL:
        reroll(table, seat, tuple(_meant(table.players[seat], step.dice.kind)), source)
    else:
        table.then(Rerolling(seat, step.dice.kind, _number(step.dice), source))


# Moving


class SendToRecovery(Option, frozen=True):
    """send-to-recovery colonist-4: this die goes to the Recovery Room."""

    die: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "SendingToRecovery") -> list["SendToRecovery"]:
        player = table.players[seat]
        return list(dict.fromkeys(cls(player.dice[number].name) for number in _meant(player, frame.kind)))

    def take(self, table: Gen7, seat: int, frame: "SendingToRecovery") -> None:
        table.done()
        if frame.left > 1:
            table.then(replace(frame, left=frame.left - 1))
        to_recovery(table, seat, self.die, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"die:{seat}:{self.die}",)


class SendingToRecovery(Asked, frozen=True):
    """Dice of the player's choice go to the Recovery Room, as many as there are (G7-D48.3)."""

    clause = "G7-D48.3"
    choices = (SendToRecovery,)
    kind: str
    left: int
    source: str

    def open(self, table: Gen7) -> bool:
        return bool(_meant(table.players[self.seat], self.kind))


def to_recovery(table: Gen7, seat: int, name: str, source: str) -> None:
    player = table.players[seat]
    number = dice.find(player, name)
    assert number is not None
    dice.move(player, number, RECOVERY)
    table.emit("to-recovery", CLAUSE, seat=seat, die=name, source=source)


@does(e.ToRecovery)
def _to_recovery(table: Gen7, seat: int, step: e.ToRecovery, source: str) -> None:
    if step.dice.n == ALL:
        player = table.players[seat]
        for number in _meant(player, step.dice.kind):
            to_recovery(table, seat, player.dice[number].name, source)
    else:
        table.then(SendingToRecovery(seat, step.dice.kind, max(1, step.dice.n), source))


class BringBack(Option, frozen=True):
    """bring-back colonist-4: one's die from the Recovery Room to Crew Quarters, rolled."""

    die: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "BringingBack") -> list["BringBack"]:
        return [cls(name) for name in dice.by_name(table.players[seat], RECOVERY)]

    def take(self, table: Gen7, seat: int, frame: "BringingBack") -> None:
        table.done()
        if frame.left > 1:
            table.then(replace(frame, left=frame.left - 1))
        from_recovery(table, seat, self.die, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"recovery:{seat}:{self.die}",)


class BringingBack(Asked, frozen=True):
    """A player's dice come back from the Recovery Room (G7-D71)."""

    clause = "G7-D71"
    choices = (BringBack,)
    left: int
    source: str

    def open(self, table: Gen7) -> bool:
        return bool(dice.lying(table.players[self.seat], RECOVERY))


def from_recovery(table: Gen7, seat: int, name: str, source: str) -> None:
    player = table.players[seat]
    number = dice.find(player, name, RECOVERY)
    assert number is not None
    dice.move(player, number, QUARTERS)
    result = dice.roll(table, player, number)
    table.emit("from-recovery", CLAUSE, seat=seat, die=player.dice[number].kind, result=result, source=source)


@does(e.FromRecovery)
def _from_recovery(table: Gen7, seat: int, step: e.FromRecovery, source: str) -> None:
    table.then(BringingBack(seat, step.n, source))


class TakeBack(Option, frozen=True):
    """take-back colonist-4 science_lab:1: one's die from its spot to Crew Quarters."""

    die: str
    at: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "TakingBack") -> list["TakeBack"]:
        placed = [die for die in table.players[seat].dice if dice.is_placed(die) and _is_meant(die.kind, frame.kind)]
        return list(dict.fromkeys(cls(die.name, die.at) for die in placed))

    def take(self, table: Gen7, seat: int, frame: "TakingBack") -> None:
        table.done()
        player = table.players[seat]
        number = dice.find(player, self.die, self.at)
        assert number is not None
        dice.move(player, number, QUARTERS)
        table.emit("die-taken-back", CLAUSE, seat=seat, die=self.die, at=self.at, source=frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"spot:{self.at}",)


class TakingBack(Asked, frozen=True):
    """A player's die comes back from a spot or card, with its result (G7-D71)."""

    clause = "G7-D71"
    choices = (TakeBack,)
    kind: str
    source: str

    def open(self, table: Gen7) -> bool:
        return bool(TakeBack.offer(table, self.seat, self))


@does(e.TakeBack)
def _take_back(table: Gen7, seat: int, step: e.TakeBack, source: str) -> None:
    table.then(*[TakingBack(seat, step.dice.kind, source)] * max(1, step.dice.n))


@does(e.RedirectReturn)
def _redirect_return(table: Gen7, seat: int, step: e.RedirectReturn, source: str) -> None:
    table.redirected = {**table.redirected, step.room: step.where}


@does(e.ToSupply)
def _to_supply(table: Gen7, seat: int, step: e.ToSupply, source: str) -> None:
    player = table.players[seat]
    colonists = [number for number in dice.quarters(player) if player.dice[number].kind == COLONIST]
    for number in colonists[: step.n if step.n > 0 else None]:
        dice.move(player, number, SUPPLY)
        table.emit("to-supply", CLAUSE, seat=seat, die=player.dice[number].name, source=source)


@does(e.FromSupply)
def _from_supply(table: Gen7, seat: int, step: e.FromSupply, source: str) -> None:
    """They lie in Crew Quarters and are rolled in phase 2; during a round at once."""
    player = table.players[seat]
    for number in dice.asleep(player)[: step.n if step.n > 0 else None]:
        dice.move(player, number, QUARTERS)
        result = dice.roll(table, player, number)
        table.emit("from-supply", CLAUSE, seat=seat, die=COLONIST, result=result, source=source)


@does(e.FetchRobot)
def _fetch_robot(table: Gen7, seat: int, step: e.FetchRobot, source: str) -> None:
    player = table.players[seat]
    if dice.robot(player).at == SUPPLY:
        fetch_robot(table, seat, CLAUSE, source)


def fetch_robot(table: Gen7, seat: int, clause: str, source: str = "") -> int:
    """A player's robot comes from the supply to Crew Quarters and is rolled; its result."""
    player = table.players[seat]
    number = dice.robot_number(player)
    dice.move(player, number, QUARTERS)
    result = dice.roll(table, player, number)
    table.emit("robot-fetched", clause, seat=seat, result=result, source=source)
    happened(table, Happening("robot_fetched", (seat,), die=ROBOT, result=result))
    return result


@does(e.ExtraPlacement)
def _extra_placement(table: Gen7, seat: int, step: e.ExtraPlacement, source: str) -> None:
    if table.turn.seat == seat:
        table.turn.placements += 1


@does(e.Awaken)
def _awaken(table: Gen7, seat: int, step: e.Awaken, source: str) -> None:
    awaken(table, seat, CLAUSE, source)


def awaken(table: Gen7, seat: int, clause: str, source: str = "") -> None:
    """The marker into the Recovery Room, or exchanged there for a colonist (G7-30.2 to G7-30.4, G7-D25)."""
    player = table.players[seat]
    sleepers = dice.asleep(player)
    if not sleepers:
        return
    if player.asleep:
        dice.move(player, sleepers[0], RECOVERY)
        dice.turn_to(player, sleepers[0], 0)
    player.asleep = not player.asleep
    kind = "sleeper-prepared" if player.asleep else "colonist-awakened"
    table.emit(kind, clause, seat=seat, source=source)
    happened(table, Happening("awaken_done", (seat,)))
