"""SA-10.1 The course of an exploration campaign, played with option texts; builders for all of SA-10."""

import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from quarterdeck import BadOptions, Campaign, Game, Illegal
from quarterdeck.games.space_alert.content.pack import BASE, use
from quarterdeck.games.space_alert.state import Pile, SpaceAlert
from quarterdeck.kernel import registry
from tests.rules import rule

MISSIONS = {f"S2-{number}" for number in range(1, 9)}


def calm() -> str:
    """A pack whose internal threats scratch the ship once, and nothing else does: flights are won without a card."""
    with TemporaryDirectory() as name:
        for page in BASE.glob("*.toml"):
            text = page.read_text(encoding="utf-8").replace('name = "base"', 'name = "calm"')
            text = re.sub(r'("S?E\d-.*acts = )"[^"]*"', r'\1"Z: heal 1"', text)
            Path(name, page.name).write_text(
                re.sub(r'("S?I\d-.*acts = )"[^"]*"', r'\1"Z: damage 1 here"', text), "utf-8"
            )
        return use(Path(name))


CALM = calm()


def embark(seats: int = 4, seed: int | str = 1, **options: Any) -> Campaign:
    return Campaign("space-alert", seats=seats, seed=seed, campaign={}, pack=CALM, **options)


def everybody(game: Game, text: str) -> None:
    """Whoever is asked says the same."""
    for seat in game.seats():
        game.act(seat, text)


def take_off(game: Game, difficulty: str = "white white") -> Game:
    """Through the lobby: the clock runs."""
    everybody(game, f"propose {difficulty}")
    if game.view(None)["asked"]["frame"] == "choose-storage":
        everybody(game, "store lower_red")
    everybody(game, "ready")
    return game


def fly(game: Game) -> Game:
    """A whole mission in which nobody plans anything."""
    take_off(game).clock(game.state.now + 1000.0)
    return game


def fly_on(campaign: Campaign, *repairs: str) -> Game:
    """Everybody wants another mission; the repairs, then nothing; the next lobby."""
    everybody(campaign.game, "fly-on")
    for repair in repairs:
        campaign.game.act(campaign.game.seats()[0], repair)
    while campaign.game.seats():
        everybody(campaign.game, "repair-nothing")
    return campaign.go_on()


def landed(change: Callable[[SpaceAlert], None] | None = None, **options: Any) -> Campaign:
    """A campaign after its first mission, when it has to be said whether it goes on; `change` marks the ship."""
    campaign = embark(**options)
    fly(campaign.game)
    campaign.game.state.ship.tiles = [(), (), ()]
    if change:
        change(campaign.game.state)
    return campaign


@rule("SA-10.1.1", "SA-D39", "SA-10.2.8")
def test_a_campaign_is_three_missions_with_the_same_crew_and_no_repairs_after_the_last():
    campaign = embark(captain=2, chief_of_security=1)
    games = [campaign.game]
    for _ in range(2):
        fly(campaign.game)
        games.append(fly_on(campaign))
    assert fly(campaign.game).result().outcome == "won"
    assert (campaign.over, campaign.game.seats(), len(campaign.finished)) == (True, (), 2)
    crews = [[member.seat for member in game.state.crew] for game in games]
    roles = [(game.state.setting.captain, game.state.setting.chief_of_security) for game in games]
    assert (crews, roles) == ([[2, 3, 0, 1]] * 3, [(2, 1)] * 3)
    with pytest.raises(Illegal, match="no-sequel"):
        campaign.go_on()


@pytest.mark.parametrize("mission", [1, 2])
@rule("SA-10.1.2")
def test_difficulties_come_before_the_sound_track(mission: int):
    campaign = embark()
    if mission == 2:
        fly(campaign.game)
        fly_on(campaign)
    state = campaign.game.state
    assert (campaign.game.seats(), state.script_code, state.script, state.decks) == ((0, 1, 2, 3), "", (), [])
    everybody(campaign.game, "propose yellow mixed")
    assert state.script_code in MISSIONS
    colours = {pile.name: {state.pack.threats[code].yellow for code in pile.cards} for pile in state.decks}
    assert colours["common_external"] == colours["common_internal"] == {True}
    assert colours["serious_external"] == colours["serious_internal"] == {True, False}


@rule("SA-10.1.2")
def test_every_mission_can_be_drawn_and_none_be_chosen():
    games = [take_off(embark(seed=seed).game) for seed in range(60)]
    assert {game.state.script_code for game in games} == MISSIONS
    with pytest.raises(BadOptions, match="draws its missions at random"):
        embark(mission="S2-1")


@rule("SA-10.1.2", "SA-D62")
def test_the_same_sound_track_can_come_twice():
    drawn = set()
    for seed in range(30):
        campaign = embark(seed=seed)
        fly(campaign.game)
        first = campaign.game.state.script_code
        drawn.add(take_off(fly_on(campaign)).state.script_code == first)
    assert drawn == {True, False}


@rule("SA-10.1.3")
def test_a_mission_of_a_campaign_is_played_like_any_other():
    game = fly(embark(seed="x").game)
    alone = Game("space-alert", seats=4, seed=game.record.seed, mission=game.state.script_code, pack=CALM)
    everybody(alone, "ready")
    alone.clock(1000.0)
    begin = next(at for at, event in enumerate(game.events) if event.kind == "set-up")
    assert game.events[begin:] == alone.events
    assert game.state.sheet == alone.state.sheet


