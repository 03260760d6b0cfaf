"""Activating rooms (SC-4), and extra work of commanders (SC-13.17)."""

from collections.abc import Collection
from functools import cache, lru_cache

from msgspec.structs import force_setattr

from quarterdeck.games.starship_captains.cargo import discard_cargo
from quarterdeck.games.starship_captains.crew import Order, Rest, back_to_queue, not_ready, ready_kinds
from quarterdeck.games.starship_captains.effects import Decline, resolve
from quarterdeck.games.starship_captains.pack import pack
from quarterdeck.games.starship_captains.state import (
    ANDROID,
    CADET,
    COLOURS,
    Asked,
    StarshipCaptains,
    Step,
    matches,
    remove,
    rooms_by_pair,
)
from quarterdeck.games.starship_captains.technologies import discard_technology, empty_room
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

BASIC = {
    "navigation": ("red", ("move 2",)), "weapons": ("yellow", ("fight",)), "science": ("blue", ("tech",)),
    "repair": ("grey", ("repair",)),
}  # fmt: skip
"""The basic rooms: colour and effects (SC-4.1 to SC-4.4)."""
NO_SUCH_ROOM = Reason("no-such-room", "SC-4.6")


def rooms(table: StarshipCaptains, seat: int) -> Collection[str]:
    """The rooms of a ship: the basic ones, then room technologies, shared ones included (SC-4.5, SC-D45)."""
    return room_colours(table.setting.pack, table.installed(seat)).keys()


@lru_cache(maxsize=10_000)
def room_colours(pack_name: str, cards: tuple[str, ...]) -> dict[str, str]:
    """The colour of each room of a ship with these cards."""
    basic = {room: colour for room, (colour, _) in BASIC.items()}
    found = {card: pack(pack_name).technologies[card].colour for card in cards}
    return basic | {card: colour for card, colour in found.items() if colour}


def colour_of(table: StarshipCaptains, room: str) -> str:
    return BASIC[room][0] if room in BASIC else table.card(room).colour


def effects_of(table: StarshipCaptains, room: str) -> tuple[str, ...]:
    return BASIC[room][1] if room in BASIC else table.card(room).effects


def suits(table: StarshipCaptains, seat: int, figure: str, room: str) -> bool:
    """Whether a figure activates a room (SC-4.7)."""
    return _fits(figure, colour_of(table, room), room in table.captains[seat].in_rooms)


def _fits(figure: str, colour: str, furnished: bool) -> bool:
    """An artifact in a room opens it to ensigns and commanders of every colour (SC-D44)."""
    return matches(figure, colour) or (furnished and figure[0] in COLOURS)


@cache
def _by(figures: tuple[str, ...], room: str, colour: str, furnished: bool) -> list["Activate"]:
    """The figures that suit one room; ships differ in their cards more than in these."""
    return [Activate(room, figure) for figure in figures if _fits(figure, colour, furnished)]


class Activate(Option, frozen=True):
    """activate navigation R: a figure of the ready room does a room's work (SC-4.7, SC-4.8)."""

    room: str
    figure: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int) -> list["Activate"]:
        figures, furnished = ready_kinds(table, seat), table.captains[seat].in_rooms
        found: list[Activate] = []
        for room, colour in room_colours(table.setting.pack, table.installed(seat)).items():
            found += _by(figures, room, colour, room in furnished)
        return found

    def reason(self, table: StarshipCaptains, seat: int) -> Reason | None:
        if self.room not in BASIC and self.room not in rooms(table, seat):
            return NO_SUCH_ROOM
        if self.figure not in table.captains[seat].ready:
            return not_ready("SC-4.13")
        if self.figure == ANDROID:
            return Reason("androids-activate-nothing", "SC-4.12")
        clause = "SC-4.11" if self.figure == CADET else "SC-4.9"
        return None if suits(table, seat, self.figure, self.room) else Reason("wrong-colour", clause)

    def take(self, table: StarshipCaptains, seat: int) -> None:
        table.done()
        captain = table.captains[seat]
        remove(captain.ready, self.figure)
        if len(self.figure) == 2:
            captain.working = self.figure
            table.then(Operate(seat, self.room), SecondTask(seat, self.figure), BackToQueue(seat))
        else:
            captain.queue.append(self.figure)
            table.then(Operate(seat, self.room))
        table.tell("room-activated", "SC-4.7", seat=seat, room=self.room, figure=self.figure)


