"""Whole games of Xia in browsers, from the lobby to the end page."""

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.people import Visitor, wait_for_shares
from tests.web.xia.people import MOST_STEPS, PLACES, Player, play_to_the_end

ONE_ROUND = {"goal": 5, "rounds": 1}


def open_table(host: Visitor, **options: object) -> str:
    wish = {"game": "xia", "seats": 3, "name": "Friday drift", "options": options, "bot_pace": "instant"}
    return f"/t/{host.as_person().post('/api/tables', **wish)['id']}"


def test_two_people_and_a_bot_play_from_the_first_ship_to_the_end(server: Server, visitors: Visitors) -> None:
    """One at a desk in Russian, the other on a phone in Polish."""
    host, guest = visitors(server, "ru"), visitors(server, "pl", **PHONE)
    table = open_table(host, **ONE_ROUND)
    host.goto(table)
    guest.goto(table)
    guest.press("ui-sit-here")
    expect(host.page.get_by_role("list").get_by_text(guest.name)).to_be_visible()
    host.press("ui-fill-with-bots")
    wait_for_shares(host, guest)
    host.press("ui-start")
    for person in (host, guest):
        expect(person.find("region", "ui-what-to-do")).to_be_visible()
    play_to_the_end(Player(host), Player(guest))
    for person in (host, guest):
        expect(person.page.locator(PLACES).get_by_role("listitem")).to_have_count(3)
        person.check_language()


def test_three_people_play_one_table_at_two_desks_and_on_a_phone(server: Server, visitors: Visitors) -> None:
    """Everybody sees the others' turns live, and in the end the same places."""
    people = [visitors(server), visitors(server, "pl"), visitors(server, "ru", **PHONE)]
    host, *guests = people
    table = open_table(host, **ONE_ROUND)
    host.goto(table)
    for guest in guests:
        guest.goto(table)
        guest.press("ui-sit-here")
        expect(host.page.get_by_role("list").get_by_text(guest.name)).to_be_visible()
    wait_for_shares(*people)
    host.press("ui-start")
    for person in people:
        expect(person.find("region", "ui-what-to-do")).to_be_visible()
    play_to_the_end(*[Player(person) for person in people])
    names = [person.name for person in people]
    for person in people:
        shown = person.page.locator(f"{PLACES} b").all_inner_texts()
        assert sorted(shown) == sorted(names)
        assert shown == host.page.locator(f"{PLACES} b").all_inner_texts()
        person.check_language()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_coach_leads_through_the_guided_game(server: Server, visitors: Visitors, screen: dict[str, object]) -> None:
    visitor = visitors(server, **screen)
    visitor.goto(open_table(visitor, guided=True))
    visitor.press("ui-fill-with-bots")
    visitor.press("ui-start")
    coach, player = visitor.find("region", "ui-coach"), Player(visitor, coached=True)
    expect(coach).to_be_visible()
    for _ in range(MOST_STEPS):
        if player.is_asked:
            player.step()
        else:
            visitor.page.wait_for_timeout(100)
        if not coach.count():
            break
    expect(visitor.page.locator(".aims")).to_be_visible()
