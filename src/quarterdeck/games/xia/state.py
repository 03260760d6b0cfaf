"""What lies on the table: map, captains and their ships, NPCs, decks, and who may see them (XIA-1, XIA-R1 to R3)."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct, field

from quarterdeck.games.xia.content.pack import Pack, pack
from quarterdeck.games.xia.content.ships import Ship
from quarterdeck.games.xia.rules.chart import Chart, chart
from quarterdeck.games.xia.under_way import Fight, Harpoon, Movement, Roll, Turn
from quarterdeck.kernel import frame
from quarterdeck.kernel.coach import Course
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import Zone, nobody, owner

if TYPE_CHECKING:
    from quarterdeck.games.xia.fields.view_fields import ViewFields

MARKERS = 4
"""Outfit markers of a ship (XIA-10.3.1)."""
CREDIT_UNIT = 1000
"""Every amount of credits is a multiple of this (XIA-1.1.12)."""
ENFORCER, MERCHANT = "enforcer", "merchant"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What captains choose before a game (XIA-R23)."""

    goal: Annotated[int, Meta(ge=5, le=20)] = 10
    """The fame that wins (XIA-3.1)."""
    first_game: bool = False
    """Fixed start sectors, a goal of 5 fame, advised outfits and no NPC ships (XIA-2.2)."""
    npcs: bool = True
    """Whether the three NPC ships fly."""
    npc_moves: Literal["fixed", "rolled"] = "fixed"
    """How far NPC ships fly: their printed value, or a roll (XIA-R23)."""
    npc_ways: Literal["automatic", "asked"] = "automatic"
    """Who chooses among equally good ways of an NPC ship: itself, or its controller is asked (XIA-R16)."""
    gate_first_use_fame: Literal["per_gate", "once", "off"] = "per_gate"
    """When the first use of a gate brings fame: for each gate, once in a game, or never (XIA-D10)."""
    rounds: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The game ends after this many rounds; 0: no limit (XIA-R27)."""
    answer_time: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds that others have for an answer; 0: no limit (XIA-R9)."""
    guided: bool = False
    """Whether a coach leads through the first turns."""
    pack: str = "base"
    """The content pack: a name, or a name and a digest."""


class Outfit(Struct, frozen=True, gc=False, cache_hash=True):
    """An outfit token in a hold (XIA-10.2)."""

    kind: str
    at: str
    """The top left corner of its box as it lies: `ROW,COLUMN` (XIA-R33)."""
    turns: int = 0
    """Quarter turns clockwise of its printed shape."""
    flipped: bool = False
    """Whether it was flipped left to right before turning."""
    markers: tuple[str, ...] = ()
    """The compartments of its arming spots that hold a marker."""


class Orders(Struct, frozen=True, gc=False):
    """Standing orders of a captain: what is answered without asking (XIA-R10)."""

    defence: Literal["ask", "none", "one"] = "ask"
    """`one`: always one marker on the best shield."""
    damage: Literal["ask", "choose", "auto"] = "ask"
    """`choose`: asked even among equal empty compartments; `auto`: placed as in XIA-R9."""
    abilities: bool = True
    """Whether to be asked about abilities at any time and after other captains' turns."""


def sees_mission(table: Any, captain: "Captain", seat: int | None) -> bool:
    """A mission is public once it is face up (XIA-R2, XIA-R3)."""
    return captain.mission_open or captain.seat == seat


def token_back(token: str) -> str:
    """What everybody sees of an exploration token that lies face down (XIA-22.1.1)."""
    return "token"


