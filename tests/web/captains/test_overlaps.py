"""Nothing on the board of Starship Captains lies over what has to be read."""

import re

import pytest
from playwright.sync_api import expect

from quarterdeck.kernel.words import LANGUAGES
from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.captains import games
from tests.web.captains.people import lit, prompt
from tests.web.captains.test_screens import SPILLS
from tests.web.captains.test_words_fit import draw
from tests.web.conftest import Visitors
from tests.web.pages import open_record
from tests.web.people import Visitor

COVERED = """async ([above, below]) => {
  await document.fonts.ready;
  const [LEAST, AIR] = [2, 3];
  const inked = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = (one.matches('svg *, svg') ? one : range).getBoundingClientRect();
    const air = one.matches('svg *, svg') ? 0 : AIR;
    return { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
  };
  const along = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
  const shared = (...both) => Math.min(along(...both, 'left', 'right'), along(...both, 'top', 'bottom'));
  const written = [...document.querySelectorAll(below)].filter((one) => one.getClientRects().length);
  return [...document.querySelectorAll(above)].flatMap((one) => written
    .filter((other) => !one.contains(other) && shared(one.getBoundingClientRect(), inked(other)) > LEAST)
    .map((other) => `${one.outerHTML.slice(0, 90)} over ${other.outerHTML.slice(0, 90)}`));
}"""
"""What lies over something written or drawn by more than a line's breadth."""
ON_SHIP = (
    "h2, .n, .slot .lab, .edge svg, .tech .nm, .hold svg, .hold b, .face svg, .face em, .count, .task svg, .task .lab"
)
ON_MAP = '.place .points, .place .number, .place use[class^="h-"], .place .name'
ON_TRACKS = ".gain svg, .gain b"
MARKED = {
    "assigning": games.on_mission,
    "advancing": lambda: games.final_on_a_mission("advancing"),
    "repairing": lambda: games.final_on_a_mission("repairing"),
}


def covered(visitor: Visitor, above: str, below: str) -> list[str]:
    found: list[str] = visitor.page.evaluate(COVERED, [above, below])
    return found


@pytest.mark.parametrize("moment", MARKED)
def test_marks_hide_nothing(visitors: Visitors, server: Server, moment: str) -> None:
    visitor = visitors(server, "ru")
    open_record(visitor, MARKED[moment]())
    for screen in (DESKTOP, LAPTOP, PHONE):
        visitor.page.set_viewport_size(screen["viewport"])
        expect(visitor.page.locator(".marks").first).to_be_visible()
        assert covered(visitor, ".marks", f"{ON_SHIP}, {ON_TRACKS}") == [], screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_artifacts_in_rooms_hide_nothing(visitors: Visitors, server: Server, language: str) -> None:
    visitor = visitors(server, language)
    draw(visitor, {"in_rooms": dict.fromkeys(("navigation", "weapons", "science", "repair"), "yb")})
    open_record(visitor, games.with_furnished_rooms())
    expect(visitor.page.locator(".room .inside")).to_have_count(4)
    for screen in (DESKTOP, LAPTOP, PHONE):
        visitor.page.set_viewport_size(screen["viewport"])
        assert covered(visitor, ".room .inside", ".room b, .room .ef, .room .big") == [], screen


@rule("SC-R22")
def test_what_pirates_cost_is_seen(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, "ru")
    open_record(visitor, games.between_pirates())
    for screen in (DESKTOP, PHONE):
        visitor.page.set_viewport_size(screen["viewport"])
        expect(visitor.page.locator(".cost")).to_have_count(3)
        assert covered(visitor, ".cost", ".place .body, .place .name, .ship use, .token, .cost") == [], screen
    assert visitor.page.locator(".cost ~ .place").count() == 0  # what comes later lies on top


def test_ships_hide_nothing(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, "ru")
    for game in (games.at_turn(), games.with_furnished_rooms(), games.between_pirates()):
        open_record(visitor, game)
        for screen in (DESKTOP, PHONE):
            visitor.page.set_viewport_size(screen["viewport"])
            expect(visitor.page.locator(".place .ship")).to_have_count(game.record.seats)
            assert covered(visitor, ".ship use", ON_MAP) == [], screen


def test_all_holds_are_seen_with_lockers(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    draw(visitor, {"slots": ["hyper-lockers", "", "damage", "", "", ""], "damage": 3}, capacity=[7, 5])
    open_record(visitor, games.at_turn())
    expect(visitor.page.locator(".hold")).to_have_count(10)
    for screen in (DESKTOP, LAPTOP):
        visitor.page.set_viewport_size(screen["viewport"])
        assert visitor.page.evaluate(SPILLS) == [], screen


def test_what_is_lit_on_the_ship_is_seen_on_a_phone(visitors: Visitors, server: Server) -> None:
    """Holds that can be repaired, and the medals that training takes."""
    visitor = visitors(server, "ru", **PHONE)
    open_record(visitor, games.final_on_a_mission("repairing"))
    for shown in (lit(visitor, "hull").first, visitor.page.locator('[data-target="medals"]')):
        inside = "one => [one, one.closest('.ship')].map((box) => box.getBoundingClientRect().bottom)"
        bottom, panel = shown.evaluate(inside)
        assert bottom <= panel


def test_bars_of_the_score_sheet_are_as_long_as_the_points(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server, **PHONE), games.finished(1)
    open_record(visitor, game)
    expect(prompt(visitor)).to_be_visible()
    bars = visitor.page.locator(".sheet .bar").evaluate_all(
        "bars => bars.map((bar) => bar.getBoundingClientRect().width)"
    )
    lines = ("missions", "tracks", "omegas", "figures", "medals", "damage")
    points = [abs(game.result().sheets[0][name]) for name in lines]
    assert len(set(points)) > 3
    assert bars == pytest.approx([max(2, max(bars) * part / max(points)) for part in points], abs=1)


@rule("SC-12.8", "SC-12.9")
def test_rows_of_a_mission_show_what_became_of_them(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server), games.with_rows_of_all_kinds()
    open_record(visitor, game)
    rows = visitor.page.locator('[data-target^="row:"]')
    for row, state in enumerate(("done", "left", "now")):
        expect(rows.nth(row)).to_have_accessible_name(re.compile(re.escape(visitor.say(f"sc-row-state-{state}"))))


@rule("SC-17.12")
def test_the_cards_above_technologies_are_explained(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server), games.after_shadow()
    open_record(visitor, game)
    first, second = (visitor.page.locator(f'[data-target="card:{card}"]') for card in game.state.central[:2])
    first.hover()
    expect(visitor.find("region", "ui-in-focus")).to_contain_text(visitor.say("sc-turned"))
    second.hover()
    expect(visitor.find("region", "ui-in-focus")).not_to_contain_text(visitor.say("sc-turned"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tracks_and_places_have_names(visitors: Visitors, server: Server, language: str) -> None:
    visitor = visitors(server, language)
    open_record(visitor, games.at_turn())
    expect(visitor.page.locator(".faction")).to_have_count(3)
    for faction, name in zip(("fleet", "androids", "pirates"), visitor.page.locator(".faction").all(), strict=True):
        expect(name).to_have_text(re.compile(f"^{visitor.say(f'track-{faction}')}$", re.IGNORECASE))
    names = visitor.page.locator(".place .name").all_text_contents()
    assert [name for name in names if not name[0].isupper()] == []
