"""Goals of the guided game (XIA-R36): certain amounts of something when it ends."""

from quarterdeck.games.xia.state import Captain, Xia
from quarterdeck.kernel import goals
from quarterdeck.kernel.coach import LEARNER
from quarterdeck.kernel.errors import Reason


class Goal(goals.Goal, frozen=True):
    """At least this many of something, counted over the whole game."""

    sort = "goal"
    prefix = "guided-"
    number: int

    def count(self, captain: Captain) -> int:
        raise NotImplementedError

    def there(self, table: Xia) -> int:
        """How many there are."""
        return self.count(table.captains[LEARNER])

    def met(self, table: Xia) -> bool:
        return self.there(table) >= self.number

    def found(self, table: Xia) -> dict[str, int]:
        return {"found": self.there(table)}

    def progress_note(self, table: Xia) -> Reason | None:
        return Reason("guided-now", self.clause, {"found": self.there(table), "number": self.number})


class Fame(Goal, frozen=True):
    clause = "XIA-3.1.1"

    def count(self, captain: Captain) -> int:
        return captain.fame


class Missions(Goal, frozen=True):
    """Completed missions, also those that were discarded for experience."""

    clause = "XIA-3.2.2"

    def count(self, captain: Captain) -> int:
        return captain.sources.get("missions", 0)


class Sectors(Goal, frozen=True):
    clause = "XIA-21.2.1"

    def count(self, captain: Captain) -> int:
        return captain.explored


class Losses(Goal, frozen=True):
    """At most that many destructions of one's own ship."""

    clause = "XIA-13.1.1"
    form = "losses {number} at most"

    def count(self, captain: Captain) -> int:
        return captain.losses

    def met(self, table: Xia) -> bool:
        return self.there(table) <= self.number

    def progress_note(self, table: Xia) -> Reason | None:
        """Nothing is to be collected: it is met, or it is not."""
        return None
