"""Trips: a misplayed card is corrected when it is revealed (SA-4.3.6, SA-D53, SA-R29, SA-R30)."""
# ruff: noqa: N999 - named after the chapter

import pytest

from quarterdeck import CannotUndo, Game
from quarterdeck.games.space_alert.content.cards import top
from quarterdeck.games.space_alert.content.ship import SPACE, STATIONS
from tests.rules import rule
from tests.space_alert.tables import flight, refusal

END = 600
"""When the action round of S2-1 ends and the first card is revealed."""


def revealed(first: str, second: str = "B/^", *, slot: int = 1, trips: bool = True) -> Game:
    """Nothing happens on this flight but that seat 0 has planned two cards in a row; the first is being revealed."""
    game = flight(trips=trips)
    game.state.script = tuple(message for message in game.state.script if message.say != "threat")
    game.state.ship.maintained[:] = [True] * 3
    for _ in range(0 if slot < 4 else 2):
        game.act(0, "end-phase")
    for at, card in ((slot, first), (slot + 1, second)):
        if at <= 12:
            face = card if card[0] in "ABCX" or card.startswith(("HA", "HB", "HX")) else "/".join(card.split("/")[::-1])
            game.state.players[0].hand.append(face)
            game.act(0, f"place 0 {card} {at}")
    game.clock(END)
    return game


def offered(game: Game) -> list[str]:
    return [str(option) for option in game.choices(0)]


def plan(game: Game) -> list[str | None]:
    return list(game.view(None)["crew"][0]["plan"][1:4])


def done(game: Game) -> list[str]:
    """What seat 0 did so far."""
    return [event.kind for event in game.events if event.args.get("crew") == 0 and event.kind != "delayed"]


@rule("SA-D53", "SA-R30")
@pytest.mark.parametrize(
    ("card", "meant"),
    [
        ("A/<", ["</A"]),
        ("</A", ["A/<", ">/A"]),
        (">/X", ["X/>", "</X"]),
        ("^/C", ["C/^"]),
        ("HA/H:lower_red", ["H:lower_red/HA"]),
        ("H:lower_red/HA", ["HA/H:lower_red"]),
    ],
)
def test_a_card_may_have_been_meant_the_other_way_up_or_with_the_other_arrow(card: str, meant: list[str]) -> None:
    game = revealed(card)
    assert game.seats() == (0,)
    assert offered(game) == ["keep", *(f"correct {other}" for other in meant)]
    assert {refusal(game, 0, f"correct {other}") for other in ("B/^", card)} == {"SA-D53"}


@rule("SA-4.3.6", "SA-D53")
@pytest.mark.parametrize(
    ("card", "meant", "does", "place"),
    [
        ("</A", "A/<", "loaded", "upper_white"),
        ("A/<", "</A", "moved", "upper_red"),
        ("</A", ">/A", "moved", "upper_blue"),
    ],
)
def test_the_intended_action_is_done_and_the_next_one_delayed(card: str, meant: str, does: str, place: str) -> None:
    game = revealed(card)
    game.act(0, f"correct {meant}")
    assert done(game) == ["tripped", does]
    assert STATIONS[game.view(None)["crew"][0]["station"]] == place
    assert [plan(game)[0].partition("!")[0], *plan(game)[1:]] == [card, None, "B/^"]


@rule("SA-4.3.6", "SA-R30")
def test_a_card_that_is_kept_delays_nothing() -> None:
    game = revealed("</C")
    game.act(0, "keep")
    assert done(game) == ["moved"]
    assert plan(game) == ["</C", "B/^", None]


@rule("SA-R30")
def test_the_owner_has_ten_seconds() -> None:
    game = revealed("</C")
    game.clock(END + 9.9)
    assert (game.seats(), done(game)) == ((0,), [])
    game.clock(END + 10)
    assert done(game) == ["moved"]
    assert game.view(0)["asked"] == {"frame": "trip", "seats": [0], "who": 0}
    game.clock(END + 20)
    assert game.over


@rule("SA-R30")
def test_nobody_but_the_owner_corrects_a_card() -> None:
    game = revealed("</C")
    assert [game.choices(seat) for seat in (1, 2, 3)] == [[], [], []]
    assert refusal(game, 1, "correct C/<") == "SA-R30"


@rule("SA-4.3.6")
def test_after_the_last_slot_there_is_nothing_to_delay() -> None:
    game = revealed("</C", slot=12)
    game.act(0, "correct C/<")
    assert not [event for event in game.events if event.kind in ("delayed", "card-lost")]
    assert game.over


@rule("SA-R29", "SA-R30")
def test_by_default_a_planned_card_is_not_corrected_afterwards() -> None:
    assert flight().view(None)["setting"]["trips"] is False
    game = revealed("</C", trips=False)
    assert game.over
    assert done(game)[0] == "moved"


@rule("SA-R29")
def test_the_owner_sees_planned_cards_face_up_and_corrects_them_until_the_lock() -> None:
    game = flight()
    card = game.view(0)["players"][0]["hand"][0]
    game.act(0, f"place 0 {card} 1")
    assert game.view(0)["crew"][0]["plan"][1] == card
    assert refusal(game, 0, "turn 0 1") is None
    game.act(0, "end-phase")
    assert refusal(game, 0, "turn 0 1") is not None


@rule("SA-D63", "SA-4.11.7", "SA-4.3.6")
def test_a_pilot_who_returns_by_a_trip_is_delayed_and_the_meaning_stays_with_the_card() -> None:
    game = revealed("X/<", "B/^")
    game.state.crew[0].station = SPACE
    game.state.squads[0].leader = 0
    game.act(0, "correct </X")
    assert done(game) == ["tripped", "moved"]
    assert [top(card) if card else None for card in plan(game)] == [None, None, "<"]


@rule("SA-D63", "SA-4.4.9")
def test_a_player_who_takes_off_by_a_trip_is_not_delayed() -> None:
    game = revealed("^/C", "X/<")
    game.state.crew[0].station = STATIONS.index("upper_red")
    game.state.squads[0].leader = 0
    game.act(0, "correct C/^")
    assert "took-off" in done(game)
    assert plan(game)[1] == "X/<"


@rule("SA-R29", "SA-R30")
@pytest.mark.parametrize("answer", ["keep", "correct C/<"])
def test_what_was_said_of_a_revealed_card_cannot_be_taken_back(answer: str) -> None:
    game = revealed("</C")
    game.act(0, answer)
    with pytest.raises(CannotUndo):
        game.undo(0)
