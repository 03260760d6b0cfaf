"""Targets: what on the board options are about, for boards that light things up."""

import re
from collections import defaultdict

import pytest

from quarterdeck import Game
from quarterdeck.kernel.chance import Chance

KINDS = {
    "space-alert": {"card", "slot", "seat", "hand", "common", "serious", "station", "tile"},
    "starship-captains": {
        "room", "figure", "cargo", "place", "route", "card", "slot", "hull", "medals", "space", "row", "queue",
    },
    "xia": {"ability", "cargo", "compartment", "hex", "mission", "outfit", "place", "ship", "side"},
    "gen7": {
        "card", "choice", "die", "group", "player", "recovery", "room", "shared", "skill", "spot", "task", "token",
        "vault",
    },
}  # fmt: skip
NOWHERE = {
    "space-alert": set(),
    "starship-captains": {"choose"},
    "xia": {"arm", "rearm", "damage"},
    "gen7": {"arrange", "choose-side", "draw-more", "set-robot"},
}
"""Verbs with fields that may be about nothing on the board: numbers, sides, "let the program do it"."""


def targets_in(game: Game, seed: str) -> dict[str, set[tuple[str, ...]]]:
    """The targets of every option that a random game offers, by verb."""
    chance, found = Chance(seed), defaultdict[str, set[tuple[str, ...]]](set)
    while not game.over:
        for seat in game.seats():
            options = game.choices(seat)
            for option in options:
                found[option.verb].add(game.state.targets(seat, option))
            if options:
                game.act(seat, options[chance.below("choice", len(options))])
        if not game.over and game.state.deadline() is not None:
            game.clock(game.state.now + 20)
    return found


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("space-alert", 3, {"campaign": {}}),
        ("starship-captains", 3, {}),
        ("starship-captains", 1, {}),
        ("xia", 3, {}),
        ("gen7", 3, {}),
    ],
)
def test_options_with_fields_are_about_things_of_known_kinds(name: str, seats: int, options: dict[str, object]) -> None:
    game = Game(name, seats=seats, seed="targets", **options)
    found = targets_in(game, "targets")
    texts = {target for some in found.values() for targets in some for target in targets}
    assert {target.split(":")[0] for target in texts} <= KINDS[name]
    assert all(re.fullmatch(r"[a-z]+(:\S+)?", target) for target in texts)
    bare = {verb for verb, some in found.items() if () in some}
    fields = {verb for verb in bare if _has_fields(name, verb)}
    assert fields <= NOWHERE[name]


def _has_fields(name: str, verb: str) -> bool:
    from quarterdeck.kernel.frame import options_of_game
    from quarterdeck.kernel.registry import rules_of

    return bool(options_of_game(rules_of(name).state.frame_kind)[verb].__struct_fields__)


def test_cards_and_slots_of_a_plan_are_named() -> None:
    game = Game("space-alert", seats=1, seed="0", mission="S2-1")
    game.act(0, "ready")
    card = game.state.players[0].hand[0]
    place = game.state.option(f"place 0 {card} 2")
    assert game.state.targets(0, place) == (f"card:{card}", "slot:0:2")
    game.act(0, place)
    texts = {"take-back 0 2": ("slot:0:2", "hand"), "turn 0 2": ("slot:0:2",), "move 0 2 1": ("slot:0:2", "slot:0:1")}
    assert {text: game.state.targets(0, game.state.option(text)) for text in texts} == texts


def test_a_route_leads_to_its_other_end() -> None:
    game = Game("starship-captains", seats=2, seed="0")
    seat = game.seats()[0]
    fly = next(one for one in game.choices(seat) if one.verb == "activate" and "navigation" in str(one))
    assert game.state.targets(seat, fly)[0] == "room:navigation"
    game.act(seat, fly)
    flights = [one for one in game.choices(seat) if one.verb == "fly"]
    here, chart = game.state.captains[seat].at, game.state.pack.maps[game.state.map]
    for option in flights:
        place, route = game.state.targets(seat, option)
        assert {place.removeprefix("place:"), here} == set(chart.routes[route.removeprefix("route:")].ends)
    assert flights
