"""Remembered offers: games play the same with everything remembered and with nothing remembered."""

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import VirtualClock
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.memo import remembered_by
from quarterdeck.kernel.offer_checks import asked_of
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.server.seat_texts import TableTexts

GAMES = {"gen7": 3}
"""Games of a setting: fewer of long ones."""
USUAL = 8
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("space-alert", 5, {}),
    ("space-alert", 4, {"clock": False}),
    ("space-alert", 3, {"pauses": True, "mission": "generated"}),
    ("space-alert", 1, {}),
    ("starship-captains", 4, {}),
    ("starship-captains", 2, {}),
    ("starship-captains", 1, {"passenger": "random"}),
    ("xia", 4, {"goal": 5, "rounds": 6}),
    ("xia", 3, {"goal": 5, "rounds": 5, "npc_ways": "asked", "npc_moves": "rolled"}),
    ("gen7", 3, {}),
]
REMEMBERING = tuple(
    f"quarterdeck.{part}."
    for part in (
        "kernel",
        "games.space_alert.rules",
        "games.starship_captains.rules",
        "games.xia.rules",
        "games.gen7.rules",
    )
)
"""Where offers are remembered; what packs contain stays loaded."""
COMPILED_FROM_TYPES = "quarterdeck.kernel.copying"
"""Remembers how classes are copied: no table can change that, and finding it out takes longer than any offer."""


def memos() -> list[Callable[[], None]]:
    """How to empty every memo and every cache of pure functions of a table."""
    modules = [module for name, module in sys.modules.items() if name.startswith(REMEMBERING)]
    found = {id(value): value.cache_clear for module in modules for value in vars(module).values() if _is_memo(value)}
    return list(found.values())


def _is_memo(value: object) -> bool:
    return hasattr(value, "cache_clear") and getattr(value, "__module__", "") != COMPILED_FROM_TYPES


def offers(game: str, seats: int, options: dict[str, Any], number: int, forget: Callable[[], None]) -> Iterator[str]:
    """All that is offered in a random game, frame by frame; `forget` is called before every offer."""
    state, luck = registry.manifest_of(game).table_for(seats, options, Chance(f"memo {number}")), Random(number)
    while not state.over:
        for seat in state.seats():
            forget()
            found = state.copy().options(seat)  # tables may remember something as well, their copies do not
            if found:
                yield f"{state.agenda[-1].name} {seat}: {', '.join(map(str, found))}"
                state.carry_out(seat, luck.choice(found))
        VirtualClock().tick(state)


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_what_is_remembered_is_what_the_rules_offer(game: str, seats: int, options: dict[str, Any]) -> None:
    """The first run remembers from game to game, from frame to frame; the second asks the rules every time."""
    remembered = [list(offers(game, seats, options, number, lambda: None)) for number in range(GAMES.get(game, USUAL))]
    clear_all = memos()

    def forget_everything() -> None:
        for clear in clear_all:
            clear()

    for number, offered in enumerate(remembered):
        assert offered == list(offers(game, seats, options, number, forget_everything))


def has_own_offers(game: str) -> bool:
    return any(frame.offers_by_own_parts for frame in registry.rules_of(game).state.frame_kind.kinds.values())


@pytest.mark.parametrize(("game", "seats", "options"), [one for one in SETTINGS if has_own_offers(one[0])])
def test_the_same_facts_mean_the_same_offer(game: str, seats: int, options: dict[str, Any]) -> None:
    """A server does not ask the rules again as long as the facts of an offer stay the same."""
    again = 0
    for number in range(USUAL):
        state, luck = registry.manifest_of(game).table_for(seats, options, Chance(f"facts {number}")), Random(number)
        texts, known = TableTexts(), dict[int, tuple[Any, list[Any]]]()
        while not state.over:
            for seat in range(seats):
                again += sum(compare_offers(state, texts, known, one) for one in range(seats))
                found = state.options(seat) if seat in state.seats() else []
                if found:
                    state.carry_out(seat, luck.choice(found))
            VirtualClock().tick(state)
    assert again


def compare_offers(state: State, texts: TableTexts, known: dict[int, tuple[Any, list[Any]]], seat: int) -> bool:
    """Check what a seat is offered under the same facts as last time; False if they are not the same."""
    texts.look(state)
    if texts.offer_facts is None:
        return False
    facts, before = (texts.offer_facts, texts.parts(state, seat)), known.get(seat)
    known[seat] = facts, asked_of(state, seat)
    same = before is not None and before[0] == facts
    assert not same or known[seat] == before
    return same


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_turn_offers_every_kind_of_option_that_its_rules_offer(seats: int) -> None:
    """Turns do not ask for what the ship cannot have; asking for everything gives the same."""
    turns = 0
    for number in range(USUAL):
        state = registry.manifest_of("starship-captains").table_for(seats, {}, Chance(f"turns {number}"))
        luck = Random(number)
        while not state.over:
            (seat,), frame = state.seats(), state.agenda[-1]
            found = frame.offer(state, seat)
            assert found == Frame.offer(frame, state, seat)
            turns += frame.name == "turn"
            state.carry_out(seat, luck.choice(found))
    assert turns > 100


class Sign(Option, frozen=True):
    """sign: a sign."""


def test_a_memo_asks_once_for_the_same_facts_and_forgets_when_told() -> None:
    asked = []

    @remembered_by(lambda table, seat, frame: (table["phase"],))
    def signs(table: Any, seat: int, frame: Any) -> list[Option]:
        asked.append(table["phase"])
        return [Sign()]

    for phase in (1, 1, 2, 1):
        assert signs({"phase": phase}, 0, None) == [Sign()]
    assert asked == [1, 2]
    signs.cache_clear()  # type: ignore[attr-defined]
    signs({"phase": 1}, 0, None)
    assert asked == [1, 2, 1]


def test_the_memos_of_all_games_are_found() -> None:
    """Otherwise the comparison above would compare memos with themselves."""
    from quarterdeck.games.gen7.rules import dice, laying, placing, special_rules
    from quarterdeck.games.space_alert.rules import commands, planning
    from quarterdeck.games.starship_captains.rules import rooms, turn
    from quarterdeck.games.xia.rules import chart, outfitting

    remembered = (
        (commands, "_ways"),
        (planning, "_signs"),
        (rooms, "_in_room"),
        (turn, "_choices"),
        (chart, "chart"),
        (outfitting, "_purchases"),
        (dice, "hand"),
        (laying, "ways_with_dice"),
        (special_rules, "_by_kind"),
        (placing, "placements"),
    )
    known = [vars(module)[name] for module, name in remembered]
    cleared = memos()
    assert all(memo.cache_clear in cleared for memo in known)
