"""The map of Xia: flights by mouse, keys and touch, and the view that moves (XIA-R29)."""

import re

from playwright.sync_api import Locator, expect

from quarterdeck.games.xia.rules.hexes import distance
from tests.server.harness import Server
from tests.web.conftest import Visitors
from tests.web.people import Visitor
from tests.web.probes import VERSION
from tests.web.records import lay_out
from tests.web.xia import games

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def sit(visitor: Visitor, game: games.Game) -> None:
    """The first seat is this visitor's, bots have the others."""
    me = visitor.as_person().me["id"]
    visitor.goto(f"/t/{lay_out(visitor.server, game, [me] + [None] * (game.record.seats - 1))}")
    expect(prompt(visitor)).to_be_visible()


def prompt(visitor: Visitor) -> Locator:
    return visitor.find("region", "ui-what-to-do")


def hex_(visitor: Visitor, place: str) -> Locator:
    return visitor.page.locator(f'[data-target="hex:{place}"]')


def unlisted(game: games.Game) -> str:
    """A hex that can be flown to although no option names it."""
    listed = {str(option) for option in game.choices(0)}
    ways = games.free_ways(game)
    quiet = [spot for spot, way in ways.items() if len(way["hexes"]) == 2 and not way["rolls"]]
    return next(spot for spot in quiet if f"fly {spot}" not in listed)


