"""Starship Captains as a registered game."""

from typing import Any

from quarterdeck.games.starship_captains import gains, rounds, solo  # noqa: F401 - their words and frames
from quarterdeck.games.starship_captains.scoring import epilogue, winners
from quarterdeck.games.starship_captains.setup import new_table
from quarterdeck.games.starship_captains.state import Options, StarshipCaptains
from quarterdeck.kernel.registry import GameRules


def result(table: StarshipCaptains) -> dict[str, Any]:
    """How a game ended: who won, every score sheet, and which epilogue each captain reads."""
    return {
        "outcome": "finished" if table.scores else None,
        "score": table.scores[0]["total"] if table.scores and table.solo else None,
        "winners": winners(table) if table.scores else [],
        "sheets": table.scores,
        "epilogues": [epilogue(lines["total"]) for lines in table.scores],
    }


STARSHIP_CAPTAINS = GameRules(
    name="starship-captains",
    prefix="SC",
    version=1,
    seats=(1, 2, 3, 4),
    options=Options,
    state=StarshipCaptains,
    setup=new_table,
    result=result,
)
