"""What captains choose after an ability has succeeded: repairs, plunder, sales and the order of sectors (XIA-4.4)."""

from collections.abc import Sequence
from typing import Self

from quarterdeck.games.xia.rules.answers import Pass, Question
from quarterdeck.games.xia.rules.bounty import add_bounty
from quarterdeck.games.xia.rules.cargo import NO_SUCH_CARGO, is_aboard, proceeds, sell_cubes
from quarterdeck.games.xia.rules.cargo_words import Cubes, read_cargo, write_cargo
from quarterdeck.games.xia.rules.cubes import load, unload
from quarterdeck.games.xia.rules.damage import EMPTY
from quarterdeck.games.xia.rules.holds import PLAIN, SPOT, room
from quarterdeck.games.xia.rules.outfits import outfit_names, sections_of
from quarterdeck.games.xia.state import CREDIT_UNIT, Captain, Npc, Survey, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_DAMAGE_THERE = Reason("no-damage-there", "XIA-4.4.13")
NOT_ABOARD = Reason("cubes-not-aboard", "XIA-4.4.9")
NOT_THEIRS = Reason("cubes-not-theirs", "XIA-4.4.14")
TOO_MANY = Reason("too-many-cubes", "XIA-4.4.14")
TOO_MANY_TO_SELL = Reason("too-many-cubes", "XIA-4.4.9")
NOT_SURVEYED = Reason("not-surveyed", "XIA-4.4.4")


# Damage Control


class MendMarker(Option, frozen=True):
    """mend empty, mend nock-blaster spot, mend 0,1: take a damage marker away (XIA-4.4.13)."""

    verb = "mend"
    keeps_undo = True
    is_open = True
    place: str
    part: str = ""

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Mending") -> Sequence[Self]:
        return [cls(*words) for words in _damaged(table, table.captains[seat])]

    def reason(self, table: Xia, seat: int, frame: "Mending") -> Reason | None:
        return NO_DAMAGE_THERE if self._compartment(table, seat) is None else None

    def _compartment(self, table: Xia, seat: int) -> str | None:
        captain = table.captains[seat]
        words = (self.place, self.part) if self.part else (self.place,)
        if self.place in captain.damage and not self.part:
            return self.place
        return _damaged(table, captain).get(words)

    def take(self, table: Xia, seat: int, frame: "Mending") -> None:
        table.done()
        compartment = self._compartment(table, seat)
        assert compartment is not None
        captain = table.captains[seat]
        captain.damage = tuple([place for place in captain.damage if place != compartment])
        table.emit("mended", "XIA-4.4.13", seat=seat, count=1)
        if frame.count > 1:
            table.then(Mending(seat, frame.count - 1))

    def label(self, table: Xia, seat: int, frame: "Mending") -> Reason | None:
        """The section of the outfit, as a message."""
        return Reason("option-mend-outfit", "", {"outfit": self.place, "part": self.part}) if self.part else None

    def targets(self, table: Xia, seat: int, frame: "Mending") -> tuple[str, ...]:
        return (f"compartment:{self._compartment(table, seat)}", *([f"outfit:{self.place}"] if self.part else []))


def _damaged(table: Xia, captain: Captain) -> dict[tuple[str, ...], str]:
    """One damaged compartment of each kind: in the free part of the hold, and of each outfit (XIA-R33)."""
    found: dict[tuple[str, ...], str] = {}
    left = list(captain.damage)
    for name, outfit in zip(outfit_names(captain), captain.outfits, strict=True):
        for compartment, is_spot in sections_of(outfit, table.setting.pack):
            if compartment in left:
                left.remove(compartment)
                found.setdefault((name, SPOT if is_spot else PLAIN), compartment)
    return {(EMPTY,): left[0], **found} if left else found


class Mending(Question, frozen=True):
    """A captain takes damage markers away; all of them go without asking (XIA-4.4.13, XIA-R11)."""

    clause = "XIA-4.4.13"
    choices = (MendMarker, Pass)
    count: int

    def open(self, table: Xia) -> bool:
        return len(table.captains[self.seat].damage) > self.count

    def run(self, table: Xia) -> None:
        captain = table.captains[self.seat]
        if captain.damage:
            count, captain.damage = len(captain.damage), ()
            table.emit("mended", "XIA-4.4.13", seat=self.seat, count=count)


# Boarding Claws


class TakeCubes(Option, frozen=True):
    """plunder 1spice: take these cubes out of the boarded ship (XIA-4.4.14)."""

    verb = "plunder"
    keeps_undo = True
    is_open = True
    cargo: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Plundering") -> Sequence[Self]:
        return [cls(text) for text in amounts(frame.victim(table).cargo, frame.most(table))]

    def reason(self, table: Xia, seat: int, frame: "Plundering") -> Reason | None:
        cubes = read_cargo(self.cargo)
        if cubes is None:
            return NO_SUCH_CARGO
        if not is_aboard(frame.victim(table), cubes):
            return NOT_THEIRS
        return TOO_MANY if sum(cubes.values()) > frame.most(table) else None

    def take(self, table: Xia, seat: int, frame: "Plundering") -> None:
        table.done()
        victim, captain = frame.victim(table), table.captains[seat]
        for kind, count in (read_cargo(self.cargo) or {}).items():
            unload(victim, kind, count)
            load(captain, kind, count)
        table.emit("plundered", "XIA-4.4.14", seat=seat, ship=victim.ship, cargo=self.cargo)
        add_robbers_bounty(table, seat, victim)

    def targets(self, table: Xia, seat: int, frame: "Plundering") -> tuple[str, ...]:
        return (f"ship:{frame.target}", *(f"cargo:{kind}" for kind in read_cargo(self.cargo) or ()))

    def preview(self, table: Xia, seat: int, frame: "Plundering") -> list[Reason]:
        innocent = not frame.victim(table).outlaw
        return [Reason("gains-bounty", "XIA-4.4.14", {"credits": CREDIT_UNIT})] if innocent else []


