"""What people do on the pages around the game."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.windows import hear_everything

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


def everybody_is_ready(page: Page, seats: int) -> None:
    """All people around one screen say that they are ready; the screen goes from each to the next."""
    for seat in range(seats):
        if seats > 1:
            expect(seat_button(page, seat)).to_have_attribute("aria-pressed", "true")
        press(page, "Ready")


def seat_button(page: Page, seat: int) -> Locator:
    """What shows one of several seats on one screen; it is pressed while that seat is shown."""
    return page.get_by_role("group", name="Your seats").get_by_role("button", name=re.compile("^Play as")).nth(seat)


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
    for page in pages:
        expect(page.get_by_role("button", name="Go on to the next message")).to_be_visible()
    hear_everything(*pages)
    for page in pages:
        expect(page.get_by_role("button", name=SHOWN)).to_be_visible()
