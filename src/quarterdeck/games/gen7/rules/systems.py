"""Systems: worsening, improving, critical effects, covered spots (G7-5.1 to G7-5.4, G7-5.12, G7-D12 to G7-D14)."""

from functools import cache

from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules.decks import FILES, put_under, without
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.merit import change_merit
from quarterdeck.games.gen7.rules.places import TRACK_MARK, cover, spot, uncover
from quarterdeck.games.gen7.rules.stocks import empty_vault, lose, tokens
from quarterdeck.games.gen7.state import CRITICAL, RESOURCES, SYSTEMS, Asked, Gen7, Step
from quarterdeck.kernel.option import Option

LOST_FILE = 2
"""Merit that a player without a file loses (G7-D40)."""
LOST_TOKENS = 4
LOST_CHEMS = 2


def worsen(table: Gen7, system: str, steps: int, clause: str = "G7-5.1", source: str = "") -> None:
    """Step by step to the right; the critical effect on arriving and once more per step beyond (G7-D12)."""
    effects = 0
    for _ in range(steps):
        division = table.divisions[system]
        if division < CRITICAL:
            table.divisions = {**table.divisions, system: division + 1}
            table.emit("system-worsened", clause, system=system, division=division + 1, source=source)
            happened(table, Happening("system_worsened", system=system))
            if division + 1 == CRITICAL:
                happened(table, Happening("critical_reached", system=system))
        effects += division + 1 >= CRITICAL
    if effects:
        table.then(*[CriticalEffect(system)] * effects)


def improve(table: Gen7, system: str, steps: int, clause: str = "G7-D14", source: str = "") -> None:
    """To the left, at most to green (G7-D14)."""
    division = max(0, table.divisions[system] - steps)
    if division < table.divisions[system]:
        table.divisions = {**table.divisions, system: division}
        table.emit("system-improved", clause, system=system, division=division, source=source)


# Covered spots


@cache
def _dots_reached(pack_name: str, division: int) -> frozenset[int]:
    """The dots on a division and on all left of it (G7-5.12)."""
    divisions = pack(pack_name).table.divisions
    return frozenset(dots for one in divisions[: division + 1] for dots in one.dots)


def cover_spots(table: Gen7) -> None:
    """Failure markers for worsened divisions; those no longer reached come off (G7-5.12, G7-D14)."""
    for system in SYSTEMS:
        for at, is_reached in _spots_of(table.setting.pack, system, table.divisions[system]):
            if is_reached:
                cover(table, at, TRACK_MARK)
            elif at in table.covered:
                uncover(table, at, TRACK_MARK)


@cache
def _spots_of(pack_name: str, system: str, division: int) -> tuple[tuple[str, bool], ...]:
    """The spots of a system, and whether a division or one left of it covers them."""
    reached = _dots_reached(pack_name, division)
    rooms = [room for room in pack(pack_name).rooms.values() if room.department == system]
    return tuple((spot(room.id, dots), dots in reached) for room in rooms for dots in room.dots)


# Critical effects


class CriticalEffect(Step, frozen=True):
    """What is printed on the critical division of a system (G7-5.4, G7-D40)."""

    clause = "G7-5.4"
    system: str

    def run(self, table: Gen7) -> None:
        table.emit("critical-effect", self.clause, system=self.system)
        everyone = table.clockwise(table.chief)
        if self.system == "computer":
            empty = [seat for seat in everyone if not table.players[seat].files]
            change_merit(table, dict.fromkeys(empty, -LOST_FILE), "G7-D40")  # together, for it is one effect (G7-D17)
            table.then(*[LosingFile(seat) for seat in everyone if seat not in empty])
        elif self.system == "energy":
            table.then(EmptyingVault(table.chief, LOST_TOKENS))
        else:
            lost = {seat: lose(table, seat, "chems", LOST_CHEMS, "G7-D40") for seat in everyone}
            change_merit(table, {seat: number - LOST_CHEMS for seat, number in lost.items()}, "G7-D40")


class LoseFile(Option, frozen=True):
    """lose-file FI-01: the file that the critical effect takes (G7-D40)."""

    hidden = ("file",)
    file: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "LosingFile") -> list["LoseFile"]:
        return [cls(file) for file in dict.fromkeys(table.players[seat].files)]

    def take(self, table: Gen7, seat: int, frame: "LosingFile") -> None:
        table.done()
        player = table.players[seat]
        player.files = without(player.files, self.file)
        put_under(table, FILES, [self.file])
        table.emit("file-lost", "G7-D40", seat=seat)


class LosingFile(Asked, frozen=True):
    """A player discards a file (G7-D40)."""

    clause = "G7-D40"
    choices = (LoseFile,)


class FromVault(Option, frozen=True):
    """from-vault data: a token that the Vault loses (G7-D40)."""

    type: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "EmptyingVault") -> list["FromVault"]:
        return [cls(type_) for type_ in RESOURCES if table.vault[type_]]

    def take(self, table: Gen7, seat: int, frame: "EmptyingVault") -> None:
        table.done()
        empty_vault(table, self.type, 1, frame.clause)
        if frame.left > 1:
            table.then(EmptyingVault(frame.seat, frame.left - 1, frame.costs_merit))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"vault:{self.type}",)


class EmptyingVault(Asked, frozen=True):
    """Somebody chooses what the Vault loses, token by token (G7-D40, G7-D71.2)."""

    clause = "G7-D40"
    choices = (FromVault,)
    left: int
    costs_merit: bool = True
    """Whether each player loses 1 merit per token missing."""

    def open(self, table: Gen7) -> bool:
        return tokens(table.vault) > 0

    def run(self, table: Gen7) -> None:
        if self.costs_merit:
            change_merit(table, {player.seat: -self.left for player in table.players}, "G7-D40")
