"""What holds at every moment of every flight: random play of one to five seats, with and without androids."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck import Game, Illegal
from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.ship import LOWER_WHITE, WHITE
from quarterdeck.games.space_alert.rules.resolution import PlayerAction
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.errors import GameOver
from quarterdeck.kernel.frame import Frame
from tests.rules import rule

MISSIONS = [*(f"S2-{number}" for number in range(1, 9)), "generated", "S1-1", "S1-2", "S1-4", "S1-7"]
FACES = [f"{action}/{move}" for action in "ABCX" for move in "<>^"] + ["HA/H:lower_red", "HX/H:upper_white"]
fast = settings(max_examples=50, deadline=None, database=None)
slow = settings(fast, max_examples=15)


class Mind(Random):
    """The one mind of all who play; a failing test shows its number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    def __repr__(self) -> str:
        return f"Mind({self.number})"


class Flight(NamedTuple):
    """A game about to start, and who plays it."""

    game: Game
    mind: Mind


@st.composite
def flights(draw: st.DrawFn) -> Flight:
    seats = draw(st.integers(1, 5))
    options: dict[str, Any] = {"mission": draw(st.sampled_from(MISSIONS))}
    for severity in ("common", "serious"):
        options[severity] = draw(st.sampled_from(["white", "yellow", "mixed"]))
    if seats in (2, 3, 4):
        options["extra_android"] = draw(st.booleans())
    game = Game("space-alert", seats=seats, seed=str(draw(st.integers(0, 9999))), **options)
    return Flight(game, Mind(draw(st.integers(0, 9999))))


def planning(flight: Flight) -> Iterator[Game]:
    """Random play, shown at every moment from the briefing to the last second of the action round."""
    game, mind = flight
    end = game.state.script[-1].at - 1
    yield game
    for seat in game.seats():
        game.act(seat, "ready")
        yield game
    while game.state.now < end:
        for _ in range(mind.randrange(6)):
            seat = mind.randrange(game.record.seats)
            option = mind.choice([*game.choices(seat), None])
            if option is not None and str(option) != "consent":
                game.act(seat, option)
                yield game
        game.clock(min(end, game.state.now + mind.uniform(0, 20)))
        yield game


def resolution(flight: Flight) -> Iterator[tuple[Frame, SpaceAlert, SpaceAlert]]:
    """The plan at the end of the action round carried out: every step, with the table before and after it."""
    table = flight.game.state.copy()
    table.agenda.pop()
    while table.agenda:
        before, frame = table.copy(), table.agenda.pop()
        table.event_sink = []
        try:
            frame.run(table)
        except GameOver:
            table.agenda.clear()
        yield frame, before, table


def planned_resolution(flight: Flight) -> Iterator[tuple[Frame, SpaceAlert, SpaceAlert]]:
    for _ in planning(flight):
        pass
    yield from resolution(flight)


def tables(flight: Flight) -> Iterator[SpaceAlert]:
    """The table at every moment of the action round and after every step of the resolution."""
    for game in planning(flight):
        yield game.state
    for _, _, table in resolution(flight):
        yield table


def all_cards(table: SpaceAlert) -> Counter[str]:
    """Every action card and heroic card, wherever it lies."""
    lying: list[str] = [*table.draw_pile, *table.undealt, *table.discarded]
    for player in table.players:
        lying += [*player.hand, *(card for pack in player.packs for card in pack)]
    for member in table.crew:
        lying += [cards.face(card) for card in member.plan if card]
        lying += [member.heroic] if member.heroic else []
    return Counter(lying)


def energy(table: SpaceAlert) -> int:
    return sum(table.ship.shields) + sum(table.ship.reactors)


def box(table: SpaceAlert) -> Counter[str]:
    """All cards there are; training leaves the heroic ones in the box (SA-12.7)."""
    return Counter(table.pack.deck) + Counter(table.pack.heroic if table.rules.heroic else ())


@rule("SA-R10")
@given(flights())
@fast
def test_while_planning_each_card_is_in_exactly_one_place(flight: Flight) -> None:
    assert sum(box(flight.game.state).values()) in (90, 96)
    for game in planning(flight):
        assert all_cards(game.state) == box(game.state)


@rule("SA-R10")
@given(flights())
@fast
def test_in_the_resolution_each_card_is_in_exactly_one_place(flight: Flight) -> None:
    for _, _, table in planned_resolution(flight):
        assert all_cards(table) == box(table)


