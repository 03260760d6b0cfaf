"""Technologies (SC-11), payments (SC-18.13 to SC-18.15) and named cards (SC-19)."""

import pytest

from quarterdeck.games.starship_captains.content.happenings import happening
from quarterdeck.games.starship_captains.rules.cargo import Overfull
from quarterdeck.games.starship_captains.rules.events import Boarded, happen
from quarterdeck.games.starship_captains.rules.scoring import score, sheet
from quarterdeck.games.starship_captains.state import DAMAGED, HOME
from tests.rules import rule
from tests.starship_captains.content import row_of, words
from tests.starship_captains.tables import Voyage, refused
from tests.starship_captains.test_examples_of_cards import card


@rule("SC-4.3", "SC-4.5", "SC-4.6", "SC-11.4", "SC-11.5", "SC-11.9")
def test_taking_a_card_makes_a_new_room() -> None:
    voyage = Voyage().board(DAMAGED, "stun-cannon", "", "", "", "")
    card(voyage, "t11-a", "red: jump")
    voyage.offer("t11-a", "ramming-speed", "tidy-wiring", "").do("activate science B")
    assert refused(voyage, "take t11-a 1") == "SC-11.25"
    assert refused(voyage, "take t11-a 2") == "SC-11.5"
    assert refused(voyage, "take t11-a 7") == "SC-1.13"
    assert refused(voyage, "take holodeck 3") == "SC-11.4"
    ways = [f"take {one} {slot}" for one in ("t11-a", "ramming-speed", "tidy-wiring") for slot in (3, 4, 5, 6)]
    assert voyage.offered() == [*ways, "decline"], "alpha, beta and omega alike, one card into one empty slot"
    voyage.do("take t11-a 4")
    assert voyage.table.central == ["", "ramming-speed", "tidy-wiring", ""]
    voyage.do("end-turn")
    assert refused(voyage, "activate t11-a R") == "SC-4.6"  # it is on another captain's ship
    voyage.do("pass")
    assert "activate t11-a R" in voyage.offered()
    assert voyage.me.slots == [DAMAGED, "stun-cannon", "", "t11-a", "", ""], "nothing else has moved"
    voyage.do("activate t11-a R")
    assert voyage.asked() == "jumping"


@rule("SC-4.13", "SC-4.14")
def test_the_same_room_again_by_another_figure_but_none_from_the_queue() -> None:
    voyage = Voyage(1).crew(["C"], ["R"])
    assert refused(voyage, "activate navigation R") == "SC-4.13"
    voyage = Voyage(2).crew(["R", "Y"], [])
    voyage.do("activate repair R", "decline", "end-turn", "pass", "activate repair Y")
    assert len(voyage.told("room-activated")) == 2


@rule("SC-11.16", "SC-11.17", "SC-11.18", "SC-11.19")
@pytest.mark.parametrize("symbol", ["repair", "medal", "move"])
def test_each_symbol_gives_its_bonus_once(symbol: str) -> None:
    voyage = Voyage()
    card(voyage, f"t11-{symbol}", "red: jump", f"- - - | {symbol} - -")
    card(voyage, f"t11-{symbol}-right", "red: jump", f"{symbol} - - | {symbol} - -")
    card(voyage, f"t11-{symbol}-far", "red: jump", f"{symbol} - - | - - -")
    voyage.me.slots = ["", f"t11-{symbol}-right", f"t11-{symbol}-far", "", "", ""]
    voyage.offer(f"t11-{symbol}").effect("tech").do(f"take t11-{symbol} 1")
    assert voyage.told("technology-bonus") == [{"seat": 0, "symbol": symbol}]  # the pair of slots 2 and 3 is old
    asked = {"repair": "repairing", "medal": "turn", "move": "moving"}[symbol]
    assert voyage.asked() == asked
    assert voyage.me.medals == (2 if symbol == "medal" else 1)


@rule("SC-11.27", "SC-11.28", "SC-11.33", "SC-11.35", "SC-D19")
def test_replacing_is_one_decision_and_gives_bonuses() -> None:
    voyage = Voyage()
    card(voyage, "t11-old", "red: jump")
    card(voyage, "t11-new", "red: jump", "- - - | medal - -")
    card(voyage, "t11-next", "red: jump", "medal - - | - - -")
    voyage.me.slots = ["t11-old", "t11-next", "", "", "", ""]
    voyage.offer("t11-new").effect("tech replace")
    assert "take t11-new 3" in voyage.offered()
    assert voyage.table.technology_discard == []
    voyage.do("take t11-new 1")
    assert voyage.table.technology_discard == ["t11-old"]
    assert voyage.told("technology-bonus")[-1]["symbol"] == "medal"
    omega = next(card for card in voyage.table.pack.technologies.values() if card.kind == "omega").id
    voyage.me.slots = [omega, "", "", "", "", ""]
    voyage.effect("pay tech: medal").do("accept")
    assert omega in voyage.table.omega_discard


