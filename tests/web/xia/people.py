"""Captains of Xia who play by pointing at what lights up."""

from playwright.sync_api import Locator, expect

from tests.web.people import Visitor
from tests.web.probes import VERSION

PLACES = "ol.places"
"""The captains on the end page."""
MOST_STEPS = 120
FLIGHTS = 3
"""How often somebody flies on before the other buttons are pressed."""
SETTLED = 4000
"""Milliseconds in which a table must have taken a choice."""
GLANCE = 50
"""Milliseconds between two looks at what became of it."""


class Player:
    """Somebody at a table; each step chooses something on the board, or a button beside the prompt."""

    def __init__(self, visitor: Visitor, *, coached: bool = False) -> None:
        self.visitor, self.page, self.coached = visitor, visitor.page, coached
        self.flown: set[str] = set()
        """Hexes that were flown to, so that a turn comes to its end."""

    @property
    def is_at_the_end(self) -> bool:
        return self.page.locator(PLACES).count() > 0

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".prompt summary").count() > 0

    def step(self) -> None:
        """One choice, however many taps it takes; it must have come about."""
        before = self.page.evaluate(VERSION)
        self._choose()
        for _ in range(SETTLED // GLANCE):
            if self.page.evaluate(VERSION) != before:
                return
            self._answer_menu()
            self._confirm()
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"nothing came of it: {self.page.locator('.prompt').inner_text()}")

    def _choose(self) -> None:
        """A tile of an open sheet, a new hex in reach, else a button, else the list."""
        tile = self.page.locator(".sheet button.opt:visible, .sheet .opt [data-target]:visible").first
        button = self.page.locator(".prompt .acts > .btn:visible").last
        way = self._new_hex()
        if tile.count() and not button.count():
            self.visitor.touch(tile)
        elif way is not None:
            self.visitor.touch(way)
        elif button.count():
            self.visitor.touch(button)
        else:
            self.visitor.touch(self.page.locator(".prompt summary"))
            self.visitor.touch(self.page.locator(".prompt details li button").first)

    def _new_hex(self) -> Locator | None:
        """A free hex that can be flown to without a roll, and was not yet."""
        if self.page.locator(".sheet:visible").count():
            return None
        no_roll, taken = self.visitor.say("xia-no-roll"), self.visitor.say("xia-only-passing")
        quiet = self.page.locator(f'[data-target^="hex:"][aria-label*="{no_roll}"]:not([aria-label*="{taken}"])')
        for target in quiet.evaluate_all("all => all.map((one) => one.dataset.target)"):
            if target not in self.flown and (self.coached or len(self.flown) < FLIGHTS):
                self.flown.add(target)
                return self.page.locator(f'[data-target="{target}"]')
        return None

    def _answer_menu(self) -> None:
        item = self.page.get_by_role("menuitem").first
        if item.count():
            self.visitor.touch(item)

    def _confirm(self) -> None:
        go = self.page.get_by_role("dialog").locator(".go")
        if go.count():
            self.visitor.touch(go)


def play_to_the_end(*players: Player) -> None:
    """Everybody answers what they are asked until the end page is there."""
    for _ in range(MOST_STEPS):
        if all(player.is_at_the_end for player in players):
            return
        asked = [player for player in players if player.is_asked]
        for player in asked:
            if player.is_asked:  # still, after what the others chose
                player.step()
        if not asked:
            players[0].page.wait_for_timeout(100)
    for player in players:
        expect(player.page.locator(PLACES)).to_be_visible()
