"""Cards, tiles and tokens (SA-1.17 to SA-1.22) and the decisions on what is printed on them."""

from collections import Counter

import pytest

from quarterdeck.games.space_alert.content.cards import is_heroic
from quarterdeck.games.space_alert.content.pack import ThreatCard, pack
from quarterdeck.games.space_alert.content.ship import STATIONS
from quarterdeck.games.space_alert.content.vocabulary import parse_acts
from tests.rules import rule
from tests.space_alert.tables import flight, outcome, resolved, told

BASE = pack()
EXTERNAL = [code for code, card in BASE.threats.items() if card.kind == "external"]
INTERNAL = [code for code in BASE.threats if code not in EXTERNAL]

STATS = """
E1-01 2/5/1, E1-02 2/5/2, E1-03 3/4/2, E1-04 2/5/3, E1-05 2/5/2, E1-06 3/4/1, E1-07 3/4/2, E1-08 2/4/3, E1-09 2/8/0,
E1-10 5/5/0, E2-01 4/5/2, E2-02 2/3/1, E2-03 3/3/3, E2-04 2/3/0, E2-05 2/13/-2, E2-06 3/6/1, E2-07 4/7/0,
SE1-01 2/7/2, SE1-02 1/9/2, SE1-03 2/8/3, SE1-04 3/4/2, SE1-05 2/7/1, SE1-06 2/8/1, SE1-07 2/8/3, SE1-08 3/9/0,
SE2-01 2/7/4, SE2-02 1/10/3, SE2-03 2/5/2, SE2-04 2/7/2, SE2-05 3/9/1, SE2-06 2/11/0,
I1-01 3/1, I1-02 3/1, I1-03 4/1, I1-04 4/1, I1-05 2/3, I1-06 2/3, I1-07 3/rockets,
I2-01 2/2, I2-02 2/2, I2-03 2/2, I2-04 2/2, I2-05 3/3, I2-06 2/3,
SI1-01 2/2, SI1-02 2/2, SI1-03 2/2, SI1-04 2/2, SI1-05 3/4, SI1-06 2/4,
SI2-01 2/2, SI2-02 2/2, SI2-03 3/7, SI2-04 2/3, SI2-05 4/1
"""
"""Speed, hit points and, of external threats, shield points as printed."""


# Action cards


@rule("SA-1.17")
def test_the_action_deck_has_90_cards_with_an_action_and_a_movement_half() -> None:
    counts = {"A": 10, "B": 8, "C": 7, "X": 5}
    assert Counter(BASE.deck) == {f"{action}/{move}": counts[action] for action in counts for move in "<>^"}
    assert Counter(flight(1).state.players[0].hand) == Counter(BASE.deck)
    assert len(BASE.deck) == 90


@rule("SA-1.18")
def test_there_are_six_heroic_cards() -> None:
    expected = "HA/H:lower_red HA/H:lower_blue HB/H:upper_red HB/H:upper_blue HX/H:upper_white HX/H:lower_white"
    assert sorted(BASE.heroic) == sorted(expected.split())
    assert all(map(is_heroic, BASE.heroic))
    assert not any(map(is_heroic, BASE.deck))


# Threat cards


def kind_of(card: ThreatCard) -> str:
    return f"{'S' * card.serious}{'E' if card.kind == 'external' else 'I'}{2 if card.yellow else 1}"


@rule("SA-1.19")
def test_there_are_55_threat_cards_whose_code_tells_their_kind() -> None:
    counts = Counter(kind_of(card) for card in BASE.threats.values())
    assert counts == {"E1": 10, "E2": 7, "SE1": 8, "SE2": 6, "I1": 7, "I2": 6, "SI1": 6, "SI2": 5}
    assert all(code.startswith(f"{kind_of(card)}-") for code, card in BASE.threats.items())


