"""What captains read before they choose: missions, pirates, rooms, points, and the technology under an event."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import LANGUAGES
from tests.rules import rule
from tests.server.harness import Person, Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.captains import games
from tests.web.captains.people import prompt
from tests.web.captains.test_screens import SPILLS
from tests.web.conftest import Visitors
from tests.web.pages import open_record
from tests.web.people import Visitor
from tests.web.records import lay_out

CLIPPED = """() => [...document.querySelectorAll('.offer .tech, .tracks .space')].filter((box) => {
  const inner = box.getBoundingClientRect();
  return [...box.querySelectorAll('svg, b')].some((one) => {
    const at = one.getBoundingClientRect();
    return at.height && (at.bottom > inner.bottom + 1 || at.top < inner.top - 1);
  });
}).map((box) => box.textContent)"""
"""Cards and track spaces whose symbols reach out of them."""


def on_board(visitor: Visitor, target: str) -> Locator:
    return visitor.page.locator(f'[data-target="{target}"]')


def focus_card(visitor: Visitor) -> Locator:
    return visitor.page.locator(".in-focus")


# The technology under the androids' event


@rule("SC-R3")
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_technology_under_the_androids_event_can_be_read(
    visitors: Visitors, server: Server, screen: dict[str, Any]
) -> None:
    visitor, game = visitors(server, **screen), games.at_turn()
    (card,) = game.state.under_androids
    open_record(visitor, game)
    if screen is PHONE:
        visitor.touch(visitor.find("tab", "sc-tab-tracks"))
        on_board(visitor, "space:androids:7").tap(force=True)
        about = visitor.page.get_by_role("menu")
    else:
        on_board(visitor, "space:androids:7").hover(force=True)
        about = focus_card(visitor)
    expect(about).to_contain_text(visitor.say(f"name-{card}"))
    expect(about).to_contain_text("room: ")
    expect(about.locator(".tech")).to_be_visible()


# Rooms that would do nothing


def without_pirates() -> Game:
    """The first captain has a yellow figure, and no pirate is near."""

    def wanted(game: Game) -> bool:
        options = game.state.options(0) if games.asks("turn")(game) else []
        return any(game.state.preview(0, one) for one in options if str(one).startswith("activate weapons"))

    return games.voyage(2, wanted, seed="i0", least=0)


@rule("SC-3.14")
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rooms_that_would_do_nothing_say_so_before_they_are_chosen(
    visitors: Visitors, server: Server, screen: dict[str, Any]
) -> None:
    visitor = visitors(server, **screen)
    open_record(visitor, without_pirates())
    expect(on_board(visitor, "room:weapons")).to_contain_text(visitor.say("sc-mark-idle"))
    expect(on_board(visitor, "room:navigation")).not_to_contain_text(visitor.say("sc-mark-idle"))


# Taps on a phone


@rule("SC-12.8")
def test_a_tap_on_a_planet_that_cannot_be_chosen_shows_its_mission(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server, **PHONE), games.at_turn()
    open_record(visitor, game)
    place, mission = next(iter(game.state.planets.items()))
    on_board(visitor, f"place:{place}").tap(force=True)
    sheet = visitor.page.get_by_role("menu")
    expect(sheet).to_contain_text(visitor.say(f"name-{mission}"))
    expect(sheet).to_contain_text(visitor.say("reason-activate-navigation-first"))
    visitor.touch(sheet.get_by_role("menuitem"))
    expect(sheet).to_have_count(0)


@rule("SC-R22")
def test_a_tap_on_a_pirate_asks_before_anybody_flies(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server, **PHONE), games.between_pirates()
    open_record(visitor, game)
    pirate = visitor.page.locator(".pirate.lit").first
    route = str(pirate.get_attribute("data-target")).removeprefix("route:")
    version = prompt(visitor).get_attribute("data-version")
    pirate.tap(force=True)
    fly = visitor.page.get_by_role("menuitem").first
    place = game.state.pack.maps[game.state.map].other_end(route, game.state.captains[0].at)
    expect(fly).to_contain_text(f"to {visitor.say(f'place-{place}')}")
    expect(fly).to_contain_text("1 damage")
    assert prompt(visitor).get_attribute("data-version") == version, "nobody has flown yet"
    visitor.touch(fly)
    expect(prompt(visitor)).not_to_have_attribute("data-version", str(version))


# Missions side by side


@rule("SC-12.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_missions_are_compared_side_by_side(visitors: Visitors, server: Server, language: str) -> None:
    visitor, game = visitors(server, language), games.at_turn()
    open_record(visitor, game)
    visitor.find("region", "sc-map").get_by_role("button", name=visitor.say("sc-tab-missions")).first.click()
    cards = visitor.page.locator(".missions .card")
    expect(cards).to_have_count(len(game.state.planets))
    for mission in game.state.planets.values():
        expect(visitor.page.locator(".missions")).to_contain_text(visitor.say(f"name-{mission}"))
    for screen in (DESKTOP, LAPTOP):
        visitor.page.set_viewport_size(screen["viewport"])
        fits = "list => list.scrollHeight <= list.clientHeight"
        assert visitor.page.locator(".missions").evaluate(fits), screen
    visitor.keys("o")
    expect(visitor.page.locator(".sky")).to_be_visible()


def test_missions_have_a_tab_on_a_phone(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server, **PHONE), games.at_turn()
    open_record(visitor, game)
    visitor.touch(visitor.find("tab", "sc-tab-missions"))
    expect(visitor.page.locator(".missions .card")).to_have_count(len(game.state.planets))
    assert not visitor.scrolls()


def test_ways_are_chosen_on_the_map_also_after_missions_were_compared(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    open_record(visitor, games.at_turn())
    expect(prompt(visitor)).to_be_visible()
    visitor.keys("o")
    expect(visitor.page.locator(".missions")).to_be_visible()
    on_board(visitor, "room:navigation").click()
    expect(visitor.page.locator(".sky")).to_be_visible()


# Points


@rule("SC-R36")
def test_points_so_far_are_shown_line_by_line(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server), games.at_turn()
    open_record(visitor, game)
    totals = [sheet["total"] for sheet in game.state.view(0)["sheets"]]
    expect(visitor.page.locator(".seats .points")).to_have_count(3)
    shown = visitor.page.locator(".seats .points").all_inner_texts()
    assert [float(text.replace("½", ".5").replace("−", "-")) for text in shown] == totals
    on_board(visitor, "score:0").hover(force=True)
    expect(focus_card(visitor)).to_contain_text(visitor.say("sc-score-missions"))


@rule("SC-16.4", "SC-16.5")
def test_the_score_sheet_breaks_omegas_and_passenger_down(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server), games.finished(1)
    open_record(visitor, game)
    sheet = visitor.find("region", "sc-score-sheet")
    for card in game.result().omega_points[0]:
        expect(sheet.get_by_role("listitem").filter(has_text=visitor.say(f"name-{card}"))).to_be_visible()


# Somebody has left


def test_nothing_is_clipped_below_the_message_that_somebody_has_left(visitors: Visitors, server: Server) -> None:
    visitor, other = visitors(server, "ru"), Person(server)
    game = games.voyage(2, games.asks("turn", seat=1))
    table = lay_out(server, game, [visitor.as_person().me["id"], other.me["id"]])
    visitor.goto(f"/t/{table}")
    expect(visitor.page.get_by_text(re.compile(visitor.say("ui-has-left", name=other.me["name"])))).to_be_visible()
    assert visitor.page.evaluate(SPILLS) == []
    assert visitor.page.evaluate(CLIPPED) == []
