"""The lobby: games to watch, to go on with and to look back at; several people around one screen."""

import re

from playwright.sync_api import Response, expect

from tests.web.around.people import PRACTICE, Visit, everybody_is_ready, fly, open_table, panel, press


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
    everybody_is_ready(page, 2)  # nobody has seen a card yet: there is nothing to cover
    press(page, "Show my cards")
    expect(page.get_by_role("button", name="Go on to the next message")).to_be_visible()
    hand = page.get_by_text("Your hand")
    expect(hand).to_be_visible()
    page.get_by_role("button", name=re.compile(r"Play as #1")).first.click()
    expect(hand).to_have_count(0)
    press(page, "Show my cards")
    expect(hand).to_be_visible()


def test_newcomers_are_led_to_the_lessons_first(visit: Visit) -> None:
    page = visit()
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Space Alert"))
    expect(card.get_by_text("New here?")).to_be_visible()
    first = card.locator(".begin").get_by_role("link").or_(card.locator(".begin").get_by_role("button")).first
    expect(first).to_have_text("Flight school")
    expect(
        page.get_by_role("link", name="Flight school").or_(page.get_by_role("button", name="Flight school"))
    ).to_have_count(2)
    open_table(page, start=True, options=PRACTICE)
    page.reload()
    expect(first).to_have_text("Fly alone")
    expect(card.get_by_text("New here?")).to_have_count(0)
    other = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Starship Captains"))
    expect(other.get_by_text("New here?")).to_be_visible()


def test_a_game_for_several_can_be_played_alone_with_bots(visit: Visit) -> None:
    page = visit()
    press(page, "Play against bots")
    press(page, "Start")
    expect(page.get_by_text("Bot 3").first).to_be_visible()


def test_a_card_says_whether_the_minutes_are_those_of_an_episode(visit: Visit) -> None:
    page = visit()
    cards = page.get_by_role("article")
    expect(cards.filter(has=page.get_by_role("heading", name="Gen7"))).to_contain_text("80 min per episode")
    expect(cards.filter(has=page.get_by_role("heading", name="Xia"))).to_contain_text(re.compile(r"150 min(?! per)"))