@rule("SA-3.2.20")
@given(flights())
@fast
def test_each_threat_card_exists_once(flight: Flight) -> None:
    whole = Counter(code for deck in flight.game.state.decks for code in deck.cards)
    assert set(whole.values()) == {1}
    for table in tables(flight):
        drawn = [threat.code for threat in table.threats]
        assert Counter([*drawn, *(code for deck in table.decks for code in deck.cards)]) == whole


@rule("SA-1.20")
@given(flights())
@fast
def test_the_tiles_of_a_zone_are_always_six(flight: Flight) -> None:
    for table in tables(flight):
        for zone, every in enumerate(table.pack.tiles):
            lying = [*table.ship.tiles[zone], *table.tiles[zone].cards]
            assert len(lying) == 6
            assert sorted(lying) == sorted(every)


@rule("SA-4.8.1", "SA-4.8.2", "SA-4.8.3")
@given(flights())
@fast
def test_no_energy_appears_but_by_fuel_and_heroism(flight: Flight) -> None:
    for frame, before, after in planned_resolution(flight):
        assert min(*after.ship.shields, *after.ship.reactors) >= 0
        gained = energy(after) - energy(before)
        if not isinstance(frame, PlayerAction):
            assert gained <= 0
            continue
        member = before.crew[frame.who]
        heroic = cards.top(member.plan[frame.turn] or "") == "HB"
        if after.ship.capsules < before.ship.capsules:
            assert member.station == LOWER_WHITE
            room = max(0, 5 - ("reactor" in before.ship.tiles[WHITE]) - before.ship.reactors[WHITE])
            assert gained == room + (heroic and room > 0)
        else:
            fired = [load for load in after.marks.fired if load is not None]
            assert gained in ((0, 1) if heroic else (0, -1) if fired else (0,))


@rule("SA-R33")
@given(flights())
@fast
def test_the_log_tells_what_every_card_did_or_why_it_did_nothing(flight: Flight) -> None:
    for frame, before, after in planned_resolution(flight):
        if isinstance(frame, PlayerAction) and before.crew[frame.who].plan[frame.turn]:
            told = [event for event in after.event_sink or [] if event.args.get("crew") == frame.who]
            assert told
            same = energy(before) == energy(after) and before.crew == after.crew and before.threats == after.threats
            assert same or any(event.kind != "no-effect" for event in told)


def any_command(mind: Mind) -> str:
    """Some text that is a command of the game, legal or not."""
    board, card = mind.randint(-1, 5), mind.choice(FACES)
    slot, other = mind.randint(0, 13), mind.randint(0, 13)
    laid = mind.choice([card, cards.turned(card)])
    return mind.choice(
        [
            f"place {board} {laid} {slot}",
            f"take-back {board} {slot}",
            f"turn {board} {slot}",
            f"move {board} {slot} {other}",
            f"swap {board} {slot} {other}",
            f"give {laid} {board}",
            *("end-phase", "consent", "withdraw", "ready", "go-on", "ask-pause", "resume", "keep", f"correct {laid}"),
        ]
    )


@rule("SA-R11")
@given(flights())
@fast
def test_a_refused_command_changes_nothing(flight: Flight) -> None:
    refused = 0
    for game in planning(flight):
        for _ in range(4):
            seat, text = flight.mind.randrange(game.record.seats), any_command(flight.mind)
            if (reason := game.why_not(seat, text)) is None:
                continue
            before = (game.state.to_json(), game.save(), len(game.events))
            with pytest.raises(Illegal) as error:
                game.act(seat, text)
            assert error.value.reason == reason
            assert (game.state.to_json(), game.save(), len(game.events)) == before
            refused += 1
    assert refused > 20


@rule("SA-R11")
@given(flights())
@slow
def test_what_is_offered_is_legal_and_what_is_legal_is_offered(flight: Flight) -> None:
    for game in planning(flight):
        for seat in range(game.record.seats):
            offered = {str(option) for option in game.choices(seat)}
            for text in flight.mind.sample(sorted(offered), min(3, len(offered))):
                assert game.why_not(seat, text) is None
            text = any_command(flight.mind)
            assert (text in offered) == (game.why_not(seat, text) is None)


@rule("SA-R6", "SA-R7", "SA-R8")
@given(flights())
@slow
def test_nobody_ever_sees_another_hand_or_the_face_of_another_plan(flight: Flight) -> None:
    for game in planning(flight):
        if game.state.solo:
            return
        for viewer in (None, *range(game.record.seats)):
            seen = game.view(viewer)
            for player in seen["players"]:
                assert type(player["hand"]) is (list if player["seat"] == viewer else int)
                assert all(type(pack) is int for pack in player["packs"] or ())
            for member in seen["crew"]:
                if member["seat"] not in (-1, viewer):
                    assert set(member["plan"]) <= {None, "action", "movement"}
