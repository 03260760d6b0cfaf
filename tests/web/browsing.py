"""Browsers that people read in their own language, and whose complaints are kept."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.server.harness import COOKIE, Person, Server
from tests.web import probes, words

LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 30_000
"""Milliseconds to wait for anything on a page."""

MOST_STOPS = 60


class Browsing:
    """Somebody with a browser of their own; whatever the browser complains about is kept."""

    def __init__(self, chromium: Browser, server: Server, language: str = "en", **device: Any) -> None:
        self.server, self.language = server, language
        self.touches = bool(device.get("has_touch"))
        self.context = chromium.new_context(locale=LOCALES[language], **{**DESKTOP, **device})
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda wrong: self.complaints.append(str(wrong.error)))
        self.context.on("request", lambda asked: self._check_address(asked.url))
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", lambda socket: self._check_address(socket.url))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location['url']}".strip())

    def _check_address(self, url: str) -> None:
        own = (self.server.address, self.server.address.replace("http", "ws"), "data:", "blob:")
        if not url.startswith(own):
            self.complaints.append(f"asks another site: {url}")

    @contextmanager
    def forgiving(self) -> Iterator[None]:
        """While a server is away, the browser may complain that it cannot reach it."""
        before = len(self.complaints)
        yield
        del self.complaints[before:]

    # Pages and words

    def goto(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)
        expect(self.page.locator("#main")).to_be_visible()

    def say(self, message: str, **args: Any) -> str:
        return words.text(self.language, message, **args)

    def find(self, role: Any, message: str, **args: Any) -> Locator:
        """What has this role and a name that begins with these words; keys and numbers may follow."""
        return self.page.get_by_role(role, name=re.compile("^" + re.escape(self.say(message, **args))))

    def press(self, message: str, **args: Any) -> None:
        """A button, switch or link by its words."""
        wanted = self.find("button", message, **args).or_(self.find("link", message, **args)).first
        self.touch(wanted)

    def touch(self, target: Locator) -> None:
        if self.touches:
            target.tap()
        else:
            target.click()

    def scrolls(self) -> bool:
        """Whether the page is larger than the screen."""
        return bool(self.page.evaluate(probes.SCROLLS))

    def sees(self, message: str, **args: Any) -> None:
        expect(self.page.get_by_text(self.say(message, **args)).first).to_be_visible()

    def shown_text(self) -> str:
        """Everything that is written on the page, read aloud from it, or shown when pointed at."""
        shown: str = self.page.evaluate(probes.ALL_TEXT)
        return shown

    def check_language(self) -> None:
        """The page speaks the reader's language: nothing on it is a message id, nothing is left in English."""
        expect(self.page.locator("html")).to_have_attribute("lang", self.language)
        shown = self.shown_text()
        assert words.raw_ids(shown) == set()
        assert words.left_in_english(self.language, shown) == set()

    def as_person(self) -> Person:
        """The same person for the server, without the browser."""
        if not self.context.cookies():
            self.context.request.get(f"{self.server.address}/api/me")  # nobody yet
        return Person(self.server, next(one["value"] for one in self.context.cookies() if one["name"] == COOKIE))

    @property
    def name(self) -> str:
        return str(self.as_person().me["name"])

    @property
    def table(self) -> str:
        """The table whose page is open."""
        return self.page.url.rsplit("/", 1)[-1]

    # The keyboard

    def tab_to(self, role: Any, message: str, **args: Any) -> None:
        """Go on with Tab until this has the keyboard; on the way the focus is always to be seen."""
        wanted = self.find(role, message, **args).first
        expect(wanted).to_be_visible()
        for _ in range(MOST_STOPS):
            if wanted.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
            unseen = self.page.evaluate(probes.UNSEEN_FOCUS)
            assert unseen == "", f"the focus cannot be seen: {unseen}"
        raise AssertionError(f"Tab does not lead to {message}")

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
