"""One browser for all tests of a worker."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

QUIET = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
PATIENCE = 15_000


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=QUIET)
        yield browser
        browser.close()
