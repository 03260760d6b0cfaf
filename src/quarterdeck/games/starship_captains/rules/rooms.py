"""Activating rooms (SC-4), and extra work of commanders (SC-13.17)."""

from collections.abc import Collection
from functools import cache, lru_cache

from msgspec.structs import force_setattr

from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.rules.cargo import discard_cargo
from quarterdeck.games.starship_captains.rules.crew import (
    CommanderTask,
    Order,
    SkipSecondTask,
    back_to_queue,
    not_ready,
    ready_kinds,
)
from quarterdeck.games.starship_captains.rules.effects import Decline, begin, idle, resolve
from quarterdeck.games.starship_captains.rules.technologies import discard_technology, empty_room
from quarterdeck.games.starship_captains.state import (
    ANDROID,
    CADET,
    COLOURS,
    Asked,
    StarshipCaptains,
    Step,
    is_commander,
    matches,
    rooms_by_pair,
)
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

BASIC = {
    "navigation": ("red", ("move 2",)), "weapons": ("yellow", ("fight",)), "science": ("blue", ("tech",)),
    "repair": ("grey", ("repair",)),
}  # fmt: skip
"""The basic rooms: colour and effects (SC-4.1 to SC-4.4)."""
NO_SUCH_ROOM = Reason("no-such-room", "SC-4.6")
DOES_NOTHING = Reason("room-does-nothing", "SC-3.14")


def rooms(table: StarshipCaptains, seat: int) -> Collection[str]:
    """The rooms of a ship: the basic ones, then room technologies, shared ones included (SC-4.5, SC-D45)."""
    return room_colours(table.setting.pack, table.installed(seat)).keys()


def more_rooms(table: StarshipCaptains, seat: int) -> tuple[str, ...]:
    """The rooms of a ship without the basic ones."""
    cards = table.installed(seat) if table.shared else tuple(table.captains[seat].slots)
    return _rooms_among(table.setting.pack, cards)


@lru_cache(maxsize=10_000)
def _rooms_among(pack_name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    printed = pack(pack_name).technologies
    return tuple(card for card in cards if card in printed and printed[card].colour)


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


def foreseen(table: StarshipCaptains, seat: int, room: str) -> list[Reason]:
    """A warning where a room would do nothing now: no pirate to fight, no slot for a technology."""
    return [DOES_NOTHING] if idle(table, seat, effects_of(table, room)) else []


def suits(table: StarshipCaptains, seat: int, figure: str, room: str) -> bool:
    """Whether a figure activates a room (SC-4.7)."""
    return _fits(figure, colour_of(table, room), room in table.captains[seat].in_rooms)


def _fits(figure: str, colour: str, furnished: bool) -> bool:
    """An artifact in a room opens it to ensigns and commanders of every colour (SC-D44)."""
    return matches(figure, colour) or (furnished and figure[0] in COLOURS)


@cache
def _in_basic_rooms(figures: tuple[str, ...], furnished: tuple[str, ...]) -> tuple["Activate", ...]:
    """All ways in which figures can activate the basic rooms."""
    rooms = [(room, colour) for room, (colour, _) in BASIC.items()]
    return tuple(option for room, colour in rooms for option in _in_room(figures, room, colour, room in furnished))


@cache
def _in_room(figures: tuple[str, ...], room: str, colour: str, furnished: bool) -> tuple["Activate", ...]:
    """All ways in which figures can activate one room: ships differ in their cards more than in these."""
    return tuple(Activate(room, figure) for figure in figures if _fits(figure, colour, furnished))


class Activate(Option, frozen=True):
    """activate navigation R: a figure of the ready room does a room's work (SC-4.7, SC-4.8)."""

    room: str
    figure: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["Activate"]:
        furnished, figures, printed = table.captains[seat].in_rooms, ready_kinds(table, seat), table.pack.technologies
        found = [*_in_basic_rooms(figures, tuple(furnished))]
        for card in table.installed(seat):
            if colour := printed[card].colour:
                found += _in_room(figures, card, colour, card in furnished)
        return found

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        if self.room not in BASIC and self.room not in rooms(table, seat):
            return NO_SUCH_ROOM
        if self.figure not in table.captains[seat].ready:
            return not_ready("SC-4.13")
        if self.figure == ANDROID:
            return Reason("androids-activate-nothing", "SC-4.12")
        clause = "SC-4.11" if self.figure == CADET else "SC-4.9"
        return None if suits(table, seat, self.figure, self.room) else Reason("wrong-colour", clause)

    def preview(self, table: StarshipCaptains, seat: int, frame: Step) -> list[Reason]:
        return foreseen(table, seat, self.room)

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"room:{self.room}", f"figure:{self.figure}")

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        captain = table.captains[seat]
        captain.ready.remove(self.figure)
        if is_commander(self.figure):
            captain.working = self.figure
            table.then(SecondTask(seat, self.figure), BackToQueue(seat))
        else:
            captain.queue.append(self.figure)
        if table.event_sink is not None:  # the commonest events of play-outs are not even built
            table.emit("room-activated", "SC-4.7", seat=seat, room=self.room, figure=self.figure)
        operate(table, seat, self.room)