class Spend(Option, frozen=True):
    """spend navigation rb ry: two artifacts that show the room's colour activate it (SC-4.15 to SC-4.18)."""

    room: str
    first: str
    second: str

    def __post_init__(self) -> None:
        """A pair is the same whichever is named first."""
        first, second = sorted((self.first, self.second))
        force_setattr(self, "first", first)
        force_setattr(self, "second", second)

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int) -> list["Spend"]:
        return [
            cls(room, *pair)
            for pair in pairs(table, seat)
            for room in rooms(table, seat)
            if colour_of(table, room) in rooms_by_pair(*pair)
        ]

    def reason(self, table: StarshipCaptains, seat: int) -> Reason | None:
        if self.room not in rooms(table, seat):
            return NO_SUCH_ROOM
        if (self.first, self.second) not in pairs(table, seat):
            return Reason("no-such-pair", "SC-4.17")
        fits = colour_of(table, self.room) in rooms_by_pair(self.first, self.second)
        return None if fits else Reason("artifacts-show-other-colours", "SC-4.15")

    def take(self, table: StarshipCaptains, seat: int) -> None:
        table.done()
        for kind in (self.first, self.second):
            discard_cargo(table, seat, kind)
        table.tell(
            "room-activated-by-artifacts", "SC-4.15", seat=seat, room=self.room, artifacts=[self.first, self.second]
        )
        table.then(Operate(seat, self.room))


def pairs(table: StarshipCaptains, seat: int) -> list[tuple[str, str]]:
    """The different pairs of artifacts aboard."""
    if len(table.captains[seat].artifacts) < 2:
        return []
    aboard = sorted(table.captains[seat].artifacts)
    found = {(one, other) for at, one in enumerate(aboard) for other in aboard[at + 1 :]}
    return sorted(found)


class Operate(Step, frozen=True):
    """The effects of a room; a card that is discarded to be used asks for that price first (SC-11.36)."""

    seat: int
    room: str

    def run(self, table: StarshipCaptains) -> None:
        if self.room not in BASIC and table.card(self.room).once:
            table.then(Once(self.seat, self.room, table.card(self.room).effects))
        else:
            resolve(table, self.seat, effects_of(table, self.room))


class Shed(Option, frozen=True):
    """shed: discard the card to have its effects (SC-11.30)."""

    def take(self, table: StarshipCaptains, seat: int) -> None:
        frame = table.top(Once)
        table.done()
        resolve(table, seat, frame.effects)
        if frame.card in table.captains[seat].slots:
            discard_technology(table, seat, frame.card)
        else:
            table.captains[seat].used_up.append(frame.card)  # SC-D45
            empty_room(table, seat, frame.card)
            table.tell("shared-card-used-up", "SC-D45", seat=seat, card=frame.card)


class Once(Asked, frozen=True):
    """The price may be declined, then nothing happens (SC-11.37)."""

    clause = "SC-11.37"
    choices = (Shed, Decline)
    card: str = ""
    effects: tuple[str, ...] = ()


# Commanders


class Work(Option, frozen=True):
    """work repair: the commander activates one more room of its colour or grey (SC-13.17)."""

    room: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int) -> list["Work"]:
        figure = table.top(SecondTask).figure
        return [cls(room) for room in rooms(table, seat) if suits(table, seat, figure, room)]

    def reason(self, table: StarshipCaptains, seat: int) -> Reason | None:
        if self.room not in rooms(table, seat):
            return NO_SUCH_ROOM
        fits = suits(table, seat, table.top(SecondTask).figure, self.room)
        return None if fits else Reason("wrong-colour", "SC-13.17")

    def take(self, table: StarshipCaptains, seat: int) -> None:
        table.done()
        back_to_queue(table, seat)  # SC-13.33
        table.tell("extra-work", "SC-13.17", seat=seat, room=self.room)
        table.then(Operate(seat, self.room))


class SecondTask(Asked, frozen=True):
    """Chosen when the first room is done (SC-13.15, SC-13.16)."""

    clause = "SC-13.15"
    choices = (Work, Order, Rest)
    figure: str = ""


class BackToQueue(Step, frozen=True):
    """The commander enters the end of the queue, if it is not there yet (SC-13.33)."""

    seat: int

    def run(self, table: StarshipCaptains) -> None:
        back_to_queue(table, self.seat)
