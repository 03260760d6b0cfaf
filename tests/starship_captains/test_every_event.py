"""Every event, for whoever caused it and for the other captain; choices are made eagerly."""

import pytest

from quarterdeck.games.starship_captains.rules.events import EventHappens
from quarterdeck.games.starship_captains.state import FACTIONS
from tests.rules import rule
from tests.starship_captains.content import BASE
from tests.starship_captains.eager import changes, finish, table
from tests.starship_captains.tables import Voyage

FOR_EACH = {
    "general-overhaul": ("damage -2",),
    "open-day-at-the-academy": ("cadets 1",),
    "technology-fair": ("cards 1",),
    "smugglers-jumble-sale": ("artifacts 1", "pirates 1"),
    "general-alarm": ("recalled 2",),
    "shore-leave-for-one": ("damage -1",),
    "stowaway-with-references": ("pirates 1", "medals 1"),
}
"""What changes for every captain, for each side of a slash."""
SPECIAL = {
    "diplomatic-directive-12", "collective-research", "open-blueprints", "unlocked-workshop", "explosive-escalation",
    "word-of-honour", "raiding-season",
}  # fmt: skip


def before(name: str) -> Voyage:
    """A table on whose track the event lies."""
    voyage = table(1 if BASE.events[name].solo else 2)
    other = voyage.table.captains[-1]
    other.slots, other.damage = list(voyage.me.slots), 3
    voyage.table.events[FACTIONS.index(BASE.events[name].faction)] = name
    return voyage


def after(name: str) -> Voyage:
    return let_happen(before(name), name)


def let_happen(voyage: Voyage, name: str, *choices: str) -> Voyage:
    voyage.table.then(EventHappens(FACTIONS.index(BASE.events[name].faction), 0))
    voyage.table.advance()
    return finish(voyage, *choices)


def test_all_events_are_here() -> None:
    assert {*FOR_EACH, *SPECIAL} == set(BASE.events)


@rule("SC-14.19", "SC-D44", "SC-D46")
@pytest.mark.parametrize(
    ("name", "choice"), [(name, side) for name, sides in FOR_EACH.items() for side in range(1, len(sides) + 1)]
)
def test_an_event_is_for_every_captain(name: str, choice: int) -> None:
    for seat in range(1 if BASE.events[name].solo else 2):
        voyage, choices = before(name), [f"choose {choice}"] * 2
        found = changes(voyage, lambda v=voyage, c=choices: let_happen(v, name, *c), seat)
        assert found == FOR_EACH[name][choice - 1]
        assert name not in voyage.table.events


@rule("SC-D44", "SC-19.31")
def test_diplomatic_directive_12_leaves_a_medal_on_each_station() -> None:
    voyage = after("diplomatic-directive-12")
    station = next(place for place, kind in voyage.table.stations.items() if kind == "gold")
    assert voyage.table.tokens == dict.fromkeys(voyage.table.stations, ("medal",))
    voyage.me.at = station
    assert changes(voyage, lambda: finish(voyage.do("activate repair C"))) == "androids 1, damage -1, medals 1"
    assert station not in voyage.table.tokens


@rule("SC-D44", "SC-19.31")
def test_explosive_escalation_leaves_a_pirate_on_each_station() -> None:
    voyage = after("explosive-escalation")
    station = next(place for place, kind in voyage.table.stations.items() if kind == "gold")
    assert voyage.table.tokens.keys() == voyage.table.stations.keys()
    voyage.me.at = station
    assert changes(voyage, lambda: finish(voyage.do("activate repair C"))) == "androids 1, pirates 1"
    assert voyage.told("damage-taken"), "the damage of the pirate is as much as the repair"


@rule("SC-D44", "SC-19.33")
def test_collective_research_opens_rooms_to_every_colour() -> None:
    voyage = before("collective-research")
    assert "activate navigation Y" not in voyage.offered()
    assert changes(voyage, lambda: let_happen(voyage, "collective-research")) == "artifacts -1"
    assert voyage.me.in_rooms == {"navigation": "ry"}
    assert "activate navigation Y" in voyage.offered()
    assert "activate navigation C" not in voyage.offered()


@rule("SC-D45", "SC-D46")
@pytest.mark.parametrize("name", ["open-blueprints", "unlocked-workshop"])
def test_shared_technologies_work_for_everybody(name: str) -> None:
    voyage = before(name)
    voyage.table.under_androids = ["suggestion-box"]
    let_happen(voyage, name)
    assert voyage.table.shared == ["suggestion-box"]
    assert changes(voyage, lambda: finish(voyage.do("activate suggestion-box C"))) == "medals 1, moved 2"
    assert all("suggestion-box" in voyage.table.installed(captain.seat) for captain in voyage.table.captains)


@rule("SC-D44", "SC-19.32")
def test_word_of_honour_pays_for_steps_back() -> None:
    voyage = before("word-of-honour")
    voyage.me.markers = [5, 0, 2]
    voyage.table.then(EventHappens(2, 0))
    voyage.table.advance()
    back = ("fleet 1", "fleet 2", "fleet 3", "pirates 1", "pirates 2")
    assert voyage.offered() == [*(f"withdraw {steps}" for steps in back), "decline"]
    assert changes(voyage, lambda: finish(voyage.do("withdraw fleet 3"))) == "fleet -3, medals 3"


@rule("SC-D24", "SC-D44")
def test_raiding_season_puts_three_pirates_where_its_captain_wants() -> None:
    voyage = before("raiding-season")
    routes = len(voyage.table.routes)
    let_happen(voyage, "raiding-season")
    assert len(voyage.table.routes) == routes + 3
    assert [told["route"] for told in voyage.told("pirate-appeared")] == ["s2", "s6", "s8"], "the first free routes"
