"""Loose cubes: picking up what lies on a hex, and jettisoning (XIA-28.5)."""

from collections.abc import Iterable, Sequence
from typing import Self

from quarterdeck.games.xia.rules.acting import begin_action, here
from quarterdeck.games.xia.rules.cargo import NO_ROOM, NO_SUCH_CARGO, is_aboard
from quarterdeck.games.xia.rules.cargo_words import Cubes, read_cargo, write_cargo
from quarterdeck.games.xia.rules.cubes import drop, load, with_fewer
from quarterdeck.games.xia.rules.holds import room
from quarterdeck.games.xia.state import Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NOTHING_LIES_HERE = Reason("cubes-not-here", "XIA-28.5.3")
NOT_ABOARD = Reason("cubes-not-aboard", "XIA-28.5.1")
OWN_JETTISON = Reason("own-jettison", "XIA-28.5.4")


def _takeable(table: Xia, spot: str) -> Cubes:
    """The cubes on a hex that the active captain has not dropped there himself in this turn (XIA-28.5.4)."""
    lying, own = table.ground.get(spot), table.turn.dropped.get(spot, {})
    return (
        {kind: count - own.get(kind, 0) for kind, count in lying.items() if count > own.get(kind, 0)} if lying else {}
    )


class PickUp(Option, frozen=True):
    """pick-up 1holo: take cubes that lie here, as a minor action (XIA-28.5.3)."""

    is_open = True
    keeps_undo = True
    cargo: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        lying = _takeable(table, here(table, seat, frame)) if table.ground else {}
        if not lying or not (free := room(table, seat)):
            return ()
        most = {kind: min(count, free) for kind, count in lying.items()}
        all_types = [write_cargo(lying)] if len(lying) > 1 and sum(lying.values()) <= free else []
        one = [write_cargo({kind: 1}) for kind in lying]
        return [
            cls(text) for text in dict.fromkeys([*all_types, *(write_cargo({k: n}) for k, n in most.items()), *one])
        ]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        cubes, spot = read_cargo(self.cargo), here(table, seat, frame)
        if cubes is None:
            return NO_SUCH_CARGO
        lying, takeable = table.ground.get(spot, {}), _takeable(table, spot)
        if any(count > lying.get(kind, 0) for kind, count in cubes.items()):
            return NOTHING_LIES_HERE
        if any(count > takeable.get(kind, 0) for kind, count in cubes.items()):
            return OWN_JETTISON
        return NO_ROOM if sum(cubes.values()) > room(table, seat) else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        cubes, spot = read_cargo(self.cargo), here(table, seat, frame)
        assert cubes is not None
        begin_action(table, frame, full=False)
        for kind, count in cubes.items():
            _take_from_ground(table, spot, kind, count)
            load(table.captains[seat], kind, count)
        table.emit("cargo-picked-up", "XIA-28.5.3", seat=seat, cargo=self.cargo)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{here(table, seat, frame)}", *(f"cargo:{kind}" for kind in read_cargo(self.cargo) or ()))


def _take_from_ground(table: Xia, spot: str, kind: str, count: int) -> None:
    lying = {**table.ground, spot: with_fewer(table.ground[spot], kind, count)}
    table.ground = {place: cubes for place, cubes in lying.items() if cubes}


class Jettison(Option, frozen=True):
    """jettison 1holo: drop cubes on the ship's own hex, as a minor action (XIA-28.5.1, XIA-D49)."""

    is_open = True
    keeps_undo = True
    cargo: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        """All cubes of one type (XIA-R32)."""
        return [cls(write_cargo({kind: count})) for kind, count in table.captains[seat].cargo.items()]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        cubes = read_cargo(self.cargo)
        if cubes is None:
            return NO_SUCH_CARGO
        return None if is_aboard(table.captains[seat], cubes) else NOT_ABOARD

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        jettison(table, seat, (read_cargo(self.cargo) or {}).items())
        table.emit("cargo-jettisoned", "XIA-28.5.1", seat=seat, cargo=self.cargo)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return tuple(f"cargo:{kind}" for kind in read_cargo(self.cargo) or ())


def jettison(table: Xia, seat: int, cubes: Iterable[tuple[str, int]]) -> None:
    """Cubes go overboard; they lie where the ship is."""
    for kind, count in cubes:
        drop(table, seat, kind, count, table.captains[seat].at)
