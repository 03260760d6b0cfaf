"""HQ: the work meeting (G7-38, G7-12, G7-D26, G7-D27, G7-D66)."""

from itertools import chain

from msgspec.structs import replace

from quarterdeck.games.gen7.rules import decks, dice
from quarterdeck.games.gen7.rules.crossroads import note_officer
from quarterdeck.games.gen7.rules.drawing import room_for_tasks, take_top_task
from quarterdeck.games.gen7.rules.happenings import Happening, announce_placed, happened
from quarterdeck.games.gen7.rules.places import HQ, available, dots_at, places_in, room_at, why_not_kind
from quarterdeck.games.gen7.rules.skills import placing_range
from quarterdeck.games.gen7.state import OFFICER, Asked, Die, Gen7, PlacedOfficer, Player, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

WORK = "work"


def open_meeting(table: Gen7, seat: int, die: Die) -> None:
    """The active player receives the badge; each other player may join at once, clockwise (G7-38.3, G7-38.4)."""
    table.chief = seat
    _note_arrival(table, seat)
    table.emit("meeting-opened", "G7-38.3", seat=seat)
    table.then(*[Joining(other) for other in table.clockwise(seat)[1:]], HoldMeeting(seat))


# Joining


def is_in_hq(player: Player) -> bool:
    """Each player has at most 1 die in HQ (G7-D26.2)."""
    for die in player.dice:  # noqa: SIM110  called every turn; a generator is slower
        if room_at(die.at) == HQ:
            return True
    return False


def free_places(table: Gen7) -> list[str]:
    """Attendance spots that are still free, the first one first (G7-D26.3)."""
    return available(table, HQ, set(chain(*[places_in(HQ, player.dice) for player in table.players])))


class Join(Option, frozen=True):
    """join colonist-4: attend the meeting with an officer or colonist (G7-38.4)."""

    die: str
    result: int = 0
    """What it shows when it is placed, with Leader (G7-43.13); 0: what it shows now."""

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Joining") -> list["Join"]:
        player, found = table.players[seat], []
        if not frame.spots(table) or is_in_hq(player):
            return []
        for name, number in dice.by_name(player).items():
            die = player.dice[number]
            if why_not_kind(table, die.kind, HQ) is None:
                changed = placing_range(table, player, die, WORK)
                found += [cls(name), *(cls(name, result) for result in changed if result != die.result)]
        return found

    def take(self, table: Gen7, seat: int, frame: "Joining") -> None:
        at = frame.spots(table)[0]  # G7-D26.3
        table.done()
        player = table.players[seat]
        number = dice.find(player, self.die)
        assert number is not None
        die = player.dice[number]
        shown = self.result or die.result
        dice.change(player, number, shown, at)
        player.passed = False
        _note_arrival(table, seat)
        table.emit("meeting-joined", "G7-38.4", seat=seat, die=die.name, result=shown)
        if die.kind == OFFICER:
            note_officer(table, PlacedOfficer(seat, HQ, WORK, dots_at(at), shown))  # G7-4.19
        announce_placed(table, seat, die, HQ, WORK, shown)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        """The room, and the spot of it that the die would take (G7-D26.3)."""
        first = free_places(table)[:1]
        return ("room:hq", *(f"spot:{at}" for at in first), f"die:{seat}:{self.die}")


class StayAway(Option, frozen=True):
    """stay-away: do not attend the meeting (G7-38.4)."""

    def take(self, table: Gen7, seat: int, frame: "Joining") -> None:
        table.done()
        table.emit("stayed-away", "G7-38.4", seat=seat)


class TakeAlone(Option, frozen=True):
    """take-alone: Lone wolf takes the top work task card instead of taking part (G7-43.10, G7-D31.5)."""

    def reason(self, table: Gen7, seat: int, frame: "Joining") -> Reason | None:
        if "lone_wolf" not in table.players[seat].skills:
            return Reason("no-such-skill", "G7-43.10", {})
        if is_in_hq(table.players[seat]):
            return Reason("already-in-hq", "G7-43.10", {})
        return None if room_for_tasks(table, table.players[seat]) else Reason("hand-full", "G7-18.12", {})

    def take(self, table: Gen7, seat: int, frame: "Joining") -> None:
        table.done()
        table.emit("skill-used", "G7-43.10", seat=seat, skill="lone_wolf")
        take_top_task(table, seat, "G7-43.10")