class Captain(Struct, gc=False):
    """A player with ship, markers, money and cards (XIA-2.1, XIA-4.1)."""

    seat: int
    ship: str = ""
    at: str = ""
    """The hex of the ship; nothing while it is not on the board."""
    fame: int = 0
    sources: Mapping[str, int] = {}
    """Where the fame came from (XIA-3.1.4, XIA-R25)."""
    credits: int = 0
    bounty: int = 0
    energy: int = 0
    armed: int = MARKERS
    disarmed: int = 0
    impulse: bool = True
    """Whether the impulse token lies yellow side up (XIA-7.1)."""
    outfits: tuple[Outfit, ...] = ()
    damage: tuple[str, ...] = ()
    """The compartments with a damage marker."""
    cargo: Mapping[str, int] = {}
    """Cubes of each type on board (XIA-D65); types without cubes are left out."""
    replica: str = ""
    """The type of the cube with the replication token (XIA-4.4.7)."""
    copies: int = 0
    """How many cubes that cube counts as."""
    abilities: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """Ability cards that lie face down."""
    crossings: int = 0
    """Planetary shield crossings without a roll that are left this turn (XIA-4.3.2)."""
    moves: int = 0
    """Stored moves (XIA-4.4.1)."""
    veil: int | None = None
    """Nobody farther away may choose this ship as a target; 0: nobody at all (XIA-4.4.11)."""
    free_scan: bool = False
    """Whether the next scan of this turn costs nothing (XIA-4.4.4)."""
    mission: Annotated[str | None, Zone(sees_mission, "missions")] = None
    mission_open: bool = False
    """Whether the active mission lies face up (XIA-27.3.2)."""
    pay: int | None = None
    """The payment on the active mission; None: not fixed yet (XIA-27.4.5)."""
    picked_up: str = ""
    """The sector where passengers or contraband came on board (XIA-27.4.7)."""
    sneaked: Literal["", "unseen", "clean"] = ""
    """Whether a smuggler got in, and whether completing adds no bounty (XIA-27.7.5)."""
    looked_at: Annotated[list[str], Zone(owner, "missions")] = []
    """Mission cards that are being chosen from (XIA-27.2.2)."""
    done: tuple[str, ...] = ()
    """Completed missions, the oldest first."""
    titles: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    """Exploration tokens that were collected (XIA-22.1.3)."""
    skip: bool = False
    """Whether the next turn is skipped (XIA-13.1.7)."""
    losses: int = 0
    """How often the ship was destroyed."""
    explored: int = 0
    """How many sectors the captain has laid out."""
    orders: Orders = field(default_factory=Orders)

    @property
    def outlaw(self) -> bool:
        return self.bounty > 0

    @property
    def cubes(self) -> int:
        return sum(self.cargo.values())

    @property
    def depleted(self) -> bool:
        """No energy and no armed markers (XIA-16.1.1)."""
        return self.energy == 0 and self.armed == 0


class Npc(Struct, gc=False):
    """An NPC ship with its card (XIA-30)."""

    id: str
    controller: int
    at: str = ""
    """The hex of the figure; nothing while it is not on the board."""
    entered: bool = False
    """Whether it has come into the game (XIA-30.2.1)."""
    credits: int = 0
    bounty: int = 0
    damage: int = 0
    skip: bool = False
    attacker: str = ""
    """The last ship that attacked it and was not struck back at yet (XIA-D53)."""
    visited: tuple[str, ...] = ()
    """Planets of its patrol or route, the most recent last (XIA-D54)."""
    jammed: int = 0
    """Dice that its next attack lacks (XIA-4.4.5)."""

    @property
    def outlaw(self) -> bool:
        return self.bounty > 0


class Race(Struct, frozen=True, gc=False):
    """An open title: what each captain has done for it, and who has earned it (XIA-25.3)."""

    counts: tuple[tuple[str, ...], ...]
    """Of each captain, the deeds that count: planets, missions, or plain marks."""
    earned: int = -1


class Survey(Struct, gc=False):
    """The top sectors of the stack, where one captain has looked at them (XIA-4.4.4)."""

    seat: int = -1
    sectors: Annotated[list[str], Zone(owner, "sectors")] = []
    """The top one last."""


class Step(Frame, frozen=True):
    """A frame of Xia."""


class Asked(Step, frame.Asked, frozen=True):
    """A frame that waits for one captain, as long as there is something to choose."""


