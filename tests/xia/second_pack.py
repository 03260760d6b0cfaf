"""A second pack: the base pack with other ids throughout, and with outfits of other shapes."""

import re
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from quarterdeck.games.xia.content.pack import CONTENT, use

RENAMED = ("ships", "abilities", "outfits", "missions", "titles", "sectors")
SHAPES = {"1": '["AxA"]', "2": '["xA", "Ax"]', "3": '["AxA", ".xA"]'}
"""The shape of every outfit of a tier; no outfit of the base pack has one of them."""


def second_pack() -> str:
    """Load the second pack; returns its name."""
    with TemporaryDirectory() as folder:
        for page in CONTENT.glob("*.toml"):
            Path(folder, page.name).write_text(_changed(page), "utf-8")
        return use(Path(folder))


def _changed(page: Path) -> str:
    text = page.read_text(encoding="utf-8")
    if page.name == "pack.toml":
        return text.replace('name = "base"', 'name = "second"')
    if page.name == "outfits.toml":
        text = re.sub(r'(row = "\w+ (\d)"\nshape = )\[[^]]*\]', lambda row: row[1] + SHAPES[row[2]], text)
    return _NAMES.sub(renamed, text)


def renamed(name: "str | re.Match[str]") -> str:
    """What a card of the base pack is called in the second one."""
    return f"second-{name if isinstance(name, str) else name[0]}"


def _ids() -> list[str]:
    pages = [tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8")) for name in RENAMED]
    return sorted((name for page in pages for name in page), key=len, reverse=True)


_NAMES = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, _ids()))})(?![\w-])")
SECOND = second_pack()
