"""Moving and jumping (SC-5), and who reserves a planet (SC-6.12 to SC-6.24)."""

from functools import cache

from quarterdeck.games.starship_captains.content.vocabulary import Count, Effect
from quarterdeck.games.starship_captains.rules.damage import Struck
from quarterdeck.games.starship_captains.rules.effects import Decline, can_do, resolve
from quarterdeck.games.starship_captains.state import Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_ROUTE = Reason("no-route-here", "SC-5.1")


class Move(Effect, frozen=True):
    """`move 2`: up to so many moves (SC-18.1, SC-18.2)."""

    count: Count = 1

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Moving(seat, self.count))

    def worth(self) -> float:
        return 0.35 * self.count

    def symbols(self) -> tuple[str, ...]:
        icons = {1: ("move",), 2: ("move-2",)}
        return icons.get(self.count, ("move", str(self.count)))


class Jump(Effect, frozen=True):
    """`jump` (SC-18.17)."""

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Jumping(seat))

    def worth(self) -> float:
        return 0.8


class Fly(Option, frozen=True):
    """fly s7: along a route to its other end (SC-5.1); a pirate there costs 1 damage (SC-5.4)."""

    route: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> tuple["Fly", ...]:
        return _flights(table.pack.maps[table.map].at[table.captains[seat].at])

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        here = table.pack.maps[table.map].at[table.captains[seat].at]
        return None if self.route in here else NO_ROUTE

    def preview(self, table: StarshipCaptains, seat: int, frame: Step) -> list[Reason]:
        """Where it leads, and whether a pirate waits on the way."""
        pirate = table.routes.get(self.route)
        return [
            Reason("flight-destination", "SC-5.1", {"place": self._destination(table, seat)}),
            *([Reason("flight-pirate", "SC-5.4", {"pirate": pirate})] if pirate else []),
        ]

    def targets(self, table: StarshipCaptains, seat: int, frame: "Moving") -> tuple[str, ...]:
        return (f"place:{self._destination(table, seat)}", f"route:{self.route}")

    def _destination(self, table: StarshipCaptains, seat: int) -> str:
        return table.pack.maps[table.map].other_end(self.route, table.captains[seat].at)

    def take(self, table: StarshipCaptains, seat: int, frame: "Moving") -> None:
        here = table.captains[seat].at
        place = table.pack.maps[table.map].other_end(self.route, here)
        table.done()
        frame.use_one(table)
        table.captains[seat].at = place
        table.emit("moved", "SC-5.1", seat=seat, route=self.route, place=place)
        reserve(table, seat, here, place)
        frame.go_on(table, frame.extra or _one_more(table, seat))
        if self.route in table.routes:
            table.then(Struck(seat))


@cache
def _flights(routes: tuple[str, ...]) -> tuple[Fly, ...]:
    return tuple(map(Fly, routes))


def _one_more(table: StarshipCaptains, seat: int) -> int:
    """Whether a move brings another with it: once per turn (SC-19.28, SC-19.36), in the own turn (SC-D28)."""
    if table.marks.engine or seat != table.active:
        return 0
    return int(any(ability.one_more_move for ability in table.abilities(seat)))


class JumpTo(Option, frozen=True):
    """leap p3: jump to any other location, past all pirates (SC-5.6, SC-5.7)."""

    verb = "leap"
    place: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["JumpTo"]:
        here = table.captains[seat].at
        return [cls(place) for place in table.pack.maps[table.map].at if place != here]

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"place:{self.place}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        here, table.captains[seat].at = table.captains[seat].at, self.place
        table.emit("jumped", "SC-5.6", seat=seat, place=self.place)
        reserve(table, seat, here, self.place)


class ReplaceMove(Option, frozen=True):
    """instead: another effect in place of a single move or jump (SC-19.19)."""

    verb = "instead"

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["ReplaceMove"]:
        return [cls()] if may_replace_moves(table, seat) else []

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        return None if may_replace_moves(table, seat) else Reason("nothing-instead-of-moves", "SC-19.19")

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        if isinstance(frame, Moving):
            frame.use_one(table)
            frame.go_on(table, frame.extra)
        card, effects = table.cards_that(seat, "instead_of_move")[0]
        table.emit("ability-works", "SC-19.19", seat=seat, card=card)
        resolve(table, seat, effects)


def may_replace_moves(table: StarshipCaptains, seat: int) -> bool:
    """Something may, and it would do anything (SC-R19)."""
    return any(one.instead_of_move and can_do(table, seat, one.effects) for one in table.abilities(seat))


class Moving(Asked, frozen=True):
    """Moves of one effect, each optional (SC-5.2, SC-5.3)."""

    clause = "SC-5.2"
    choices = (Fly, ReplaceMove, Decline)
    left: int
    extra: int = 0
    """How many of them, the last ones, an ability has added."""

    def use_one(self, table: StarshipCaptains) -> None:
        """An ability that adds a move has worked only when that move is used (SC-19.28, SC-5.2)."""
        if self.left == self.extra:
            table.marks.engine = True
            for card, _ in table.cards_that(self.seat, "one_more_move")[:1]:  # unless it was paid with meanwhile
                table.emit("ability-works", "SC-19.28", seat=self.seat, card=card)

    def go_on(self, table: StarshipCaptains, extra: int) -> None:
        """The moves that are left, with what was added to them."""
        left = self.left - 1 + extra - self.extra
        if left:
            table.then(Moving(self.seat, left, extra))


class Jumping(Asked, frozen=True):
    clause = "SC-5.6"
    choices = (JumpTo, ReplaceMove, Decline)


# Reservations


def reserve(table: StarshipCaptains, ship: int, left: str, place: str) -> None:
    """A ship has left one location for another; reservations follow at once (SC-D16)."""
    _leave(table, ship, left)
    _arrive(table, ship, place)


def _leave(table: StarshipCaptains, ship: int, place: str) -> None:
    """Who is left alone on a planet reserves it (SC-6.16 to SC-6.18, SC-6.21)."""
    if table.holders.get(place) == ship:
        del table.holders[place]
    left = table.ships_at(place)
    if len(left) == 1 and is_planet(table, place) and table.holders.get(place) != left[0]:
        table.holders[place] = left[0]
        table.emit("reserved", "SC-6.16", seat=left[0], place=place)


def _arrive(table: StarshipCaptains, ship: int, place: str) -> None:
    """Who comes to a planet without other ships reserves it (SC-6.12, SC-6.14)."""
    if table.ships_at(place) == [ship] and is_planet(table, place):
        table.holders[place] = ship
        table.emit("reserved", "SC-6.12", seat=ship, place=place)


def is_planet(table: StarshipCaptains, place: str) -> bool:
    """Nothing is reserved on stations (SC-6.23)."""
    return place not in table.stations


def may_perform_at(table: StarshipCaptains, seat: int) -> bool:
    """Whether no other ship reserves the planet where this one is (SC-6.15)."""
    return table.holders.get(table.captains[seat].at, seat) == seat
