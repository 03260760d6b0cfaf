"""Captains in front of a browser: what they look at, click and press."""

from playwright.sync_api import Locator, expect

from quarterdeck.kernel.history import Game
from tests.web.captains import games
from tests.web.people import Visitor
from tests.web.probes import VERSION
from tests.web.records import lay_out

MOST_STEPS = 900


def prompt(visitor: Visitor) -> Locator:
    return visitor.find("region", "ui-what-to-do")


def lit(visitor: Visitor, kind: str = "") -> Locator:
    """Things on the board that can be chosen, in the order they stand there."""
    chosen = f'[data-target^="{kind}"]' if kind else "[data-target]"
    return visitor.page.locator(f'{chosen}[aria-disabled="false"]')


def start_solo(visitor: Visitor) -> None:
    """At the beginning of a voyage alone, always the same."""
    sit_alone(visitor, games.solo())
    expect(lit(visitor, "room:").first).to_be_visible()


def step(visitor: Visitor) -> None:
    """Choose the first thing that is lit, the first of several possibilities, or the first button."""
    page = visitor.page
    target, button = lit(visitor).first, prompt(visitor).locator(".acts > .btn").first
    expect(target.or_(button).first).to_be_visible()  # the page may still be drawing what came last
    visitor.touch(target if target.count() else button)
    menu, dialog = page.get_by_role("menu"), page.get_by_role("dialog")
    if menu.count():
        visitor.touch(menu.get_by_role("menuitem").first)
    elif dialog.count():
        visitor.touch(dialog.locator(".go"))


def play_on(visitor: Visitor) -> int:
    """Step by step to the end; returns how many steps it took."""
    for steps in range(MOST_STEPS):
        if visitor.find("region", "sc-score-sheet").count():
            return steps
        go_a_step(visitor)
    raise AssertionError("the voyage does not end")


def go_a_step(visitor: Visitor) -> None:
    """Choose something, and wait until the board shows what came of it."""
    before = visitor.page.evaluate(VERSION)
    step(visitor)
    visitor.page.wait_for_function(f"before => ({VERSION})() !== before", arg=before)


def sit_alone(visitor: Visitor, game: Game) -> None:
    """Every seat of a voyage is this visitor's: all play on one screen."""
    me = visitor.as_person().me["id"]
    visitor.goto(f"/t/{lay_out(visitor.server, game, [me] * game.record.seats)}")
