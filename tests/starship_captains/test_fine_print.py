"""Clauses that are easily overlooked: each is shown here where nothing else would notice that it is broken."""

import pytest

from quarterdeck.games.starship_captains.rules.diplomacy import points
from quarterdeck.games.starship_captains.rules.events import EventHappens, happen
from quarterdeck.games.starship_captains.rules.rounds import return_tiles
from quarterdeck.games.starship_captains.rules.scoring import score, sheet
from quarterdeck.games.starship_captains.rules.solo import ShadowTakesTechnology, shadow_of
from quarterdeck.games.starship_captains.rules.technologies import bonuses
from quarterdeck.games.starship_captains.state import HOME
from quarterdeck.kernel.event import Event
from tests.rules import rule
from tests.starship_captains.tables import Voyage, put_ship, refused
from tests.starship_captains.test_examples_of_cards import card

EMPTY = ["", "", "", "", "", ""]


# Technologies


@rule("SC-11.1")
def test_a_room_technology_is_activated_by_crew_or_by_a_pair() -> None:
    voyage = Voyage().crew(["R", "C"], []).hold("ry", "rb")
    voyage.me.slots = [card(voyage, "fine-room", "red: medal"), *EMPTY[1:]]
    assert "activate fine-room C" not in voyage.offered()
    assert {"activate fine-room R", "spend fine-room rb ry"} <= {*voyage.offered()}
    voyage.do("spend fine-room rb ry")
    assert (voyage.me.medals, voyage.me.artifacts, voyage.me.ready) == (2, [], ["R", "C"])


@rule("SC-11.24")
@pytest.mark.parametrize("kind", ["alpha", "beta"])
def test_a_refill_lays_out_whatever_is_on_top(kind: str) -> None:
    voyage = Voyage()
    top = next(card for card in voyage.table.technologies if voyage.table.card(card).kind == kind)
    voyage.on_top("technologies", top).table.central[2] = ""
    voyage.do("activate repair C", "decline", "end-turn")
    assert voyage.table.central[2] == top


@rule("SC-11.32", "SC-18.28")
def test_printed_symbols_count_again_when_a_card_is_gone() -> None:
    voyage = Voyage()
    edges = voyage.table.pack.boards["A"].edges
    slot = 3
    printed = sum(bool(one) and one == other for one, other in zip(edges[slot - 1][1], edges[slot][0], strict=True))
    voyage.me.slots = list(EMPTY)
    before = score(voyage.table, 0, "1 per pair")
    assert before >= printed > 0, "a pair in the middle of the board counts while it is seen"
    voyage.me.slots[slot - 1] = card(voyage, "fine-cover", "red: jump")
    assert score(voyage.table, 0, "1 per pair") == before - printed
    neighbour = " ".join(symbol or "-" for symbol in edges[slot - 1][1])
    card(voyage, "fine-right", "red: jump", f"{neighbour} | - - -")
    assert bonuses(voyage.table, 0, "fine-right", slot + 1) == []
    voyage.effect("pay tech: medal").do("accept")
    assert score(voyage.table, 0, "1 per pair") == before
    assert bonuses(voyage.table, 0, "fine-right", slot + 1) == [symbol for symbol in edges[slot - 1][1] if symbol]


@rule("SC-D36")
def test_at_the_same_height_the_left_pair_comes_first() -> None:
    voyage = Voyage()
    card(voyage, "fine-new", "red: jump", "medal - repair | move - -")
    card(voyage, "fine-left", "red: jump", "- - - | medal - repair")
    card(voyage, "fine-next", "red: jump", "move - - | - - -")
    voyage.me.slots = ["", "fine-left", "", "fine-next", "", ""]
    assert bonuses(voyage.table, 0, "fine-new", 3) == ["medal", "move", "repair"]


# Crew


@rule("SC-13.18")
def test_a_room_installed_by_the_first_task_takes_the_extra_work() -> None:
    voyage = Voyage().crew(["BC"], [])
    voyage.me.slots = list(EMPTY)
    voyage.offer(card(voyage, "fine-blue", "blue: medal"), *voyage.table.central[1:])
    voyage.do("activate science BC", "take fine-blue 1")
    while voyage.asked() != "second-task":
        voyage.do("decline")
    medals = voyage.me.medals
    voyage.do("work fine-blue")
    assert (voyage.me.medals, voyage.asked()) == (medals + 1, "end-of-turn")


@rule("SC-13.22")
def test_neither_a_commander_nor_who_is_on_the_mission_is_ordered() -> None:
    voyage = Voyage().crew(["RC", "C"], ["RC", "R", "Y", "C"]).mission("red: medal", "blue: medal", name="fine-orders")
    voyage.do("perform", "assign RC", "assign C", "apply")
    assert voyage.offered() == ["again", "order 2", "order 4", "rest"]
    assert refused(voyage, "order 1") == "SC-13.21"


@rule("SC-13.32", "SC-15.4")
def test_a_commander_keeps_its_ring_over_the_end_of_a_round() -> None:
    voyage = Voyage().crew(["YC"], ["RC", "R", "C", "Y"])
    voyage.do("pass", "pass")
    captain = voyage.table.captains[0]
    assert voyage.table.round == 2
    assert (captain.ready[:2], captain.commanders) == (["YC", "RC"], 2)


