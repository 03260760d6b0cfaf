"""Every mission, performed by figures that match all its rows; what changed is written here card by card."""

import pytest

from quarterdeck.games.starship_captains.rules.scoring import sheet
from quarterdeck.games.starship_captains.state import DAMAGED
from tests.rules import rule
from tests.starship_captains.content import BASE
from tests.starship_captains.eager import SPARE, changes, finish, table
from tests.starship_captains.tables import Voyage

MISSIONS = {
    "first-contact": ("RB", "fleet 3, medals 1, robots 2"),
    "arena-fight": ("YB", "damage 2, fleet 4, moved 2"),
    "lost-world": ("RY", "artifacts 2, damage 1, fleet 3, jumped 1, medals 1"),
    "rescue-the-younglings": ("YR", "androids 1, cadets 1, damage 1, fleet 2, fought 1, pirates 1"),
    "roddenberries": ("BR", "artifacts 2, fleet 2, moved 1"),
    "living-slime": ("BY", "cards 1, medals 1, robots 2"),
    "trading-emotion-chips": ("BA", "artifacts -1, medals 2, robots 3"),
    "anti-time-anomaly": ("BR", "ambush 1, fleet 2, jumped 1, moved 1, recalled 1"),
    "shipwreck-salvage": ("RY", "artifacts 1, damage -1, pirates 1", "artifacts 1, pirates 1, raiders 2"),
    "prototype-shuttlecraft": ("YR", "fleet 3, jumped 1, moved 2, pirates -1"),
    "stargate": ("RB", "ambush 1, cards 1, jumped 1, looked 1"),
    "repairing-the-repair-station": ("YB", "damage -3, fleet 1, medals 1"),
    "the-talking-asteroid": ("RB", "fleet 1, medals 1, moved 2, robots 2"),
    "comet-rodeo": ("RR", "artifacts 1, damage 1, fleet 3, medals 1, moved 2"),
    "smugglers-lighthouse": ("YY", "ambush 1, androids 1, damage 1, fought 1, pirates 1, raiders 2"),
    "the-forbidden-button": ("BY", "ambush 1, damage 1, fleet 3, medals 2"),
    "eclipse-festival": ("RB", "fleet 2, medals 1, moved 2"),
    "overdue-library-book": ("BB", "artifacts 1, cards 1, drew 1, fleet 2"),
    "black-market-day": ("YR", "artifacts 2, cards -1, fleet 3, medals 1, pirates 1"),
    "asteroid-insurance-claim": ("RY", "medals 3"),
    "quarantine-karaoke": ("BA", "androids -1, damage -1, fleet 4, recalled 1"),
    "minefield-census": ("RY", "ambush 1, androids 1, damage 2, fleet 2, fought 1, moved 2, pirates 1"),
    "the-cave-of-echoes": ("AB", "androids -1, artifacts 1, fleet 2, medals 1, moved 2"),
    "android-library": ("BYR", "cards 1, drew 1, moved 2, robots 1"),
    "stealing-secret-plans": (
        "YBR",
        "ambush 1, androids 1, cards 1, damage 1, drew 1, fought 1, jumped 1, pirates 1, raiders 2",
    ),
    "repairing-the-hive-mind": ("BAY", "damage -1, robots 3"),
    "omnipotent-being": ("RAY", "androids -1, damage 2, fleet 5, jumped 1, medals 3"),
    "the-bearded-doubles": (
        "YBR",
        "ambush 1, androids 1, damage 2, fleet 2, fought 1, medals 1, pirates 1, recalled 1",
    ),
    "diplomatic-dinner": ("RBY", "fleet 1, raiders 2, robots 2"),
    "the-sleeper-ship": ("BRY", "ambush 1, cadets 1, damage -1, fleet 1, medals 1, moved 2"),
    "royal-wedding-in-orbit": ("RYR", "fleet 5, medals 1, moved 1, raiders 1"),
    "pirate-talent-show": ("YYB", "fleet 2, medals 1, pirates 1, raiders 3"),
    "dome-under-siege": ("YRB", "androids 2, cadets 1, damage 1, fought 2, pirates 2"),
    "volcano-evacuation": ("RBY", "androids 1, damage 2, fleet 3, moved 2, recalled 1"),
    "the-museum-of-tomorrow": ("BRY", "ambush 1, artifacts 3, cards 1, fleet 1"),
    "haunted-freighter": (
        "YRB",
        "ambush 2, androids 1, artifacts 3, damage 1, fought 1, jumped 1, pirates 1, robots 2",
    ),
    "the-clockwork-monastery": ("ABY", "androids -1, artifacts 1, cards 1, drew 1, medals 1, robots 3"),
    "toll-booth-at-the-nebula": (
        "RYB",
        "androids 1, fleet 3, fought 1, jumped 1, medals -1, pirates 1",
        "damage -1, fleet 3, jumped 1, medals -1, raiders 2",
    ),
    "the-singing-leviathan": ("RBY", "artifacts 1, damage 1, fleet 6, medals 1, moved 2"),
    "gas-giant-regatta": ("RRY", "damage 1, fleet 4, jumped 1, medals 1, moved 2"),
    "robot-court": ("BAY", "androids -1, fleet 2, medals 1, recalled 1, robots 2"),
    "a-spy-among-the-houseplants": ("YBR", "ambush 2, cards 1, drew 1, jumped 1, medals 1, raiders 1"),
    "the-crystal-orchestra": ("BBR", "damage -1, fleet 3, medals 1"),
    "two-captains-one-chair": ("RYR", "artifacts 1, damage 1, fleet 4, medals 1, moved 1, recalled 1"),
    "a-planet-for-sale": ("YBR", "artifacts 1, damage -1, fleet 5, medals -1"),
    "negotiations-in-mime": ("RBY", "cards -1, fleet 3, medals 3, pirates 1, raiders 1"),
    "a-very-small-invasion": ("YAR", "ambush 1, cards 1, fought 1, medals 1, moved 1, pirates 1"),
    "the-borrowed-moon": ("RYBA", "cards 1, damage 1, drew 1, fleet 1, jumped 1, medals 1, raiders 3"),
    "parliament-of-planets": ("RBYB", "fleet 2, medals 1, raiders 2, robots 2"),
    "siege-of-the-tea-house": (
        "YYRB",
        "ambush 1, androids 1, artifacts 1, damage 2, fought 1, medals 2, pirates 1, recalled 1",
    ),
}
"""The figures from the top, and what changes, for every side of a slash. An android goes back to the supply."""


