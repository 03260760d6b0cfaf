"""Attacks that the other seats may interrupt, reactions to reactions, a die, and a card that is turned up."""

from typing import Annotated, ClassVar

from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import GameOver, Reason
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.manifest import GameRules, GameTexts, Manifest
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import LANGUAGES
from quarterdeck.kernel.zone import Zone, nobody


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    hull: int = 3


class Ship(Struct):
    seat: int
    hull: int
    shields: int = 2
    scanned: int = 0


class Step(Frame, frozen=True):
    """A frame of the duel."""


class Duel(State, kw_only=True):
    frame_kind: ClassVar[type[Frame]] = Step
    ships: list[Ship]
    sectors: Annotated[tuple[int, ...], Zone(nobody, "sectors")] = (1, 2, 3, 4, 5, 6)
    winner: int | None = None


class Fire(Option, frozen=True):
    """fire 1: attack seat 1, who may react."""

    target: int

    @classmethod
    def offer(cls, table: Duel, seat: int, frame: Step) -> list["Fire"]:
        return [cls(ship.seat) for ship in table.ships if ship.seat != seat and ship.hull > 0]

    def reason(self, table: Duel, seat: int, frame: Step) -> Reason | None:
        afloat = 0 <= self.target < table.seat_count and self.target != seat and table.ships[self.target].hull > 0
        return None if afloat else Reason("no-target", "", {"target": self.target})

    def take(self, table: Duel, seat: int, frame: Step) -> None:
        table.done()
        table.then(React(seat, self.target, 0), Turn((seat + 1) % table.seat_count))


class Scan(Option, frozen=True):
    """scan: turn up the next sector; what is seen cannot be unseen."""

    def reason(self, table: Duel, seat: int, frame: Step) -> Reason | None:
        return None if table.sectors else Reason("no-sector", "")

    def take(self, table: Duel, seat: int, frame: Step) -> None:
        found, *rest = table.sectors
        table.sectors = tuple(rest)
        table.ships[seat].scanned += found
        table.emit("scanned", "", seat=seat, found=found)
        table.done()
        table.then(Turn((seat + 1) % table.seat_count))


class Aim(Option, frozen=True):
    """aim: a harmless step of the own turn that can be taken back."""

    def reason(self, table: Duel, seat: int, frame: "Turn") -> Reason | None:
        return Reason("aimed", "") if frame.aimed else None

    def take(self, table: Duel, seat: int, frame: Step) -> None:
        table.replace_top(Turn(seat, aimed=True))


class Turn(Step, frozen=True):
    choices = (Fire, Scan, Aim)
    seat: int
    aimed: bool = False

    def seats(self, table: Duel) -> tuple[int, ...]:
        return (self.seat,) if table.ships[self.seat].hull > 0 else ()

    def run(self, table: Duel) -> None:
        table.then(Turn((self.seat + 1) % table.seat_count))


class Shield(Option, frozen=True):
    """shield: spend a shield against the attack; the attacker may answer in kind."""

    def reason(self, table: Duel, seat: int, frame: Step) -> Reason | None:
        return None if table.ships[seat].shields else Reason("no-shield", "")

    def take(self, table: Duel, seat: int, frame: "React") -> None:
        table.done()
        table.ships[seat].shields -= 1
        table.emit("shielded", "", seat=seat)
        table.then(React(frame.target, frame.attacker, frame.depth + 1))


class Bear(Option, frozen=True):
    """bear: let it happen."""

    def reason(self, table: Duel, seat: int, frame: Step) -> Reason | None:
        return None

    def take(self, table: Duel, seat: int, frame: "React") -> None:
        table.done()
        if frame.depth % 2 == 0:
            table.then(Hit(frame.target))


class React(Step, frozen=True):
    """The target may react; the attacker may react to the reaction, and so on."""

    choices = (Shield, Bear)
    attacker: int
    target: int
    depth: int

    def seats(self, table: Duel) -> tuple[int, ...]:
        return (self.target,)


class Hit(Step, frozen=True):
    target: int

    def run(self, table: Duel) -> None:
        ship = table.ships[self.target]
        ship.hull -= 1 + (table.roll("damage", 6) == 6)
        table.emit("hit", "", seat=self.target, hull=ship.hull)
        afloat = [other.seat for other in table.ships if other.hull > 0]
        if len(afloat) == 1:
            table.winner = afloat[0]
            raise GameOver


class Start(Step, frozen=True):
    def run(self, table: Duel) -> None:
        table.sectors = tuple(table.shuffled("sectors", table.sectors))
        table.then(Turn(0))


def setup(seats: int, options: Settings, chance: Chance) -> Duel:
    ships = [Ship(seat, options.hull) for seat in range(seats)]
    return Duel(seat_count=seats, chance=chance, agenda=[Start()], ships=ships)


def result(table: Duel) -> Result:
    return Result(outcome=f"seat {table.winner}", score=[ship.hull for ship in table.ships])


MESSAGES = """
verb-fire = Fire
verb-scan = Scan
verb-aim = Aim
verb-shield = Shield
verb-bear = Bear it
option-fire = Fire at { $target }
option-scan = Scan
option-aim = Aim
option-shield = Raise a shield
option-bear = Let it happen
event-scanned = Seat { $seat } finds { $found }.
event-shielded = Seat { $seat } raises a shield.
event-hit = Seat { $seat } is hit: { $hull } left.
reason-no-target = There is no target { $target }.
reason-no-sector = Everything is known.
reason-aimed = You have aimed already.
reason-no-shield = No shield is left.
prompt-turn = Your turn.
waiting-turn = Another ship moves.
prompt-react = You are under attack.
waiting-react = Somebody is under attack.
"""

MANIFEST = Manifest(
    name="mini-duel",
    rules=GameRules(version=1, seats=(2, 3), options=Settings, state=Duel, setup=setup, result=result),
    texts=GameTexts(locale=dict.fromkeys(LANGUAGES, MESSAGES)),
)
