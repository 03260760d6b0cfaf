"""Recorded games as files: `games`, `decisions` and `events`, as CSV or Parquet."""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

import msgspec

from quarterdeck.lab.extras import need
from quarterdeck.lab.recording import Recording
from quarterdeck.lab.simulate import Setting

Form = Literal["csv", "parquet"]
FORMS: tuple[Form, ...] = ("csv", "parquet")
ROWS = 50_000
"""Rows that Parquet keeps together; more of them wait in memory, fewer are read more slowly."""
Columns = dict[str, type]
DECISIONS: Columns = {
    "game": int, "number": int, "at": float, "seat": int, "bot": str, "options": int, "verb": str, "chosen": str,
}  # fmt: skip
EVENTS: Columns = {"game": int, "number": int, "at": float, "kind": str, "clause": str, "args": str}


def games_columns(seats: int) -> Columns:
    """Of each game: which deal it had, how it ended, and for each seat its points and whether it won."""
    of_seats: Columns = {}
    for seat in range(seats):
        of_seats |= {f"bot_{seat}": str, f"points_{seat}": float, f"won_{seat}": bool}
    ends: Columns = {"decisions": int, "seconds": float, "digest": str, "error": str, "result": str}
    return {"game": int, "deal": int, "outcome": str, **of_seats, **ends}


class Sheet(Protocol):
    """A table that grows."""

    def write(self, rows: Sequence[Sequence[Any]]) -> None: ...

    def close(self) -> None: ...


class CsvSheet:
    """Rows as text, readable while the simulation goes on."""

    def __init__(self, path: Path, columns: Columns) -> None:
        self._file = path.with_suffix(".csv").open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(columns)

    def write(self, rows: Sequence[Sequence[Any]]) -> None:
        self._writer.writerows(rows)

    def close(self) -> None:
        self._file.close()


class ParquetSheet:
    """Rows in columns, small and quick to read."""

    def __init__(self, path: Path, columns: Columns) -> None:
        need("pyarrow", "Parquet")
        import pyarrow
        from pyarrow import parquet

        kinds = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string(), bool: pyarrow.bool_()}
        self._schema = pyarrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
        self._table, self._rows = pyarrow.table, list[Sequence[Any]]()
        self._writer = parquet.ParquetWriter(path.with_suffix(".parquet"), self._schema)

    def write(self, rows: Sequence[Sequence[Any]]) -> None:
        self._rows.extend(rows)
        if len(self._rows) >= ROWS:
            self._flush()

    def _flush(self) -> None:
        columns = [list(column) for column in zip(*self._rows, strict=True)] or [[] for _ in self._schema]
        self._writer.write_table(self._table(columns, schema=self._schema))
        self._rows.clear()

    def close(self) -> None:
        self._flush()
        self._writer.close()


class Files:
    """The three tables of a simulation; what was added stays, whatever comes after."""

    def __init__(self, folder: Path, setting: Setting, form: Form = "csv") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        made = CsvSheet if form == "csv" else ParquetSheet
        self.setting = setting
        self.games: Sheet = made(folder / "games", games_columns(setting.seats))
        self.decisions: Sheet = made(folder / "decisions", DECISIONS)
        self.events: Sheet = made(folder / "events", EVENTS)

    def add(self, recording: Recording) -> None:
        game, bot = recording.outcome.number, self.setting.bot
        self.games.write([[*_game(self.setting, recording)]])
        self.decisions.write(
            [
                [game, number, one.at, one.seat, bot(one.seat), one.options, one.verb, one.chosen]
                for number, one in enumerate(recording.decisions)
            ]
        )
        self.events.write(
            [
                [game, number, one.at, one.kind, one.clause, _json(one.args)]
                for number, one in enumerate(recording.events)
            ]
        )

    def close(self) -> None:
        for sheet in (self.games, self.decisions, self.events):
            sheet.close()


def _game(setting: Setting, recording: Recording) -> Iterator[Any]:
    outcome = recording.outcome
    yield from (outcome.number, setting.deal(outcome.number), outcome.result.get("outcome"))
    standing = None if outcome.error else outcome.standing(setting)
    for seat in range(setting.seats):
        yield setting.bot(seat)
        yield float(standing.points[seat]) if standing and standing.points else None
        yield standing.won[seat] if standing else None
    yield from (outcome.decisions, outcome.seconds, outcome.digest, outcome.error, _json(outcome.result))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