# Missions


@rule("SC-12.7")
def test_rows_are_resolved_from_top_to_bottom() -> None:
    voyage = Voyage().crew(["R", "Y"], []).mission("red: medal", "yellow: android", name="fine-rows")
    voyage.do("perform", "assign R", "assign Y", "apply")
    assert (len(voyage.told("medals-gained")), len(voyage.told("android-gained"))) == (1, 0)
    voyage.do("apply")
    assert len(voyage.told("android-gained")) == 1


# Tracks and events


@rule("SC-14.15", "SC-14.16")
def test_every_lap_earns_five_points() -> None:
    voyage = Voyage()
    voyage.table.pack.tracks["fine-plain"] = {}
    voyage.table.track_sides, voyage.table.events = ["fine-plain"] * 3, ["", "", ""]
    voyage.me.markers = [38, 0, 0]
    before = sheet(voyage.table, 0)["total"]
    voyage.effect("advance fleet 1").do("go fleet 1")
    assert [told["laps"] for told in voyage.told("lap-completed")] == [3]
    assert sheet(voyage.table, 0)["total"] - before == 15 + points(0) - points(38)
    assert [points(13 * laps) for laps in range(6)] == [0, 5, 10, 15, 20, 25]


@rule("SC-14.26", "SC-19.32")
def test_nobody_goes_back_over_the_start_space() -> None:
    voyage = Voyage()
    voyage.me.markers = [14, 13, 0]
    happen(voyage.table, "honour", 0)
    voyage.table.advance()
    assert voyage.offered() == ["withdraw fleet 1", "decline"]
    voyage.do("withdraw fleet 1")
    assert voyage.me.markers == [13, 13, 0]


@rule("SC-D20", "SC-14.23")
def test_a_third_event_cannot_begin_while_the_second_goes_on() -> None:
    voyage = Voyage()
    table = voyage.table
    table.events = ["word-of-honour", table.events[1], "word-of-honour"]
    voyage.me.markers = [2, 2, 2]
    table.then(EventHappens(0, 0))
    table.advance()
    assert voyage.asked() == "honour"
    table.then(EventHappens(2, 0))
    table.advance()
    table.then(EventHappens(1, 0))
    table.advance()
    assert len(voyage.told("event-happens")) == 2, "the second counts as soon as it is triggered"
    assert not table.shared


@rule("SC-D44", "SC-19.33")
def test_collective_research_takes_two_artifacts_one_in_a_room() -> None:
    voyage = Voyage().hold("ry", "ry", "rb", damage=0)
    happen(voyage.table, "research", 0)
    voyage.table.advance()
    voyage.do("furnish navigation ry")
    assert not any(text.startswith("furnish navigation") for text in voyage.offered())
    voyage.do("furnish weapons ry")
    assert voyage.table.agenda[-1].seat != 0 or voyage.asked() == "turn"  # type: ignore[attr-defined]
    assert voyage.table.captains[0].artifacts == ["rb"]


# Shared technologies


def shared(voyage: Voyage, *cards: str) -> Voyage:
    voyage.table.under_androids = list(cards)
    happen(voyage.table, "share", 0)
    voyage.table.advance()
    return voyage


@rule("SC-D45")
def test_cards_of_an_androids_event_that_never_came_are_discarded() -> None:
    voyage = Voyage()
    table = voyage.table
    cards, table.events = list(table.under_androids), ["word-of-honour", table.events[1], "word-of-honour"]
    table.then(EventHappens(0, 0), EventHappens(2, 0))
    table.advance()
    while voyage.asked() != "turn":
        voyage.do("decline")
    assert cards
    assert (table.under_androids, table.shared) == ([], [])
    assert [one for one in cards if one in table.technology_discard] == cards


@rule("SC-D45", "SC-11.30")
def test_a_shared_card_for_one_use_works_once_for_every_captain() -> None:
    voyage = Voyage().crew(["C", "C"], [])
    voyage.table.captains[1].ready = ["C", "C"]
    shared(voyage, card(voyage, "fine-once", "grey once: medal 2"))
    voyage.do("activate fine-once C", "shed")
    assert voyage.me.medals == 3
    voyage.do("end-turn")
    assert "activate fine-once C" in voyage.offered(), "the other captain has not used it"
    voyage.do("activate fine-once C", "shed", "end-turn")
    assert "activate fine-once C" not in voyage.offered()
    assert voyage.table.shared == ["fine-once"]


@rule("SC-D44", "SC-D45", "SC-19.34")
def test_a_shared_room_is_furnished_like_an_own_one_until_it_is_used_up() -> None:
    voyage = Voyage().crew(["Y"], []).hold("ry")
    shared(voyage, card(voyage, "fine-shared", "blue once: medal"))
    happen(voyage.table, "research", 0)
    voyage.table.advance()
    voyage.do("furnish fine-shared ry")
    while voyage.asked() != "turn":
        voyage.do("decline")
    voyage.do("activate fine-shared Y", "shed")
    assert (voyage.me.in_rooms, voyage.table.artifact_discard) == ({}, ["ry"])


