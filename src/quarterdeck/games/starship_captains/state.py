"""What lies on the table: ships, crews, planets, decks, tracks, and who may see them (SC-1, SC-R1 to SC-R8)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from quarterdeck.games.starship_captains.content.cards import Ability, Technology, abilities
from quarterdeck.games.starship_captains.content.pack import PACKS, Pack, pack
from quarterdeck.kernel import frame
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.coach import Course
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import Zone, nobody, owner

FACTIONS = ("fleet", "androids", "pirates")
SPACES = 13
"""Spaces of a faction track, the start space included (SC-14.3)."""
HOME = "home"
STAY = 3
"""Figures that stay in the queue (SC-15.4)."""
HOLDS = 8
RINGS = 5
LAST_ROUND, GUIDED_ROUNDS = 4, 2
"""How long a game is (SC-16.1), and a guided one (SC-R33)."""
OUT = 5
"""Where a station tile lies that is out of the game (SC-D12)."""
SHADOW = -1
"""The seat number of Captain Shadow's ship (SC-17.4)."""
CADET, ANDROID = "C", "A"
COLOURS = {"R": "red", "Y": "yellow", "B": "blue"}
DAMAGED = "damage"
"""What lies in a technology slot with a damage token."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What captains choose before a game."""

    first: Annotated[int, Meta(ge=-1, le=3)] = -1
    """The seat that begins, from 0 (SC-2.30); -1: drawn by lot."""
    board: Literal["random", "A", "B"] = "random"
    """The side of the personal technology boards (SC-2.21)."""
    passenger: str = "teddy"
    """The passenger of a solo game (SC-17.5), or `random`."""
    pack: str = "base"
    """The content pack: a name, or a name and a digest."""
    guided: bool = False
    """Whether a coach leads through the first round (SC-R33)."""


class Captain(Struct):
    """A player's ship with everything on it (SC-1.12, SC-2.20)."""

    seat: int
    at: str = HOME
    medals: int = 1
    ready: list[str] = []
    queue: list[str] = []
    damage: int = 3
    """Damage tokens on the ship board (SC-7.6)."""
    artifacts: list[str] = []
    pirates: list[str] = []
    """Pirates that were fought and lie in the holds (SC-10.5)."""
    unseen_pirates: Annotated[list[str], Zone(nobody, "pirates")] = []
    """Pirates in the holds that came from the supply unseen (SC-18.11, SC-R8)."""
    slots: list[str] = []
    """Technology slots: a card, damage, or nothing."""
    markers: list[int] = []
    """Steps forward less steps back on each track (SC-14.17)."""
    missions: list[str] = []
    passed: bool = False
    mission: str = ""
    """The mission beside the transporter (SC-12.3)."""
    assigned: list[str] = []
    unfit: list[int] = []
    """Rows, from 0, whose figure does not match: they are ignored (SC-12.9, SC-R24)."""
    resolved: list[str] = []
    """What became of the rows so far: `applied` or `ignored` (SC-12.7)."""
    working: str = ""
    """A commander at its first room (SC-13.33)."""
    drawn: Annotated[list[str], Zone(owner, "technologies")] = []
    drawn_omegas: Annotated[list[str], Zone(owner, "omegas")] = []
    in_rooms: dict[str, str] = {}
    """Artifacts that Collective research put into rooms (SC-D44)."""
    used_up: list[str] = []
    """Shared cards that worked once for this captain (SC-D45)."""

    @property
    def commanders(self) -> int:
        return count_commanders(self.crew())

    @property
    def pirate_count(self) -> int:
        return len(self.pirates) + len(self.unseen_pirates)

    def crew(self) -> list[str]:
        """All figures, wherever on the ship they are."""
        return [*self.ready, *self.queue, *self.assigned, *([self.working] if self.working else [])]


class Marks(Struct):
    """What holds until the turn ends."""

    engine: bool = False
    """Whether an ability that works once per turn has worked (SC-19.28)."""
    coat: bool = False
    """Whether this mission's first damage has come (SC-19.20)."""


class Shadow(Struct):
    """Captain Shadow and the passenger (SC-17)."""

    passenger: str
    at: str = HOME
    actions: Annotated[list[str], Zone(nobody, "actions")] = []
    turned: list[str] = []
    """Action cards of this round, above the spaces of the central board from the left."""
    later: Annotated[list[str], Zone(nobody, "actions")] = []
    """The cards beside rounds 2, 3 and 4."""


