"""Words of effect lines: resources and rewards (G7-D48)."""

from quarterdeck.games.gen7.content.effects.steps import Step
from quarterdeck.games.gen7.content.lines import Count, Kind, Signed


class Gain(Step, frozen=True):
    """Tokens for the sector."""

    form = "gain {type} {n}"
    type: Kind
    n: Count


class Lose(Step, frozen=True):
    """Tokens of the sector to the supply; takes what there is."""

    form = "lose {type} {n}"
    type: Kind
    n: Count


class VaultGain(Step, frozen=True):
    """Tokens into the Vault, up to its capacity."""

    form = "vault_gain {type} {n}"
    type: Kind
    n: Count


class VaultLose(Step, frozen=True):
    """Tokens from the Vault; takes what there is."""

    form = "vault_lose {type} {n}"
    type: Kind
    n: Count


class PutOnTask(Step, frozen=True):
    """Tokens from the supply on one unfinished key task."""

    form = "put_on_task {type} {n}"
    type: Kind
    n: Count


class Merit(Step, frozen=True):
    """Merit up or down."""

    form = "merit {n}"
    n: Signed


class Stars(Step, frozen=True):
    """Stars, paid at G7-6.4."""

    form = "stars {n}"
    n: Count
