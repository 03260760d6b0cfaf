"""`quarterdeck space-alert resolve`: resolve a planned mission and tell it turn by turn."""

import argparse
import json
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeGuard

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from quarterdeck.games.space_alert.cases.boards import board_text
from quarterdeck.games.space_alert.cases.files import flawed, read_documents
from quarterdeck.games.space_alert.cases.form_flaws import read_fields
from quarterdeck.games.space_alert.cases.report import differences, report
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.rules.scoring import CampaignInput, ScoreInput
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.games.space_alert.words.describe import HEADINGS, describe
from quarterdeck.kernel.console import EventPrinter, add_language
from quarterdeck.kernel.errors import BadContent, Flawed
from quarterdeck.kernel.words import Words, words

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
  crew: [Ada, Boris]                # optional: names for the boards
  boards:                           # one per player, the Captain first
  - "C - - C ^ A A"
  - "<A^B--C"
  tiles: {white: [heavy_laser]}     # optional: the first damage tiles
  seed: 7                           # optional: the order of all others

Symbols: A B C actions, X battlebots, < > arrows, ^ gravolift, - empty slot,
HA HB HX heroic actions, H:upper_red heroic move; with or without spaces.

  kind: test_run                    # simulation, advanced_simulation, mission
  carried: {red: [shield]}          # damage tiles left from the mission before
  start:                            # a constructed state at the beginning of a turn
    turn: 5
    shields: {red: 2}               # and reactors, capsules, rockets, rocket_in_flight
    damage: {white: [gravolift]}    # tiles already drawn
    computer: {2: true}             # maintenance done in phase 2
    players: [{station: lower_red, squad: upper_blue, squad_active: true}, {space: true}]
    threats: [{code: E1-05, n: 2, zone: white, square: 6, damage: 1}]
  stop: 5.damage                    # appear, actions, damage, threats or check of a turn
  expect: {damage: {red: 1}, score: 4}

The worked examples of the rules have this form: quarterdeck rules SA-E
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog, parser.formatter_class = GUIDE, argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "case", type=Path, metavar="FILE", help="a YAML file with one or more cases, or - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object per case and line")
    parser.add_argument(
        "--expect", action="store_true", help="compare with what the case expects; exit code 1 if something differs"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    language = words("space-alert", args.language)
    cases = _cases(_text(args.case), language)
    wrong = 0
    for name, document, table in cases:
        plans = [board_text(member.plan, table.last_slot) for member in table.crew] if _is_flight(table) else []
        facts = _resolved(table)
        if args.json:
            print(json.dumps({"id": name, **facts}, ensure_ascii=False))
        elif isinstance(table, SpaceAlert):
            _tell(name, _named(plans, document.get("crew", [])), table, language)
        else:
            print(f"{name}: score {facts['score']}")
        wrong += args.expect and _compare(name, document, facts)
    return 1 if wrong else 0


def _text(path: Path) -> str:
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadContent(f"{path} is no text file (UTF-8)") from None


def _is_flight(table: Resolvable) -> TypeGuard[SpaceAlert]:
    return isinstance(table, SpaceAlert)


def _cases(text: str, language: Words) -> list[tuple[str, dict[str, Any], Resolvable]]:
    """The cases of a file, ready to be resolved; all mistakes in all of them are said at once."""
    cases, mistakes = [], []
    for name, document in _documents(text, language):
        try:
            cases.append((name, document, _opened(document)))
        except Flawed as error:
            mistakes += [f"{name}: {language.reason(flaw.reason)}" for flaw in error.flaws]
    if mistakes:
        raise BadContent("\n".join(mistakes))
    return cases


def _documents(text: str, language: Words) -> list[tuple[str, dict[str, Any]]]:
    """What a file holds, case by case with their names."""
    try:
        documents = read_documents(text)
    except Flawed as error:
        raise BadContent("\n".join(language.reason(flaw.reason) for flaw in error.flaws)) from None
    return [(str(document.get("id", f"case {number}")), document) for number, document in enumerate(documents, 1)]


def _opened(document: dict[str, Any]) -> Resolvable:
    for key, kind in SCORED.items():
        if key in document:
            numbers, wrong = read_fields(document[key], kind)
            if numbers is None or wrong:
                raise flawed(*wrong)
            return numbers
    return build(read_case(document))


def _named(plans: list[str], crew: list[str]) -> list[str]:
    """The plans with the names of those who made them, as far as they are known."""
    return [f"{name}: {plan}" if name else plan for name, plan in zip_longest(crew, plans, fillvalue="")]


def _resolved(table: Resolvable) -> dict[str, Any]:
    if not isinstance(table, SpaceAlert):
        return {"score": table.score()}
    table.event_sink = []
    table.advance()
    return report(table)


def _compare(name: str, document: dict[str, Any], facts: dict[str, Any]) -> bool:
    """Name every difference from what the case expects; True if there is one."""
    expected = document.get("expect", {})
    found = differences(expected, facts)
    verdict = [] if found else ["as expected" if expected else "nothing is expected of this case"]
    for line in (*found, *verdict):
        print(f"{name}: {line}", file=sys.stderr)
    return bool(found)


def _tell(name: str, plans: list[str], table: SpaceAlert, language: Words) -> None:
    console = Console(highlight=False)
    console.print(Panel(Text(name, "bold"), expand=False))
    for who, plan in enumerate(plans, 1):
        console.print(f"  {who}: {plan}", markup=False)
    EventPrinter(console, language, HEADINGS).emit(table.event_sink or ())
    _tell_end(console, table, language)


def _tell_end(console: Console, table: SpaceAlert, language: Words) -> None:
    """How the table looks in the end, in the same words as everything else."""
    console.print()
    for line in describe(table.view(None), language, False):
        console.print(line, markup=False)
    facts = report(table)
    if facts["points"] is not None:
        points = {**facts["points"], "total": facts["score"]}
        console.print(language.text("sheet-points", points), style="bold", markup=False)
