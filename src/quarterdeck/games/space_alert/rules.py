"""Space Alert as a registered game."""

from typing import Any

from msgspec import to_builtins

from quarterdeck.games.space_alert.campaign import next_mission
from quarterdeck.games.space_alert.describe import describe
from quarterdeck.games.space_alert.pack import pack
from quarterdeck.games.space_alert.real_table import REAL_TABLE, writing
from quarterdeck.games.space_alert.setup import new_table
from quarterdeck.games.space_alert.ships_log import result
from quarterdeck.games.space_alert.state import Options, SpaceAlert
from quarterdeck.games.space_alert.words import spell
from quarterdeck.kernel.registry import GameRules


def cards() -> dict[str, Any]:
    """Threat cards and trajectories, which anybody may read at any time, and what a case is written with."""
    content = pack("base")
    threats = {code: to_builtins(card) for code, card in content.threats.items()}
    for code, card in content.threats.items():
        threats[code]["acts"] = {
            letter: [{"op": op.name, **op.words(), "when": op.when and op.when.word} for op in ops]
            for letter, ops in card.acts.items()
        }
    tracks = {name: {"start": track.start, "letters": list(track.letters)} for name, track in content.tracks.items()}
    return {"threats": threats, "tracks": tracks, "writing": writing()}


def may_talk(table: SpaceAlert) -> bool:
    """Nobody communicates while communications are down (SA-R21), nor in a pause (SA-R43)."""
    return table.communications and not table.paused


SPACE_ALERT = GameRules(
    name="space-alert",
    prefix="SA",
    counted_from_1=frozenset({"seat", "crew", "to", "board"}),
    version=1,
    seats=(1, 2, 3, 4, 5),
    options=Options,
    state=SpaceAlert,
    setup=new_table,
    result=result,
    sequel=next_mission,
    spell=spell,
    describe=describe,
    cards=cards,
    may_talk=may_talk,
    printed=REAL_TABLE,
)
