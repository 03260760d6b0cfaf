"""Effects (SC-3.9 to SC-3.17, SC-18): one after another, each resolved completely before the next."""

from functools import cache
from typing import Annotated

from quarterdeck.games.starship_captains.content.vocabulary import Effect, effect
from quarterdeck.games.starship_captains.state import Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.phrases import Written


class Resolve(Step, frozen=True):
    """The effects of a room, row, tile or space from left to right (SC-3.9, SC-3.10)."""

    seat: int
    items: tuple[str, ...]

    def run(self, table: StarshipCaptains) -> None:
        first, rest = _first_and_rest(self.items)
        if rest:
            table.then(Resolve(self.seat, rest))
        first.begin(table, self.seat)


def resolve(table: StarshipCaptains, seat: int, items: tuple[str, ...]) -> None:
    """Put effects on the agenda; artifacts that follow each other are drawn together (SC-8.7)."""
    if items:
        table.then(Resolve(seat, _together(items)))


def begin(table: StarshipCaptains, seat: int, items: tuple[str, ...]) -> None:
    """Resolve effects at once: the last thing that a frame does."""
    if items:
        first, rest = _first_and_rest(items)
        if rest:
            table.then(Resolve(seat, rest))
        first.begin(table, seat)


@cache
def _first_and_rest(items: tuple[str, ...]) -> tuple[Effect, tuple[str, ...]]:
    together = _together(items)
    return effect(together[0]), together[1:]


@cache
def _together(items: tuple[str, ...]) -> tuple[str, ...]:
    joined: list[str] = []
    for item in items:
        if joined and effect(item).name == effect(joined[-1]).name == "artifact":
            joined[-1] = f"artifact {_count(joined[-1]) + _count(item)}"
        else:
            joined.append(item)
    return tuple(joined)


def _count(item: str) -> int:
    return int([*item.split(), "1"][1])


def can_do(table: StarshipCaptains, seat: int, items: tuple[str, ...]) -> bool:
    """Whether any of these effects could do something now (SC-R19)."""
    return any(effect(item).possible(table, seat) for item in items)


def idle(table: StarshipCaptains, seat: int, items: tuple[str, ...]) -> bool:
    """Whether none of these effects would change anything now."""
    return all(effect(item).idle(table, seat) for item in items)


class Decline(Option, frozen=True):
    """decline: an optional effect is not used (SC-3.11)."""

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()


# Choices (SC-18.15)


class Choice(Effect, frozen=True):
    """`repair / advance pirates 1`: exactly one of the sides."""

    form = "{sides}"
    compulsory = True
    sides: Annotated[tuple[str, ...], Written(".+?", between=" / ", least=2)]

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Choosing(seat, self.sides))

    def idle(self, table: StarshipCaptains, seat: int) -> bool:
        return all(idle(table, seat, tuple(side.split(" & "))) for side in self.sides)

    def worth(self) -> float:
        return max(sum(effect(item).worth() for item in side.split(" & ")) for side in self.sides)

    def symbols(self) -> tuple[str, ...]:
        shown = [symbol for side in self.sides for symbol in ("/", *_symbols(side))]
        return tuple(shown[1:])

    def parts(self) -> tuple[Effect, ...]:
        return tuple(part for side in self.sides for item in side.split(" & ") for part in effect(item).parts())


def _symbols(side: str) -> tuple[str, ...]:
    return tuple(symbol for item in side.split(" & ") for symbol in effect(item).symbols())


class Choose(Option, frozen=True):
    """choose 2: one side of a slash; one that cannot be carried out does nothing (SC-18.33)."""

    side: int

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: "Choosing") -> list["Choose"]:
        return [cls(number) for number in range(1, len(frame.sides) + 1)]

    def label(self, table: StarshipCaptains, seat: int, frame: "Choosing") -> Reason:
        return Reason("option-chosen-side", frame.clause, {"chosen": frame.sides[self.side - 1]})

    def take(self, table: StarshipCaptains, seat: int, frame: "Choosing") -> None:
        side = frame.sides[self.side - 1]
        table.done()
        resolve(table, seat, tuple(side.split(" & ")))


class Choosing(Asked, frozen=True):
    clause = "SC-18.15"
    choices = (Choose,)
    sides: tuple[str, ...] = ()
