"""Every room technology, used by a captain who does all it allows; what changed is written here card by card."""

import pytest

from quarterdeck.games.starship_captains.state import DAMAGED
from tests.rules import rule
from tests.starship_captains.content import BASE
from tests.starship_captains.eager import SPARE, changes, finish, table
from tests.starship_captains.tables import Voyage

ROOMS = {
    "duct-tape-autopilot": ("R", "damage -1, medals 1, moved 1"),
    "scenic-route-planner": ("R", "medals 2, moved 1"),
    "diplomatic-pouch": ("R", "fleet 2, moved 2"),
    "short-hop-drive": ("R", "jumped 1, medals 1, moved 1"),
    "tractor-beam": ("R", "artifacts 1, medals 1, moved 2"),
    "escape-pod": ("R", "cards -1, damage -1, jumped 1, recalled 1"),
    "ramming-speed": ("R", "androids 1, damage 1, fought 1, medals 1, moved 1, pirates 1"),
    "fold-space-corkscrew": ("R", "fleet 2, jumped 1"),
    "spring-cleaning-course": ("R", "damage -2, moved 1"),
    "stun-cannon": ("Y", "androids 1, fought 1, pirates 1"),
    "bounty-desk": ("Y", "androids 1, damage 1, fought 1, medals 1, pirates 1"),
    "boarding-shuttle": ("Y", "androids 1, damage 1, fought 1, jumped 1, pirates 1"),
    "parley-flag": ("Y", "medals 1, raiders 2"),
    "pirate-costumes": ("Y", "pirates 1, raiders 2"),
    "quantum-torpedoes": ("Y", "androids 2, damage 2, fought 2, pirates 2"),
    "wanted-poster-press": ("Y", "androids 1, damage 1, fought 1, pirates 1, raiders 2"),
    "prisoner-exchange": ("Y", "androids 1, damage 1, fleet 2, fought 1, medals 1"),
    "disproportionate-response": ("Y", "androids 3, cards -1, damage 3, fought 3, pirates 3"),
    "tinkerers-bench": ("B", "cards 1"),
    "curiosity-cabinet": ("B", "artifacts 1, medals 1, moved 1"),
    "robot-etiquette-course": ("B", "damage -1, robots 2"),
    "mystery-crate": ("B", "medals 1"),
    "holodeck": ("B", "medals 4"),
    "omega-megacomputer": ("B", "cards 1, drew 1"),
    "android-kit": ("B", "androids 1, moved 1"),
    "self-installing-manual": ("B", "cards 1, moved 1"),
    "trade-in-counter": ("B", "medals 3"),
    "pocketknife-console": ("C", "damage -1, moved 2"),
    "suggestion-box": ("C", "medals 1, moved 2"),
    "all-hands-siren": ("C", "cards -1, recalled 2"),
}
"""Who activates it, and what changes: `cards` are installed technologies, `robots` and `raiders` steps on the tracks
of androids and pirates; every fight costs 1 damage and brings an android and the pirate. Of three tracks the fleet is
chosen, of the technologies on offer the first, and Holodeck copies a room that gives 4 medals."""


def with_room(card: str) -> Voyage:
    """The card lies beside an empty slot and another card."""
    voyage = table()
    voyage.me.slots = [card, "", SPARE, DAMAGED, DAMAGED, DAMAGED]
    if card == "disproportionate-response":
        voyage.table.routes |= dict.fromkeys(voyage.table.pack.maps["small"].at["p5"], "green-android")
    return voyage


def test_all_rooms_are_here() -> None:
    assert set(ROOMS) == {name for name, card in BASE.technologies.items() if card.colour}


@rule("SC-4.5", "SC-D39")
@pytest.mark.parametrize("card", ROOMS)
def test_a_room_does_what_it_shows(card: str) -> None:
    figure, expected = ROOMS[card]
    voyage = with_room(card)
    assert changes(voyage, lambda: finish(voyage.do(f"activate {card} {figure}"))) == expected
    assert figure not in voyage.me.ready or figure == "C"  # a recalled cadet may be another one


@rule("SC-4.7", "SC-4.9", "SC-4.11")
@pytest.mark.parametrize("card", ROOMS)
def test_a_room_takes_figures_of_its_colour_only(card: str) -> None:
    figure, _ = ROOMS[card]
    offered = [text for text in with_room(card).offered() if text.startswith(f"activate {card} ")]
    able = ["B", "C", "R", "Y"] if figure == "C" else [figure]
    assert offered == [f"activate {card} {one}" for one in able]


@rule("SC-11.30")
@pytest.mark.parametrize("card", [name for name, (_, changed) in ROOMS.items() if BASE.technologies[name].once])
def test_a_card_for_one_use_is_gone_after_it(card: str) -> None:
    voyage = with_room(card)
    finish(voyage.do(f"activate {card} {ROOMS[card][0]}"))
    assert card in voyage.table.technology_discard
    assert card not in voyage.me.slots


@rule("SC-11.29")
@pytest.mark.parametrize("card", ["tractor-beam", "android-kit", "suggestion-box"])
def test_a_card_that_replaces_may_be_put_over_another(card: str) -> None:
    voyage = table().offer(card)
    voyage.me.slots = [SPARE, DAMAGED, DAMAGED, DAMAGED, DAMAGED, DAMAGED]
    voyage.effect("tech").do(f"take {card} 1")
    assert voyage.me.slots[0] == card
    assert SPARE in voyage.table.technology_discard
