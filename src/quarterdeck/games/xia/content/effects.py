"""Effects of ability cards, in the vocabulary of XIA-32.2; `rules/ability_effects.py` carries them out."""

from typing import Annotated, Literal

from msgspec import Meta

from quarterdeck.kernel.phrases import Phrase

Count = Annotated[int, Meta(ge=1)]


class Effect(Phrase, frozen=True):
    """What an ability does."""

    sort = "effect"


class Reroll(Effect, frozen=True):
    """Roll that die again and use the new result."""

    clause = "XIA-4.3.1"


class Crossing(Effect, frozen=True):
    """Planetary shield crossings of this turn without a roll."""

    clause = "XIA-4.3.2"
    count: Count


class EngineBonus(Effect, frozen=True):
    """Adds to the engine result."""

    clause, form = "XIA-4.3.4", "engine +{amount}"
    amount: Count


class EngineDouble(Effect, frozen=True):
    """Doubles the engine result."""

    clause, form = "XIA-4.3.4", "engine double"


class Follow(Effect, frozen=True):
    """Follows the target for this many hexes, or without limit (None)."""

    clause, form = "XIA-4.3.5", ("follow {amount}", "follow all")
    amount: Count | None = None


class GainEnergy(Effect, frozen=True):
    """Gains energy, or all that is missing (None)."""

    clause, form = "XIA-4.3.6", ("energy {amount}", "energy full")
    amount: Count | None = None


class Overdrive(Effect, frozen=True):
    """Damages a section of one of the owner's outfits and uses that outfit at once."""

    clause = "XIA-4.3.7"


class StoreMoves(Effect, frozen=True):
    """Stores moves that are spent after other captains' turns."""

    clause, form = "XIA-4.4.1", "moves {count}"
    count: Count


class SurveySectors(Effect, frozen=True):
    """Looks at the top sectors of the stack and puts them back in any order."""

    clause, form = "XIA-4.4.4", "survey {count}"
    count: Count


class FreeScan(Effect, frozen=True):
    """The next scan of this turn costs no energy."""

    clause = "XIA-4.4.4"


class Disarm(Effect, frozen=True):
    """Armed markers of the target become disarmed; an NPC rolls this many dice fewer in its next attack."""

    clause = "XIA-4.4.5"
    count: Count


class Prevent(Effect, frozen=True):
    """Prevents damage or energy loss, or all of it (None)."""

    clause, form = "XIA-4.4.6", ("prevent {amount}", "prevent all")
    amount: Count | None = None


class Copies(Effect, frozen=True):
    """The replication token on the named cube: it sells as this many cubes."""

    clause = "XIA-4.4.7"
    count: Count


class Broker(Effect, frozen=True):
    """Sells cubes of any types, at most this many, or any number (None), as one sell action."""

    clause, form = "XIA-4.4.9", ("broker {amount}", "broker all")
    amount: Count | None = None


class PlaceShip(Effect, frozen=True):
    """Places the ship on a free spawn point of its own or a touching sector, on any one, or in any free space."""

    clause, form = "XIA-4.4.10", "place {where}"
    where: Literal["near", "spawn", "space"]


class Hidden(Effect, frozen=True):
    """Nobody farther away may choose the ship as a target; 0: nobody at all."""

    clause = "XIA-4.4.11"
    distance: Annotated[int, Meta(ge=0)]


class AttackBonus(Effect, frozen=True):
    """Adds to the attack value, never to own ram damage."""

    clause, form = "XIA-4.4.12", "attack +{amount}"
    amount: Count


class Mend(Effect, frozen=True):
    """Removes damage markers of the owner's choice, at most this many, or all (None)."""

    clause, form = "XIA-4.4.13", ("mend {amount}", "mend all")
    amount: Count | None = None


class Plunder(Effect, frozen=True):
    """Takes cubes out of the target's hold, at most this many."""

    clause = "XIA-4.4.14"
    count: Count


class GatherBonus(Effect, frozen=True):
    """Adds to the gather roll; 11 or more is a success."""

    clause, form = "XIA-4.4.15", "gather +{amount}"
    amount: Count


class Yield(Effect, frozen=True):
    """The attempt succeeds and gives this many cubes."""

    clause = "XIA-4.4.15"
    count: Count