@pytest.mark.parametrize("completed", [1, 2])
@rule("SA-10.1.4", "SA-10.2.8", "SA-D39")
def test_a_crew_may_stop_and_score_after_its_first_or_second_mission(completed: int):
    campaign = embark()
    fly(campaign.game)
    if completed == 2:
        fly(fly_on(campaign))
    assert {str(option) for option in campaign.game.choices(0)} == {"stop", "fly-on"}
    everybody(campaign.game, "stop")
    assert (campaign.over, campaign.game.seats()) == (True, ())
    assert campaign.game.result().campaign_score is not None


@rule("SA-10.1.5")
def test_a_lost_mission_loses_the_campaign_and_names_the_destroyer():
    campaign = embark()
    fly(campaign.game)
    game = fly_on(campaign)
    take_off(game)
    game.state.tiles = [Pile(pile.name, ()) for pile in game.state.tiles]  # the first scratch is one too many
    game.clock(1000.0)
    result = game.result()
    assert (campaign.over, result.outcome, result.score, result.campaign_score) == (True, "lost", None, None)
    assert result.lost_to in {threat.code for threat in game.state.threats}
    with pytest.raises(Illegal, match="no-sequel"):
        campaign.go_on()


@pytest.mark.parametrize(
    ("ballots", "common", "serious"),
    [
        (["white yellow", "white yellow", "white yellow", "white yellow"], "white", "yellow"),
        (["yellow white", "yellow white", "white white", "yellow mixed"], "yellow", "white"),
        (["yellow white", "yellow yellow", "white yellow", "white white"], "white", "white"),
        (["yellow white", "yellow mixed", "mixed mixed", "mixed yellow"], "mixed", "mixed"),
        (["yellow yellow", "yellow yellow", "mixed white", "mixed mixed", "white mixed"], "mixed", "mixed"),
    ],
)
@rule("SA-10.1.6", "SA-D36", "SA-D65")
def test_most_votes_decide_on_difficulty_and_the_most_careful_on_a_tie(ballots: list[str], common: str, serious: str):
    game = embark(seats=len(ballots)).game
    for seat, ballot in enumerate(ballots):
        game.act(seat, f"propose {ballot}")
    assert (game.state.setting.common, game.state.setting.serious) == (common, serious)
    chosen = [event for event in game.events if event.kind == "difficulty-chosen"]
    assert [event.args for event in chosen] == [{"common": common, "serious": serious}]


@rule("SA-10.1.1")
def test_another_flight_after_a_campaign_begins_a_new_one_with_a_whole_ship():
    rules = registry.rules_of("space-alert")
    flown = {"campaign": {"mission": 3, "tiles": [["shield"], [], []]}, "trips": True}
    assert rules.restart_options(flown) == {"campaign": {}, "trips": True}
    assert rules.restart_options({"trips": True}) == {"trips": True}


@pytest.mark.parametrize(
    ("ballots", "goes_on"),
    [("ssss", False), ("ffff", True), ("fffs", True), ("sssf", False), ("ffss", False), ("ffs", True), ("fss", False)],
)
@rule("SA-10.1.6", "SA-D36")
def test_most_players_decide_whether_to_go_on_and_a_tie_stops(ballots: str, goes_on: bool):
    campaign = landed(seats=len(ballots))
    assert campaign.game.seats() == tuple(range(len(ballots)))  # of three players and an android only the players
    for seat, ballot in enumerate(ballots):
        campaign.game.act(seat, {"s": "stop", "f": "fly-on"}[ballot])
    assert bool(campaign.game.seats()) == goes_on
    assert campaign.over != goes_on


@rule("SA-R35")
def test_votes_are_secret_until_all_have_voted():
    game = embark().game
    for seat in (0, 1, 2):
        told = game.act(seat, "propose yellow mixed")
        assert "yellow" not in str(told)
    assert game.view(0)["players"][0]["ballot"] == "yellow mixed"
    for viewer in (3, None):
        assert "mixed" not in str([player["ballot"] for player in game.view(viewer)["players"]])
    told = game.act(3, "propose white white")
    opened = [tuple(event.args.values()) for event in told if event.kind == "difficulty-wanted"]
    assert opened == [*((seat, "yellow", "mixed") for seat in (0, 1, 2)), (3, "white", "white")]


@rule("SA-R34")
def test_there_is_no_clock_in_the_lobby_and_between_missions():
    def break_squad(table: SpaceAlert) -> None:
        table.squads[0].disabled = True

    def wait(game: Game, frame: str) -> None:
        before = game.view(0)["asked"]
        assert before["frame"] == frame
        assert game.clock(game.state.now + 100000.0) == []
        assert game.view(0)["asked"] == before

    campaign = embark()
    wait(campaign.game, "choose-difficulty")
    campaign = landed(break_squad)
    wait(campaign.game, "choose-course")
    everybody(campaign.game, "fly-on")
    wait(campaign.game, "repair")
    while campaign.game.seats():
        everybody(campaign.game, "repair-nothing")
    game = campaign.go_on()
    everybody(game, "propose white white")
    wait(game, "choose-storage")
