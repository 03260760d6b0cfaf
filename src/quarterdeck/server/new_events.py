"""The events that connections have not heard yet, in their language and as their seats may know them."""

from msgspec.json import encode

from quarterdeck.kernel.event import OUTSIDER, Event, readers, redacted
from quarterdeck.kernel.words import Words
from quarterdeck.server import responses, wire


class NewEvents:
    """The events from a number on in one language, as seats may know them; who may know the same shares the text."""

    def __init__(self, events: list[Event], since: int, words: Words) -> None:
        self._events, self.since, self._words = events[since:], since, words
        self.readers = frozenset[int | None]().union(*map(readers, self._events))
        """Those who do not know the same as outsiders."""
        self._texts: dict[int | None, bytes] = {}

    def text(self, seat: int | None) -> bytes:
        reader = seat if seat in self.readers else OUTSIDER
        text = self._texts.get(reader)
        if text is None:
            text = self._texts[reader] = encode(self._known(reader))
        return text

    def _known(self, reader: int | None) -> list[responses.GameEvent]:
        return [
            wire.event(number, one, self._words)
            for number, event in enumerate(self._events, self.since)
            for one in redacted([event], reader)
        ]
