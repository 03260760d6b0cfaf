"""Clauses: the rules of a game as numbered sentences, read from `docs/rules`."""

import re
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.kernel.errors import QuarterdeckError

PACKAGE = Path(__file__).parents[1]
_FOLDERS = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Inside an installed package, or in the project itself."""
_ID = r"[A-Z0-9]+-[A-Z]?\d+(?:\.\d+)*[a-z]?"
_CLAUSE = re.compile(rf"^\s*[-*]\s+\*\*({_ID})\*\*\s+(.*)$")
_EXAMPLE = re.compile(rf"^id:\s*({_ID})\s*$")
_HEADING = re.compile(rf"^#+\s+(?:({_ID})\s+)?(.*)$")
_SOURCE = r"(?:=|RU|PL|F|D\d+)"
_APPARATUS = re.compile(rf" \[{_SOURCE}(?: {_SOURCE})*\]$| \([а-яё][а-яё ,-]*\)")
"""What only those who look after the rules need: where a clause comes from, and a printed book's word for a thing."""


class UnknownClause(QuarterdeckError):
    """A clause id that the rules do not have."""


class Clause(Struct, frozen=True):
    """One numbered sentence of the rules, and the heading it stands under."""

    id: str
    text: str
    heading: str
    example: str = ""
    """The YAML block of a worked example."""


def folder() -> Path:
    return next(folder for folder in _FOLDERS if folder.is_dir())


def pages() -> list[Path]:
    return sorted(folder().glob("*.md"))


@cache
def all_clauses() -> dict[str, Clause]:
    """Every clause and example of every game, in the order of the pages."""
    found: dict[str, Clause] = {}
    for page in pages():
        for clause in _read(page.read_text(encoding="utf-8")):
            titled = found.get(clause.id)  # an example may have a sentence of its own before its block
            found[clause.id] = replace(titled, example=clause.example) if titled and not titled.example else clause
    return found


@cache
def sections() -> dict[str, str]:
    """The numbered headings: `SA-4.2` is `Threat appears`."""
    lines = (line for page in pages() for line in page.read_text(encoding="utf-8").splitlines())
    return {match[1]: match[2] for line in lines if (match := _HEADING.match(line)) and match[1]}


def _read(text: str) -> list[Clause]:
    heading, found = "", []
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if match := _HEADING.match(line):
            heading = line.lstrip("# ")
        elif match := _CLAUSE.match(line):
            found.append(Clause(match[1], _APPARATUS.sub("", match[2]), heading))
        elif match := _EXAMPLE.match(line):
            block = _example(lines, number)
            found.append(Clause(match[1], block, heading, block))
    return found


def _example(lines: list[str], number: int) -> str:
    """The block of an example, from its id to the end of the fence."""
    block = []
    for line in lines[number:]:
        if line.startswith("```"):
            break
        block.append(line)
    return "\n".join(block)


def looks_like_id(text: str) -> bool:
    return re.fullmatch(rf"(?i:{_ID}|[A-Z0-9]+-[A-Z]?)\.?", text) is not None


def look_up(wanted: str) -> list[Clause]:
    """A clause by its id, or all clauses of a section (`SA-4.13`), or all of a letter (`SA-D`)."""
    clauses, wanted = all_clauses(), wanted.upper().rstrip(".")
    exact = [clause for clause in clauses.values() if clause.id.upper() == wanted]
    if exact:
        return exact
    within = rf"{re.escape(wanted)}(\d.*|)" if wanted[-1:].isalpha() else rf"{re.escape(wanted)}[.a-z].*"
    found = [clause for clause in clauses.values() if re.fullmatch(within, clause.id)]
    if not found:
        raise UnknownClause(f"there is no clause {wanted!r}; ids look like SA-4.13.2, sections like SA-4.13")
    return found


def search(text: str) -> list[Clause]:
    """The clauses that contain a text, in any case."""
    return [clause for clause in all_clauses().values() if text.lower() in clause.text.lower()]


def exists(clause: str) -> bool:
    return clause in all_clauses() or clause in sections()
