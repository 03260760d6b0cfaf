"""Words of effect lines: dice (G7-D48)."""

from quarterdeck.games.gen7.content.effects.steps import Room, Step
from quarterdeck.games.gen7.content.lines import ALL, Count, DiceField, Signed, Where


class Change(Step, frozen=True):
    """Changes results within limits."""

    form = "change {dice} {low}..{high}"
    dice: DiceField
    low: Signed
    high: Signed


class Set(Step, frozen=True):
    """Sets dice to a result, or to any result (0)."""

    form = ("set {dice} {value}", "set {dice} any")
    dice: DiceField
    value: int = 0


class Reroll(Step, frozen=True):
    """Rolls dice of the sector again."""

    form = "reroll {dice}"
    dice: DiceField


class ToRecovery(Step, frozen=True):
    """Dice of the target's choice go to the Recovery Room."""

    form = "to_recovery {dice}"
    dice: DiceField


class FromRecovery(Step, frozen=True):
    """The target's dice come from the Recovery Room to Crew Quarters and are rolled."""

    form = "from_recovery {n}"
    n: Count


class TakeBack(Step, frozen=True):
    """One of the target's dice comes from a spot or card to Crew Quarters with its result."""

    form = "take_back {dice}"
    dice: DiceField


class RedirectReturn(Step, frozen=True):
    """Where the dice of a room go in the next phase 5."""

    form = "redirect_return {room} {where}"
    room: Room
    where: Where


class Awaken(Step, frozen=True):
    """The action Awaken without placing a die."""

    form = "awaken"


class ToSupply(Step, frozen=True):
    """Colonists from Crew Quarters to the supply; all of them (-1)."""

    form = ("to_supply colonist {n}", "to_supply colonist all")
    n: int = ALL


class FromSupply(Step, frozen=True):
    """Colonists from the supply to Crew Quarters; all of them (-1)."""

    form = ("from_supply colonist {n}", "from_supply colonist all")
    n: int = ALL


class FetchRobot(Step, frozen=True):
    """The target's robot comes from the supply, rolled, to Crew Quarters."""

    form = "fetch_robot"


class ExtraPlacement(Step, frozen=True):
    """One more die this turn."""

    form = "extra_placement"
