"""The words of one table in one language, and what was encoded in them already."""

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import is_
from typing import Any

from msgspec.json import encode

from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.words import Words
from quarterdeck.server import push_messages, wire
from quarterdeck.server.seat_texts import Fields, Members, SeatTexts, TableTexts

MOST_OPTIONS = 2048
"""Encoded options that a table keeps in case they are offered again."""
MOST_OPTIONS_OF_ALL = 8 * MOST_OPTIONS
"""The same of those that name nobody, which all tables share."""


class TableWords:
    """Labels of options, prompts and the like are encoded once for as long as the words stay the same."""

    def __init__(self, words: Words, most_options: int = MOST_OPTIONS) -> None:
        self.words = words
        self.asked: dict[int, tuple[tuple[Any, ...], Members]] = {}
        """What each seat was offered and asked last, and the facts that decided it."""
        self._seats: dict[int | None, SeatTexts] = {}
        """What each seat was sent last."""
        self._reusable: dict[int | None, SeatTexts] = {}
        """What seats are sent at the version of the table that was put into words last, as far as it is known."""
        self._version = 0
        """The number of that version (`TableTexts.version`)."""
        self._facts: tuple[Any, ...] = ()
        """What decided at that version what seats were sent, besides their own parts and undo."""
        self._undoer: int | None = None
        """The seat that could take something back at that version."""
        self.rests: dict[int | None, Fields] = {}
        """The rest of each view as it was last."""
        self.rest_of_all: tuple[tuple[Any, ...], Fields] | None = None
        """The rest that all views had in common last, and the facts that decided it."""
        self.described: dict[Option, bytes] = {}
        """Options whose description never changes, encoded; found before anything is asked about them."""
        self.option = lru_cache(most_options)(self._option)
        self._plain_undoable = lru_cache(MOST_OPTIONS)(self._encoded_undoable)
        self.verbs = cache(self._verbs)
        self._plain_prompt = cache(self._encoded_prompt)
        self._plain_refusal = cache(self._refused_undo)

    def reusable_texts(self, texts: TableTexts, facts: tuple[Any, ...], undoer: int) -> dict[int | None, SeatTexts]:
        """What seats were sent at the version before and are sent unchanged at this one; the caller adds the rest.

        A seat is sent the same if the same facts decide it, its own parts have not changed, and neither now nor
        before it could take something back.
        """
        if texts.version == self._version + 1 and all(map(is_, facts, self._facts)):
            for seat in (*texts.owned.changed_owners, undoer, self._undoer):
                self._reusable.pop(seat, None)
        else:
            self._reusable = {}
        self._version, self._facts, self._undoer = texts.version, facts, undoer
        return self._reusable

    def kept(self, seat: int | None, texts: SeatTexts) -> SeatTexts:
        """What a seat is sent, as the same object as last time if it is the same."""
        if texts != self._seats.get(seat):
            self._seats[seat] = texts
        return self._seats[seat]

    def _option(self, option: Option, targets: tuple[str, ...], final: bool) -> bytes:
        """An option that is called the same in every frame; at all tables if it names nobody."""
        words = self.words.said_by(option)
        if words is not self.words:
            return words_of_all_tables(words).option(option, targets, final)
        return self.option_now(option, targets, final, None, ())

    def remember(self, option: Option, text: bytes) -> None:
        """Keep an option whose description never changes; a full store starts again."""
        if len(self.described) >= MOST_OPTIONS:
            self.described.clear()
        self.described[option] = text

    def option_now(
        self, option: Option, targets: tuple[str, ...], final: bool, label: Reason | None, preview: Iterable[Reason]
    ) -> bytes:
        """An option that is called otherwise, or of which something is foreseen, at this moment."""
        called = self.words.labelled(option, label)
        foreseen = [wire.reason(one, self.words) for one in preview]
        return encode(push_messages.Option(str(option), called, targets, final, option.is_open, foreseen))

    def _verbs(self, kinds: tuple[type[Option], ...]) -> bytes:
        """What kinds of options are called, by verb."""
        return encode({kind.verb: self.words.verb(kind) for kind in kinds})

    def prompt(self, asked: Reason) -> bytes:
        return encode(wire.prompt(asked, self.words)) if asked.args else self._plain_prompt(asked.id, asked.clause)

    def _encoded_prompt(self, name: str, clause: str) -> bytes:
        return encode(wire.prompt(Reason(name, clause), self.words))

    def undoable(self, count: int, last: Option, label: Reason | None) -> bytes:
        """So many choices can be taken back, of which this was the last; its label is what it was called then."""
        return self._plain_undoable(count, last) if label is None else self._encoded_undoable(count, last, label)

    def _encoded_undoable(self, count: int, last: Option, label: Reason | None = None) -> bytes:
        return encode(push_messages.Undoable(count, None, self.words.labelled(last, label)))

    def refused_undo(self, why: Reason) -> bytes:
        """Why nothing can be taken back."""
        if not why.args:
            return self._plain_refusal(why.id, why.clause)
        return encode(push_messages.Undoable(0, wire.reason(why, self.words)))

    def _refused_undo(self, name: str, clause: str) -> bytes:
        return encode(push_messages.Undoable(0, wire.reason(Reason(name, clause), self.words)))


@cache
def words_of_all_tables(words: Words) -> TableWords:
    """What tables share: the words in which nobody is named."""
    return TableWords(words, MOST_OPTIONS_OF_ALL)
