"""Missions: their tasks, experience, kills that serve them, and completing them (XIA-27)."""

from msgspec import Struct

from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.content.missions import Mission, RollPay, TierPay
from quarterdeck.games.xia.rules.acting import DEPLETED, AtHex, begin_action, here
from quarterdeck.games.xia.rules.answers import Pass
from quarterdeck.games.xia.rules.bounty import add_bounty
from quarterdeck.games.xia.rules.dice import Throw, roll_again
from quarterdeck.games.xia.rules.fame import foreseen_fame, gain_fame
from quarterdeck.games.xia.rules.mission_cards import (
    AT_PLACES,
    BY_KILL,
    bonus_pay,
    card_of,
    distance_pay,
    fits_target,
    forecast,
    is_place,
    is_target,
    mission_sector,
    pay_odds,
    sneak_odds,
)
from quarterdeck.games.xia.rules.sight import adjacent
from quarterdeck.games.xia.rules.targets import OFF_BOARD, VEILED, adjacent_targets
from quarterdeck.games.xia.rules.titles import perk, record_deed
from quarterdeck.games.xia.state import Asked, Captain, Npc, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_MISSION = Reason("no-active-mission", "XIA-17.3.5")
TASK_DONE = Reason("task-done", "XIA-17.3.5")
BY_DESTROYING = Reason("task-is-a-kill", "XIA-17.3.5")
NOT_THE_PLACE = Reason("not-the-place", "XIA-27.7.1")
IN_DELIVERY_SECTOR = Reason("not-in-delivery-sector", "XIA-27.3.10")
NOT_ADJACENT = Reason("target-not-adjacent", "XIA-27.6.5")
NPC_ABSENT = Reason("no-such-target", "XIA-27.7.4")
NOT_THE_TARGET = Reason("not-the-target", "XIA-27.7.3")
TASK_NOT_DONE = Reason("task-not-done", "XIA-27.3.1")
NOT_SNEAKED = Reason("not-sneaked", "XIA-27.6.4")
NOT_THE_DELIVERY = Reason("not-the-delivery", "XIA-27.3.4")
NO_EXPERIENCE = Reason("no-experience", "XIA-27.4.1")
ROLLED = {"study": "study", "hunt": "hunt", "steal": "steal", "sneak": "load"}
"""The rolls of mission tasks, each with the task of the missions that are experience for it (XIA-27.4.1)."""


class Victim(Struct, frozen=True):
    """A ship as it was just before its destruction (XIA-8.2.7, XIA-27.6.8)."""

    ship: str
    tier: int
    outlaw: bool
    bounty: int
    credits: int
    """What lies on an NPC's card; a captain keeps his credits."""
    seat: int
    """Whose ship it was; -1: an NPC's."""


# Tasks


class Task(Option, frozen=True):
    """task, or task swamp-rat: carry out the task of the mission, with its target (XIA-27.5, XIA-27.6)."""

    ship: str = ""

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> list["Task"]:
        captain = table.captains[seat]
        card = card_of(table, captain)
        if card is None or captain.mission_open or captain.depleted:
            return []
        names = ("",) if card.task in AT_PLACES else adjacent_targets(table, seat) if card.task == "steal" else ()
        return [option for name in names if (option := cls(name)).reason(table, seat, frame) is None]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        card = card_of(table, captain)
        if captain.depleted:
            return DEPLETED
        if card is None:
            return NO_MISSION
        if captain.mission_open:
            return TASK_DONE
        if card.task in BY_KILL:
            return BY_DESTROYING
        if card.task in AT_PLACES:
            return NOT_THE_TARGET if self.ship else why_no_task(table, card, here(table, seat, frame))
        return NOT_ADJACENT if isinstance(frame, AtHex) else _why_no_theft(table, seat, card, self.ship)

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain, spot = table.captains[seat], here(table, seat, frame)
        card = card_of(table, captain)
        assert card is not None
        begin_action(table, frame, full=True)
        if card.task in AT_PLACES:
            captain.picked_up = table.chart.sector_of(spot)
        if card.task in ("board", "load"):
            table.emit(f"mission-{card.task}ed", "XIA-27.3.2", seat=seat, sector=captain.picked_up)
            reveal(table, seat, distance_pay(table, card, captain.picked_up))
        else:
            table.then(Throw(seat, card.task, (D20,)), TaskRolled(seat, card.pay))

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        about = f"ship:{self.ship}" if self.ship else f"hex:{here(table, seat, frame)}"
        return (about, f"mission:{table.captains[seat].mission}")

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        card = card_of(table, table.captains[seat])
        return [] if card is None else forecast(table, card, table.chart.sector_of(here(table, seat, frame)))


