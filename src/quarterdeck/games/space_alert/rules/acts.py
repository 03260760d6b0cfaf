"""Player actions (SA-4.3): what each half of a card does."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.ship import SPACE, STATIONS
from quarterdeck.games.space_alert.rules import crew, interceptors, intruders, systems

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert

Act = Callable[["SpaceAlert", int], None]


def resolve_card(table: "SpaceAlert", who: int) -> None:
    """Do what the card of this turn says."""
    member = table.crew[who]
    card = member.plan[table.turn]
    symbol = cards.top(card) if card else ""
    if member.knocked_out:
        if symbol:
            table.no_effect(who, "knocked-out", "SA-4.3.5")
    elif member.station == SPACE:
        interceptors.act_in_space(table, who, symbol)
    elif symbol:
        ACTS[symbol](table, who)


def _act(letter: str, *, heroic: bool = False) -> Act:
    return lambda table, who: systems.use(table, who, letter, heroic=heroic)


def _leap(station: int) -> Act:
    return lambda table, who: crew.leap(table, who, station)


ACTS: dict[str, Act] = {
    "A": _act("A"),
    "B": _act("B"),
    "C": _act("C"),
    "X": partial(intruders.fight, heroic=False),
    "<": crew.walk_left,
    ">": crew.walk_right,
    "^": crew.ride,
    "HA": _act("A", heroic=True),
    "HB": _act("B", heroic=True),
    "HX": partial(intruders.fight, heroic=True),
    **{f"H:{name}": _leap(station) for station, name in enumerate(STATIONS)},
}
"""What each half of a card does in a station."""
