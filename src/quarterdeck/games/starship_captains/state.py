"""What lies on the table: ships, crews, planets, decks, tracks, and who may see them (SC-1, SC-R1 to SC-R8)."""

from functools import lru_cache
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct, field

from quarterdeck.games.starship_captains.cards import Ability, Technology, abilities
from quarterdeck.games.starship_captains.guide import guide
from quarterdeck.games.starship_captains.pack import Pack, pack
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import Zone, nobody, owner

FACTIONS = ("fleet", "androids", "pirates")
SPACES = 13
"""Spaces of a faction track, the start space included (SC-14.3)."""
HOME = "home"
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
ENSIGN = {colour: letter for letter, colour in COLOURS.items()}
DAMAGED = "damage"
"""What lies in a technology slot with a damage token."""
Station = Literal["home", "gold", "grey"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What captains choose before a game."""

    first: Annotated[int, Meta(ge=-1, le=3)] = -1
    """Who begins (SC-2.30); -1: at random."""
    board: Literal["random", "A", "B"] = "random"
    """The side of the personal technology boards (SC-2.21)."""
    passenger: str = "teddy"
    """Solo only (SC-17.5): a passenger, or `random`."""
    pack: str = "base"
    guided: bool = False
    """The first guided game (SC-R33)."""


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
        figures = [*self.ready, *self.queue, *self.assigned, self.working]
        return sum(len(figure) == 2 for figure in figures)

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


class Step(Frame, frozen=True):
    """A frame of Starship Captains."""


class Asked(Step, frozen=True):
    """A frame that waits for one captain, as long as there is something to choose."""

    seat: int

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.seats in (Asked.seats, Asked._always):
            cls.seats = Asked._always if cls.open is Asked.open else Asked.seats  # type: ignore[method-assign]

    def _always(self, table: "StarshipCaptains") -> tuple[int, ...]:
        """For frames that always wait: nobody has to find that out again and again."""
        return (self.seat,)

    def seats(self, table: "StarshipCaptains") -> tuple[int, ...]:
        return (self.seat,) if self.open(table) else ()

    def waits_for(self, table: "StarshipCaptains", seat: int) -> bool:
        return seat == self.seat

    def open(self, table: "StarshipCaptains") -> bool:
        """Whether there is anything to choose; if not, the frame runs."""
        return True

    def run(self, table: "StarshipCaptains") -> None:
        """Nothing was to be chosen."""

    def prompt(self, table: "StarshipCaptains", seat: int | None) -> Reason:
        if seat != self.seat:
            return Reason(f"waiting-{self.name}", self.clause, {"seat": self.seat})
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return Reason(f"prompt-{self.name}", self.clause, fields)


_options, _why_not = State.options, State.why_not
"""Found once: play-outs ask for them at every decision."""


class StarshipCaptains(State, kw_only=True):
    """A table of Starship Captains."""

    frame_kind: ClassVar[type[Frame]] = Step

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
    stations: dict[str, str] = {}
    """Which station a location is."""
    tiles: dict[str, int] = {}
    """Where each station tile lies: 0 on its station, else the round on the track, or `OUT` (SC-D12)."""
    tokens: dict[str, list[str]] = {}
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
    standings: list[list[float]] = []
    """What every captain would score, at the beginning and at the end of every round."""
    scores: list[dict[str, float]] = []
    """One score sheet per captain when the game is over (SC-16.13)."""
    coached: int | None = None
    """How many options the coach of a guided game has seen; None if there is no coach (any more)."""

    @property
    def pack(self) -> Pack:
        return pack(self.setting.pack)

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
        lockers = sum(ability.holds for ability in self.abilities(seat))
        return HOLDS - min(self.captains[seat].damage, HOLDS) + lockers

    def cargo(self, seat: int) -> int:
        captain = self.captains[seat]
        return len(captain.artifacts) + captain.pirate_count

    def ships_at(self, place: str) -> list[int]:
        """The ships at a location, Shadow's included (SC-D49)."""
        here = [captain.seat for captain in self.captains if captain.at == place]
        return [*here, SHADOW] if self.shadow is not None and self.shadow.at == place else here

    def view(self, seat: int | None, known: dict[str, Any] | None = None) -> dict[str, Any]:
        """Looked-at missions lie on the deck and count with it (SC-19.3, SC-R3); a guided game has goals (SC-R35)."""
        seen = super().view(seat, known)
        seen["mission_deck"] += len(self.peek.cards)
        if self.setting.guided and not self.over:
            from quarterdeck.games.starship_captains.guided import progress  # which knows tables

            seen["goals"] = progress(self)
        return seen

    def imagine(self, seat: int | None, chance: Chance) -> None:
        """The back of the top technology is known (SC-D63): a card of that kind comes up."""
        deck = self.technologies
        for place in range(len(deck) - 1, -1, -1):
            if self.card(deck[place]).kind == self.top_kind:
                deck[place], deck[-1] = deck[-1], deck[place]
                return

    # The coach of a guided game (SC-R34)

    def options(self, seat: int) -> list[Option]:
        found = _options(self, seat)
        return found if self.coached is None else self._let_by_the_coach(found)

    def _let_by_the_coach(self, found: list[Option]) -> list[Option]:
        """What the coach waits for, or leaving it; where bots imagine that neither can be chosen, anything."""
        assert self.coached is not None
        return [one for one in found if guide().accepts(self.coached, str(one))] or found

    def why_not(self, seat: int, option: Option) -> Reason | None:
        reason = _why_not(self, seat, option)
        if reason is None and self.coached is not None and option not in self.options(seat):
            return Reason("coach-waits", "SC-R34")
        return reason

    def carry_out(self, seat: int, option: Option) -> None:
        if self.coached is not None:
            self.coached = guide().after(self.coached, str(option))
        self._go_on(option.take, seat)

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(seat + step) % self.seat_count for step in range(self.seat_count)]


@lru_cache(maxsize=10_000)
def cards_in(slots: tuple[str, ...]) -> tuple[str, ...]:
    """The cards among what lies in technology slots."""
    return tuple(card for card in slots if card and card != DAMAGED)


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


def remove(items: list[Any], item: Any) -> None:
    """Take one of equal things away."""
    del items[items.index(item)]