class ActivateWithArtifacts(Option, frozen=True):
    """spend navigation rb ry: two artifacts that show the room's colour activate it (SC-4.15 to SC-4.18)."""

    verb = "spend"
    room: str
    first: str
    second: str

    def __post_init__(self) -> None:
        """A pair is the same whichever is named first."""
        first, second = sorted((self.first, self.second))
        force_setattr(self, "first", first)
        force_setattr(self, "second", second)

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["ActivateWithArtifacts"]:
        return [
            cls(room, *pair)
            for pair in pairs(table, seat)
            for room in rooms(table, seat)
            if colour_of(table, room) in rooms_by_pair(*pair)
        ]

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        if self.room not in rooms(table, seat):
            return NO_SUCH_ROOM
        if (self.first, self.second) not in pairs(table, seat):
            return Reason("no-such-pair", "SC-4.17")
        fits = colour_of(table, self.room) in rooms_by_pair(self.first, self.second)
        return None if fits else Reason("artifacts-show-other-colours", "SC-4.15")

    def preview(self, table: StarshipCaptains, seat: int, frame: Step) -> list[Reason]:
        return foreseen(table, seat, self.room)

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"room:{self.room}", *dict.fromkeys((f"cargo:{self.first}", f"cargo:{self.second}")))

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        for kind in (self.first, self.second):
            discard_cargo(table, seat, kind)
        table.emit(
            "room-activated-by-artifacts", "SC-4.15", seat=seat, room=self.room, artifacts=[self.first, self.second]
        )
        operate(table, seat, self.room)


def pairs(table: StarshipCaptains, seat: int) -> list[tuple[str, str]]:
    """The different pairs of artifacts aboard."""
    aboard = sorted(table.captains[seat].artifacts)
    found = {(one, other) for at, one in enumerate(aboard) for other in aboard[at + 1 :]}
    return sorted(found)


def operate(table: StarshipCaptains, seat: int, room: str) -> None:
    """Begin the effects of a room; a card that is discarded to be used asks for that price first (SC-11.36)."""
    if room in BASIC:
        begin(table, seat, BASIC[room][1])
    elif (card := table.card(room)).once:
        table.then(Once(seat, room, card.effects))
    else:
        begin(table, seat, card.effects)


class DiscardCard(Option, frozen=True):
    """shed: discard the card to have its effects (SC-11.30)."""

    verb = "shed"

    def take(self, table: StarshipCaptains, seat: int, frame: "Once") -> None:
        table.done()
        resolve(table, seat, frame.effects)
        if frame.card in table.captains[seat].slots:
            discard_technology(table, seat, frame.card)
        else:
            table.captains[seat].used_up.append(frame.card)  # SC-D45
            empty_room(table, seat, frame.card)
            table.emit("shared-card-used-up", "SC-D45", seat=seat, card=frame.card)


class Once(Asked, frozen=True):
    """The price may be declined, then nothing happens (SC-11.37)."""

    clause = "SC-11.37"
    choices = (DiscardCard, Decline)
    card: str = ""
    effects: tuple[str, ...] = ()


# Commanders


class ActivateSecondRoom(Option, frozen=True):
    """work repair: the commander activates one more room of its colour or grey (SC-13.17)."""

    verb = "work"
    room: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: "SecondTask") -> list["ActivateSecondRoom"]:
        figure = frame.figure
        return [cls(room) for room in rooms(table, seat) if suits(table, seat, figure, room)]

    def reason(self, table: StarshipCaptains, seat: int, frame: "SecondTask") -> Reason | None:
        if self.room not in rooms(table, seat):
            return NO_SUCH_ROOM
        fits = suits(table, seat, frame.figure, self.room)
        return None if fits else Reason("wrong-colour", "SC-13.17")

    def preview(self, table: StarshipCaptains, seat: int, frame: Step) -> list[Reason]:
        return foreseen(table, seat, self.room)

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"room:{self.room}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        back_to_queue(table, seat)  # SC-13.33
        table.emit("extra-work", "SC-13.17", seat=seat, room=self.room)
        operate(table, seat, self.room)


class SecondTask(CommanderTask, frozen=True):
    """Chosen when the first room is done (SC-13.15, SC-13.16)."""

    clause = "SC-13.15"
    choices = (ActivateSecondRoom, Order, SkipSecondTask)


class BackToQueue(Step, frozen=True):
    """The commander enters the end of the queue, if it is not there yet (SC-13.33)."""

    seat: int

    def run(self, table: StarshipCaptains) -> None:
        back_to_queue(table, self.seat)
