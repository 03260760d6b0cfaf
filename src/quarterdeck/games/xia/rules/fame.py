"""Fame and victory (XIA-3)."""

from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.errors import GameOver, Reason

LUCKY = 20
"""The natural face that brings luck fame (XIA-3.3.1)."""


def gain_fame(table: Xia, seat: int, amount: int, source: str, clause: str) -> None:
    """A captain gains fame, and wins at once when reaching the goal (XIA-3.1.2, XIA-D12)."""
    captain = table.captains[seat]
    captain.fame += amount
    captain.sources = {**captain.sources, source: captain.sources.get(source, 0) + amount}
    table.emit("fame-gained", clause, seat=seat, amount=amount, source=source, fame=captain.fame)
    if captain.fame >= table.setting.goal:
        end_game(table, [seat], "XIA-3.1.2")


def luck(table: Xia, seat: int, face: int) -> None:
    """A natural 20 on a die of one's own brings 1 fame, once for each captain and turn (XIA-3.3, XIA-D14)."""
    if face == LUCKY and seat not in table.turn.lucky:
        table.turn.lucky = (*table.turn.lucky, seat)
        gain_fame(table, seat, 1, "luck", "XIA-3.3.1")


def may_buy_fame(table: Xia, seat: int) -> bool:
    """The point that would win cannot be bought (XIA-3.2.7)."""
    return not table.may_win(seat)


def foreseen_fame(table: Xia, seat: int, clause: str) -> list[Reason]:
    """What an option that brings a point of fame says beforehand: that it does, and whether it wins by that."""
    wins = [Reason("wins-game", "XIA-3.1.2")] if table.may_win(seat) else []
    return [Reason("gains-fame", clause, {"fame": 1}), *wins]


def note_standings(table: Xia) -> None:
    """Remember the fame of every captain as it is now."""
    table.standings = (*table.standings, tuple([captain.fame for captain in table.captains]))


def end_at_last_round(table: Xia) -> None:
    """The most fame wins, then the most credits; those still equal share the victory (XIA-R27)."""
    best = max((captain.fame, captain.credits) for captain in table.captains)
    winners = [captain.seat for captain in table.captains if (captain.fame, captain.credits) == best]
    end_game(table, winners, "XIA-R27")


def credits_decided(table: Xia) -> bool:
    """Whether somebody else has as much fame as the winners, but fewer credits (XIA-R27)."""
    best = {table.captains[seat].fame for seat in table.winners}
    return any(captain.fame in best for captain in table.captains if captain.seat not in table.winners)


def end_game(table: Xia, winners: list[int], clause: str) -> None:
    """The game is over, whatever else was on the agenda."""
    table.winners = tuple(winners)
    note_standings(table)
    table.emit("game-won", clause, winners=winners)
    raise GameOver
