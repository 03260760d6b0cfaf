"""Whole voyages of Starship Captains in a browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.rules import rule
from tests.server.harness import Server
from tests.web.captains import games
from tests.web.captains.people import go_a_step, lit, play_on, prompt, sit_alone, start_solo
from tests.web.conftest import Visitors
from tests.web.pages import open_record

FIRST_STEPS = 20


@rule("SC-16.13")
def test_a_solo_voyage_begins_in_the_lobby_and_goes_on_by_clicks(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, reduced_motion="reduce")
    visitor.goto()
    visitor.play_alone("starship-captains", "name-teddy")
    expect(visitor.page.get_by_text(visitor.say("captain-shadow")).first).to_be_visible()
    for _ in range(FIRST_STEPS):
        go_a_step(visitor)


@rule("SC-16.13", "SC-17.1")
def test_the_last_round_of_a_solo_voyage_by_clicks_to_its_end(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, reduced_motion="reduce")
    sit_alone(visitor, games.last_round_of_solo())
    expect(lit(visitor, "room:").first).to_be_visible()
    assert play_on(visitor) > 5
    for part in ("sc-score-sheet", "sc-epilogue", "sc-plot"):
        expect(visitor.find("region", part)).to_be_visible()
    visitor.press("ui-show-board")
    expect(visitor.find("group", "sc-map")).to_be_visible()


@rule("SC-3.2")
def test_two_captains_share_a_screen_without_a_cover(visitors: Visitors, server: Server) -> None:
    """Nothing is secret, so nothing is covered; the screen goes to whoever has the turn."""
    visitor = visitors(server)
    visitor.goto("/new/starship-captains/together")
    visitor.press("ui-start")
    turn = visitor.page.locator(".seats .turn .name")
    first = turn.inner_text()
    lit(visitor, "room:repair").click()
    visitor.page.get_by_role("menuitem").first.click()
    lit(visitor, "hull").first.click()
    visitor.press("option-end-turn")
    expect(visitor.find("button", "option-end-turn")).to_have_count(0)
    expect(turn).not_to_have_text(first)
    expect(visitor.find("button", "ui-cover-show")).to_have_count(0)


@rule("SC-R2", "SC-R6")
def test_drawn_cards_are_covered_on_a_shared_screen(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    sit_alone(visitor, games.with_drawn_cards())
    visitor.press("ui-cover-show")
    expect(visitor.find("region", "sc-drawn")).to_be_visible()
    assert lit(visitor, "card:").count() > 0


@rule("SC-R9")
def test_undo_takes_a_step_back(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    asked = prompt(visitor).locator(".say").inner_text()
    lit(visitor, "room:navigation").click()
    expect(lit(visitor, "place:").first).to_be_visible()
    visitor.page.keyboard.press("u")
    expect(prompt(visitor).locator(".say")).to_have_text(asked)


@rule("SC-R22")
def test_routes_with_pirates_show_their_damage(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    lit(visitor, "room:navigation").click()
    route = lit(visitor, "route:").first
    expect(route).to_have_accessible_name(re.compile(re.escape(visitor.say("sc-costs-damage"))))


@rule("SC-5.1")
def test_what_cannot_be_chosen_says_why(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    lit(visitor, "room:navigation").click()
    expect(lit(visitor, "place:").first).to_be_visible()
    visitor.page.locator('[data-target="place:p13"]').click(force=True)
    visitor.sees("reason-no-route-here")


@rule("SC-4.1", "SC-4.2", "SC-4.3", "SC-4.4")
def test_what_needs_a_room_says_which(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    needs = {"place:p13": "navigation", "route:": "weapons", "card:": "science", "slot:1": "repair"}
    for target, room in needs.items():
        visitor.page.locator(f'[data-target^="{target}"]').first.click(force=True)
        expect(prompt(visitor)).to_contain_text(visitor.say(f"reason-activate-{room}-first"))


def test_crew_is_dragged_to_rooms(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    visitor.page.locator('[data-target="figure:R"]').drag_to(visitor.page.locator('[data-target="room:navigation"]'))
    expect(lit(visitor, "place:").first).to_be_visible()


def test_crew_is_dragged_to_mission_rows(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    open_record(visitor, games.on_mission())
    row = lit(visitor, "row:").first
    number = row.get_attribute("data-target")
    lit(visitor, "figure:").first.drag_to(row)
    expect(visitor.page.locator(f'[data-target="{number}"] .face')).to_be_visible()


@rule("SC-D45")
def test_a_shared_room_lights_up_where_it_lies(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    game = games.with_a_shared_room()
    open_record(visitor, game)
    (card,) = game.state.shared
    lit(visitor, f"room:{card}").click()
    menu = visitor.page.get_by_role("menu")
    if menu.count():
        menu.get_by_role("menuitem").first.click()
    expect(lit(visitor, f"room:{card}")).to_have_count(0)
    log = visitor.find("log", "ui-log")
    expect(log).to_contain_text(re.compile(f"{re.escape(visitor.name)} activates .*{visitor.say(f'name-{card}')}"))


@rule("SC-D44")
def test_an_artifact_inside_a_room_technology_is_shown_and_explained(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    game = games.with_a_furnished_technology()
    open_record(visitor, game)
    captain = game.state.captains[0]
    room = next(room for room in captain.in_rooms if room in captain.slots)
    card = visitor.page.locator(f'.board [data-target$=":{room}"]')
    expect(card).to_have_accessible_name(re.compile(visitor.say(f"cargo-{captain.in_rooms[room]}")))
    expect(card.locator(".inside.lab")).to_be_visible()
    card.hover()
    visitor.sees("sc-furnished", names=visitor.name)


@rule("SC-R14")
def test_passing_is_asked_twice(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    visitor.press("option-pass")
    visitor.press("ui-cancel")
    expect(lit(visitor, "room:").first).to_be_visible()
    visitor.press("option-pass")
    visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("sc-pass-yes"), exact=True).click()
    expect(visitor.find("log", "ui-log")).to_contain_text(visitor.say("event-passed", seat=visitor.name))


def test_what_happened_since_the_last_turn(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    open_record(visitor, games.at_turn())
    news = visitor.page.locator("details.recap")
    turns = news.get_by_role("listitem")
    expect(turns).to_have_count(3)
    expect(turns.nth(1)).to_contain_text("passed.")
    news.locator("summary").click()
    expect(turns.first).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_other_ships_can_be_looked_at(visitors: Visitors, server: Server, language: str) -> None:
    visitor = visitors(server, language)
    open_record(visitor, games.at_turn())
    visitor.page.locator(".seats button").nth(1).click()
    expect(visitor.page.locator(".ship.inert")).to_be_visible()
    visitor.press("sc-own-ship")
    expect(visitor.find("region", "sc-ship")).to_be_visible()


@rule("SC-R15")
def test_what_cannot_be_undone_says_so(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    marked = re.compile(re.escape(visitor.say("sc-mark-final")))
    expect(visitor.find("button", "option-pass")).to_have_accessible_name(marked)
    expect(lit(visitor, "room:navigation")).not_to_have_accessible_name(marked)
    lit(visitor, "room:navigation").click()
    visitor.find("button", "option-decline").click()
    expect(visitor.find("button", "option-end-turn")).to_have_accessible_name(marked)


@rule("SC-R24")
def test_figures_that_do_not_match_a_row_say_so(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    game = games.on_mission()
    unfit = game.state.agenda[-1].prompt(game.state, 0).args["unfit"]
    open_record(visitor, game)
    marked = re.compile(re.escape(visitor.say("sc-mark-unfit")))
    figures = lit(visitor, "figure:")
    expect(figures.filter(has_text=marked)).to_have_count(len(unfit))
    assert 0 < len(unfit) < figures.count()
