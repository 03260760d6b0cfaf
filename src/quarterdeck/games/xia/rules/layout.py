"""The layout: which hexes and borders lie where, sector by sector (XIA-20, XIA-23, XIA-24)."""

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.content.sectors import RADIUS, Sector
from quarterdeck.games.xia.rules.hexes import coordinates, hex_at, hex_number, neighbours
from quarterdeck.games.xia.rules.pieces import Joint, Laid, Piece, Site, site
from quarterdeck.games.xia.rules.terrain import OPAQUE, UNEXPLORED, Between, Cell, Crossed, between, border

T = TypeVar("T")

JOINED = ((2, -5), (5, -3), (3, 2), (-2, 5), (-5, 3), (-3, -2))
"""Where the centre of the sector at each side lies: NE, E, SE, SW, W, NW. Symbols are numbered 1 to 6 in this order."""


class Layout:
    """Sectors that are laid out; a longer list of them goes on from the layout of a shorter one."""

    cells: dict[str, Cell]
    spawns: dict[int, str]
    """The hexes of spawn points by number."""
    centres: dict[str, str]
    turned: dict[str, bool]
    touches: dict[str, tuple[str, ...]]
    """The sectors that share a side with each, for those that somebody has asked for."""
    gates: dict[str, tuple[str, ...]]
    """The hexes of the linked gates by sector (XIA-23.9.3)."""
    gate_steps: dict[str, tuple[str, ...]]
    """The hexes to which each hex of a linked gate leads (XIA-23.9.2); shared by layouts with the same gates."""
    opaque: dict[int, int]
    """The sides of each numbered hex that block sight, as bits in the order of the sides (XIA-11.2.7)."""
    rim: set[str]
    """The hexes with an unexplored side (XIA-21.1.2)."""
    notable: set[str]
    """The hexes with a mark or an unexplored side."""
    laid: list[Laid]
    """The sectors in the order in which they were laid out."""
    left: int
    top: int
    """The lowest coordinates of the map."""
    bottom: int

    def __init__(self, content: str, before: "Layout | None", laid: Iterable[str]) -> None:
        """The layout before, and more sectors: `SECTOR Q,R[ turned]`."""
        self.content_name, self.content = content, pack(content)
        if before is None:
            self._begin()
        else:
            self._go_on_from(before)
        self.laid = [] if before is None else before.laid.copy()
        for one in laid:
            self.laid.append(self._lay(*one.split(" ")))

    def _begin(self) -> None:
        self.cells, self.spawns, self.centres, self.turned, self.touches = {}, {}, {}, {}, {}
        self.gates, self.gate_steps, self.opaque = {}, {}, {}
        self.rim, self.notable = set(), set()
        self.left = self.top = self.bottom = 0

    def _go_on_from(self, before: "Layout") -> None:
        self.cells, self.spawns, self.centres = before.cells.copy(), before.spawns.copy(), before.centres.copy()
        self.turned, self.touches = before.turned.copy(), before.touches.copy()
        self.gates, self.gate_steps = before.gates.copy(), before.gate_steps
        self.opaque, self.rim, self.notable = before.opaque.copy(), before.rim.copy(), before.notable.copy()
        self.left, self.top, self.bottom = before.left, before.top, before.bottom

    def _lay(self, name: str, centre: str, turned: str = "") -> Laid:
        self.centres[name], self.turned[name] = centre, turned == "turned"
        q, r = coordinates(centre)
        self.left, self.top = min(self.left, q - RADIUS), min(self.top, r - RADIUS)
        self.bottom = max(self.bottom, r + RADIUS)
        if not self.cells:
            self._lay_alone(self.content.sectors[name])
            return Laid(name, self.turned[name], centre, [])
        there, cells = site(centre, self.turned[name]), self.cells
        joints = [joint for joint in there.outward if joint[2] in cells]
        self._add(_piece(self.content_name, name, self.turned[name]), there)
        self._join(joints)
        for near in self._touching(name):
            self.touches.pop(near, None)
        return Laid(name, self.turned[name], centre, joints)

    def _lay_alone(self, sector: Sector) -> None:
        """The first sector: everything follows from its printed cells."""
        new = [self._lay_hex(sector, place) for place in sector.cells]
        for place in new:
            sides = [self._between(place, side) for side in range(6)]
            hurdles = tuple([side.hurdles for side in sides])
            self.cells[place] = self.cells[place].joined(tuple([side.crossed for side in sides]), hurdles)
            self.opaque[hex_number(place)] = sum([side.blocks_sight << number for number, side in enumerate(sides)])
            if UNEXPLORED in hurdles:
                self.rim.add(place)
                self.notable.add(place)
        if sector.alignment == "linked":
            self.gates[sector.id] = tuple([place for place in new if self.cells[place].terrain == "gate"])
            self.gate_steps = dict.fromkeys(self.gates[sector.id], ())

    def _add(self, piece: Piece, there: Site) -> None:
        """A further sector: start from the facts about it alone."""
        hexes = there.hexes
        self.cells.update(zip(hexes, piece.cells, strict=True))
        self.opaque.update(zip(there.numbers, piece.opaque, strict=True))
        self.rim |= there.rim
        self.notable.update(there.rim, [hexes[number] for number in piece.marks])
        self.spawns.update({name: hexes[number] for name, number in piece.spawns.items()})
        if piece.gates:
            for name, gate in piece.gates.items():
                self.gates[name] = tuple([hexes[number] for number in gate])
            self.gate_steps = {place: self.gate_exits(name) for name, places in self.gates.items() for place in places}

    def _join(self, joints: list[Joint]) -> None:
        """Sides where a new hex meets one that lay there before."""
        cells, crossings = self.cells, dict[str, tuple[Crossed, ...]]()
        hurdles = {place: [*cells[place].hurdles] for joint in joints for place in joint[1:]}
        for side, new, near in joints:
            here, there, back = cells[new], cells[near], side - 3
            own, other = here.borders[side], there.borders[back]
            hurdles[new][side] = hurdles[near][back] = 0
            if own or other:
                ours, theirs = here.alignment, there.alignment
                hurdles[new][side] = self._join_side(new, side, between(own, ours, other, theirs), crossings)
                hurdles[near][back] = self._join_side(near, back % 6, between(other, theirs, own, ours), crossings)
        for place, sides in hurdles.items():
            cell = cells[place]
            cells[place] = cell.joined(crossings.get(place, cell.crossings), _shared(tuple(sides)))
            if UNEXPLORED not in sides:
                self.rim.discard(place)
                if not cell.mark:
                    self.notable.discard(place)

    def _join_side(self, place: str, side: int, there: Between, crossings: dict[str, tuple[Crossed, ...]]) -> int:
        """A side beyond which a hex lies now, with a border between them; returns its hurdles."""
        if there.crossed:
            known = crossings.get(place, self.cells[place].crossings)
            crossings[place] = (*known[:side], there.crossed, *known[side + 1 :])
        if there.blocks_sight:
            self.opaque[hex_number(place)] |= 1 << side
        return there.hurdles

    def _lay_hex(self, sector: Sector, local: str) -> str:
        cell = sector.cells[local]
        place = self._global(sector.id, local)
        alignment = sector.alignment if cell.terrain in ("planet", "gate") else ""
        borders = [border(sector, local, side) for side in range(6)]
        turned = tuple(borders[3:] + borders[:3] if self.turned[sector.id] else borders)
        self.cells[place] = Cell(sector.id, cell.terrain, cell.mark, cell.argument, alignment, turned)
        if cell.mark:
            self.notable.add(place)
        if cell.mark == "spawn":
            self.spawns[int(cell.argument)] = place
        return place

    def _global(self, sector: str, local: str) -> str:
        """Where a hex of a sector lies on the map; turning by 180 degrees mirrors it at the centre."""
        return laid_hex(local, self.centres[sector], self.turned[sector])

    def _between(self, place: str, side: int) -> Between:
        """What lies between a hex and the one beyond a side."""
        here, there = self.cells[place], self.cells.get(neighbours(place)[side])
        own = here.borders[side]
        if there is None:
            return Between((), UNEXPLORED, own in OPAQUE)
        return between(own, here.alignment, there.borders[side - 3], there.alignment)

    def gate_exits(self, sector: str) -> tuple[str, ...]:
        """The hexes to which a linked gate leads: those of the other ones (XIA-23.9.2)."""
        return tuple([place for name, places in self.gates.items() if name != sector for place in places])

    def touching(self, sector: str) -> tuple[str, ...]:
        """The laid-out sectors that share a side with one."""
        found = self.touches.get(sector)
        if found is None:
            found = self.touches[sector] = self._touching(sector)
        return found

    def _touching(self, sector: str) -> tuple[str, ...]:
        near = map(self.cells.get, joined_places(self.centres[sector]))
        return tuple([cell.sector for cell in near if cell is not None])


@cache
def _shared(sides: T) -> T:
    """The first of all equal tuples: the garbage collector does not look at it again and again, as at new ones."""
    return sides


@cache
def joined_places(centre: str) -> tuple[str, ...]:
    """The centres of the six places beside that of a sector."""
    q, r = coordinates(centre)
    return tuple([hex_at(q + dq, r + dr) for dq, dr in JOINED])


def laid_hex(local: str, centre: str, turned: bool) -> str:
    """Where a hex of a sector lies that is placed round a centre; turning by 180 degrees mirrors it there."""
    (cq, cr), (q, r) = coordinates(centre), coordinates(local)
    return hex_at(cq - q, cr - r) if turned else hex_at(cq + q, cr + r)


@cache
def _piece(content: str, sector: str, turned: bool) -> Piece:
    """What a sector alone is like."""
    return Piece(Layout(content, None, (in_the_middle(sector, turned),)))


def in_the_middle(sector: str, turned: bool) -> str:
    """How a sector is written that lies in the middle of the map."""
    return f"{sector} 0,0{' turned' if turned else ''}"
