"""Every omega, scored on one ship."""

import pytest

from quarterdeck.games.starship_captains.rules.scoring import score, sheet
from quarterdeck.games.starship_captains.state import DAMAGED
from tests.rules import rule
from tests.starship_captains.content import BASE
from tests.starship_captains.eager import SPARE, table
from tests.starship_captains.tables import Voyage

OMEGAS = {
    "explorers-memoirs": 3,
    "brawlers-scrapbook": 2,
    "collected-papers": 2,
    "tidy-wiring": 2,
    "officers-mess": 1,
    "museum-of-dents": 5,
    "artifact-blueprints": 4,
    "wanted-list": 3,
    "crew-of-daredevils": 4,
    "crew-of-stargazers": 3,
    "crew-of-tinkerers": 4,
    "warranty-folder": 2,
}
"""Points with four missions, of which 3 have red rows, 2 yellow and 2 blue; a red ensign, a red commander, a blue and
three yellow ensigns, a cadet; 2 damage on the ship and 3 on slots; artifacts of two kinds, three pirates, two cards;
of the five figures for the daredevils four count."""


def ship(omega: str) -> Voyage:
    voyage = table().crew(["R", "RC", "B"], ["Y", "Y", "Y", "C"])
    captain = voyage.me
    captain.missions = ["first-contact", "comet-rodeo", "smugglers-lighthouse", "diplomatic-dinner"]
    captain.damage, captain.artifacts = 2, ["ry", "ry", "rb"]
    captain.pirates = ["green-medal", "green-medal"]
    captain.slots = [omega, SPARE, "", DAMAGED, DAMAGED, DAMAGED]
    if omega == "tidy-wiring":  # a pair of moves with the lockers on the left, a pair of medals with the beam
        captain.slots = ["", "hyper-lockers", omega, "tractor-beam", "", ""]
    return voyage


def test_all_omegas_are_here() -> None:
    assert set(OMEGAS) == {name for name, card in BASE.technologies.items() if card.kind == "omega"}


@rule("SC-16.4", "SC-D40")
@pytest.mark.parametrize("omega", OMEGAS)
def test_an_omega_counts_what_it_shows(omega: str) -> None:
    assert sheet(ship(omega).table, 0)["omegas"] == OMEGAS[omega]


@rule("SC-18.25", "SC-18.28", "SC-18.29", "SC-18.30", "SC-18.31", "SC-18.32")
@pytest.mark.parametrize(
    ("counted", "number"),
    [
        ("mission", 4),
        ("pair", 1),
        ("crew red blue", 3),
        ("commander", 1),
        ("android", 0),
        ("cadet", 1),
        ("damage", 5),
        ("empty-hold", 0),
        ("artifact-kind", 2),
        ("artifact", 3),
        ("pirate", 3),
        ("medal", 5),
        ("room", 1),
        ("technology", 2),
        ("lap", 2),
        ("last-track", 2),
        ("game", 1),
    ],
)
def test_whatever_a_pack_may_count_is_counted_on_this_ship(counted: str, number: int) -> None:
    """Also what only cards of other packs count; the two laps are on two tracks, the pair is printed."""
    voyage = ship("museum-of-dents")
    voyage.me.markers, voyage.me.damage = [13, 5, 14], 2
    assert score(voyage.table, 0, f"1 per {counted}") == number


@rule("SC-18.32")
def test_artifact_blueprints_know_three_kinds() -> None:
    voyage = ship("artifact-blueprints")
    voyage.me.artifacts = ["ry", "rb", "yb", "yb"]
    assert sheet(voyage.table, 0)["omegas"] == 6