class Peek(Struct):
    """The top missions of the deck, where one captain has looked at them (SC-19.3)."""

    seat: int = -1
    cards: Annotated[list[str], Zone(owner, "missions")] = []


class ViewFields(Struct, frozen=True):
    """What every view shows besides the state."""

    mission_deck: int
    """Looked-at missions lie on the deck and count with it (SC-19.3, SC-R3)."""
    sheets: list[dict[str, float]]
    """The points of every captain so far, by the lines of the score sheet (SC-R36)."""
    omega_points: list[dict[str, float]]
    """What every captain's omegas and the passenger bring so far, by card."""
    next_mission: str
    """Where the next mission is laid out; nothing: nowhere (SC-12.18)."""
    capacity: list[int]
    """How much cargo fits into each captain's ship, beside its damage (SC-7.6)."""
    returning: list[int]
    """How many figures at the front of each queue go back to the ready room when the round ends (SC-15.4)."""
    last_round: int
    """The round after which the voyage ends; a guided one is shorter (SC-R33)."""


class Step(Frame, frozen=True):
    """A frame of Starship Captains."""


class Asked(Step, frame.Asked, frozen=True):
    """A frame that waits for one captain, as long as there is something to choose."""


class StarshipCaptains(State, kw_only=True):
    """A table of Starship Captains."""

    frame_kind: ClassVar[type[Frame]] = Step
    coach_clause: ClassVar[str] = "SC-R34"

    setting: Options
    captains: list[Captain]
    map: str
    board: str = "A"
    track_sides: list[str] = []
    round: int = 1
    first: int = 0
    active: int = 0
    routes: dict[str, str] = {}
    """The pirate on each route that has one: `green-medal`."""
    planets: dict[str, str] = {}
    """The mission on each planet that has one."""
    numbers: dict[str, int] = {}
    """The number tile on each planet that has one."""
    face_down: list[int] = []
    stations: Mapping[str, str] = {}
    """Which station a location is."""
    tiles: dict[str, int] = {}
    """Where each station tile lies: 0 on its station, else the round on the track, or `OUT` (SC-D12)."""
    tokens: dict[str, tuple[str, ...]] = {}
    """Tokens of events on stations, in the order they came (SC-D22)."""
    holders: dict[str, int] = {}
    """Who reserves each planet (SC-6.12)."""
    technologies: Annotated[list[str], Zone(nobody, "technologies")] = []
    technology_discard: list[str] = []
    top_kind: str = ""
    """Whether the top card of the deck is an alpha or a beta (SC-D63)."""
    central: list[str] = []
    """The spaces of the central board, empty ones as empty texts."""
    omegas: Annotated[list[str], Zone(nobody, "omegas")] = []
    omega_discard: list[str] = []
    mission_deck: Annotated[list[str], Zone(nobody, "missions")] = []
    mission_discard: list[str] = []
    peek: Peek = field(default_factory=Peek)
    artifacts: Annotated[list[str], Zone(nobody, "artifacts")] = []
    artifact_discard: list[str] = []
    pirates: Annotated[list[str], Zone(nobody, "pirates")] = []
    pirate_discard: list[str] = []
    events: list[str] = []
    """The event on each track, empty when it is gone."""
    events_begun: int = 0
    under_androids: list[str] = []
    shared: list[str] = []
    """Technologies that everybody uses (SC-D45)."""
    marks: Marks = field(default_factory=Marks)
    shadow: Shadow | None = None
    standings: tuple[tuple[float, ...], ...] = ()
    """What every captain would score, at the beginning and at the end of every round."""
    scores: tuple[Mapping[str, float], ...] = ()
    """One score sheet per captain when the game is over (SC-16.13)."""

    @property
    def pack(self) -> Pack:
        found = PACKS.loaded.get(self.setting.pack)  # asked for at every step
        return found if found is not None else pack(self.setting.pack)

    @property
    def last_round(self) -> int:
        return GUIDED_ROUNDS if self.setting.guided else LAST_ROUND

    @property
    def solo(self) -> bool:
        return self.seat_count == 1

    def card(self, name: str) -> Technology:
        return self.pack.technologies[name]

    def installed(self, seat: int) -> tuple[str, ...]:
        """The cards on a captain's board, then the shared ones."""
        captain = self.captains[seat]
        own = cards_in(tuple(captain.slots))
        if not self.shared:
            return own
        return own + tuple(card for card in self.shared if card not in captain.used_up)

    def abilities(self, seat: int) -> tuple[Ability, ...]:
        return abilities(self.setting.pack, self.installed(seat))

    def cards_that(self, seat: int, trait: str, value: str | bool = True) -> list[tuple[str, tuple[str, ...]]]:
        """The cards in use whose ability has this trait, a field of `Ability`, each with the effects it brings."""
        found = [(card, self.card(card).ability) for card in self.installed(seat)]
        return [(card, one.effects) for card, one in found if one is not None and getattr(one, trait) == value]

    def capacity(self, seat: int) -> int:
        """How much cargo fits (SC-7.6), lockers included (SC-19.16)."""
        lockers = sum([ability.holds for ability in self.abilities(seat)])
        return HOLDS - min(self.captains[seat].damage, HOLDS) + lockers

    def cargo(self, seat: int) -> int:
        captain = self.captains[seat]
        return len(captain.artifacts) + captain.pirate_count

    def next_mission(self) -> str:
        """Where the next mission is laid out: at the highest open number (SC-12.18); nowhere if none is open."""
        open_ = {number: place for place, number in self.numbers.items() if number not in self.face_down}
        return open_[max(open_)] if open_ else ""

    def ships_at(self, place: str) -> list[int]:
        """The ships at a location, Shadow's included (SC-D49)."""
        here = [captain.seat for captain in self.captains if captain.at == place]
        return [*here, SHADOW] if self.shadow is not None and self.shadow.at == place else here

    def space_after(self, seat: int, track: str, steps: int) -> int:
        """The space of a track where a captain's marker stands after some steps."""
        return (self.captains[seat].markers[FACTIONS.index(track)] + steps) % SPACES

    def derived_fields(self) -> ViewFields:
        from quarterdeck.games.starship_captains.rules.scoring import omega_points, sheet  # which know tables

        return ViewFields(
            mission_deck=len(self.mission_deck) + len(self.peek.cards),
            sheets=[sheet(self, captain.seat) for captain in self.captains],
            omega_points=[omega_points(self, captain.seat) for captain in self.captains],
            next_mission=self.next_mission(),
            capacity=[self.capacity(captain.seat) for captain in self.captains],
            returning=[len(captain.queue[:-STAY]) for captain in self.captains],
            last_round=self.last_round,
        )

    def imagine(self, seat: int | None, chance: Chance) -> None:
        """The back of the top technology is known (SC-D63): a card of that kind comes up."""
        deck = self.technologies
        for place in range(len(deck) - 1, -1, -1):
            if self.card(deck[place]).kind == self.top_kind:
                deck[place], deck[-1] = deck[-1], deck[place]
                return

    def course(self) -> Course | None:
        """A guided game has a coach and goals (SC-R34, SC-R35)."""
        if not self.setting.guided:
            return None
        from quarterdeck.games.starship_captains.guided.script import guide  # whose goals know tables

        return guide()

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(seat + step) % self.seat_count for step in range(self.seat_count)]


