"""Random games: what holds after every action, and that every game ends (SC-R19, SC-R25 to SC-R28)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from quarterdeck import Game
from quarterdeck.games.starship_captains.state import StarshipCaptains
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Illegal
from quarterdeck.kernel.history import replay
from quarterdeck.kernel.option import Option
from tests.rules import rule
from tests.starship_captains.invariants import Arrivals, check
from tests.starship_captains.tables import Voyage

MOST_TURNS = 60
"""Of one captain in one round (SC-R28)."""
CONFIRMED = {
    "end-of-turn": "end-turn",
    "turn": "pass",
    "looking": "decline",
    "assigning": "assign",
}
"""Questions that may have one answer only (SC-R19)."""
TRIED = range(8)
"""Options of other moments, and mixtures of them, that are tried at every decision."""


def one_of(options: list[Option], chance: Chance) -> Option:
    return options[chance.below("option", len(options))]


def mixed(one: Option, other: Option, chance: Chance) -> Option:
    """The first option, with a word of the other where they speak of the same."""
    shared = [name for name in one.__struct_fields__ if name in other.__struct_fields__]
    if not shared:
        return one
    name = shared[chance.below("word", len(shared))]
    return replace(one, **{name: getattr(other, name)})


def chosen(options: list[Option], chance: Chance) -> Option:
    """One of the options; a pass is chosen less often, so that games are long."""
    kept = [option for option in options if option.verb != "pass"]
    return one_of(kept if kept and chance.below("pass", 12) else options, chance)


def check_question(table: StarshipCaptains, seat: int, options: list[Option]) -> None:
    """A compulsory choice with one option is not asked, and nobody else is asked anything (SC-R19)."""
    assert options
    assert len(options) > 1 or options[0].verb == CONFIRMED.get(table.agenda[-1].name), table.agenda[-1]
    assert all(not table.options(other) for other in range(table.seat_count) if other != seat)


def check_refusals(table: StarshipCaptains, seat: int, options: list[Option], others: list[Option]) -> None:
    """What is listed is legal, everything else is refused and changes nothing (SC-R25)."""
    before = table.to_json()
    assert len(set(options)) == len(options)
    assert all(table.why_not(seat, option) is None for option in options)
    for option in others:
        if option not in options:
            with pytest.raises(Illegal):
                table.act(seat, option)
    assert table.to_json() == before


@rule("SC-R19", "SC-R25", "SC-R27", "SC-R28", "SC-12.21")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_their_pieces_and_end(seats: int, seed: int) -> None:
    table = Voyage(seats, seed=f"random {seed}", first=-1 if seats > 1 else 0).table
    for captain in table.captains:
        captain.damage = 7 if seed % 2 else 3  # in every second game little cargo fits
    chance, arrivals, known = Chance(f"{seats}/{seed}"), Arrivals(table), [table.option("pass")]
    turns: Counter[tuple[int, int]] = Counter()
    while not table.over:
        seat = table.seats()[0]
        options = table.options(seat)
        check_question(table, seat, options)
        check_refusals(
            table, seat, options, [mixed(one_of(known, chance), one_of(known, chance), chance) for _ in TRIED]
        )
        known = [*dict.fromkeys([*known, *options])]
        choice = chosen(options, chance)
        turns[table.round, table.active] += choice.verb == "end-turn"
        table.act(seat, choice)
        check(table)
        arrivals.check()
    assert max(turns.values()) <= MOST_TURNS
    assert sum(turns.values()) > 4 * seats, "these games are played, not passed"


@rule("SC-R26")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_same_seed_and_actions_give_the_same_game_from_any_decision(seats: int) -> None:
    game, chance = Game("starship-captains", seats=seats, seed="26"), Chance("26")
    kept = []
    while not game.over:
        kept.append((game.save(), game.state.to_json()))
        game.act(game.seats()[0], chosen(game.choices(game.seats()[0]), chance))
    again = replay(game.record)
    assert (again.state.to_json(), again.result()) == (game.state.to_json(), game.result())
    for number in range(0, len(kept), len(kept) // 8):
        saved, state = kept[number]
        resumed = Game.load(saved)
        assert resumed.state.to_json() == state
        restored = StarshipCaptains.from_json(state)
        for given in game.record.inputs[number:]:
            resumed.repeat(given)
            assert given.seat is not None
            restored.act(given.seat, restored.option(given.do))
        assert resumed.state.to_json() == restored.to_json() == game.state.to_json()
    other = Game("starship-captains", seats=seats, seed="27")
    assert other.state.to_json() != replay(game.record, 0).state.to_json()
