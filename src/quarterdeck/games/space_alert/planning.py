"""The action round (SA-3.1): everybody plans at once until the clock or all together end it."""

from typing import TYPE_CHECKING

from quarterdeck.games.space_alert import messages
from quarterdeck.games.space_alert.commands import CARD_COMMANDS, EndPhase, Give, card_commands
from quarterdeck.games.space_alert.resolution import turns
from quarterdeck.games.space_alert.script import Message
from quarterdeck.games.space_alert.state import Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert


# Blocked options are asked for all the time, so their reasons are made once.
_TOO_EARLY_TO_END = Reason("too-early-to-end", "SA-3.2.17")
_CONSENTS_ALREADY = Reason("consents-already", "SA-R27")
_NO_CONSENT_GIVEN = Reason("no-consent-given", "SA-R27")
_CLOCK_DECIDES = Reason("clock-decides", "SA-R3")
_READY_ALREADY = Reason("ready-already", "SA-R45")
_NO_PAUSES = Reason("no-pauses", "SA-R42")
_ASKED_ALREADY = Reason("asked-already", "SA-R43")


class Ready(Option, frozen=True):
    """ready: the clock may start."""

    def binding(self, table: "SpaceAlert") -> bool:
        return True

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        return None

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].ready = True
        table.tell("ready", "SA-R1", seat=seat)


class Briefing(Step, frozen=True):
    """The clock starts when every player is ready (SA-R1)."""

    clause = "SA-R1"
    choices = (Ready,)

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return tuple(player.seat for player in table.players if not player.ready)

    def run(self, table: "SpaceAlert") -> None:
        for player in table.players:
            player.ready = False
        table.then(Planning(table.now), Resolution())
        messages.hear(table, Message(0, "start"))
        if not table.setting.clock:
            _say_until_answer(table)


class Consent(Option, frozen=True):
    """consent: end the action round now; it ends when all consent."""

    def binding(self, table: "SpaceAlert") -> bool:
        return True

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        if not _may_end_early(table):
            return _TOO_EARLY_TO_END
        return _CONSENTS_ALREADY if table.players[seat].consents else None

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].consents = True
        table.tell("consents", "SA-R27", seat=seat)
        if all(player.consents for player in table.players):
            table.tell("action-round-ends", "SA-3.2.17")
            table.agenda.pop()


def _may_end_early(table: "SpaceAlert") -> bool:
    """After the end of phase 2, or during it in a two-phase flight (SA-3.2.17, SA-D45)."""
    return table.phase == 3 or (table.phase == 2 and table.last_slot == 7)


class Withdraw(Option, frozen=True):
    """withdraw: go on planning after all."""

    def binding(self, table: "SpaceAlert") -> bool:
        return True

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        return None if table.players[seat].consents else _NO_CONSENT_GIVEN

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].consents = False
        table.tell("withdraws", "SA-R27", seat=seat)


class GoOn(Option, frozen=True):
    """go-on: ready for the next message, where there is no clock."""

    def binding(self, table: "SpaceAlert") -> bool:
        return True

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        if table.setting.clock:
            return _CLOCK_DECIDES
        return _READY_ALREADY if table.players[seat].ready else None

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].ready = True
        table.tell("ready", "SA-R45", seat=seat)
        if all(player.ready for player in table.players):
            for player in table.players:
                player.ready = False
            messages.close_transfer(table)
            _say_next(table)
            _say_until_answer(table)


def _say_until_answer(table: "SpaceAlert") -> None:
    """Without a clock, threats are said at once; everything else waits for the crew (SA-9.8)."""
    while table.script and table.script[0].say == "threat":
        _say_next(table)


def _say_next(table: "SpaceAlert") -> None:
    """Let the next message of the script be heard; the last one ends the action round."""
    message, *rest = table.script
    table.script = tuple(rest)
    messages.hear(table, message)
    if message.say == "end":
        table.agenda.pop()


class AskPause(Option, frozen=True):
    """ask-pause: stop the clock; it stops when all ask."""

    def binding(self, table: "SpaceAlert") -> bool:
        return True

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        if not (table.setting.pauses and table.setting.clock):
            return _NO_PAUSES
        return _ASKED_ALREADY if table.players[seat].ready else None

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].ready = True
        table.tell("asks-pause", "SA-R43", seat=seat)
        if all(player.ready for player in table.players):
            for player in table.players:
                player.ready = False
            table.paused = table.was_paused = True
            table.tell("paused", "SA-R43")
            table.then(Pause(table.now))


class Planning(Step, frozen=True):
    """All players plan at once; `start` is when the clock began to run."""

    clause = "SA-3.1"
    must = False
    choices = (*CARD_COMMANDS, Give, EndPhase, Consent, Withdraw, GoOn, AskPause)
    start: float

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return _EVERYBODY[table.seat_count]

    def offer(self, table: "SpaceAlert", seat: int) -> list[Option]:
        found = card_commands(table, seat)
        for kind in self.choices[len(CARD_COMMANDS) :]:
            found += kind.offer(table, seat)
        return found

    def deadline(self, table: "SpaceAlert") -> float | None:
        return self.start + table.script[0].at if table.setting.clock else None

    def strike(self, table: "SpaceAlert") -> None:
        _say_next(table)


_EVERYBODY = [tuple(range(count)) for count in range(6)]


class Resume(Option, frozen=True):
    """resume: let the clock go on; it does when all agree."""

    def binding(self, table: "SpaceAlert") -> bool:
        return True

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        return None

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].ready = True
        table.tell("ready", "SA-R43", seat=seat)


class Pause(Step, frozen=True):
    """The clock stands still and hands are covered (SA-R43)."""

    clause = "SA-R43"
    choices = (Resume,)
    since: float

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return tuple(player.seat for player in table.players if not player.ready)

    def run(self, table: "SpaceAlert") -> None:
        for player in table.players:
            player.ready = False
        table.paused = False
        planning = table.agenda.pop()
        assert isinstance(planning, Planning)
        table.then(Planning(planning.start + table.now - self.since))
        table.tell("resumed", "SA-R43")


class Resolution(Step, frozen=True):
    """Planning closes: hands go out of play, plans and script are public, the ship is as set up (SA-R28)."""

    clause = "SA-4.1"

    def run(self, table: "SpaceAlert") -> None:
        messages.missing_threats(table)
        table.communications, table.transfer_open = True, False
        for player in table.players:
            table.discarded.extend(player.hand)  # SA-3.1.15
            player.hand.clear()
        table.then(*turns(table))