def add_robbers_bounty(table: Xia, seat: int, victim: Captain | Npc) -> None:
    """Taking anything from an innocent ship adds to the bounty (XIA-4.4.14)."""
    if not victim.outlaw:
        add_bounty(table, table.captains[seat], CREDIT_UNIT, "XIA-4.4.14")


def amounts(cubes: Cubes, most: int) -> list[str]:
    """As many cubes as possible of each type and of all types together, and one of each (XIA-R32)."""
    if most < 1 or not cubes:
        return []
    alone = [write_cargo({kind: min(count, most)}) for kind, count in cubes.items()]
    together = write_cargo(_spread(cubes, most))
    return list(dict.fromkeys([together, *alone, *(write_cargo({kind: 1}) for kind in cubes)]))


def _spread(cubes: Cubes, most: int) -> Cubes:
    """All cubes if there is room, else as many as fit, of the types in order."""
    found: dict[str, int] = {}
    for kind, count in cubes.items():
        taken = min(count, most - sum(found.values()))
        if taken:
            found[kind] = taken
    return found


class Plundering(Question, frozen=True):
    """A captain takes cubes of the ship that he has boarded, as far as there is room (XIA-4.4.14)."""

    clause = "XIA-4.4.14"
    choices = (TakeCubes, Pass)
    target: str
    count: int

    def victim(self, table: Xia) -> Captain:
        victim = table.ship(self.target)
        assert isinstance(victim, Captain)
        return victim

    def most(self, table: Xia) -> int:
        return min(self.count, room(table, self.seat))


# Broker's Line


class BrokerSale(Option, frozen=True):
    """sell 2spice: what Broker's Line sells (XIA-4.4.9)."""

    verb = "sell"
    keeps_undo = True
    is_open = True
    cargo: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Brokering") -> Sequence[Self]:
        return [cls(text) for text in amounts(table.captains[seat].cargo, frame.count)]

    def reason(self, table: Xia, seat: int, frame: "Brokering") -> Reason | None:
        cubes = read_cargo(self.cargo)
        if cubes is None:
            return NO_SUCH_CARGO
        if not is_aboard(table.captains[seat], cubes):
            return NOT_ABOARD
        return TOO_MANY_TO_SELL if sum(cubes.values()) > frame.count else None

    def take(self, table: Xia, seat: int, frame: "Brokering") -> None:
        table.done()
        sell_cubes(table, seat, read_cargo(self.cargo) or {}, table.captains[seat].at)

    def targets(self, table: Xia, seat: int, frame: "Brokering") -> tuple[str, ...]:
        return tuple(f"cargo:{kind}" for kind in read_cargo(self.cargo) or ())

    def preview(self, table: Xia, seat: int, frame: "Brokering") -> list[Reason]:
        credits = proceeds(table, seat, read_cargo(self.cargo) or {})
        return [Reason("gains-credits", "XIA-4.4.9", {"credits": credits})]


class Brokering(Question, frozen=True):
    """A captain sells cubes of any types from where he is (XIA-4.4.9)."""

    clause = "XIA-4.4.9"
    choices = (BrokerSale, Pass)
    count: int


# Deep Survey


def take_survey(table: Xia, seat: int, count: int) -> None:
    """Look at the top sectors of the stack; what was surveyed before goes back on it first (XIA-4.4.4)."""
    table.stack += table.survey.sectors
    split = max(0, len(table.stack) - count)
    table.stack, seen = table.stack[:split], table.stack[split:]
    table.survey = Survey(seat, seen)
    table.emit("surveyed", "XIA-4.4.4", seat=seat, count=len(seen))
    table.bar_undo()


class Put(Option, frozen=True):
    """put azure: this sector lies on top of those that were put before (XIA-4.4.4)."""

    hidden = ("sector",)
    sector: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Surveying") -> Sequence[Self]:
        return [cls(sector) for sector in table.survey.sectors[frame.placed :]]

    def reason(self, table: Xia, seat: int, frame: "Surveying") -> Reason | None:
        return None if self.sector in table.survey.sectors[frame.placed :] else NOT_SURVEYED

    def take(self, table: Xia, seat: int, frame: "Surveying") -> None:
        table.done()
        seen = table.survey.sectors
        seen.remove(self.sector)
        seen.insert(frame.placed, self.sector)
        if frame.placed + 2 < len(seen):
            table.then(Surveying(seat, frame.placed + 1))

    def targets(self, table: Xia, seat: int, frame: "Surveying") -> tuple[str, ...]:
        return (f"sector:{self.sector}",)


class Surveying(Question, frozen=True):
    """A captain puts surveyed sectors back in any order, the lowest first (XIA-4.4.4)."""

    clause = "XIA-4.4.4"
    choices = (Put,)
    placed: int
    """How many have their place, from the bottom."""
