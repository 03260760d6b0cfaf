"""One look at the table of Gen7: what tokens, rooms and successes are worth to an officer, in merit."""

from collections.abc import Mapping
from functools import cache, cached_property

from msgspec import Struct

from quarterdeck.games.gen7.bots.wishes import View, Wishes
from quarterdeck.games.gen7.content.cards import WorkTask
from quarterdeck.games.gen7.content.modifiers import NoVault, parse_modifier
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules.places import dots_at, room_at
from quarterdeck.games.gen7.state import CAPACITY, CRITICAL, OFFICER, QUARTERS, RESOURCES, ROBOT

TAGS = {"warden": "ship", "careerist": "self", "humanist": "heart", "rationalist": "mind"}
"""What each temperament favours (G7-D56.2)."""
DIVISION = 1.0
"""The cost of a system worsening by one division."""
SPENT = 0.35
"""The worth of a token paid for a task."""
DIE = 0.5
"""The worth of one more die in a round."""
NEEDED, SPARE, PLENTY = 0.75, 0.4, 0.15
"""The worth of a token for a task at hand, of one in a small store, and of one in a large store."""
SMALL, LARGE = 5, 10


@cache
def is_without_vault(text: str) -> bool:
    return isinstance(parse_modifier(text), NoVault)


class Placed(Struct, frozen=True, gc=False, cache_hash=True):
    """What matters about a die on a spot: where this is the same, its worth is, too."""

    room: str
    kind: str
    type: str = ""
    """What a lab or small lab yields; nothing elsewhere."""
    tokens: int = 0
    others: bool = False
    """Whether other dice in the lab yield something as well."""


@cache
def placed(pack_name: str, at: str, kind: str, result: int) -> Placed:
    content, name = pack(pack_name), room_at(at)
    room, sector = content.rooms.get(name), content.sectors.get(name)
    if sector is not None and sector.type:
        return Placed(name, kind, sector.type, sector.yields.amount(result))
    if room is not None and room.type:
        return Placed(name, kind, room.type, room.yields[dots_at(at)].amount(result), bool(room.others))
    return Placed(name, kind)