def why_no_task(table: Xia, card: Mission, spot: str) -> Reason | None:
    """Why the task of a card cannot be carried out on a hex (XIA-27.7.1)."""
    sector = mission_sector(table, spot)
    if not sector:
        return NOT_THE_PLACE
    if sector == card.deliver:
        return IN_DELIVERY_SECTOR
    return None if is_place(table, sector, card.place) else NOT_THE_PLACE


def _why_no_theft(table: Xia, seat: int, card: Mission, ship: str) -> Reason | None:
    """A Thief needs an adjacent target, seen or not; nobody steals by reaching over (XIA-27.6.5, XIA-15.3.6)."""
    found = table.ship(ship)
    if found is None:
        return NOT_ADJACENT
    if not found.at:
        return NPC_ABSENT if isinstance(found, Npc) else OFF_BOARD
    if ship not in adjacent_targets(table, seat):
        return VEILED if adjacent(table.chart, table.captains[seat].at, found.at) else NOT_ADJACENT
    return None if fits_target(table, seat, found, card.target) else NOT_THE_TARGET


class TaskRolled(Step, frozen=True):
    """The d20 of a task decides what it is paid, or that a Thief is caught (XIA-27.5.2, XIA-27.7.5)."""

    seat: int
    pay: str
    """The pay table: it follows from the roll, which everybody sees, and not from the card, which is still hidden."""

    def run(self, table: Xia) -> None:
        face, pay = table.rolls.pop().value, table.pack.pay[self.pay]
        assert isinstance(pay, RollPay)
        credits = pay.amount(face)
        if credits is None:
            caught(table, self.seat)
        else:
            reveal(table, self.seat, credits)


def reveal(table: Xia, seat: int, credits: int | None) -> None:
    """The task is done: the card is turned face up, with its payment on it (XIA-27.3.2)."""
    captain = table.captains[seat]
    captain.mission_open, captain.pay = True, credits
    table.emit("mission-revealed", "XIA-27.3.2", seat=seat, mission=captain.mission)
    if credits is not None:
        table.emit("payment-fixed", "XIA-27.3.2", seat=seat, credits=credits)


def sector_laid(table: Xia, sector: str) -> None:
    """Payments that have waited for a sector are fixed (XIA-27.4.5)."""
    for captain in table.captains:
        card = card_of(table, captain)
        if card is not None and captain.mission_open and captain.pay is None and card.deliver == sector:
            captain.pay = distance_pay(table, card, captain.picked_up)
            table.emit("payment-fixed", "XIA-27.4.5", seat=captain.seat, credits=captain.pay)


def caught(table: Xia, seat: int) -> None:
    """A Thief or Smuggler is caught: no mission, but a bounty (XIA-27.7.6)."""
    table.emit("caught", "XIA-27.7.6", seat=seat)
    discard_mission(table, seat)
    add_bounty(table, table.captains[seat], table.pack.consequences.caught, "XIA-27.7.6")


# Experience


class Experience(Option, frozen=True):
    """experience: discard a completed mission of the same type and roll again (XIA-27.4.1)."""

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        return None if can_reroll(table, seat) else NO_EXPERIENCE

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        roll, captain = table.rolls[-1], table.captains[seat]
        clause = "XIA-25.5.11" if _rolls_for_free(table, seat) else "XIA-27.4.1"
        if _rolls_for_free(table, seat):
            table.turn.rerolls += 1
        else:
            oldest = _useful_experience(table, captain, roll.purpose)[0]
            captain.done = tuple([mission for mission in captain.done if mission != oldest])
            table.mission_discard.append(oldest)
            table.emit("experience-used", "XIA-27.4.1", seat=seat, mission=oldest)
        roll_again(table, seat, roll.dice[0], clause)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return mission_roll_odds(table, seat, table.rolls[-1].purpose)


