"""Smugglers: sneaking onto the planet of delivery (XIA-27.6.2, XIA-27.7.5, XIA-D44)."""

from quarterdeck.games.xia.content.bands import D20, band_of
from quarterdeck.games.xia.rules.dice import Throw
from quarterdeck.games.xia.rules.mission_cards import card_of, sneak_odds
from quarterdeck.games.xia.rules.missions import caught
from quarterdeck.games.xia.state import Captain, Step, Xia
from quarterdeck.kernel.errors import Reason


def entered_planet(table: Xia, seat: int, planet: str) -> None:
    """A Smuggler with contraband comes onto the planet of delivery: a sneak roll (XIA-27.6.2, XIA-D44)."""
    captain = table.captains[seat]
    if must_sneak(table, captain, planet):
        captain.sneaked = ""
        table.then(Throw(seat, "sneak", (D20,)), Sneaked(seat))


def must_sneak(table: Xia, captain: Captain, planet: str) -> bool:
    """Whether a captain who comes onto a planet has contraband for it."""
    card = card_of(table, captain)
    return card is not None and card.task == "load" and captain.mission_open and card.deliver == planet


def sneak_risk(table: Xia, seat: int, start: str, goal: str) -> list[Reason]:
    """How likely a Smuggler is caught who comes onto the planet of delivery (XIA-R12, XIA-R13)."""
    planet = table.chart.planet_of(goal)
    if planet == table.chart.planet_of(start) or not must_sneak(table, table.captains[seat], planet):
        return []
    return sneak_odds(table)


def left_planet(table: Xia, seat: int, planet: str) -> None:
    """Leaving the planet undoes a successful sneak (XIA-D44)."""
    table.captains[seat].sneaked = ""


class Sneaked(Step, frozen=True):
    """What the sneak roll means (XIA-27.7.5)."""

    seat: int

    def run(self, table: Xia) -> None:
        face, captain = table.rolls.pop().value, table.captains[self.seat]
        if captain.mission is None:
            return
        band = band_of(table.pack.consequences.sneak, face)
        if band is None or band.caught:
            caught(table, self.seat)
            return
        captain.sneaked = "clean" if band.clean else "unseen"
        table.emit("sneaked", "XIA-27.7.5", seat=self.seat, clean=band.clean)
