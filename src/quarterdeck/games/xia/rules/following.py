"""Following: the Mag-Harpoon (XIA-4.3.5, XIA-D19)."""

from collections.abc import Sequence
from functools import cache
from typing import Self

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.abilities import Use, unused
from quarterdeck.games.xia.rules.answers import Pass, Question
from quarterdeck.games.xia.rules.chart import SIDES, distance
from quarterdeck.games.xia.rules.hexes import around
from quarterdeck.games.xia.rules.risks import step_risks
from quarterdeck.games.xia.rules.steps import why_no_step
from quarterdeck.games.xia.rules.targets import adjacent_targets
from quarterdeck.games.xia.state import Captain, Npc, Step, Xia, ship_id
from quarterdeck.games.xia.under_way import Harpoon
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

ANY_TIME = ("any time",)
WITHOUT_LIMIT = 1000
"""More hexes than anybody flies in a turn."""


def questions(table: Xia, ship: Captain | Npc) -> list[Step]:
    """The questions to captains who could follow a ship that is about to make a step (XIA-D19)."""
    near = around(ship.at)
    beside = [one for one in table.captains if one.at in near]
    if not beside and table.harpoon is None:
        return []
    name = ship_id(ship)
    harpooners = _harpooners(table, name, beside)
    asked: list[Step] = [Harpooning(seat, name) for seat in harpooners]
    return [*asked, AskFollower(name)] if harpooners or table.harpoon is not None else []


def watchers(table: Xia) -> list[Captain]:
    """Captains on the board who have a card to follow a ship, can pay it and want to be asked."""
    cards = _harpoons(table.setting.pack)
    with_card = [one for one in table.captains if not cards.isdisjoint(one.abilities)]
    return [one for one in with_card if one.at and _watches(table, one)]


def _watches(table: Xia, captain: Captain) -> bool:
    """Whether a captain has a card to follow a ship, can pay it and wants to be asked."""
    if _harpoons(table.setting.pack).isdisjoint(captain.abilities) or not captain.orders.abilities:
        return False
    return bool(unused(table, captain, ANY_TIME))


@cache
def _harpoons(content: str) -> frozenset[str]:
    """The abilities that can be used at any time."""
    return frozenset([card.id for card in pack(content).abilities.values() if card.timing in ANY_TIME])


def _harpooners(table: Xia, name: str, beside: list[Captain]) -> list[int]:
    """Which captains beside a ship could harpoon it now, clockwise from the active captain (XIA-R8)."""
    asked = [one.seat for one in beside if _watches(table, one)]
    if not asked:
        return []
    return [seat for seat in table.clockwise(table.active) if seat in asked and name in adjacent_targets(table, seat)]


def let_go(table: Xia, name: str) -> None:
    """A ship jumped through a gate or was placed: nobody follows it any more, nor does it follow (XIA-D19)."""
    harpoon = table.harpoon
    if harpoon is not None and name in (harpoon.target, table.captains[harpoon.seat].ship):
        table.harpoon = None


class UseHarpoon(Use, frozen=True):
    """use mag-harpoon swamp-rat: try to follow an adjacent ship (XIA-4.3.5)."""

    verb = "use"
    timings = ANY_TIME

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Harpooning") -> Sequence[Self]:
        return [cls(card.id, frame.target) for card in unused(table, table.captains[seat], ANY_TIME)]

    def reason(self, table: Xia, seat: int, frame: "Harpooning") -> Reason | None:
        if self.about != frame.target:
            return Reason("only-the-moving-ship", "XIA-D19")
        return super().reason(table, seat, frame)


class Harpooning(Question, frozen=True):
    """A captain may harpoon the adjacent ship that is about to move (XIA-D19)."""

    clause = "XIA-D19"
    choices = (UseHarpoon, Pass)
    target: str

    def open(self, table: Xia) -> bool:
        """Asked until the card was used."""
        return bool(unused(table, table.captains[self.seat], ANY_TIME)) and table.harpoon is None

    def run(self, table: Xia) -> None:
        """The card was used."""


def begin_following(table: Xia, seat: int, target: str, hexes: int | None) -> None:
    """The harpoon has hit: its owner follows for a number of hexes, or without limit (XIA-4.3.5)."""
    table.harpoon = Harpoon(seat, target, WITHOUT_LIMIT if hexes is None else hexes)
    table.emit("harpooned", "XIA-4.3.5", seat=seat, ship=target)


class AskFollower(Step, frozen=True):
    """Before a step of a harpooned ship; the link ends if its follower cannot come after it (XIA-D19)."""

    clause = "XIA-D19"
    ship: str

    def run(self, table: Xia) -> None:
        harpoon = table.harpoon
        if harpoon is None or harpoon.target != self.ship:
            return
        if _can_follow(table, harpoon):
            table.then(Following(harpoon.seat, self.ship))
        else:
            table.harpoon = None


def _can_follow(table: Xia, harpoon: Harpoon) -> bool:
    """Whether the follower can step onto the hex that the target is about to leave."""
    follower, target = table.captains[harpoon.seat], table.ship(harpoon.target)
    assert target is not None
    ships = table.all_ships()
    if [ship for ship in ships if ship.at == target.at] != [target] or distance(follower.at, target.at) != 1:
        return False
    return why_no_step(table, follower, side_towards(table, follower.at, target.at), WITHOUT_LIMIT) is None


def side_towards(table: Xia, start: str, goal: str) -> str:
    return SIDES[table.chart.neighbours(start).index(goal)]


class Follow(Option, frozen=True):
    """follow: follow the harpooned ship into the hex that it leaves (XIA-D19)."""

    def take(self, table: Xia, seat: int, frame: "Following") -> None:
        table.done()

    def preview(self, table: Xia, seat: int, frame: "Following") -> list[Reason]:
        """The borders between the follower and the hex that the target leaves."""
        follower, target = table.captains[seat], table.ship(frame.target)
        assert target is not None
        return step_risks(table, seat, follower.at, side_towards(table, follower.at, target.at))


class LetGo(Pass, frozen=True):
    """pass: the harpoon lets go (XIA-D19)."""

    verb = "pass"

    def take(self, table: Xia, seat: int, frame: "Following") -> None:
        table.done()
        table.harpoon = None


class Following(Question, frozen=True):
    """The owner of a harpoon is asked before each step of its target (XIA-4.3.5)."""

    clause = "XIA-4.3.5"
    choices = (Follow, LetGo)
    target: str

    def default(self, table: Xia) -> Option:
        return LetGo()


class Followed(Step, frozen=True):
    """The follower has come after, or the link ends (XIA-D19)."""

    clause = "XIA-D19"
    hex: str

    def run(self, table: Xia) -> None:
        harpoon = table.harpoon
        if harpoon is None:
            return
        harpoon.left -= 1
        if table.captains[harpoon.seat].at != self.hex or harpoon.left < 1:
            table.harpoon = None
