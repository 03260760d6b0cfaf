"""Tables for tests of Gen7: a ship in mid-episode, with whatever a test needs on it."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.gen7.campaign_log import Options
from quarterdeck.games.gen7.rules.fates import deal_fates
from quarterdeck.games.gen7.rules.setup import new_table, starting_dice
from quarterdeck.games.gen7.rules.turn import EndOfTurn, TakingTurn
from quarterdeck.games.gen7.state import NOTHING, QUARTERS, RESOURCES, SYSTEMS, Die, Gen7, Task, Turn
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Illegal
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.option import Option

SECTORS = ("science", "engineering", "bioscience", "mechanical")


def ship(seats: int = 4, *, sectors: Sequence[str] = SECTORS, section: str = "1.01", **loaded: list[Any]) -> Gen7:
    """A ship in round 1 of episode 1: nobody has tokens or cards, all dice show 3, nothing is on the agenda."""
    table = new_table(seats, Options(), Chance("test"))
    table.agenda, table.event_sink = [], []
    table.chance.loaded = dict(loaded)
    table.round, table.last_round, table.section = 1, 5, section
    table.vault, table.divisions = NOTHING, dict.fromkeys(SYSTEMS, 0)
    table.markers = table.order = tuple(range(seats))
    table.goals = table.pack.episodes[1].goals
    deal_fates(table)
    for player, sector in zip(table.players, sectors, strict=False):
        row = table.pack.sectors[sector]
        player.sector, player.crew = sector, list(table.pack.crew)[player.seat]
        player.dice = tuple(Die(die.kind, 3, die.at) for die in starting_dice(row.colonists, row.robot_home))
        player.algorithms, player.upgrades = ("", ""), (None, None)
    return table


def stock(**tokens: int) -> dict[str, int]:
    return {type_: tokens.get(type_, 0) for type_ in RESOURCES}


def dice(*names: str, at: str = QUARTERS) -> tuple[Die, ...]:
    """`colonist-4`, `robot-11`, or with a place: `officer-5 hq:0`."""
    found = []
    for name in names:
        word, _, place = name.partition(" ")
        kind, _, result = word.partition("-")
        found.append(Die(kind, int(result), place or at))  # type: ignore[arg-type]  # as tests write it
    return tuple(found)


def turn_of(table: Gen7, seat: int) -> Gen7:
    """It is a player's turn, and nothing comes after it."""
    table.turn = Turn(seat)
    table.agenda = [EndOfTurn(seat), TakingTurn(seat)]
    table.advance()
    return table


def row(table: Gen7, *cards: str) -> Gen7:
    table.row = tuple(Task(card) for card in cards)
    return table


def act(table: Gen7, seat: int, *texts: str) -> None:
    for text in texts:
        table.act(seat, table.option(text))


def refusal(table: Gen7, seat: int, text: str) -> str:
    """The id of the reason why a choice is refused, and its clause; nothing if it is not."""
    reason = table.why_not(seat, table.option(text))
    return "" if reason is None else f"{reason.id} {reason.clause}"


def offered(table: Gen7, seat: int, verb: str = "") -> list[str]:
    """What a seat may choose, of one kind."""
    return [str(option) for option in table.options(seat) if option.verb == verb or not verb]


def told(table: Gen7, kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind so far."""
    return [one.args for one in table.event_sink or [] if isinstance(one, Event) and one.kind == kind]


__all__ = ["Illegal", "Option", "act", "dice", "offered", "refusal", "row", "ship", "stock", "told", "turn_of"]
