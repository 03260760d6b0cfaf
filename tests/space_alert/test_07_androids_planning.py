"""Planning for androids (SA-7.2): public cards that stay where they are."""

import pytest

from quarterdeck import CannotUndo, Game, Illegal
from quarterdeck.games.space_alert.rules.campaign import Repair
from tests.rules import rule
from tests.space_alert.tables import flight, refusal

ANDROID = 3
"""The board of the android beside three players."""


def hand(game: Game, seat: int) -> list[str]:
    return list(game.view(seat)["players"][seat]["hand"])


def turned(card: str) -> str:
    return "/".join(card.split("/")[::-1])


def slots_for(game: Game, seat: int, board: int = ANDROID) -> set[int]:
    """The slots of a board on which `seat` is offered to lay a card."""
    offered = [str(option).split() for option in game.choices(seat)]
    return {int(words[3]) for words in offered if words[:2] == ["place", str(board)]}


def with_card() -> tuple[Game, str]:
    """Seat 1 has laid a card on slot 2 of the android."""
    game = flight(3)
    card = hand(game, 1)[0]
    game.act(1, f"place {ANDROID} {card} 2")
    return game, card


@rule("SA-7.2.1", "SA-R37")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("upside_down", [False, True])
def test_any_player_lays_an_own_card_face_up_either_half_on_top(seat: int, upside_down: bool) -> None:
    game = flight(3)
    card, *rest = hand(game, seat)
    laid = turned(card) if upside_down else card
    game.act(seat, f"place {ANDROID} {laid} 3")
    assert hand(game, seat) == rest
    for viewer in (0, 1, 2, None):
        assert game.view(viewer)["crew"][ANDROID]["plan"][3] == laid


@rule("SA-7.2.1", "SA-R37", "SA-R44")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_is_told_the_face_of_a_card_laid_for_an_android(viewer: int | None) -> None:
    game, card = with_card()
    assert game.events_for(viewer)[-1].args["card"] == card


@rule("SA-7.2.1")
def test_only_an_own_card_and_an_empty_slot_will_do() -> None:
    game, _ = with_card()
    mine, theirs = hand(game, 0), hand(game, 1) + hand(game, 2)
    foreign = next(card for card in theirs if card not in mine and not card.startswith("H"))
    assert refusal(game, 0, f"place {ANDROID} {foreign} 1") == "SA-3.1.3"
    assert refusal(game, 0, f"place {ANDROID} {mine[0]} 2") is not None
    assert refusal(game, 0, f"place {ANDROID} {mine[0]} 1") is None


@rule("SA-7.2.2", "SA-R37")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("command", ["move 3 2 1", "turn 3 2", "swap 3 2 3", "take-back 3 2"])
def test_a_card_on_an_android_is_never_moved_turned_or_taken_back(seat: int, command: str) -> None:
    game, _ = with_card()
    game.act(2, f"place {ANDROID} {hand(game, 2)[0]} 3")
    assert refusal(game, seat, command) == "SA-7.2.2"
    assert command not in map(str, game.choices(seat))


@rule("SA-7.2.2")
def test_a_card_on_an_android_is_not_undone() -> None:
    game, card = with_card()
    with pytest.raises(CannotUndo):
        game.undo(1)
    assert game.view(None)["crew"][ANDROID]["plan"][2] == card


