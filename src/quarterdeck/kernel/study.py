"""What a game declares for studies of its balance."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from quarterdeck.kernel.event import Event
from quarterdeck.kernel.option import Option

Card = tuple[str, str]
"""A kind and a name: `("mission", "stargate")`."""
Offer = tuple[str, str, str]
"""A card, and the occasion: a card that is offered in two ways in one game is offered twice."""
Limits = tuple[float, float]
Ratio = tuple[float, float]
"""What was counted, and how often it could have been: over many games both are added up, then divided."""
ANYTHING: Limits = (float("-inf"), float("inf"))


def _anything(name: str) -> Limits:
    return ANYTHING


class Measure(Struct, frozen=True):
    """A number that every seat of a finished game has, and the limits of its mean."""

    name: str
    of: Callable[[Any, int, Mapping[str, int]], float]
    """From the state, the seat, and how often the seat chose each verb."""
    limits: Limits
    clause: str
    seats: tuple[int, ...]
    """The numbers of seats for which the limits hold."""


class WatchedGame(Struct, frozen=True):
    """A finished game as a study sees it."""

    table: Any
    events: tuple[Event, ...]
    offered: tuple[Offer, ...]
    chosen: tuple[Offer, ...]
    moments: tuple[Any, ...] = ()
    """What the study noted of each decision."""


class Study(Struct, frozen=True, kw_only=True):
    """How the balance of a game is looked at."""

    score: Callable[[Any, int], float]
    """What a seat scored in a finished game."""
    order: Callable[[Any, int], int]
    """How many seats had their first turn before this one."""
    offers: Callable[[Any, int, Sequence[Option]], Iterable[Offer]]
    """The cards that a seat could get for itself when it was asked."""
    choice: Callable[[Any, int, Option], Offer | None]
    """The card that an option gets, asked before it is carried out."""
    dealt: Callable[[Any], Iterable[Card]]
    """The cards of a finished game that nobody chose but everybody played with."""
    points: Callable[[Any, int], Mapping[str, float]]
    """What single cards of a seat scored in a finished game, by name."""
    group: Callable[[Card], str]
    """The cards that a card's contribution is compared with."""
    cooperative: bool = False
    """Whether all seats have one score, which counts once."""
    options: Mapping[int, Mapping[str, Any]] = {}
    """Set-up options for a number of seats, where they are not the usual ones."""
    measures: tuple[Measure, ...] = ()
    ratios: Callable[[WatchedGame], Mapping[str, Ratio]] | None = None
    """What is counted in a whole game, by name; needs the events, which cost time."""
    moment: Callable[[Any, int, Sequence[Option]], Any] | None = None
    """What is noted of a decision of a seat before it is carried out, to be counted at the end."""
    ratio_limits: Mapping[str, Limits] = {}
    """Limits of these figures, as far as they have any."""
    mean_score: Mapping[int, Limits] = {}
    """Limits of the mean score for a number of seats."""
    deviation: Limits = ANYTHING
    """Limits of the standard deviation of scores."""
    seat_advantage: float = float("inf")
    """How many points a place in the order may have more or less than the others at its table, on average."""
    share: Limits = (0.2, 0.8)
    """Limits of how often a card is chosen of the times it is on offer."""
    contribution: float = float("inf")
    """How many points a card may bring more, or less, than the cards of its group on average."""
    card_points: Callable[[str], Limits] = _anything
    """Limits of what a card scores on average for those who have it."""
    clause: str = ""
    """Where the limits come from."""


class StrengthQuestion(Struct, frozen=True):
    """How often one bot wins in one kind of game."""

    name: str
    seats: int
    bot: str
    others: str = ""
    """Who sits in all other seats; if empty, the bot itself does."""
    options: tuple[Mapping[str, Any], ...] = ({},)
    """The set-ups, taken in turn."""
    games: int = 200
    """How many games answer it by default."""
    chapters: int = 1
    """Of campaigns every game is looked at in turn, the first, the second and so on up to this one.

    The games before it are played by the game's quick bot.
    """
    succeeded: Callable[[Any], bool] | None = None
    """What counts as a win; None: first place."""
