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
DESK, PALM = DESKTOP["viewport"], PHONE["viewport"]
LOOKS = {"en": [(DESK, "dark"), (PALM, "light")], "ru": [(DESK, "light")], "pl": [(PALM, "dark")]}
"""Which sizes and themes a page is looked at in, by language."""


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: npm --prefix web ci"
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """What axe-core, once it is there, finds wrong with a page, a line for each element."""
    found: list[dict[str, Any]] = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [f"{wrong['id']}: {node['html']}" for wrong in found for node in wrong["nodes"]]


ALL_PAGES = PAGES | RARE_PAGES
LOOKED_AT = [
    *((name, language) for number, name in enumerate(PAGES) for language in ("en", ("ru", "pl")[number % 2])),
    *((name, list(LOOKS)[number % len(LOOKS)]) for number, name in enumerate(RARE_PAGES)),
]
"""Every page in two languages, the rare ones, which are made of the same parts, in one: a page takes seconds."""


@pytest.mark.parametrize(("name", "language"), LOOKED_AT)
def test_every_page_is_for_everybody(visitors: Visitors, still_server: Server, name: str, language: str) -> None:
    visitor = visitors(still_server, language, reduced_motion="reduce")
    ALL_PAGES[name](visitor)
    if "rules" not in name:  # the rules are in English, and quote inner names
        visitor.check_language()
    visitor.page.evaluate(axe())
    for size, theme in LOOKS[language]:
        visitor.page.set_viewport_size(size)
        visitor.page.emulate_media(color_scheme=theme)
        assert barriers(visitor.page) == [], (size, theme)