def mission_roll_odds(table: Xia, seat: int, purpose: str) -> list[Reason]:
    """What the d20 of a mission could bring: a payment, or being caught (XIA-R13)."""
    card = card_of(table, table.captains[seat])
    if card is None or purpose not in ROLLED:
        return []
    pay = table.pack.pay[card.pay]
    return sneak_odds(table) if purpose == "sneak" else pay_odds(pay) if isinstance(pay, RollPay) else []


def can_reroll(table: Xia, seat: int) -> bool:
    """Whether a captain may repeat the mission roll on the table (XIA-27.4.1, XIA-27.4.2)."""
    roll = table.rolls[-1] if table.rolls else None
    if roll is None or roll.purpose not in ROLLED or roll.seat != seat:
        return False
    return _rolls_for_free(table, seat) or bool(_useful_experience(table, table.captains[seat], roll.purpose))


def _rolls_for_free(table: Xia, seat: int) -> bool:
    """Specialist: one roll of a turn is repeated for nothing (XIA-25.5.11)."""
    return table.turn.rerolls < (perk(table, seat, "mission-reroll") or 0)


def _useful_experience(table: Xia, captain: Captain, purpose: str) -> list[str]:
    """Completed missions of the type that is being rolled for, the oldest first."""
    return [mission for mission in captain.done if table.pack.missions[mission].task == ROLLED[purpose]]


# Kills


def offer_kill(table: Xia, seat: int, victim: Victim) -> None:
    """An attack has destroyed a ship, which may serve a Bounty Hunter or Assassin (XIA-27.5.3, XIA-27.6.6)."""
    captain = table.captains[seat]
    card = card_of(table, captain)
    if card is None or captain.mission_open:
        return
    if table.answer(f"a kill serves the mission of {seat}", _serves(table, seat, card, victim)):
        table.then(Claiming(seat, victim.tier))


def _serves(table: Xia, seat: int, card: Mission, victim: Victim) -> bool:
    if card.task == "hunt":
        return victim.outlaw
    return card.task == "kill" and is_target(table, seat, victim.ship, victim.tier, not victim.outlaw, card.target)


class Claim(Option, frozen=True):
    """claim: use a kill for the mission (XIA-D43)."""

    def take(self, table: Xia, seat: int, frame: "Claiming") -> None:
        table.done()
        card = card_of(table, table.captains[seat])
        assert card is not None
        pay = table.pack.pay[card.pay]
        if isinstance(pay, TierPay):
            reveal(table, seat, pay.amount(frame.tier))  # XIA-27.6.8
        else:
            table.then(Throw(seat, "hunt", (D20,)), TaskRolled(seat, card.pay))

    def targets(self, table: Xia, seat: int, frame: "Claiming") -> tuple[str, ...]:
        return (f"mission:{table.captains[seat].mission}",)

    def preview(self, table: Xia, seat: int, frame: "Claiming") -> list[Reason]:
        card = card_of(table, table.captains[seat])
        assert card is not None
        pay = table.pack.pay[card.pay]
        if isinstance(pay, TierPay):
            return [Reason("pays-for-tier", "XIA-27.6.8", {"credits": pay.amount(frame.tier)})]
        return mission_roll_odds(table, seat, "hunt")


class Claiming(Asked, frozen=True):
    """A kill could serve the mission; the captain may decline and keep the card face down (XIA-D43)."""

    clause = "XIA-D43"
    choices = (Claim, Pass)
    tier: int
    """The destroyed ship. The frame says nothing about the card, which others must not know (XIA-R2)."""

    def open(self, table: Xia) -> bool:
        return table.captains[self.seat].mission is not None


# Completing and losing missions


