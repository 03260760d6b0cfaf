"""Clauses: the rules of a game as numbered sentences, read from `docs/rules`, and their translations."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.words import LANGUAGES

PACKAGE = Path(__file__).parents[1]
_FOLDERS = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the pages of our own games lie: inside an installed package, or in the project itself."""
ORIGINAL = LANGUAGES[0]
"""The language of the specification; a translation lies in a folder beside it: `ru/rules.md`."""
FOR_DEVELOPERS = frozenset({"Examples", "Design notes", "Written forms"})
"""Chapters that are not shown to players, with all their sections: worked examples for tests, limits for designers,
and the words in which packs and options are written."""
ID = r"[A-Z0-9]+-[A-Z]?\d+(?:\.\d+)*[a-z]?"
_BLOCK = re.compile(
    r"^```(?s:.*?)^```$"  # a fenced block
    r"|^#+ .*$"  # a heading
    r"|^ *[-*] .*(?:\n {2,}(?![-*] )\S.*)*"  # a list item and its further lines
    r"|^[^\s|#`*-].*(?:\n[^\s|#`*-].*)*",  # a paragraph
    re.M,
)
_HEADING = re.compile(rf"(#+) (?:({ID}) )?(.*)")
_CLAUSE = re.compile(rf"\s*[-*] +\*\*({ID})\*\* (.*)")
_EXAMPLE = re.compile(rf"```\w*\n(id:\s*({ID})\s*\n(?s:.*))```")
_MARK = r"(?:=|RU|PL|F|D\d+|spoiler)"
_MARKS = re.compile(rf" \[{_MARK}(?: {_MARK})*\]$")
"""Where a clause comes from, which only those who maintain the rules need, and whether it is kept from players."""
_PRINTED = re.compile(r" \[[^\]]*[\u0400-\u04ff][^\]]*\]| \(ru: [^,)]*\)|ru: [^,)]*, ")
"""A term as it is printed in another language, for translators: `colonist [колонист]`, `hold (ru: трюм)`."""
SPOILER = "spoiler"
"""The mark of a clause that would give a story away: `[spoiler]` at its end."""


class UnknownClause(QuarterdeckError):
    """A clause id that the rules do not have."""


class Clause(Struct, frozen=True):
    """One numbered sentence of the rules, and its heading."""

    id: str
    """Empty for a note: a paragraph or a list item without a number."""
    text: str
    heading: str
    example: str = ""
    """The YAML block of a worked example."""
    language: str = ORIGINAL
    is_spoiler: bool = False
    """Whether players must not read it."""


class Chapter(Struct, frozen=True):
    """A heading of the rules with the clauses and notes right under it."""

    level: int
    """1 for the title of the rules, 2 for a chapter, 3 for a section of a chapter."""
    number: str
    """`AB-4.13`, or empty."""
    title: str
    clauses: tuple[Clause, ...] = ()
    language: str = ORIGINAL

    @property
    def heading(self) -> str:
        return f"{self.number} {self.title}".lstrip()

    @property
    def notes(self) -> list[Clause]:
        return [clause for clause in self.clauses if not clause.id]


def page(game: str) -> Path:
    """The rules of one of our own games."""
    return next(folder for folder in _FOLDERS if folder.is_dir()) / f"{game}.md"


def translated(page: Path, language: str) -> Path:
    """Where the translation of a page belongs, whether it exists or not."""
    return page if language == ORIGINAL else page.parent / language / page.name


def pages() -> list[Path]:
    """The rules of all games that have numbered clauses."""
    found = (registry.texts_of(name).rules_page for name in registry.names())
    return [page for page in found if page is not None]


@cache
def all_clauses() -> dict[str, Clause]:
    """Every clause and example of every game, in the order of the pages."""
    found: dict[str, Clause] = {}
    for clause in (clause for page in pages() for chapter in read(page) for clause in chapter.clauses if clause.id):
        titled = found.get(clause.id)  # an example may have a sentence of its own before its block
        found[clause.id] = replace(titled, example=clause.example) if titled and not titled.example else clause
    return found


@cache
def _translations(language: str) -> dict[str, Clause]:
    """Every translated clause of every game."""
    chapters = [chapter for page in pages() for chapter in read(translated(page, language), language)]
    return {clause.id: clause for chapter in chapters for clause in chapter.clauses if clause.id}


def in_language(clause: Clause, language: str) -> Clause:
    """The translation of a clause, or the clause itself if there is none."""
    if language == ORIGINAL or clause.id not in _translations(language):
        return clause
    return replace(_translations(language)[clause.id], example=clause.example, is_spoiler=clause.is_spoiler)


@cache
def sections() -> dict[str, str]:
    """The numbered headings, by their numbers."""
    return {chapter.number: chapter.title for page in pages() for chapter in read(page) if chapter.number}


