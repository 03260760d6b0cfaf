"""States that an earlier version kept still fit their games, though the rules have come to note more since then."""

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from quarterdeck.games.gen7.state import NOBODY, Gen7
from quarterdeck.kernel.errors import BadRecord
from quarterdeck.kernel.history import Game
from quarterdeck.server.stored_game import played_again


def played_until(reached: Callable[[Any], bool]) -> Game:
    """A game of Gen7, played by chance until its table is like this."""
    for seed in count(35):
        game, luck = Game("gen7", seats=4, seed=seed), Random(seed)
        while not game.over:
            seat = game.seats()[0]
            game.act(seat, luck.choice(game.choices(seat)))
            if reached(game.state):
                return game
    raise AssertionError


def kept(game: Game) -> dict[str, Any]:
    """The state of a game as it is kept, as plain data."""
    fields: dict[str, Any] = msgspec.json.decode(game.state.to_json())
    return fields


def fits(game: Game, fields: dict[str, Any]) -> bool:
    """Whether a game replays to a state that was kept."""
    inputs, state = game.record.inputs, msgspec.json.encode(fields)
    try:
        again = asyncio.run(played_again(game.record, inputs, {"seq": len(inputs), "state": state}))
    except BadRecord:
        return False
    return again.state == game.state


def between_cards(table: Gen7) -> bool:
    return table.concerned != NOBODY and not table.card


def a_tie_was_broken(table: Gen7) -> bool:
    return any(vote.by_chief for vote in table.decided)


def test_a_state_kept_between_two_crossroads_cards_fits() -> None:
    game = played_until(between_cards)
    earlier = kept(game)
    del earlier["concerned"], earlier["arrivals"]
    assert fits(game, earlier | {"card_seat": NOBODY})
    assert not fits(game, earlier | {"card_seat": 0})


def test_a_state_with_votes_that_did_not_say_who_broke_their_ties_fits() -> None:
    game = played_until(a_tie_was_broken)
    earlier = kept(game)
    for vote in earlier["decided"]:
        del vote["by_chief"]
    if earlier["opened"] is not None:
        del earlier["opened"]["by_chief"]
    assert fits(game, earlier)
    earlier["decided"][0]["winner"] = "nothing"
    assert not fits(game, earlier)


@pytest.mark.parametrize("name", ["divisions", "players"])
def test_what_a_kept_state_says_otherwise_does_not_fit(name: str) -> None:
    game = played_until(between_cards)
    other = kept(game)
    if name == "players":
        other["players"][2]["merit"] += 1
    else:
        del other["divisions"]["energy"]
    assert fits(game, kept(game))
    assert not fits(game, other)
