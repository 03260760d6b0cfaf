"""`quarterdeck resolve`: resolve a planned mission and tell it turn by turn."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from quarterdeck.games.space_alert.boards import board_text
from quarterdeck.games.space_alert.cases import build, read_case, read_documents
from quarterdeck.games.space_alert.report import differences, report
from quarterdeck.games.space_alert.scoring import CampaignInput, ScoreInput
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import LANGUAGES, Words, words

Resolvable = SpaceAlert | ScoreInput | CampaignInput
SCORED: dict[str, type[ScoreInput | CampaignInput]] = {"score_input": ScoreInput, "campaign_input": CampaignInput}
"""Cases that give only the numbers to be scored."""
GUIDE = """\
A case is a YAML document:

  id: tonight                       # optional
  tracks: {red: T1, white: T2, blue: T3, internal: T4}
  threats:                          # code, turn, zone
  - [E1-07, 2, red]
  - [I1-05, 4, internal]
  boards:                           # one per player, the Captain first
  - "C - - C ^ A A"
  - "<A^B--C"
  tiles: {white: [heavy_laser]}     # optional: the first damage tiles
  seed: 7                           # optional: the order of all others

Symbols: A B C actions, X battlebots, < > arrows, ^ gravolift, - empty slot,
HA HB HX heroic actions, H:upper_red heroic move; with or without spaces.
`start`, `stop`, `carried`, `kind` and `expect` are described in the Examples section: quarterdeck rules SA-E1
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "resolve", help="resolve a planned Space Alert mission", description="Resolve a planned Space Alert mission.",
        epilog=GUIDE, formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("case", type=Path, help="a YAML file with one or more cases, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object per case and line")
    parser.add_argument("--expect", action="store_true", help="compare with the case's expect; exit 1 on a difference")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the story (default en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    text = sys.stdin.read() if str(args.case) == "-" else args.case.read_text(encoding="utf-8")
    cases = [_opened(document, number) for number, document in enumerate(read_documents(text), 1)]
    wrong = 0
    for name, document, table in cases:
        facts = _resolved(table)
        if args.json:
            print(json.dumps({"id": name, **facts}, ensure_ascii=False))
        elif isinstance(table, SpaceAlert):
            _tell(name, table, words("space-alert", args.language))
        else:
            print(f"{name}: score {facts['score']}")
        wrong += args.expect and _complain(name, document, facts)
    return 1 if wrong else 0


def _opened(document: dict[str, Any], number: int) -> tuple[str, dict[str, Any], Resolvable]:
    """A case ready to be resolved; every case of a file is read before the first is told."""
    name = str(document.get("id", f"case {number}"))
    try:
        for key, kind in SCORED.items():
            if key in document:
                return name, document, msgspec.convert(document[key], kind)
        return name, document, build(read_case(document))
    except (BadContent, msgspec.ValidationError) as error:
        raise BadContent(f"{name}: {error}") from None


def _resolved(table: Resolvable) -> dict[str, Any]:
    if not isinstance(table, SpaceAlert):
        return {"score": table.score()}
    table.told = []
    table.advance()
    return report(table)


def _complain(name: str, document: dict[str, Any], facts: dict[str, Any]) -> bool:
    """Name every difference from what the case expects."""
    found = differences(document.get("expect", {}), facts)
    for line in found:
        print(f"{name}: {line}", file=sys.stderr)
    return bool(found)


def _tell(name: str, table: SpaceAlert, language: Words) -> None:
    console = Console(highlight=False)
    console.print(Panel(f"[bold]{name}[/]", expand=False))
    for who, member in enumerate(table.crew):
        console.print(f"  {who + 1}: {board_text(member.plan)}", markup=False)
    heading = ""
    for event in table.told or ():
        if event.kind == "step-begins":  # a heading waits for something to stand under it
            heading = language.event(event)
            continue
        if heading:
            console.print(f"\n[bold]{heading}[/]")
            heading = ""
        _tell_event(console, event, language)
    console.print(_score_sheet(table))


def _tell_event(console: Console, event: Event, language: Words) -> None:
    style = {"no-effect": "dim", "ship-lost": "bold red", "tile-drawn": "red", "threat-destroyed": "green"}
    console.print(f"  {language.event(event)} ", style=style.get(event.kind, ""), markup=False, end="")
    console.print(f"({event.clause})", style="dim cyan", markup=False)


def _score_sheet(table: SpaceAlert) -> Table:
    facts = report(table)
    sheet = Table(title=facts["outcome"] or f"stopped in turn {facts['turn']}", show_header=False)
    for name in ("score", "points", "damage", "shields", "reactors", "capsules", "rockets"):
        value = facts[name]
        row = ", ".join(f"{key} {part}" for key, part in value.items()) if isinstance(value, dict) else value
        if row is not None:
            sheet.add_row(name, str(row))
    for number, threat in facts["threats"].items():
        sheet.add_row(f"T+{number} {threat['code']}", f"{threat['status']}, damage {threat['damage']}")
    return sheet
