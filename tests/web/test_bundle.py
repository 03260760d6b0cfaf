"""What a browser fetches before somebody can play for the first time: the built client, as the server packs it."""

import gzip
import re
from pathlib import Path

import pytest

from quarterdeck.server.app import STATIC
from tests.web.words import LANGUAGES

MOST = 200_000
"""Bytes of the page, the board, their styles and the words of one language, packed."""

FEW = 12
"""Files of the client that are asked for before a board is there: each costs a request, and is compiled by itself."""


def first_page() -> list[str]:
    """What `index.html` asks for."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    return re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)


def scripts() -> str:
    return "".join((STATIC / name).read_text(encoding="utf-8") for name in first_page() if name.endswith(".js"))


def messages(file: str) -> list[str]:
    """What a file of messages, or one that gathers some, was built into."""
    return imported(rf'"\.\./\.\./{re.escape(file)}":\(\)=>[\w$]+\(\(\)=>', r"[^`]+")


def imported(before: str, name: str) -> list[str]:
    """What a module that is imported when it is needed was built into: its file, and the files that this one needs."""
    found = re.search(rf"{before}import\(`\./({name})`\).*?\[([\d,]*)\]", scripts())
    assert found is not None, f"{name} is not among what is imported"
    listed = re.search(r"__vite__mapDeps=\(.*?\[(.*?)\]", scripts())
    assert listed is not None
    files = re.findall(r'"([^"]+)"', listed[1])
    return [f"assets/{found[1]}", *(files[int(number)] for number in found[2].split(",") if number)]


def files(language: str) -> set[str]:
    board = imported("", r"SpaceAlert-[^`]+\.js")
    words = [*messages(f"locale/common/{language}.ts"), *messages(f"games/space-alert/locale/{language}.ftl")]
    return {"index.html", *first_page(), *board, *words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_play_is_a_small_download(language: str) -> None:
    wanted = files(language)
    # What all pages need, boards, this board in two files, two files of words; styles of the first three.
    for ending, least in ((".js", 6), (".css", 3)):
        assert sum(name.endswith(ending) for name in wanted) >= least, wanted
    assert len(wanted) <= FEW, wanted
    assert sum(packed(STATIC / name) for name in wanted) < MOST


def test_browsers_may_keep_the_icons() -> None:
    named = set(re.findall(r"/([\w./-]*icons[\w-]*\.svg)#", scripts()))
    assert len(named) == 1
    (file,) = named
    assert file.startswith("assets/")  # where names change with what is in them
    assert (STATIC / file).is_file()


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))
