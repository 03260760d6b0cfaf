"""Pages that take a game of a certain kind, each with the way to it, like those of `pages`."""

from functools import cache

from playwright.sync_api import expect

from quarterdeck.kernel.history import Game
from tests.server.harness import Person
from tests.space_alert.test_10_campaign import embark, everybody, fly
from tests.web.pages import Way, end, open_record, planning, planning_game
from tests.web.people import Visitor
from tests.web.records import lay_out
from tests.web.test_company import flying, show_cards
from tests.web.test_printed import SAMPLE


@cache
def lobby_game() -> Game:
    """The other one has voted already."""
    game = embark(2).game
    game.act(1, "propose mixed white")
    return game


@cache
def landed_game() -> Game:
    return fly(embark(2).game)


@cache
def damaged_game() -> Game:
    game = fly(embark(2).game)
    everybody(game, "fly-on")
    return game


@cache
def lesson_game() -> Game:
    """Flown without a plan: its goal is missed."""
    game = Game("space-alert", seats=1, seed="g511", lesson="moving")
    game.act(0, "fly-plan")
    return game


def vote_on_difficulty(visitor: Visitor) -> None:
    open_record(visitor, lobby_game())
    expect(visitor.find("button", "sa-cast-vote")).to_be_visible()


def vote_on_course(visitor: Visitor) -> None:
    open_record(visitor, landed_game())
    visitor.press("sa-to-vote")
    expect(visitor.find("button", "option-fly-on")).to_be_visible()


def repairs(visitor: Visitor) -> None:
    open_record(visitor, damaged_game())
    visitor.press("sa-to-vote")
    expect(visitor.find("button", "option-repair-nothing")).to_be_visible()


def cover(visitor: Visitor) -> None:
    visitor.goto("/t/" + flying(visitor.as_person(), name="2"))
    show_cards(visitor)
    visitor.touch(visitor.find("group", "ui-your-seats").get_by_role("button").nth(1))
    expect(visitor.find("button", "ui-cover-show")).to_be_visible()


def watching(visitor: Visitor) -> None:
    """A game of others."""
    idle = Person(visitor.server).me["id"]
    visitor.goto(f"/t/{lay_out(visitor.server, planning_game(), [idle] * 5)}")
    visitor.sees("sa-hint-spectator")


def debriefing(visitor: Visitor) -> None:
    open_record(visitor, lesson_game())
    expect(visitor.find("region", "ui-goals")).to_be_visible()


def on_air(visitor: Visitor) -> None:
    visitor.goto("/printed")
    visitor.press("sa-paper-start")
    expect(visitor.find("timer", "sa-elapsed").last).to_be_visible()


def printed_film(visitor: Visitor) -> None:
    visitor.goto("/printed/resolve")
    sample = {"name": "tonight.yaml", "mimeType": "application/yaml", "buffer": SAMPLE.encode()}
    visitor.page.locator("input[type=file]").set_input_files(sample)  # type: ignore[arg-type]
    expect(visitor.page.get_by_role("gridcell").first).to_be_visible()
    visitor.press("sa-paper-resolve")
    expect(visitor.page.locator(".scrub")).to_be_visible()


def log_with_flights(visitor: Visitor) -> None:
    end(visitor)
    visitor.goto("/log")
    visitor.touch(visitor.find("tab", "sa-ships-log"))
    expect(visitor.page.get_by_role("row").nth(1)).to_be_visible()


def end_of_phase(visitor: Visitor) -> None:
    planning(visitor)
    visitor.keys("e")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


RARE_PAGES: dict[str, Way] = {
    "vote on difficulty": vote_on_difficulty,
    "vote on the course": vote_on_course,
    "repairs": repairs,
    "cover between two seats": cover,
    "watching": watching,
    "debriefing": debriefing,
    "announcer on air": on_air,
    "film of written plans": printed_film,
    "ship's log with flights": log_with_flights,
    "end of a phase": end_of_phase,
}
