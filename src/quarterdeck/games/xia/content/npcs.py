"""NPC cards: numbers, whom they attack, what they do and what they earn (XIA-30, XIA-32.9)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from quarterdeck.games.xia.content.outfits import Ranges
from quarterdeck.kernel.phrases import Phrase, Written

Die = Annotated[str, Written(r"d(?:6|8|12|20)")]
Dice = Annotated[tuple[str, ...], Written(r"d(?:6|8|12|20)")]
Sectors = Annotated[tuple[str, ...], Written()]


class Target(Phrase, frozen=True):
    """A line that finds whom an NPC attacks."""

    sort = "target"


class Avenge(Target, frozen=True):
    """The last ship that attacked it."""

    clause = "XIA-30.6.2"


class Near(Target, frozen=True):
    """The nearest ship of that status within this many sectors."""

    clause = "XIA-D53"
    status: Literal["outlaw", "innocent"]
    sectors: int


class ProgramLine(Phrase, frozen=True):
    """A line of an NPC's turn."""

    sort = "program-line"


class Approach(ProgramLine, frozen=True):
    """Moves towards the nearest hex from which it can attack the target."""

    clause = "XIA-30.4.11"


class Attack(ProgramLine, frozen=True):
    """Attacks the target if range and sight allow."""

    clause = "XIA-30.6.5"


class Flee(ProgramLine, frozen=True):
    """After an attack: a second move of this many points towards that planet."""

    clause, form = "XIA-30.7.5", "then flee {points} {home}"
    points: int
    home: str


class Patrol(ProgramLine, frozen=True):
    """Without a target: moves towards the laid-out one of these planets that it visited least recently."""

    clause, form = "XIA-30.6.3", "else patrol {planets}"
    planets: Sectors


class Home(ProgramLine, frozen=True):
    """Without a target: moves towards that planet."""

    clause, form = "XIA-30.7.5", "else home {home}"
    home: str


class Route(ProgramLine, frozen=True):
    """Moves towards the sell hex of the next laid-out planet of the list."""

    clause, form = "XIA-30.8.5", "route {planets}"
    planets: Sectors


class NpcCard(Struct, frozen=True):
    """An NPC card."""

    id: str
    alignment: Literal["lawful", "outlaw", "neutral"]
    appears: str
    """The sector that brings it in (XIA-30.2.3)."""
    tier: int
    move: int
    """Movement points, unless they are rolled (XIA-D51)."""
    move_die: int
    weapon: Literal["", "missile", "blaster"]
    attack: tuple[int, ...]
    """The sides of its attack dice."""
    range: tuple[int, int]
    """The distances at which it attacks; (0, 0): it does not."""
    defence: tuple[int, ...]
    """The sides of its defence dice."""
    destroyed: int
    """The damage that destroys it."""
    fame: int
    """For its destroyer."""
    bounty: int
    """By which its destroyer's bounty grows."""
    targets: tuple[Target, ...]
    never: tuple[str, ...]
    """Who is no target: NPCs by id, and `lawful-planet` for ships on such a planet."""
    program: tuple[ProgramLine, ...]
    clean: bool
    """Whether it never has a bounty."""
    wanted: int
    """The bounty with which it starts and respawns."""
    murder: int
    """By which its bounty grows when it destroys an innocent ship."""
    arrival: int
    """Credits that it earns at each arrival."""


class NpcRow(Struct, frozen=True, forbid_unknown_fields=True):
    """An NPC as it is written in a pack."""

    kind: Literal["lawful", "outlaw", "neutral"]
    appears: str
    row: str
    targets: tuple[str, ...]
    never: tuple[Literal["enforcer", "scoundrel", "merchant", "lawful-planet"], ...]
    program: tuple[str, ...]
    money: str


class NpcNumbers(Phrase, frozen=True):
    """The numbers of an NPC card, written word by word."""

    sort = "word of an NPC card"
    form = (
        "tier {tier}", "move {move} {move_die}", "missile {missile}", "blaster {blaster}", "defence {defence}",
        "destroyed {destroyed}", "fame {fame}", "bounty {bounty}",
        "{clean=clean}", "wanted {wanted}", "murder {murder}", "arrival {arrival}",
    )  # fmt: skip
    tier: int = 0
    move: int = 0
    move_die: Die = ""
    missile: Dice = ()
    blaster: Dice = ()
    defence: Dice = ()
    destroyed: int = 0
    fame: int = 0
    bounty: int = 0
    clean: bool = False
    wanted: int = 0
    murder: int = 0
    arrival: int = 0


def read_npc(name: str, row: NpcRow, ranges: Ranges) -> NpcCard:
    """The words of the card, its money included, as one card."""
    values = read_numbers(f"{row.row}, {row.money}")
    weapon: Literal["", "missile", "blaster"] = "missile" if values.missile else "blaster" if values.blaster else ""
    return NpcCard(
        name, row.kind, row.appears, values.tier, values.move, _sides(values.move_die),
        weapon, _all_sides(values.missile or values.blaster), ranges[weapon] if weapon else (0, 0),
        _all_sides(values.defence),
        values.destroyed, values.fame, values.bounty,
        tuple(map(Target.parse, row.targets)), row.never, tuple(map(ProgramLine.parse, row.program)),
        values.clean, values.wanted, values.murder, values.arrival,
    )  # fmt: skip


def read_numbers(text: str) -> NpcNumbers:
    """`tier 2, move 6 d12, missile d8 d8`: all words of a row together."""
    fields = {name: value for word in text.split(", ") for name, value in NpcNumbers.fields_in(word).items()}
    return msgspec.convert(fields, NpcNumbers, strict=False)


def _sides(die: str) -> int:
    return int(die.removeprefix("d"))


def _all_sides(dice: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(map(_sides, dice))
