"""The action round (SA-3.1): everybody plans at once until the clock or all together end it."""

from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content.script import Message
from quarterdeck.games.space_alert.content.ship import LAST_OF_TWO_PHASES, PHASE_OF
from quarterdeck.games.space_alert.rules import messages
from quarterdeck.games.space_alert.rules.commands import CARD_COMMANDS, EndPhase, Give, card_commands, open_slots
from quarterdeck.games.space_alert.rules.resolution import turns
from quarterdeck.games.space_alert.state import Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.memo import remembered_by
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.voting import Agreement, Withdrawal, missing_signs

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import Player, SpaceAlert

# Blocked options are asked for all the time, so their reasons are made once.
_TOO_EARLY_TO_END = Reason("too-early-to-end", "SA-3.2.17", {"phase": 2})
_TOO_EARLY_IN_TWO_PHASES = Reason("too-early-to-end", "SA-3.2.17", {"phase": 1})
_CONSENTS_ALREADY = Reason("consents-already", "SA-R27")
_NO_CONSENT_GIVEN = Reason("no-consent-given", "SA-R27")
_CLOCK_DECIDES = Reason("clock-decides", "SA-R3")
_READY_ALREADY = Reason("ready-already", "SA-R45")
_NO_PAUSES = Reason("no-pauses", "SA-R42")
_ASKED_ALREADY = Reason("asked-already", "SA-R43")


class Sign(Agreement, frozen=True):
    """A sign that every player gives; when all have given it, something happens."""

    @classmethod
    def parties(cls, table: "SpaceAlert") -> "list[Player]":
        return table.players


class Ready(Sign, frozen=True):
    """ready: the clock may start."""

    clause = "SA-R1"

    def agreed(self, table: "SpaceAlert", frame: Step) -> None:
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
        return missing_signs(table.players, Sign.sign)

    def prompt(self, table: "SpaceAlert", seat: int | None) -> Reason:
        """Somebody alone is told what kind of flight it is, and whom there is to plan for (SA-9.1)."""
        if not table.solo or seat is None:
            return super().prompt(table, seat)
        return Reason("prompt-briefing-alone", "", {"kind": table.kind, "count": len(table.crew)})


class Consent(Sign, frozen=True):
    """consent: end the action round now; it ends when all consent."""

    clause = "SA-R27"
    sign = event = "consents"
    given = _CONSENTS_ALREADY
    lasting = True

    def reason(self, table: "SpaceAlert", seat: int, frame: Step) -> Reason | None:
        if may_end_early(table):
            return super().reason(table, seat, frame)
        return _TOO_EARLY_IN_TWO_PHASES if table.last_slot == LAST_OF_TWO_PHASES else _TOO_EARLY_TO_END

    def agreed(self, table: "SpaceAlert", frame: Step) -> None:
        table.emit("action-round-ends", "SA-3.2.17")
        table.done()


def may_end_early(table: "SpaceAlert") -> bool:
    """After the end of phase 2, or during it in a two-phase flight (SA-3.2.17, SA-D45)."""
    return table.phase == 3 or (table.phase == 2 and table.last_slot == LAST_OF_TWO_PHASES)


class Withdraw(Withdrawal, frozen=True):
    """withdraw: go on planning after all."""

    agreement = Consent
    not_given = _NO_CONSENT_GIVEN

    def reason(self, table: "SpaceAlert", seat: int, frame: Step) -> Reason | None:
        """The same as in the kernel, but faster: play-outs ask at every decision."""
        return None if table.players[seat].consents else _NO_CONSENT_GIVEN


