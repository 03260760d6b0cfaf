"""The action round (SA-3.1): everybody plans at once until the clock or all together end it."""

from typing import TYPE_CHECKING, ClassVar

from quarterdeck.games.space_alert import messages
from quarterdeck.games.space_alert.commands import CARD_COMMANDS, EndPhase, Give, card_commands
from quarterdeck.games.space_alert.resolution import turns
from quarterdeck.games.space_alert.script import Message
from quarterdeck.games.space_alert.ship import PHASE_OF
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


class Agreement(Option, frozen=True):
    """A sign that every player gives once; when all have given it, something happens."""

    binds = True
    event: ClassVar[str] = "ready"
    clause: ClassVar[str]

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].ready = True
        table.tell(self.event, self.clause, seat=seat)
        if all(player.ready for player in table.players):
            for player in table.players:
                player.ready = False
            self.agreed(table)

    def agreed(self, table: "SpaceAlert") -> None:
        raise NotImplementedError


def _silent(table: "SpaceAlert") -> tuple[int, ...]:
    """The seats that have not given their sign yet."""
    return tuple(player.seat for player in table.players if not player.ready)


class Ready(Agreement, frozen=True):
    """ready: the clock may start."""

    clause = "SA-R1"

    def agreed(self, table: "SpaceAlert") -> None:
        table.done()
        table.then(Planning(table.now), Resolution())
        messages.hear(table, Message(0, "start"))
        if not table.setting.clock:
            _say_threats(table)


class Briefing(Step, frozen=True):
    """The clock starts when every player is ready (SA-R1)."""

    clause = "SA-R1"
    choices = (Ready,)

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return _silent(table)


class Consent(Option, frozen=True):
    """consent: end the action round now; it ends when all consent."""

    binds = True

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        if not _may_end_early(table):
            return _TOO_EARLY_TO_END
        return _CONSENTS_ALREADY if table.players[seat].consents else None

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].consents = True
        table.tell("consents", "SA-R27", seat=seat)
        if all(player.consents for player in table.players):
            table.tell("action-round-ends", "SA-3.2.17")
            table.done()


def _may_end_early(table: "SpaceAlert") -> bool:
    """After the end of phase 2, or during it in a two-phase flight (SA-3.2.17, SA-D45)."""
    return table.phase == 3 or (table.phase == 2 and table.last_slot == 7)


class Withdraw(Option, frozen=True):
    """withdraw: go on planning after all."""

    binds = True

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        return None if table.players[seat].consents else _NO_CONSENT_GIVEN

    def take(self, table: "SpaceAlert", seat: int) -> None:
        table.players[seat].consents = False
        table.tell("withdraws", "SA-R27", seat=seat)


class GoOn(Agreement, frozen=True):
    """go-on: ready for the next message, where there is no clock."""

    clause = "SA-R45"

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        if table.setting.clock:
            return _CLOCK_DECIDES
        return _READY_ALREADY if table.players[seat].ready else None

    def agreed(self, table: "SpaceAlert") -> None:
        messages.close_transfer(table)
        say_next(table)


def _say_threats(table: "SpaceAlert") -> None:
    """Without a clock all threats are laid out at the start (SA-9.8)."""
    while table.script[0].say == "threat":
        say_next(table)


def say_next(table: "SpaceAlert") -> None:
    """Let the next message of the script be heard; the last one ends the action round."""
    message, *rest = table.script
    table.script = tuple(rest)
    messages.hear(table, message)
    if message.say == "end":
        table.done()


class AskPause(Agreement, frozen=True):
    """ask-pause: stop the clock; it stops when all ask."""

    clause = "SA-R43"
    event = "asks-pause"

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        if not (table.setting.pauses and table.setting.clock):
            return _NO_PAUSES
        return _ASKED_ALREADY if table.players[seat].ready else None

    def agreed(self, table: "SpaceAlert") -> None:
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
        say_next(table)


_EVERYBODY = [tuple(range(count)) for count in range(6)]


class Resume(Agreement, frozen=True):
    """resume: let the clock go on; it does when all agree."""

    clause = "SA-R43"

    def agreed(self, table: "SpaceAlert") -> None:
        lost = table.now - table.top(Pause).since
        table.done()
        table.paused = False
        table.become(Planning(table.top(Planning).start + lost))
        table.tell("resumed", "SA-R43")


class Pause(Step, frozen=True):
    """The clock stands still and hands are covered (SA-R43)."""

    clause = "SA-R43"
    choices = (Resume,)
    since: float

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return _silent(table)


class Resolution(Step, frozen=True):
    """Planning closes: hands go out of play, plans and script are public, the ship is as set up (SA-R28)."""

    clause = "SA-4.1"

    def run(self, table: "SpaceAlert") -> None:
        messages.missing_threats(table)
        table.phase = PHASE_OF[table.last_slot] + 1
        table.communications, table.transfer_open = True, False
        for player in table.players:
            table.discarded.extend(player.hand)  # SA-3.1.15
            player.hand.clear()
        table.then(*turns(table))