@rule("SA-7.2.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_own_heroic_cards_are_not_for_androids(seat: int) -> None:
    game = flight(3)
    heroic = hand(game, seat)[-1]
    for laid in (heroic, turned(heroic)):
        assert refusal(game, seat, f"place {ANDROID} {laid} 1") == "SA-7.2.3"
        assert f"place {ANDROID} {laid} 1" not in map(str, game.choices(seat))
    assert refusal(game, seat, f"place {seat} {heroic} 1") is None


@rule("SA-7.2.4", "SA-R39")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_heroic_cards_of_androids_are_turned_up_at_the_start(viewer: int | None) -> None:
    game = flight(2, start=False)
    cards = [member.heroic for member in game.state.crew[2:]]
    assert [member["heroic"] for member in game.view(viewer)["crew"][2:]] == [True, True]
    for seat in (0, 1):
        game.act(seat, "ready")
    assert [member["heroic"] for member in game.view(viewer)["crew"][2:]] == cards


@rule("SA-7.2.4")
def test_only_the_android_it_belongs_to_uses_a_heroic_card() -> None:
    game = flight(2)
    first, second = (member["heroic"] for member in game.view(0)["crew"][2:])
    assert [refusal(game, 0, f"place {board} {first} 1") is None for board in range(4)] == [False, False, True, False]
    assert [refusal(game, 0, f"place {board} {second} 1") is None for board in range(4)] == [False, False, False, True]
    assert refusal(game, 0, f"give {first} 1") is not None


@rule("SA-7.2.5", "SA-D40")
@pytest.mark.parametrize(("at", "slot"), [(0, 1), (225, 7), (450, 12)])
@pytest.mark.parametrize("seat", [0, 2])
def test_any_player_lays_the_heroic_card_of_an_android_in_any_phase(seat: int, at: int, slot: int) -> None:
    game = flight(3)
    game.clock(at)
    heroic, before = game.view(None)["crew"][ANDROID]["heroic"], hand(game, seat)
    game.act(seat, f"place {ANDROID} {turned(heroic)} {slot}")
    member = game.view(None)["crew"][ANDROID]
    assert (member["heroic"], member["plan"][slot]) == (None, turned(heroic))
    assert hand(game, seat) == before


@rule("SA-7.2.5", "SA-7.2.2")
def test_a_heroic_card_laid_for_an_android_stays_there() -> None:
    game = flight(3)
    heroic = game.view(None)["crew"][ANDROID]["heroic"]
    game.act(0, f"place {ANDROID} {heroic} 1")
    assert {refusal(game, 0, text) for text in ("move 3 1 2", "turn 3 1", "take-back 3 1")} == {"SA-7.2.2"}
    with pytest.raises(CannotUndo):
        game.undo(0)
    assert game.view(None)["crew"][ANDROID]["plan"][1] == heroic


@rule("SA-7.2.6", "SA-D40")
@pytest.mark.parametrize(
    ("ended", "at", "first", "last"),
    [(0, 0, 1, 3), (1, 0, 1, 7), (2, 0, 1, 12), (0, 225, 4, 7), (1, 225, 4, 12), (0, 450, 8, 12)],
)
def test_android_slots_are_open_from_the_clocks_phase_to_the_own(ended: int, at: int, first: int, last: int) -> None:
    game = flight(3)
    game.clock(at)
    for _ in range(ended):
        game.act(1, "end-phase")
    card = hand(game, 1)[0]
    assert slots_for(game, 1) == set(range(first, last + 1))
    reasons = [game.why_not(1, f"place 3 {card} {slot}") for slot in range(1, 13)]
    before, after = [("slot-locked", "SA-7.2.6")] * (first - 1), [("slot-closed", "SA-D40")] * (12 - last)
    assert [(reason.id, reason.clause) for reason in reasons if reason is not None] == [*before, *after]


@rule("SA-7.2.6", "SA-R12")
def test_android_slots_close_with_the_message_that_ends_their_phase() -> None:
    game = flight(3)
    card = hand(game, 1)[0]
    game.clock(224.9)
    assert refusal(game, 1, f"place 3 {card} 1") is None
    with pytest.raises(Illegal):
        game.act(1, f"place 3 {card} 1", at=225)


@rule("SA-7.2.7")
@pytest.mark.parametrize(("seats", "extra", "deck"), [(2, False, 7), (3, False, 7), (2, True, 6), (3, True, 6)])
def test_unconfirmed_reports_are_ignored_by_four_with_androids(seats: int, extra: bool, deck: int) -> None:
    game = flight(seats, extra_android=extra)
    game.clock(60)
    assert [pile["cards"] for pile in game.view(None)["decks"] if pile["name"] == "common_internal"] == [deck]
    assert [threat["number"] for threat in game.view(None)["threats"]] == [2, 3][: 2 if extra else 1]


@rule("SA-7.2.8", "SA-D47")
def test_data_and_transfers_are_for_players_only() -> None:
    game = flight(2)
    game.clock(139)
    pile, androids = game.view(None)["draw_pile"], game.view(None)["crew"][2:]
    game.clock(185)
    assert game.view(None)["draw_pile"] == pile - 2
    assert game.view(None)["crew"][2:] == androids
    card = hand(game, 0)[0]
    assert {str(option).split()[2] for option in game.choices(0) if str(option).startswith("give ")} == {"1"}
    assert all(refusal(game, 0, f"give {card} {receiver}") for receiver in (-1, 2, 3))
    assert refusal(game, 0, f"place 2 {card} 1") is None


@rule("SA-R38")
def test_the_first_card_on_an_android_slot_wins_and_the_other_stays_in_hand() -> None:
    game, card = with_card()
    before = hand(game, 0)
    with pytest.raises(Illegal) as refused:
        game.act(0, f"place {ANDROID} {before[0]} 2")
    assert refused.value.reason.clause == "SA-R38"
    assert hand(game, 0) == before
    assert game.view(0)["crew"][ANDROID]["plan"][2] == card


@rule("SA-R39")
def test_the_first_to_lay_an_androids_heroic_card_wins() -> None:
    game = flight(3)
    heroic = game.view(None)["crew"][ANDROID]["heroic"]
    game.act(2, f"place {ANDROID} {heroic} 3")
    assert refusal(game, 0, f"place {ANDROID} {heroic} 1") is not None
    assert game.view(0)["crew"][ANDROID]["plan"][1:4] == [None, None, heroic]


@rule("SA-R40")
@pytest.mark.parametrize(("seating", "who", "human"), [((0, -1, 1, 2), 1, 1), ((0, 1, -1, 2), 2, 2), ((), 3, 0)])
def test_the_next_human_clockwise_chooses_the_repairs_of_an_android(
    seating: tuple[int, ...], who: int, human: int
) -> None:
    game = flight(3, seating=seating)
    game.state.agenda = [Repair(who)]
    assert game.seats() == (human,)


@rule("SA-R40")
def test_nobody_is_asked_about_the_actions_of_an_android() -> None:
    game = flight(3, trips=True)
    game.act(1, f"place {ANDROID} {hand(game, 1)[0]} 1")
    game.clock(600)
    assert game.over
    assert [event for event in game.events if event.args.get("crew") == ANDROID]


@rule("SA-7.2.4")
def test_an_androids_heroic_card_is_for_nobody_else() -> None:
    game = flight(2)
    first, second = (game.view(None)["crew"][android]["heroic"] for android in (2, 3))
    assert refusal(game, 0, f"place 3 {first} 1") == "SA-7.2.4"
    assert refusal(game, 0, f"place 0 {second} 1") == "SA-7.2.4"
    assert refusal(game, 0, f"place 2 {first} 1") is None


@rule("SA-7.2.2", "SA-9.5")
def test_whoever_lays_a_card_for_an_android_is_warned_that_it_stays() -> None:
    game = flight(3)
    card = hand(game, 0)[0]
    assert [(why.id, why.clause) for why in game.preview(0, f"place {ANDROID} {card} 1")] == [
        ("card-stays-on-android", "SA-7.2.2")
    ]
    assert game.preview(0, f"place 0 {card} 1") == [], "the own board can be changed"
    alone = flight(1)
    assert alone.preview(0, f"place 2 {hand(alone, 0)[0]} 1") == [], "alone every board can be changed"
