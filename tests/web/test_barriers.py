"""Every page, dark and light, large and small: no barrier that axe-core finds, no foreign word."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.harness import Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.pages import PAGES
from tests.web.rare_pages import RARE_PAGES
from tests.web.words import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"large": DESKTOP["viewport"], "small": PHONE["viewport"]}
RARELY = (("large",), ("small",))
THEMES = ("dark", "light")
OTHER = {"dark": "light", "light": "dark"}
OPTIONS = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}
"""Style sheets are not fetched again: only an experimental rule, which axe-core leaves out, asks for them."""


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: npm --prefix web ci"
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page, **only: Any) -> list[str]:
    """What axe-core, once it is there, finds wrong with a page, a line for each element."""
    found: list[dict[str, Any]] = page.evaluate("options => axe.run(options)", {**OPTIONS, **only})["violations"]
    return [f"{wrong['id']}: {node['html']}" for wrong in found for node in wrong["nodes"]]


ALL_PAGES = PAGES | RARE_PAGES
LOOKED_AT = [
    *(
        (name, ("ru", "pl")[number % 2], ("large", "small"), THEMES[number // 2 % 2])
        for number, name in enumerate(PAGES)
    ),
    *(
        (name, ("en", "ru", "pl")[number % 3], RARELY[number % 2], THEMES[number // 2 % 2])
        for number, name in enumerate(RARE_PAGES)
    ),
]
"""Every page in one of the languages that have longer words, in both sizes and themes; the rare ones, made of the same
parts, in one size and theme."""


@pytest.mark.parametrize(("name", "language", "sizes", "theme"), LOOKED_AT)
def test_every_page_is_for_everybody(
    visitors: Visitors, still_server: Server, name: str, language: str, sizes: tuple[str, ...], theme: str
) -> None:
    visitor = visitors(still_server, language, color_scheme=theme, reduced_motion="reduce")
    ALL_PAGES[name](visitor)
    visitor.check_language()
    visitor.page.evaluate(axe())
    for size in sizes:
        visitor.page.set_viewport_size(SIZES[size])
        assert barriers(visitor.page) == [], size
    if len(sizes) == 2:
        visitor.page.emulate_media(color_scheme=OTHER[theme])
        assert barriers(visitor.page, runOnly=["color-contrast"]) == []
