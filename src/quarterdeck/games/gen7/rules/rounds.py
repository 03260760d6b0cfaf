"""Rounds: the seven phases in their order (G7-3, G7-5)."""

from collections.abc import Sequence
from functools import cache

from quarterdeck.games.gen7.content.modifiers import FailureSteps, KeyTasks, ReturnTo, Upkeep
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules import decks, dice, stocks
from quarterdeck.games.gen7.rules.happenings import Happening, end_window, happened
from quarterdeck.games.gen7.rules.merit import change_merit
from quarterdeck.games.gen7.rules.places import group_rooms, room_at
from quarterdeck.games.gen7.rules.plans import show_plans
from quarterdeck.games.gen7.rules.plot import AdvancePlot, count_for_plot
from quarterdeck.games.gen7.rules.special_rules import end_rules, in_force, kinds_in_force
from quarterdeck.games.gen7.rules.systems import cover_spots, worsen
from quarterdeck.games.gen7.state import (
    MECHANICAL,
    NOTHING,
    QUARTERS,
    RECOVERY,
    RESOURCES,
    ROBOT,
    SUPPLY,
    Asked,
    Die,
    Gen7,
    Player,
    Step,
    Task,
    Turn,
)
from quarterdeck.kernel.option import Option


class RoundBegins(Step, frozen=True):
    """A round with its phases (G7-3.2)."""

    clause = "G7-3.2"
    number: int

    def run(self, table: Gen7) -> None:
        table.round, table.finished, table.turn = self.number, 0, Turn()
        table.order, table.arrivals = table.clockwise(table.chief), ()  # G7-12.4
        for player in table.players:
            player.passed = player.passes = False
        end_window(table, "round")
        table.emit("round-began", self.clause, round=self.number, seat=table.chief)
        table.then(DrawKeyTasks(), RollCrew(), StartTurns(), SystemFailure(), *AFTER_TURNS)


class DrawKeyTasks(Step, frozen=True):
    """Phase 1: key tasks are laid face up in the row (G7-3.3 to G7-3.5)."""

    clause = "G7-3.3"

    def run(self, table: Gen7) -> None:
        table.phase = "key-tasks"
        number = table.pack.table.drawn(table.seat_count, table.round)
        number = max(1, number + sum(rule.n for rule in in_force(table, KeyTasks)))
        drawn = decks.draw(table, decks.KEY_TASKS, number)
        table.row = tuple([Task(card) for card in drawn])
        table.emit("key-tasks-drawn", self.clause, tasks=list(drawn))


class RollCrew(Step, frozen=True):
    """Phase 2: each player rolls every die in Crew Quarters (G7-3.6, G7-3.7)."""

    clause = "G7-3.6"

    def run(self, table: Gen7) -> None:
        table.phase = "crew-roll"
        for seat in table.order:
            player = table.players[seat]
            dice.roll_all(table, player)
            results = [die.name for die in player.dice if die.at == QUARTERS]
            table.emit("crew-rolled", self.clause, seat=seat, dice=results)
        for seat in reversed(table.order):
            happened(table, Happening("dice_rolled", (seat,)))


class StartTurns(Step, frozen=True):
    """Phase 3 begins with the chief of staff (G7-3.8)."""

    clause = "G7-3.8"

    def run(self, table: Gen7) -> None:
        from quarterdeck.games.gen7.rules.turn import NextTurn

        table.phase = "turns"
        table.then(MetBeforeTurns(), NextTurn(table.order[0]))
        happened(table, Happening("round_started"))


class MetBeforeTurns(Step, frozen=True):
    """Plans that the start of the round has met are shown before the first turn (G7-D33)."""

    clause = "G7-D33"

    def run(self, table: Gen7) -> None:
        show_plans(table)


# Phase 4


class SystemFailure(Step, frozen=True):
    """Phase 4: unfinished key tasks from left to right, step by step (G7-5.1, G7-D12)."""

    clause = "G7-5.1"

    def run(self, table: Gen7) -> None:
        table.phase, table.turn = "system-failure", Turn()
        table.then(*[TaskFails(task.card) for task in table.row if not task.finished])


