"""Officers of Gen7 in front of a browser: they take dice, place them, read and choose."""

from playwright.sync_api import Locator, expect

from quarterdeck.kernel.history import Game
from tests.web.people import Visitor
from tests.web.probes import VERSION
from tests.web.records import lay_out

MOST_STEPS = 160


class Officer:
    """Somebody who has every seat of a table, and chooses what lights up first."""

    def __init__(self, visitor: Visitor, game: Game) -> None:
        self.visitor, self.page = visitor, visitor.page
        me = visitor.as_person().me["id"]
        visitor.goto(f"/t/{lay_out(visitor.server, game, [me] * game.record.seats)}")
        uncovered = visitor.find("button", "ui-cover-alone")
        expect(uncovered.or_(self.prompt).first).to_be_visible()
        if uncovered.count():
            visitor.touch(uncovered)
        expect(self.prompt).to_be_visible()

    @property
    def prompt(self) -> Locator:
        return self.visitor.find("region", "ui-what-to-do")

    def lit(self, kind: str) -> Locator:
        return self.page.locator(f'.g7 [data-target^="{kind}:"][aria-disabled="false"]:visible')

    def step(self) -> None:
        """One choice, however many taps it takes; the board shows what came of it."""
        if self.put_away():
            return
        before = self.page.evaluate(VERSION)
        self._choose()
        self.page.wait_for_function(f"before => ({VERSION})() !== before", arg=before)

    def put_away(self) -> bool:
        """Close a page that nobody else waits for, if one lies open."""
        close = self.page.locator("[data-close]")
        if close.count():
            self.visitor.touch(close)
            expect(close).to_have_count(0)
            return True
        return False

    def _choose(self) -> None:
        main = self.prompt.locator(".acts > .btn.go").first
        if self.page.locator("[data-choice]:enabled").count():
            self.choose_way()
        elif main.count():
            self.visitor.touch(main)
        elif self.lit("die").count() and self.lit("spot").count():
            self.place_die()
        else:
            self.visitor.touch(self.prompt.locator("summary"))
            self.visitor.touch(self.prompt.locator("details li button").first)

    def place_die(self) -> None:
        """The first die is taken and put on the first spot that lights up for it."""
        self.visitor.touch(self.page.locator('.g7 .pool [data-target^="die:"][aria-disabled="false"]').first)
        expect(self.page.locator(".g7 .pool .sel")).to_have_count(1)
        self.visitor.touch(self.lit("spot").first)
        menu = self.page.get_by_role("menuitem").first
        if menu.count():
            self.visitor.touch(menu)

    def choose_way(self) -> None:
        """The first way of a story is picked, then locked."""
        self.page.locator("[data-choice]:enabled").first.check(force=True)
        self.visitor.touch(self.prompt.locator(".acts > .btn.go").first)


def play_to_round(officer: Officer, number: int) -> None:
    """Step by step until a round has begun."""
    for _ in range(MOST_STEPS):
        if officer.page.locator(f'.g7[data-round="{number}"]').count():
            return
        officer.step()
    raise AssertionError(f"round {number} never begins")
