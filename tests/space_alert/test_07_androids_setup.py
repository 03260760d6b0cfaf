"""Androids: set-up and resolution (SA-7.1, SA-7.3), as fifth crew member (SA-8) and alone (SA-9.1 to SA-9.3)."""

from collections import Counter
from typing import Any

import pytest
import yaml

from quarterdeck import BadOptions, Campaign, Game
from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.content.cards import is_heroic
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.clauses import all_clauses
from tests.rules import rule
from tests.space_alert.tables import flight, no_effects, refusal

BASE = pack()
SEEDS = [str(number) for number in range(60)]
DEALS = yaml.safe_load(all_clauses()["SA-E59"].text)["deals"]


def dealt(players: int, extra_android: bool) -> SpaceAlert:
    return flight(players, start=False, extra_android=extra_android).state


def androids(table: SpaceAlert) -> list[int]:
    return [who for who, member in enumerate(table.crew) if member.seat < 0]


# Dealing


@rule("SA-E59", "SA-2.16", "SA-2.17", "SA-7.1.1", "SA-7.1.4", "SA-7.1.5", "SA-8.4", "SA-9.2", "SA-9.3", "SA-D41")
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal['players']}{'+1' * deal['extra_android']}")
def test_cards_are_dealt_by_number_of_players(deal: dict[str, Any]) -> None:
    table = dealt(deal["players"], deal["extra_android"])
    first_packs = [player.packs[0] for player in table.players if player.packs]
    heroic = [sum(map(is_heroic, part)) for part in first_packs]
    own = [table.crew[who].heroic for who in androids(table)]
    assert [list(map(len, player.packs)) for player in table.players] == [deal["packs"]] * deal["players"]
    assert heroic == [1] * len(first_packs)
    assert (len(own), sum(heroic) + len(own) - own.count(None)) == (deal["androids"], deal["heroic"])
    assert len(table.draw_pile) == deal.get("draw_pile", 0)
    assert sum(len(player.hand) for player in table.players) == deal.get("open_cards", 0)