@rule("SC-11.31", "SC-18.13", "SC-18.14", "SC-3.11")
@pytest.mark.parametrize(
    ("price", "cargo", "coin"),
    [
        ("medal", [], "medal"),
        ("artifact", ["ry"], "ry"),
        ("pirate", ["pirate"], "pirate"),
        ("android", [], "A"),
        ("tech", [], "holodeck"),
    ],
)
def test_without_paying_no_benefit(price: str, cargo: list[str], coin: str) -> None:
    voyage = Voyage().hold(*cargo)
    voyage.me.medals = 1 if price == "medal" else 0
    voyage.me.ready = ["A"] if price == "android" else []
    voyage.board("holodeck" if price == "tech" else "", "", "", "", "", "")
    before = voyage.table.to_json()
    voyage.effect(f"pay {price}: cadet & cadet").do("decline")
    assert voyage.table.to_json() == before
    voyage.effect(f"pay {price}: cadet & cadet").do("accept")
    assert voyage.me.ready == ["C", "C"]
    assert voyage.told("paid") == [{"seat": 0, "coin": coin}]
    assert (voyage.me.medals, voyage.table.cargo(0), voyage.me.slots) == (0, 0, [""] * 6)
    voyage.effect(f"pay {price}: cadet")
    assert voyage.asked() == "turn"  # nothing left to pay with: nobody is asked
    assert voyage.me.ready == ["C", "C"]


@rule("SC-18.15", "SC-18.33", "SC-D64")
def test_both_sides_of_a_slash_are_open() -> None:
    voyage = Voyage().hold(damage=0)
    voyage.me.slots = [""] * 6
    voyage.effect("repair / medal")
    assert voyage.offered() == ["choose 1", "choose 2"]
    voyage.do("choose 1")  # nothing to repair: chosen, and nothing happens
    assert (voyage.asked(), voyage.me.medals) == ("turn", 1)
    voyage.effect("repair / medal").do("choose 2")
    assert voyage.me.medals == 2


@rule("SC-19.1", "SC-19.2", "SC-19.37", "SC-R6")
def test_a_library_shows_cards_to_one_captain_and_installs_one_or_none() -> None:
    voyage = Voyage()
    top = list(reversed(voyage.table.technologies[-3:]))
    voyage.effect("library 3")
    assert voyage.me.drawn == top
    assert voyage.table.view(0)["captains"][0]["drawn"] == top
    assert voyage.table.view(1)["captains"][0]["drawn"] == 3
    slot = voyage.me.slots.index("") + 1
    voyage.do(f"install {top[1]} {slot}")
    assert voyage.me.slots[slot - 1] == top[1]
    assert voyage.table.technology_discard == [top[0], top[2]]
    voyage.effect("library 2").do("decline")
    assert len(voyage.table.technology_discard) == 4


@rule("SC-19.5", "SC-19.6", "SC-19.7")
def test_plans_draw_from_the_omega_deck_which_is_shuffled_anew() -> None:
    voyage = Voyage()
    omegas = list(voyage.table.omegas)
    voyage.effect("plans 3")
    assert voyage.me.drawn_omegas == omegas[:-4:-1], "from the top"
    voyage.do("decline")
    assert voyage.table.omega_discard == omegas[:-4:-1]
    voyage.table.omega_discard, voyage.table.omegas = omegas[:3], []
    voyage.effect("plans 2").do(f"install {voyage.me.drawn_omegas[0]} 3")
    assert voyage.me.slots[2] in omegas[:3]
    assert len(voyage.table.omega_discard) == len(voyage.table.omegas) == 1


