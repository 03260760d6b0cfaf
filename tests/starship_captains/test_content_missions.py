"""The fifty missions (SC-D41, SC-D64)."""

from collections import Counter
from itertools import pairwise

import pytest

from quarterdeck.games.starship_captains.content.cards import Mission
from quarterdeck.games.starship_captains.content.vocabulary import Effect, effects, shown, worth
from quarterdeck.games.starship_captains.rules.diplomacy import ANY, Advance
from quarterdeck.games.starship_captains.rules.moving import Move
from quarterdeck.games.starship_captains.rules.paying import parsed
from quarterdeck.games.starship_captains.rules.technologies import Tech
from quarterdeck.games.starship_captains.state import FACTIONS
from tests.rules import rule
from tests.starship_captains.content import BASE, DECK, PLAIN, ROWS, mean, prices, row_of, slashes, steps, words

NEEDED = {
    "android-library", "stargate", "repairing-the-hive-mind", "stealing-secret-plans", "shipwreck-salvage",
    "prototype-shuttlecraft", "roddenberries", "repairing-the-repair-station", "omnipotent-being", "living-slime",
    "trading-emotion-chips", "anti-time-anomaly", "first-contact", "arena-fight", "rescue-the-younglings",
    "lost-world",
}  # fmt: skip


def rows_of(name: str) -> list[str]:
    return [row for _, row in BASE.missions[name].rows]


@rule("SC-D41", "SC-1.16")
def test_how_many_missions_and_rows_there_are() -> None:
    sizes = Counter(len(mission.rows) for mission in BASE.missions.values())
    assert sizes.total() == 50
    assert 20 <= sizes[2] <= 26
    assert 22 <= sizes[3] <= 28
    assert sizes[4] <= 4
    assert set(sizes) <= {2, 3, 4}
    assert len({mission.rows for mission in BASE.missions.values()}) == 50
    colours = [Counter(colour for colour, _ in mission.rows) for mission in BASE.missions.values()]
    assert sum(max(found.values()) > 1 for found in colours) >= 6


def size(one: Effect) -> int:
    """For how many effects it counts: `move 2` is one symbol (SC-18.2), a slash and a payment are one each."""
    return 1 if one.name in ("move", "library", "plans", "stargate") else getattr(one, "count", 1)


@rule("SC-D41")
def test_the_rows_of_missions() -> None:
    counts = Counter(colour for colour, _ in ROWS)
    shares = {colour: count / len(ROWS) for colour, count in counts.items()}
    assert all(0.28 <= shares[colour] <= 0.34 for colour in ("red", "yellow", "blue"))
    assert 0.04 <= shares["android"] <= 0.10
    assert all(1 <= sum(map(size, effects(row))) <= 3 for _, row in ROWS)
    assert 0.4 <= mean([any(map(steps, shown(row))) for _, row in ROWS]) <= 0.6
    assert 0.9 <= mean([sum(map(steps, shown(row))) for _, row in ROWS]) <= 1.4
    assert 0.2 <= mean([words(row).count("medal") for _, row in ROWS]) <= 0.35
    assert 0.2 <= mean([bool({"damage", "ambush"} & {*words(row)}) for _, row in ROWS]) <= 0.35


@rule("SC-D41", "SC-D61")
def test_what_rows_are_worth() -> None:
    for colour, row in ROWS:
        least, most = (2.2, 3.6) if colour == "android" else (0.5, 3.0)
        assert least <= round(worth(row), 6) <= most, row
    assert 1.6 <= mean([worth(row) for _, row in ROWS]) <= 2.0
    assert 1.6 <= mean([worth(row) for colour, row in ROWS if colour != "android"]) <= 2.0


@rule("SC-D41")
@pytest.mark.parametrize("mission", BASE.missions.values(), ids=lambda mission: mission.id)
def test_rich_rows_cost_points(mission: Mission) -> None:
    size = len(mission.rows)
    fair = {2: 4, 3: 6, 4: 8}[size] - (sum(worth(row) for _, row in mission.rows) - 1.75 * size) / 2
    assert 2 <= mission.points <= 8
    assert abs(mission.points - min(8, max(2, fair))) <= 1


@rule("SC-D41")
@pytest.mark.parametrize(("size", "least", "most"), [(2, 3.5, 4.5), (3, 5.5, 6.5), (4, 7, 8)])
def test_what_missions_score_on_average(size: int, least: float, most: float) -> None:
    points = [mission.points for mission in BASE.missions.values() if len(mission.rows) == size]
    assert least <= mean(points) <= most
    assert sum(mission.points == 6 for mission in BASE.missions.values()) >= 3


def ids(row: str) -> set[str]:
    """The ids of SC-18 that a row shows."""
    found = {one.name for one in shown(row) if one.name not in ("move", "tech", "advance")}
    found |= {f"move {one.count}" for one in shown(row) if isinstance(one, Move)}
    found |= {"tech replace" if one.how else "tech" for one in shown(row) if isinstance(one, Tech)}
    found |= {
        "advance any" if one.track == ANY else "advance faction" for one in shown(row) if isinstance(one, Advance)
    }
    found |= {"slash"} if slashes(row) else set()
    found |= {"cost tech" if parsed(price.price)[0] == "tech" else "cost token" for price in prices(row)}
    return found | ({"jump, ambush"} if ("jump", "ambush") in pairwise(words(row)) else set())


@rule("SC-D41")
def test_every_effect_is_on_at_least_two_missions() -> None:
    found = Counter(one for name in BASE.missions for one in set().union(*map(ids, rows_of(name))))
    needed = (PLAIN - {"move", "advance"}) | {"move 1", "move 2", "tech replace", "advance any"}
    for one in needed | {"advance faction", "cost token", "cost tech", "slash", "jump, ambush"}:
        assert found[one] >= 2, one
    assert {one.track for _, row in ROWS for one in shown(row) if isinstance(one, Advance)} == {ANY, *FACTIONS}


@rule("SC-D41", "SC-19.1", "SC-19.3", "SC-19.4", "SC-19.5")
def test_the_missions_that_must_exist() -> None:
    assert {*BASE.missions} >= NEEDED
    assert "library 3" in rows_of("android-library")
    assert "stargate 3, jump" in rows_of("stargate")
    assert "hive" in rows_of("repairing-the-hive-mind")
    assert "plans 3" in rows_of("stealing-secret-plans")
    salvage = [slash.sides for row in rows_of("shipwreck-salvage") for slash in slashes(row)]
    assert any(one == "repair" and other.startswith("advance pirates") for one, other in salvage)
    paid = [parsed(price.price) for row in rows_of("prototype-shuttlecraft") for price in prices(row)]
    assert ("pirate", 1) in paid
    above = [pair for mission in BASE.missions.values() for pair in pairwise(mission.rows)]
    assert any(upper == ("yellow", "damage 2, advance any 4") and lower[0] == "blue" for upper, lower in above)


@rule("SC-D64")
def test_no_slash_is_a_way_around_damage_or_an_ambush() -> None:
    texts = [row for _, row in ROWS] + [row_of(card) for card in DECK]
    texts += [event.text.partition(": ")[2] for event in BASE.events.values() if event.text.startswith("each")]
    sides = [slash.sides for row in texts for slash in slashes(row)]
    assert len(sides) >= 3
    for one, other in sides:
        harm = [{"damage", "ambush"} & {*words(text.replace(" & ", ", "))} for text in (one, other)]
        assert harm[0] == harm[1]
