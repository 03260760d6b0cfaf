"""Rules of thumb for Gen7: fair, repeatable, and with a mind of their own (G7-D56)."""

from collections.abc import Sequence
from typing import Any

import pytest

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Seat
from quarterdeck.games.gen7.bots.thumb import Mind
from quarterdeck.games.gen7.bots.wishes import READ
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out
from quarterdeck.kernel.option import Option
from quarterdeck.lab.simulate import Setting, simulated
from tests.gen7.tables import ship, turn_of
from tests.rules import rule

GAME = "gen7"


def new_table(seats: int, seed: str) -> Gen7:
    table = registry.manifest_of(GAME).table_for(seats, {}, Chance(seed))
    assert isinstance(table, Gen7)
    return table


def test_what_bots_read_stands_so_in_the_whole_view() -> None:
    table, player, asked = new_table(3, "selection"), bots.bot("random", GAME, "1"), 0

    def choose(seat: int, options: Sequence[Option]) -> Option | None:
        nonlocal asked
        asked += 1
        if asked % 10 == 1:
            check_what_is_read(table, seat)
        return player.choose(Seat(table, seat), options)

    play_out(table, choose)
    assert asked > 100


def check_what_is_read(table: Gen7, seat: int) -> None:
    seen, whole = table.view(seat, only=READ), table.view(seat)
    for mine, theirs in zip(seen.pop("players"), whole["players"], strict=True):
        dice = [{name: die[name] for name in ("kind", "result", "at")} for die in theirs["dice"]]
        assert mine == {name: theirs[name] for name in mine} | {"dice": dice}
    assert seen == {name: whole[name] for name in seen}
    assert {"vault", "special_rules"} <= seen.keys() <= whole.keys() - {"library", "risk"}


@rule("G7-D56.1")
def test_a_bot_answers_the_same_whatever_it_cannot_see() -> None:
    table, asked = new_table(3, "fair"), 0
    makers = [bots.bot("thumb", GAME, str(seat)) for seat in range(3)]

    def choose(seat: int, options: Sequence[Option]) -> Option | None:
        nonlocal asked
        asked += 1
        chosen = makers[seat].choose(Seat(table, seat), options)
        if asked % 4:
            return chosen
        other = table.imagined(seat, Chance(f"other world {asked}"))
        here = bots.bot("thumb", GAME, f"twin {asked}").choose(Seat(table, seat), options)
        there = bots.bot("thumb", GAME, f"twin {asked}").choose(Seat(other, seat), other.options(seat))
        assert here == there, f"seat {seat} knows more than it sees: {here}, {there}"
        return chosen

    play_out(table, choose)
    assert asked > 100


@rule("G7-D56.1", "G7-D60.1")
def test_a_campaign_of_bots_comes_to_its_ending() -> None:
    campaign = simulated(Setting(GAME, 3, "whole", {}, ("thumb",), campaign=True), 0)
    assert (campaign.error, campaign.games) == ("", 7)
    assert getattr(campaign.result, "ending", "")


@rule("G7-D56.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_bots_play_the_same_again(seats: int) -> None:
    first, second = (simulated(Setting(GAME, seats, "again", {}, ("thumb",)), 0) for _ in range(2))
    assert (first.error, first.digest) == ("", second.digest)


def played(name: str, seats: int) -> tuple[Gen7, list[Any]]:
    """The first episode."""
    table = new_table(seats, "first episode")
    table.event_sink = []
    makers = [bots.bot(name, GAME, str(seat)) for seat in range(seats)]
    play_out(table, lambda seat, options: makers[seat].choose(Seat(table, seat), options))
    return table, [event for event in table.event_sink if hasattr(event, "kind")]


@rule("G7-D56.3", "G7-D56.5")
def test_bots_fill_key_tasks_together() -> None:
    _, events = played("thumb", 3)
    finished = [event for event in events if event.kind == "key-task-finished"]
    assert len(finished) >= 5
    assert any(len(event.args["players"]) >= 2 for event in finished)


@rule("G7-D55.3", "G7-D56.2")
def test_a_bot_says_openly_what_it_will_vote_for_and_keeps_to_it() -> None:
    _, events = played("thumb", 3)
    place = next(number for number, event in enumerate(events) if event.kind == "votes-counted")
    leanings = {event.args["seat"]: event.args["option"] for event in events[:place] if event.kind == "leans"}
    counted, about = events[place], events[place].args["about"]
    assert [leanings[seat] for seat in range(3)] == [f"{about}?{ballot}" for ballot in counted.args["ballots"]]


@rule("G7-6.17", "G7-6.18")
def test_a_bot_lets_a_room_suffer_that_has_suffered_least() -> None:
    table = ship()
    table.damage = {"assembly": 1}
    mind = Mind(turn_of(table, 0).view(0), 0)
    assert mind.tag("", "data_center") > mind.tag("", "science_lab") > mind.tag("", "assembly")


@rule("G7-D54")
def test_bots_earn_far_more_merit_than_chance() -> None:
    thumb, chance = played("thumb", 3)[0], played("random", 3)[0]
    assert min(player.merit for player in thumb.players) > max(player.merit for player in chance.players)