@rule("SC-19.8")
def test_nothing_but_two_cards_uses_the_omega_deck_after_set_up() -> None:
    content = Voyage().table.pack
    rows = [(name, row) for name, mission in content.missions.items() for _, row in mission.rows]
    rows += [(name, row_of(one)) for name, one in content.technologies.items()]
    rows += [(name, ", ".join(happening(event.text).effects)) for name, event in content.events.items()]
    rows += [(name, ", ".join(one.action)) for name, one in content.passengers.items()]
    rows += [(name, ", ".join(space)) for name, track in content.tracks.items() for space in track.values()]
    assert {name for name, row in rows if "plans" in words(row)} == {"stealing-secret-plans", "omega-megacomputer"}
    voyage = Voyage()
    omegas = list(voyage.table.omegas)
    voyage.table.central = [""] * 8
    voyage.do("activate repair C", "decline", "end-turn")
    assert voyage.table.omegas == omegas
    assert {voyage.table.card(one).kind for one in voyage.table.central} <= {"alpha", "beta"}


@rule("SC-19.9", "SC-19.10")
def test_the_holodeck_copies_a_room_and_pays_its_price_itself() -> None:
    voyage = Voyage().crew(["B"], []).board("holodeck", "", "", "", "", "")
    card(voyage, "t19-once", "red once: jump")
    card(voyage, "t19-plain", "yellow: medal 2")
    voyage.offer("t19-once", "t19-plain", "holodeck").do("activate holodeck B")
    assert voyage.offered() == ["imitate t19-once", "imitate t19-plain", "decline"]
    assert refused(voyage, "imitate holodeck") == "SC-19.9"
    assert refused(voyage, "imitate tractor-beam") == "SC-19.9", "it does not lie on the central board"
    voyage.do("imitate t19-once", "shed", "decline")
    assert "holodeck" not in voyage.me.slots
    assert voyage.table.central[0] == "t19-once"
    voyage = Voyage().crew(["B"], []).board("holodeck", "", "", "", "", "").offer("t19-plain")
    voyage.do("activate holodeck B", "imitate t19-plain")
    assert voyage.me.medals == 3


@rule("SC-19.13")
@pytest.mark.parametrize(("gallery", "cargo"), [("artifact-gallery", "ry"), ("trophy-gallery", "pirate")])
def test_galleries_let_cargo_stand_for_medals(gallery: str, cargo: str) -> None:
    voyage = Voyage().crew(["C"], []).hold(cargo).board(gallery, "", "", "", "", "")
    assert voyage.me.medals == 1
    voyage.do("train C R")
    assert voyage.offered() == ["pay medal", f"pay {cargo}"]
    voyage.do(f"pay {cargo}")
    assert (voyage.me.medals, voyage.table.cargo(0)) == (1, 0)  # never turned into medals, only spent like one


@rule("SC-D28", "SC-19.28")
def test_the_engine_works_in_the_own_turn_only() -> None:
    voyage = Voyage()
    voyage.table.routes.clear()
    voyage.table.captains[1].slots[2] = "additional-engine"
    happen(voyage.table, "each: move", 0)
    voyage.table.advance()
    voyage.do("decline").do(voyage.offered()[0])
    assert voyage.asked() == "turn", "one move in another captain's turn"
    voyage.do("pass", "activate navigation R")
    for left in (2, 2, 1):
        assert voyage.table.agenda[-1].left == left  # type: ignore[attr-defined]
        voyage.do(voyage.offered()[0])
    assert voyage.asked() != "moving"


@rule("SC-19.21")
@pytest.mark.parametrize(
    ("row", "works"),
    [
        ("red: fight", 1),
        ("red: ambush", 1),
        ("red: pirate", 1),
        ("red: advance pirates 1", 1),
        ("red: medal", 0),
        ("red: pay pirate: medal", 1),
        ("red: pay medal: pirate & jump", 1),
        ("red: repair / fight", 1),
        ("red: pay medal: advance any 2", 0),
    ],
)  # fmt: skip
def test_the_transmitter_looks_for_hostile_symbols(row: str, works: int) -> None:
    voyage = Voyage().crew(["C"], []).board("pirate-transmitter", "", "", "", "", "")
    voyage.mission(row, name=f"t19 {row}").do("perform", "assign C")  # not applied: a cadet matches nothing
    assert (voyage.asked() == "aftermath") == bool(works)


