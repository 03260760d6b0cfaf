"""Encoders: views and options as vectors in which every component has a name, without collisions.

An encoder knows the names of facts that came up in a survey of games between bots, each of which is one component.
A text that never came up at its place counts towards a component of that place, `/planets/p3=(other)`, and anything
else for the last one, `(unseen)`. The same survey gives the same encoder on every machine, and it can be kept in a
file.

>>> from quarterdeck.lab.encoding import survey
>>> encoder = survey("starship-captains", seats=2, games=2)
>>> encoder.feature_names()[:3]
['/active=(other)', '/active=+0', '/active=+1']
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from quarterdeck.bots.registry import RANDOM, quick
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.lab.observing import Fact, Vector, Viewer, facts, scaled_sums
from quarterdeck.lab.players import Players
from quarterdeck.lab.simulate import play_to_end

UNSEEN, OTHER = "(unseen)", "(other)"
GAMES = 24
EVERY = 4
"""The survey samples one decision in this many at random: consecutive ones are mostly the same."""


class Encoder:
    """Turns what seats of one game see, and their options, into vectors of fixed length."""

    def __init__(self, game: str, of_views: Iterable[str], of_options: Iterable[str]) -> None:
        self.game, self.fields = game, registry.rules_of(game).seat_fields
        self._of_views = _places(of_views)
        self._of_options = {name: place for place, name in enumerate(sorted({*of_options}))}

    def feature_names(self) -> list[str]:
        """What each component of an encoded view stands for."""
        return [*self._of_views, UNSEEN]

    def option_names(self) -> list[str]:
        """What each component of an encoded option stands for."""
        return [*self._of_options, UNSEEN]

    def encode(self, view: Mapping[str, Any], seat: int) -> Vector:
        """What a seat sees, with seats counted from its own."""
        return _encoded(facts(dict(view), self._viewer(seat, view["seat_count"])), self._of_views)

    def encode_options(self, options: Sequence[Option], seat: int, seats: int) -> Vector:
        """The options of a seat, a row each: 1 for its verb and for each of its fields."""
        viewer, places = self._viewer(seat, seats), self._of_options
        rows = np.zeros((len(options), len(places) + 1), dtype=np.float32)
        for row, option in zip(rows, options, strict=True):
            for name in option_facts(option, viewer):
                row[places.get(name, -1)] = 1
        return rows

    def _viewer(self, seat: int, seats: int) -> Viewer:
        return Viewer(seat, seats, self.fields)

    def to_json(self) -> bytes:
        kept = {"game": self.game, "features": [*self._of_views], "options": [*self._of_options]}
        return msgspec.json.encode(kept)

    @classmethod
    def from_json(cls, data: bytes | str) -> "Encoder":
        kept = msgspec.json.decode(data)
        return cls(kept["game"], kept["features"], kept["options"])


def _places(names: Iterable[str]) -> dict[str, int]:
    """Where each name lies, in the order of the names, with one more for the other texts of every place."""
    known = {*names}
    return {name: place for place, name in enumerate(sorted(known | {_other(name) for name in known if "=" in name}))}


def _other(name: str) -> str:
    return f"{name.partition('=')[0]}={OTHER}"


def _encoded(found: Iterable[Fact], places: Mapping[str, int]) -> Vector:
    """A vector with a place for every known name, and a last one for all others."""
    at: list[int] = []
    values: list[float] = []
    for name, value in found:
        place = places.get(name)
        at.append(places.get(_other(name), len(places)) if place is None else place)
        values.append(1.0 if place is None else value)
    return scaled_sums(at, values, len(places) + 1)


def option_facts(option: Option, viewer: Viewer) -> list[str]:
    """The names of an option's facts: each field with its verb and, because other verbs share it, by itself."""
    verb, found = option.verb, [f"verb={option.verb}"]
    for field in option.__struct_fields__:
        value = getattr(option, field)
        for item in value if isinstance(value, tuple | list) else (value,):
            found += _field_facts(verb, field, item, viewer)
    return found


def _field_facts(verb: str, field: str, value: Any, viewer: Viewer) -> list[str]:
    """Both texts and numbers name things: cards, slots, seats."""
    if field in viewer.fields and isinstance(value, int) and value >= 0:
        value = f"+{viewer.relative(value)}"
    return [f"{verb}/{field}={value}", f"{field}={value}"]


class Surveyor:
    """Passes decisions on to the players and collects the names of all facts."""

    def __init__(self, game: str, state: State, players: Players, chance: Chance) -> None:
        self.state, self.players, self.chance = state, players, chance
        fields = registry.rules_of(game).seat_fields
        self.viewers = [Viewer(seat, state.seat_count, fields) for seat in range(state.seat_count)]
        self.of_views: set[str] = set()
        self.of_options: set[str] = set()

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        if self.chance.below("look", EVERY) == 0:
            for one in {seat, self.chance.below("seat", len(self.viewers))}:  # seats that wait have views, too
                self.of_views.update(name for name, _ in facts(self.state.view(one), self.viewers[one]))
            self.of_options.update(name for option in options for name in option_facts(option, self.viewers[seat]))
        return self.players.choose(seat, options)


def survey(game: str, seats: int, setup: Mapping[str, Any] | None = None, *, games: int = GAMES) -> Encoder:
    """An encoder for what came up in games between bots, random and better ones in turn."""
    return _surveyed(game, seats, msgspec.json.encode(setup or {}), games)


@lru_cache(maxsize=16)
def _surveyed(game: str, seats: int, setup: bytes, games: int) -> Encoder:
    of_views: set[str] = set()
    of_options: set[str] = set()
    for number in range(games):
        surveyor = _surveyor(game, seats, msgspec.json.decode(setup), number)
        of_views |= surveyor.of_views
        of_options |= surveyor.of_options
    return Encoder(game, of_views, of_options)


def _surveyor(game: str, seats: int, setup: dict[str, Any], number: int) -> Surveyor:
    """One game of a survey, played to its end."""
    manifest, seed = registry.manifest_of(game), f"survey/{number}"
    state = manifest.table_for(seats, setup, Chance(seed))
    bot = RANDOM if number % 2 else quick(game)
    players = Players(state, dict.fromkeys(range(seats), bot), game, seed)
    surveyor = Surveyor(game, state, players, Chance(seed))
    play_to_end(state, surveyor.choose, players)
    return surveyor
