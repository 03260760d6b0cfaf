"""Films: the scenes of a game as they are sent, each as its differences from the one before."""

from typing import Any

from quarterdeck.kernel.differences import Change, differences
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Scene
from quarterdeck.kernel.words import Words
from quarterdeck.server import wire


class FilmRecorder:
    """Collects the scenes of a game while it is played; of their views it keeps only the first and the last.

    Events are put into words afterwards, because what seats are called is known from the table in the end.
    """

    def __init__(self) -> None:
        self.first_view: dict[str, Any] = {}
        self._last_view: dict[str, Any] = {}
        self._steps: list[tuple[list[Event], list[Change]]] = []

    def add(self, scene: Scene) -> None:
        """Add the next scene."""
        if not self._steps:
            self.first_view = self._last_view = scene.view
        self._steps.append((scene.events, differences(self._last_view, scene.view)))
        self._last_view = scene.view

    def scenes(self, words: Words) -> list[wire.Scene]:
        """All scenes so far in the reader's words, their events numbered through the film."""
        shown: list[wire.Scene] = []
        number = 0
        for events, changes in self._steps:
            told = [wire.event(at, one, words) for at, one in enumerate(events, number)]
            shown.append(wire.Scene(told, changes))
            number += len(told)
        return shown
