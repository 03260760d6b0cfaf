"""Effects on systems and on the story (G7-D48 systems and story)."""

from quarterdeck.games.gen7.campaign_log import Note
from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.rules import plot, systems
from quarterdeck.games.gen7.rules.conditions import system_named
from quarterdeck.games.gen7.rules.dice import occupied
from quarterdeck.games.gen7.rules.effects import does
from quarterdeck.games.gen7.rules.places import (
    EFFECT_MARK,
    TRACK_MARK,
    available,
    cover,
    dots_at,
    room_at,
    rooms_with_spots,
    uncover,
)
from quarterdeck.games.gen7.rules.ships_log import change_damage, cross_squares, damageable
from quarterdeck.games.gen7.state import NOBODY, SYSTEMS, Asked, Gen7, Step
from quarterdeck.kernel.option import Option

CLAUSE = "G7-D48"

# Systems


class ChooseSystem(Option, frozen=True):
    """choose-system energy: the system that an effect is for."""

    system: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "ChoosingSystem") -> list["ChooseSystem"]:
        return [cls(system) for system in SYSTEMS]

    def take(self, table: Gen7, seat: int, frame: "ChoosingSystem") -> None:
        table.done()
        move = systems.worsen if frame.worse else systems.improve
        move(table, self.system, frame.steps, CLAUSE, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"system:{self.system}",)


class ChoosingSystem(Asked, frozen=True):
    """A system of choice worsens or improves (G7-D71.2)."""

    clause = "G7-D71.2"
    choices = (ChooseSystem,)
    worse: bool
    steps: int
    source: str


def _move_system(table: Gen7, seat: int, system: str, steps: int, source: str, worse: bool) -> None:
    if system == "chosen":
        table.then(ChoosingSystem(table.chief if seat == NOBODY else seat, worse, steps, source))
    else:
        move = systems.worsen if worse else systems.improve
        move(table, system_named(table, system), steps, CLAUSE, source)


@does(e.Worsen)
def _worsen(table: Gen7, seat: int, step: e.Worsen, source: str) -> None:
    _move_system(table, seat, step.system, step.n, source, worse=True)


@does(e.Improve)
def _improve(table: Gen7, seat: int, step: e.Improve, source: str) -> None:
    _move_system(table, seat, step.system, step.n, source, worse=False)


# Rooms


