"""The prose: every story text in three languages, by its key (G7-D72.5, G7-D72.6).

Texts stand under headings in `prose/LANGUAGE/*.md`: `## 1.01` a section, `## 3.00~1` its first variant,
`## 1.40?report` an option of a vote, `## C-001` a situation, `## C-001?1` an option, `## C-001/1` its consequence,
`## 7.90:C-101` and `## EP-101:victory` epilogue lines. They are read at first use, and a file again when it has
changed, so that a writer sees a new sentence without a restart.
"""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).with_name("prose")
RENAMED = Path(__file__).with_name("renamed.toml")
ORIGINAL = "en"
_HEADING = re.compile(r"^## (\S+)$", re.MULTILINE)


class Prose:
    """The texts of one language."""

    def __init__(self, folder: Path) -> None:
        self.files = sorted(folder.glob("*.md"))
        self._times: list[int] = []
        """When each file had last been changed before it was read."""
        self._texts: dict[str, str] = {}

    def texts(self) -> dict[str, str]:
        """All texts by key, as the files say now."""
        times = [file.stat().st_mtime_ns for file in self.files]
        if times != self._times:
            self._times = times
            pages = [read_texts(file.read_text(encoding="utf-8")) for file in self.files]
            self._texts = {key: text for page in pages for key, text in page.items()}
        return self._texts


def read_texts(page: str) -> dict[str, str]:
    """The texts of a file by their headings; paragraphs are separated by an empty line."""
    _, *parts = _HEADING.split(page)
    return {key: text.strip() for key, text in zip(parts[::2], parts[1::2], strict=True)}


@cache
def prose(language: str) -> Prose:
    """The prose of a language; its files are read when they are first needed."""
    return Prose(FOLDER / language)


@cache
def renamed() -> dict[str, str]:
    """Present keys by those that packs of stored games name; such games go on with the pack they began with."""
    return tomllib.loads(RENAMED.read_text(encoding="utf-8"))


def present_key(key: str) -> str:
    return renamed().get(key, key)


def find_texts(keys: Iterable[str], language: str) -> dict[str, str]:
    """The texts with these keys, in English where a language lacks one; a key without a text is left out."""
    here, original = prose(language).texts(), prose(ORIGINAL).texts()
    names = {key: present_key(key) for key in keys}
    found = {key: here.get(name) or original.get(name) for key, name in names.items()}
    return {key: text for key, text in found.items() if text is not None}


def find_text(key: str, language: str) -> str | None:
    return find_texts([key], language).get(key)