def read(page: Path, language: str = ORIGINAL) -> list[Chapter]:
    """The chapters of a page as they are written; none if the file does not exist."""
    if not page.exists():
        return []
    chapters: list[Chapter] = []
    clauses: list[Clause] = []
    for block in _BLOCK.findall(page.read_text(encoding="utf-8")):
        if heading := _HEADING.fullmatch(block):
            chapters = _closed(chapters, clauses)
            title = _PRINTED.sub("", heading[3])
            chapters.append(Chapter(len(heading[1]), heading[2] or "", title, language=language))
            clauses = []
        elif found := _clause(block, chapters[-1].heading, language):
            clauses.append(found)
    return _closed(chapters, clauses)


def _closed(chapters: list[Chapter], clauses: list[Clause]) -> list[Chapter]:
    """The chapters with what was found under the last one."""
    return [*chapters[:-1], replace(chapters[-1], clauses=tuple(clauses))] if chapters else []


def _clause(block: str, heading: str, language: str) -> Clause | None:
    """The clause, the note or the worked example that a block is; nothing for any other fenced block."""
    if block.startswith("```"):
        example = _EXAMPLE.fullmatch(block)
        return Clause(example[2], example[1].rstrip("\n"), heading, example[1].rstrip("\n")) if example else None
    text = _PRINTED.sub("", " ".join(line.strip() for line in block.splitlines()))
    if numbered := _CLAUSE.fullmatch(text):
        marks = _MARKS.search(numbered[2])
        spoiler = marks is not None and SPOILER in marks[0]
        return Clause(numbered[1], _MARKS.sub("", numbered[2]), heading, language=language, is_spoiler=spoiler)
    return Clause("", text.removeprefix("- "), heading, language=language)


@cache
def rulebook(game: str, language: str) -> list[Chapter]:
    """What players read: every chapter for them in a language, and in English what is not translated."""
    page = registry.texts_of(game).rules_page
    if page is None:
        return []
    original = for_players(read(page))
    if language == ORIGINAL:
        return original
    return _merged(original, read(translated(page, language), language))


def for_players(chapters: Sequence[Chapter]) -> list[Chapter]:
    """The chapters without those for developers, and without spoilers."""
    shown, found = True, []
    for chapter in chapters:
        shown = chapter.title not in FOR_DEVELOPERS if chapter.level <= 2 else shown
        if shown:
            clauses = tuple(clause for clause in chapter.clauses if not clause.is_spoiler)
            found.append(replace(chapter, clauses=clauses))
    return found


def _merged(original: list[Chapter], translation: list[Chapter]) -> list[Chapter]:
    """The original with all translations put in: chapters matched by order, clauses by id."""
    texts = {clause.id: clause for chapter in translation for clause in chapter.clauses}
    padded = [*translation, *original[len(translation) :]]
    return [_in_translation(chapter, other, texts) for chapter, other in zip(original, padded, strict=False)]


def _in_translation(chapter: Chapter, other: Chapter, texts: dict[str, Clause]) -> Chapter:
    same = other if other.number == chapter.number else chapter
    notes = iter(same.notes if len(same.notes) == len(chapter.notes) else chapter.notes)
    clauses = tuple(texts.get(clause.id, clause) if clause.id else next(notes) for clause in chapter.clauses)
    return replace(chapter, title=same.title, language=same.language, clauses=clauses)


def looks_like_id(text: str) -> bool:
    return re.fullmatch(rf"(?i:{ID}|[A-Z0-9]+-[A-Z]?)\.?", text) is not None


def look_up(wanted: str) -> list[Clause]:
    """A clause by its id (`AB-4.13.2`), or all clauses of a section (`AB-4.13`), or all of a letter (`AB-D`)."""
    clauses, wanted = all_clauses(), wanted.upper().rstrip(".")
    exact = [clause for clause in clauses.values() if clause.id.upper() == wanted]
    if exact:
        return exact
    within = rf"{re.escape(wanted)}(\d.*|)" if wanted[-1:].isalpha() else rf"{re.escape(wanted)}[.a-z].*"
    found = [clause for clause in clauses.values() if re.fullmatch(within, clause.id)]
    if not found:
        some = _example(list(clauses), wanted.partition("-")[0])
        raise UnknownClause(
            f"there is no clause {wanted!r}; ids look like {some}, sections like {some.rpartition('.')[0]}"
        )
    return found


def _example(ids: list[str], prefix: str) -> str:
    """A sample id for an error message, from the rules with this prefix if there are any."""
    return next((one for one in ids if one.startswith(f"{prefix}-")), next(iter(ids), "AB-1.2.3"))


def search(text: str, language: str = ORIGINAL) -> list[Clause]:
    """The clauses that contain a text, in any case, in a language or in English; spoilers are not found."""
    readable = [clause for clause in all_clauses().values() if not clause.is_spoiler]
    texts = [(clause, f"{clause.text} {in_language(clause, language).text}") for clause in readable]
    return [clause for clause, said in texts if text.lower() in said.lower()]


def exists(clause: str) -> bool:
    return clause in all_clauses() or clause in sections()
