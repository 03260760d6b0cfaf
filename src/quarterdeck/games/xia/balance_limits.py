"""The limits of the figures of balance (XIA-D68)."""

from quarterdeck.games.xia.balance_moments import FEW, MANY
from quarterdeck.games.xia.content.abilities import Ability
from quarterdeck.games.xia.content.pack import Pack, pack
from quarterdeck.kernel.study import Limits

USUAL_GOAL, LONG_GOAL, USUAL_SEATS = 10, 20, 4
"""The goal and number of captains that limits are for, unless their name says otherwise."""
FREELY_TIMED = ("action", "any time")
TASKS = ("board", "study", "hunt", "load", "steal", "kill")
SOURCES = ("trade", "missions", "titles", "ships", "luck", "exploration", "combat", "wealth", "help", "gates")
NINE_TENTHS: dict[int, tuple[int, int]] = {5: (6, 18), 10: (11, 32), 15: (16, 42), 20: (20, 52)}
"""For each goal, limits of the number of rounds that nine games of ten do not exceed."""
_LENGTHS: dict[int, Limits] = {5: (4.5, 12), 10: (9, 22), 15: (13, 30), 20: (16, 38)}
_FAME: dict[int, dict[str, Limits]] = {
    10: {
        "trade": (0.12, 0.35), "missions": (0.15, 0.35), "titles": (0.1, 0.25), "ships": (0.06, 0.18),
        "luck": (0.05, 0.18), "exploration": (0.04, 0.16), "combat": (0.03, 0.15), "wealth": (0.02, 0.12),
        "help": (0, 0.03),
    },
    5: {"titles": (0.02, 0.15), "ships": (0.02, 0.15), "wealth": (0, 0.06), "trade": (0.15, 0.45)},
    20: {"titles": (0.12, 0.3), "ships": (0.05, 0.14), "wealth": (0.03, 0.18)},
}  # fmt: skip
_COMPLETED: dict[str, Limits] = {
    "board": (0.6, 0.9), "study": (0.55, 0.9), "hunt": (0.2, 0.7), "load": (0.4, 0.8), "steal": (0.4, 0.8),
    "kill": (0.2, 0.7),
}  # fmt: skip
_COMPLETED_PART: dict[str, Limits] = {**dict.fromkeys(TASKS, (0.04, 0.35)), "hunt": (0.02, 0.35)}
"""A hunt that is kept as seldom and completed as seldom as its limits allow is 2 % of all completed missions."""
_PAY: dict[str, Limits] = {
    "board": (1500, 3200), "study": (1700, 3200), "hunt": (2500, 3800), "load": (3200, 5500), "steal": (3000, 4800),
    "kill": (3000, 6000),
}  # fmt: skip
_KINDS: dict[str, Limits] = {"engine": (0.97, 1), "shield": (0.35, 0.9), "blaster": (0.2, 0.7), "missile": (0.08, 0.5)}
_SINGLE: dict[str, Limits] = {
    "unfinished games": (0, 0.02),
    "winner's lead": (1, 5),
    "fame of the others, part of the goal": (0.35, 0.8),
    "titles claimed to 5 fame": (0.1, 0.8),
    "titles claimed to 10 fame": (1.2, 2.6),
    "titles claimed to 15 fame": (2.4, 4.2),
    "titles claimed to 20 fame": (3.4, 6),
    "titles of 1 fame claimed once revealed": (0.45, 0.9),
    "titles of 2 fame claimed once revealed": (0.3, 0.8),
    "titles of 3 fame claimed once revealed": (0.15, 0.65),
    "winners with a title": (0.4, 0.85),
    "rounds from a title's reveal to its claim": (1.5, 9),
    "captains with tier 2 at 5 fame": (0.1, 0.5),
    "captains with tier 2 at 10 fame": (0.5, 0.95),
    "captains with tier 2 at 20 fame": (0.85, 1),
    "captains with tier 3 at 5 fame": (0, 0.1),
    "captains with tier 3 at 10 fame": (0.05, 0.45),
    "captains with tier 3 at 20 fame": (0.35, 0.9),
    "purchases of outfits of tier 3": (0.1, 0.4),
    "looks at missions without keeping one": (0.1, 0.45),
    "sectors laid out to 5 fame": (5, 12),
    "sectors laid out to 10 fame": (8, 16),
    "sectors laid out to 20 fame": (11, 20),
    "explorations by blind jump": (0.2, 0.8),
    "ships lost to the star in a game": (0, 0.12),
    "ships lost by a captain": (0.3, 1.6),
    "ships lost to attacks": (0.15, 0.65),
    "ships lost to debris or salvage": (0.1, 0.5),
    "ships lost to asteroids or mining": (0.05, 0.35),
    "ships lost to planetary shields": (0.02, 0.25),
    "ships lost to the star": (0, 0.15),
    "attacks of enforcer in a round": (0.03, 0.35),
    "attacks of scoundrel in a round": (0.05, 0.45),
    "enforcer destroyed in a game": (0.02, 0.6),
    "scoundrel destroyed in a game": (0.2, 2.5),
    "merchant destroyed in a game": (0.1, 1.5),
    "captains' ships destroyed by NPCs in a game": (0.1, 1.5),
    "depletions of a captain": (0.02, 0.6),
    "decisions in a turn": (4, 15),
    f"turns of {FEW} decisions or more": (0.05, 1),
    f"turns of more than {MANY} decisions": (0, 0.05),
    "cubes in a sale": (2.2, 5.5),
    "cubes that were bought": (0.55, 0.95),
}
_PLACES: dict[int, Limits] = {3: (0.29, 0.38), 4: (0.21, 0.29), 5: (0.16, 0.24)}