@rule("SA-1.19")
def test_internal_threats_come_from_internal_decks_and_serious_ones_from_serious_decks() -> None:
    decks = {pile.name: set(pile.cards) for pile in flight(common="mixed", serious="mixed").state.decks}
    assert decks == {
        "common_external": {code for code in EXTERNAL if code[0] != "S"},
        "common_internal": {code for code in INTERNAL if code[0] != "S"},
        "serious_external": {code for code in EXTERNAL if code[0] == "S"},
        "serious_internal": {code for code in INTERNAL if code[0] == "S"},
    }


def stats(card: ThreatCard) -> str:
    hits = "rockets" if card.hits is None else card.hits
    shield = f"/{card.shield}" if card.kind == "external" else ""
    return f"{card.code} {card.speed}/{hits}{shield}"


@rule("SA-D2")
@pytest.mark.parametrize("row", STATS.strip().replace("\n", " ").split(", "))
def test_a_card_has_the_speed_hit_points_and_shield_that_most_sources_print(row: str) -> None:
    assert stats(BASE.threats[row.split()[0]]) == row


@rule("SA-D2")
@pytest.mark.parametrize("code", BASE.threats)
def test_points_go_by_colour_and_severity_with_five_exceptions(code: str) -> None:
    normal = {"E1": (2, 4), "E2": (3, 6), "SE1": (4, 8), "SE2": (6, 12)}[code[:-3].replace("I", "E")]
    dash = dict.fromkeys(("SE2-05", "SI1-03", "SI1-04", "SI2-05"), (None, normal[1]))
    card = BASE.threats[code]
    assert (card.survived, card.destroyed) == {**dash, "SI2-02": (6, 15)}.get(code, normal)


@rule("SA-D2")
@pytest.mark.parametrize(
    ("code", "acts"),
    [
        ("E1-01", "Y: attack 1 all"),
        ("E1-09", "Z: attack 5 own"),
        ("E2-02", "Z: attack 3 own past shields"),
        ("SE1-02", "Z: attack 5 own"),
        ("I1-01", "X: move right"),
        ("I1-02", "X: move left"),
        ("I1-03", "X: move right"),
        ("I1-04", "X: move left"),
        ("I1-05", "X: empty shields blue"),
        ("I1-06", "X: empty shields red"),
        ("I2-03", "Y: move right"),
        ("I2-04", "Y: move left"),
        ("I2-06", "Z: damage 3 here"),
        ("SI1-05", "Z: leak reactors all"),
    ],
)
def test_where_sources_differ_a_card_acts_as_decided(code: str, acts: str) -> None:
    letter = acts[0]
    assert BASE.threats[code].acts[letter] == parse_acts(acts)[letter]


@rule("SA-D2")
def test_where_sources_differ_a_card_has_the_traits_decided_on() -> None:
    traits = {code: card.traits for code, card in BASE.threats.items()}
    assert traits["E1-09"].no_rockets
    assert traits["E1-10"].no_rockets
    assert not traits["SI2-02"].fights_back
    assert traits["SI2-01"].fights_back
    assert not traits["SI2-01"].knocks_out_destroyer


@rule("SA-D1")
def test_the_stealth_fighter_moves_three_squares() -> None:
    moves = told(resolved("-", threats=[["E1-03", 1, "blue"]], stop="1.threats"), "threat-moves")
    assert [(event.args["origin"], event.args["square"]) for event in moves] == [(12, 9)]


@rule("SA-D58")
def test_cards_with_two_russian_names_are_one_card_each() -> None:
    blasting = [code for code, card in BASE.threats.items() if card.traits.blast]
    retaliating = [code for code, card in BASE.threats.items() if card.traits.retaliates]
    shielded = [code for code, card in BASE.threats.items() if card.traits.cryoshield]
    assert (blasting, retaliating, shielded) == (["SE1-03"], ["SE2-05"], ["E1-06", "SE1-05"])
    names = [BASE.threats[code].name for code in ("SE1-03", "SE2-05", "E1-06", "SE1-05")]
    assert names == ["Leviathan Tanker", "Nemesis", "Cryoshield Fighter", "Cryoshield Frigate"]


