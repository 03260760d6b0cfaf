"""Constructed tables: a game at its first turn, changed by hand where a clause needs it."""

from typing import Any

from quarterdeck.games.starship_captains.content.vocabulary import items
from quarterdeck.games.starship_captains.game import VoyageResult
from quarterdeck.games.starship_captains.rules.effects import resolve
from quarterdeck.games.starship_captains.rules.moving import reserve
from quarterdeck.games.starship_captains.rules.scoring import epilogue_text
from quarterdeck.games.starship_captains.rules.setup import new_table
from quarterdeck.games.starship_captains.state import DAMAGED, SHADOW, Captain, Options, StarshipCaptains
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Illegal
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import words

WORDS = words("starship-captains")


class Voyage:
    """A table that keeps its events."""

    def __init__(self, seats: int = 2, seed: str = "1", **options: Any) -> None:
        self.table: StarshipCaptains = new_table(seats, Options(**{"first": 0, "board": "A", **options}), Chance(seed))
        self.table.event_sink = []
        self.table.advance()

    @property
    def me(self) -> Captain:
        return self.table.captains[self.table.active]

    def crew(self, ready: list[str], queue: list[str] | None = None) -> "Voyage":
        self.me.ready, self.me.queue = list(ready), list(queue if queue is not None else self.me.queue)
        return self

    def hold(self, *cargo: str, damage: int | None = None) -> "Voyage":
        """Cargo and damage of the ship; pirates came from the supply unseen."""
        self.me.artifacts = [self._out(self.table.artifacts, kind) for kind in cargo if kind != "pirate"]
        self.me.unseen_pirates = [self.table.pirates.pop() for kind in cargo if kind == "pirate"]
        self.me.damage = self.me.damage if damage is None else damage
        return self

    def _out(self, supply: list[str], thing: str) -> str:
        supply.remove(thing)
        return thing

    def board(self, *slots: str) -> "Voyage":
        """The technology slots from the left: a card, `damage`, or nothing."""
        for card in slots:
            self._from_decks(card)
        self.me.slots = list(slots)
        return self

    def _from_decks(self, card: str) -> None:
        for pile in (self.table.technologies, self.table.omegas, self.table.central, self.table.under_androids):
            if card and card != DAMAGED and card in pile:
                if pile is self.table.central:
                    pile[pile.index(card)] = ""
                else:
                    pile.remove(card)

    def offer(self, *cards: str) -> "Voyage":
        """What lies on the central board."""
        self.table.central = list(cards)
        return self

    def on_top(self, pile: str, *things: str) -> "Voyage":
        """The next things of a deck or supply, the first named drawn first."""
        deck = getattr(self.table, pile)
        for thing in things:
            if thing in deck:
                deck.remove(thing)
        deck.extend(reversed(things))
        return self

    def mission(self, *rows: str, points: int = 4, name: str = "test-mission") -> "Voyage":
        """A mission with these rows lies where the ship is, and nothing else does."""
        from quarterdeck.games.starship_captains.content.cards import MissionRow, mission

        self.table.pack.missions[name] = mission(name, MissionRow(points, rows))
        self.table.stations.pop(self.me.at, None)
        self.table.numbers.pop(self.me.at, None)
        self.table.planets[self.me.at] = name
        return self

    def effect(self, row: str, seat: int | None = None) -> "Voyage":
        """Let a row of effects happen now."""
        resolve(self.table, self.table.active if seat is None else seat, items(row))
        self.table.advance()
        return self

    def do(self, *texts: str, seat: int | None = None) -> "Voyage":
        """Choose options one after the other, for whoever is asked."""
        for text in texts:
            self.table.act(self.table.seats()[0] if seat is None else seat, self.table.option(text))
        return self

    def offered(self) -> list[str]:
        return [str(option) for option in self.table.options(self.table.seats()[0])]

    def why_not(self, text: str) -> str:
        """The clause that forbids an option."""
        reason = self.table.why_not(self.table.seats()[0], self.table.option(text))
        return "" if reason is None else reason.clause

    def foreseen(self, text: str) -> list[str]:
        """What is said of an option before it is chosen."""
        option = self.table.option(text)
        return [WORDS.reason(line) for line in self.table.preview(self.table.seats()[0], option)]

    def told(self, kind: str) -> list[dict[str, Any]]:
        heard = self.table.event_sink or []
        return [event.args for event in heard if isinstance(event, Event) and event.kind == kind]

    def asked(self) -> str:
        return self.table.agenda[-1].name


def put_ship(table: StarshipCaptains, ship: int, place: str) -> None:
    """A ship is there, however it came, and reservations are as if it had flown."""
    mover = table.shadow if ship == SHADOW else table.captains[ship]
    assert mover is not None
    here, mover.at = mover.at, place
    reserve(table, ship, here, place)


def refused(voyage: Voyage, text: str) -> str:
    """The clause with which an option is refused; the table stays as it is."""
    before = voyage.table.to_json()
    try:
        voyage.do(text)
    except Illegal as error:
        assert voyage.table.to_json() == before
        return error.reason.clause
    raise AssertionError(f"{text} was not refused")


def ended(sheets: list[dict[str, float]], epilogues: list[str], winners: list[int]) -> VoyageResult:
    """How a game ended, without having been played."""
    texts = [epilogue_text(sheet["total"]) for sheet in sheets] if epilogues else []
    return VoyageResult(
        outcome="finished", sheets=sheets, epilogues=epilogues, epilogue_texts=texts, winners=winners, standings=[]
    )
