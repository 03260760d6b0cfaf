"""Set-up (XIA-2): dealing, picking ships, first outfits."""

from collections.abc import Sequence

from msgspec.structs import replace

from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.guided.script import SeatScript, guide
from quarterdeck.games.xia.rules.arranging import Arrange
from quarterdeck.games.xia.rules.chart import start_places
from quarterdeck.games.xia.rules.exploring import put_token
from quarterdeck.games.xia.rules.fame import note_standings
from quarterdeck.games.xia.rules.holds import packing
from quarterdeck.games.xia.rules.npcs import enter_npc
from quarterdeck.games.xia.rules.outfitting import BuyOutfit, change_supply
from quarterdeck.games.xia.rules.ties import break_tie
from quarterdeck.games.xia.rules.turn import TurnOf
from quarterdeck.games.xia.state import Asked, Captain, Npc, Options, Step, Xia
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.coach import Coach
from quarterdeck.kernel.errors import BadOptions, Reason
from quarterdeck.kernel.manifest import changed_options
from quarterdeck.kernel.option import Option

FIRST_TIER = 1
NPC_CARDS = 3
TAKEN = Reason("ship-taken", "XIA-2.1.11")


def new_table(seats: int, options: Options, chance: Chance) -> Xia:
    """An empty table; the agenda begins with setting it up."""
    if options.guided:
        _check_guided(seats, options)
        options = replace(options, first_game=True, rounds=guide().rounds)
    if options.first_game:  # XIA-2.2.1, XIA-2.2.3
        options = replace(options, goal=pack(options.pack).first_game.goal, npcs=False)
    table = Xia(seat_count=seats, chance=chance, setting=options, captains=[Captain(seat) for seat in range(seats)])
    table.then(GuidedSetUp() if options.guided else SetUp())
    return table


def _check_guided(seats: int, options: Options) -> None:
    """A guided game leaves nothing to choose (XIA-R34)."""
    if seats != len(guide().seats):
        raise BadOptions(f"guided: the guided game is for {len(guide().seats)} seats, not {seats}")
    for name in changed_options(options):
        if name != "guided":
            raise BadOptions(f"{name}: the guided game leaves nothing else to choose")


class SetUp(Step, frozen=True):
    """Everything that is drawn, dealt and shuffled; then ships are picked and fitted out (XIA-2.1)."""

    clause = "XIA-2.1"

    def run(self, table: Xia) -> None:
        _deal_supply(table)
        _lay_out_sectors(table)
        _shuffle_decks(table)
        table.picking = order_of_picking(_first_to_pick(table), table.seat_count)
        if table.setting.npcs:
            _deal_npcs(table)
        pick = [PickingShip(seat) for seat in table.picking]
        buy = [FirstOutfits(seat) for seat in table.picking]  # XIA-2.1.16
        table.then(*pick, PlaceShips(), *buy, FirstTurn())


class GuidedSetUp(Step, frozen=True):
    """What the script names is where it says, in turn order from seat 0; the rest is dealt as usual (XIA-R34)."""

    clause = "XIA-R34"

    def run(self, table: Xia) -> None:
        _deal_supply(table)
        _lay_out_sectors(table)
        _shuffle_decks(table)
        table.picking = order_of_picking(table.seat_count - 1, table.seat_count)
        table.coach, table.fixed_dice = Coach(), list(guide().rolls)
        for seat, begin in enumerate(guide().seats):
            _outfit(table, seat, begin)
        table.then(FirstTurn())


def _outfit(table: Xia, seat: int, begin: SeatScript) -> None:
    """A captain begins as the script says."""
    captain, outfits = table.captains[seat], packing(begin.ship, begin.outfits, content=table.setting.pack)
    assert outfits is not None
    fly(table, captain, begin.ship)
    captain.outfits, captain.credits = outfits, begin.credits
    captain.at = table.chart.marked(begin.start, "spawn")
    for outfit in outfits:
        change_supply(table, outfit.kind, -1)


# Dealing


def _dealt(table: Xia, purpose: str, items: Sequence[str]) -> list[str]:
    """A pile in random order, the top one last; in a guided game what the script names lies on top (XIA-R34)."""
    named = guide().piles.get(purpose, ()) if table.setting.guided else ()
    rest = list(items)
    for item in named:
        rest.remove(item)
    return [*table.shuffled(purpose, rest), *reversed(named)]


def _deal_supply(table: Xia) -> None:
    """Outfits, ships and credits (XIA-2.1.7, XIA-2.1.8)."""
    table.supply = dict.fromkeys(table.pack.outfits, table.pack.copies)
    table.ships = tuple(table.pack.ships)
    for captain in table.captains:
        captain.credits = table.pack.credits


def _lay_out_sectors(table: Xia) -> None:
    """As many sectors as captains, each joined to the one before, with its token (XIA-2.1.2 to XIA-2.1.5, XIA-D4)."""
    tokens = [name for name, token in table.pack.tokens.items() for _ in range(token.count)]
    start = _start_sectors(table)
    first = guide().tokens if table.setting.guided else {}
    for token in first.values():
        tokens.remove(token)
    table.token_pile = [*_dealt(table, "tokens", tokens), *(first[sector] for sector in reversed(start) if first)]
    places = start_places(table.pack)
    table.lay_out(tuple(f"{sector} {place}" for sector, place in zip(start, places, strict=False)))
    for sector in start:
        put_token(table, sector)


