"""`quarterdeck rules`: show the rules of a game, or some clauses of them, in the reader's language."""

import argparse
import json
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

from quarterdeck.kernel import clauses, registry
from quarterdeck.kernel.console import add_language
from quarterdeck.kernel.words import words


def add(commands: Any) -> None:
    about = "show the rules of a game, or some clauses of them"
    parser = commands.add_parser("rules", help=about, description=f"{about.capitalize()}.")
    what = "a game, the number of a clause, section or chapter, or words to look for"
    parser.add_argument("wanted", nargs="+", metavar="WHAT", help=what)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON list of clauses")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = [clause for wanted in args.wanted for clause in _find(wanted, args.language)]
    if args.json:
        print(json.dumps(list(map(_plain, found)), ensure_ascii=False))
        return 0
    console, heading = Console(highlight=False), ""
    if said := _untranslated(found, args.language):
        console.print(said, style="dim")
    for clause in found:
        if clause.heading != heading:
            heading = clause.heading
            console.print(f"\n[bold]{heading}[/]")
        _show(console, clause)
    return 0


def _find(wanted: str, language: str) -> list[clauses.Clause]:
    """The rules of a game, or clauses by id or section; anything else is looked for in the texts."""
    if wanted in registry.names():
        return _whole(wanted, language)
    found = clauses.look_up(wanted) if clauses.looks_like_id(wanted) else clauses.search(wanted, language)
    if not found:
        raise clauses.UnknownClause(f"no clause contains {wanted!r}")
    return [clauses.in_language(clause, language) for clause in found]


def _whole(game: str, language: str) -> list[clauses.Clause]:
    """All that players read of the rules of a game."""
    chapters = clauses.rulebook(game, language)
    if not chapters:
        raise clauses.UnknownClause(f"{game} has no page of rules")
    return [replace(clause, heading=chapter.heading) for chapter in chapters for clause in chapter.clauses]


def _untranslated(found: list[clauses.Clause], language: str) -> str:
    """A line that says that some of it, or all, is in English because there is no translation."""
    english = [clause for clause in found if clause.language != language]
    here = words(registry.names()[0], language)
    if not english:
        return ""
    return here.text("rules-english" if len(english) == len(found) else "rules-partly-english", {"count": len(english)})


def _plain(clause: clauses.Clause) -> dict[str, str]:
    return {"id": clause.id, "heading": clause.heading, "text": clause.text, "language": clause.language}


def _show(console: Console, clause: clauses.Clause) -> None:
    if clause.id:
        console.print(f"[cyan]{clause.id}[/]")
    text = Markdown(f"```yaml\n{clause.text}\n```") if "\n" in clause.text else Markdown(clause.text)
    console.print(Padding(text, (0, 0, 0, 4)))
