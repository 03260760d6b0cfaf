"""Recaps: what others did since a seat's last turn, one line for each of their turns."""

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from msgspec import Struct

from quarterdeck.kernel.event import Event

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


class RecapRules(Struct, frozen=True):
    """Which kinds of events a game's recap is made of; their argument `seat` says whose they are."""

    turn_ends: frozenset[str] = frozenset()
    """Events that end a turn."""
    headlines: frozenset[str] = frozenset()
    """Events worth retelling: as the message `recap-KIND`, a phrase, or else as the event's own sentence."""


NO_RECAP = RecapRules()


class TurnEvents(Struct, frozen=True):
    """The headlines of one turn; seat None stands for what the game itself did."""

    seat: int | None
    events: list[Event]


def since_last_turn(events: Sequence[Event], seat: int, rules: RecapRules) -> list[TurnEvents]:
    """The turns of others since the seat's own last turn ended; nothing before it has had one."""
    later = list(takewhile(lambda event: not _ends_turn_of(event, seat, rules), reversed(events)))[::-1]
    if len(later) == len(events):
        return []
    turns: list[TurnEvents] = []
    ended = True
    for event in later:
        whose = event.args.get("seat")
        if event.kind in rules.headlines and whose != seat:
            if ended or turns[-1].seat != whose:
                turns.append(TurnEvents(whose, []))
            turns[-1].events.append(event)
            ended = False
        ended = ended or event.kind in rules.turn_ends
    return turns


def _ends_turn_of(event: Event, seat: int, rules: RecapRules) -> bool:
    return event.kind in rules.turn_ends and event.args.get("seat") == seat


def turn_sentence(turn: TurnEvents, words: "Words") -> str:
    """One turn in a sentence."""
    phrases = dict.fromkeys(_phrase(event, words) for event in turn.events)
    if turn.seat is None:
        return " ".join(phrases)
    return words.text("turn-recap", {"seat": turn.seat, "phrases": ", ".join(phrases)})


def _phrase(event: Event, words: "Words") -> str:
    message = f"recap-{event.kind}"
    return words.text(message, event.args) if words.has(message) else words.event(event)
