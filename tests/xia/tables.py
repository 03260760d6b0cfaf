"""Constructed tables, in the words of the examples of the rules."""

import re
from typing import Any

from msgspec.structs import replace

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.content.ships import Ship
from quarterdeck.games.xia.rules.holds import Sections, packing
from quarterdeck.games.xia.rules.outfits import sections_of
from quarterdeck.games.xia.rules.status import StatusPhase
from quarterdeck.games.xia.rules.turn import ActionPhase, BusinessPhase, TurnOf
from quarterdeck.games.xia.state import MARKERS, Captain, Npc, Options, Race, Xia
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Illegal, Reason
from quarterdeck.kernel.event import Event

SEATS = "ABCDE"
SHIPS = ("easy-tiger", "swamp-rat", "ghoststalker", "numerator", "persistent-memory")
"""What the seats fly unless an example says otherwise."""
NPCS = ("enforcer", "scoundrel", "merchant")

_BA3 = ("burning-horse 0,0", "kemplar-ii 5,-3 turned", "neo-damascus 3,2")
_BA5 = (*_BA3, "outpost-338 -2,5 turned", "expedior-gate -5,3")
BOARDS = {
    "BA5": _BA5,
    "BA3": _BA3,
    "BB": ("red-gulch 0,0",),
    "BC": ("the-lost-sector 0,0", "tk-421 5,-3 turned"),
    "BD": ("neo-damascus 0,0", "xia 5,-3 turned", "kemplar-ii 2,-5 turned", "lunari 7,-8", "azure 10,-6 turned"),
    "BE": ("azure 0,0", "lunari -5,3 turned"),
    "BF": ("expedior-gate 0,0", "deltus-gate 5,-3 turned"),
    "BG": ("loath 0,0",),
    "BH": ("burning-horse 0,0",),
    "BL": ("the-lost-sector 0,0",),
    "BP": ("pelmont 0,0",),
    "BS": ("smugglers-den 0,0",),
}

Words = dict[str, Any]
Board = str | list[list[Any]]
"""A fixture by name, or rows of sectors."""


def board(name: Board) -> tuple[str, ...]:
    """A fixture by name, or sectors written `[id, q, r]` with `turned` as fourth entry."""
    if isinstance(name, str):
        return BOARDS[name]
    return tuple(f"{row[0]} {row[1]},{row[2]}" + (" turned" if len(row) > 3 else "") for row in name)


def cubes(text: str) -> dict[str, int]:
    """`2spice+1holo`, or `none`."""
    if text in ("none", ""):
        return {}
    return {kind: int(number) for number, kind in re.findall(r"(\d+)([a-z]+)", text)}


