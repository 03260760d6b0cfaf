"""What a seat sees as JSON, part by part: compared with what it was sent before, only what is new is sent.

Little changes from one message to the next, so parts are encoded as wholes and kept as long as they stay the same;
they are taken apart only if they differ. What is new to everybody is put together once for all seats.
"""

from functools import cache, lru_cache
from operator import add
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from quarterdeck.kernel.owned_parts import CLOCK, OwnedParts, Parts, Place, PublicRows
from quarterdeck.kernel.state import State

NULL = b"null"
Members = dict[str, bytes]
"""The members of a JSON object: the JSON of each by its name."""
NOTHING_NEW: tuple[bytes, tuple[str, ...]] = b"", ()
MOST_COMPARED = 64
"""Comparisons that are kept: the seats of a table make most of them alike."""


class Fields:
    """Some fields of a view, and the members of a JSON object with them."""

    def __init__(self, values: dict[str, Any]) -> None:
        self._values = values
        self.text = encode(values)[1:-1]

    def kept(self, before: "Fields | None") -> "Fields":
        """These, or the ones before if they are the same."""
        return before if before is not None and before.text == self.text else self

    def members(self) -> Members:
        return {name: encode(value) for name, value in self._values.items()}

    def since(self, before: "Fields") -> tuple[bytes, tuple[str, ...]]:
        """The members that are not what they were, and the names of those that have gone."""
        return NOTHING_NEW if self is before else _compared_fields(self, before)


@lru_cache(MOST_COMPARED)
def _compared_fields(now: Fields, before: Fields) -> tuple[bytes, tuple[str, ...]]:
    members, old = now.members(), before.members()
    return joined(changed(members, old)), tuple(name for name in old if name not in members)


class PublicTexts(Struct, frozen=True, eq=False, gc=False):
    """What everybody sees of a table at one version."""

    clock: bytes
    fields: Fields
    rows: PublicRows
    """The lists of the view whose parts have an owner, as others see them."""

    def since(self, before: "PublicTexts") -> "PublicChange | None":
        """What is new; None if a row is longer or shorter than it was."""
        if self.rows.lengths != before.rows.lengths:
            return None
        fields, gone = self.fields.since(before.fields)
        return PublicChange(_listed(self.clock, fields), gone, *_compared_rows(self.rows, before.rows))


class PublicChange(Struct, frozen=True, gc=False):
    """What is new to everybody: members of the view, the names of those that have gone, and parts of its rows."""

    view: bytes
    gone: tuple[str, ...]
    places: frozenset[Place]
    rows: bytes

    def alone(self, events: bytes) -> bytes:
        """The members of a `SeatChange` behind the seat, for a seat to which nothing else is new but events."""
        return b'"whole":false,"view":{%s},"rows":{%s},"events":%s%s' % (self.view, self.rows, events, _gone(self.gone))


@lru_cache(MOST_COMPARED)
def _compared_rows(now: PublicRows, before: PublicRows) -> tuple[frozenset[Place], bytes]:
    """The places whose parts are not what they were, and those parts by row and place."""
    parts = (
        now.changed
        if now.before is before
        else {
            (name, place): text
            for name, row in now.texts.items()
            for place, text in enumerate(row)
            if text != before.texts[name][place]
        }
    )
    return frozenset(parts), _by_row(parts)


class SeatTexts(Struct, frozen=True, gc=False):
    """What a seat sees and is sent besides; as long as all of it stays the same, the same object."""

    parts: Parts
    """Its own parts in the rows."""
    rest: Fields
    """The other fields of the view."""
    asked: Members
    """What it may choose, and how it is asked."""
    undo: bytes
    recap: bytes
    texts: Members
    """The stories that belong to the view."""

    def members(self) -> bytes:
        """What the seat is sent besides its view, behind other members."""
        return b"," + joined({**self.asked, "undo": self.undo, "recap": self.recap, "texts": _object(self.texts)})

    def members_since(self, before: "SeatTexts") -> bytes:
        members = {} if self.asked is before.asked else changed(self.asked, before.asked)
        if self.undo != before.undo:
            members["undo"] = self.undo
        if self.recap != before.recap:
            members["recap"] = self.recap
        if self.texts != before.texts:
            gone = dict.fromkeys(before.texts.keys() - self.texts.keys(), NULL)
            members["texts"] = _object({**changed(self.texts, before.texts), **dict(sorted(gone.items()))})
        return b"," + joined(members) if members else b""