class TaskFails(Step, frozen=True):
    """The system of an unfinished key task worsens (G7-5.1)."""

    clause = "G7-5.1"
    card: str

    def run(self, table: Gen7) -> None:
        task = table.pack.key_tasks[self.card]
        steps = max(0, task.failure + sum(rule.n for rule in in_force(table, FailureSteps)))
        table.emit("task-failed", self.clause, task=self.card)
        worsen(table, task.department, steps, self.clause, self.card)


# Phase 5


class ReturnCrew(Step, frozen=True):
    """Phase 5: dice of the Recovery Room first, then all others (G7-5.5, G7-D15)."""

    clause = "G7-5.5"

    def run(self, table: Gen7) -> None:
        table.phase = "return"
        for player in table.players:
            for number in dice.lying(player, RECOVERY):
                send_home(table, player, number)
        priced = {room.id: room.returns for room in group_rooms(table) if room.returns is not None}
        priced |= {rule.room: rule for rule in in_force(table, ReturnTo)}
        table.then(BringHome())
        if priced:
            table.then(*[PayingForReturn(seat, tuple(priced)) for seat in table.clockwise(table.chief)])


def home_of(player: Player, die: Die) -> str:
    """Robots return to the supply, except that of the mechanical sector (G7-5.6 to G7-5.8)."""
    return _home(die, player.sector == MECHANICAL)


def _home(die: Die, keeps_robot: bool) -> str:
    return SUPPLY if die.kind == ROBOT and not keeps_robot else QUARTERS


def send_home(table: Gen7, player: Player, number: int) -> None:
    die = player.dice[number]
    dice.change(player, number, die.result, home_of(player, die))


def price_of_return(table: Gen7, room: str) -> ReturnTo | None:
    """The price of bringing home a die of a room (G7-D58.8)."""
    rules = [rule for rule in in_force(table, ReturnTo) if rule.room == room] if table.rules else ()
    row = table.pack.rooms.get(room)
    return rules[-1] if rules else row.returns if row is not None else None


class PayForReturn(Option, frozen=True):
    """pay-for-return officer-5: this die comes home for the price (G7-D58.8)."""

    die: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "PayingForReturn") -> list["PayForReturn"]:
        return [cls(name) for name in frame.payable(table)]

    def take(self, table: Gen7, seat: int, frame: "PayingForReturn") -> None:
        player = table.players[seat]
        number = frame.payable(table)[self.die]
        rule = price_of_return(table, room_at(player.dice[number].at))
        assert rule is not None
        stocks.spend(table, seat, rule.type, rule.n, frame.clause, rule.room)
        send_home(table, player, number)
        table.emit("paid-for-return", frame.clause, seat=seat, die=self.die)


class LetThemWarm(Option, frozen=True):
    """let-them-warm: all others go where the room sends them (G7-D58.8)."""

    def take(self, table: Gen7, seat: int, frame: "PayingForReturn") -> None:
        table.done()


class PayingForReturn(Asked, frozen=True):
    """An owner decides die by die which of them come home for a price (G7-D58.8)."""

    clause = "G7-D58.8"
    choices = (PayForReturn, LetThemWarm)
    rooms: tuple[str, ...]

    def payable(self, table: Gen7) -> dict[str, int]:
        player, found = table.players[self.seat], dict[str, int]()
        for number, die in enumerate(player.dice):
            room = room_at(die.at)
            rule = price_of_return(table, room) if room in self.rooms else None
            if rule is not None and player.store[rule.type] >= rule.n:
                found.setdefault(die.name, number)
        return found

    def open(self, table: Gen7) -> bool:
        return bool(self.payable(table))


class BringHome(Step, frozen=True):
    """All other dice return, some of them to the Recovery Room (G7-5.5, G7-5.17, G7-D15)."""

    clause = "G7-5.5"

    def run(self, table: Gen7) -> None:
        if table.redirected or ReturnTo in kinds_in_force(table):
            self._bring_one_by_one(table)
        else:
            for player in table.players:
                keeps_robot = player.sector == MECHANICAL
                player.dice = tuple([_brought(table.setting.pack, die, keeps_robot) for die in player.dice])
        table.redirected = {}
        table.emit("crew-returned", self.clause)

    def _bring_one_by_one(self, table: Gen7) -> None:
        for player in table.players:
            for number, die in enumerate(player.dice):
                if _returns(die):
                    self._bring(table, player, number, die)

    def _bring(self, table: Gen7, player: Player, number: int, die: Die) -> None:
        room = room_at(die.at)
        rule = price_of_return(table, room)
        where = table.redirected.get(room) or (rule.where if rule is not None else "")
        if where == RECOVERY:
            dice.move(player, number, RECOVERY)
        else:
            send_home(table, player, number)


