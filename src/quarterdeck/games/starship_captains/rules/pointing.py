"""What captains mean by pointing at something, so that a refusal can be explained (`GameRules.meant`)."""

from collections.abc import Callable, Mapping

from quarterdeck.games.starship_captains.rules.cargo import DiscardCargo
from quarterdeck.games.starship_captains.rules.crew import Order
from quarterdeck.games.starship_captains.rules.damage import SHIP, RepairDamage
from quarterdeck.games.starship_captains.rules.diplomacy import AdvanceMarker
from quarterdeck.games.starship_captains.rules.drawing import Install
from quarterdeck.games.starship_captains.rules.events import PlacePirate
from quarterdeck.games.starship_captains.rules.holodeck import CopyRoom
from quarterdeck.games.starship_captains.rules.missions import Apply, Assign, Perform
from quarterdeck.games.starship_captains.rules.moving import Fly, JumpTo
from quarterdeck.games.starship_captains.rules.pirates import Attack
from quarterdeck.games.starship_captains.rules.rooms import BASIC, Activate, ActivateSecondRoom, suits
from quarterdeck.games.starship_captains.rules.technologies import TakeTechnology
from quarterdeck.games.starship_captains.state import CADET, DAMAGED, StarshipCaptains
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

Meaning = Callable[[StarshipCaptains, int, str, str], Option | Reason | None]
"""What a seat means by a thing, by the part of the target after its kind, with another target held or ""."""


def meant(table: StarshipCaptains, seat: int, target: str, held: str) -> Option | Reason | None:
    """What the thing is there for in the question that is asked now, else what it is usually there for."""
    kind, _, thing = target.partition(":")
    asked = table.agenda[-1].name if table.agenda else ""
    meaning = WHILE_ASKED.get(asked, {}).get(kind) or USUALLY.get(kind)
    return None if meaning is None else meaning(table, seat, thing, held)


def _carried(held: str, kind: str) -> str:
    """What is held, if it is of this kind."""
    return held.removeprefix(f"{kind}:") if held.startswith(f"{kind}:") else ""


def _activate(table: StarshipCaptains, seat: int, room: str, held: str) -> Option:
    """The held figure, or the first that suits the room."""
    ready, known = table.captains[seat].ready, room in BASIC or room in table.pack.technologies
    suitable = (figure for figure in ready if known and suits(table, seat, figure, room))
    return Activate(room, _carried(held, "figure") or next(suitable, ready[0] if ready else CADET))


def _work(table: StarshipCaptains, seat: int, figure: str, held: str) -> Option:
    """The basic room that a figure would work in."""
    rooms = (room for room in BASIC if figure in table.captains[seat].ready and suits(table, seat, figure, room))
    return Activate(next(rooms, "repair"), figure)


def _fly(table: StarshipCaptains, seat: int, place: str, held: str) -> Option | None:
    """Along the route from the ship to a place, or any route that leads there."""
    chart = table.pack.maps[table.map]
    leading = [name for name, route in chart.routes.items() if place in route.ends]
    here = chart.at[table.captains[seat].at]
    return next((Fly(route) for route in sorted(leading, key=lambda route: route not in here)), None)


def _fly_or_perform(table: StarshipCaptains, seat: int, place: str, held: str) -> Option | None:
    """The ship's own location is there for its mission."""
    return Perform() if place == table.captains[seat].at else _fly(table, seat, place, held)


def _on_card(table: StarshipCaptains, seat: int, card: str, held: str) -> Option | None:
    """A card of the central board is taken; a room that is in use is activated."""
    if card not in table.captains[seat].slots and card not in table.shared:
        return _take(table, seat, card, held)
    return _activate(table, seat, card, held) if table.card(card).colour else None


def _take(table: StarshipCaptains, seat: int, card: str, held: str) -> Option:
    """Into the first free slot."""
    slots = table.captains[seat].slots
    return TakeTechnology(card, slots.index("") + 1 if "" in slots else 1)


def _on_slot(table: StarshipCaptains, seat: int, slot: str, held: str) -> Option | None:
    """A damaged slot is repaired, another one filled."""
    slots = table.captains[seat].slots
    damaged = slot.isdecimal() and 1 <= int(slot) <= len(slots) and slots[int(slot) - 1] == DAMAGED
    return RepairDamage(slot) if damaged else _fill(table, seat, slot, held)


def _fill(table: StarshipCaptains, seat: int, slot: str, held: str) -> Option | None:
    """With the held card, or with the first of the central board."""
    card = _carried(held, "card") or next(filter(None, table.central), "")
    return TakeTechnology(card, int(slot)) if slot.isdecimal() else None


def _install(table: StarshipCaptains, seat: int, slot: str, held: str) -> Option | None:
    card = _carried(held, "card")
    return Install(card, int(slot)) if card and slot.isdecimal() else _on_slot(table, seat, slot, held)


def _assign(table: StarshipCaptains, seat: int, row: str, held: str) -> Option | None:
    """The held figure to this row; rows are filled in order (SC-12.4)."""
    figure = _carried(held, "figure") or next(iter(table.captains[seat].ready), CADET)
    return Assign(figure, int(row) + 1) if row.isdecimal() else None


def _order(table: StarshipCaptains, seat: int, place: str, held: str) -> Option | None:
    return Order(int(place)) if place.isdecimal() else None


def _advance(table: StarshipCaptains, seat: int, space: str, held: str) -> Option:
    return AdvanceMarker(space.partition(":")[0], 1)


USUALLY: Mapping[str, Meaning] = {
    "room": _activate,
    "place": _fly,
    "route": lambda table, seat, route, held: Attack(route),
    "card": _on_card,
    "slot": _on_slot,
    "hull": lambda table, seat, hull, held: RepairDamage(SHIP),
    "figure": _work,
    "queue": _order,
    "row": lambda table, seat, row, held: Apply(),
    "space": _advance,
    "cargo": lambda table, seat, kind, held: DiscardCargo(kind),
}
"""What things are usually there for, by kind of target."""
WHILE_ASKED: Mapping[str, Mapping[str, Meaning]] = {
    "turn": {"place": _fly_or_perform},
    "moving": {"route": lambda table, seat, route, held: Fly(route)},
    "jumping": {"place": lambda table, seat, place, held: JumpTo(place)},
    "scatter": {"route": lambda table, seat, route, held: PlacePirate(route)},
    "taking-technology": {"card": _take, "slot": _fill},
    "installing": {"slot": _install},
    "repairing": {"slot": lambda table, seat, slot, held: RepairDamage(slot)},
    "assigning": {"figure": lambda table, seat, figure, held: Assign(figure), "row": _assign},
    "copying": {"card": lambda table, seat, card, held: CopyRoom(card)},
    "second-task": {"room": lambda table, seat, room, held: ActivateSecondRoom(room)},
}
"""What they are there for while something is asked, by frame and kind of target."""