# Tiles and tokens


@rule("SA-1.20")
def test_each_zone_has_six_different_damage_tiles() -> None:
    side = {"heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural"}
    centre = side - {"light_laser"} | {"pulse_cannon"}
    piles = {pile.name: pile.cards for pile in flight().state.tiles}
    assert {zone: len(cards) for zone, cards in piles.items()} == {"red": 6, "white": 6, "blue": 6}
    assert {zone: set(cards) for zone, cards in piles.items()} == {"red": side, "white": centre, "blue": side}


@rule("SA-1.20")
@pytest.mark.parametrize(
    ("zone", "tile", "station", "board", "found"),
    [
        ("red", "heavy_laser", "upper_red", "A", 3),
        ("white", "heavy_laser", "upper_white", "A", 4),
        ("blue", "heavy_laser", "upper_blue", "A", 3),
        ("red", "light_laser", "lower_red", "A", 1),
        ("blue", "light_laser", "lower_blue", "A", 1),
    ],
)
def test_a_damaged_laser_has_the_strength_printed_on_its_tile(
    zone: str, tile: str, station: str, board: str, found: int
) -> None:
    amoeba = {"code": "E1-09", "n": 1, "zone": zone, "square": 10}
    start = {"damage": {zone: [tile]}, "players": [{"station": station}], "threats": [amoeba]}
    assert outcome(board, start=start, stop="1.damage")["threats"][1]["damage"] == found


@rule("SA-1.21")
@pytest.mark.parametrize("code", BASE.missions)
def test_a_script_uses_each_number_from_1_to_8_at_most_once(code: str) -> None:
    numbers = [threat.number for threat in BASE.missions[code].threats(5)]
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) <= set(range(1, 9))


@rule("SA-1.21")
def test_a_number_marks_the_card_and_from_its_turn_on_the_trajectory() -> None:
    waiting, there = (
        outcome("-", threats=[["E1-05", 2, "red"]], stop=stop)["threats"][2] for stop in ("1.threats", "2.appear")
    )
    assert (waiting["status"], waiting["square"]) == ("waiting", 0)
    assert (there["status"], there["square"]) == ("on_track", 10)


@rule("SA-1.22", "SA-D4")
@pytest.mark.parametrize("code", BASE.threats)
def test_internal_threats_alone_put_oval_tokens_on_the_ship(code: str) -> None:
    zone = "internal" if code in INTERNAL else "red"
    tokens = outcome("-", threats=[[code, 1, zone]], stop="1.appear")["threats"][1]["tokens"]
    assert bool(tokens) == (code in INTERNAL)
    assert set(tokens) <= set(STATIONS)


@rule("SA-1.22")
@pytest.mark.parametrize("code", INTERNAL)
def test_a_token_covers_a_letter_only_if_it_is_a_malfunction(code: str) -> None:
    threats = [[code, 1, "internal"]]
    station = outcome("-", threats=threats, stop="1.appear")["threats"][1]["tokens"][0]
    start = {"players": [{"station": station}]}
    tables = {letter: resolved(letter, threats=threats, start=start, stop="1.actions") for letter in "ABC"}
    repaired = [letter for letter, table in tables.items() if told(table, "repaired") or told(table, "repair-joined")]
    card = BASE.threats[code]
    assert "".join(repaired) == card.system
    assert bool(card.system) == (card.kind == "malfunction")


@rule("SA-D51")
@pytest.mark.parametrize(("lookouts", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_visual_confirmation_by_several_in_one_turn_is_worth_more(lookouts: int, points: int) -> None:
    start = {"players": [{"station": "lower_white"}] * lookouts}
    assert outcome(*["C"] * lookouts, start=start, stop="1.actions")["visual_confirmation"] == {1: points, 2: 0, 3: 0}
