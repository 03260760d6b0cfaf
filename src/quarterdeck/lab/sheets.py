"""Tables that grow, written as CSV or Parquet."""

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

from quarterdeck.lab.extras import need

Form = Literal["csv", "parquet"]
FORMS: tuple[Form, ...] = ("csv", "parquet")
ROWS = 50_000
"""Rows of a Parquet row group: more need more memory when written, fewer are slower to read."""
Columns = dict[str, type]
METADATA = "quarterdeck"
"""The key of the schema metadata of a Parquet file that says what was played, as JSON."""


class TableFile(Protocol):
    """A table that grows."""

    def __init__(self, path: Path, columns: Columns, about: Mapping[str, Any]) -> None: ...

    def write(self, rows: Sequence[Sequence[Any]]) -> None: ...

    def close(self) -> None: ...


class CsvFile:
    """Rows as text, readable while the simulation goes on."""

    def __init__(self, path: Path, columns: Columns, about: Mapping[str, Any]) -> None:
        self._file = path.with_suffix(".csv").open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(columns)

    def write(self, rows: Sequence[Sequence[Any]]) -> None:
        self._writer.writerows(rows)

    def close(self) -> None:
        self._file.close()


class ParquetFile:
    """Rows in columns, small and quick to read; the schema metadata says what was played."""

    def __init__(self, path: Path, columns: Columns, about: Mapping[str, Any]) -> None:
        import pyarrow
        from pyarrow import parquet

        kinds = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string(), bool: pyarrow.bool_()}
        fields = [(name, kinds[kind]) for name, kind in columns.items()]
        self._schema = pyarrow.schema(fields, {METADATA: json.dumps(about)})
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


TABLE_FILES: dict[Form, type[TableFile]] = {"csv": CsvFile, "parquet": ParquetFile}


def check_form(form: Form) -> None:
    """Refuse a form that needs something that is not installed."""
    if form == "parquet":
        need("pyarrow", "Parquet")
