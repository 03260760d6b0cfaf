"""Stored games: the record of a table's row, and its log replayed and compared with the state that was kept."""

import asyncio
import logging
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import BadRecord, QuarterdeckError
from quarterdeck.kernel.history import Game, by_present_rules
from quarterdeck.kernel.packs import name_of
from quarterdeck.kernel.record import Input, Record, departure
from quarterdeck.kernel.state import State
from quarterdeck.server.folding import folded, kept_numbers, takes_back_more

SHORT = 20
"""Inputs that are replayed faster than a thread is begun."""
Kept = tuple[int, bytes]
"""A state that was kept, and how many inputs of the folded log led to it."""
log = logging.getLogger("quarterdeck")


class SettledGame(Struct, frozen=True):
    """A game as the store has it, for everybody outside its table; it does not change while the table goes on."""

    record: Record
    state: State
    seq: int
    """How many inputs of the log led to it."""
    replays: bool
    """Whether its record plays it again: not if the rules changed under it."""

    @classmethod
    def of(cls, game: Game, seq: int) -> "SettledGame":
        record = msgspec.structs.replace(game.record, inputs=[*game.record.inputs])
        return cls(record, game.state.copy(), seq, game.base is None)

    @property
    def over(self) -> bool:
        return self.state.over


def record_of(row: Any) -> Record:
    """A stored game without its inputs."""
    rolled = tuple((purpose, result) for purpose, result in row["rolled"] or ())
    humans = None if row["humans"] is None else tuple(row["humans"])
    return Record(
        row["game"], row["rules_version"], row["seats"], dict(row["options"]), row["seed"], rolled=rolled,
        pack=row["pack"] or "", humans=humans,
    )  # fmt: skip


async def played_again(record: Record, given: list[Input], kept: Any) -> Game:
    """The game after a log, which must play out as it was recorded; a long one is replayed beside the event loop."""
    work = msgspec.structs.replace(record, inputs=folded(given)), _compared(given, kept)
    game = await asyncio.to_thread(_replayed, *work) if len(given) > SHORT else _replayed(*work)
    game.clock(given[-1].at if given else 0.0)  # the last input may have taken something back
    return game


def _compared(given: list[Input], kept: Any) -> Kept | None:
    """The kept state that a replay has to reach, unless it holds what was taken back later."""
    if kept is None or kept["seq"] > len(given) or takes_back_more(given[kept["seq"] :]):
        return None
    return len(kept_numbers(given[: kept["seq"]])), kept["state"]


def _replayed(record: Record, kept: Kept | None) -> Game:
    """A record played again; it has to reach the state that was kept when it was played."""
    if kept is None:
        return by_present_rules(record)
    count, state = kept
    game = by_present_rules(msgspec.structs.replace(record, inputs=record.inputs[:count]))
    _check_state(game, state)
    try:
        for given in record.inputs[count:]:
            game.repeat(given)
        other = departure(record, game.record)
    except QuarterdeckError as error:
        other = str(error)
    if other is not None:
        raise BadRecord(other)
    return game


def _check_state(game: Game, kept: bytes) -> None:
    """Refuse a game that is not as it was kept, in all that the version that kept it knew.

    Of the agenda only the question on top is compared: what the rules do after it, and in which steps, may change. A
    state that this version cannot read is compared with nothing.
    """
    try:
        was = game.rules.state.from_json(kept)
    except (msgspec.DecodeError, QuarterdeckError):
        log.warning("kept state cannot be read")
        return
    before, now = (_fields(state.to_json(), game.record.pack) for state in (was, game.state))
    written = _fields(kept)
    names = now.keys() & written.keys() - {"now"}  # time passed without anything happening
    if len(names) + 1 < len(now):
        names -= {"asked_since"}  # earlier versions asked anew at every step of a coach
    if not all(_same_as_written(written[name], before[name], now[name]) for name in names):
        raise BadRecord("the game does not come to the state that was kept when it was played")


def _fields(state: bytes, pack: str = "") -> dict[str, Any]:
    """A state as plain data, without what comes after its question.

    Its pack has its name alone: states from before packs had ids say no more.
    """
    if pack:
        state = state.replace(pack.encode(), name_of(pack).encode())
    fields: dict[str, Any] = msgspec.json.decode(state)
    return fields | {"agenda": fields["agenda"][-1:]}


def _same_as_written(written: Any, before: Any, now: Any) -> bool:
    """Whether a value is what it was before, as far as it was written: parts of a state may have gained fields."""
    match written, before, now:
        case dict(), dict(), dict():
            names = before.keys() & written.keys()
            return before.keys() == now.keys() and all(
                _same_as_written(written[name], before[name], now[name]) for name in names
            )
        case list(), list(), list() if len(written) == len(before) == len(now):
            return all(map(_same_as_written, written, before, now))
    return bool(before == now)