class SeatState(Struct, frozen=True, gc=False):
    """All that a seat sees and is sent at one version, but for the events."""

    public: PublicTexts
    seat: SeatTexts

    def whole(self, events: bytes) -> bytes:
        """The members of a `SeatView` behind the seat."""
        return b'"view":{%s},"events":%s%s' % (self._view(), events, self.seat.members())

    def since(self, before: "SeatState | None", change: PublicChange | None, events: bytes) -> bytes:
        """The members of a `SeatChange` behind the seat, for whoever was sent `before`, or nothing yet.

        `change` is what is new to everybody; None if that has to be sent as a whole.
        """
        if before is None or change is None:
            return self.all_new(events)
        if self.seat is before.seat:
            return change.alone(events)
        rest, gone = self.seat.rest.since(before.seat.rest)
        members = _gone(change.gone + gone) + self.seat.members_since(before.seat)
        parts = (_listed(change.view, rest), self._rows_since(before, change), events, members)
        return b'"whole":false,"view":{%s},"rows":{%s},"events":%s%s' % parts

    def all_new(self, events: bytes) -> bytes:
        """The members of a `SeatChange` behind the seat, for whoever knows nothing of it."""
        return b'"whole":true,"rows":{},' + self.whole(events)

    def _view(self) -> bytes:
        rows = joined({name: b"[%s]" % b",".join(self._row(name)) for name in self.public.rows.texts})
        return _listed(self.public.clock, self.public.fields.text, rows, self.seat.rest.text)

    def _row(self, name: str) -> list[bytes]:
        return [self._part((name, place)) for place in range(len(self.public.rows.texts[name]))]

    def _part(self, place: Place) -> bytes:
        parts, (name, number) = self.seat.parts, place
        return parts[place] if place in parts else self.public.rows.texts[name][number]

    def _rows_since(self, before: "SeatState", change: PublicChange) -> bytes:
        """The parts that are not what they were, by row and place."""
        if self.seat.parts is before.seat.parts and self.seat.parts.keys().isdisjoint(change.places):
            return change.rows
        places = {*change.places, *self.seat.parts, *before.seat.parts}
        return _by_row({place: part for place in places if (part := self._part(place)) != before._part(place)})


class TableTexts:
    """What is seen of one table as JSON; what has not changed is not encoded again."""

    def __init__(self) -> None:
        self._content = b""
        """All that looks the same to everybody as it lies in the state: compared faster than it is shown."""
        self._fields = Fields({})
        self.owned = OwnedParts()
        self.parts = self.owned.own
        """The parts that belong to a seat, as it sees them."""
        self.offer_facts: tuple[Any, ...] | None = None
        """What decides what seats are offered and asked besides their own parts, if nothing else does."""
        self.version = 0
        """Counts the versions of the table that were taken in."""

    def look(self, state: State) -> PublicTexts:
        """Take in how the table stands now; returns what everybody sees."""
        self.version += 1
        before, derived = self._fields, state.derived_fields()
        content = state.shared_content(derived, CLOCK)
        if content != self._content:
            values = {name: value for name, value in state.shared_view(derived).items() if name not in CLOCK}
            self._content, self._fields = content, Fields(values).kept(before)
        self.owned.look(state, public_changed=self._fields is not before)
        facts = self._offer_facts(state)
        if facts != self.offer_facts:  # else it stays the same object
            self.offer_facts = facts
        clock = encode({name: getattr(state, name) for name in CLOCK})[1:-1]
        return PublicTexts(clock, self._fields, self.owned.public)

    def _offer_facts(self, state: State) -> tuple[Any, ...] | None:
        """None unless the frame on top says that it offers by own parts; a coach decides by more."""
        if not state.agenda or not state.agenda[-1].offers_by_own_parts or state.coach is not None:
            return None
        return state.agenda[-1], self._fields, self.owned.changes_of_others


def _by_row(parts: Parts) -> bytes:
    """Parts by row and place, always in the same order."""
    rows: dict[str, Members] = {}
    for (name, place), text in sorted(parts.items()):
        rows.setdefault(name, {})[str(place)] = text
    return joined({name: b"{%s}" % joined(row) for name, row in rows.items()})


def changed(members: Members, before: Members) -> Members:
    """The members that are not what they were."""
    return {name: text for name, text in members.items() if text is not (old := before.get(name)) and text != old}


def _object(members: Members) -> bytes:
    return b"{%s}" % joined(members)


def joined(members: Members) -> bytes:
    """The members of an object, one after another."""
    return b",".join(map(add, map(_named, members), members.values()))


def _listed(*texts: bytes) -> bytes:
    return b",".join(filter(None, texts))


def _gone(names: tuple[str, ...]) -> bytes:
    """The fields of a view that have gone, behind other members."""
    return b',"gone":%s' % encode(names) if names else b""


@cache
def _named(name: str) -> bytes:
    """What goes before a member; names of fields and places need no escapes."""
    return b'"%s":' % name.encode()
