"""Events and the solo cards (SC-D44 to SC-D48)."""

from collections import Counter
from itertools import combinations

import pytest

from quarterdeck.games.starship_captains.content.cards import Technology
from quarterdeck.games.starship_captains.content.vocabulary import effect, items, shown, worth
from quarterdeck.games.starship_captains.rules.events import happen
from quarterdeck.games.starship_captains.state import FACTIONS
from tests.rules import rule
from tests.starship_captains.content import BASE, DECK, PLAIN, row_of, words
from tests.starship_captains.tables import Voyage

EVENTS = {name: event for name, event in BASE.events.items() if not event.solo}
KNOWN = {
    "diplomatic-directive-12": ("fleet", "stations: medal"), "collective-research": ("fleet", "research"),
    "explosive-escalation": ("pirates", "stations: pirate"), "word-of-honour": ("pirates", "honour"),
}  # fmt: skip
OTHERS = [event for name, event in EVENTS.items() if name not in KNOWN and event.faction != "androids"]
AMBUSH = -effect("ambush").worth()


@rule("SC-D44", "SC-1.17")
def test_eleven_events_and_the_four_that_are_known() -> None:
    assert Counter(event.faction for event in EVENTS.values()) == {"fleet": 5, "pirates": 5, "androids": 1}
    for name, wanted in KNOWN.items():
        assert (EVENTS[name].faction, EVENTS[name].text) == wanted


def subject(text: str) -> set[str]:
    """What an event is about: the words of its effects, or pirates on routes."""
    head, _, rest = text.partition(": ")
    return {*words(rest)} if head == "each" else {head}


def effect_on_all(text: str) -> float:
    head, _, rest = text.partition(": ")
    return -AMBUSH * int(rest) if head == "scatter" else worth(rest)


@rule("SC-D44")
def test_the_other_six_events_are_all_different_and_mostly_welcome() -> None:
    assert len(OTHERS) == 6
    assert all(event.text.split(": ")[0] in ("each", "scatter") for event in OTHERS)
    assert not any(subject(one.text) & subject(other.text) for one, other in combinations(OTHERS, 2))
    for faction in ("fleet", "pirates"):
        assert sum(effect_on_all(event.text) < 0 for event in OTHERS if event.faction == faction) <= 1
    scattered = [int(event.text.split()[1]) for event in OTHERS if event.text.startswith("scatter")]
    assert all(AMBUSH * pirates <= 2 for pirates in scattered)


@rule("SC-D44")
@pytest.mark.parametrize("text", [event.text for event in OTHERS if event.text.startswith("each")])
def test_an_event_treats_all_players_alike_clockwise_and_ends_no_turn(text: str) -> None:
    voyage = Voyage(4, first=2)
    happen(voyage.table, text, 2)
    shares = voyage.table.agenda[:-5:-1]
    assert [share.seat for share in shares] == [2, 3, 0, 1]  # type: ignore[attr-defined]
    assert {share.items for share in shares} == {items(text.partition(": ")[2])}  # type: ignore[attr-defined]
    assert voyage.table.agenda[-5].name == "turn"


@rule("SC-D45")
def test_the_androids_event_shares_the_technology_under_it() -> None:
    assert [event.text for event in BASE.events.values() if event.faction == "androids"] == ["share", "share"]
    table = Voyage(3).table
    under = list(table.under_androids)
    happen(table, "share", 0)
    assert all(list(table.installed(seat)) == under for seat in range(3))
    assert (table.under_androids, table.captains[1].slots.count("")) == ([], 2)


@rule("SC-D46", "SC-1.19")
def test_one_solo_event_of_each_faction() -> None:
    solo = [event for event in BASE.events.values() if event.solo]
    assert sorted(event.faction for event in solo) == sorted(FACTIONS)
    for event in solo:
        head, _, rest = event.text.partition(": ")
        assert head == "share" if event.faction == "androids" else (head == "each" and worth(rest) > 0)


# Solo

OTHER_PASSENGERS = [name for name in BASE.passengers if name != "teddy"]
THEMES = {
    "the-ambassador": {"advance", "translates", "last-track"},
    "the-safety-inspector": {"repair", "damage"},
    "the-reformed-pirate": {"fight", "hostile", "pirate"},
    "the-touring-curator": {"artifact", "holds", "artifact-kind"},
    "the-android-philosopher": {"android", "androids"},
}
"""What cards, action and scoring of a passenger are about."""
NORMAL = {
    "commander": (0, 5), "last-track": (0, 4), "damage": (0, 9), "pirate": (0, 6), "artifact-kind": (0, 3),
    "android": (0, 6), "game": (1, 1),
}  # fmt: skip
"""How many there are at the end of a game in normal play."""