def _start_sectors(table: Xia) -> list[str]:
    """The first game has its own; otherwise one without spawn point is shuffled back (XIA-2.1.3, XIA-2.2.2)."""
    sectors = table.pack.sectors
    if table.setting.first_game:
        start = list(table.pack.first_game.sectors[: table.seat_count])
        table.stack = _dealt(table, "stack", [sector for sector in sectors if sector not in start])
        return start
    start, table.stack = [], table.shuffled("stack", list(sectors))
    while len(start) < table.seat_count:
        drawn = table.stack.pop()
        if sectors[drawn].marked("spawn"):
            start.append(drawn)
        else:
            table.stack = table.shuffled("stack", [*table.stack, drawn])
    return start


def _shuffle_decks(table: Xia) -> None:
    """Missions and titles; missions about NPCs that do not play are put aside (XIA-2.1.6, XIA-D60)."""
    absent = () if table.setting.npcs else tuple(table.pack.npcs)
    missions = [name for name, card in table.pack.missions.items() if card.target not in absent]
    table.mission_deck = _dealt(table, "missions", missions)
    table.title_deck = _dealt(table, "titles", list(table.pack.titles))


# The order of captains


def order_of_picking(first: int, seats: int) -> tuple[int, ...]:
    """Counter-clockwise from the captain who rolled highest (XIA-2.1.12)."""
    return tuple([(first - step) % seats for step in range(seats)])


def _first_to_pick(table: Xia) -> int:
    """The highest d20; a tie is rolled for. None of these rolls brings luck (XIA-2.1.11, XIA-2.1.19, XIA-D59)."""
    rolls = [table.roll("dice", D20) for _ in table.captains]
    for seat, face in enumerate(rolls):
        table.emit("rolled-for-order", "XIA-2.1.11", seat=seat, face=face)
    highest = [seat for seat, face in enumerate(rolls) if face == max(rolls)]
    return break_tie(table, highest)


def _deal_npcs(table: Xia) -> None:
    """One card for each of the first three captains in turn order (XIA-2.1.9, XIA-D6)."""
    cards = table.shuffled("npcs", list(table.pack.npcs))
    for name, controller in zip(cards[:NPC_CARDS], table.order, strict=False):
        table.npcs.append(Npc(name, controller, bounty=table.pack.npcs[name].wanted))
        table.emit("npc-dealt", "XIA-2.1.9", npc=name, seat=controller)


# Ships


def fly(table: Xia, captain: Captain, ship: str) -> None:
    """A captain takes a ship with its mat, figure and ability card (XIA-2.1.12)."""
    table.ships = tuple([other for other in table.ships if other != ship])
    mat = table.pack.ships[ship]
    captain.ship, captain.energy, captain.abilities = ship, mat.energy, (mat.ability,)


class Pick(Option, frozen=True):
    """pick swamp-rat: the ship of the first tier to begin with (XIA-2.1.11)."""

    keeps_undo = True
    ship: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> list["Pick"]:
        return [cls(ship) for ship in table.pack.of_tier(FIRST_TIER) if ship in table.ships]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        return None if self in self.offer(table, seat, frame) else TAKEN

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.done()
        fly(table, table.captains[seat], self.ship)
        table.emit("ship-picked", "XIA-2.1.12", seat=seat, ship=self.ship)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"ship:{self.ship}",)


class PickingShip(Asked, frozen=True):
    """A captain picks a ship (XIA-2.1.11)."""

    clause = "XIA-2.1.11"
    choices = (Pick,)


class PlaceShips(Step, frozen=True):
    """Start sector k belongs to captain k in turn order; then NPCs of start sectors enter (XIA-D5, XIA-D6)."""

    clause = "XIA-2.1.13"

    def run(self, table: Xia) -> None:
        start = [laid.split(" ")[0] for laid in table.sectors]
        for seat, sector in zip(table.order, start, strict=True):
            table.captains[seat].at = spot = table.chart.marked(sector, "spawn")
            table.emit("ship-placed", "XIA-2.1.13", seat=seat, at=spot, sector=sector)
        for sector in start:
            enter_npc(table, sector)  # XIA-2.1.20


# First outfits


class Ready(Option, frozen=True):
    """ready: buy no more outfits (XIA-2.1.17)."""

    keeps_undo = True

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.done()


class FirstOutfits(Asked, frozen=True):
    """A captain buys outfits with the set-up credits, in the order of picking (XIA-2.1.16)."""

    clause = "XIA-2.1.16"
    choices = (BuyOutfit, Ready, Arrange)

    def open(self, table: Xia) -> bool:
        return bool(BuyOutfit.offer(table, self.seat, self))

    def prompt(self, table: Xia, seat: int | None) -> Reason:
        """In a first game with the advised roles (XIA-2.2.4, XIA-2.2.5)."""
        asked = super().prompt(table, seat)
        advised = table.setting.first_game and seat == self.seat
        return replace(asked, id="prompt-first-outfits-advised") if advised else asked


class FirstTurn(Step, frozen=True):
    """The captain who picked last begins (XIA-2.1.18)."""

    clause = "XIA-2.1.18"

    def run(self, table: Xia) -> None:
        note_standings(table)
        table.emit("game-began", "XIA-2.1.18", seat=table.order[0], goal=table.setting.goal)
        table.then(TurnOf(table.order[0]))
