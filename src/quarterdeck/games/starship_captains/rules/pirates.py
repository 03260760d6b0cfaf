"""Pirates (SC-9) and fighting them (SC-10)."""

from quarterdeck.games.starship_captains.content.vocabulary import Count, Effect
from quarterdeck.games.starship_captains.rules.cargo import Overfull, draw_artifact, draw_pirate
from quarterdeck.games.starship_captains.rules.damage import Struck
from quarterdeck.games.starship_captains.rules.effects import Decline
from quarterdeck.games.starship_captains.state import ANDROID, Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_PIRATE = Reason("no-pirate-there", "SC-10.2")


class Ambush(Effect, frozen=True):
    """`ambush`: a pirate appears on the route of its colour from where the ship is now (SC-9.3, SC-9.6)."""

    compulsory = True

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        token = draw_pirate(table)
        if token:
            appear(table, token, table.captains[seat].at, "SC-9.3", "SC-9.4")

    def worth(self) -> float:
        return -0.3


def appear(table: StarshipCaptains, token: str, place: str, clause: str, or_not: str) -> None:
    """A drawn pirate goes to the route of its colour, or to the discard pile if one is there."""
    colour = token.partition("-")[0]
    route = table.pack.maps[table.map].route_of(place, colour)
    if route in table.routes:
        table.pirate_discard.append(token)
        table.emit("pirate-driven-off", or_not, route=route, pirate=token)
    else:
        table.routes[route] = token
        table.emit("pirate-appeared", clause, route=route, pirate=token)


class Fight(Effect, frozen=True):
    """`fight 2`: each may be declined, each costs its own damage (SC-10.13, SC-18.3)."""

    count: Count = 1

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(*[Fighting(seat)] * self.count)

    def possible(self, table: StarshipCaptains, seat: int) -> bool:
        return bool(targets(table, table.captains[seat].at))  # SC-10.2

    def worth(self) -> float:
        return 1.4 * self.count

    def symbols(self) -> tuple[str, ...]:
        return ("fight",) if self.count == 1 else ("fight", str(self.count))


def targets(table: StarshipCaptains, place: str) -> list[str]:
    """Routes of a location with a pirate (SC-10.2)."""
    return [route for route in table.pack.maps[table.map].at[place] if route in table.routes]


class Attack(Option, frozen=True):
    """attack s7: fight the pirate on a route that touches the ship's location (SC-10.2 to SC-10.5)."""

    route: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["Attack"]:
        return [cls(route) for route in targets(table, table.captains[seat].at)]

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        return None if self.route in targets(table, table.captains[seat].at) else NO_PIRATE

    def preview(self, table: StarshipCaptains, seat: int, frame: Step) -> list[Reason]:
        """Which pirate it is, with what it costs."""
        return [Reason("fight-pirate", "SC-10.3", {"pirate": table.routes[self.route]})]

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"route:{self.route}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        token = table.routes.pop(self.route)
        table.emit("pirate-fought", "SC-10.2", seat=seat, route=self.route)
        table.then(Struck(seat), Reward(seat, token))


class Fighting(Asked, frozen=True):
    clause = "SC-10.1"
    choices = (Attack, Decline)

    def open(self, table: StarshipCaptains) -> bool:
        return bool(targets(table, table.captains[self.seat].at))


class Reward(Step, frozen=True):
    """What the token shows, then the token itself; both are stowed together (SC-10.4, SC-10.5, SC-10.9)."""

    seat: int
    token: str

    def run(self, table: StarshipCaptains) -> None:
        captain = table.captains[self.seat]
        if self.token.endswith("android"):
            captain.ready.append(ANDROID)
            table.emit("android-gained", "SC-10.8", seat=self.seat)
        else:
            captain.medals += 1
            table.emit("medals-gained", "SC-10.7", seat=self.seat, count=1)
            draw_artifact(table, self.seat)
        captain.pirates.append(self.token)
        table.emit("pirate-captured", "SC-10.5", seat=self.seat)
        table.then(Overfull(self.seat))
