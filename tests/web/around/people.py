"""What people do on the pages around the game."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
PRACTICE = {"clock": False, "mission": "S1-1"}
Visit = Callable[..., Page]


def ask(page: Page, path: str, **body: Any) -> Any:
    """A request with the cookie of a page."""
    host = re.match(r"https?://[^/]+", page.url)
    assert host is not None
    return page.request.post(host[0] + path, data=body).json()


def open_table(page: Page, seats: int = 1, **more: Any) -> str:
    return str(ask(page, "/api/tables", game="space-alert", seats=seats, **more)["id"])


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def panel(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def press_if_there(button: Locator) -> None:
    """Whatever comes meanwhile may take the button away."""
    with suppress(TimeoutError):
        button.click(timeout=300)


SHOWN = re.compile("^(Pause|Watch on my own)")
"""The film runs: at one's own pace, or at the Captain's."""


def fly(*pages: Page) -> None:
    """A whole flight without a card; it ends with its film."""
    for page in pages:
        press(page, "Ready")
    play = pages[0].get_by_role("button", name=SHOWN)
    go_on = [page.get_by_role("button", name="Go on to the next message") for page in pages]
    expect(go_on[0]).to_be_visible()
    while not play.is_visible():
        for button in go_on:
            press_if_there(button)
    for page in pages:
        expect(page.get_by_role("button", name=SHOWN)).to_be_visible()