def test_a_game_alone_asks_and_remembers(visit: Visit) -> None:
    page = visit()
    home = page.url
    press(page, "Fly alone")
    asked = page.get_by_role("dialog")
    expect(asked.get_by_role("radio", name="Test run")).to_be_checked()
    expect(asked.get_by_role("radio", name="Without a clock")).to_be_checked()
    asked.get_by_role("radio", name="Simulation", exact=True).check()
    asked.get_by_role("button", name="Start").click()
    press(page, "Ready")
    page.wait_for_url("**/t/*")
    table = page.request.get(f"{home}api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["options"] == {"mission": "S1-3", "clock": False}
    page.goto(home)
    press(page, "Fly alone")
    expect(asked.get_by_role("radio", name="Simulation", exact=True)).to_be_checked()


def test_a_captain_alone_chooses_a_passenger_by_its_card(visit: Visit) -> None:
    page = visit()
    home = page.url
    press(page, "Play solo")
    asked = page.get_by_role("dialog")
    expect(asked.get_by_role("radio", name="The ambassador")).to_have_accessible_description(re.compile("Parley flag"))
    asked.get_by_role("radio", name="The ambassador").check()
    asked.get_by_role("button", name="Start").click()
    expect(page.get_by_text("Captain Shadow").first).to_be_visible()
    page.wait_for_url("**/t/*")
    table = page.request.get(f"{home}api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["options"] == {"passenger": "the-ambassador"}


def test_only_the_game_with_a_coach_is_called_a_first_game(visit: Visit) -> None:
    page = visit("/new/xia")
    expect(page.get_by_role("radio", name="Beginners’ set-up")).to_be_visible()
    expect(page.get_by_text("First game", exact=True)).to_have_count(0)


def test_the_flight_school_says_which_game_it_teaches(visit: Visit) -> None:
    page = visit()
    menu = page.get_by_role("navigation", name="Main menu")
    expect(menu.get_by_title("Space Alert")).to_have_text("Flight school")
    menu.get_by_title("Space Alert").click()
    expect(page).to_have_title("Flight school · Space Alert · Quarterdeck")
    expect(page.get_by_role("heading", name="Flight school: Space Alert")).to_be_visible()


def test_a_lesson_is_called_in_the_readers_language(visit: Visit) -> None:
    page = visit()
    home = page.url
    press(page, "First episode")
    page.wait_for_url("**/t/*")
    expect(page).to_have_title(re.compile("First episode"))
    page.evaluate("""localStorage.setItem("quarterdeck.settings", '{"language": "ru"}')""")
    page.goto(home)
    expect(page.get_by_text("Игра идёт: Первый эпизод")).to_be_visible()


def test_a_new_table_has_the_same_cards_and_no_roles_alone(visit: Visit) -> None:
    page = visit("/new/space-alert")
    expect(page.get_by_role("radio", name="Mission", exact=True)).to_be_checked()
    page.get_by_role("radio", name="Test run").check()
    expect(page.get_by_label("Flight", exact=True)).to_have_value("S1-1")
    page.get_by_label("Flight", exact=True).select_option("S1-2")
    expect(page.get_by_role("radio", name="Test run")).not_to_be_checked()
    expect(page.get_by_label("Captain")).to_be_visible()
    page.get_by_role("radiogroup", name="Seats").get_by_label("1").check()
    for role in ("Captain", "Communications Officer", "Chief of Security", "Data transfer window"):
        expect(page.get_by_label(role)).to_have_count(0)


def is_change(response: Response) -> bool:
    return response.request.method != "GET" and "/api/tables/" in response.url


def test_whoever_opens_a_table_decides_about_hints(visit: Visit) -> None:
    page = visit("/new/starship-captains")
    hints = page.get_by_role("radiogroup", name="Hints")
    expect(hints.get_by_label("as usual")).to_be_checked()
    hints.get_by_label("off").check()
    press(page, "Open the table")
    press(page, "Change")
    expect(hints.get_by_label("off")).to_be_checked()
    with page.expect_response(is_change):
        hints.get_by_label("on").check()
    page.reload()
    press(page, "Change")
    expect(hints.get_by_label("on")).to_be_checked()


def test_a_table_with_bots_has_them_in_all_other_seats(visit: Visit) -> None:
    page = visit()
    home = page.url
    page.goto(f"{home}new/xia/bots")
    expect(panel(page, "Table").get_by_role("listitem")).to_contain_text(["you", "Bot", "Bot", "Bot"])
    press(page, "Open the table")
    page.wait_for_url("**/t/*")
    table = page.request.get(f"{home}api/tables/{page.url.rpartition('/')[2]}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert (table["state"], table["public"]) == ("waiting", False)


def test_an_unfinished_game_is_discarded_after_a_question(visit: Visit) -> None:
    page = visit()
    open_table(page, name="Old watch", start=True, options=PRACTICE)
    page.reload()
    games = panel(page, "Your games")
    games.get_by_role("button", name="Discard Old watch").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(games.get_by_role("link", name=re.compile("Old watch"))).to_be_visible()
    games.get_by_role("button", name="Discard Old watch").click()
    page.get_by_role("dialog").get_by_role("button", name="Discard").click()
    expect(games.get_by_role("link", name=re.compile("Old watch"))).to_have_count(0)


def test_people_on_one_screen_are_called_by_their_names(visit: Visit) -> None:
    page = visit("/new/space-alert/together")
    page.get_by_label("Name of the person in seat 1").fill("Ann")
    page.get_by_label("Name of the person in seat 2").fill("Bo")
    press(page, "Start")
    expect(page.get_by_role("button", name="Play as Bo", exact=True)).to_be_visible()


def test_an_unnamed_table_is_called_in_the_readers_language(visit: Visit) -> None:
    page = visit()
    table = open_table(page, 2)
    page.goto(f"{page.url}t/{table}")
    name = page.request.get(page.url.partition("/t/")[0] + "/api/me").json()["name"]
    expect(page.get_by_text(f"{name}’s table").first).to_be_visible()
    page.evaluate("""localStorage.setItem("quarterdeck.settings", '{"language": "ru"}')""")
    page.reload()
    expect(page.get_by_text(f"Стол игрока {name}").first).to_be_visible()