@lru_cache(maxsize=10_000)
def cards_in(slots: tuple[str, ...]) -> tuple[str, ...]:
    """The cards among what lies in technology slots."""
    return tuple(card for card in slots if card and card != DAMAGED)


def is_commander(figure: str) -> bool:
    """Whether a figure is a commander: those are written with two letters, all others with one."""
    return len(figure) == 2


def count_commanders(figures: list[str]) -> int:
    """The commanders among some figures, counted by their letters: this is asked very often."""
    return sum(map(len, figures)) - len(figures)


def matches(figure: str, colour: str) -> bool:
    """Whether a figure may activate a room of this colour (SC-4.9 to SC-4.12)."""
    return figure != ANDROID and (colour == "grey" or COLOURS.get(figure[0]) == colour)


def matches_row(figure: str, colour: str) -> bool:
    """Whether a figure applies a mission row of this colour (SC-12.11, SC-12.12, SC-13.27)."""
    return figure == ANDROID or COLOURS.get(figure[0]) == colour


def rooms_by_pair(first: str, second: str) -> list[str]:
    """The colours of rooms that two artifacts activate (SC-4.15, SC-4.16)."""
    shown = {"r": "red", "y": "yellow", "b": "blue"}
    return [colour for letter, colour in shown.items() if letter in first and letter in second] + ["grey"]
