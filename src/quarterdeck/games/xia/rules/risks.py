"""Risks: what steps, blind jumps and gathering could bring, with exact odds, before they are done (XIA-R12, XIA-R13).

Shields, and abilities that could be used after a roll, are left out: they are asked about when it lies on the table.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import prod

from quarterdeck.games.xia.content.bands import D20, percent_of, rolls_of
from quarterdeck.games.xia.rules.damage import undamaged
from quarterdeck.games.xia.rules.mission_cards import sneak_odds
from quarterdeck.games.xia.rules.odds import ALL, BOUNTY, HIT, WRECKED, Odds, harm_odds, percent
from quarterdeck.games.xia.rules.smuggling import must_sneak, sneak_risk
from quarterdeck.games.xia.rules.terrain import Crossing
from quarterdeck.games.xia.rules.titles import perk
from quarterdeck.games.xia.rules.way_odds import Hardiness, WayHarm, way_odds
from quarterdeck.games.xia.state import CREDIT_UNIT, Captain, Xia
from quarterdeck.kernel.errors import Reason

CLAUSES = {
    "star": "XIA-23.3.1",
    "asteroid": "XIA-23.4.1",
    "shield": "XIA-23.5.1",
    "nebula": "XIA-23.7.1",
    "debris": "XIA-23.8.1",
}
"""The borders that endanger a ship."""
GATHERED = {"mine": "XIA-28.3.2", "harvest": "XIA-28.3.4", "salvage": "XIA-28.3.3"}
"""Marks of hexes where cubes are gathered, each with its clause."""
DAMAGING = frozenset({"asteroid", "shield"})
FATAL = frozenset({"star", "debris"})


# Steps


def step_risks(table: Xia, seat: int, start: str, side: str) -> list[Reason]:
    """The possible consequences of a step."""
    goal = table.chart.beyond(start, side)
    return _crossing_risks(table, seat, table.chart.crossing(start, side)) + sneak_risk(table, seat, start, goal)


def _crossing_risks(table: Xia, seat: int, crossed: Sequence[Crossing]) -> list[Reason]:
    captain, borders = table.captains[seat], [border for border, _, _ in crossed]
    found = [border_risk(table, seat, border) for border in borders if border in CLAUSES]
    if "shield" in borders and captain.crossings:
        found.append(Reason("crossing-at-hand", "XIA-4.3.9", {"count": captain.crossings}))
    if not captain.outlaw and any(_makes_outlaw(table, border, owner) for border, owner, _ in crossed):
        found.append(Reason("risk-entrance", "XIA-24.1.7", {"credits": CREDIT_UNIT}))
    return found + _in_all(table, seat, borders)


def _makes_outlaw(table: Xia, border: str, owner: str) -> bool:
    """Whether a border is the entrance of an outlaw planet (XIA-24.1.7)."""
    cell = table.chart.cells.get(owner)
    return border == "entrance" and cell is not None and cell.alignment == "outlaw"


def border_risk(table: Xia, seat: int, border: str) -> Reason:
    """What the roll for a border means: the least roll that does no harm, and how likely and bad harm is."""
    if border == "star":
        return Reason("risk-star", CLAUSES[border])
    if border == "debris":
        return Reason("risk-debris", CLAUSES[border], {"safe": WRECKED + 1, "percent": _percent(WRECKED)})
    args = _harm_args(border_harm(table, seat, border)) | {"safe": least_safe(table, seat, border)}
    if border == "shield":
        quiet = perk(table, seat, "quiet-shield") is not None  # XIA-25.5.13
        bounty = 0 if quiet else BOUNTY - HIT
        clean = D20 - HIT - bounty
        args |= {"bounty": _percent(bounty), "clean": _percent(clean), "credits": CREDIT_UNIT}
    return Reason(f"risk-{border}", CLAUSES[border], args)


def roll_risks(table: Xia, seat: int, purpose: str) -> list[Reason]:
    """What a roll for a border or for gathering could bring, by its purpose; nothing for other rolls."""
    if purpose in CLAUSES:
        return [border_risk(table, seat, purpose)]
    return gather_risks(table, seat, purpose) if purpose in GATHERED else []


def border_harm(table: Xia, seat: int, border: str) -> Odds:
    """The damage of an asteroid or shield roll, or the energy loss of a nebula roll."""
    halved = border == "shield" and perk(table, seat, "half-shield") is not None  # XIA-25.5.17
    harm = harm_odds(least_safe(table, seat, border) - 1, halved)
    return harm.at_most(_energy_left(table.captains[seat])) if border == "nebula" else harm


def _energy_left(captain: Captain) -> int:
    """The most that a loss of energy can take (XIA-23.7.4)."""
    return captain.energy + captain.armed


def least_safe(table: Xia, seat: int, border: str) -> int:
    """The least face that does no harm at a border; Rock Hopper lowers it among rocks (XIA-25.5.16)."""
    if border == "debris":
        return WRECKED + 1
    rocks = perk(table, seat, "safe-rocks") if border == "asteroid" else None
    return HIT + 1 if rocks is None else min(HIT + 1, rocks)


def _harm_args(harm: Odds) -> dict[str, float]:
    """How likely harm is in percent, its highest amount, and its mean over all rolls."""
    return {"percent": percent(1 - harm.none), "most": max(harm.chances), "mean": round(float(harm.mean), 2)}


def _in_all(table: Xia, seat: int, borders: Sequence[str]) -> list[Reason]:
    """How likely the ship is lost or depleted, if rolls of this step decide about it."""
    captain, found = table.captains[seat], list[Reason]()
    if DAMAGING.intersection(borders) and (lost := destroyed_by(table, seat, borders)):
        found.append(Reason("risk-destroyed", "XIA-12.1.6", {"percent": percent(lost)}))
    if "nebula" in borders and (drained := _depleted(captain, border_harm(table, seat, "nebula"))):
        drained *= _passing(table, seat, borders[: borders.index("nebula")])
        found.append(Reason("risk-depleted", "XIA-16.1.1", {"percent": percent(drained)}))
    return found


def way_harm(table: Xia, seat: int, borders: Sequence[str]) -> WayHarm:
    """What borders do to a ship that crosses them one after the other, as far as they let it pass."""
    return way_odds(tuple(borders), _hardiness(table, seat))


def _hardiness(table: Xia, seat: int) -> Hardiness:
    return Hardiness(
        undamaged=undamaged(table, seat),
        energy=_energy_left(table.captains[seat]),
        safe_asteroid=least_safe(table, seat, "asteroid"),
        safe_shield=least_safe(table, seat, "shield"),
        safe_nebula=least_safe(table, seat, "nebula"),
        half_shield=perk(table, seat, "half-shield") is not None,  # XIA-25.5.17
    )


def destroyed_by(table: Xia, seat: int, borders: Sequence[str], taken: int = 0) -> Fraction:
    """How likely a ship that has taken so much damage is destroyed by borders, one after the other (XIA-23.1.4)."""
    left = undamaged(table, seat) - taken
    if left < 1:
        return Fraction(1)
    if HIT * len(borders) < left and not FATAL.intersection(borders):
        return Fraction(0)
    border, *rest = borders
    fates = _fates(table, seat, border)
    chances = [chance * destroyed_by(table, seat, rest if on else (), taken + harm) for chance, harm, on in fates]
    return sum(chances, Fraction(0))


def _fates(table: Xia, seat: int, border: str) -> list[tuple[Fraction, int, bool]]:
    """What a border may do: how likely, with how much damage, and whether the ship then goes on."""
    if border == "star":
        return [(Fraction(1), ALL, False)]
    if border == "debris":
        return [(Fraction(WRECKED, D20), ALL, False), (Fraction(D20 - WRECKED, D20), 0, True)]
    if border not in DAMAGING:
        return [(Fraction(1), 0, True)]
    back = border == "shield"  # a ship that is hurt by it is thrown back (XIA-23.5.2)
    return [(chance, harm, not (back and harm)) for harm, chance in border_harm(table, seat, border).chances.items()]


def _passing(table: Xia, seat: int, borders: Sequence[str]) -> Fraction:
    """How likely borders let a ship pass, one after the other (XIA-23.1.7)."""
    fates = [[chance for chance, _, on in _fates(table, seat, border) if on] for border in borders]
    return prod([sum(chances, Fraction(0)) for chances in fates], start=Fraction(1))


def _depleted(captain: Captain, loss: Odds) -> Fraction:
    """How likely a loss takes the last energy and marker (XIA-16.1.1)."""
    return Fraction(0) if captain.depleted else loss.at_least(_energy_left(captain))


def _percent(faces: int) -> int:
    """A number of faces of a d20 in percent."""
    return 100 * faces // D20


# Blind jumps


def jump_risks(table: Xia, seat: int, side: str) -> list[Reason]:
    """What a blind jump could meet; exactly that, if the captain has surveyed the sector (XIA-21.3, XIA-4.4.4)."""
    start, sectors = table.captains[seat].at, _next_sectors(table, seat)
    crossed = [table.chart.crossing_into(sector, start, side) for sector in sectors]
    sneaks = [_sneaks(table, seat, *one) for one in zip(sectors, crossed, strict=True)]
    if len(sectors) == 1:
        return _crossing_risks(table, seat, crossed[0]) + (sneak_odds(table) if sneaks[0] else [])
    met = [[border for border, _, _ in one] for one in crossed]
    dangers = [Reason("jump-meets", "XIA-23.1.1", args) for args in _shares(met)]
    if any(sneaks):
        share = percent(Fraction(1, len(met)))
        dangers.append(Reason("jump-meets", "XIA-27.6.2", {"purpose": "sneak", "percent": share}))
    clear = len([borders for borders in met if not CLAUSES.keys() & {*borders}])
    lost = sum([destroyed_by(table, seat, borders) for borders in met], Fraction(0)) / len(met)
    args = {"sectors": len(met), "clear": percent(Fraction(clear, len(met))), "destroyed": percent(lost)}
    return [Reason("jump-odds", "XIA-R13", args), *dangers]


def _sneaks(table: Xia, seat: int, sector: str, crossed: Sequence[Crossing]) -> bool:
    """Whether a Smuggler who jumps into a sector comes onto the planet of delivery (XIA-27.6.2)."""
    onto_planet = any(border == "shield" and way == "enter" for border, _, way in crossed)
    return onto_planet and must_sneak(table, table.captains[seat], sector)


def _next_sectors(table: Xia, seat: int) -> list[str]:
    """The sectors that may be drawn next, as far as a captain knows: all that are not laid out, or the surveyed one."""
    if table.survey.seat == seat and table.survey.sectors:
        return [table.survey.sectors[-1]]
    return [sector for sector in table.pack.sectors if sector not in table.chart.centres]


def _shares(met: list[list[str]]) -> Iterable[dict[str, object]]:
    """Each dangerous border with the share of sectors in which it is met."""
    for border in CLAUSES:
        count = len([1 for borders in met if border in borders])
        if count:
            yield {"purpose": border, "percent": percent(Fraction(count, len(met)))}


# Gathering


def gather_risks(table: Xia, seat: int, way: str) -> list[Reason]:
    """What mining, harvesting or salvaging could bring (XIA-28.3)."""
    found: list[Reason] = []
    for band in table.pack.cargo.gathering[way]:
        faces = [*range(band.low, band.high + 1)]
        if band.outcome == "drain":
            faces = [min(face, _energy_left(table.captains[seat])) for face in faces]
        args = {"percent": percent_of(band), "rolls": rolls_of(band), "mean": round(sum(faces) / D20, 2)}
        found += [
            Reason(f"gather-{band.outcome}", GATHERED[way], args),
            *_outcome_in_all(table, seat, band.outcome, faces),
        ]
    return found


def _outcome_in_all(table: Xia, seat: int, outcome: str, faces: list[int]) -> list[Reason]:
    """How likely damage or a loss of these amounts destroys or depletes the ship."""
    limits = {"damage": undamaged(table, seat), "drain": _energy_left(table.captains[seat])}
    fatal = [face for face in faces if face >= limits[outcome]] if outcome in limits else []
    message, clause = ("risk-destroyed", "XIA-12.1.6") if outcome == "damage" else ("risk-depleted", "XIA-16.1.1")
    return [Reason(message, clause, {"percent": _percent(len(fatal))})] if fatal else []
