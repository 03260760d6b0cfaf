"""Events of the faction tracks (SC-14.18 to SC-14.24, SC-19.31 to SC-19.34, SC-D44 to SC-D46)."""

from quarterdeck.games.starship_captains.content import happenings
from quarterdeck.games.starship_captains.rules.cargo import Overfull, draw_pirate
from quarterdeck.games.starship_captains.rules.effects import Decline, resolve
from quarterdeck.games.starship_captains.rules.rooms import rooms
from quarterdeck.games.starship_captains.state import FACTIONS, SPACES, Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

MOST = 2
"""Events in one game (SC-14.22)."""
BACK = 3
RESEARCH = 2


class EventHappens(Step, frozen=True):
    """The first marker on the event space turns the card into action, at most two times a game (SC-14.19, SC-D20)."""

    clause = "SC-14.19"
    track: int
    seat: int

    def run(self, table: StarshipCaptains) -> None:
        if table.events_begun >= MOST or not table.events[self.track]:
            return
        name, table.events[self.track] = table.events[self.track], ""
        table.events_begun += 1
        table.emit("event-happens", "SC-14.19", seat=self.seat, event=name, track=FACTIONS[self.track])
        if table.events_begun == MOST:
            table.then(LastEventGone())
        happen(table, table.pack.events[name].text, self.seat)


class LastEventGone(Step, frozen=True):
    """After the second event the third card is removed without being resolved (SC-14.23, SC-D45)."""

    clause = "SC-14.23"

    def run(self, table: StarshipCaptains) -> None:
        for track, name in enumerate(table.events):
            if name:
                table.events[track] = ""
                table.emit("event-removed", "SC-14.23", event=name)
        if table.under_androids and not table.events[1]:
            table.technology_discard += table.under_androids
            table.under_androids = []


def happen(table: StarshipCaptains, text: str, seat: int) -> None:
    """An event in its own words; choices go clockwise from the active player (SC-D44)."""
    match happenings.happening(text):
        case happenings.Each(effects):
            table.then(*(Share(one, effects) for one in table.clockwise(seat)))
        case happenings.Stations(token=token):
            lay_tokens(table, token)
        case happenings.Research():
            table.then(*(Research(one) for one in table.clockwise(seat)))
        case happenings.Honour():
            table.then(*(Honour(one) for one in table.clockwise(seat)))
        case happenings.Scatter(count=count):
            table.then(*[Scatter(seat)] * count)
        case happenings.Share():
            table.shared, table.under_androids = table.shared + table.under_androids, []
            table.emit("technologies-shared", "SC-D45", cards=table.shared)


class Share(Step, frozen=True):
    """What an event gives or does to one captain."""

    seat: int
    items: tuple[str, ...]

    def run(self, table: StarshipCaptains) -> None:
        resolve(table, self.seat, self.items)


# Tokens on stations (SC-19.31, SC-D22)


def lay_tokens(table: StarshipCaptains, kind: str) -> None:
    for place in table.stations:
        token = draw_pirate(table) if kind == "pirate" else kind
        if token:
            table.tokens[place] = (*table.tokens.get(place, ()), token)
    table.emit("tokens-on-stations", "SC-D22", kind=kind)


class StationToken(Step, frozen=True):
    """Who ends a turn on a station with tokens resolves them before the tile, as they came (SC-19.31, SC-D22)."""

    clause = "SC-19.31"
    seat: int

    def run(self, table: StarshipCaptains) -> None:
        found = table.tokens.pop(table.captains[self.seat].at, None)
        if found:
            table.then(*[TokenTaken(self.seat, token) for token in found])


class TokenTaken(Step, frozen=True):
    """A medal is gained; a pirate costs 1 damage first (SC-D44)."""

    seat: int
    token: str

    def run(self, table: StarshipCaptains) -> None:
        kind = "medal" if self.token == "medal" else "pirate"
        table.emit("token-taken", "SC-19.31", seat=self.seat, kind=kind)
        if kind == "medal":
            resolve(table, self.seat, ("medal",))
        else:
            table.then(Boarded(self.seat, self.token))
            resolve(table, self.seat, ("damage",))


class Boarded(Step, frozen=True):
    """The token of Explosive escalation is gained without its reward, after the damage (SC-D44)."""

    seat: int
    token: str

    def run(self, table: StarshipCaptains) -> None:
        table.captains[self.seat].pirates.append(self.token)
        table.emit("pirate-captured", "SC-D44", seat=self.seat)
        table.then(Overfull(self.seat))