@rule("SC-19.26", "SC-11.8")
def test_the_holovisor_doubles_medals_of_its_own_installation() -> None:
    voyage = Voyage()
    visor = voyage.table.card("training-holovisor")
    heights = [number for number, symbol in enumerate(visor.right) if symbol == "medal"]
    lefts = [number for number, symbol in enumerate(visor.left) if symbol == "medal"]
    symbols = ["-", "-", "-"]
    if heights:
        symbols[heights[0]] = "medal"
        card(voyage, "t19-visor", "red: jump", f"{' '.join(symbols)} | - - -")
        voyage.me.slots = ["", "t19-visor", "", "", "", ""]
    else:
        assert lefts
        symbols[lefts[0]] = "medal"
        card(voyage, "t19-visor", "red: jump", f"- - - | {' '.join(symbols)}")
        voyage.me.slots = ["t19-visor", "", "", "", "", ""]
    slot = 1 if heights else 2
    voyage.offer("training-holovisor").effect("tech").do(f"take training-holovisor {slot}")
    assert {"seat": 0, "count": 2} in voyage.told("medals-gained")


@rule("SC-D4")
def test_the_technology_deck_is_shuffled_anew() -> None:
    voyage = Voyage()
    table = voyage.table
    table.technology_discard, table.technologies = table.technologies[:2], []
    table.central[0] = table.central[1] = table.central[2] = ""
    voyage.do("pass")
    assert table.central[:3].count("") == 1


@rule("SC-D17")
def test_cargo_of_discarded_lockers_is_shifted_or_lost() -> None:
    voyage = Voyage().hold("ry", "rb", damage=7).board("hyper-lockers", "", "", "", "", "")
    voyage.effect("pay tech: medal").do("accept")
    assert isinstance(voyage.table.agenda[-1], Overfull)
    voyage.do("jettison ry")
    assert voyage.me.artifacts == ["rb"]


@rule("SC-19.33", "SC-19.34", "SC-D44", "SC-14.20")
def test_collective_research_opens_rooms_to_every_colour() -> None:
    voyage = Voyage().crew(["Y"], []).hold("ry", "rb")
    card(voyage, "t19-room", "blue: jump")
    voyage.me.slots = ["t19-room", "", "", "", "", ""]
    happen(voyage.table, "research", 0)
    voyage.table.advance()
    voyage.do("furnish t19-room ry", "furnish navigation rb")
    assert sheet(voyage.table, 0)["medals"] == 0.5
    assert "activate navigation Y" in voyage.offered()
    assert "activate science Y" not in voyage.offered()
    voyage.effect("pay tech: medal").do("accept")
    assert voyage.table.artifact_discard == ["ry"]


@rule("SC-D44", "SC-19.31")
def test_a_pirate_of_an_event_without_a_free_hold_displaces_other_cargo() -> None:
    voyage = Voyage().hold("ry", damage=7)
    voyage.table.then(Boarded(0, "pirate"))
    voyage.table.advance()
    assert isinstance(voyage.table.agenda[-1], Overfull)
    voyage.do("jettison ry")
    assert voyage.me.pirates == ["pirate"]


@rule("SC-19.31", "SC-D22", "SC-D11")
@pytest.mark.parametrize("kind", ["medal", "pirate"])
def test_event_tokens_on_stations_come_before_the_tile(kind: str) -> None:
    voyage = Voyage().crew(["C"], [])
    happen(voyage.table, f"stations: {kind}", 0)
    assert set(voyage.table.tokens) == set(voyage.table.stations)
    voyage.table.tiles["home"] = 0
    voyage.do("activate repair C", "decline")
    assert HOME not in voyage.table.tokens
    if kind == "medal":
        assert voyage.me.medals == 2
    else:
        assert (voyage.me.damage, len(voyage.me.pirates)) == (4, 1)
    assert voyage.asked() == "advancing"  # and now the tile
    assert not voyage.told("android-gained")


@rule("SC-18.25", "SC-18.26", "SC-18.29", "SC-18.30", "SC-18.32", "SC-19.29")
def test_what_omegas_count() -> None:
    voyage = Voyage().crew(["R", "RC", "A"], ["Y", "BC", "C"]).hold("ry", "rb", "yb", "pirate")
    for number, rows in enumerate((["red: medal", "red: medal"], ["blue: medal"], ["red: medal", "yellow: medal"])):
        voyage.mission(*rows, name=f"t18-{number}")
        voyage.me.missions.append(f"t18-{number}")
    expected = {
        "1 per mission red": 2, "1 per crew red yellow": 3, "1 per commander": 2, "2 per artifact-kind most 6": 6,
        "1 per pirate": 1, "1 per android": 1, "1 per cadet": 1, "1 per mission": 3,
    }  # fmt: skip
    assert {text: score(voyage.table, 0, text) for text in expected} == expected
