"""People with browsers: what they do on the client's pages, in their own language."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.server.harness import Person, Server
from tests.web import words

LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
COOKIE = "quarterdeck"
PATIENCE = 15_000
"""Milliseconds to wait for anything on a page."""
FLIGHT = 45_000
"""Milliseconds until a mission on a fast clock is over."""
ALL_TEXT = """() => [
  document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((node) =>
    ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? '')),
].join('\\n')"""

MOST_STOPS = 60
UNSEEN_FOCUS = """() => {
  const active = document.activeElement;
  const outlined = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const stroked = (node, style) => node instanceof SVGElement && style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 3;
  const ringed = (node) => outlined(getComputedStyle(node)) || stroked(node, getComputedStyle(node));
  return [active, active.parentElement, ...active.querySelectorAll('*')].some(ringed) ? '' : active.outerHTML.slice(0, 200);
}"""
"""The element that has the keyboard without any ring around it, if there is one."""


class Visitor:
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
            self.complaints.append(message.text)

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
        beyond = "() => [document.scrollingElement].some((all) => all.scrollHeight > all.clientHeight || all.scrollWidth > all.clientWidth)"
        return bool(self.page.evaluate(beyond))

    def sees(self, message: str, **args: Any) -> None:
        expect(self.page.get_by_text(self.say(message, **args)).first).to_be_visible()

    def shown_text(self) -> str:
        """Everything that is written on the page, read aloud from it, or shown when pointed at."""
        shown: str = self.page.evaluate(ALL_TEXT)
        return shown

    def as_person(self) -> Person:
        """The same person for the server, without the browser."""
        person = Person(self.server)
        cookie = next(one["value"] for one in self.context.cookies() if one["name"] == COOKIE)
        person.http.cookies.clear()
        person.http.cookies.set(COOKIE, cookie)
        person.me = person.get("/api/me")
        return person

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
            unseen = self.page.evaluate(UNSEEN_FOCUS)
            assert unseen == "", f"the focus cannot be seen: {unseen}"
        raise AssertionError(f"Tab does not lead to {message}")

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    # Before the flight

    def open_table(self, seats: int, private: bool = False, mission: str | None = None) -> str:
        """Open a table from the lobby; returns its link."""
        self.goto()
        self.press("ui-new-table")
        self.choose("ui-seats", str(seats))
        if private:
            self.choose("ui-visibility", self.say("ui-private"))
        if mission:
            self.find("combobox", "table-space-alert-mission").select_option(mission)
        self.press("ui-create")
        expect(self.find("button", "ui-fill-with-bots")).to_be_visible()
        return self.page.url.removeprefix(self.server.address)

    def choose(self, group: str, choice: str) -> None:
        self.touch(self.find("radiogroup", group).get_by_role("radio", name=choice, exact=True))

    def fly_alone(self) -> None:
        self.press("ui-fly-alone")
        self.be_ready()

    def start_alone(self, **options: Any) -> None:
        """Straight to a flight alone with options of one's own."""
        self.goto()
        table = self.as_person().open_table(start=True, options=options)["id"]
        self.goto(f"/t/{table}")
        self.be_ready()

    def be_ready(self) -> None:
        self.press("option-ready")
        expect(self.hand.get_by_role("button").first).to_be_visible()

    # Planning

    @property
    def hand(self) -> Locator:
        return self.find("region", "sa-hand")

    @property
    def plan(self) -> Locator:
        return self.find("region", "sa-your-plan")

    def card(self, number: int = 0) -> Locator:
        return self.hand.get_by_role("button").nth(number)

    def free_slot(self) -> Locator:
        """The first slot that is empty and may be filled."""
        return self.empty_slots.and_(self.plan.get_by_role("button", disabled=False)).first

    def cards_and_plan(self) -> list[str]:
        """The names of everything in the hand and on the boards."""
        names = "buttons => buttons.map((button) => button.ariaLabel)"
        parts = (self.hand, self.plan)
        return [name for part in parts for name in part.get_by_role("button").evaluate_all(names)]

    @property
    def empty_slots(self) -> Locator:
        return self.plan.get_by_role("button", name=self.say("sa-slot-empty"))

    def place_by_touch(self, number: int = 0) -> None:
        with self._one_more():
            self.touch(self.card(number))
            self.touch(self.free_slot())

    def place_by_drag(self, number: int = 0) -> None:
        with self._one_more():
            self.card(number).drag_to(self.free_slot())

    def place_by_key(self, number: int = 0) -> None:
        """The digit picks the card up and goes to a slot, Enter lays it down."""
        with self._one_more():
            self.page.keyboard.press(str(number + 1))
            self.page.keyboard.press("Enter")

    @contextmanager
    def _one_more(self) -> Iterator[None]:
        expect(self.free_slot()).to_be_visible()
        before = self.empty_slots.count()
        yield
        expect(self.empty_slots).to_have_count(before - 1)

    def end_phase(self) -> None:
        """Whichever phase it is: the clock may have ended the first one already."""
        self.touch(self._of_any_phase("sa-end-phase"))
        self.touch(self._of_any_phase("sa-confirm-yes"))
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def _of_any_phase(self, message: str) -> Locator:
        first, second, third = (self.find("button", message, phase=phase) for phase in (1, 2, 3))
        return first.or_(second).or_(third).last

    def chat(self, text: str) -> None:
        self.touch(self.find("tab", "ui-chat"))
        field = self.find("textbox", "ui-chat-write")
        field.fill(text)
        field.press("Enter")
        expect(self.find("log", "ui-chat").get_by_text(text)).to_be_visible()

    # The flight

    def film_runs(self) -> None:
        expect(self.find("button", "sa-pause")).to_be_visible(timeout=FLIGHT)

    def watch(self) -> None:
        """Stop the film, go a step, and wind it to its end; then the score."""
        self.press("sa-pause")
        self.press("sa-step")
        scrub = self.page.get_by_role("slider")
        scrub.focus()
        scrub.press("End")
        self.press("sa-score")
        expect(self.find("region", "sa-score-sheet")).to_be_visible()