class Joining(Asked, frozen=True):
    """A player may join the work meeting (G7-38.4, G7-R27)."""

    clause = "G7-38.4"
    choices = (Join, StayAway, TakeAlone)

    def spots(self, table: Gen7) -> list[str]:
        """Attendance spots that are still free, the first one first (G7-D26.3)."""
        return free_places(table)

    def open(self, table: Gen7) -> bool:
        player = table.players[self.seat]
        if not is_in_hq(player) and self.spots(table):
            for kind in dict.fromkeys([player.dice[number].kind for number in dice.hand(player.dice).values()]):
                if why_not_kind(table, kind, HQ) is None:
                    return True
        return TakeAlone().reason(table, player.seat, self) is None


def _note_arrival(table: Gen7, seat: int) -> None:
    """Who leaves HQ and comes back comes last."""
    table.arrivals = (*(other for other in table.arrivals if other != seat), seat)


# The meeting


def attendance(table: Gen7) -> list[int]:
    """The players present: highest result first, a tie goes to the earlier place (G7-38.7)."""
    came = {seat: place for place, seat in enumerate(table.arrivals, 1)}
    present = [
        (-die.result, came.get(player.seat, 0), dots_at(die.at), player.seat)
        for player in table.players
        for die in player.dice
        if room_at(die.at) == HQ
    ]
    return [seat for *_, seat in sorted(present)]


def passing_order(first: int, present: list[int], seats: int) -> tuple[int, ...]:
    """Clockwise from the first among those present, two times round (G7-38.8, G7-38.9)."""
    ring = [(first + step) % seats for step in range(seats)]
    return tuple([seat for seat in ring if seat in present] * 2)


class HoldMeeting(Step, frozen=True):
    """Cards are drawn and go round (G7-38.5 to G7-38.9)."""

    clause = "G7-38.5"
    seat: int

    def run(self, table: Gen7) -> None:
        present = attendance(table)
        order = passing_order(present[0], present, table.seat_count)
        drawn = decks.draw(table, decks.WORK_TASKS, 2 * len(present) + 1)
        table.players[order[0]].drawn_work_tasks = drawn
        table.emit("meeting-held", self.clause, number=len(drawn), players=list(order[: len(present)]))
        table.then(Meeting(order[0], order[1:], len(present) - 1), MeetingEnds(self.seat, tuple(present)))


class TakeTask(Option, frozen=True):
    """take-task WT-01: take this card and pass the rest on (G7-38.8)."""

    hidden = ("card",)
    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Meeting") -> list["TakeTask"]:
        player = table.players[seat]
        return [cls(card) for card in player.drawn_work_tasks] if room_for_tasks(table, player) else []

    def take(self, table: Gen7, seat: int, frame: "Meeting") -> None:
        player = table.players[seat]
        player.work_tasks = (*player.work_tasks, self.card)
        player.drawn_work_tasks = decks.without(player.drawn_work_tasks, self.card)
        table.emit("card-kept", "G7-38.8", seat=seat, deck=decks.WORK_TASKS)
        table.done()
        frame.pass_on(table)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class TakeNone(Option, frozen=True):
    """take-none: pass the cards on, the second time round or with a full hand (G7-38.10, G7-38.11)."""

    def reason(self, table: Gen7, seat: int, frame: "Meeting") -> Reason | None:
        must = frame.first_time and room_for_tasks(table, table.players[seat]) > 0
        return Reason("must-take", "G7-38.10", {}) if must else None

    def take(self, table: Gen7, seat: int, frame: "Meeting") -> None:
        table.done()
        frame.pass_on(table)


class Meeting(Asked, frozen=True):
    """The cards of the meeting come to a player present (G7-38.8, G7-R26)."""

    clause = "G7-38.8"
    choices = (TakeTask, TakeNone)
    order: tuple[int, ...]
    """Who comes after."""
    left_first: int
    """How many of them still have their first time."""

    @property
    def first_time(self) -> bool:
        return self.left_first >= 0

    def open(self, table: Gen7) -> bool:
        return bool(table.players[self.seat].drawn_work_tasks)

    def run(self, table: Gen7) -> None:
        """Passing stops when no cards remain (G7-D27)."""

    def pass_on(self, table: Gen7) -> None:
        player = table.players[self.seat]
        rest, player.drawn_work_tasks = player.drawn_work_tasks, ()
        if self.order:
            table.players[self.order[0]].drawn_work_tasks = rest
            table.then(replace(self, seat=self.order[0], order=self.order[1:], left_first=self.left_first - 1))
        else:
            decks.put_under(table, decks.WORK_TASKS, rest)  # G7-38.12


class MeetingEnds(Step, frozen=True):
    """The cards are handed out (G7-D57)."""

    clause = "G7-38.12"
    seat: int
    present: tuple[int, ...]

    def run(self, table: Gen7) -> None:
        happened(table, Happening("meeting_joined", self.present))
        happened(table, Happening("meeting_held", (self.seat,)))