def test_a_click_flies_to_a_hex_that_no_option_names(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.on_the_move()
    sit(visitor, game)
    left = game.state.movement.points - 2
    hex_(visitor, unlisted(game)).click()
    expect(prompt(visitor)).to_contain_text(f"{left} point")


def test_enter_flies_to_the_hex_in_focus(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.on_the_move()
    sit(visitor, game)
    goal = hex_(visitor, unlisted(game))
    goal.focus()
    visitor.page.keyboard.press("Enter")
    expect(prompt(visitor)).to_contain_text(f"{game.state.movement.points - 2} point")


def test_arrows_go_from_option_to_option(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.on_the_move()
    sit(visitor, game)
    hex_(visitor, game.state.captains[0].at).focus()
    visitor.page.keyboard.press("ArrowUp")
    focused = visitor.page.locator('[data-target^="hex:"]:focus')
    expect(focused).to_have_attribute("aria-disabled", "false")
    visitor.page.keyboard.press("Home")
    expect(hex_(visitor, game.state.captains[0].at)).to_be_focused()


def test_a_hex_says_its_cost_and_its_rolls(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.on_the_move()
    sit(visitor, game)
    spot = next(spot for spot, way in games.free_ways(game).items() if way["rolls"] == ["asteroid"])
    expect(hex_(visitor, spot)).to_have_attribute("aria-label", re.compile("points?, 1 roll: asteroids, 11 or more"))


def test_on_a_phone_the_first_tap_only_shows_what_a_flight_costs(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server, **PHONE), games.on_the_move()
    sit(visitor, game)
    hex_(visitor, unlisted(game)).tap()
    menu = visitor.page.get_by_role("menu")
    expect(menu).to_contain_text("2 points, no roll")
    menu.get_by_role("menuitem").first.tap()
    expect(prompt(visitor)).to_contain_text(f"{game.state.movement.points - 2} point")


def test_zoom_by_keys_and_the_whole_map(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.on_the_move()
    sit(visitor, game)
    size = visitor.page.locator(".window .size")
    visitor.page.keyboard.press("0")
    whole = str(size.text_content())
    visitor.page.keyboard.press("+")
    expect(size).not_to_have_text(whole)
    assert int(str(size.text_content()).removesuffix("%")) > int(whole.removesuffix("%"))
    visitor.page.keyboard.press("0")
    expect(size).to_have_text(whole)


def test_a_view_that_was_dragged_stays_until_one_goes_home(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.on_the_move()
    sit(visitor, game)
    picture, mouse = visitor.page.locator("svg.picture"), visitor.page.mouse
    expect(hex_(visitor, game.state.captains[0].at)).to_be_visible()
    at_home = str(picture.get_attribute("viewBox"))
    mouse.move(400, 500)
    mouse.down()
    mouse.move(250, 350, steps=4)
    mouse.up()
    expect(picture).not_to_have_attribute("viewBox", at_home)
    dragged = corner_of(picture)
    before = visitor.page.evaluate(VERSION)
    visitor.page.keyboard.press("s")
    visitor.page.wait_for_function(f"before => ({VERSION})() !== before", arg=before)
    visitor.page.wait_for_timeout(300)
    assert all(abs(now - then) < 20 for now, then in zip(corner_of(picture), dragged, strict=True))
    visitor.page.keyboard.press("Home")
    visitor.page.wait_for_timeout(100)
    assert any(abs(now - then) > 50 for now, then in zip(corner_of(picture), dragged, strict=True))


def corner_of(picture: Locator) -> list[float]:
    """The upper left corner of what is in view; the prompt may take some of its height."""
    return [float(part) for part in str(picture.get_attribute("viewBox")).split()[:2]]


def test_no_two_hexes_have_the_same_name_and_the_prompt_comes_first(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.on_the_move()
    sit(visitor, game)
    names = visitor.page.locator(".hits [aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(set(names)) == len(names)
    regions = visitor.page.locator(".prompt, .hits, .ship, .seats")
    classes = regions.evaluate_all("all => all.map((one) => one.classList[0] ?? one.className.baseVal)")
    assert [name.split(" ")[0] for name in dict.fromkeys(classes)][:1] == ["prompt"]


def test_the_end_of_the_actions_is_asked_twice_and_then_carried_out(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.at_the_last_action()
    sit(visitor, game)
    before = visitor.page.evaluate(VERSION)
    visitor.page.keyboard.press("e")
    visitor.page.get_by_role("dialog").locator(".go").click()
    visitor.page.wait_for_function(f"before => ({VERSION})() !== before", arg=before)
    expect(prompt(visitor)).not_to_contain_text("as many actions as you like")


def test_an_engine_is_seen_to_roll(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.with_an_engine()
    sit(visitor, game)
    prompt(visitor).get_by_role("button", name=re.compile("engine", re.I)).first.click()
    expect(visitor.page.locator(".roll")).to_contain_text(re.compile(r"\d"))
    expect(visitor.page.locator(".roll")).to_have_count(0)


def test_stored_moves_are_made_on_the_map(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.with_stored_moves()
    sit(visitor, game)
    goal = next(spot for spot, way in games.free_ways(game).items() if not way["rolls"])
    before = visitor.page.evaluate(VERSION)
    hex_(visitor, goal).click()
    visitor.page.wait_for_function(f"before => ({VERSION})() !== before", arg=before)
    expect(visitor.page.locator(".toast, .refusal")).to_have_count(0)


def test_another_way_is_shorter_and_riskier(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.with_two_ways()
    sit(visitor, game)
    spot, found = next((spot, found) for spot, found in game.view(0)["reach"].items() if games.is_choice(found))
    safe, risky = found["ways"][:2]
    hex_(visitor, spot).focus()
    expect(hex_(visitor, spot)).to_have_attribute(
        "aria-label", re.compile(f"{len(safe['hexes'])} points?, .*other way")
    )
    visitor.page.keyboard.press("w")
    expect(hex_(visitor, spot)).to_have_attribute("aria-label", re.compile(f"{len(risky['hexes'])} points?, "))


def test_a_click_on_the_own_mission_never_discards_it(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.moving_with_a_mission()
    sit(visitor, game)
    card = visitor.page.locator(f'[data-target="mission:{game.state.captains[0].mission}"]')
    before = visitor.page.evaluate(VERSION)
    card.click(force=True)  # it is not enabled, and says why
    expect(prompt(visitor)).to_contain_text("stop first")
    assert visitor.page.evaluate(VERSION) == before
    prompt(visitor).locator("summary").click()
    expect(visitor.page.locator('[data-option="abort"]')).to_be_visible()


def test_an_unlit_hex_says_why_not(still_server: Server, visitors: Visitors) -> None:
    """By mouse and by keyboard; the answer is the rules' (XIA-R29)."""
    visitor, game = visitors(still_server), games.on_the_move()
    sit(visitor, game)
    near = set(game.view(0)["reach"]) | {str(option).split(" ")[-1] for option in game.choices(0)}
    home = game.state.captains[0].at
    far = max((spot for spot in game.state.chart.cells if spot not in near), key=lambda spot: distance(home, spot))
    goal = hex_(visitor, far)
    goal.focus()
    visitor.page.keyboard.press("Enter")
    tip = visitor.page.locator(".drift .tip")
    expect(tip).to_contain_text(visitor.say("reason-no-way-without-roll"))
    expect(goal).to_have_attribute("aria-disabled", "true")


def test_before_a_movement_action_a_hex_says_what_comes_first(still_server: Server, visitors: Visitors) -> None:
    visitor, game = visitors(still_server), games.at_actions()
    sit(visitor, game)
    dark = visitor.page.locator('[data-target^="hex:"][aria-disabled="true"]').last
    dark.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".drift .tip")).to_contain_text(visitor.say("reason-move-first"))
