"""Tokens of events on stations, and what the end of a turn on a station counts (SC-19.31, SC-D22, SC-D65)."""

from collections import Counter

from quarterdeck.games.starship_captains.rules.events import happen
from quarterdeck.games.starship_captains.state import HOME
from quarterdeck.games.starship_captains.words.describe_board import place_text
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.starship_captains.invariants import check
from tests.starship_captains.tables import Voyage


def laid(*kinds: str) -> Voyage:
    """A ship at home whose captain can end a turn at once, after these events."""
    voyage = Voyage().crew(["C"], [])
    for kind in kinds:
        happen(voyage.table, f"stations: {kind}", 0)
    return voyage


def end(voyage: Voyage) -> Voyage:
    return voyage.do("activate repair C", "decline")


@rule("SC-D22", "SC-19.31", "SC-R27")
def test_a_second_event_leaves_the_tokens_of_the_first_where_they_are() -> None:
    voyage = laid("medal", "pirate")
    assert all(tokens[0] == "medal" and len(tokens) == 2 for tokens in voyage.table.tokens.values())
    check(voyage.table)
    voyage.table.tiles["home"] = 0
    end(voyage)
    assert (voyage.me.medals, voyage.me.damage, len(voyage.me.pirates)) == (2, 4, 1)
    assert HOME not in voyage.table.tokens
    assert voyage.asked() == "advancing", "and now the tile"
    check(voyage.table)


@rule("SC-D22")
def test_tokens_of_a_station_are_resolved_in_the_order_they_came() -> None:
    def heard(*kinds: str) -> list[str]:
        told = end(laid(*kinds)).table.event_sink or []
        return [one.kind for one in told if getattr(one, "kind", "") in ("medals-gained", "pirate-captured")]

    assert heard("medal", "pirate") == ["medals-gained", "pirate-captured"]
    assert heard("pirate", "medal") == ["pirate-captured", "medals-gained"]


@rule("SC-R27")
def test_a_token_in_the_hand_is_not_lost() -> None:
    voyage = laid("pirate").hold("ry", "yb", "ry", "yb", "ry", damage=3)
    check(end(voyage).table)
    assert voyage.asked() == "hit", "the damage comes first, the token is on its way"


@rule("SC-D22")
def test_every_token_of_a_station_is_named() -> None:
    said = place_text(laid("medal", "pirate").table.view(0), words("starship-captains"), HOME)
    assert "medal" in said
    assert "pirate" in said


@rule("SC-D65", "SC-3.15")
def test_what_the_tile_itself_brings_is_too_late_for_this_turn() -> None:
    voyage = Voyage().crew(["C"], [])
    voyage.table.tiles["home"], voyage.me.markers = 0, [6, 0, 0]
    voyage.table.events[0] = "diplomatic-directive-12"
    end(voyage).do("go fleet 1")
    assert voyage.table.tokens[HOME] == ("medal",)
    voyage.do("decline", "decline")
    assert voyage.asked() == "end-of-turn"
    assert (voyage.me.medals, voyage.table.tokens[HOME]) == (1, ("medal",))


@rule("SC-D65")
def test_a_jump_from_the_tile_to_another_station_does_not_use_that_one() -> None:
    voyage = Voyage().crew(["C"], [])
    table = voyage.table
    table.pack.tracks["t14-jump"] = {1: ("jump",)}
    table.tiles["home"], table.track_sides[0] = 0, "t14-jump"
    gold = next(place for place, station in table.stations.items() if station == "gold")
    end(voyage).do("go fleet 1", f"leap {gold}", "decline", "decline")
    assert voyage.asked() == "end-of-turn"
    assert (voyage.me.at, table.tiles["gold"], Counter(voyage.me.ready)["A"]) == (gold, 0, 0)


@rule("SC-6.3", "SC-D65")
def test_a_jump_before_the_end_of_the_turn_is_in_time() -> None:
    voyage = Voyage().crew(["R"], [])
    gold = next(place for place, station in voyage.table.stations.items() if station == "gold")
    voyage.effect("jump").do(f"leap {gold}")
    voyage.do("activate navigation R", "decline")
    assert voyage.me.ready == ["A"]
