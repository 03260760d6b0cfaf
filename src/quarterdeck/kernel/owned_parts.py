"""Owned parts: what looks the same to all but its owner, such as a hand; encoded once and kept until it changes."""

from functools import cache
from itertools import compress, count
from operator import ne
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec.json import encode
from msgspec.msgpack import encode as encode_content

from quarterdeck.kernel.viewing import is_row, is_shared, viewer
from quarterdeck.kernel.zone import Zone, is_same_for_others, zones

CLOCK = ("now", "asked_since")
"""Fields of every table that decide nothing about who sees what."""


@cache
def owned_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a state that are rows of parts with an owner, and whose parts look the same to all others."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(field for field, zone in zones(kind) if zone is None and _is_row_of_owned(hints[field]))


def _is_row_of_owned(hint: Any) -> bool:
    part = get_args(hint)[0] if is_row(hint) else None
    if not (isinstance(part, type) and issubclass(part, Struct)) or part.__subclasses__() or is_shared(part):
        return False
    hints = get_type_hints(part, include_extras=True)
    return hints.get("seat") is int and all(_is_owned(hints[field], zone) for field, zone in zones(part))


def _is_owned(hint: Any, zone: Zone | None) -> bool:
    if zone is None or not is_same_for_others(zone.sees):
        return is_shared(hint, zone)
    return is_shared(get_args(hint)[0])


Place = tuple[str, int]
"""Where a part lies: the field, and the place in its row."""
Parts = dict[Place, bytes]


class PublicRows:
    """The rows of one moment as a viewer sees them who owns nothing."""

    def __init__(self, texts: dict[str, list[bytes]]) -> None:
        self.texts = texts
        self.lengths = [len(row) for row in texts.values()]
        self.before: PublicRows | None = None
        """The rows that these were made from, as long as they are the latest."""
        self.changed: Parts = {}
        """The parts that have changed since then."""


class OwnedParts:
    """The owned parts of one table as JSON; what does not change stays the same object."""

    def __init__(self) -> None:
        self._contents: dict[str, list[bytes]] = {}
        """All parts with everything that lies in them."""
        self._own: dict[int | None, Parts] = {}
        """The parts of each seat as it sees them itself, once it has asked."""
        self.public = PublicRows({})
        self.changes_of_others = 0
        """How often parts have changed that belonged to nobody, changed their owner, came or went."""
        self.changed_owners: set[int] = set()
        """Whose parts the last look found changed; of no use if any of others have changed."""

    def look(self, table: Struct, *, public_changed: bool) -> None:
        """Read the table as it is now, and encode what has changed.

        If anything public other than the clock has changed, everything is encoded again: it may decide who sees what.
        """
        contents = {field: list(map(encode_content, getattr(table, field))) for field in owned_fields(type(table))}
        self.changed_owners.clear()
        if public_changed or self.public.lengths != [len(row) for row in contents.values()]:
            self.changes_of_others += 1
            self._own, rows = {}, {field: getattr(table, field) for field in contents}
            self.public = PublicRows({field: [_text(table, part, None) for part in row] for field, row in rows.items()})
        elif contents != self._contents:
            self._replace(table, self._changed(contents))
        self._contents = contents

    def _changed(self, contents: dict[str, list[bytes]]) -> list[Place]:
        """The places of the parts that have changed."""
        return [
            (field, place)
            for field, row in contents.items()
            for place in compress(count(), map(ne, row, self._contents[field]))
        ]

    def _replace(self, table: Struct, places: list[Place]) -> None:
        """Encode some parts again, which may have had other owners."""
        before, before.before = self.public, None
        rows = self.public = PublicRows({field: [*row] for field, row in before.texts.items()})
        for field, place in places:
            part = getattr(table, field)[place]
            text = _text(table, part, None)
            if text != rows.texts[field][place]:
                rows.texts[field][place] = rows.changed[field, place] = text
            self._replace_own(table, (field, place), part)
        rows.before = before

    def _replace_own(self, table: Struct, place: Place, part: Any) -> None:
        """Encode a changed part again for its owner; if the owner is new, forget the old one's text."""
        own = self._own.get(part.seat)
        if own is not None and place in own:
            self._own[part.seat] = {**own, place: _text(table, part, part.seat)}
            self.changed_owners.add(part.seat)
        else:
            self.changes_of_others += 1
            self._own.pop(part.seat, None)
            self._own = {seat: parts for seat, parts in self._own.items() if place not in parts}

    def own(self, table: Struct, seat: int | None) -> Parts:
        """The parts that belong to `seat`, as it sees them."""
        if seat not in self._own:
            self._own[seat] = {
                (field, place): _text(table, part, seat)
                for field in self._contents
                for place, part in enumerate(getattr(table, field))
                if part.seat == seat
            }
        return self._own[seat]


def _text(table: Struct, part: Struct, seat: int | None) -> bytes:
    return encode(viewer(type(part))(table, part, seat))