@rule("SA-8.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_extra_android_adds_one_card_to_everybodys_first_pack(players: int) -> None:
    without, extra = (
        [tuple(map(len, player.packs)) for player in dealt(players, extra).players] for extra in (False, True)
    )
    assert extra == [(first + 1, second, third) for first, second, third in without]


@rule("SA-7.1.1", "SA-8.1", "SA-D41")
def test_a_crew_is_four_or_with_an_extra_android_five() -> None:
    assert [len(dealt(players, False).crew) for players in (1, 2, 3, 4, 5)] == [4, 4, 4, 4, 5]
    assert [len(dealt(players, True).crew) for players in (2, 3, 4)] == [5, 5, 5]
    for players in (1, 5):
        with pytest.raises(BadOptions, match="extra_android"):
            dealt(players, True)


# Boards, heroic cards and seats


@rule("SA-7.1.2")
@pytest.mark.parametrize("players", [2, 3])
def test_an_android_has_a_board_and_a_figure_but_no_cards_in_hand(players: int) -> None:
    seen = dealt(players, False).view(None)
    assert len(seen["players"]) == players, "only players have hands and packs"
    android = seen["crew"][-1]
    assert (android["plan"], android["station"]) == ([None] * 13, 1)


@rule("SA-7.1.3", "SA-9.2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_an_androids_heroic_card_lies_face_down_until_the_start(players: int) -> None:
    game = flight(players, start=False)
    hidden = [game.view(seat)["crew"][who]["heroic"] for who in androids(game.state) for seat in (None, 0)]
    assert set(hidden) == {True}, "everybody knows that there is a card, nobody which"
    for seat in game.seats():
        game.act(seat, "ready")
    shown = [game.view(seat)["crew"][who]["heroic"] for who in androids(game.state) for seat in (None, 0)]
    assert set(shown) == {game.state.crew[who].heroic for who in androids(game.state)}
    assert set(shown) <= set(BASE.heroic)


@rule("SA-7.1.3")
def test_the_heroic_card_of_an_android_is_drawn_at_random_and_nobody_elses() -> None:
    tables = [flight(2, start=False, seed=seed).state for seed in SEEDS]
    for table in tables:
        packs = [card for player in table.players for card in player.packs[0] if is_heroic(card)]
        own = [table.crew[who].heroic for who in androids(table)]
        assert sorted([*packs, *own, *table.undealt]) == sorted(BASE.heroic)  # type: ignore[type-var]
    assert {table.crew[-1].heroic for table in tables} == set(BASE.heroic)


@rule("SA-7.1.6")
@pytest.mark.parametrize(
    ("seating", "captain", "order"),
    [
        ((), 0, [0, 1, -1, -1]),
        ((), 1, [1, -1, -1, 0]),
        ((0, -1, 1, -1), 0, [0, -1, 1, -1]),
        ((0, -1, 1, -1), 1, [1, -1, 0, -1]),
        ((-1, -1, 1, 0), 1, [1, 0, -1, -1]),
    ],
)
def test_an_android_acts_where_it_would_sit(seating: tuple[int, ...], captain: int, order: list[int]) -> None:
    game = flight(2, seating=seating, captain=captain)
    assert [member.seat for member in game.state.crew] == order
    for member in game.state.crew:
        member.plan[1] = "^/A"
    told = game.clock(700)
    late = [event.args["crew"] for event in told if event.kind == "moved" and event.args["station"] == "lower_white"]
    assert late == [0, 1, 2, 3]


@rule("SA-7.1.6")
@pytest.mark.parametrize("seating", [(0, 1), (0, 1, -1), (0, 0, -1, -1), (0, 1, 2, -1)])
def test_a_seating_that_leaves_somebody_out_is_refused(seating: tuple[int, ...]) -> None:
    with pytest.raises(BadOptions, match=r"seating .* should hold \[0, 1, -1, -1\]"):
        flight(2, seating=seating)


# Resolution


def played_by(case: dict[str, Any], seats: list[int]) -> SpaceAlert:
    """A case in which androids (-1) execute some of the boards."""
    table = build(read_case(case))
    for member, seat in zip(table.crew, seats, strict=True):
        member.seat = seat
    table.event_sink = []
    table.advance()
    return table


DELAYED = {"boards": ["^ A B", "^ A B", "-"], "stop": "3.actions"}
FIGHTING = {
    "boards": ["> C X", "^ > C", "C <"],
    "threats": [["I1-02", 2, "internal"], ["SE2-03", 3, "white"], ["E1-05", 1, "red"]],
    "tracks": {"white": "T1"},
}
LOOKING = {"boards": ["C ^ C", "^ ^ C", "- ^ C"], "start": {"damage": {"white": ["gravolift"]}}}
SPACEBORNE = {"boards": ["C ^ < C ^ C X X", "- A B < < A", "- - - - C"], "threats": [["E1-09", 1, "red"]]}


@rule("SA-7.3.2")
@pytest.mark.parametrize("case", [DELAYED, FIGHTING, LOOKING, SPACEBORNE], ids=["delay", "fight", "look", "space"])
@pytest.mark.parametrize("seats", [[0, 1, -1], [0, -1, -1], [-1, -1, -1]])
def test_a_flight_ends_the_same_whoever_of_the_crew_is_an_android(case: dict[str, Any], seats: list[int]) -> None:
    people, mixed = played_by(case, [0, 1, 2]), played_by(case, seats)
    assert report(mixed) == report(people)
    assert no_effects(mixed) == no_effects(people)


@rule("SA-7.3.2")
def test_what_hits_players_hits_androids() -> None:
    satellite = {"code": "SE2-03", "n": 1, "zone": "white", "square": 2}
    table = played_by({"boards": ["-", "-"], "start": {"turn": 12, "threats": [satellite]}}, [0, -1])
    assert [member.knocked_out for member in table.crew] == [True, True]
    assert report(table)["points"]["penalties"] == 4


def quiet_mission(game: Game) -> None:
    """Fly a campaign's mission in which nothing happens; everybody votes to go on."""
    for verb in ("propose white white", "ready"):
        for seat in game.seats():
            game.act(seat, verb)
    game.state.script = tuple(message for message in game.state.script if message.say != "threat")
    game.clock(700)
    for seat in game.seats():
        game.act(seat, "fly-on")


def repair_nothing(game: Game) -> list[int]:
    """The seats that are asked for repairs, one after the other."""
    asked: list[int] = []
    while not game.over:
        asked += game.seats()
        game.act(asked[-1], "repair-nothing")
    return asked


@rule("SA-7.3.1")
@pytest.mark.parametrize(
    ("seating", "asked"),
    [((0, -1, 1, -1), [0, 1, 1, 0]), ((0, 1, -1, -1), [0, 1, 0, 0]), ((0, -1, -1, 1), [0, 1, 1, 1])],
)
def test_an_android_is_assigned_to_the_next_player_clockwise(seating: tuple[int, ...], asked: list[int]) -> None:
    game = Game("space-alert", seats=2, campaign={}, seating=seating)
    quiet_mission(game)
    assert repair_nothing(game) == asked


@rule("SA-D62")
def test_a_campaign_may_draw_the_same_sound_track_again() -> None:
    pairs = []
    for seed in SEEDS:
        campaign = Campaign("space-alert", seats=2, seed=seed, campaign={})
        quiet_mission(campaign.game)
        first = campaign.game.state.script_code
        repair_nothing(campaign.game)
        quiet_mission(campaign.go_on())
        pairs.append((first, campaign.game.state.script_code))
    assert any(first == second for first, second in pairs)
    assert {second for _, second in pairs} == {f"S2-{number}" for number in range(1, 9)}


# Five with an android


@rule("SA-8.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_unconfirmed_reports_count_with_an_extra_android(players: int) -> None:
    numbers = []
    for extra in (False, True):
        game = flight(players, mission="S2-1", extra_android=extra)
        game.clock(400)
        numbers.append([threat.number for threat in game.state.threats])
    assert numbers == [[2, 4, 5, 6, 7], [2, 3, 4, 5, 6, 7]]


@rule("SA-8.5")
def test_the_extra_android_has_a_heroic_card_and_fixed_open_cards() -> None:
    game = flight(4, extra_android=True)
    heroic, card = game.state.crew[4].heroic, game.state.players[1].hand[0]
    assert heroic in BASE.heroic
    game.act(1, f"place 4 {card} 2")
    game.act(3, f"place 4 {heroic} 1")
    assert game.view(None)["crew"][4]["plan"][:3] == [None, heroic, card]
    assert refusal(game, 1, "take-back 4 2") == "SA-7.2.2"
    game.clock(700)
    assert game.state.crew[4].seat == -1
    assert len(game.state.crew) == 5


# Alone


@rule("SA-9.1")
@pytest.mark.parametrize("code", ["S2-1", "S2-8", "S1-3"])
def test_one_player_flies_four_androids_and_ignores_unconfirmed_reports(code: str) -> None:
    table = flight(1, mission=code).state
    assert [member.seat for member in table.crew] == [-1, -1, -1, -1]
    announced = [message.number for message in table.script if message.say == "threat"]
    confirmed = [m.number for m in BASE.missions[code].messages if m.say == "threat" and not m.unconfirmed]
    assert announced == confirmed


@rule("SA-9.2")
def test_each_android_of_a_solo_player_has_a_heroic_card_of_its_own() -> None:
    tables = [flight(1, start=False, seed=seed).state for seed in SEEDS]
    assert all(len({member.heroic for member in table.crew} & set(BASE.heroic)) == 4 for table in tables)
    assert {table.crew[0].heroic for table in tables} == set(BASE.heroic)


@rule("SA-9.3")
@pytest.mark.parametrize("board", range(4))
def test_alone_every_card_of_the_deck_may_be_planned_for_any_android(board: int) -> None:
    game = flight(1)
    assert Counter(game.view(None)["players"][0]["hand"]) == Counter(BASE.deck)
    assert all(refusal(game, 0, f"place {board} {card} 1") is None for card in BASE.deck)
    assert (game.state.draw_pile, game.state.players[0].packs) == ((), ())
