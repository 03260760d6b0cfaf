"""What a screen reader says: the board in words, cards and slots by name, news once."""

import re

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web import probes
from tests.web.browsing import PHONE
from tests.web.conftest import Visitors
from tests.web.pages import film, planning, planning_game
from tests.web.people import Visitor

STATIONS = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue")


def names(visitor: Visitor, group: str) -> list[str]:
    """The names of what stands in a station."""
    station = visitor.page.get_by_role("group", name=re.compile(f"^{re.escape(visitor.say(f'station-{group}'))}"))
    listed: list[str] = station.get_by_role("button").evaluate_all(probes.NAMES)
    return [str(station.get_attribute("aria-label")), *listed]


def test_every_station_names_its_systems_and_whoever_is_there(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    ship = planning_game().view(0)["ship"]
    for station, name in enumerate(STATIONS):
        floor, a, b, c = names(visitor, name)
        energy = (ship["shields"] if station < 3 else ship["reactors"])[station % 3]
        assert ", A, " in a
        assert f", {energy} of " in b
        assert ", C, " in c
        assert (visitor.name in floor) == (name == "upper_white"), "everybody starts on the bridge"


def test_stations_and_threats_follow_the_film(visitors: Visitors, still_server: Server) -> None:
    """After the last step: who stands where, and what became of every threat."""
    visitor = visitors(still_server)
    film(visitor)
    visitor.keys("End")
    shown = [name for station in STATIONS for name in names(visitor, station)[:1]]
    assert sum(visitor.name in floor for floor in shown) == 1
    threats = visitor.find("group", "sa-board").get_by_role("button", name=re.compile(r"^Threat \d"))
    expect(threats.first).to_be_visible()
    for name in threats.evaluate_all(probes.NAMES):
        assert re.search(r"damage \d+ of \d+, (destroyed|survived|on square \d+)$", name), name


def test_cards_and_slots_have_full_names(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    view = planning_game().view(0)
    hand = visitor.hand.get_by_role("button").evaluate_all(probes.NAMES)
    read = [re.fullmatch(r".+ \(over .+\)(?: ×(\d))?", name) for name in hand]
    assert sum(int(one[1] or 1) for one in read if one) == len(view["players"][0]["hand"])
    slots = visitor.plan.locator("[data-slot]").evaluate_all(probes.NAMES)
    for slot, name in enumerate(slots, 1):
        phase = 1 if slot < 4 else 2 if slot < 8 else 3
        content = r"empty" if view["crew"][0]["plan"][slot] is None else r".+ \(over .+\)"
        assert re.match(rf"Phase {phase}, slot {slot}, {content}", name), name


def test_slots_of_several_boards_say_whose_they_are(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone()
    for android in range(1, 5):
        expect(visitor.plan.get_by_role("button", name=f"Android {android}: Phase 1, slot 1, empty")).to_be_visible()


def test_the_crew_has_names_on_a_phone_too(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server, **PHONE)
    planning(visitor)
    crew = visitor.find("list", "sa-crew")
    expect(crew.get_by_role("group", name=visitor.name)).to_be_visible()


def test_every_announcement_is_said_once(visitors: Visitors, solo_server: Server) -> None:
    for device in ({}, PHONE):
        visitor = visitors(solo_server, **device)
        visitor.context.add_init_script(probes.LISTEN)
        visitor.start_alone(mission="S2-1")
        visitor.page.wait_for_function("() => window.heard.filter((text) => /T\\+\\d/.test(text)).length >= 3")
        heard = visitor.page.evaluate("window.heard")
        announced = re.findall(r"The computer: T\+\d[^.]*", "\n".join(heard))
        assert len(announced) == len(set(announced)), heard
