"""What the laboratory looks at when it studies Space Alert: how often crews come home, and which threats cost most."""

from collections.abc import Iterable, Mapping, Sequence

from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.study import ANYTHING, Card, Measure, Offer, StrengthQuestion, Study

THREAT = "threat"
ALL = (1, 2, 3, 4, 5)


def score(table: SpaceAlert, seat: int) -> float:
    """100 for a crew that came home, so that a mean is a percentage of flights and a threat costs some of it."""
    return 100.0 * (table.outcome == "won")


def order(table: SpaceAlert, seat: int) -> int:
    return seat


def offers(table: SpaceAlert, seat: int, options: Sequence[Option]) -> Iterable[Offer]:
    """Nobody chooses a threat."""
    return ()


def choice(table: SpaceAlert, seat: int, option: Option) -> Offer | None:
    return None


def dealt(table: SpaceAlert) -> Iterable[Card]:
    return [(THREAT, threat.code) for threat in table.threats]


def points(table: SpaceAlert, seat: int) -> dict[str, float]:
    return {}


def group(card: Card) -> str:
    """Threats of one kind and colour, which a script could have drawn instead."""
    threat = pack().threats[card[1]]
    place = "external" if threat.kind == "external" else "internal"
    return f"{'serious' if threat.serious else 'common'} {place}"


def destroyed(table: SpaceAlert, seat: int, verbs: Mapping[str, int]) -> float:
    return sum(threat.status == "destroyed" for threat in table.threats)


def damage(table: SpaceAlert, seat: int, verbs: Mapping[str, int]) -> float:
    return sum(map(len, table.ship.tiles))


def turns(table: SpaceAlert, seat: int, verbs: Mapping[str, int]) -> float:
    return table.turn


STUDY = Study(
    score=score,
    order=order,
    offers=offers,
    choice=choice,
    dealt=dealt,
    points=points,
    group=group,
    cooperative=True,
    measures=(
        Measure("threats destroyed", destroyed, ANYTHING, "", ALL),
        Measure("damage tiles", damage, ANYTHING, "", ALL),
        Measure("turns flown", turns, ANYTHING, "", ALL),
    ),
)

WHITE = {"mission": "generated"}
YELLOW = {"mission": "generated", "common": "yellow", "serious": "yellow"}
S2 = tuple({"mission": f"S2-{number}", "clock": False} for number in range(1, 9))
STRENGTH = (
    StrengthQuestion("random_white", 5, "random", options=(WHITE,)),
    StrengthQuestion("random_yellow", 5, "random", options=(YELLOW,)),
    StrengthQuestion("hard_white", 5, "hard", options=(WHITE,), games=80),
    StrengthQuestion("hard_yellow", 5, "hard", options=(YELLOW,), games=80),
    StrengthQuestion("hard_solo_s2", 1, "hard", options=S2, games=80),
)
