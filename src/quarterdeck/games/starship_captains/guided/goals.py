"""Goals of the guided game (SC-R35): so many of something when it ends."""

from typing import ClassVar

from quarterdeck.games.starship_captains.rules.scoring import damage_tokens
from quarterdeck.games.starship_captains.state import Captain, StarshipCaptains, cards_in
from quarterdeck.kernel import goals
from quarterdeck.kernel.coach import LEARNER
from quarterdeck.kernel.errors import Reason


class Goal(goals.Goal, frozen=True):
    """At least so many of something."""

    sort = "goal"
    prefix = "guided-"
    now: ClassVar[str] = "guided-now"
    """The message that says how far it is."""
    number: int

    def count(self, captain: Captain) -> int:
        raise NotImplementedError

    def there(self, table: StarshipCaptains) -> int:
        """How many there are."""
        return self.count(table.captains[LEARNER])

    def met(self, table: StarshipCaptains) -> bool:
        return self.there(table) >= self.number

    def found(self, table: StarshipCaptains) -> dict[str, int]:
        return {"number": self.there(table)}

    def progress_note(self, table: StarshipCaptains) -> Reason:
        return Reason(self.now, self.clause, {"found": self.there(table), "number": self.number})


class Missions(Goal, frozen=True):
    clause = "SC-12.16"

    def count(self, captain: Captain) -> int:
        return len(captain.missions)


class Technologies(Goal, frozen=True):
    clause = "SC-11.4"

    def count(self, captain: Captain) -> int:
        return len(cards_in(tuple(captain.slots)))


class Steps(Goal, frozen=True):
    """Steps on all tracks together."""

    clause = "SC-14.17"

    def count(self, captain: Captain) -> int:
        return sum(captain.markers)


class Damage(Goal, frozen=True):
    """No more damage than that."""

    clause = "SC-16.10"
    now = "guided-now-damage"

    def count(self, captain: Captain) -> int:
        return damage_tokens(captain)

    def met(self, table: StarshipCaptains) -> bool:
        return self.there(table) <= self.number
