"""Short ways to set up and watch fights in tests."""

from typing import Any

from tests.xia.tables import SEATS, Drift

VOLLEY = ("A: attack swamp-rat", "A: aim nock-blaster", "A: fire")
"""A attacks B with one blaster die."""


def duel(rolls: list[int], a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Drift:
    """A with a blaster beside B; A flies a Puddle Jumper, which asks nothing after rolls."""
    attacker = {"ship": "puddle-jumper", "at": "0,0", "outfits": ["nock-blaster"], **(a or {})}
    return Drift("BL", {"A": attacker, "B": {"at": "1,0", **(b or {})}, **more}, rolls)


def offered(drift: Drift, letter: str) -> list[str]:
    """The options of a seat as they are listed."""
    return [str(option) for option in drift.table.options(SEATS.index(letter))]


def asked(drift: Drift) -> str:
    """Who is asked in which frame."""
    (seat,) = drift.table.seats()
    return f"{SEATS[seat]} {drift.asked_frame()}"


def preview(drift: Drift, line: str) -> dict[str, dict[str, Any]]:
    """What the program foretells of an option, by message."""
    letter, text = line.split(": ", 1)
    found = drift.table.preview(SEATS.index(letter), drift.table.option(text))
    return {reason.id: reason.args for reason in found}


def targets(drift: Drift, line: str) -> tuple[str, ...]:
    letter, text = line.split(": ", 1)
    return drift.table.targets(SEATS.index(letter), drift.table.option(text))