# Cards


@rule("SC-19.35")
def test_cargo_in_lockers_pays_and_scores_like_any_other() -> None:
    voyage = Voyage().hold("pirate", "ry", damage=8).board("hyper-lockers", "", "", "", "", "")
    assert score(voyage.table, 0, "1 per artifact") + score(voyage.table, 0, "1 per pirate") == 2
    lines = sheet(voyage.table, 0)
    assert (lines["figures"], lines["medals"]) == (1, 1), "a pirate; a medal and an artifact"
    voyage.effect("pay pirate: medal").do("accept")
    assert (voyage.me.pirate_count, voyage.me.medals) == (0, 2)


@rule("SC-19.36")
def test_a_jump_does_not_start_the_engine() -> None:
    voyage = Voyage().board("additional-engine", "", "", "", "", "").effect("jump").do("leap p3")
    assert voyage.asked() == "turn"
    voyage.table.routes.clear()
    voyage.effect("move").do(voyage.offered()[0])
    assert voyage.asked() == "moving", "nor does it use it up"


@rule("SC-D49", "SC-15.11")
def test_shadows_ship_keeps_a_station_tile_away() -> None:
    voyage = Voyage(1)
    table = voyage.table
    put_ship(table, 0, sorted(table.planets)[0])
    assert shadow_of(table).at == HOME
    table.tiles["home"], table.round = 2, 2
    return_tiles(table)
    assert table.tiles["home"] == 3
    shadow_of(table).at = sorted(table.planets)[0]
    table.round = 3
    return_tiles(table)
    assert table.tiles["home"] == 0


@rule("SC-17.12", "SC-17.31")
def test_action_cards_are_laid_out_from_the_left_in_every_round() -> None:
    voyage = Voyage(1)
    for round_ in (1, 2):
        voyage.do("pass")
        while voyage.asked() != "turn":
            voyage.do(voyage.offered()[-1])
        assert voyage.table.round == round_ + 1
    spaces = [told["space"] for told in voyage.told("action-turned")]
    assert spaces == [1, 2, 3, 4, 1, 2, 3, 4, 5]


# What is cited


def heard(voyage: Voyage, kind: str) -> list[str]:
    """The clauses of what was told."""
    return [one.clause for one in voyage.table.event_sink or [] if isinstance(one, Event) and one.kind == kind]


def asked_by(voyage: Voyage) -> str:
    return voyage.table.agenda[-1].prompt(voyage.table, 0).clause


@rule("SC-13.4", "SC-13.8")
def test_training_and_promotion_are_paid_by_their_own_clauses() -> None:
    assert heard(Voyage().crew(["C"], []).do("train C R"), "paid") == ["SC-13.4"]
    promoted = Voyage().crew(["R"], [])
    promoted.me.medals = 3
    assert heard(promoted.do("promote R"), "paid") == ["SC-13.8"] * 3


@rule("SC-18.13", "SC-18.14")
@pytest.mark.parametrize(("price", "clause"), [("tech", "SC-18.14"), ("medal", "SC-18.13")])
def test_a_price_names_the_clause_of_what_it_asks(price: str, clause: str) -> None:
    voyage = Voyage().board("additional-engine", "", "", "", "", "").effect(f"pay {price}: cadet")
    assert asked_by(voyage) == clause
    assert heard(voyage.do("accept"), "paid") == [clause]


@rule("SC-19.2", "SC-19.6")
@pytest.mark.parametrize(("word", "clause"), [("library", "SC-19.2"), ("plans", "SC-19.6")])
def test_drawn_cards_name_the_clause_of_their_kind(word: str, clause: str) -> None:
    voyage = Voyage().board(*EMPTY).effect(f"{word} 2")
    assert asked_by(voyage) == refused(voyage, "install nothing 2") == clause
    assert heard(voyage.do("decline"), "card-put-away") == [clause] * 2


@rule("SC-17.15")
def test_shadows_refill_is_told_as_such() -> None:
    voyage = Voyage(1)
    shadow_of(voyage.table).turned = ["technology"]
    voyage.table.then(ShadowTakesTechnology())
    voyage.table.advance()
    assert heard(voyage, "technology-laid-out") == ["SC-17.15"]


@rule("SC-12.7", "SC-12.9", "SC-13.19")
def test_what_became_of_the_rows_is_seen_until_the_mission_is_over() -> None:
    voyage = Voyage().crew(["RC", "C", "Y"], []).mission("red: medal", "blue: medal", "yellow: medal", name="fine-seen")
    voyage.do("perform", "assign RC", "assign C", "assign Y")
    assert voyage.me.resolved == []
    voyage.do("apply", "again")
    assert voyage.me.resolved == ["applied", "ignored"], "a row applied twice is one row"
    assert voyage.table.view(1)["captains"][0]["resolved"] == ["applied", "ignored"]
    voyage.do("apply")
    assert voyage.me.resolved == []