class Drift:
    """A table that keeps its events, built from the words of an example."""

    def __init__(
        self, sectors: str | list[list[Any]] = "BL", setup: Words | None = None, rolls: list[int] | None = None
    ) -> None:
        setup = setup or {}
        named = [SEATS.index(word) for word in setup if word in SEATS and len(word) == 1]
        seats = max(3, *(number + 1 for number in named)) if named else 3
        self.table = _empty_table(seats, board(sectors), setup)
        for word, given in setup.items():
            if len(word) == 1:
                _seat(self.table, SEATS.index(word), given)
            elif word in NPCS:
                self.table.npcs.append(_npc(self.table, word, given))
        _piles(self.table, setup)
        self.load(rolls or [])
        self.table.event_sink = []
        self._start("action", SEATS.index(setup.get("turn", "A")))

    def load(self, rolls: list[int]) -> "Drift":
        """The natural faces that the next dice show."""
        if rolls:
            self.table.chance.loaded["dice"] = [face - 1 for face in rolls]
        return self

    def seat(self, letter: str) -> Captain:
        return self.table.captains[SEATS.index(letter)]

    def do(self, *lines: str) -> "Drift":
        """`A: step n` is an option; `status A`, `business A`, `npc enforcer` and `play A` begin a part of a turn."""
        for line in lines:
            if ": " in line:
                self._choose(line)
            else:
                self._begin(*line.split(" "))
            self._pass_second_try(lines, line)
        return self

    def _choose(self, line: str) -> None:
        letter, text = line.split(": ", 1)
        self.table.act(SEATS.index(letter), self.table.option(text))

    def _begin(self, part: str, who: str) -> None:
        self.table.agenda.clear()
        if part == "npc":
            from quarterdeck.games.xia.rules.npcs import NpcTurn

            self.table.then(NpcTurn(who))
            self.table.advance()
        else:
            self._start(part, SEATS.index(who))

    def _start(self, part: str, seat: int) -> None:
        """Whole turns from a captain's on, or a turn from one of its phases on and nothing after it."""
        phases = {
            "play": (TurnOf,),
            "action": (ActionPhase, BusinessPhase),
            "business": (BusinessPhase,),
            "status": (StatusPhase,),
        }
        self.table.active = seat
        self.table.then(*[phase(seat) for phase in phases[part]])
        self.table.advance()

    def _pass_second_try(self, lines: tuple[str, ...], line: str) -> None:
        """An Easy Tiger that is not said to use its ability passes."""
        upcoming = lines[lines.index(line) + 1 :]
        for _ in range(20):
            seats = self.table.seats()
            if self.asked_frame() != "after-roll" or not seats:
                return
            seat = seats[0]
            only_second_try = {str(option).split(" ")[:2][-1] for option in self.table.options(seat)} <= {
                "second-try",
                "pass",
            }
            if not only_second_try or any("second-try" in later for later in upcoming[:1]):
                return
            self.table.act(seat, self.table.option("pass"))

    def asked_frame(self) -> str:
        return self.table.agenda[-1].name if self.table.agenda else ""

    def refused(self, line: str) -> Reason | None:
        """Why an option cannot be chosen; None if it can."""
        letter, text = line.split(": ", 1)
        return self.table.why_not(SEATS.index(letter), self.table.option(text))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What the events of one kind say."""
        assert self.table.event_sink is not None
        return [event.args for event in self.table.event_sink if isinstance(event, Event) and event.kind == kind]


def refusal(drift: Drift, line: str) -> str:
    """The clause that forbids an option, which must change nothing."""
    letter, text = line.split(": ", 1)
    before = drift.table.to_json()
    try:
        drift.table.act(SEATS.index(letter), drift.table.option(text))
    except Illegal as error:
        assert drift.table.to_json() == before
        return error.reason.clause
    raise AssertionError(f"{line!r} was not refused")


def table_of(sectors: Board = "BL", setup: Words | None = None, rolls: list[int] | None = None) -> Xia:
    """A table built from the words of an example."""
    return Drift(sectors, setup, rolls).table


OPTIONS = (
    "first_game", "npcs", "npc_moves", "npc_ways", "gate_first_use_fame", "rounds", "answer_time", "guided", "pack",
)  # fmt: skip


def _empty_table(seats: int, sectors: tuple[str, ...], setup: Words) -> Xia:
    content, ships = pack(setup.get("pack", "base")), setup.get("ships", SHIPS)
    setting = Options(goal=setup.get("goal", 20), **{word: setup[word] for word in OPTIONS if word in setup})
    captains = [Captain(seat) for seat in range(seats)]
    for captain in captains:
        _fly(captain, content.ships[ships[captain.seat]])
    return Xia(
        seat_count=seats, chance=Chance("example"), setting=setting, captains=captains, sectors=sectors,
        picking=tuple(range(seats))[::-1], supply=dict.fromkeys(content.outfits, 7),
        ships=tuple([ship for ship in content.ships if ship not in ships[:seats]]), standings=((0,) * seats,),
    )  # fmt: skip


def _fly(captain: Captain, mat: Ship) -> None:
    captain.ship, captain.energy, captain.abilities = mat.id, mat.energy, (mat.ability,)


def _seat(table: Xia, seat: int, words: Words) -> None:
    """Lay out what an example says of a seat."""
    captain = table.captains[seat]
    if "ship" in words:
        _fly(captain, table.pack.ships[words["ship"]])
    plain = {"at", "energy", "credits", "bounty", "fame", "impulse", "crossings", "moves"}
    for word in plain & words.keys():
        setattr(captain, word, words[word])
    for word in {"abilities", "used", "titles", "done"} & words.keys():
        setattr(captain, word, tuple(words[word]))
    _hold(captain, words, table.setting.pack)
    _markers(captain, words, table.setting.pack)
    _mission(captain, words)


def _hold(captain: Captain, words: Words, content: str) -> None:
    damage = words.get("damage", 0)
    placed = packing(captain.ship, tuple(words.get("outfits", ())), content=content)
    assert placed is not None, f"{words['outfits']} do not fit into {captain.ship}"
    captain.outfits = placed
    captain.cargo = cubes(words.get("cargo", "none"))
    if "replica" in words:
        captain.replica, copies = words["replica"].split(" ")
        captain.copies = int(copies)
    where = damage if isinstance(damage, dict) else {"empty": damage}
    for outfit in placed:
        captain.damage += _sections(sections_of(outfit, content), where.get(outfit.kind, {}))
    covered = {place for outfit in placed for place, _ in sections_of(outfit, content)}
    empty = [place for place in pack(content).ships[captain.ship].hold if place not in covered]
    captain.damage += tuple(empty[: where.get("empty", 0)])


def _sections(places: Sections, where: dict[str, int]) -> tuple[str, ...]:
    """So many spots and plain sections of an outfit."""
    spots = [place for place, spot in places if spot][: where.get("spot", 0)]
    return (*spots, *[place for place, spot in places if not spot][: where.get("plain", 0)])


def _markers(captain: Captain, words: Words, content: str) -> None:
    spent, laid = dict(words.get("spent", {})), []
    for outfit in captain.outfits:
        free = [place for place, spot in sections_of(outfit, content) if spot and place not in captain.damage]
        laid.append(replace(outfit, markers=tuple(free[: spent.pop(outfit.kind, 0)])))
    captain.outfits = tuple(laid)
    on_outfits = sum(len(outfit.markers) for outfit in captain.outfits)
    captain.armed = words.get("armed", MARKERS - on_outfits - words.get("disarmed", 0))
    captain.disarmed = MARKERS - on_outfits - captain.armed


def _mission(captain: Captain, words: Words) -> None:
    mission = words.get("mission", "none")
    captain.mission = None if mission == "none" else mission
    captain.mission_open = words.get("face") == "up"
    captain.pay = words.get("pay")


def _npc(table: Xia, name: str, words: Words) -> Npc:
    card = table.pack.npcs[name]
    npc = Npc(name, SEATS.index(words["controller"]), words.get("at", ""))
    npc.entered = "at" in words or "gone" in words
    npc.credits, npc.damage, npc.skip = words.get("credits", 0), words.get("damage", 0), bool(words.get("skip", 0))
    npc.bounty = words.get("bounty", card.wanted)
    return npc


def _piles(table: Xia, setup: Words) -> None:
    """Piles are named from the top; the top one lies last."""
    table.stack = setup.get("stack", [])[::-1]
    table.mission_deck = setup.get("missions", [])[::-1]
    table.title_deck = setup.get("titles", [])[::-1]
    table.token_pile = setup.get("tokens", [])[::-1]
    table.tokens = dict(setup.get("on_map", {}))
    table.ground = {spot: cubes(text) for spot, text in setup.get("ground", {}).items()}
    seats = range(table.seat_count)
    for title, counted in setup.get("open", {}).items():
        marks = tuple([("counted",) * counted.get(SEATS[seat], 0) for seat in seats])
        table.open_titles = {**table.open_titles, title: Race(marks)}
