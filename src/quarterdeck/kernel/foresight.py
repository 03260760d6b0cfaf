"""Foresight: which choices cannot be taken back, and which need no asking, before they are made."""

from collections.abc import Iterable
from typing import Any

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.event import BARRIERS, Rolled
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import Covered, learnt, secrets


def final_options(table: State, seat: int, options: Iterable[Option]) -> list[Option]:
    """The options that end undo.

    Declarations of a kind (`bars_undo`, `keeps_undo`) are trusted. Each of the others is tried in a world that `seat`
    cannot tell from this one, so that the answer gives nothing away.
    """
    trial: _Trial | None = None
    final: list[Option] = []
    for option in options:
        known = _declared(table, seat, option)
        if known is None:
            trial = trial or _Trial(table, seat)
            known = trial.ends_undo(option)
        if known:
            final.append(option)
    return final


def only_choice(table: State, seat: int) -> Option | None:
    """What a seat has to do if the game waits for it and there is no alternative."""
    if seat not in table.seats() or not table.agenda[-1].blocking:
        return None
    moves = [option for option in table.options(seat) if not option.aside]
    return moves[0] if len(moves) == 1 else None


def automatic_choice(table: State, seat: int) -> Option | None:
    """The only choice of a seat, if it may be carried out without asking: it can be taken back, or just ends a turn.

    While a coach explains the game, everything is asked for.
    """
    only = only_choice(table, seat) if table.coach is None else None
    if only is None or only.is_open:
        return None
    return only if only.ends_turn or not final_options(table, seat, [only]) else None


def _declared(table: State, seat: int, option: Option) -> bool | None:
    """Whether an option ends undo, as far as its kind says; None if it has to be tried."""
    if option.bars_undo:
        return True
    trusted = option.keeps_undo and not table.may_win(seat)
    return option.bars_undo_after(table) if trusted else None


class _Trial:
    """A world in which options are tried for one seat."""

    def __init__(self, table: State, seat: int) -> None:
        self.world, self.seat = table.imagined(seat, Chance("foresight")), seat
        self.hidden: dict[str, Covered] = secrets(self.world)

    def ends_undo(self, option: Option) -> bool:
        recorded: list[Any] = []
        after = self.world.copy()
        after.event_sink = recorded
        after.act(self.seat, option)
        barred = option.bars_undo_after(after) or any(isinstance(one, (*BARRIERS, Rolled)) for one in recorded)
        return barred or after.over or learnt(self.hidden, secrets(after))
