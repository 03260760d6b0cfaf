"""Algorithms: laying and rearranging them, and what they do (G7-13, G7-D44, G7-D70)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from quarterdeck.games.gen7.content.effects import Effects, May
from quarterdeck.games.gen7.content.events import Event
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules import decks
from quarterdeck.games.gen7.rules.effects import Offered, Resolve, line_of
from quarterdeck.games.gen7.rules.happenings import Happening, fits_filters, happened, is_for, listens
from quarterdeck.games.gen7.state import NOBODY, Asked, Gen7, Player, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

Cards = tuple[str, ...]
KEPT = 10_000
"""How many arrangements are cached."""
NONE = "none"
"""How an arrangement writes a slot without a card."""

# Laying


def gain_algorithm(table: Gen7, seat: int, card: str) -> None:
    """A gained algorithm goes into the slots, which may be rearranged now (G7-13.1, G7-13.2)."""
    player = table.players[seat]
    player.drawn_algorithms = (card,)
    table.then(Arranging(seat))


def cards_of(player: Player) -> Cards:
    """All algorithm cards of a sector, with the one just gained."""
    return tuple([card for card in (*player.algorithms, *player.upgrades, *player.drawn_algorithms) if card])


def why_not_arranged(up: Cards, down: Cards, cards: Sequence[str], slots: int) -> Reason | None:
    """Why cards cannot lie in the slots like this (G7-13.7 to G7-13.12, G7-29.4)."""
    if len(up) != slots or len(down) != slots:
        return Reason("wrong-slots", "G7-13.12", {"slots": slots})
    face_up = [card for card in up if card != NONE]
    if len(set(face_up)) < len(face_up):
        return Reason("same-name", "G7-13.7", {})
    if any(upper == NONE and lower != NONE for upper, lower in zip(up, down, strict=True)):
        return Reason("upgrade-without-algorithm", "G7-13.9", {})
    return Reason("not-your-card", "G7-13.2", {}) if _left_over(cards, (*up, *down)) is None else None


def _left_over(cards: Sequence[str], used: Cards) -> list[str] | None:
    """The cards that lie in no slot, equal ones together; None if a card lies there that is not among them."""
    left = list(cards)
    for card in used:
        if card == NONE:
            continue
        if card not in left:
            return None
        left.remove(card)
    return sorted(left, key=cards.index)


class Arrange(Option, frozen=True):
    """arrange AL-01,AL-02 AL-03,none: face-up algorithms by slot, and what lies beneath them (G7-13.2)."""

    is_open = True
    hidden = ("down",)
    up: tuple[str, ...]
    down: tuple[str, ...]

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Arranging") -> "tuple[Arrange, ...]":
        """Every way to add the new card, free slots first, and to leave it out."""
        player = table.players[seat]
        (new,) = player.drawn_algorithms
        return _ways_to_add(player.algorithms, player.upgrades, new, table.pack.table.algorithm_slots)

    def label(self, table: Gen7, seat: int, frame: "Arranging") -> Reason | None:
        """The message about the new card; None if others change their slots as well."""
        player = table.players[seat]
        (new,) = player.drawn_algorithms
        slots = zip(player.algorithms, player.upgrades, strict=True)
        before = [(card or NONE, beneath or NONE) for card, beneath in slots]
        after = list(zip(self.up, self.down, strict=True))
        changed = [(was, now) for was, now in zip(before, after, strict=True) if was != now]
        if not changed:
            return Reason("arrange-discard", frame.clause, {"new": new})
        return _laid_in_slot(new, *changed[0], frame.clause) if len(changed) == 1 else None

    def reason(self, table: Gen7, seat: int, frame: "Arranging") -> Reason | None:
        player = table.players[seat]
        return why_not_arranged(self.up, self.down, cards_of(player), table.pack.table.algorithm_slots)

    def take(self, table: Gen7, seat: int, frame: "Arranging") -> None:
        table.done()
        player = table.players[seat]
        left = _left_over(cards_of(player), (*self.up, *self.down))
        assert left is not None
        player.algorithms = tuple("" if card == NONE else card for card in self.up)
        player.upgrades = tuple(None if card == NONE else card for card in self.down)
        player.drawn_algorithms = ()
        decks.put_under(table, decks.ALGORITHMS, left)
        laid = [card for card in player.algorithms if card]
        table.emit("algorithms-arranged", "G7-13.2", seat=seat, algorithms=laid, upgrades=_upgrades(player))
        happened(table, Happening("algorithm_laid", (seat,)))


def _laid_in_slot(new: str, was: tuple[str, str], now: tuple[str, str], clause: str) -> Reason | None:
    """What a new card does in a slot; both are a face-up algorithm and what lies beneath it."""
    card, beneath = was
    if card == NONE:
        return Reason("arrange-free", clause, {"new": new})
    ways = {(new, beneath): "arrange-instead", (card, new): "arrange-beneath", (new, card): "arrange-above"}
    return Reason(ways[now], clause, {"new": new, "card": card}) if now in ways else None


@lru_cache(KEPT)
def _ways_to_add(face_up: Cards, face_down: tuple[str | None, ...], new: str, slots: int) -> tuple[Arrange, ...]:
    ups, downs = tuple(card or NONE for card in face_up), tuple(card or NONE for card in face_down)
    found = {(_with(ups, slot, new), downs): None for slot, upper in enumerate(ups) if upper == NONE}
    for slot, upper in enumerate(ups):
        if upper != NONE:
            found[ups, _with(downs, slot, new)] = None
            found[_with(ups, slot, new), _with(downs, slot, upper)] = None
            found[_with(ups, slot, new), downs] = None
    found[ups, downs] = None
    cards = (*filter(None, face_up), *filter(None, face_down), new)
    return tuple(Arrange(up, down) for up, down in found if why_not_arranged(up, down, cards, slots) is None)


def _with(cards: tuple[str, ...], slot: int, card: str) -> tuple[str, ...]:
    return (*cards[:slot], card, *cards[slot + 1 :])


def _upgrades(player: Player) -> int:
    return sum(map(bool, player.upgrades))


class Arranging(Asked, frozen=True):
    """A player arranges the algorithms of the sector (G7-13.2)."""

    clause = "G7-13.2"
    choices = (Arrange,)


# Taking effect


@cache
def _cards(pack_name: str) -> dict[str, dict[str, Event]]:
    """What makes algorithms work, by the kind of event and by their ids."""
    found: dict[str, dict[str, Event]] = {}
    for name, card in pack(pack_name).algorithms.items():
        found.setdefault(card.when.kind, {})[name] = card.when
    return found


@listens(lambda pack, section, rules: _cards(pack))
def trigger(table: Gen7, what: Happening) -> None:
    """From the active player, else the chief, clockwise; compulsory before optional (G7-D70)."""
    first = table.chief if table.turn.seat == NOBODY else table.turn.seat
    pack_name, kind, seats = table.setting.pack, what.kind, what.seats
    known = len(seats) == 1 and seats[0] != NOBODY
    owners = seats if known and _only_own(pack_name, kind) else table.clockwise(first)
    working = []
    for seat in owners:
        player = table.players[seat]
        for slot, card, when in _waiting_in(pack_name, player.algorithms, kind):
            if is_for(when, seats, seat) and _works(table, seat, card, when, what):
                working.append(Work(seat, card, bool(player.upgrades[slot])))
    if working:
        optional = [step for step in working if isinstance(_effects(table, step)[0], May)]
        compulsory = [step for step in working if step not in optional]
        table.then(*_in_order(compulsory), *_in_order(optional))


Waiting = Sequence[tuple[int, str, Event]]
"""Algorithms of a player that a kind of event may make work, with their slots."""


@lru_cache(KEPT)
def _waiting_in(pack_name: str, cards: Cards, kind: str) -> Waiting:
    """The algorithms of one player that wait for a kind of event, whosever it is."""
    events = _cards(pack_name)[kind]
    return tuple([(slot, card, events[card]) for slot, card in enumerate(cards) if card in events])


@cache
def _only_own(pack_name: str, kind: str) -> bool:
    """Whether algorithms wait for events of this kind of their owners only."""
    return all(event.seats == "own" for event in _cards(pack_name)[kind].values())


def _works(table: Gen7, seat: int, card: str, when: Event, what: Happening) -> bool:
    """Whether a happening makes an algorithm work, which it does at most once per turn (G7-D44.2)."""
    return fits_filters(table, when, what, seat) and f"{seat} {card}" not in table.turn.used


def _in_order(steps: "list[Work]") -> Sequence[Step]:
    """Two algorithms of one owner are done in the order the owner likes (G7-D70)."""
    owners = [step.seat for step in steps]
    if len(set(owners)) == len(owners):
        return steps
    ordered: list[Step] = []
    for seat in dict.fromkeys(owners):
        own = tuple(step for step in steps if step.seat == seat)
        cards, upgraded = tuple(one.card for one in own), tuple(one.upgraded for one in own)
        ordered.append(Ordering(seat, cards, upgraded) if len(own) > 1 else own[0])
    return ordered


def _effects(table: Gen7, step: "Work") -> Effects:
    row = table.pack.algorithms[step.card]
    return row.upgraded if step.upgraded else row.do


class Work(Step, frozen=True):
    """An algorithm takes effect (G7-13.6)."""

    clause = "G7-13.6"
    seat: int
    card: str
    upgraded: bool

    def run(self, table: Gen7) -> None:
        key = f"{self.seat} {self.card}"
        if key in table.turn.used:
            return
        table.emit("algorithm-works", self.clause, seat=self.seat, algorithm=self.card)
        effects = _effects(table, self)
        if isinstance(effects[0], May) and len(effects) == 1:  # a declined one has not been used
            table.then(Offered(self.seat, line_of(effects[0].do), self.card, algorithm=key))
            return
        table.turn.used = (*table.turn.used, key)
        table.then(Resolve(line_of(effects), self.card, self.seat))


class First(Option, frozen=True):
    """first AL-10: the algorithm that works first (G7-D70)."""

    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Ordering") -> list["First"]:
        return [cls(card) for card in frame.cards]

    def take(self, table: Gen7, seat: int, frame: "Ordering") -> None:
        table.done()
        steps = dict(zip(frame.cards, frame.upgraded, strict=True))
        cards = [self.card, *(card for card in frame.cards if card != self.card)]
        table.then(*[Work(seat, card, steps[card]) for card in cards])


class Ordering(Asked, frozen=True):
    """An owner chooses which of two algorithms works first (G7-D70)."""

    clause = "G7-D70"
    choices = (First,)
    cards: tuple[str, ...]
    upgraded: tuple[bool, ...]
