"""Crew dice: where they lie, moving and rolling them (G7-1.2 to G7-1.4, G7-23)."""

from collections.abc import Mapping
from functools import cache, lru_cache

from quarterdeck.games.gen7.state import (
    COLONIST,
    OFFICER,
    QUARTERS,
    RECOVERY,
    ROBOT,
    SIDES,
    SUPPLY,
    Die,
    Gen7,
    Kind,
    Player,
    die_name,
    kind_and_result,
)

Dice = tuple[Die, ...]
KEPT = 10_000
"""For how many sets of dice the hand is cached: it is asked for more often than it changes."""


def quarters(player: Player) -> tuple[int, ...]:
    """The numbers of the dice in the player's Crew Quarters (G7-29.2)."""
    return lying(player, QUARTERS)


def has_dice(player: Player) -> bool:
    for die in player.dice:  # noqa: SIM110  called for every choice; a generator takes twice as long
        if die.at == QUARTERS:
            return True
    return False


def lying(player: Player, at: str) -> tuple[int, ...]:
    """The numbers of the dice at a place."""
    return tuple([number for number, die in enumerate(player.dice) if die.at == at])


def find(player: Player, name: str, at: str = QUARTERS) -> int | None:
    """The first die of this name at a place; dice of one name are interchangeable."""
    return named(player.dice, at).get(name)


def by_name(player: Player, at: str = QUARTERS) -> Mapping[str, int]:
    """The dice at a place by name, equal ones once, in the order of their numbers."""
    return hand(player.dice) if at == QUARTERS else named(player.dice, at)


@lru_cache(KEPT)
def hand(dice: Dice) -> Mapping[str, int]:
    """The dice in Crew Quarters by name."""
    return named(dice)


def unlaid(dice: Dice, name: str, without: tuple[int, ...]) -> int:
    """The number of a die of this name in Crew Quarters that is not among some numbers, which is known to be there."""
    kind_result = kind_and_result(name)
    for number, die in enumerate(dice):
        if die.at == QUARTERS and (die.kind, die.result) == kind_result and number not in without:
            return number
    raise LookupError(f"no {name} is left among {dice}")


def named(dice: Dice, at: str = QUARTERS, without: tuple[int, ...] = ()) -> Mapping[str, int]:
    """The dice at a place by name, those with some numbers left out."""
    found: dict[str, int] = {}
    for number, die in enumerate(dice):
        if die.at == at and number not in without:
            found.setdefault(die_name(die.kind, die.result), number)
    return found


def change(player: Player, number: int, result: int, at: str, spots: tuple[int, ...] = ()) -> None:
    """Let a die show a result and lie somewhere."""
    dice = list(player.dice)
    dice[number] = _lying_die(dice[number].kind, result, at, spots)
    player.dice = tuple(dice)


@cache
def _lying_die(kind: Kind, result: int, at: str, spots: tuple[int, ...]) -> Die:
    """Each is made once: dice are keys of many caches, and identical objects compare fast."""
    return Die(kind, result, at, spots)


def move(player: Player, number: int, at: str, spots: tuple[int, ...] = ()) -> None:
    """Put a die elsewhere; one that enters the sector ends passing until a die comes in (G7-R34)."""
    if at == QUARTERS:
        player.passes = False
    change(player, number, player.dice[number].result, at, spots)


def turn_to(player: Player, number: int, result: int) -> None:
    """Let a die show another result (G7-0.10)."""
    die = player.dice[number]
    change(player, number, result, die.at, die.spots)


def roll_all(table: Gen7, player: Player, at: str = QUARTERS) -> None:
    """Roll all dice of a player at a place."""
    results = iter(table.roll_each("dice", [SIDES[die.kind] for die in player.dice if die.at == at]))
    player.dice = tuple(
        [_lying_die(die.kind, next(results), at, die.spots) if die.at == at else die for die in player.dice]
    )


def put(die: Die, at: str) -> Die:
    """The die at another place, on no shared spots."""
    return _lying_die(die.kind, die.result, at, ())


def roll(table: Gen7, player: Player, number: int) -> int:
    """Roll a die where it lies."""
    result = table.roll("dice", SIDES[player.dice[number].kind])
    turn_to(player, number, result)
    return result


def occupied(table: Gen7) -> dict[str, int]:
    """All places that hold a die, and what the last one there shows."""
    found: dict[str, int] = {}
    for player in table.players:
        for die in player.dice:
            found[die.at] = die.result
    return found


def officer(player: Player) -> Die:
    return next(die for die in player.dice if die.kind == OFFICER)


def robot_number(player: Player) -> int:
    dice = player.dice
    number = len(dice) - 1  # where it lies after the set-up
    return number if dice[number].kind == ROBOT else [die.kind for die in dice].index(ROBOT)


def robot(player: Player) -> Die:
    return player.dice[robot_number(player)]


def asleep(player: Player) -> list[int]:
    """Colonists in the supply beside the Medical Center (G7-2.25)."""
    return [number for number, die in enumerate(player.dice) if die.kind == COLONIST and die.at == SUPPLY]


def awake(player: Player) -> int:
    """Colonists out of the supply (G7-D71)."""
    return sum(die.kind == COLONIST and die.at != SUPPLY for die in player.dice)


def is_placed(die: Die) -> bool:
    """Whether a die lies on a spot or a card."""
    return die.at not in (QUARTERS, SUPPLY, RECOVERY)
