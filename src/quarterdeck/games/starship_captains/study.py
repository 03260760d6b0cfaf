"""What the laboratory looks at when it studies the balance of Starship Captains (SC-D40, SC-D51)."""

from collections.abc import Iterable, Mapping, Sequence

from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.rules.drawing import Install
from quarterdeck.games.starship_captains.rules.missions import Perform, mission_here
from quarterdeck.games.starship_captains.rules.scoring import card_points
from quarterdeck.games.starship_captains.rules.technologies import TakeTechnology
from quarterdeck.games.starship_captains.rules.turn import Turn
from quarterdeck.games.starship_captains.state import DAMAGED, LAST_ROUND, StarshipCaptains
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.study import ANYTHING, Card, Limits, Measure, Offer, StrengthQuestion, Study

TECHNOLOGY, MISSION, PASSENGER = "technology", "mission", "passenger"
TURNS = ("activate", "spend", "perform")
"""The options that make a turn; a pass only ends the round."""
ALL, AGAINST_OTHERS = (1, 2, 3, 4), (2, 3, 4)


def score(table: StarshipCaptains, seat: int) -> float:
    return table.scores[seat]["total"]


def order(table: StarshipCaptains, seat: int) -> int:
    """The first-player token has gone round since the first turn (SC-15.12)."""
    began = table.first - (0 if table.solo else LAST_ROUND - 1)
    return (seat - began) % table.seat_count


def offers(table: StarshipCaptains, seat: int, options: Sequence[Option]) -> Iterable[Offer]:
    """Missions lie open to everybody who has a turn; technologies to whoever takes one and has a slot for it."""
    if isinstance(table.agenda[-1], Turn):
        return {(MISSION, mission, "map") for mission in table.planets.values()}
    return {_technology(option) for option in options if isinstance(option, TakeTechnology | Install)}


def choice(table: StarshipCaptains, seat: int, option: Option) -> Offer | None:
    if isinstance(option, Perform):
        return MISSION, mission_here(table, seat), "map"
    return _technology(option) if isinstance(option, TakeTechnology | Install) else None


def _technology(option: TakeTechnology | Install) -> Offer:
    return TECHNOLOGY, option.card, "board" if isinstance(option, TakeTechnology) else "drawn"


def dealt(table: StarshipCaptains) -> Iterable[Card]:
    return [] if table.shadow is None else [(PASSENGER, table.shadow.passenger)]


def points(table: StarshipCaptains, seat: int) -> dict[str, float]:
    """What each omega on the board scored."""
    cards = [card for card in table.captains[seat].slots if card and card != DAMAGED]
    return {card: card_points(table, seat, card) for card in cards if table.card(card).kind == "omega"}


def group(card: Card) -> str:
    """Rooms and abilities of one kind, omegas, missions with as many rows, passengers."""
    kind, name = card
    if kind == MISSION:
        return f"missions with {len(pack().missions[name].rows)} rows"
    return pack().technologies[name].kind if kind == TECHNOLOGY else kind


def missions(table: StarshipCaptains, seat: int, verbs: Mapping[str, int]) -> float:
    return len(table.captains[seat].missions)


def turns(table: StarshipCaptains, seat: int, verbs: Mapping[str, int]) -> float:
    return sum(verbs.get(verb, 0) for verb in TURNS) / LAST_ROUND


def technologies(table: StarshipCaptains, seat: int, verbs: Mapping[str, int]) -> float:
    return verbs.get("take", 0) + verbs.get("install", 0)


def event(table: StarshipCaptains, seat: int, verbs: Mapping[str, int]) -> float:
    return float(table.events_begun > 0)


def omega_limits(name: str) -> Limits:
    """Three to six points each, commanders two to four (SC-D40)."""
    return (2, 4) if pack().technologies[name].scoring == "1 per commander" else (3, 6)


STUDY = Study(
    score=score,
    order=order,
    offers=offers,
    choice=choice,
    dealt=dealt,
    points=points,
    group=group,
    options={1: {"passenger": "random"}},
    measures=(
        Measure("missions", missions, (4, 7), "SC-D51", ALL),
        Measure("turns per round", turns, (3, 8), "SC-D51", ALL),
        Measure("technologies", technologies, ANYTHING, "", ALL),
        Measure("games with an event", event, (0.8, 1), "SC-D51", AGAINST_OTHERS),
    ),
    mean_score={1: (35, 55), 2: (40, 55), 3: (40, 55), 4: (40, 55)},
    deviation=(6, 15),
    seat_advantage=3,
    contribution=3,
    card_points=omega_limits,
    clause="SC-D51",
)

STRENGTH = (
    StrengthQuestion("thumb_vs_3_random", 4, "thumb", "random"),
    StrengthQuestion("hard_vs_3_thumb", 4, "hard", "thumb", games=24),
)
