"""Parts of a report: one HTML page that needs nothing else."""

import json
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .2rem .7rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr { border-bottom: 1px solid #ddd; }
img { max-width: 100%; } .holds { color: #2b6a2b; } .broken { color: #a02020; }
"""


def whole(title: str, parts: Iterable[str]) -> str:
    """The page around its parts, each of which is HTML."""
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style>{''.join(parts)}</html>"
    )


def image(named: tuple[str, bytes]) -> str:
    name, png = named
    return f'<p><img alt="{escape(name)}" src="data:image/png;base64,{b64encode(png).decode()}"></p>'


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """Rows with their names above; a row need not have every column."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    body = "".join(f"<tr>{_cells(row.get(name, '') for name in columns)}</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def named_values(named: Mapping[str, Any]) -> str:
    """A table of names and values: texts as they are, anything else as JSON."""
    shown = {name: value if isinstance(value, str) else json.dumps(value) for name, value in named.items()}
    return table([{"": name, "value": value} for name, value in shown.items()])


def _cells(values: Iterable[Any]) -> str:
    return "".join(f"<td>{escape(str(value))}</td>" for value in values)
