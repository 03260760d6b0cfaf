"""Cargo (SC-8): artifacts and pirates in the holds, drawing them, and what does not fit."""

from quarterdeck.games.starship_captains.state import Asked, StarshipCaptains, Step
from quarterdeck.kernel.option import Option

PIRATE = "pirate"


def draw_artifact(table: StarshipCaptains, seat: int) -> None:
    """One artifact from the supply, seen before anything is decided (SC-8.6, SC-8.9)."""
    if not table.artifacts and table.artifact_discard:  # SC-4.20
        table.artifacts = table.shuffled("artifacts", table.artifact_discard)
        table.artifact_discard = []
    if table.artifacts:  # SC-D2
        artifact = table.artifacts.pop()
        table.captains[seat].artifacts.append(artifact)
        table.emit("artifact-gained", "SC-8.9", seat=seat, artifact=artifact)


def draw_pirate(table: StarshipCaptains) -> str:
    """A pirate from the supply, or nothing if there is none anywhere (SC-9.11, SC-9.12)."""
    if not table.pirates and table.pirate_discard:
        table.pirates = table.shuffled("pirates", table.pirate_discard)
        table.pirate_discard = []
    return table.pirates.pop() if table.pirates else ""


def kinds_aboard(table: StarshipCaptains, seat: int) -> list[str]:
    """The different kinds of cargo in the holds."""
    captain = table.captains[seat]
    return sorted({*captain.artifacts}) + ([PIRATE] if captain.pirate_count else [])


def discard_cargo(table: StarshipCaptains, seat: int, kind: str) -> None:
    """One token of a kind goes to its pile (SC-8.10)."""
    captain = table.captains[seat]
    if kind == PIRATE:
        table.pirate_discard.append((captain.pirates or captain.unseen_pirates).pop())
    else:
        captain.artifacts.remove(kind)
        table.artifact_discard.append(kind)


class DiscardCargo(Option, frozen=True):
    """jettison ry: cargo that does not fit is discarded (SC-8.4, SC-8.8)."""

    verb = "jettison"
    kind: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["DiscardCargo"]:
        return [cls(kind) for kind in kinds_aboard(table, seat)]

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"cargo:{self.kind}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        discard_cargo(table, seat, self.kind)
        table.emit("cargo-jettisoned", "SC-8.8", seat=seat, cargo=self.kind)


class Overfull(Asked, frozen=True):
    """Of old and new cargo together as much is kept as fits (SC-8.8); which, is asked if kinds differ (SC-R21).

    Where nothing fits there is nothing to choose (SC-R19).
    """

    clause = "SC-8.8"
    choices = (DiscardCargo,)

    def open(self, table: StarshipCaptains) -> bool:
        cargo = table.cargo(self.seat)
        return cargo > 1 and 0 < table.capacity(self.seat) < cargo and len(kinds_aboard(table, self.seat)) > 1

    def run(self, table: StarshipCaptains) -> None:
        while (cargo := table.cargo(self.seat)) and cargo > table.capacity(self.seat):
            DiscardCargo(kinds_aboard(table, self.seat)[0]).take(table, self.seat, self)
