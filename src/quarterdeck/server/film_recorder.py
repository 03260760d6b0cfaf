"""Films: the scenes of a game as they are sent, each as its differences from the one before."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, Struct

from quarterdeck.kernel.differences import Change, differences
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Scene
from quarterdeck.kernel.words import Words
from quarterdeck.server import responses, wire

Texts = Callable[[dict[str, Any]], dict[str, str]]
"""The stories that belong to a view, by id."""


class Step(Struct, frozen=True):
    """A scene without its view."""

    events: list[Event]
    changes: list[Change]
    texts: dict[str, str]
    """The stories that are new."""


def _no_texts(view: dict[str, Any]) -> dict[str, str]:
    return {}


class FilmRecorder:
    """Collects the scenes of a game while it is played; of their views it keeps only the first and the last.

    Events are put into words afterwards, because what seats are called is known from the table in the end.
    """

    def __init__(self, texts: Texts = _no_texts) -> None:
        self.first_view: dict[str, Any] = {}
        self._last_view: dict[str, Any] = {}
        self._steps: list[Step] = []
        self._texts_of, self._texts = texts, dict[str, str]()

    def add(self, scene: Scene) -> None:
        """Add the next scene."""
        if not self._steps:
            self.first_view = self._last_view = scene.view
        self._steps.append(Step(scene.events, differences(self._last_view, scene.view), self._new_texts(scene.view)))
        self._last_view = scene.view

    def _new_texts(self, view: dict[str, Any]) -> dict[str, str]:
        new = {name: text for name, text in self._texts_of(view).items() if self._texts.get(name) != text}
        self._texts |= new
        return new

    def scenes(self, words: Words) -> list[responses.Scene]:
        """All scenes so far in the reader's words, their events numbered through the film."""
        shown: list[responses.Scene] = []
        number = 0
        for step in self._steps:
            events = [wire.event(at, one, words) for at, one in enumerate(step.events, number)]
            shown.append(responses.Scene(events, step.changes, step.texts or UNSET))
            number += len(events)
        return shown
