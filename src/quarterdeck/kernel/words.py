"""Words: message ids and arguments, turned into a reader's language at the last moment (Fluent)."""

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import QuarterdeckError, Reason, UnknownOption
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.frame import options_of_game
from quarterdeck.kernel.option import Option

if TYPE_CHECKING:
    from fluent.syntax import ast

LANGUAGES = ("en", "ru", "pl")
AWAITED = "awaited"
"""The argument of a message that is the text of an option, or the first words of it."""
log = logging.getLogger("quarterdeck")
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What stands before a negative number where a minus sign should."""
STOPS = (".", "!", "?", "…", ":")
"""What ends a sentence."""
SIMPLE = frozenset((str, int))
"""The types of most arguments, those whose spelling is remembered."""
REMEMBERED = 4096
"""Texts that are kept in case they are needed again: more than the options of any one moment."""


class MissingWords(QuarterdeckError):
    """A message that a language has no words for."""


class Words:
    """The words of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        if language not in LANGUAGES:
            raise QuarterdeckError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle, FluentResource  # with Babel it takes longer to load than the kernel

        self.game, self.language, self.lenient = game, language, False
        self.bundle = FluentBundle([language], use_isolating=False)
        self.ids: dict[str, None] = {}
        self.templates: dict[str, str] = {}
        """The messages that are only text and arguments, ready for `str.format_map`."""
        self.cases: dict[str, tuple[tuple[str, str], ...]] = {}
        """The arguments that messages want in a grammatical case: `$outfit_acc` is `outfit` in the case `acc`."""
        for text in (registry.read_messages(registry.LOCALE / language), registry.messages(game, language)):
            self._add(FluentResource(text))
        self._at_any_table: Words | None = None
        """The same words as tables use them, but without anybody's name: what is spelled the same at all tables."""
        self._reset_caches({})

    def _add(self, resource: "ast.Resource") -> None:
        from fluent.syntax import ast

        self.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.ids[entry.id.name] = None
                if cases := _cases_in(entry):
                    self.cases[entry.id.name] = cases
                if (template := _template(entry)) is not None:
                    self.templates.setdefault(entry.id.name, template)

    def _reset_caches(self, called: Mapping[str, Sequence[str]]) -> None:
        self.called = called
        """What numbered arguments are called at this table, by argument and number."""
        self._own_names = frozenset((*called, AWAITED))
        """The arguments that this table may spell otherwise than others."""
        self._spelled = lru_cache(REMEMBERED, typed=True)(self._spell)
        self._spelled_alike = self._spelled if self._at_any_table is None else self._at_any_table._spelled
        self._plain = lru_cache(REMEMBERED, typed=True)(self._spell_plain)
        self._plain_alike = self._plain if self._at_any_table is None else self._at_any_table._plain
        self._said = lru_cache(REMEMBERED)(self._say)
        self._names_of = lru_cache(REMEMBERED)(self.seat_names)
        self._called_option = lru_cache(REMEMBERED)(self._option)

    def at_table(self, people: Sequence[str | None], table: Any) -> "Words":
        """The same words for one table: seats are called by the names of the people there; None is a bot."""
        here = self._lenient()
        if self._at_any_table is None:
            self._at_any_table = self._lenient()
        here._at_any_table = self._at_any_table
        here._reset_caches(self.called_at(people, table))
        return here

    def _lenient(self) -> "Words":
        """A copy that says the id of a message that is missing."""
        twin = copy(self)
        twin.lenient = True
        twin._reset_caches({})
        return twin

    def called_at(self, people: Sequence[str | None], table: Any) -> Mapping[str, Sequence[str]]:
        """What numbered arguments are called at a table with these people."""
        return registry.texts_of(self.game).called(self, self._names_of(tuple(people)), table)

    def seat_names(self, people: Sequence[str | None]) -> list[str]:
        """What the seats are called: bots by their number, and so are people who hold several seats."""
        return [self._seat_name(name, seat, several=people.count(name) > 1) for seat, name in enumerate(people)]

    def _seat_name(self, name: str | None, seat: int, *, several: bool) -> str:
        if name is None:
            return self.text("bot-name", {"n": seat + 1})
        return self._format("name-in-seat", {"name": name, "n": seat + 1}) if several else name

    def compile_all(self) -> None:
        """Compile every message now; Fluent would do so at its first use, while somebody waits for it."""
        for message in self.ids:
            self.bundle.get_message(message)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def text(self, message: str, args: Mapping[str, Any] | None = None, case: str = "") -> str:
        """The words for a message id, or for its attribute `case`; its arguments are spelled out first.

        The argument `why` names a further message, `why-...`, which has the same arguments.
        """
        args = args or {}
        if not case and (plain := self._by_template(message, args)) is not None:
            return plain
        spelled = self._spelled_with_why(args) if "why" in args else self._all_spelled(args)
        if message in self.cases:
            spelled |= self._declined(message, args)
        return self._format_case(message, case, spelled) if case else self._format(message, spelled)

    def _by_template(self, message: str, args: Mapping[str, Any]) -> str | None:
        """A message that is only text and plain arguments, as most are; None if it may be anything else."""
        template = None if message in self.cases or "why" in args else self.templates.get(message)
        if template is None or not SIMPLE.issuperset(map(type, args.values())):
            return None
        own, own_names, alike = self._plain, self._own_names, self._plain_alike
        spelled = {name: own(name, value) if name in own_names else alike(name, value) for name, value in args.items()}
        try:
            return None if None in spelled.values() else template.format_map(spelled)
        except KeyError:  # Fluent says which argument is missing
            return None

    def _spell_plain(self, name: str, value: str | int) -> str | None:
        """What `_spell` says, if every language writes it as it is."""
        spelled = self._spell(name, value)
        return str(spelled) if _is_plain(spelled) else None

    def _all_spelled(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """What `spell` says for each argument, in one loop because most are cached."""
        own, own_names, alike = self._spelled, self._own_names, self._spelled_alike
        return {
            name: self._spell(name, value)
            if type(value) is not str and type(value) is not int
            else own(name, value)
            if name in own_names
            else alike(name, value)
            for name, value in args.items()
        }

    def _spelled_with_why(self, args: Mapping[str, Any]) -> dict[str, Any]:
        spelled: dict[str, Any] = {name: self.spell(name, value) for name, value in args.items() if name != "why"}
        if args["why"] is not None:
            why = f"why-{args['why']}"
            spelled["why"] = self._format(why, spelled | self._declined(why, args))
        return spelled

    def _declined(self, message: str, args: Mapping[str, Any]) -> dict[str, str]:
        """The arguments that a message wants in a case."""
        wanted = [(name, case) for name, case in self.cases.get(message, ()) if name in args]
        return {f"{name}_{case}": self._in_case(name, args[name], case) for name, case in wanted}

    def _format(self, message: str, spelled: dict[str, Any]) -> str:
        template = self.templates.get(message)
        if template is not None and all(map(_is_plain, spelled.values())):
            try:
                return template.format_map(spelled)
            except KeyError:
                pass  # Fluent says which argument is missing
        text = self._format_by_fluent(message, spelled)
        return HYPHEN.sub("−", text) if any(map(_is_negative, spelled.values())) else text

    def _format_by_fluent(self, message: str, spelled: dict[str, Any]) -> str:
        if not self.has(message):
            return self._missing(message, f"{self.language}: no words for {message!r}")
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, spelled)
        if errors:
            given = ", ".join(sorted(spelled)) or "nothing"
            return self._missing(message, f"{self.language}: {message!r} with {given}: {_without_values(errors[0])}")
        return str(text)

    def _missing(self, message: str, error: str) -> str:
        """A game that is under way goes on without a message: its id is said instead."""
        if not self.lenient:
            raise MissingWords(error)
        log.error("missing words", extra={"game": self.game, "error": error})
        return message

    def spell(self, name: str, value: Any) -> str | int | float:
        """The text of an argument: `station=upper_red` is what `station-upper_red` says."""
        if type(value) is not str and type(value) is not int:
            return self._spell(name, value)
        return self._spelled(name, value) if name in self._own_names else self._spelled_alike(name, value)

    def _spell(self, name: str, value: Any) -> str | int | float:
        if isinstance(value, bool) or value is None:
            message = f"{name}-{str(value).lower()}"
            return self.text(message) if self.has(message) else ""
        if isinstance(value, int | float):
            return self._numbered(name, value) if name in registry.texts_of(self.game).counted_from_1 else value
        if isinstance(value, list | tuple):
            return ", ".join(str(self.spell(name, item)) for item in value) or self.text("nothing")
        if name == AWAITED:
            return self.option_text(value)
        message = f"{name}-{value.replace(' ', '-')}"
        if self.has(message):
            return self.text(message)
        spelled = registry.texts_of(self.game).spell(self, name, value)
        return value if spelled is None else spelled

    def _in_case(self, name: str, value: Any, case: str) -> str:
        """An argument in a grammatical case: the attribute of that name in the message that spells it."""
        if isinstance(value, list | tuple):
            return ", ".join(self._in_case(name, item, case) for item in value) or self.text("nothing")
        kind, _, number = str(value).replace(" ", "-").partition(".")
        texts = registry.texts_of(self.game)
        if name in texts.declined and not self.has(f"{name}-{kind}"):
            return str(texts.spell(self, f"{name}_{case}", value))
        message = next((one for one in (f"{name}-{kind}", f"name-{kind}") if self.has(one)), None)
        if message is None:
            return str(self.spell(name, value))
        text = self._format_case(message, case, {})
        return f"{text} {number}" if number else text

    def _format_case(self, message: str, case: str, spelled: dict[str, Any]) -> str:
        """What a message says in a grammatical case, which is its attribute of that name."""
        pattern = self.bundle.get_message(message).attributes.get(case)
        if pattern is None:
            return self._missing(message, f"{self.language}: {message!r} has no case {case!r}")
        return str(self.bundle.format_pattern(pattern, spelled)[0])

    def _numbered(self, name: str, value: float) -> str | float:
        """Somebody known by a number: by name at a table, else `seat=0` is whatever `seat-number` says of 1."""
        message, called = f"{name}-number", self.called.get(name, ())
        if 0 <= value < len(called):
            return called[int(value)]
        named = registry.texts_of(self.game).spell(self, name, value)
        if named is not None:
            return named
        return self.text(message, {"number": value + 1}) if self.has(message) else value + 1

    def _say(self, message: str, args: bytes) -> str:
        return self.text(message, msgspec.msgpack.decode(args))

    def event(self, event: Event) -> str:
        return self._said(f"event-{event.kind}", msgspec.msgpack.encode(event.args))

    def reason(self, reason: Reason) -> str:
        return self._said(f"reason-{reason.id}", msgspec.msgpack.encode(reason.args))

    def option(self, option: Option) -> str:
        """What an option says in a list of options."""
        return self.said_by(option)._called_option(option)

    def said_by(self, option: Option) -> "Words":
        """The words that say an option: those that all tables share, unless it names somebody here."""
        if self._at_any_table is None or not self._own_names.isdisjoint(option.__struct_fields__):
            return self
        return self._at_any_table

    def _option(self, option: Option) -> str:
        return self.text(f"option-{option.key}", {name: getattr(option, name) for name in option.__struct_fields__})

    def labelled(self, option: Option, label: Reason | None) -> str:
        """An option as the frame that offers it calls it (`State.label`); None: by its fields."""
        return self.option(option) if label is None else self.prompt(label)

    def option_text(self, text: str) -> str:
        """The words for an option's text; where only its first words are given, what that kind of option is called."""
        try:
            return self.option(Option.parse(text, options_of_game(registry.rules_of(self.game).state.frame_kind)))
        except UnknownOption:
            return self.text(f"verb-{text.split(' ')[0]}")

    def verb(self, option: Option | type[Option]) -> str:
        """What a kind of option is called in a menu."""
        return self.text(f"verb-{option.verb}")

    def prompt(self, reason: Reason) -> str:
        return self._said(reason.id, msgspec.msgpack.encode(reason.args))

    def sentences(self, events: Iterable[Event]) -> list[str]:
        return [self.event(event) for event in events]

    def public_names(self, pack: str) -> dict[str, str]:
        """The names that everybody may read at any time, by message id: finished texts for boards."""
        texts = registry.texts_of(self.game)
        public = [message for message in self.ids if message.split("-")[0] in (*NAMES, *texts.names)]
        found = {message: self._finished(message) for message in public}
        return {message: text for message, text in found.items() if text is not None} | texts.more_names(self, pack)

    def _finished(self, message: str) -> str | None:
        """A message that needs no arguments, or None."""
        try:
            return self.text(message)
        except MissingWords:
            return None