class Bridge(Wishes):
    """A seat's view, and facts derived from it."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat)
        self._worths: dict[Placed, float] = {}
        self._rooms: dict[tuple[str, str], float] = {}
        self._centers: dict[str, float] = {}
        self._labs: dict[tuple[str, int], float] = {}
        self._sums: dict[str, list[float]] = {}
        """The worth of gaining no token, one, two ... of each type."""
        self._uses: dict[tuple[str, int], float] = {}

    # The ship

    def failure(self, system: str, steps: int) -> float:
        """The cost of a system worsening by a number of divisions."""
        return self.ship * DIVISION * steps if system in self.view["divisions"] else 0.0

    def endangers(self, system: str, steps: int) -> bool:
        """Whether a failure would take a system to critical (G7-D56.3)."""
        division: int = self.view["divisions"].get(system, 0)
        return division < CRITICAL <= division + steps

    @cached_property
    def vault(self) -> Mapping[str, int]:
        """What the Vault can pay."""
        if any(is_without_vault(rule["text"]) for rule in self.view["special_rules"]):
            return dict.fromkeys(RESOURCES, 0)
        found: Mapping[str, int] = self.view["vault"]
        return found

    # Tokens

    @cached_property
    def needs(self) -> dict[str, int]:
        """Tokens of each type that the work tasks at hand ask for."""
        found: dict[str, int] = dict.fromkeys(RESOURCES, 0)
        for card in self.me["work_tasks"]:
            for type_, number in zip(RESOURCES, self.pack.work_tasks[card].cost, strict=True):
                found[type_] += number
        return found

    def token(self, type_: str, have: int) -> float:
        """The worth of one more token to a player who has this many."""
        if have < self.needs[type_]:
            return NEEDED
        value = SPARE if have < SMALL else PLENTY if have < LARGE else 0.05
        return self.own.tokens + (value if self.left else 0.6 * value)

    def tokens(self, type_: str, number: int) -> float:
        """The worth of gaining a number of tokens."""
        have: int = self.me["store"][type_]
        sums = self._sums.setdefault(type_, [0.0])
        most = max(0, min(number, CAPACITY + 3 - have))
        while len(sums) <= most:
            sums.append(sums[-1] + self.token(type_, have + len(sums) - 1))
        return sums[most]

    def without(self, type_: str, number: int) -> float:
        """The cost of losing a number of tokens."""
        have: int = self.me["store"][type_]
        return sum(self.token(type_, max(0, have - one - 1)) for one in range(number))

    # Work tasks

    def task(self, card: str) -> float:
        """What it is worth to finish a work task at hand."""
        row = self.pack.work_tasks[card]
        counted = self.wished("work_task_finished", center=row.center)
        return row.merit + 0.5 * row.penalty + counted - SPENT * sum(row.cost)

    def can_pay(self, row: WorkTask) -> bool:
        store = self.me["store"]
        return all(store[type_] >= number for type_, number in zip(RESOURCES, row.cost, strict=True))

    def best_task(self, center: str) -> float:
        rows = [(card, self.pack.work_tasks[card]) for card in self.me["work_tasks"]]
        return max((self.task(card) for card, row in rows if row.center == center and self.can_pay(row)), default=0.0)

    def new_task(self, card: str) -> float:
        """What it is worth to take a work task that has to be finished later."""
        row, hand = self.pack.work_tasks[card], len(self.me["work_tasks"])
        likely = min(1.0, max(0.0, (self.left + 1 - 0.8 * hand) / 3))
        return likely * (row.merit - NEEDED * sum(row.cost)) - (1 - likely) * row.penalty

    # Rooms

    def spot(self, at: str, kind: str, result: int) -> float:
        """The worth of a die on a single spot."""
        return self.worth_of(placed(self.view["pack"], at, kind, result))

    def worth_of(self, die: Placed) -> float:
        worth = self._worths.get(die)
        if worth is None:
            worth = self._worths[die] = self.for_any(die.room, die.kind) + self.room(die)
        return worth

    def for_any(self, room: str, kind: str) -> float:
        """What a room is worth to any die of a kind."""
        alike = self._rooms.get((room, kind))
        if alike is None:
            alike = self._rooms[room, kind] = self.center_or_hq(room) + self.placing(room, kind)
        return alike

    def placing(self, room: str, kind: str) -> float:
        """What it is worth to place a die of this kind, whatever it shows; officers meet crossroads."""
        officer = 0.3 + 0.3 * self.wished("crossroads_resolved") if kind == OFFICER else 0.0
        if "die_placed" not in self.wishes:
            return officer
        row = self.pack.rooms.get(room)
        department = row.department if row is not None else ""
        return officer + self.wished("die_placed", room=room, department=department, die=kind)

    def center_or_hq(self, room: str) -> float:
        """The worth of a room to any die; that of a lab depends on the die."""
        worth = self._centers.get(room)
        if worth is None:
            worth = self._centers[room] = self._center_or_hq(room)
        return worth

    def _center_or_hq(self, room: str) -> float:
        row = self.pack.rooms.get(room)
        if row is None or row.type or room == "assembly":
            return 0.0
        return self.meeting() if room == "hq" else self.best_task(room) + self.center(room)

    def room(self, die: Placed) -> float:
        """What a room is worth to this die in particular."""
        if die.room in self.pack.sectors:
            return self.small_lab(die)
        if die.type:
            return self.lab(die.type, die.tokens) + 0.4 * die.others
        return 2.6 if die.room == "assembly" and die.kind != ROBOT else 0.0

    def lab(self, type_: str, amount: int) -> float:
        value = self._labs.get((type_, amount))
        if value is None:
            value = self._labs[type_, amount] = self.lab_yield(type_, amount)
        return value

    def lab_yield(self, type_: str, amount: int) -> float:
        value = self.tokens(type_, amount)
        have = self.me["store"][type_] + amount
        if have >= 3 and self.view["vault"][type_] <= CAPACITY - 3:
            value += self.wished("replenished", type=type_) + (0.5 if have - 3 >= self.needs[type_] else 0.0)
        return value

    def small_lab(self, die: Placed) -> float:
        if die.type:
            return self.tokens(die.type, die.tokens) + 0.3
        return 1.5 + self.wished("robot_reprogrammed") if self.me["sector"] == die.room else 0.0

    def center(self, room: str) -> float:
        """The first action of a center."""
        if room == "medical_center":
            asleep = sum(die["at"] == "supply" and die["kind"] != ROBOT for die in self.me["dice"])
            if not asleep:
                return 0.0
            wished = self.wished("awaken_done") + self.own.colonists
            return wished + (DIE * self.left + DIE if self.me["asleep"] else 0.5 * DIE * max(0, self.left - 1))
        if room == "production_center":
            laid = sum(bool(card) for card in (*self.me["algorithms"], *self.me["upgrades"]))
            return self.more_algorithms + (0.45 * self.left if laid < 4 else 0.1)
        return 0.7 * self.wished("file_played") + (0.9 if self.left else 0.3)

    def meeting(self) -> float:
        """Two work tasks, and the badge."""
        hand = len(self.me["work_tasks"])
        wished = self.wished("meeting_joined")
        return wished + (max(0.0, 2.3 - 1.3 * max(0, hand - 0.5 * self.left)) if self.left and hand < 4 else 0.0)

    # Dice

    @cached_property
    def free_spots(self) -> list[str]:
        """The best free spot of each room, and of the seat's small lab."""
        taken = {die["at"] for player in self.view["players"] for die in player["dice"]}
        closed = {*taken, *self.view["covered"], *self.view["repairs"]}
        found = []
        for room in self.pack.rooms.values():
            spots = (f"{room.id}:{dots}" for dots in room.dots) if room.id != "hq" else iter(("hq:0",))
            first = next((at for at in spots if at not in closed), None)
            if first is not None and (room.id != "assembly" or self.robot_rests):
                found.append(first)
        return found

    @property
    def robot_rests(self) -> bool:
        return any(die["kind"] == ROBOT and die["at"] == "supply" for die in self.me["dice"])

    def best_use(self, kind: str, result: int) -> float:
        """The best worth of a die on its own."""
        known = self._uses.get((kind, result))
        if known is None:
            known = max([self.spot(at, kind, result) for at in self.free_spots], default=0.0)
            self._uses[kind, result] = known
        return known

    def quarters(self, seat: int) -> list[View]:
        return [die for die in self.view["players"][seat]["dice"] if die["at"] == QUARTERS]
