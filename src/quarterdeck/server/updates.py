"""Updates: what each connection of a table does not know yet, as its seats may see it and in its language.

Updating everybody is most of what an input costs, so nothing is made twice: what looks the same to everybody is encoded
once for a whole table, labels of options and verbs once for as long as its words stay the same (`table_words.py`). Nor
is anything sent twice: an update has only what is new since the last message to its connection.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.json import encode

from quarterdeck.kernel.event import OUTSIDER, redacted
from quarterdeck.kernel.foresight import automatic_choice, final_options
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.owned_parts import Parts
from quarterdeck.kernel.recap import since_last_turn, turn_sentence
from quarterdeck.kernel.words import Words, words
from quarterdeck.server import push_messages, wire
from quarterdeck.server.new_events import NewEvents
from quarterdeck.server.room import SPECTATOR, Connection
from quarterdeck.server.seat_texts import Fields, Members, PublicChange, PublicTexts, SeatState, SeatTexts, TableTexts
from quarterdeck.server.table_words import TableWords

WordsIn = Callable[[str], TableWords]
"""The words of a table in a language."""
MANY_OPTIONS = 300
"""Options of a new question that are put into words beside the event loop: these take about a millisecond."""


class UpdateBuilder:
    """Makes the updates of one table; keeps its words in each language, and the version that was sent last."""

    def __init__(self) -> None:
        self.people: tuple[str | None, ...] = ()
        """Who sits where, by name; None is a bot."""
        self._words: dict[str, TableWords] = {}
        self._frame: type[Frame] | None = None
        """The kind of the last question."""
        self._current: TableVersion | None = None
        self._texts = TableTexts()

    def seat(self, people: tuple[str | None, ...]) -> bool:
        """Call the seats by these names from now on; returns whether that is new."""
        changed, self.people = people != self.people, people
        if changed:
            self._words, self._current, self._frame = {}, None, None  # new names are new words for all options
        return changed

    def is_new_question(self, game: Game) -> bool:
        """Whether the question is of another kind than the last one: then most options are new too."""
        frame = type(game.state.agenda[-1]) if game.state.agenda else None
        before, self._frame = self._frame, frame
        return frame is not before

    async def prepare(self, version: "TableVersion", game: Game, connections: Iterable[Connection]) -> None:
        """Put options into words beside the event loop if there are very many, which would keep everybody waiting."""
        looking = [(one.language, tuple(one.seats)) for one in connections]
        seats = {seat for _, held in looking for seat in held}
        if sum(len(game.state.options(seat)) for seat in seats) > MANY_OPTIONS:
            await asyncio.to_thread(version.prepare, looking)

    def current(self, game: Game, version: int) -> "TableVersion":
        """The table as it is now; what was made of it already is kept as long as nothing changes."""
        if self._current is None or not self._current.is_now(game, version):
            self._current = TableVersion(game, version, lambda language: self._words_in(game, language), self._texts)
        return self._current

    def words(self, game: Game, language: str) -> Words:
        """The words of the table in a language."""
        return self._words_in(game, language).words

    def _words_in(self, game: Game, language: str) -> TableWords:
        """The same words as before, unless the game has changed who the figures are."""
        plain, here = words(game.record.game, language), self._words.get(language)
        if here is None or here.words.called != plain.called_at(self.people, game.state):
            here = self._words[language] = TableWords(plain.at_table(self.people, game.state))
        return here


class TableVersion:
    """A table at one version: everything that is sent of it is made once for all who see it alike."""

    def __init__(self, game: Game, version: int, words_in: WordsIn, texts: TableTexts) -> None:
        self._table, self._words_in = SharedVersion(game, version, texts), words_in
        self._mark = _mark(game)
        self._localized: dict[str, LocalizedVersion] = {}

    def is_now(self, game: Game, version: int) -> bool:
        """Whether nothing has changed since."""
        return self._table.game is game and self._table.version == version and self._mark == _mark(game)

    def prepare(self, looking: Iterable[tuple[str, tuple[int, ...]]]) -> None:
        """Make what seats see in the languages in which they are looked at."""
        for language, seats in looking:
            for seat in seats:
                self.in_language(language).texts(seat)

    def in_language(self, language: str) -> "LocalizedVersion":
        """This version in a language."""
        found = self._localized.get(language)
        if found is None:
            found = self._localized[language] = LocalizedVersion(self._table, self._words_in(language))
        return found


class SharedVersion:
    """What is the same of a version in all languages."""

    def __init__(self, game: Game, version: int, texts: TableTexts) -> None:
        self.game, self.version = game, version
        self.texts, self.public = texts, texts.look(game.state)
        self.result = _result(game) if game.over else None
        self._finals: dict[int, frozenset[Option]] = {}
        self._public_change: tuple[PublicTexts, PublicChange | None] = (self.public, None)
        """What is new to everybody since another version."""

    def public_since(self, before: PublicTexts) -> PublicChange | None:
        """What is new to everybody; those who were sent the same before share it."""
        if self._public_change[0] is not before:
            self._public_change = before, self.public.since(before)
        return self._public_change[1]

    def final(self, seat: int, options: list[Option]) -> frozenset[Option]:
        """The options that end undo, found once for all languages."""
        if not self.game.rules.marks_irreversible:
            return frozenset()
        if seat not in self._finals:
            self._finals[seat] = frozenset(final_options(self.game.state, seat, options))
        return self._finals[seat]


class LocalizedVersion:
    """A version of a table in one language."""

    def __init__(self, shared: SharedVersion, table_words: TableWords) -> None:
        self.shared, self.game = shared, shared.game
        self.table_words, self.words = table_words, table_words.words
        self._rests: dict[int | None, Fields] = {}
        self._heads: dict[float, bytes] = {}
        self._event_count, self._offer_facts = len(self.game.events), shared.texts.offer_facts
        self._news: dict[int, NewEvents] = {}
        """The events from a number on."""
        self._common: CommonChange | None = None
        """What was new to everybody who was sent the same as the connection that was updated last."""
        self._common_rest = self._rest_of_all()
        """The rest of every view, if nothing in it depends on who looks."""
        texts = self.game.manifest.texts
        self._has_only_views = texts.texts is None and not texts.recap.turn_ends
        """Whether this game has neither stories nor recaps."""
        self._undoer, self._other_undo = self.game.undoer(), b""
        """Who alone may take something back, and what all others are sent, once one of them is."""
        self._texts: dict[int | None, SeatTexts] = self._reusable_texts()
        """What seats are sent besides what everybody is, as far as it is known."""

    def _reusable_texts(self) -> dict[int | None, SeatTexts]:
        """What seats were sent at the version before, if only parts of others and their undo have changed since."""
        facts, rest, undoer = self._offer_facts, self._common_rest, self._undoer
        if facts is None or rest is None or undoer is None or not self._has_only_views:
            return {}
        return self.table_words.reusable_texts(self.shared.texts, (facts, rest), undoer)

    def state(self, connection: Connection, clock: push_messages.Clock) -> dict[str, Any]:
        """All that a connection sees of the game: fields of a `State`."""
        connection.updates = 0
        news = self._common_change(connection).news
        connection.known = {seat: self.texts(seat) for seat in connection.viewers()}
        views = [
            msgspec.Raw(_seat(seat) + SeatState(self.shared.public, now).whole(news.text(seat)) + b"}")
            for seat, now in connection.known.items()
        ]
        return {**self._standing(clock), "secret": self._is_secret(connection), "views": views}

    def update(self, connection: Connection, clock: push_messages.Clock) -> bytes:
        """What a connection does not know yet: an `Update`."""
        number = connection.updates = connection.updates + 1
        head = self._heads.get(clock.now) or self._head(clock)
        common, known, seats = self._common_change(connection), connection.known, connection.seats or SPECTATOR
        if len(seats) == 1:  # as most have
            secret, views = OPEN, self._change(seats[0], known, common)
        else:
            secret = SECRET if self._is_secret(connection) else OPEN
            views = b",".join([self._change(seat, known, common) for seat in seats])
        if len(known) > len(seats):
            connection.known = {seat: known[seat] for seat in seats}
        return b"%s%d%s%s%s" % (head, number, secret, views, END)

    def _change(self, seat: int | None, known: dict[int | None, SeatTexts], common: "CommonChange") -> bytes:
        """A `SeatChange`; those for whom only the same is new share all but the seat."""
        before, now = known.get(seat), self._texts.get(seat) or self.texts(seat)
        if now is before and common.text and seat not in common.news.readers:
            return _seat(seat) + common.text
        known[seat] = now
        sent = None if before is None or common.before is None else SeatState(common.before, before)
        changed = SeatState(self.shared.public, now).since(sent, common.change, common.news.text(seat))
        return _seat(seat) + changed + b"}"

    def _common_change(self, connection: Connection) -> "CommonChange":
        """What is new to everybody who was sent the same as a connection, which is sent everything now."""
        before, connection.public = connection.public, self.shared.public
        since, connection.seen = connection.seen, self._event_count
        common = self._common
        if common is None or common.before is not before or common.news.since != since:
            common = self._common = self._common_since(before, since)
        return common

    def _common_since(self, before: PublicTexts | None, since: int) -> "CommonChange":
        """What is new to everybody who was sent this before, and so many events."""
        news = self._news.get(since)
        if news is None:
            news = self._news[since] = NewEvents(self.game.events, since, self.words)
        change = None if before is None else self.shared.public_since(before)
        text = b"" if change is None else change.alone(news.text(OUTSIDER)) + b"}"
        return CommonChange(before, news, change, text)

    def _is_secret(self, connection: Connection) -> bool:
        return connection.screen.is_secret(self.game, connection.seats)

    def _standing(self, clock: push_messages.Clock) -> dict[str, Any]:
        return {
            "version": self.shared.version,
            "clock": clock,
            "count": len(self.game.events),
            "over": self.game.over,
            "result": wire.with_texts(self.shared.result, self.words),
        }

    def _head(self, clock: push_messages.Clock) -> bytes:
        """An update up to its number, the same for everybody who speaks this language."""
        update = push_messages.Update(**self._standing(clock), number=0, secret=False, views=[])
        head = self._heads[clock.now] = encode(update).removesuffix(NO_VIEWS)
        return head

    # What a seat sees and is sent

    def texts(self, seat: int | None) -> SeatTexts:
        """What a seat is sent besides what everybody is; as long as that stays the same, the same object."""
        parts, rest = self.shared.texts.parts(self.game.state, seat), self._common_rest or self._rest(seat)
        undo = self._undo(seat) if seat is None or seat == self._undoer else self._other_undo or self._undo(seat)
        recap, stories = (NOTHING, NO_STORIES) if self._has_only_views else (self._recap(seat), self._stories(seat))
        now = SeatTexts(parts, rest, self._asked(seat, parts), undo, recap, stories)
        self._texts[seat] = kept = self.table_words.kept(seat, now)
        return kept

    def _rest_of_all(self) -> Fields | None:
        """The rest of every view, if nothing in it depends on who looks; the same as last time if the same is asked."""
        state = self.game.state
        if not state.looks_alike():
            return None
        if self._offer_facts is None or state.course() is not None:
            return self._rest(None)
        decided = self._offer_facts, state.seats(), state.alike_content()
        before = self.table_words.rest_of_all
        if before is None or before[0] != decided:
            before = self.table_words.rest_of_all = decided, self._rest(None)
        return before[1]

    def _rest(self, seat: int | None) -> Fields:
        """The fields of the view that neither look the same to everybody nor are rows of parts with an owner."""
        rest = self._rests.get(seat)
        if rest is None:
            view, kept = self.game.state.view(seat, shared=False), self.table_words.rests
            if "goals" in view:
                view["goals"] = wire.with_texts(view["goals"], self.words)
            rest = self._rests[seat] = kept[seat] = Fields(view).kept(kept.get(seat))
        return rest

    def _asked(self, seat: int | None, parts: Parts) -> Members:
        """What a seat is offered and asked: the same as last time, if nothing has changed that it depends on."""
        facts = self._offer_facts
        if seat is None or facts is None:
            return self._asked_now(seat)
        decided, before = (facts, parts), self.table_words.asked.get(seat)
        if before is None or before[0] != decided:
            before = self.table_words.asked[seat] = decided, self._asked_now(seat)
        return before[1]

    def _asked_now(self, seat: int | None) -> Members:
        options = self.game.state.options(seat) if seat is not None else []
        return {
            "options": NOTHING if seat is None else _list(self._options(seat, options)),
            "verbs": self.table_words.verbs(tuple(dict.fromkeys(map(type, options)))),
            "prompt": self._prompt(seat),
            "automatic": encode(self._automatic(seat)),
        }

    def _options(self, seat: int, options: list[Option]) -> Iterable[bytes]:
        """Each option encoded; those that are always described alike were encoded before."""
        if not options:
            return []
        frame, final = self.game.state.agenda[-1], self.shared.final(seat, options)
        if final:
            return [self._option(one, seat, frame, one in final) for one in options]
        described, option = self.table_words.described.get, self._described_option
        return [described(one) or option(one, seat, frame) for one in options]

    def _described_option(self, option: Option, seat: int, frame: Frame) -> bytes:
        """An option that can be taken back; the next time it need not be described if that would be the same."""
        text = self._option(option, seat, frame, False)
        if option.described_once:
            self.table_words.remember(option, text)
        return text

    def _option(self, option: Option, seat: int, frame: Frame, final: bool) -> bytes:
        state = self.game.state
        targets = option.targets(state, seat, frame)
        if not _says_more(type(option)):
            return self.table_words.option(option, targets, final)
        label, preview = option.label(state, seat, frame), option.preview(state, seat, frame)
        if label is None and not preview:
            return self.table_words.option(option, targets, final)
        return self.table_words.option_now(option, targets, final, label, preview)

    def _prompt(self, seat: int | None) -> bytes:
        state = self.game.state
        return self.table_words.prompt(state.agenda[-1].prompt(state, seat)) if state.agenda else NULL

    def _automatic(self, seat: int | None) -> push_messages.Automatic | None:
        choice = None if seat is None else automatic_choice(self.game.state, seat)
        return None if choice is None else push_messages.Automatic(str(choice), choice.ends_turn)

    def _undo(self, seat: int | None) -> bytes:
        """What a seat can take back; spectators take nothing back."""
        if seat is None:
            return NULL
        if seat == self._undoer:
            return self._undo_now(seat)
        self._other_undo = self._undo_now(seat)
        return self._other_undo

    def _undo_now(self, seat: int) -> bytes:
        count = self.game.undoable(seat) if seat == self._undoer else 0
        if not count:
            reason = self.game.why_not_undo(seat)
            assert reason is not None, "there is a reason why nothing can be taken back"
            return self.table_words.refused_undo(reason)
        last = self.game.last_choice()
        assert last is not None, "only choices are taken back"
        return self.table_words.undoable(count, last, self.game.label_of_last_choice())

    def _recap(self, seat: int | None) -> bytes:
        """What others did since the seat's last turn, as far as it may know."""
        rules = self.game.manifest.texts.recap
        if seat is None or not rules.turn_ends:
            return NOTHING
        turns = since_last_turn(self.game.events, seat, rules)
        seen = [msgspec.structs.replace(turn, events=redacted(turn.events, seat)) for turn in turns]
        return encode([push_messages.TurnRecap(turn.seat, turn_sentence(turn, self.words)) for turn in seen])

    def _stories(self, seat: int | None) -> Members:
        """The stories that belong to a seat's view; made from the whole view, for games that have some."""
        texts = self.game.manifest.texts.texts
        if texts is None:
            return NO_STORIES
        return {name: encode(text) for name, text in texts(self.game.state.view(seat), self.words).items()}


