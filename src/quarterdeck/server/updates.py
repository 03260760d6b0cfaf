"""Updates: what each connection of a table does not know yet, as its seats may see it and in its language.

Telling everybody is most of what an input costs, so nothing is made twice: what looks the same to everybody is encoded
once for a whole table, labels of options and verbs once for as long as its words stay the same. Nor is anything sent
twice: an update has only what is new since the last message to its connection.
"""

from collections.abc import Callable, Hashable, Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec.json import encode

from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import OUTSIDER, readers, redacted
from quarterdeck.kernel.foresight import automatic_choice, final_options
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.recap import in_words, since_last_turn
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import Words, words
from quarterdeck.server import push_messages, wire
from quarterdeck.server.room import Connection
from quarterdeck.server.seat_texts import Fields, Members, PublicNews, PublicTexts, SeatMoment, SeatTexts, TableTexts

MOST_OPTIONS, MOST_LISTS = 1024, 16
"""Encoded options, and lists of them, that a table keeps in case they are offered again."""


class TableWords:
    """The words of a table in one language, with the options and verbs that were encoded already."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.asked: dict[int, tuple[Hashable, Members]] = {}
        """What each seat was offered and asked last, and the facts that decided it."""
        self.seats: dict[int | None, SeatTexts] = {}
        """What each seat was told last."""
        self.rests: dict[int | None, Fields] = {}
        """The rest of each view as it was last."""
        self.refused_undo = cache(self._refused_undo)
        self.verbs = cache(self._verbs)
        self.options = lru_cache(MOST_LISTS)(self._options)
        self.option = lru_cache(MOST_OPTIONS)(self._option)

    def _options(
        self, options: tuple[Option, ...], targets: tuple[tuple[str, ...], ...], final: frozenset[Option]
    ) -> bytes:
        """A list of options that are called the same in every frame."""
        return _list(self.option(one, about, one in final) for one, about in zip(options, targets, strict=True))

    def _option(self, option: Option, targets: tuple[str, ...], final: bool) -> bytes:
        return self.option_now(option, targets, final, None, ())

    def option_now(
        self, option: Option, targets: tuple[str, ...], final: bool, label: Reason | None, preview: Iterable[Reason]
    ) -> bytes:
        """An option that is called otherwise, or of which something is foreseen, at this moment."""
        called = self.words.option(option) if label is None else self.words.prompt(label)
        foreseen = [wire.reason(one, self.words) for one in preview]
        return encode(push_messages.Option(str(option), called, targets, final, option.is_open, foreseen))

    def _refused_undo(self, name: str, clause: str) -> bytes:
        """Why nothing can be taken back, where this takes no arguments."""
        return encode(push_messages.Undoable(0, wire.reason(Reason(name, clause), self.words)))

    def _verbs(self, kinds: tuple[type[Option], ...]) -> bytes:
        """What kinds of options are called, by verb."""
        return encode({kind.verb: self.words.verb(kind) for kind in kinds})


Speak = Callable[[str], TableWords]
"""The words of a table in a language."""


class Teller:
    """What is said of one table: its words in each language, and the moment that was told last."""

    def __init__(self) -> None:
        self.people: tuple[str | None, ...] = ()
        """Who sits where, by name; None is a bot."""
        self._words: dict[str, TableWords] = {}
        self._moment: Moment | None = None
        self._texts = TableTexts()

    def seat(self, people: tuple[str | None, ...]) -> bool:
        """Call the seats by these names from now on; returns whether that is new."""
        changed, self.people = people != self.people, people
        if changed:
            self._words, self._moment = {}, None
        return changed

    def moment(self, game: Game, version: int) -> "Moment":
        """The table as it is now; what was made of it already is kept as long as nothing changes."""
        if self._moment is None or not self._moment.is_now(game, version):
            self._moment = Moment(game, version, lambda language: self._speak(game, language), self._texts)
        return self._moment

    def words(self, game: Game, language: str) -> Words:
        """The words of the table in a language."""
        return self._speak(game, language).words

    def _speak(self, game: Game, language: str) -> TableWords:
        """The same words as before, unless the game has changed who the figures are."""
        plain, here = words(game.record.game, language), self._words.get(language)
        if here is None or here.words.called != plain.called_at(self.people, game.state):
            here = self._words[language] = TableWords(plain.at_table(self.people, game.state))
        return here


class Moment:
    """A table at one version: everything that is sent of it is made once for all who see it alike."""

    def __init__(self, game: Game, version: int, speak: Speak, texts: TableTexts) -> None:
        self.game, self.version, self._speak = game, version, speak
        self._said: dict[str, TableWords] = {}
        self._mark = _mark(game)
        self._texts, self._public = texts, texts.look(game.state)
        self._result = msgspec.to_builtins(game.result()) if game.over else None
        self._finals: dict[int, frozenset[Option]] = {}
        self._seats: dict[tuple[int | None, str], SeatMoment] = {}
        self._rests: dict[tuple[int | None, str], Fields] = {}
        self._heads: dict[tuple[str, float], bytes] = {}
        self._public_news: tuple[PublicTexts, PublicNews | None] = (self._public, None)
        """What is new to everybody since another moment."""
        self._readers: dict[int, frozenset[int | None]] = {}
        """Those who do not know the same as outsiders of the events from a number on."""
        self._events: dict[tuple[int | None, str, int], bytes] = {}
        """The events from a number on, by reader and language."""

    def speak(self, language: str) -> TableWords:
        """The words of the table in a language."""
        if language not in self._said:
            self._said[language] = self._speak(language)
        return self._said[language]

    def is_now(self, game: Game, version: int) -> bool:
        """Whether nothing has changed since."""
        return self.game is game and self.version == version and self._mark == _mark(game)

    def state(self, connection: Connection, clock: push_messages.Clock) -> dict[str, Any]:
        """All that a connection sees of the game, with the events that it does not know yet: fields of a `State`."""
        connection.updates = 0
        since, language = self._begin(connection), connection.language
        views = [
            msgspec.Raw(b'{"seat":%s,%s}' % (encode(seat), now.whole(self._news(seat, language, since))))
            for seat, now in connection.known.items()
        ]
        return {**self._standing(language, clock), "secret": self._is_secret(connection), "views": views}

    def update(self, connection: Connection, clock: push_messages.Clock) -> bytes:
        """What a connection does not know yet: an `Update`."""
        connection.updates += 1
        known, since, language = connection.known, self._begin(connection), connection.language
        views = [
            b'{"seat":%s,%s}' % (encode(seat), self._since(now, known.get(seat), self._news(seat, language, since)))
            for seat, now in connection.known.items()
        ]
        told = connection.updates, encode(self._is_secret(connection)), b",".join(views)
        return b'%s%d,"secret":%s,"views":[%s]}' % (self._head(language, clock), *told)

    def _is_secret(self, connection: Connection) -> bool:
        return connection.screen.is_secret(self.game, connection.seats)

    def _begin(self, connection: Connection) -> int:
        """Note that a connection is told everything now; returns how many events it has heard already."""
        since, connection.seen = connection.seen, len(self.game.events)
        connection.known = {seat: self._seat(seat, connection.language) for seat in connection.viewers()}
        return since

    def _since(self, now: SeatMoment, before: SeatMoment | None, events: bytes) -> bytes:
        if before is None:
            return now.all_new(events)
        if self._public_news[0] is not before.public:
            self._public_news = before.public, self._public.since(before.public)
        return now.since(before, self._public_news[1], events)

    def _standing(self, language: str, clock: push_messages.Clock) -> dict[str, Any]:
        return {
            "version": self.version,
            "clock": clock,
            "count": len(self.game.events),
            "over": self.game.over,
            "result": wire.with_texts(self._result, self.speak(language).words),
        }

    def _head(self, language: str, clock: push_messages.Clock) -> bytes:
        """An update up to its number, the same for everybody who speaks a language."""
        key = (language, clock.now)
        if key not in self._heads:
            update = push_messages.Update(**self._standing(language, clock), number=0, secret=False, views=[])
            self._heads[key] = encode(update).removesuffix(NO_VIEWS)
        return self._heads[key]

    def _seat(self, seat: int | None, language: str) -> SeatMoment:
        """Everything of a seat's view but the events, whatever a connection has heard of them."""
        if (seat, language) not in self._seats:
            self._seats[seat, language] = SeatMoment(self._public, self._made(seat, self.speak(language)))
        return self._seats[seat, language]

    def _made(self, seat: int | None, said: TableWords) -> SeatTexts:
        now, before = self._made_now(seat, said), said.seats.get(seat)
        if before is None or not now.is_same(before):
            before = said.seats[seat] = now
        return before

    def _made_now(self, seat: int | None, said: TableWords) -> SeatTexts:
        state = self.game.state
        parts, rest = self._texts.parts(state, seat), self._rest(None if state.looks_alike() else seat, said)
        undo, recap, texts = self._undo(seat, said), self._recap(seat, said.words), self._stories(seat, said.words)
        return SeatTexts(parts, rest, self._asked(seat, said), undo, recap, texts)

    def _stories(self, seat: int | None, words: Words) -> bytes:
        """The stories that belong to a seat's view; made from the whole view, for games that have some."""
        texts = self.game.manifest.texts.texts
        return NO_STORIES if texts is None else encode(texts(self.game.state.view(seat), words))

    def _asked(self, seat: int | None, said: TableWords) -> Members:
        """What a seat is offered and asked: the same as last time, if nothing has changed that it depends on."""
        facts = None if seat is None else _offer_facts(self.game.state, seat)
        if seat is None or facts is None:
            return self._asked_now(seat, said)
        if seat not in said.asked or said.asked[seat][0] != facts:
            said.asked[seat] = facts, self._asked_now(seat, said)
        return said.asked[seat][1]

    def _asked_now(self, seat: int | None, said: TableWords) -> Members:
        options = self.game.state.options(seat) if seat is not None else []
        return {
            "options": self._labelled(seat, options, said),
            "verbs": said.verbs(tuple(dict.fromkeys(map(type, options)))),
            "prompt": encode(self._prompt(seat, said.words)),
            "automatic": encode(self._automatic(seat)),
        }

    def _rest(self, seat: int | None, said: TableWords) -> Fields:
        """The fields of the view that neither look the same to everybody nor are rows of parts with an owner."""
        key = (seat, said.words.language)
        if key not in self._rests:
            view = self.game.state.view(seat, shared=False)
            if "goals" in view:
                view["goals"] = wire.with_texts(view["goals"], said.words)
            self._rests[key] = said.rests[seat] = Fields(view).kept(said.rests.get(seat))
        return self._rests[key]

    def _prompt(self, seat: int | None, words: Words) -> wire.Saying | None:
        state = self.game.state
        asked = state.agenda[-1].prompt(state, seat) if state.agenda else None
        return None if asked is None else wire.prompt(asked, words)

    def _undo(self, seat: int | None, said: TableWords) -> bytes:
        """What a seat can take back; spectators take nothing back."""
        if seat is None:
            return encode(None)
        reason, words = self.game.why_not_undo(seat), said.words
        if reason is None:
            last = words.option_text(self.game.record.inputs[-1].do)
            return encode(push_messages.Undoable(self.game.undoable(seat), None, last))
        if reason.args:
            return encode(push_messages.Undoable(0, wire.reason(reason, words)))
        return said.refused_undo(reason.id, reason.clause)

    def _automatic(self, seat: int | None) -> push_messages.Automatic | None:
        choice = None if seat is None else automatic_choice(self.game.state, seat)
        return None if choice is None else push_messages.Automatic(str(choice), choice.ends_turn)

    def _recap(self, seat: int | None, words: Words) -> bytes:
        """What others did since the seat's last turn, as far as it may know."""
        rules = self.game.manifest.texts.recap
        if seat is None or not rules.turn_ends:
            return NOTHING
        turns = since_last_turn(self.game.events, seat, rules)
        seen = [msgspec.structs.replace(turn, events=redacted(turn.events, seat)) for turn in turns]
        return encode([push_messages.TurnRecap(turn.seat, in_words(turn, words)) for turn in seen])

    def _labelled(self, seat: int | None, options: list[Option], said: TableWords) -> bytes:
        if seat is None or not options:
            return NOTHING
        state, frame, final = self.game.state, self.game.state.agenda[-1], self._final(seat, options)
        targets = tuple([option.targets(state, seat, frame) for option in options])
        labels = [option.label(state, seat, frame) for option in options]
        previews = [option.preview(state, seat, frame) for option in options]
        if not any(labels) and not any(previews):
            return said.options(tuple(options), targets, final)
        return _list(
            said.option(option, about, option in final)
            if label is None and not preview
            else said.option_now(option, about, option in final, label, preview)
            for option, about, label, preview in zip(options, targets, labels, previews, strict=True)
        )

    def _final(self, seat: int, options: list[Option]) -> frozenset[Option]:
        """The options that end undo, found once for all languages."""
        if seat not in self._finals:
            marked = self.game.rules.marks_irreversible
            self._finals[seat] = frozenset(final_options(self.game.state, seat, options) if marked else ())
        return self._finals[seat]

    def _news(self, seat: int | None, language: str, since: int) -> bytes:
        """The events that a seat has not heard, as it may know them; whoever may know the same shares the text."""
        news = self.game.events[since:]
        if since not in self._readers:
            self._readers[since] = frozenset[int | None]().union(*map(readers, news))
        reader = seat if seat in self._readers[since] else OUTSIDER
        key = (reader, language, since)
        if key not in self._events:
            words = self.speak(language).words
            known = [(number, one) for number, event in enumerate(news, since) for one in redacted([event], reader)]
            self._events[key] = encode([wire.event(number, one, words) for number, one in known])
        return self._events[key]


def _mark(game: Game) -> tuple[int, float, int, int]:
    """What changes with every input, with time, and with a table that is read anew."""
    return id(game.state), game.state.now, len(game.record.inputs), len(game.events)


def _offer_facts(state: State, seat: int) -> Hashable | None:
    """What decides what a seat is offered and asked, if the game says so; a coach decides by more than that."""
    return state.agenda[-1].offer_facts(state, seat) if state.agenda and state.coach is None else None


def _list(parts: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(parts) + b"]"


NOTHING = _list(())
NO_STORIES = encode({})
NO_VIEWS = b'0,"secret":false,"views":[]}'
"""What an update ends with before its number, secrecy and views are known."""