class Xia(State, kw_only=True, dict=True):
    """A table of Xia. Beside its fields it remembers its pack and its map, which copies look up anew."""

    frame_kind: ClassVar[type[Frame]] = Step
    coach_clause: ClassVar[str] = "XIA-R35"

    setting: Options
    captains: list[Captain]
    npcs: list[Npc] = []
    sectors: tuple[str, ...] = ()
    """The sectors laid out, in order: `SECTOR Q,R` or `SECTOR Q,R turned`; only `lay_out` changes this."""
    stack: Annotated[list[str], Zone(nobody, "sectors")] = []
    """The sectors that are left, the top one last, without those that somebody has surveyed."""
    survey: Survey = field(default_factory=Survey)
    token_pile: Annotated[list[str], Zone(nobody, "tokens")] = []
    tokens: Annotated[dict[str, str], Zone(nobody, "tokens", back=token_back)] = {}
    """Exploration tokens on hexes, face down."""
    ground: Mapping[str, Mapping[str, int]] = {}
    """Cubes that lie on hexes."""
    mission_deck: Annotated[list[str], Zone(nobody, "missions")] = []
    mission_discard: Annotated[list[str], Zone(nobody, "missions")] = []
    """Discarded missions; nobody may look at them (XIA-D45)."""
    title_deck: Annotated[list[str], Zone(nobody, "titles")] = []
    open_titles: Mapping[str, Race] = {}
    title_spaces: tuple[int, ...] = ()
    """Title spaces that somebody has reached (XIA-25.1.2)."""
    supply: Mapping[str, int] = {}
    """How many outfits of each kind are left (XIA-1.1.14)."""
    ships: tuple[str, ...] = ()
    """Ships that nobody has taken."""
    gates_used: tuple[str, ...] = ()
    """Linked gates that a captain has used (XIA-D10)."""
    picking: tuple[int, ...] = ()
    """The order in which ships are picked; turns go the other way (XIA-2.1.18)."""
    active: int = 0
    """Whose turn it is, or who controls the NPC whose turn it is."""
    round: int = 1
    turn: Turn = field(default_factory=Turn)
    rolls: list[Roll] = []
    """Dice on the table, the latest last."""
    fight: Fight | None = None
    movement: Movement | None = None
    harpoon: Harpoon | None = None
    fixed_dice: Annotated[list[int], Zone(nobody, whole=True, kept="the script of a guided game is known")] = []
    """The faces that dice show as long as there is a coach (XIA-R34)."""
    winners: tuple[int, ...] = ()
    standings: tuple[tuple[int, ...], ...] = ()
    """The fame of every captain at the beginning and after every round."""

    @cached_property
    def pack(self) -> Pack:
        return pack(self.setting.pack)

    @cached_property
    def chart(self) -> Chart:
        """The map as it is now."""
        return chart(self.setting.pack, self.sectors)

    def lay_out(self, sectors: tuple[str, ...]) -> None:
        """Sectors are laid out, in order: `SECTOR Q,R` or `SECTOR Q,R turned`."""
        self.sectors = sectors
        self.__dict__.pop("chart", None)

    @property
    def stack_size(self) -> int:
        """The sectors that are left, those that somebody has surveyed included."""
        return len(self.stack) + len(self.survey.sectors)

    @property
    def order(self) -> tuple[int, ...]:
        """The turn order (XIA-2.1.18)."""
        return self.picking[::-1]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats, beginning with this one."""
        return _clockwise(seat, self.seat_count)

    def mat(self, seat: int) -> Ship:
        """The printed values of a captain's ship."""
        return self.pack.ships[self.captains[seat].ship]

    def npc(self, name: str) -> Npc | None:
        for npc in self.npcs:
            if npc.id == name:
                return npc
        return None

    def ship(self, name: str) -> Captain | Npc | None:
        """The captain or NPC whose ship has this id."""
        for captain in self.captains:
            if captain.ship == name:
                return captain
        return self.npc(name)

    def all_ships(self) -> list[Captain | Npc]:
        """The ships of captains and NPCs, on the board or not."""
        return [*self.captains, *self.npcs]

    def sector_of(self, spot: str) -> str:
        """The sector of a hex, for events: people know places by it."""
        return self.chart.cells[spot].sector

    def emit_at(self, kind: str, clause: str, spot: str, /, **args: Any) -> None:
        """Announce what has happened on a hex, with the sector of that hex."""
        if self.event_sink is not None:
            self.emit(kind, clause, **args, at=spot, sector=self.sector_of(spot))

    def occupied(self) -> set[str]:
        """The hexes with a ship on them."""
        found = set(self.places())
        found.discard("")
        return found

    def places(self) -> list[str]:
        """The hexes of all ships, first those of captains; nothing for ships that are not on the board."""
        ships: list[Captain | Npc] = [*self.captains, *self.npcs]
        return [ship.at for ship in ships]

    def may_win(self, seat: int) -> bool:
        """One more point of fame may win (XIA-3.1.2)."""
        return self.captains[seat].fame + 1 >= self.setting.goal

    def roll(self, purpose: str, sides: int) -> int:
        """A number from 1 to `sides`; in the coached part of a guided game the script says which (XIA-R34)."""
        if self.fixed_dice and self.coach is not None:
            loaded = self.chance.loaded.get(purpose, [])
            self.chance.loaded[purpose] = [self.fixed_dice.pop(0) - 1, *loaded[1:]]
        return super().roll(purpose, sides)

    def derived_fields(self) -> "ViewFields":
        from quarterdeck.games.xia.fields.view_fields import view_fields  # which knows all rules

        return view_fields(self)

    def course(self) -> Course | None:
        """A guided game has a coach and goals (XIA-R35, XIA-R36)."""
        if not self.setting.guided:
            return None
        from quarterdeck.games.xia.guided.script import guide  # whose goals know tables

        return guide()


@cache
def _clockwise(seat: int, seats: int) -> tuple[int, ...]:
    return tuple([(seat + step) % seats for step in range(seats)])


def ship_id(ship: Captain | Npc) -> str:
    """What options call a ship."""
    return ship.ship if isinstance(ship, Captain) else ship.id
