"""Words: message ids and arguments, put into a reader's language at the last moment (Fluent)."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import QuarterdeckError, Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.option import Option

LANGUAGES = ("en", "ru", "pl")


class MissingWords(QuarterdeckError):
    """A message that a language has no words for."""


class Words:
    """The words of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        if language not in LANGUAGES:
            raise QuarterdeckError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        self.game, self.language = game, language
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in (registry.shipped_messages("kernel", language), registry.rules_of(game).messages(game, language)):
            self.bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def text(self, message: str, args: dict[str, Any] | None = None) -> str:
        """The words for a message id; its arguments are spelled out first.

        The argument `why` names a further message, `why-...`, which has the same arguments.
        """
        given = dict(args or {})
        why = given.pop("why", None)
        spelled = {name: self.spell(name, value) for name, value in given.items()}
        if why is not None:
            spelled["why"] = self._format(f"why-{why}", spelled)
        return self._format(message, spelled)

    def _format(self, message: str, spelled: dict[str, Any]) -> str:
        if not self.has(message):
            raise MissingWords(f"{self.language}: no words for {message!r}")
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, spelled)
        if errors:
            raise MissingWords(f"{self.language}: {message!r} with {spelled}: {errors[0]}")
        return str(text)

    def spell(self, name: str, value: Any) -> str | int | float:
        """An argument in words: `station=upper_red` is whatever `station-upper_red` says."""
        if isinstance(value, bool) or value is None:
            message = f"{name}-{str(value).lower()}"
            return self.text(message) if self.has(message) else ""
        if isinstance(value, int | float):
            return self._numbered(name, value) if name in registry.rules_of(self.game).counted_from_1 else value
        if isinstance(value, list | tuple):
            return ", ".join(str(self.spell(name, item)) for item in value) or self.text("nothing")
        message = f"{name}-{value.replace(' ', '-')}"
        if self.has(message):
            return self.text(message)
        spelled = registry.rules_of(self.game).spell(self, name, value)
        return value if spelled is None else spelled

    def _numbered(self, name: str, value: float) -> str | float:
        """Somebody known by a number: `seat=0` is whatever `seat-number` says of 1, unless the game has a name."""
        message = f"{name}-number"
        named = registry.rules_of(self.game).spell(self, name, value)
        if named is not None:
            return named
        return self.text(message, {"number": value + 1}) if self.has(message) else value + 1

    def event(self, event: Event) -> str:
        return self.text(f"event-{event.kind}", event.args)

    def reason(self, reason: Reason) -> str:
        return self.text(f"reason-{reason.id}", reason.args)

    def option(self, option: Option) -> str:
        return self.text(f"option-{option.verb}", {name: getattr(option, name) for name in option.__struct_fields__})

    def verb(self, option: Option) -> str:
        """What a kind of option is called in a menu."""
        return self.text(f"verb-{option.verb}")

    def prompt(self, reason: Reason) -> str:
        return self.text(reason.id, reason.args)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        return [self.event(event) for event in events]


@cache
def words(game: str, language: str = "en") -> Words:
    """The words of a game, read once."""
    return Words(game, language)
