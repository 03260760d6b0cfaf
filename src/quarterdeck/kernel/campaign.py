"""Campaigns: a chain of games in which every one leaves something to the next."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from quarterdeck.kernel.errors import BadRecord, Illegal, Reason
from quarterdeck.kernel.history import Game, Record, replay


class Saved(Struct):
    """A campaign as it is written to a file: the records of its games, the last one perhaps unfinished."""

    games: Annotated[list[Record], Meta(min_length=1)]


class Campaign:
    """Games played one after another. A finished game says what its sequel starts from (`GameRules.sequel`)."""

    def __init__(self, name: str, *, seats: int, seed: str | int = "0", **options: Any) -> None:
        self.seed = str(seed)
        self.finished: list[Game] = []
        self.game = Game(name, seats=seats, seed=f"{seed}/1", **options)

    @property
    def over(self) -> bool:
        return self.game.over and self.game.rules.sequel(self.game.state) is None

    def go_on(self) -> Game:
        """Set up the next game with what the last one left."""
        sequel = self.game.rules.sequel(self.game.state) if self.game.over else None
        if sequel is None:
            raise Illegal(Reason("no-sequel" if self.game.over else "game-not-over", ""))
        number, options = len(self.finished) + 2, msgspec.to_builtins(sequel)
        follows = Game(self.game.record.game, seats=self.game.record.seats, seed=f"{self.seed}/{number}", **options)
        self.finished.append(self.game)
        self.game = follows
        return self.game

    def save(self) -> bytes:
        records = [msgspec.structs.replace(game.record, now=game.state.now) for game in [*self.finished, self.game]]
        return msgspec.json.encode(Saved(records))

    @classmethod
    def load(cls, data: bytes | str) -> "Campaign":
        try:
            saved = msgspec.json.decode(data, type=Saved)
        except msgspec.DecodeError as error:
            raise BadRecord(f"this is not a saved campaign: {error}") from None
        campaign = cls.__new__(cls)
        *campaign.finished, campaign.game = [replay(record) for record in saved.games]
        campaign.seed = campaign.game.record.seed.rpartition("/")[0]
        return campaign