class Deliver(Option, frozen=True):
    """deliver: complete the mission on the mission point of delivery (XIA-27.3.4)."""

    keeps_undo = True

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        card = card_of(table, captain)
        if card is None:
            return NO_MISSION
        if captain.depleted:
            return DEPLETED
        if not captain.mission_open:
            return TASK_NOT_DONE
        if not is_delivery(table, captain, card, here(table, seat, frame)):
            return NOT_THE_DELIVERY
        return NOT_SNEAKED if card.task == "load" and not captain.sneaked else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        begin_action(table, frame, full=True)
        _complete(table, table.captains[seat])

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{here(table, seat, frame)}", f"mission:{table.captains[seat].mission}")

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        credits = (table.captains[seat].pay or 0) + bonus_pay(table, seat)
        fame = foreseen_fame(table, seat, "XIA-3.2.2")
        bounty = _guilt(table, table.captains[seat])
        guilt = [Reason("gains-bounty", "XIA-27.7.7", {"credits": bounty})] if bounty else []
        return [Reason("gains-credits", "XIA-27.3.5", {"credits": credits}), *fame, *guilt]


def is_delivery(table: Xia, captain: Captain, card: Mission, spot: str) -> bool:
    """Whether a mission is completed on a hex, which is not where its task was done (XIA-27.3.10)."""
    sector = mission_sector(table, spot)
    return bool(sector) and sector != captain.picked_up and is_place(table, sector, card.deliver)


def _guilt(table: Xia, captain: Captain) -> int:
    """The bounty for completing an illegal mission, unless it was sneaked in cleanly (XIA-27.7.7)."""
    card = card_of(table, captain)
    return 0 if card is None or card.legal or captain.sneaked == "clean" else table.pack.consequences.illegal


def _complete(table: Xia, captain: Captain) -> None:
    """Payment, bounty and fame; the card stays with the captain, face down (XIA-27.3.5, XIA-27.3.6)."""
    mission, credits = captain.mission, (captain.pay or 0) + bonus_pay(table, captain.seat)
    assert mission is not None
    add_bounty(table, captain, _guilt(table, captain), "XIA-27.7.7")
    captain.credits += credits
    _forget_mission(captain)
    captain.done = (*captain.done, mission)
    table.emit("mission-completed", "XIA-27.3.5", seat=captain.seat, mission=mission, credits=credits)
    record_deed(table, captain.seat, "missions", mission)
    gain_fame(table, captain.seat, 1, "missions", "XIA-3.2.2")


def _forget_mission(captain: Captain) -> None:
    captain.mission, captain.mission_open, captain.pay = None, False, None
    captain.picked_up, captain.sneaked = "", ""


def discard_mission(table: Xia, seat: int) -> None:
    """The active mission goes to the discard pile, its payment to the bank (XIA-27.3.7, XIA-27.3.8)."""
    captain = table.captains[seat]
    if captain.mission is not None:
        table.mission_discard.append(captain.mission)
        _forget_mission(captain)


def lose_mission(table: Xia, seat: int) -> None:
    """The ship is destroyed, and its mission with it; that is no failure (XIA-13.1.2, XIA-27.3.9)."""
    if table.captains[seat].mission is not None:
        discard_mission(table, seat)
        table.emit("mission-lost", "XIA-27.3.7", seat=seat)


class Abort(Option, frozen=True):
    """abort: discard the active mission, as a minor action and without penalty (XIA-27.3.8)."""

    keeps_undo = True

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        return NO_MISSION if table.captains[seat].mission is None else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        discard_mission(table, seat)
        table.emit("mission-aborted", "XIA-27.3.8", seat=seat)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"mission:{table.captains[seat].mission}",)


ABORT = Abort()


def useful_for_mission(table: Xia, seat: int, spot: str) -> bool:
    """Whether a captain could take, carry out or complete a mission on a hex, as he is now (XIA-R29)."""
    captain = table.captains[seat]
    card = card_of(table, captain)
    if card is None:
        return bool(mission_sector(table, spot)) and spot not in table.turn.mission_points
    if captain.mission_open:
        return is_delivery(table, captain, card, spot)
    return card.task in AT_PLACES and why_no_task(table, card, spot) is None
