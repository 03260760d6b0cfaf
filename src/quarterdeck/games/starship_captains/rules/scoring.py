"""End of game (SC-16): the score sheet, the winners and the epilogue."""

from collections.abc import Callable
from functools import lru_cache

from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.content.score_rules import ScoreRule, score_rules
from quarterdeck.games.starship_captains.rules.diplomacy import points
from quarterdeck.games.starship_captains.rules.technologies import edge
from quarterdeck.games.starship_captains.state import (
    ANDROID,
    COLOURS,
    DAMAGED,
    SPACES,
    Captain,
    StarshipCaptains,
    Step,
    count_commanders,
)

ARTIFACT_KINDS = ("ry", "rb", "yb")
PRINTED_END = 75
"""From here on there is one printed epilogue (SC-16.15)."""
LAST_EPILOGUE = 131
"""From here on all totals read the same text (SC-16.18)."""


class FinalScoring(Step, frozen=True):
    """One sheet per captain (SC-16.13); the best totals win, halves count (SC-16.11)."""

    clause = "SC-16.1"

    def run(self, table: StarshipCaptains) -> None:
        table.scores = tuple(sheet(table, captain.seat) for captain in table.captains)
        table.standings += (tuple(lines["total"] for lines in table.scores),)
        for seat, lines in enumerate(table.scores):
            table.emit("scored", "SC-16.13", seat=seat, total=lines["total"])


def sheet(table: StarshipCaptains, seat: int) -> dict[str, float]:
    """The lines of SC-16.13."""
    captain, missions = table.captains[seat], table.pack.missions
    crew = captain.crew()
    lines: dict[str, float] = {
        "missions": sum([missions[mission].points for mission in captain.missions]),
        "tracks": sum(map(points, captain.markers)),
        "omegas": sum(omega_points(table, seat).values()),
        "figures": count_commanders(crew) + crew.count(ANDROID) + captain.pirate_count,
        "medals": (captain.medals + len(captain.artifacts)) / 2,
        "damage": -damage_tokens(captain),
    }
    lines["total"] = sum(lines.values())
    return lines


def note_standings(table: StarshipCaptains) -> None:
    """For the plot of scores over time (SC-R30); the last ones stand on the score sheets."""
    table.standings += (tuple(sheet(table, captain.seat)["total"] for captain in table.captains),)


def damage_tokens(captain: Captain) -> int:
    """On the ship board and on the technology board (SC-16.10, SC-D15)."""
    return captain.damage + captain.slots.count(DAMAGED)


def omega_points(table: StarshipCaptains, seat: int) -> dict[str, float]:
    """The points of each omega that a captain has installed, and of the passenger in a solo game (SC-16.4, SC-16.5)."""
    omegas = _omegas(table.setting.pack, tuple(table.captains[seat].slots))
    found = {card: score(table, seat, scoring) for card, scoring in omegas} if omegas else {}
    if table.shadow is not None:
        passenger = table.shadow.passenger
        found[passenger] = score(table, seat, table.pack.passengers[passenger].scoring)
    return found


@lru_cache(maxsize=10_000)
def _omegas(pack_name: str, slots: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The omegas among what lies in technology slots, with how they score."""
    printed = pack(pack_name).technologies
    return tuple((card, printed[card].scoring) for card in slots if card in printed and printed[card].scoring)


def card_points(table: StarshipCaptains, seat: int, card: str) -> float:
    """What an omega brings a captain, installed or not."""
    return score(table, seat, table.card(card).scoring)


def score(table: StarshipCaptains, seat: int, text: str) -> float:
    """The points of `2 per artifact-kind most 6` (SC-18.25 to SC-18.32)."""
    return sum(_worth(table, seat, rule) for rule in score_rules(text))


def _worth(table: StarshipCaptains, seat: int, rule: ScoreRule) -> float:
    total = rule.rate * COUNTS[rule.count](table, seat, rule.colours)
    return total if rule.most is None else min(total, rule.most)


def _missions(table: StarshipCaptains, seat: int, colours: tuple[str, ...]) -> int:
    """Missions with at least one row of the colour (SC-18.25)."""
    done = [table.pack.missions[mission] for mission in table.captains[seat].missions]
    return sum(not colours or any(colour in colours for colour, _ in mission.rows) for mission in done)


def _pairs(table: StarshipCaptains, seat: int, colours: tuple[str, ...]) -> int:
    """Visible equal symbols on touching edges (SC-18.27, SC-18.28)."""
    slots = range(1, len(table.captains[seat].slots))
    touching = [(edge(table, seat, slot, "right"), edge(table, seat, slot + 1, "left")) for slot in slots]
    return sum(bool(one) and one == other for pair in touching for one, other in zip(*pair, strict=True))


def _crew(table: StarshipCaptains, seat: int, colours: tuple[str, ...]) -> int:
    """Figures of the colours, ensigns and commanders alike (SC-18.29)."""
    return sum(COLOURS.get(figure[0]) in colours for figure in table.captains[seat].crew())


def _rooms(table: StarshipCaptains, seat: int, colours: tuple[str, ...]) -> int:
    cards = [table.card(card) for card in table.captains[seat].slots if card and card != DAMAGED]
    return sum(bool(card.colour) and (not colours or card.colour in colours) for card in cards)


def _laps(table: StarshipCaptains, seat: int, colours: tuple[str, ...]) -> int:
    return sum(steps // SPACES for steps in table.captains[seat].markers)


COUNTS: dict[str, Callable[[StarshipCaptains, int, tuple[str, ...]], int]] = {
    "mission": _missions,
    "pair": _pairs,
    "crew": _crew,
    "commander": lambda table, seat, colours: table.captains[seat].commanders,
    "android": lambda table, seat, colours: table.captains[seat].crew().count(ANDROID),
    "cadet": lambda table, seat, colours: table.captains[seat].crew().count("C"),
    "damage": lambda table, seat, colours: damage_tokens(table.captains[seat]),
    "empty-hold": lambda table, seat, colours: max(0, table.capacity(seat) - table.cargo(seat)),
    "artifact-kind": lambda table, seat, colours: len({*table.captains[seat].artifacts} & {*ARTIFACT_KINDS}),
    "artifact": lambda table, seat, colours: len(table.captains[seat].artifacts),
    "pirate": lambda table, seat, colours: table.captains[seat].pirate_count,
    "medal": lambda table, seat, colours: table.captains[seat].medals,
    "room": _rooms,
    "technology": lambda table, seat, colours: sum(c not in ("", DAMAGED) for c in table.captains[seat].slots),
    "lap": _laps,
    "last-track": lambda table, seat, colours: points(min(table.captains[seat].markers)),
    "game": lambda table, seat, colours: 1,
}
"""What omegas and passengers count."""


def winners(table: StarshipCaptains) -> list[int]:
    """Equal totals share the place (SC-16.11, SC-16.12)."""
    totals = [lines["total"] for lines in table.scores]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def epilogue(total: float) -> str:
    """Which of the 56 epilogues a total reads (SC-16.14 to SC-16.16)."""
    whole = int(total)
    if whole <= 20:
        return "0-20"
    return "75+" if whole >= PRINTED_END else str(whole)


def epilogue_text(total: float) -> str:
    """The message of a total's epilogue: past the printed scale there is one for every two points (SC-16.18)."""
    whole = int(total)
    if whole < PRINTED_END:
        return f"epilogue-{epilogue(total)}"
    return f"epilogue-{min(whole - (whole - PRINTED_END) % 2, LAST_EPILOGUE)}"