CASES = frozenset({"nom", "gen", "dat", "acc", "ins", "loc", "one"})
"""Grammatical cases, and the singular, that messages may ask for; names have them as attributes where needed.

`nom` is how a sentence begins with a name, where that is not the name alone: "The Enforcer".
"""
NAMES = ("nothing",)
"""Messages of the kernel that name something."""


def _template(message: "ast.Message") -> str | None:
    """A message for `str.format_map`, or None if it chooses between forms or formats its arguments."""
    from fluent.syntax import ast

    parts = []
    for element in message.value.elements if message.value is not None else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        else:
            return None
    return "".join(parts) or None


def _cases_in(message: "ast.Message") -> tuple[tuple[str, str], ...]:
    """The arguments with a case in a message, such as `$ship_gen`: argument and case."""
    from fluent.syntax import ast, visitor

    found: list[tuple[str, str]] = []

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - a name of fluent.syntax
            name, _, case = node.id.name.rpartition("_")
            if name and case in CASES and (name, case) not in found:
                found.append((name, case))

    Finder().visit(message)
    return tuple(found)


def _without_values(error: Exception) -> str:
    """What Fluent complains of, which comes into logs: what it says of references names no value, other errors may."""
    from fluent.runtime.errors import FluentReferenceError

    return str(error) if isinstance(error, FluentReferenceError) else type(error).__name__


def _is_plain(value: Any) -> bool:
    """Whether every language writes it as it is: a text, or a number without thousands."""
    return type(value) is str or (type(value) is int and 0 <= value < 1000)


def _is_negative(value: Any) -> bool:
    return type(value) in (int, float) and value < 0


def sentence_of(reason: Reason, table: type) -> str | None:
    """A reason in English, by the words of the game that has such tables; None if there are none."""
    try:
        return words(registry.game_of(table).name).reason(reason)
    except QuarterdeckError:
        return None


def sentences(lines: Iterable[str]) -> str:
    """Lines of a card one behind the other: those without a stop at their end get one."""
    return " ".join([line if line.endswith(STOPS) else f"{line}." for line in lines])


def words(game: str, language: str = "en") -> Words:
    """The words of a game, read once."""
    return _words(game, language)


@cache
def _words(game: str, language: str) -> Words:
    return Words(game, language)
