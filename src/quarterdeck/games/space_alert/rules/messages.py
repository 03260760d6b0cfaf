"""What the computer says during the action round, and what it does (SA-3.2)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quarterdeck.games.space_alert.content.ship import INTERNAL, TRAJECTORIES
from quarterdeck.games.space_alert.rules import threats
from quarterdeck.games.space_alert.state import Pile
from quarterdeck.kernel.event import Secret
from quarterdeck.kernel.zone import viewers

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.content.script import Message
    from quarterdeck.games.space_alert.state import Player, SpaceAlert

DECKS = ("common_external", "common_internal", "serious_external", "serious_internal")


def hear(table: "SpaceAlert", message: "Message") -> None:
    """Let a message take effect for everybody at once (SA-R2)."""
    table.heard.append(replace(message, until=0))  # when a failure ends is not known before (SA-R4)
    _EFFECTS[message.say](table, message)


def _threat(table: "SpaceAlert", message: "Message") -> None:
    """The officer draws the top card of the right deck and lays it at its trajectory (SA-3.2.2, SA-3.2.3)."""
    internal = message.zone == INTERNAL
    name = f"{'serious' if message.serious else 'common'}_{'internal' if internal else 'external'}"
    at = DECKS.index(name)
    code, *rest = table.decks[at].cards
    table.decks[at] = Pile(name, tuple(rest))
    threats.draw(table, code, message.number, message.zone)
    officer = table.setting.chief_of_security if internal else table.setting.communications_officer
    clause = "SA-3.2.3" if internal else "SA-3.2.2"
    table.emit(
        "threat-announced", clause, seat=officer, threat=code, n=message.number, zone=TRAJECTORIES[message.zone],
        serious=message.serious, unconfirmed=message.unconfirmed,
    )  # fmt: skip


def _data(table: "SpaceAlert", message: "Message") -> None:
    """Every player gets a card while the pile lasts (SA-3.2.7, SA-R17, SA-3.2.19)."""
    table.emit("incoming-data", "SA-3.2.7")
    for player in table.players:
        if table.draw_pile:
            card, *rest = table.draw_pile
            table.draw_pile = tuple(rest)
            _into_hand(table, player, (card,), "SA-3.2.7")


def _into_hand(table: "SpaceAlert", player: "Player", cards: tuple[str, ...], clause: str) -> None:
    player.hand.extend(cards)
    if table.event_sink is not None:
        seats = viewers(table, (player, "hand"))
        table.emit("cards-drawn", clause, seat=player.seat, count=len(cards), cards=Secret(list(cards), seats))


def pick_up(table: "SpaceAlert", player: "Player", clause: str) -> None:
    """Take the pack of the next phase and plan that phase (SA-3.1.2, SA-3.1.9, SA-3.1.11)."""
    player.phase += 1
    if player.packs:
        pack, *rest = player.packs
        player.packs = tuple(rest)
        table.emit("pack-taken", clause, seat=player.seat, phase=player.phase)
        _into_hand(table, player, pack, clause)


def _transfer(table: "SpaceAlert", message: "Message") -> None:
    """For a few seconds each player may give one card away (SA-3.2.8)."""
    table.transfer_open = True
    for player in table.players:
        player.gave = False
    table.emit("transfer-opens", "SA-3.2.8")


def _transfer_closed(table: "SpaceAlert", message: "Message") -> None:
    close_transfer(table)


def close_transfer(table: "SpaceAlert") -> None:
    """The signal that ends a data transfer (SA-R18)."""
    if table.transfer_open:
        table.transfer_open = False
        table.emit("transfer-closes", "SA-R18")


def _communications_down(table: "SpaceAlert", message: "Message") -> None:
    """Nobody may communicate until communications are restored (SA-3.2.12)."""
    table.communications = False
    table.emit("communications-down", "SA-3.2.12")


def _communications_up(table: "SpaceAlert", message: "Message") -> None:
    table.communications = True
    table.emit("communications-up", "SA-3.2.12")


def _warning(table: "SpaceAlert", message: "Message") -> None:
    """A warning has no effect by itself (SA-3.2.14)."""
    last = table.phase == len(table.ship.maintained) or not any(m.say == "phase_end" for m in table.script)
    table.emit("warning", "SA-3.2.16" if last else "SA-3.2.14", seconds=message.number, phase=table.phase)


def _start(table: "SpaceAlert", message: "Message") -> None:
    """The action round and phase 1 begin for everybody (SA-3.1.1, SA-3.2.1)."""
    table.phase = 1
    table.emit("action-round-begins", "SA-3.2.1")
    for player in table.players:
        pick_up(table, player, "SA-3.1.2")


def _phase_end(table: "SpaceAlert", message: "Message") -> None:
    """The phase is locked for all; whoever has not taken the next pack does so now (SA-3.2.15)."""
    table.phase = message.number + 1
    close_transfer(table)
    table.emit("phase-ends", "SA-3.2.15", phase=message.number)
    for player in table.players:
        if player.phase < table.phase:
            pick_up(table, player, "SA-3.2.15")


def _end(table: "SpaceAlert", message: "Message") -> None:
    """All planning is over (SA-3.2.16)."""
    table.phase = message.number + 1
    table.emit("action-round-ends", "SA-3.2.16")


_EFFECTS: dict[str, Callable[["SpaceAlert", "Message"], None]] = {
    "start": _start,
    "threat": _threat,
    "data": _data,
    "transfer": _transfer,
    "transfer_closed": _transfer_closed,
    "communications_down": _communications_down,
    "communications_up": _communications_up,
    "warning": _warning,
    "phase_end": _phase_end,
    "end": _end,
}


def missing_threats(table: "SpaceAlert") -> None:
    """Threats not announced before an early end are added from the correct deck (SA-4.1.2, SA-D48)."""
    for message in table.script:
        if message.say == "threat":
            _threat(table, message)
