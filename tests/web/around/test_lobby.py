"""The lobby: games to watch, to go on with and to look back at; several people around one screen."""

import re

from playwright.sync_api import expect

from tests.web.around.people import PRACTICE, Visit, fly, open_table, panel, press


def test_the_lobby_shows_games_to_watch_and_how_mine_ended(visit: Visit) -> None:
    player = visit()
    open_table(player, name="Open skies", public=True, start=True, options=PRACTICE)
    watcher = visit()
    watcher.get_by_role("link", name="Watch Open skies").click()
    expect(watcher.get_by_text("watching", exact=True)).to_be_visible()
    player.reload()
    player.get_by_role("link", name="Continue Open skies").click()
    fly(player)
    player.goto(watcher.url.partition("/t/")[0])
    expect(panel(player, "Finished games").get_by_text(re.compile("Home with|The ship was lost"))).to_be_visible()


def test_one_screen_is_covered_between_two_players(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Play on one screen").first.click()
    press(page, "Start")
    press(page, "Ready")  # nobody has seen a card yet: there is nothing to cover
    press(page, "Ready")
    press(page, "Show my cards")
    expect(page.get_by_role("button", name="Go on to the next message")).to_be_visible()
    hand = page.get_by_text("Your hand")
    expect(hand).to_be_visible()
    page.get_by_role("button", name=re.compile(r"Play as #1")).first.click()
    expect(hand).to_have_count(0)
    press(page, "Show my cards")
    expect(hand).to_be_visible()