class CommonChange(Struct, frozen=True, gc=False):
    """What is new to everybody who was sent the same before."""

    before: PublicTexts | None
    """What was sent; None if nothing was."""
    news: NewEvents
    change: PublicChange | None
    """What is new of what everybody sees; None if it has to be sent as a whole."""
    text: bytes
    """A `SeatChange` behind the seat for whoever learns nothing else; empty if it has to be sent as a whole."""


def _result(game: Game) -> dict[str, Any]:
    """How the game ended, and where that leaves every seat, for pages that know nothing of the game."""
    result = game.result()
    standing = result.standing(game.state.seat_count)
    return {**msgspec.to_builtins(result), "standing": msgspec.to_builtins(standing)}


def _mark(game: Game) -> tuple[int, float, int, int]:
    """What changes with every input, with time, and with a table that is read anew."""
    return id(game.state), game.state.now, len(game.record.inputs), len(game.events)


@cache
def _says_more(kind: type[Option]) -> bool:
    """Whether options of a kind may be called otherwise in a frame, or foresee something."""
    return kind.label is not Option.label or kind.preview is not Option.preview


def _list(parts: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(parts) + b"]"


@cache
def _seat(seat: int | None) -> bytes:
    """What goes before the rest of a `SeatChange`."""
    return b'{"seat":%s,' % encode(seat)


NULL = encode(None)
NOTHING = _list(())
NO_STORIES: Members = {}
NO_VIEWS = b'0,"secret":false,"views":[]}'
"""What an update ends with before its number, secrecy and views are known."""
OPEN, SECRET = b',"secret":false,"views":[', b',"secret":true,"views":['
END = b"]}"
"""The parts of an update around its views."""
