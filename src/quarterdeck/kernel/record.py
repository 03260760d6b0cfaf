"""The record of a game: set-up, options, seed and inputs, from which everything else follows."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import BadOptions, BadRecord

PEOPLE = "people"
"""The first word of an input that says which seats people play from then on: `people 0,2`, `people -`."""


class Input(Struct, frozen=True, omit_defaults=True):
    """One thing that came from outside: a seat's choice, or without a seat a deadline or a change of people."""

    at: float
    seat: int | None = None
    do: str = ""
    rolled: tuple[tuple[str, Any], ...] = ()
    binding: bool = False
    """Whether the rules do not let this be taken back."""

    @property
    def seats_people(self) -> bool:
        """Whether it is a change of people."""
        return self.seat is None and bool(self.do)


def people_said(people: tuple[int, ...]) -> str:
    """What an input says after which people play these seats."""
    return f"{PEOPLE} {','.join(map(str, people)) or '-'}"


def people_of(given: Input, seats: int) -> tuple[int, ...] | None:
    """The seats that people play from an input on; None if it is a deadline."""
    if not given.do:
        return None
    verb, _, named = given.do.partition(" ")
    try:
        people = () if named == "-" else checked_humans(map(int, named.split(",")), seats)
    except (ValueError, BadOptions):
        people = None
    if verb != PEOPLE or people is None:
        raise BadRecord(f"{given.do!r} without a seat should be {people_said((0, 1))!r}, or with other seats")
    return people


class Record(Struct, omit_defaults=True):
    """A game as it is written to a file."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    inputs: list[Input] = []
    rolled: tuple[tuple[str, Any], ...] = ()
    """What chance gave during set-up."""
    now: float = 0.0
    """The time of the save: nothing more has happened until then."""
    pack: str = ""
    """The exact id of its content pack; empty in games without one, and in records from before there were ids."""
    humans: tuple[int, ...] | None = None
    """The seats taken by people at the start; None: all of them."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> "Record":
        try:
            return msgspec.json.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise BadRecord(f"this is not a saved game: {error}") from None


def checked_humans(humans: Iterable[int], seats: int) -> tuple[int, ...]:
    """The seats of people in ascending order."""
    people = tuple(sorted(set(humans)))
    if not set(people) <= set(range(seats)):
        raise BadOptions(f"humans {people}: seats are 0 to {seats - 1}")
    return people


def departure(record: Record, again: Record) -> str | None:
    """The first input at which a record and its replay differ, or None if there is none."""
    for number, (was, now) in enumerate(zip(record.inputs, again.inputs, strict=False)):
        if plain((was.seat, was.do, was.rolled)) != plain((now.seat, now.do, now.rolled)):
            return f"input {number} ({was.do or 'clock'}) has other consequences"
    if len(again.inputs) != len(record.inputs):
        return f"{len(again.inputs)} inputs instead of {len(record.inputs)}"
    return None


def plain(value: Any) -> Any:
    """A value as it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(value))
