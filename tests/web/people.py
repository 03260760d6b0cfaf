"""People who fly: what they do from the lobby to the score sheet, whatever the pages look like."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web import probes
from tests.web.browsing import Browsing

FLIGHT = 45_000
"""Milliseconds until a mission on a fast clock is over."""

HURRIED = 100
"""The speed of the clock when everybody has planned."""


class Visitor(Browsing):
    """Somebody who opens tables, plans and watches."""

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

    def play_alone(self, game: str, *cards: str) -> None:
        """Start a game alone from the lobby; of what is asked, these cards are chosen."""
        self.press(f"ui-play-alone-{game}")
        asked = self.page.get_by_role("dialog")
        for card in cards:
            self.touch(asked.get_by_role("radio", name=self.say(card), exact=True))
        self.touch(asked.get_by_role("button", name=self.say("ui-start"), exact=True))
        expect(asked).to_have_count(0)

    def start_alone(self, **options: Any) -> None:
        """Straight to a flight alone with options of one's own."""
        table = self.as_person().open_table(start=True, name="1", options=options)["id"]
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
        parts = (self.hand, self.plan)
        return [name for part in parts for name in part.get_by_role("button").evaluate_all(probes.NAMES)]

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

    def hear_all(self, press: Callable[[str, str], None]) -> None:
        """Without a clock: one message after the other until planning may end early, and end it."""
        while not self.find("switch", "sa-consent").is_visible():
            before = self.find("main", "ui-board").inner_text()
            press("button", "verb-go-on")
            if self.find("button", "sa-confirm-go-on-yes").is_visible():  # slots are empty
                press("button", "sa-confirm-go-on-yes")
            expect(self.find("main", "ui-board")).not_to_have_text(before, use_inner_text=True)
        press("switch", "sa-consent")

    def chat(self, text: str) -> None:
        self.touch(self.find("tab", "ui-chat"))
        field = self.find("textbox", "ui-chat-write")
        field.fill(text)
        field.press("Enter")
        expect(self.find("log", "ui-chat").get_by_text(text)).to_be_visible()

    # The flight

    @property
    def scrub(self) -> Locator:
        """The slider along the film."""
        return self.find("region", "ui-what-to-do").get_by_role("slider")

    def film_runs(self) -> None:
        """By itself, or at the Captain's pace."""
        runs = self.find("button", "ui-film-pause").or_(self.find("button", "ui-film-alone"))
        expect(runs.first).to_be_visible(timeout=FLIGHT)

    def watch(self) -> None:
        """Stop the film or leave the Captain's showing, go a step, and wind to the end; then the score."""
        self.touch(self.find("button", "ui-film-pause").or_(self.find("button", "ui-film-alone")).first)
        self.press("ui-film-next")
        self.scrub.focus()
        self.scrub.press("End")
        self.press("sa-score")
        expect(self.find("region", "sa-score-sheet")).to_be_visible()


def hurry(server: Server, *people: Visitor) -> None:
    """The server goes away and comes back with a faster clock; everybody is there again by themselves."""
    with ExitStack() as forgiven:
        for person in people:
            forgiven.enter_context(person.forgiving())
        server.kill()
        for person in people:
            person.sees("ui-disconnected")
        server.settings["QUARTERDECK_CLOCK_SPEED"] = str(HURRIED)
        server.start()
        for person in people:
            expect(person.page.get_by_text(person.say("ui-disconnected"))).to_have_count(0)


def wait_for_shares(host: Visitor, *guests: Visitor) -> None:
    """Until everybody has added to the seed: whoever does so after the start is refused."""
    for person in (host, *guests):
        expect(host.page.locator(".shares")).to_contain_text(person.name)