class ChooseRoom(Option, frozen=True):
    """choose-room chem_lab: the room that an effect is for."""

    room: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "ChoosingRoom") -> list["ChooseRoom"]:
        return [cls(room) for room in _rooms_for(table, frame.what)]

    def take(self, table: Gen7, seat: int, frame: "ChoosingRoom") -> None:
        table.done()
        _do_in_room(table, self.room, frame.what, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class ChoosingRoom(Asked, frozen=True):
    """A room of choice (G7-D71.2)."""

    clause = "G7-D71.2"
    choices = (ChooseRoom,)
    what: str
    source: str

    def open(self, table: Gen7) -> bool:
        return bool(_rooms_for(table, self.what))


def clearable(table: Gen7, room: str) -> str | None:
    """The spot with fewest dots that is covered by track or effect alone (G7-D62.2)."""
    spots = [at for at, why in table.covered.items() if room_at(at) == room and set(why) <= {TRACK_MARK, EFFECT_MARK}]
    return min(spots, key=dots_at, default=None)


def _rooms_for(table: Gen7, what: str) -> list[str]:
    rooms = [room.id for room in rooms_with_spots(table.setting.pack)]
    if what == "clear":
        return [room for room in rooms if clearable(table, room)]
    if what == "mend":
        return [room for room in rooms if table.damage.get(room)]
    if what == "damage":
        return [room for room in rooms if damageable(table, room)]
    return [room for room in rooms if available(table, room, occupied(table))]


def _do_in_room(table: Gen7, room: str, what: str, source: str) -> None:
    """What an effect does in a room; it is left out where it cannot be done (G7-D48.1, G7-D48.3)."""
    if room not in _rooms_for(table, what):
        return
    if what == "clear":
        at = clearable(table, room)
        assert at is not None
        uncover(table, at, TRACK_MARK, EFFECT_MARK)
        table.emit("failure-cleared", "G7-D62.2", at=at, source=source)
    elif what in ("mend", "damage"):
        change_damage(table, room, -1 if what == "mend" else 1)
    else:
        kind, end = what.split(" ")
        spots = available(table, room, occupied(table))
        _block(table, spots[0 if end == "first" else -1], kind, source)


def _block(table: Gen7, at: str, kind: str, source: str) -> None:
    """A repair marker until refresh, a failure marker until the episode ends (G7-D48.1)."""
    if kind == "repair":
        table.repairs = (*table.repairs, at)
    else:
        cover(table, at, EFFECT_MARK)
    table.emit(f"{kind}-marker", "G7-D48.1", at=at, source=source)


def _in_room(table: Gen7, seat: int, room: str, what: str, source: str) -> None:
    if room == "chosen":
        table.then(ChoosingRoom(table.chief if seat == NOBODY else seat, what, source))
    else:
        _do_in_room(table, room, what, source)


@does(e.RepairMarker)
def _repair_marker(table: Gen7, seat: int, step: e.RepairMarker, source: str) -> None:
    _in_room(table, seat, step.room, f"repair {step.end}", source)


@does(e.FailureMarker)
def _failure_marker(table: Gen7, seat: int, step: e.FailureMarker, source: str) -> None:
    _in_room(table, seat, step.room, f"failure {step.end}", source)


@does(e.ClearFailure)
def _clear_failure(table: Gen7, seat: int, step: e.ClearFailure, source: str) -> None:
    _in_room(table, seat, step.room, "clear", source)


@does(e.LogDamage)
def _log_damage(table: Gen7, seat: int, step: e.LogDamage, source: str) -> None:
    _in_room(table, seat, step.room, "damage", source)


@does(e.Mend)
def _mend(table: Gen7, seat: int, step: e.Mend, source: str) -> None:
    _in_room(table, seat, step.room, "mend", source)


@does(e.CrossSquare)
def _cross_square(table: Gen7, seat: int, step: e.CrossSquare, source: str) -> None:
    cross_squares(table, step.n)


# Story


@does(e.Success)
def _success(table: Gen7, seat: int, step: e.Success, source: str) -> None:
    plot.add_success(table, step.n, source)


@does(e.Setback)
def _setback(table: Gen7, seat: int, step: e.Setback, source: str) -> None:
    plot.add_setback(table, step.n, source)


@does(e.HeartMind)
def _heart_mind(table: Gen7, seat: int, step: e.HeartMind, source: str) -> None:
    """Changes stop at the ends of the track (G7-D24)."""
    end = table.pack.table.heart_mind
    value = max(-end, min(end, table.heart_mind + step.n))
    if value != table.heart_mind:
        table.heart_mind = value
        table.emit("heart-mind-moved", "G7-D24", value=value, source=source)


@does(e.SetFlag)
def _set_flag(table: Gen7, seat: int, step: e.SetFlag, source: str) -> None:
    """The log says it in a sentence; the flag itself stays hidden (G7-R49)."""
    if step.flag not in table.flags:
        table.flags = (*table.flags, step.flag)
        plot.write_sentence(table, step.flag)


@does(e.ClearFlag)
def _clear_flag(table: Gen7, seat: int, step: e.ClearFlag, source: str) -> None:
    table.flags = tuple(flag for flag in table.flags if flag != step.flag)
    plot.strike_sentence(table, step.flag)


@does(e.NoteCard)
def _note_card(table: Gen7, seat: int, step: e.NoteCard, source: str) -> None:
    """It waits in the log (G7-D73)."""
    if not any(note.card == step.card for note in table.notes):
        table.notes = (*table.notes, Note(step.card, step.since))


@does(e.AddCard)
def _add_card(table: Gen7, seat: int, step: e.AddCard, source: str) -> None:
    table.joined = (*table.joined, step.card)
    table.crossroads = tuple(table.shuffled("crossroads", (*table.crossroads, step.card)))


@does(e.RemoveCard)
def _remove_card(table: Gen7, seat: int, step: e.RemoveCard, source: str) -> None:
    """Remove a card from deck and notes (G7-D71)."""
    table.crossroads = tuple(card for card in table.crossroads if card != step.card)
    table.notes = tuple(note for note in table.notes if note.card != step.card)
    table.removed = (*table.removed, step.card)


@does(e.KeepCard)
def _keep_card(table: Gen7, seat: int, step: e.KeepCard, source: str) -> None:
    """The card goes to its player instead of being removed (G7-D35, G7-D74)."""
    player = table.players[seat]
    player.kept = (*player.kept, table.card)
    table.emit("card-kept-for-later", "G7-D74", seat=seat, card=table.card)


@does(e.GoTo)
def _go_to(table: Gen7, seat: int, step: e.GoTo, source: str) -> None:
    plot.enter(table, step.section)


@does(e.LastRound)
def _last_round(table: Gen7, seat: int, step: e.LastRound, source: str) -> None:
    table.last_round = step.round


@does(e.PlotAdvance)
def _plot_advance(table: Gen7, seat: int, step: e.PlotAdvance, source: str) -> None:
    table.plot_advance = step.round


@does(e.Unlock)
def _unlock(table: Gen7, seat: int, step: e.Unlock, source: str) -> None:
    plot.unlock(table, step.component)


@does(e.TurnGoal)
def _turn_goal(table: Gen7, seat: int, step: e.TurnGoal, source: str) -> None:
    plot.turn_goal(table, step.goal)


@does(e.EndEpisode)
def _end_episode(table: Gen7, seat: int, step: e.EndEpisode, source: str) -> None:
    """After this round (G7-D71)."""
    table.last_round = table.round