def about(card: Technology) -> set[str]:
    marks = {card.ability.after_mission} if card.ability else set()
    marks |= {name for name in ("translates", "holds") if card.ability and getattr(card.ability, name)}
    return {*words(row_of(card))} | {getattr(one, "track", "") for one in shown(row_of(card))} | marks


def worth_in_play(scoring: str) -> tuple[float, float]:
    """The least and the most points of a scoring rule in normal play."""
    ranges = []
    for part in scoring.split(", "):
        rate, _, rest = part.partition(" per ")
        what, _, most = rest.partition(" most ")
        points = [float(rate) * count for count in NORMAL[what]]
        ranges.append(sorted(min(point, float(most or 99)) for point in points))
    return sum(low for low, _ in ranges), sum(high for _, high in ranges)


@rule("SC-D47", "SC-17.5", "SC-17.6")
def test_teddy_and_five_others() -> None:
    teddy = BASE.passengers["teddy"]
    assert (teddy.cards, teddy.action) == ((), ())
    assert worth_in_play(teddy.scoring) == (0, 4)
    assert len(OTHER_PASSENGERS) == 5
    for one, other in combinations(OTHER_PASSENGERS, 2):
        assert len({*BASE.passengers[one].cards} & {*BASE.passengers[other].cards}) <= 1


@rule("SC-D47", "SC-D61", "SC-17.7")
@pytest.mark.parametrize("name", OTHER_PASSENGERS)
def test_a_passenger(name: str) -> None:
    passenger, theme = BASE.passengers[name], THEMES[name]
    assert len({*passenger.cards}) == 3
    assert all(BASE.technologies[card] in DECK for card in passenger.cards)
    action = ", ".join(passenger.action)
    assert 1 <= len(words(action)) <= 2
    assert {*words(action)} <= PLAIN
    assert 0.5 <= worth(action) <= 2.0
    least, most = worth_in_play(passenger.scoring)
    assert -5 <= least < most <= 8
    assert {*words(action)} & theme
    assert all(about(BASE.technologies[card]) & theme for card in passenger.cards)
    assert {part.split()[2] for part in passenger.scoring.split(", ")} & theme


@rule("SC-D47", "SC-17.7", "SC-17.8")
@pytest.mark.parametrize("name", BASE.passengers)
def test_the_cards_of_a_passenger_are_searched_out_before_alphas_are_dealt(name: str) -> None:
    table = Voyage(1, passenger=name).table
    assert len(table.under_androids) == 3
    if name == "teddy":
        assert {table.card(card).kind for card in table.under_androids} == {"alpha"}
    else:
        assert tuple(table.under_androids) == BASE.passengers[name].cards
    assert not {*table.under_androids} & {*table.technologies, *table.central}
    assert len(table.technologies) == 50 - 3 - 5


@rule("SC-D48", "SC-1.19")
def test_seven_action_cards_of_four_kinds() -> None:
    assert Counter(BASE.actions) == {"technology": 2, "mission": 2, "fight": 2, "passenger": 1}


@rule("SC-D37")
@pytest.mark.parametrize(("seats", "omegas"), [(1, 2), (2, 3), (4, 3)])
def test_the_central_board_has_alphas_first_and_omegas_to_the_right(seats: int, omegas: int) -> None:
    table = Voyage(seats).table
    assert [table.card(card).kind for card in table.central] == ["alpha"] * 5 + ["omega"] * omegas


@rule("SC-D37", "SC-11.22")
def test_empty_spaces_are_filled_from_left_to_right() -> None:
    voyage = Voyage().on_top("technologies", "tractor-beam", "escape-pod")
    voyage.table.central[1] = voyage.table.central[6] = ""
    voyage.do("pass")
    assert (voyage.table.central[1], voyage.table.central[6]) == ("tractor-beam", "escape-pod")
    laid = [(args["card"], args["space"]) for args in voyage.told("technology-laid-out")]
    assert laid == [("tractor-beam", 2), ("escape-pod", 7)]