def _returns(die: Die) -> bool:
    return dice.is_placed(die) or (die.at == QUARTERS and die.kind == ROBOT)


@cache
def _brought(pack_name: str, die: Die, keeps_robot: bool) -> Die:
    """A die after its return, where nothing but the boards of rooms says where it goes."""
    if not _returns(die):
        return die
    room = pack(pack_name).rooms.get(room_at(die.at))
    if room is not None and room.returns is not None and room.returns.where == RECOVERY:
        return dice.put(die, RECOVERY)
    return dice.put(die, _home(die, keeps_robot))


# Phase 6


class Refresh(Step, frozen=True):
    """Phase 6: repair markers and key tasks go, failure markers come (G7-5.10 to G7-5.13)."""

    clause = "G7-5.10"

    def run(self, table: Gen7) -> None:
        table.phase, table.repairs = "refresh", ()
        decks.put_under(table, decks.KEY_TASKS, [task.card for task in table.row])
        table.row = ()
        before = table.covered
        cover_spots(table)
        new = [at for at in table.covered if at not in before]
        freed = [at for at in before if at not in table.covered]
        table.emit("refreshed", self.clause, covered=new, freed=freed)


# Phase 7


class EndOfRound(Step, frozen=True):
    """Phase 7: lines that react to the round's end come first (G7-5.14, G7-D58.13)."""

    clause = "G7-5.14"

    def run(self, table: Gen7) -> None:
        table.phase = "end-of-round"
        happened(table, Happening("round_ended"))


class PayUpkeep(Step, frozen=True):
    """The Vault feeds people; each player loses 1 merit if it cannot pay in full (G7-D58.10)."""

    clause = "G7-D58.10"

    def run(self, table: Gen7) -> None:
        owed = upkeep(in_force(table, Upkeep))
        missing = 0
        for type_, number in owed.items():
            missing += number - stocks.empty_vault(table, type_, number, self.clause)
        if missing:
            change_merit(table, {player.seat: -1 for player in table.players}, self.clause)


def upkeep(rules: Sequence[Upkeep]) -> dict[str, int]:
    """Modifiers add up type by type and stay at 0 or more (G7-D58.1)."""
    owed = dict(NOTHING)
    for rule in rules:
        for type_ in RESOURCES if rule.type == "each" else (rule.type,):
            owed[type_] += rule.n
    return {type_: max(0, number) for type_, number in owed.items()}


class CountRound(Step, frozen=True):
    """Counters of the round's end, after upkeep (G7-D58.13)."""

    clause = "G7-D58.13"

    def run(self, table: Gen7) -> None:
        count_for_plot(table, Happening("round_ended"))
        show_plans(table)


class RoundEnds(Step, frozen=True):
    """The episode ends after its last round, else the next round begins (G7-5.15, G7-5.16, G7-D64)."""

    clause = "G7-5.15"

    def run(self, table: Gen7) -> None:
        end_rules(table, "round", "turn")
        if is_last(table.round, table.last_round, table.pack.table.round_track):
            from quarterdeck.games.gen7.rules.episode_end import EndOfEpisode

            table.then(EndOfEpisode())
        else:
            table.then(RoundBegins(table.round + 1))


def is_last(round_: int, last: int, track: int) -> bool:
    """Whether the markers share a division; without a last round marker the track ends it (G7-24.10, G7-D64)."""
    return round_ >= (last or track)


AFTER_TURNS: tuple[Step, ...] = (
    ReturnCrew(),
    Refresh(),
    EndOfRound(),
    PayUpkeep(),
    CountRound(),
    AdvancePlot(),
    RoundEnds(),
)
"""Phases 5 to 7."""
