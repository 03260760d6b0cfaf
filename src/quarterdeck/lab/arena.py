"""The arena: a table for learning programs, with numbered actions, masks, vectors and rewards.

Action 0 does nothing: it lets time pass, or waits for others. Action i is the i-th of the options on offer, in the
order of the rules; `info["options"]` has their texts. The options of a game cannot all be numbered beforehand, as they
name cards, places and figures, so the mask says how many there are now. An action outside the mask is refused as at
any table: nothing happens.
"""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Literal

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import VirtualClock
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import words
from quarterdeck.lab.encoding import Encoder, survey
from quarterdeck.lab.observing import FEATURES, MOST, Vector, Viewer, observed
from quarterdeck.lab.rewards import Reward, check_reward, rewards

NOTHING = 0
Mask = NDArray[np.int8]


class TooManyOptions(QuarterdeckError):
    """There are more options than actions: the action space is too small."""


class Arena:
    """One table, dealt again and again.

    `seats` is how many seats there are, the most the game allows by default; they are numbered from 0. `setup` are
    the game's set-up options. `tick_seconds` is how many seconds of game time pass between two rounds of
    questions. An `encoder` makes observations without collisions, instead of hashing to `features` components. With
    `actions="features"` they also have `options`: row i describes action i, by the encoder or, without one, by one
    from a survey of this game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        setup: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "won",
        tick_seconds: float = 5.0,
        features: int = FEATURES,
        encoder: Encoder | None = None,
        actions: Literal["index", "features"] = "index",
        most_options: int | None = None,
    ) -> None:
        self.game, self.manifest = game, registry.manifest_of(game)
        self.rules = self.manifest.rules
        self.seats = max(self.rules.seats) if seats is None else seats
        self.setup, self.reward, self.features = dict(setup or {}), check_reward(reward), features
        self.clock = VirtualClock(tick_seconds)
        self.encoder, self.option_encoder = encoder, self._option_encoder(encoder, actions)
        self.actions = (most_options or self.rules.most_options) + 1
        self.deal("0")
        self.viewers = [Viewer(seat, self.seats, self.rules.seat_fields) for seat in range(self.seats)]

    def _option_encoder(self, encoder: Encoder | None, actions: str) -> Encoder | None:
        if actions not in ("index", "features"):
            raise QuarterdeckError(f"actions are described by 'index' or 'features', not by {actions!r}")
        if actions == "index":
            return None
        return encoder or survey(self.game, self.seats, self.setup)

    def deal(self, seed: str | None = None) -> None:
        """A new game at its first decision; without a seed, a random one."""
        self.lay_out(seed)
        self.begin()

    def lay_out(self, seed: str | None = None) -> State:
        """A new table before its first step, so that bots that observe can join before it begins."""
        chance = Chance(token_hex(8) if seed is None else seed)
        self.state = self.rules.setup(self.seats, self.manifest.read_options(self.seats, self.setup), chance)
        return self.state

    def begin(self) -> None:
        """Advance the table to its first decision."""
        self.state.advance()
        self._beat: list[int] = [*self.state.seats()]
        self._changed()

    def _changed(self) -> None:
        """Drop what was cached for the table before it changed."""
        self._offered: dict[int, list[Option]] = {}
        self._views: dict[int, dict[str, Any]] = {}

    # What a seat knows

    def offered(self, seat: int) -> list[Option]:
        """What a seat may choose now."""
        if seat not in self._offered:
            found = self.state.options(self._checked(seat))
            if len(found) >= self.actions:
                raise TooManyOptions(f"{len(found)} options for seat {seat}: most_options must be as many at least")
            self._offered[seat] = found
        return self._offered[seat]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees."""
        if seat not in self._views:
            self._views[seat] = self.state.view(self._checked(seat))
        return self._views[seat]

    def _checked(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise QuarterdeckError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return seat

    def mask(self, seat: int) -> Mask:
        """1 for every action that is not refused."""
        offered = len(self.offered(seat))
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[1 : 1 + offered] = 1
        mask[NOTHING] = not offered or not self.state.agenda[-1].blocking
        return mask

    def observation(self, seat: int) -> dict[str, Any]:
        """What a learning program gets: the view as a vector, the mask, and the options if they are described."""
        found = {"observation": self._vector(seat), "action_mask": self.mask(seat)}
        return found if self.option_encoder is None else {**found, "options": self._rows(seat, self.option_encoder)}

    def _vector(self, seat: int) -> Vector:
        if self.encoder is not None:
            return self.encoder.encode(self.view(seat), seat)
        return observed(self.view(seat), self.features, self.viewers[seat])

    def _rows(self, seat: int, encoder: Encoder) -> NDArray[np.float32]:
        """A row for every action; those that do nothing or do not exist now are empty."""
        rows = np.zeros((self.actions, len(encoder.option_names())), dtype=np.float32)
        offered = self.offered(seat)
        rows[1 : 1 + len(offered)] = encoder.encode_options(offered, seat, self.seats)
        return rows

    def info(self, seat: int) -> dict[str, Any]:
        """What people would see: the texts of the options, the view, and the result once the game is over."""
        known = {"seat": seat, "options": [str(option) for option in self.offered(seat)], "view": self.view(seat)}
        return {**known, "result": msgspec.to_builtins(self.rules.result(self.state))} if self.state.over else known

    def space(self) -> spaces.Dict:
        """The space of observations."""
        features = self.features if self.encoder is None else len(self.encoder.feature_names())
        found: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-MOST, MOST, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        if self.option_encoder is not None:
            shape = (self.actions, len(self.option_encoder.option_names()))
            found["options"] = spaces.Box(-MOST, MOST, shape, np.float32)
        return spaces.Dict(found)

    # What happens

    def act(self, seat: int, action: int) -> bool:
        """Carry out the action of a seat; False if it is refused."""
        if action == NOTHING:
            return bool(self.mask(seat)[NOTHING])
        option = self.option(seat, action)
        return option is not None and self.choose(seat, option)

    def option(self, seat: int, action: int) -> Option | None:
        """What an action stands for; nothing if it is outside the mask."""
        offered = self.offered(seat)
        return offered[action - 1] if 1 <= action <= len(offered) else None

    def choose(self, seat: int, option: Option) -> bool:
        """Let a seat choose an option, judged by the table as it is now; False if it is refused."""
        if self.state.why_not(self._checked(seat), option) is not None:
            return False
        self.state.carry_out(seat, option)
        self._changed()
        return True

    def tick(self) -> None:
        """Let time pass, where the game does not wait for answers."""
        self.clock.tick(self.state)
        self._changed()

    def asked(self) -> int | None:
        """The seat that chooses next; time passes when all have been asked. None when the game is over."""
        while not self.state.over:
            while self._beat:
                seat = self._beat.pop(0)
                if self.offered(seat):
                    return seat
            self.tick()
            self._beat = [*self.state.seats()]
        return None

    def rewards(self) -> list[float]:
        """What the end is worth to every seat; nothing before the end."""
        if not self.state.over:
            return [0.0] * self.seats
        return rewards(self.reward, self.rules, self.rules.result(self.state), self.seats)

    def text(self) -> str:
        """The table as spectators see it, as text."""
        return "\n".join(self.manifest.texts.describe(self.state.view(None), words(self.game), False))
