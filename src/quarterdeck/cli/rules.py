"""`quarterdeck rules`: show clauses of the rules."""

import argparse
import json
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

from quarterdeck.kernel import clauses


def add(commands: Any) -> None:
    parser = commands.add_parser("rules", help="show clauses of the rules", description="Show clauses of the rules.")
    what = "the number of a clause, of a section or chapter of them, or words to look for"
    parser.add_argument("clause", nargs="+", help=what)
    parser.add_argument("--json", action="store_true", help="print one JSON list of clauses")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = [clause for wanted in args.clause for clause in _find(wanted)]
    if args.json:
        print(json.dumps([{"id": c.id, "heading": c.heading, "text": c.text} for c in found], ensure_ascii=False))
        return 0
    console, heading = Console(highlight=False), ""
    for clause in found:
        if clause.heading != heading:
            heading = clause.heading
            console.print(f"\n[bold]{heading}[/]")
        _show(console, clause)
    return 0


def _find(wanted: str) -> list[clauses.Clause]:
    """Clauses by id or section; anything that is no id is looked for in the texts."""
    if clauses.looks_like_id(wanted):
        return clauses.look_up(wanted)
    found = clauses.search(wanted)
    if not found:
        raise clauses.UnknownClause(f"no clause contains {wanted!r}")
    return found


def _show(console: Console, clause: clauses.Clause) -> None:
    console.print(f"[cyan]{clause.id}[/]")
    text = Markdown(f"```yaml\n{clause.text}\n```") if "\n" in clause.text else Markdown(clause.text)
    console.print(Padding(text, (0, 0, 0, 4)))
