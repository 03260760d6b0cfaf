"""What the laboratory examines in a study of the balance of Xia (XIA-D68)."""

from collections.abc import Iterable, Sequence

from quarterdeck.games.xia.balance_counts import ratios
from quarterdeck.games.xia.balance_limits import USUAL_GOAL, limits
from quarterdeck.games.xia.balance_moments import moment
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.new_ship import NewShip
from quarterdeck.games.xia.rules.outfitting import BuyOutfit
from quarterdeck.games.xia.rules.setup import Pick
from quarterdeck.games.xia.rules.taking_missions import Keep
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.study import Card, Offer, StrengthQuestion, Study

SHIP, OUTFIT, MISSION, TITLE = "ship", "outfit", "mission", "title"
ALL = (3, 4, 5)
LIMIT_OF_ROUNDS = 80
"""A game that is not over by then counts as unfinished (XIA-R27)."""


def score(table: Xia, seat: int) -> float:
    return table.captains[seat].fame


def order(table: Xia, seat: int) -> int:
    """The first turn belongs to the captain who picked a ship last (XIA-2.1.18)."""
    return table.order.index(seat)


def offers(table: Xia, seat: int, options: Sequence[Option]) -> Iterable[Offer]:
    """Ships, outfits and missions that a captain could choose."""
    return {found for option in options if (found := choice(table, seat, option)) is not None}


def choice(table: Xia, seat: int, option: Option) -> Offer | None:
    """Outfits and ships count once for each captain, missions for each look at them."""
    if isinstance(option, Keep):
        return MISSION, option.mission, f"{seat}, round {table.round}"
    if isinstance(option, BuyOutfit):
        return OUTFIT, option.outfit, str(seat)
    return (SHIP, option.ship, str(seat)) if isinstance(option, NewShip | Pick) else None


def dealt(table: Xia) -> Iterable[Card]:
    """The titles that lay open, claimed or not."""
    claimed = [title for captain in table.captains for title in captain.titles]
    return [(TITLE, title) for title in sorted({*claimed, *table.open_titles})]


def points(table: Xia, seat: int) -> dict[str, float]:
    """The fame of each title of a captain."""
    return {title: float(pack(table.setting.pack).titles[title].fame) for title in table.captains[seat].titles}


def group(card: Card) -> str:
    """Ships and outfits of one tier, missions of one type, titles."""
    kind, name = card
    content = pack()
    if kind == SHIP:
        return f"ships of tier {content.ships[name].tier}"
    if kind == OUTFIT:
        return f"{content.outfits[name].kind}s"
    return f"missions: {content.missions[name].task}" if kind == MISSION else kind


STUDY = Study(
    score=score,
    order=order,
    offers=offers,
    choice=choice,
    dealt=dealt,
    points=points,
    group=group,
    options={seats: {"goal": USUAL_GOAL, "rounds": LIMIT_OF_ROUNDS} for seats in ALL},
    ratios=ratios,
    moment=moment,
    ratio_limits=limits(),
    share=(0, 1),
    clause="XIA-D68",
)

STRENGTH = (
    StrengthQuestion("thumb_vs_3_random", 4, "thumb", "random", ({"rounds": 100},)),
    StrengthQuestion("hard_vs_3_thumb", 4, "hard", "thumb", ({"rounds": 100},), games=24),
)
