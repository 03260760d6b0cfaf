"""Write a bot in 20 lines: it tries every option in a world that looks like this one from its seat."""

from collections.abc import Sequence

from quarterdeck import Option
from quarterdeck.games.starship_captains.rules.scoring import sheet
from quarterdeck.kernel.chance import Chance
from quarterdeck.lab import Seat


class Greedy:
    def __init__(self, seed: str) -> None:
        self.chance = Chance(seed)

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return max(options, key=lambda option: self.worth(seat, option))

    def worth(self, seat: Seat, option: Option) -> float:
        world = seat.world(self.chance)  # everything hidden is redealt
        world.act(seat.number, option)
        return sheet(world, seat.number)["total"] + self.chance.below("whim", 100) / 100