def _of_length() -> dict[str, Limits]:
    found: dict[str, Limits] = {}
    for goal, limits in _LENGTHS.items():
        least, most = NINE_TENTHS[goal]
        found[f"rounds to {goal} fame"] = limits
        found[f"games to {goal} fame of {least} rounds or more"] = (0.1, 1)
        found[f"games to {goal} fame of more than {most} rounds"] = (0, 0.1)
    return found


def _of_cards(content: Pack) -> dict[str, Limits]:
    first = [name for name, ship in content.ships.items() if ship.tier == 1]
    later = [name for name in content.ships if name not in first]
    return {
        **{f"title {name} claimed once revealed": (0.15, 0.9) for name in content.titles},
        **{f"games won with {name} from the start": (0.19, 0.31) for name in first},
        **{f"purchases of {name} in its tier": (0.08, 0.28) for name in later},
        **{f"uses of {name} in a turn": _uses(card) for name, card in content.abilities.items()},
        **{f"captains who had {name}": (0.04, 0.9) for name in content.outfits},
        **{f"mission {name} kept when seen": (0.1, 0.7) for name in content.missions},
        **{f"part of sold cubes: {kind}": (0.1, 0.32) for kind in content.cargo.types},
    }


def _uses(card: Ability) -> Limits:
    """Of the rounds in which it can be used and paid: abilities that respond to a roll or an attack may be used each
    time."""
    return (0.15, 0.9 if card.timing in FREELY_TIMED else 1)


def _of_places() -> dict[str, Limits]:
    found: dict[str, Limits] = {}
    for seats, limits in _PLACES.items():
        found |= {f"games won by place {place} of {seats}": limits for place in range(1, seats + 1)}
        found[f"fame of the first less that of the last of {seats}"] = (-0.6, 0.6)
    return found


def limits() -> dict[str, Limits]:
    """The limits of every figure that has any."""
    return {
        **_of_length(),
        **_SINGLE,
        **{f"fame from {source} to {goal}": band for goal, bands in _FAME.items() for source, band in bands.items()},
        **{f"last point from {source}": (0, 0.45) for source in SOURCES},
        **{f"captains who had an outfit: {kind}": band for kind, band in _KINDS.items()},
        **{f"missions completed when kept: {task}": band for task, band in _COMPLETED.items()},
        **{f"part of completed missions: {task}": band for task, band in _COMPLETED_PART.items()},
        **{f"pay of completed missions: {task}": band for task, band in _PAY.items()},
        **_of_places(),
        **_of_cards(pack()),
    }