class GoOn(Sign, frozen=True):
    """go-on: ready for the next message, where there is no clock."""

    clause = "SA-R45"
    given = _READY_ALREADY

    def reason(self, table: "SpaceAlert", seat: int, frame: Step) -> Reason | None:
        return _CLOCK_DECIDES if table.setting.clock else super().reason(table, seat, frame)

    def preview(self, table: "SpaceAlert", seat: int, frame: Step) -> list[Reason]:
        """A warning about the empty slots that the next message may lock."""
        empty = _empty_slots(table, seat)
        if not empty:
            return []
        # Somebody alone hears of nothing but the ends of phases (SA-9.7, SA-9.8).
        warning = "ends-phase-with-empty-slots" if table.solo else "may-end-phase-with-empty-slots"
        return [Reason(warning, "SA-9.5" if table.solo else "SA-3.1.10", {"phase": table.phase, "count": empty})]

    def agreed(self, table: "SpaceAlert", frame: Step) -> None:
        messages.close_transfer(table)
        say_next(table)


def _empty_slots(table: "SpaceAlert", seat: int) -> int:
    """How many slots of the present phase are empty on the boards that only `seat` plans."""
    return sum(
        table.crew[board].plan[slot] is None
        for board, member in enumerate(table.crew)
        if member.seat == seat or table.solo
        for slot in open_slots(table, seat, board)
        if PHASE_OF[slot] == table.phase
    )


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


class AskPause(Sign, frozen=True):
    """ask-pause: stop the clock; it stops when all ask."""

    clause = "SA-R43"
    event = "asks-pause"
    given = _ASKED_ALREADY

    def reason(self, table: "SpaceAlert", seat: int, frame: Step) -> Reason | None:
        if not (table.setting.pauses and table.setting.clock):
            return _NO_PAUSES
        return super().reason(table, seat, frame)

    def agreed(self, table: "SpaceAlert", frame: Step) -> None:
        table.paused = table.was_paused = True
        table.emit("paused", "SA-R43")
        table.then(Pause(table.now))


SIGNS: tuple[type[Option], ...] = (EndPhase, Consent, Withdraw, GoOn, AskPause)


def _sign_facts(table: "SpaceAlert", seat: int, frame: Step) -> tuple[object, ...]:
    """All that decides which signs a player may give."""
    player, setting = table.players[seat], table.setting
    return (
        player.phase, player.consents, player.ready, table.phase, table.last_slot, table.seat_count, setting.clock,
        setting.pauses,
    )  # fmt: skip


@remembered_by(_sign_facts)
def _signs(table: "SpaceAlert", seat: int, frame: Step) -> list[Option]:
    """What a player may say, apart from planning cards."""
    return [option for kind in SIGNS for option in kind.offer(table, seat, frame)]


class Planning(Step, frozen=True):
    """All players plan at once; `start` is when the clock began to run."""

    clause = "SA-3.1"
    blocking = False
    offers_by_own_parts = True  # what lies on the boards of other players changes nothing
    choices = (*CARD_COMMANDS, Give, *SIGNS)
    start: float

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return _EVERYBODY[table.seat_count]

    def offer(self, table: "SpaceAlert", seat: int) -> list[Option]:
        found = card_commands(table, seat)
        if table.transfer_open:  # seldom
            found += Give.offer(table, seat, self)
        found += _signs(table, seat, self)
        return found

    def deadline(self, table: "SpaceAlert") -> float | None:
        return self.start + table.script[0].at if table.setting.clock else None

    def on_deadline(self, table: "SpaceAlert") -> None:
        say_next(table)


_EVERYBODY = [tuple(range(count)) for count in range(6)]


class Resume(Sign, frozen=True):
    """resume: let the clock go on; it does when all agree."""

    clause = "SA-R43"

    def agreed(self, table: "SpaceAlert", frame: Step) -> None:
        lost = table.now - table.top(Pause).since
        table.done()
        table.paused = False
        table.replace_top(Planning(table.top(Planning).start + lost))
        table.emit("resumed", "SA-R43")


class Pause(Step, frozen=True):
    """The clock stands still and hands are covered (SA-R43)."""

    clause = "SA-R43"
    choices = (Resume,)
    since: float

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return missing_signs(table.players, Sign.sign)


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
