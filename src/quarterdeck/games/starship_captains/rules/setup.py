"""Set-up (SC-2) with the solo changes (SC-17.1 to SC-17.10)."""

from collections.abc import Sequence

from quarterdeck.games.starship_captains.guided.script import guide
from quarterdeck.games.starship_captains.rules.rounds import begin_turn
from quarterdeck.games.starship_captains.rules.scoring import sheet
from quarterdeck.games.starship_captains.rules.technologies import show_top
from quarterdeck.games.starship_captains.state import (
    CADET,
    DAMAGED,
    FACTIONS,
    HOME,
    Captain,
    Options,
    Shadow,
    StarshipCaptains,
    Step,
)
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.coach import Coach
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.manifest import changed_options

ARTIFACTS = ("ry", "rb", "yb") * 9
"""SC-D31."""
PIRATES = tuple(
    f"{colour}-{reward}" for colour in ("green", "yellow", "purple") for reward in ["medal"] * 6 + ["android"] * 4
)
"""Six with medal and artifact, four with an android, in each colour (SC-D30)."""
MISSIONS = {"small": 6, "large": 7}
NUMBERS = {"small": 5, "large": 6}
ALPHAS = 5


def new_table(seats: int, options: Options, chance: Chance) -> StarshipCaptains:
    """An empty table; the agenda begins with setting it up."""
    table = StarshipCaptains(
        seat_count=seats,
        chance=chance,
        setting=options,
        captains=[Captain(seat) for seat in range(seats)],
        map="large" if seats == 4 else "small",  # SC-2.1
    )
    if options.first >= seats:
        raise BadOptions(f"first: there is no seat {options.first}, seats are 0 to {seats - 1}")
    if options.passenger not in ("random", *table.pack.passengers):
        raise BadOptions(f"passenger {options.passenger!r}: there are random, {', '.join(table.pack.passengers)}")
    if options.guided:
        _check_guided(seats, options)
        table.coach = Coach()
    table.then(SetUp())
    return table


def _check_guided(seats: int, options: Options) -> None:
    """A guided game leaves nothing to choose (SC-R33)."""
    if seats != 1:
        raise BadOptions(f"guided: the first guided game is for one seat, not {seats}")
    for name in changed_options(options):
        if name != "guided":
            raise BadOptions(f"{name}: the guided game leaves nothing else to choose")


def _dealt(table: StarshipCaptains, purpose: str, items: Sequence[str]) -> list[str]:
    """A pile in random order; in a guided game what the guide names lies on top (SC-R33)."""
    named = guide().piles.get(purpose, ()) if table.setting.guided else ()
    rest = list(items)
    for item in named:
        rest.remove(item)
    return [*table.shuffled(purpose, rest), *reversed(named)]


class SetUp(Step, frozen=True):
    """Everything that is drawn, dealt and shuffled, in the order of SC-2."""

    clause = "SC-2"

    def run(self, table: StarshipCaptains) -> None:
        _lay_out_planets(table)
        _lay_out_pirates(table)
        _lay_out_tracks(table)
        _lay_out_technologies(table)
        _man_ships(table)
        if table.solo:
            _meet_shadow(table)
        table.first = 0 if table.solo else _first(table)
        table.standings = ((sheet(table, 0)["total"],) * table.seat_count,)  # all begin alike (SC-2.20 to SC-2.29)
        table.emit("set-up", "SC-2", seat=table.first, seats=table.seat_count)
        begin_turn(table, table.first)


def _first(table: StarshipCaptains) -> int:
    """Who begins, at random unless it was chosen (SC-2.30, SC-D23)."""
    return table.setting.first if table.setting.first >= 0 else table.roll("first player", table.seat_count) - 1