# Collective research (SC-19.33, SC-19.34)


class PlaceArtifact(Option, frozen=True):
    """furnish weapons ry: an artifact into an own room, which then takes every colour (SC-D44).

    Everybody has shared rooms as if they were installed, so these are own rooms too (SC-D45).
    """

    verb = "furnish"
    room: str
    artifact: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["PlaceArtifact"]:
        captain = table.captains[seat]
        free = [room for room in rooms(table, seat) if room not in captain.in_rooms]
        return [cls(room, artifact) for room in free for artifact in sorted(set(captain.artifacts))]

    def targets(self, table: StarshipCaptains, seat: int, frame: "Research") -> tuple[str, ...]:
        return (f"room:{self.room}", f"cargo:{self.artifact}")

    def take(self, table: StarshipCaptains, seat: int, frame: "Research") -> None:
        captain = table.captains[seat]
        captain.artifacts.remove(self.artifact)
        captain.in_rooms[self.room] = self.artifact
        table.emit("room-furnished", "SC-D44", seat=seat, room=self.room, artifact=self.artifact)
        table.done()
        if frame.left > 1:
            table.then(Research(seat, frame.left - 1))


class Research(Asked, frozen=True):
    clause = "SC-19.33"
    choices = (PlaceArtifact, Decline)
    left: int = RESEARCH

    def open(self, table: StarshipCaptains) -> bool:
        return bool(PlaceArtifact.offer(table, self.seat, self))


# Word of honour (SC-19.32)


class MoveBack(Option, frozen=True):
    """withdraw fleet 2: a marker goes back for 1 medal a space, never below its lap (SC-14.25, SC-14.26)."""

    verb = "withdraw"
    track: str
    steps: int

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["MoveBack"]:
        markers = table.captains[seat].markers
        most = {track: min(BACK, marker % SPACES) for track, marker in zip(FACTIONS, markers, strict=True)}
        return [cls(track, steps) for track in FACTIONS for steps in range(1, most[track] + 1)]

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        return None if self in self.offer(table, seat, frame) else Reason("not-that-far-back", "SC-14.26")

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"space:{self.track}:{table.space_after(seat, self.track, -self.steps)}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        captain = table.captains[seat]
        captain.markers[FACTIONS.index(self.track)] -= self.steps
        captain.medals += self.steps
        table.emit("withdrew", "SC-19.32", seat=seat, track=self.track, steps=self.steps)


class Honour(Asked, frozen=True):
    clause = "SC-19.32"
    choices = (MoveBack, Decline)

    def open(self, table: StarshipCaptains) -> bool:
        return any(marker % SPACES for marker in table.captains[self.seat].markers)


# Pirates on any routes (SC-9.10, SC-D24)


class PlacePirate(Option, frozen=True):
    """station s7: a drawn pirate goes to any route without one (SC-D24)."""

    verb = "station"
    route: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["PlacePirate"]:
        return [cls(route) for route in free_routes(table)]

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        if self.route in table.routes:
            return Reason("route-has-a-pirate", "SC-9.1")
        return None if self.route in table.pack.maps[table.map].routes else Reason("no-such-route", "SC-1.3")

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"route:{self.route}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        place_pirate(table, self.route)


def free_routes(table: StarshipCaptains) -> list[str]:
    return [route for route in table.pack.maps[table.map].routes if route not in table.routes]


def place_pirate(table: StarshipCaptains, route: str) -> None:
    token = table.routes[route] = draw_pirate(table)
    table.emit("pirate-appeared", "SC-9.10", route=route, pirate=token)


class Scatter(Asked, frozen=True):
    """A pirate for any free route; the only one is not asked for (SC-R19)."""

    clause = "SC-D24"
    choices = (PlacePirate,)

    def open(self, table: StarshipCaptains) -> bool:
        some_left = bool(table.pirates or table.pirate_discard)  # SC-9.12
        return some_left and len(free_routes(table)) > 1

    def run(self, table: StarshipCaptains) -> None:
        free = free_routes(table)
        if not (table.pirates or table.pirate_discard):
            return
        if free:
            place_pirate(table, free[0])
        else:
            table.pirate_discard.append(draw_pirate(table))
            table.emit("pirate-without-route", "SC-D24", pirate=table.pirate_discard[-1])
