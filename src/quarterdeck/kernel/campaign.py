"""Campaigns: a chain of games, each of which leaves something to the next."""

from collections.abc import Iterable
from hashlib import blake2b
from secrets import token_hex
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadOptions, BadRecord, Illegal, Reason
from quarterdeck.kernel.history import Game, by_present_rules
from quarterdeck.kernel.manifest import GameRules
from quarterdeck.kernel.record import Record
from quarterdeck.kernel.state import State

T = TypeVar("T")
FORMAT = 2
"""The number of the format in which campaigns are saved; format 1 was a list of the records of all games."""


class FinishedGame(Struct, frozen=True, omit_defaults=True):
    """A game of a campaign that is over, as the campaign remembers it."""

    options: dict[str, Any]
    """What it was set up with."""
    result: dict[str, Any]
    """How it ended, as plain data."""
    carried_over: dict[str, Any]
    """What it left: the set-up options of the game after it."""
    restarts: int = 0
    """How often it was restarted."""


class CampaignSave(Struct, omit_defaults=True):
    """A campaign as it is written to a file: what became of finished games, and the record of the current one."""

    format: int
    seed: str
    current: Record
    finished: list[FinishedGame] = []
    restarts: int = 0


class _FirstFormat(Struct):
    """A campaign as it was saved before there were formats: the records of its games, the last perhaps unfinished."""

    games: Annotated[list[Record], Meta(min_length=1)]


class _AnyFormat(Struct):
    """The part of a save that every format has: its number."""

    format: int = 1


def game_seed(seed: str, number: int, restarts: int = 0) -> str:
    """The seed of one game of a campaign; it reveals neither the campaign's seed nor that of another game."""
    return blake2b(f"quarterdeck campaign {seed}/{number}/{restarts}".encode(), digest_size=16).hexdigest()


def next_options(rules: GameRules, table: State) -> dict[str, Any] | None:
    """The set-up options of the game after this one; None if it is not over, or is the last of its campaign."""
    sequel = rules.sequel(table) if table.over else None
    return None if sequel is None else msgspec.to_builtins(sequel)


class Campaign:
    """Games played one after another. A finished game says what its sequel starts from (`GameRules.sequel`)."""

    def __init__(
        self,
        name: str,
        *,
        seats: int,
        seed: str | int | None = "0",
        humans: Iterable[int] | None = None,
        **options: Any,
    ) -> None:
        if not registry.manifest_of(name).has_campaigns:
            raise BadOptions(f"{name} has no campaigns; its games are played one by one")
        self.seed = token_hex(16) if seed is None else str(seed)
        self.finished: list[FinishedGame] = []
        self.restarts = 0
        self.game = Game(name, seats=seats, seed=game_seed(self.seed, 1), humans=humans, **options)

    @property
    def number(self) -> int:
        """The number of the current game, counted from 1."""
        return len(self.finished) + 1

    @property
    def over(self) -> bool:
        return self.game.over and next_options(self.game.rules, self.game.state) is None

    def go_on(self) -> Game:
        """Set up the next game with what the last one left."""
        options = next_options(self.game.rules, self.game.state)
        if options is None:
            reason = Reason("no-sequel" if self.game.over else "game-not-over", "")
            raise Illegal(reason, type(self.game.state))
        follows = self._game(options, self.number + 1, 0)
        self.finished.append(_finished(self.game, options, self.restarts))
        self.game, self.restarts = follows, 0
        return self.game

    def restart(self) -> Game:
        """Restart the current game from the same set-up with another seed; its progress is lost."""
        self.game = self._game(self.game.record.options, self.number, self.restarts + 1)
        self.restarts += 1
        return self.game

    def _game(self, options: dict[str, Any], number: int, restarts: int) -> Game:
        record, seed = self.game.record, game_seed(self.seed, number, restarts)
        return Game(record.game, seats=record.seats, seed=seed, humans=record.humans, **options)

    def save(self) -> bytes:
        """The campaign as a file."""
        return msgspec.json.encode(
            CampaignSave(FORMAT, self.seed, self.game.record, finished=self.finished, restarts=self.restarts)
        )

    @classmethod
    def load(cls, data: bytes | str) -> "Campaign":
        """The campaign of a file; finished games are not played again, so that they survive a change of the rules.

        The current game must play out the same by the present rules, else the file is refused.
        """
        format_ = _decoded(data, _AnyFormat).format
        if format_ not in (1, FORMAT):
            raise BadRecord(f"this campaign was saved in format {format_}; formats 1 and {FORMAT} can be read")
        saved = _decoded(data, CampaignSave) if format_ == FORMAT else _converted(_decoded(data, _FirstFormat))
        campaign = cls.__new__(cls)
        campaign.seed, campaign.finished, campaign.restarts = saved.seed, saved.finished, saved.restarts
        campaign.game = by_present_rules(saved.current)
        return campaign


def _finished(game: Game, carried_over: dict[str, Any], restarts: int = 0) -> FinishedGame:
    return FinishedGame(game.record.options, msgspec.to_builtins(game.result()), carried_over, restarts)


def _decoded(data: bytes | str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise BadRecord(f"this is not a saved campaign: {error}") from None


def _converted(old: _FirstFormat) -> CampaignSave:
    """A save of the first format, converted; its finished games are replayed once more for their results."""
    *finished, current = old.games
    sequels = [*finished[1:], current]
    log = [
        _finished(by_present_rules(record), sequel.options) for record, sequel in zip(finished, sequels, strict=True)
    ]
    return CampaignSave(FORMAT, current.seed.rpartition("/")[0], current, finished=log)