def _lay_out_planets(table: StarshipCaptains) -> None:
    """A tile on every planet: stations, numbers, missions (SC-2.3 to SC-2.8)."""
    table.mission_deck = _dealt(table, "missions", list(table.pack.missions))
    numbers = [f"number {number}" for number in range(1, NUMBERS[table.map] + 1)]
    tiles: Sequence[str] = ["gold", "grey", *numbers, *["mission"] * MISSIONS[table.map]]
    tiles = guide().tiles if table.setting.guided else table.shuffled("tiles", tiles)
    stations = {HOME: "home"}
    table.tiles = {"home": 2, "gold": 0, "grey": 0}
    for place, tile in zip((one for one in table.pack.maps[table.map].places if one != HOME), tiles, strict=True):
        if tile == "mission":
            table.planets[place] = table.mission_deck.pop()
        elif tile.startswith("number"):
            table.numbers[place] = int(tile.split()[1])
        else:
            stations[place] = tile
    table.stations = stations


def _lay_out_pirates(table: StarshipCaptains) -> None:
    """A pirate on every route with a skull, whatever its colour (SC-2.9, SC-9.9)."""
    table.pirates = _dealt(table, "pirates", PIRATES)
    table.artifacts = table.shuffled("artifacts", ARTIFACTS)
    for route in table.pack.maps[table.map].routes.values():
        if route.skull:
            table.routes[route.id] = table.pirates.pop()


def _lay_out_tracks(table: StarshipCaptains) -> None:
    """A random side of each track, and an event on it (SC-2.16 to SC-2.18, SC-17.3)."""
    sides = [f"{faction}-{'AB'[table.roll(f'{faction} track', 2) - 1]}" for faction in FACTIONS]
    table.track_sides = list(guide().tracks) if table.setting.guided else sides
    for faction in FACTIONS:
        cards = [
            name for name, event in table.pack.events.items() if (event.faction, event.solo) == (faction, table.solo)
        ]
        table.events.append(cards[table.roll(f"{faction} event", len(cards)) - 1])


def _lay_out_technologies(table: StarshipCaptains) -> None:
    """Alphas to the androids track and the central board, betas met on the way under the deck (SC-2.10 to SC-2.15)."""
    cards = table.pack.technologies.values()
    deck = [card.id for card in cards if card.kind != "omega"]
    named = _named_by_passenger(table)
    table.technologies = _dealt(table, "technologies", [card for card in deck if card not in named])
    under = named or [_next_alpha(table) for _ in range(3 if table.solo else 1)]
    table.under_androids = list(under)
    table.omegas = table.shuffled("omegas", [card.id for card in cards if card.kind == "omega"])
    alphas = [_next_alpha(table) for _ in range(ALPHAS)]
    table.central = alphas + [table.omegas.pop() for _ in range(2 if table.solo else 3)]
    show_top(table)


def _next_alpha(table: StarshipCaptains) -> str:
    """The next alpha from the top; betas go unseen to the bottom in the order met (SC-2.13)."""
    while table.card(table.technologies[-1]).kind == "beta":
        table.technologies.insert(0, table.technologies.pop())
    return table.technologies.pop()


def _named_by_passenger(table: StarshipCaptains) -> list[str]:
    """The three cards of a solo passenger; Teddy has none (SC-17.7, SC-17.8)."""
    if not table.solo:
        return []
    wanted, names = table.setting.passenger, list(table.pack.passengers)
    if wanted == "random":
        wanted = names[table.roll("passenger", len(names)) - 1]
    table.shadow = Shadow(wanted)
    return list(table.pack.passengers[wanted].cards)


def _man_ships(table: StarshipCaptains) -> None:
    """What every captain starts with (SC-2.20 to SC-2.29)."""
    side = guide().board if table.setting.guided else table.setting.board
    table.board = "AB"[table.roll("board", 2) - 1] if side == "random" else side
    damaged = table.pack.boards[table.board].damaged
    for captain in table.captains:
        captain.queue = ["R", "Y", "B"]  # SC-D34
        captain.ready = ["R", "Y", "B", CADET]
        captain.slots = [DAMAGED if slot in damaged else "" for slot in range(1, 7)]
        captain.markers = [0, 0, 0]


def _meet_shadow(table: StarshipCaptains) -> None:
    """One action card of each kind for round 1, the others beside the later rounds (SC-17.9, SC-17.10)."""
    assert table.shadow is not None
    cards = list(table.pack.actions)
    first = [cards.pop(cards.index(kind)) for kind in sorted(set(cards))]
    table.shadow.actions = _dealt(table, "actions", first)
    table.shadow.later = table.shuffled("later actions", cards)