def at_mission(name: str) -> Voyage:
    voyage = table().crew(list(MISSIONS[name][0]))
    voyage.me.slots = [SPARE, "", "", DAMAGED, DAMAGED, DAMAGED]
    voyage.table.numbers.pop("p5", None)
    for place, mission in list(voyage.table.planets.items()):
        if mission == name:
            del voyage.table.planets[place]
    voyage.table.planets["p5"] = name
    return voyage


def perform(voyage: Voyage, *choices: str) -> None:
    figures = list(voyage.me.ready)
    finish(voyage.do("perform", *(f"assign {figure}" for figure in figures)), *choices)


def test_all_missions_are_here() -> None:
    assert set(MISSIONS) == set(BASE.missions)


@rule("SC-12.8", "SC-12.16", "SC-D41")
@pytest.mark.parametrize(
    ("name", "choice"), [(name, side) for name, (_, *sides) in MISSIONS.items() for side in range(1, len(sides) + 1)]
)
def test_a_mission_does_what_it_shows(name: str, choice: int) -> None:
    voyage = at_mission(name)
    expected = MISSIONS[name][choice]
    changed = changes(voyage, lambda: perform(voyage, f"choose {choice}"))
    assert changed.replace("missions 1", "").replace(", ,", ",").strip(", ") == expected
    assert voyage.told("mission-completed")[0]["mission"] == name
    assert voyage.me.missions == [name]
    assert sheet(voyage.table, 0)["missions"] == BASE.missions[name].points > 0


@rule("SC-12.9")
@pytest.mark.parametrize("name", MISSIONS)
def test_cadets_complete_a_mission_without_its_effects(name: str) -> None:
    voyage = at_mission(name)
    voyage.crew(["C"] * len(MISSIONS[name][0]))
    assert changes(voyage, lambda: perform(voyage)) == "missions 1"
