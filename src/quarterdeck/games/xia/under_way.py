"""What is under way on a table: dice, fights, steps, and what holds for one turn (XIA-10.5, XIA-11, XIA-15, XIA-23)."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct


class Die(Struct, gc=False):
    """A die on the table (XIA-10.5.6)."""

    sides: int
    face: int = 0
    """The natural face; 0: not rolled yet."""
    outfit: str = ""
    """The outfit that it was rolled for, as options name it."""
    lowered: int = 0
    """Damage markers on that outfit."""
    bonus: int = 0
    doubled: bool = False

    @property
    def value(self) -> int:
        lowered = max(0, self.face - self.lowered)
        return (2 * lowered if self.doubled else lowered) + self.bonus

    @property
    def thrown(self) -> "ThrownDie":
        return ThrownDie(self.sides, self.face, self.outfit, self.lowered, self.bonus, self.doubled, self.value)


class ThrownDie(Struct, frozen=True, gc=False):
    """A die with its final value (XIA-10.5.6)."""

    sides: int
    face: int = 0
    """The natural face; 0: not rolled yet."""
    outfit: str = ""
    lowered: int = 0
    bonus: int = 0
    doubled: bool = False
    value: int = 0


class Roll(Struct, gc=False):
    """Dice that were rolled and whose consequence is still to come; an ability's die lies on top of them."""

    seat: int
    """Whose dice they are; -1: an NPC's."""
    purpose: str
    dice: list[Die]
    added: int = 0
    """What abilities added to the sum."""
    yields: int = 0
    """Cubes that an ability makes a gathering roll bring, whatever its face (XIA-4.4.15)."""

    @property
    def value(self) -> int:
        return sum([die.value for die in self.dice]) + self.added


class Fight(Struct, frozen=True, gc=False):
    """An attack under way, and the last one when it is over (XIA-11)."""

    attacker: str
    target: str
    aimed: tuple[str, ...] = ()
    """Outfits of the attack, one entry for each marker."""
    dice: tuple[int, ...] = ()
    """The dice of an NPC's attack, by their sides."""
    shields: tuple[str, ...] = ()
    """Shields of the defence, one entry for each marker."""
    spots: tuple[str, ...] = ()
    """The compartments of these markers, which are freed after the attack (XIA-11.7.3)."""
    prevention: tuple[str, ...] = ()
    """Defence abilities that were declared."""
    attack_dice: tuple[ThrownDie, ...] = ()
    """The dice of the attack once they are final."""
    attack: int = 0
    ram: int = 0
    """The sum of the ram dice: damage to the attacker (XIA-10.7.4)."""
    defence_dice: tuple[ThrownDie, ...] = ()
    defence: int = 0


class Movement(Struct, gc=False):
    """A movement action under way (XIA-15.1)."""

    seat: int
    points: int
    way: list[str]
    """The hexes so far, the start included (XIA-D32)."""


class Crossing(Struct, frozen=True, gc=False):
    """A step whose borders are being crossed (XIA-23.1)."""

    ship: str
    start: str
    goal: str
    borders: tuple[str, ...]
    """What is still to be crossed, in order: `leave shield`, `enter asteroid` (XIA-23.1.6)."""
    manner: Literal["step", "jump", "reach"] = "step"
    shields: int = 0
    """Planetary shields that were crossed (XIA-25.4.17)."""


class Harpoon(Struct, gc=False):
    """A ship that follows another until the turn ends (XIA-D19)."""

    seat: int
    target: str
    left: int
    """How many hexes it still follows; a large number: without limit."""


class Turn(Struct, gc=False):
    """What lasts until the present turn ends, a captain's or an NPC's."""

    lucky: tuple[int, ...] = ()
    """Who has had luck fame in this turn (XIA-3.3.2)."""
    mission_points: tuple[str, ...] = ()
    """Mission points that were used to take a mission (XIA-27.2.4)."""
    dropped: Mapping[str, Mapping[str, int]] = {}
    """Cubes of each hex that the active captain may not pick up (XIA-28.5.4)."""
    operations: Mapping[str, int] = {}
    """How often each operation without a cost was done: `0 give` (XIA-R26)."""
    counts: Mapping[str, int] = {}
    """What the active captain did in this turn, for titles (XIA-25.3.7)."""
    rerolls: int = 0
    """Mission rolls repeated for nothing (XIA-25.5.11)."""
    jumped: bool = False
    """Whether a blind jump was made (XIA-25.5.4)."""
    npc: str = ""
    """The NPC whose turn it is; nothing in a captain's turn."""
