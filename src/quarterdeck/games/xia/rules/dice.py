"""Dice: a roll lies on the table until abilities were used, then its consequence takes it away (XIA-3.3)."""

from functools import cache
from types import ModuleType

from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.rules.fame import luck
from quarterdeck.games.xia.rules.outfits import BLASTER, die_of, kind_of
from quarterdeck.games.xia.rules.titles import perk
from quarterdeck.games.xia.state import Step, Xia
from quarterdeck.games.xia.under_way import Die, Roll

NPC = -1
"""Whose roll it is where no captain's luck or ability counts."""
ATTACK, DEFENCE, MINE, HARVEST = "attack", "defence", "mine", "harvest"
"""Purposes of rolls that abilities ask for."""


class Throw(Step, frozen=True):
    """Dice of a captain, or of an NPC (-1); the next frame is their consequence and pops them from `table.rolls`."""

    seat: int
    purpose: str
    sides: tuple[int, ...]
    outfits: tuple[str, ...] = ()
    """The outfit of each die, as options name it; none for dice that belong to no outfit."""

    def run(self, table: Xia) -> None:
        if self.outfits:
            dice = [self._die(table, *named) for named in zip(self.sides, self.outfits, strict=True)]
        else:
            dice = [Die(sides) for sides in self.sides]
        for die in dice:
            die.face = table.roll("dice", die.sides)
        table.rolls.append(Roll(self.seat, self.purpose, dice))
        if table.event_sink is not None:
            self._announce(table, [die.face for die in dice])
        if self.seat != NPC:
            self._ask(table)
            if D20 in self.sides:
                for die in dice:
                    bring_luck(table, self.seat, die)

    def _die(self, table: Xia, sides: int, outfit: str) -> Die:
        _, lowered = die_of(table, self.seat, outfit)
        return Die(sides, 0, outfit, lowered, bonus_of(table, self.seat, outfit))

    def _announce(self, table: Xia, faces: list[int]) -> None:
        if self.seat == NPC:
            table.emit("npc-rolled", "XIA-1.1.5", purpose=self.purpose, faces=faces, sides=list(self.sides))
        else:
            args = {"purpose": self.purpose, "faces": faces, "sides": list(self.sides)}
            table.emit("rolled", "XIA-1.1.5", seat=self.seat, **args)

    def _ask(self, table: Xia) -> None:
        """Ask what is done right after the roll, if anything can be."""
        after_roll = _after_roll()
        if after_roll.may_respond(table, self.seat):
            table.then(after_roll.AfterRoll(self.seat))


@cache
def _after_roll() -> ModuleType:
    """What may change a roll; it knows what rolls are for."""
    from quarterdeck.games.xia.rules import after_roll

    return after_roll


def bonus_of(table: Xia, seat: int, outfit: str) -> int:
    """First Blood: each own blaster die counts more (XIA-25.5.7)."""
    return (perk(table, seat, "blaster") or 0) if kind_of(table, outfit).kind == BLASTER else 0


def bring_luck(table: Xia, seat: int, die: Die) -> None:
    """Only the natural face of a d20 counts (XIA-3.3.1, XIA-3.3.3)."""
    if die.sides == D20:
        luck(table, seat, die.face)


def roll_again(table: Xia, seat: int, die: Die, clause: str) -> None:
    """The new face replaces the old one, whatever it is (XIA-4.3.1, XIA-27.4.1)."""
    die.face = table.roll("dice", die.sides)
    table.emit("rolled-again", clause, seat=seat, face=die.face)
    bring_luck(table, seat, die)
