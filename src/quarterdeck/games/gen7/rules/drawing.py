"""Drawing, keeping, looking at, searching and discarding cards (G7-19, G7-37, G7-40.5, G7-D48 cards)."""

from typing import Self

from msgspec.structs import replace

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.rules import decks
from quarterdeck.games.gen7.rules.algorithms import gain_algorithm
from quarterdeck.games.gen7.rules.effects import Decline, does, resolve
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.state import NOBODY, Asked, Gen7, Player, Step, Task
from quarterdeck.kernel.option import Option

CLAUSE = "G7-D48"


def room_for_tasks(table: Gen7, player: Player) -> int:
    """How many work tasks a player may still take (G7-18.12)."""
    return max(0, table.pack.table.hand_work_tasks - len(player.work_tasks))


# Draw and keep


def draw_keep(table: Gen7, seat: int, deck: str, number: int, keep: int, clause: str, source: str = "") -> None:
    """Draw cards that only the player sees; all but those kept go face up under their deck (G7-40.5)."""
    player = table.players[seat]
    drawn = decks.draw_for(table, player, deck, number)
    table.emit("cards-drawn", clause, seat=seat, deck=deck, number=drawn, source=source)
    table.then(Keeping(seat, deck, keep))
    if deck == decks.FILES and drawn:
        happened(table, Happening("files_drawn", (seat,)))


class _OneOfThese(Option, frozen=True):
    """One of the cards that a player looks at comes to hand."""

    hidden = ("card",)
    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "_LookingAt") -> list[Self]:
        return [cls(card) for card in dict.fromkeys(decks.looked_at(table.players[seat], frame.deck))]

    def take(self, table: Gen7, seat: int, frame: "_LookingAt") -> None:
        table.done()
        player = table.players[seat]
        left = decks.without(decks.looked_at(player, frame.deck), self.card)
        decks.look_at(player, frame.deck, left)
        if frame.left > 1 and left:
            table.then(replace(frame, left=frame.left - 1))
        else:
            frame.put_away(table)
        receive(table, seat, frame.deck, self.card)


class _LookingAt(Asked, frozen=True):
    """A player looks at cards and takes some; the others are put away."""

    deck: str
    left: int

    def open(self, table: Gen7) -> bool:
        player = table.players[self.seat]
        if self.deck == decks.WORK_TASKS and not room_for_tasks(table, player):
            return False
        return bool(decks.looked_at(player, self.deck))

    def put_away(self, table: Gen7) -> None:
        raise NotImplementedError

    def run(self, table: Gen7) -> None:
        self.put_away(table)


class Keep(_OneOfThese, frozen=True):
    """keep FI-01: this card of those drawn (G7-37.2, G7-32.2)."""

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Keeping(_LookingAt, frozen=True):
    """A player keeps some of the cards drawn (G7-37.2, G7-32.2)."""

    clause = "G7-40.5"
    choices = (Keep,)

    def put_away(self, table: Gen7) -> None:
        put_rest_under(table, self.seat, self.deck)


def put_rest_under(table: Gen7, seat: int, deck: str) -> None:
    """Cards not kept go face up under their deck, unseen by the others (G7-37.4, G7-R46)."""
    player = table.players[seat]
    decks.put_under(table, deck, decks.looked_at(player, deck))
    decks.look_at(player, deck, ())


def receive(table: Gen7, seat: int, deck: str, card: str) -> None:
    """A card comes to hand, or into the slots of the sector."""
    player = table.players[seat]
    if deck == decks.FILES:
        player.files = (*player.files, card)
        table.emit("card-kept", "G7-19.1", seat=seat, deck=deck)
    elif deck == decks.WORK_TASKS:
        player.work_tasks = (*player.work_tasks, card)
        table.emit("card-kept", "G7-18.1", seat=seat, deck=deck)
    else:
        gain_algorithm(table, seat, card)


@does(e.DrawKeep)
def _draw_keep(table: Gen7, seat: int, step: e.DrawKeep, source: str) -> None:
    draw_keep(table, seat, step.deck, step.draw, step.keep, CLAUSE, source)


# Looking


class PutBack(Option, frozen=True):
    """put-back KT-01: the card that goes on top of the deck next; the last one put back lies on top."""

    hidden = ("card",)
    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "PuttingBack") -> list["PutBack"]:
        return [cls(card) for card in dict.fromkeys(decks.looked_at(table.players[seat], frame.deck))]

    def take(self, table: Gen7, seat: int, frame: "PuttingBack") -> None:
        player = table.players[seat]
        left = decks.without(decks.looked_at(player, frame.deck), self.card)
        decks.look_at(player, frame.deck, left)
        decks.put_on_top(table, frame.deck, self.card)
        if not left:
            table.done()
            table.emit("cards-put-back", "G7-D71", seat=seat, deck=frame.deck)


class PuttingBack(Asked, frozen=True):
    """A player has looked at the top cards of a deck and puts them back in any order (G7-D71)."""

    clause = "G7-D71"
    choices = (PutBack,)
    deck: str

    def open(self, table: Gen7) -> bool:
        return bool(decks.looked_at(table.players[self.seat], self.deck))


@does(e.Look)
def _look(table: Gen7, seat: int, step: e.Look, source: str) -> None:
    number = min(step.n, len(decks.face_down(table, step.deck)))
    player = table.players[seat]
    cards = decks.face_down(table, step.deck)[-number:] if number else ()
    decks.look_at(player, step.deck, cards)
    decks.take_off(table, step.deck, number)
    table.emit("cards-looked-at", CLAUSE, seat=seat, deck=step.deck, number=number, source=source)
    table.then(PuttingBack(seat, step.deck))


# Searching


class Find(_OneOfThese, frozen=True):
    """find FI-01: the card taken from a deck that was looked through (G7-R8)."""


class Searching(_LookingAt, frozen=True):
    """A player looks through a deck, takes a card and has it shuffled (G7-18.3, G7-19.6, G7-13.4)."""

    clause = "G7-D71"
    choices = (Find,)

    def put_away(self, table: Gen7) -> None:
        player = table.players[self.seat]
        left = decks.looked_at(player, self.deck)
        decks.look_at(player, self.deck, ())
        decks.shuffle(table, self.deck, left)


def search(table: Gen7, seat: int, deck: str, number: int, clause: str, source: str = "") -> None:
    decks.take_all(table, table.players[seat], deck)
    table.emit("deck-searched", clause, seat=seat, deck=deck, source=source)
    table.then(Searching(seat, deck, number))


@does(e.Search)
def _search(table: Gen7, seat: int, step: e.Search, source: str) -> None:
    search(table, seat, step.deck, step.n, CLAUSE, source)


# Discarding


class Drop(Option, frozen=True):
    """drop WT-01: discard this card of the hand."""

    hidden = ("card",)
    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Dropping | ReplacingTasks") -> list["Drop"]:
        return [cls(card) for card in dict.fromkeys(getattr(table.players[seat], frame.hand))]

    def take(self, table: Gen7, seat: int, frame: "Dropping | ReplacingTasks") -> None:
        table.done()
        player = table.players[seat]
        setattr(player, frame.hand, decks.without(getattr(player, frame.hand), self.card))
        frame.dropped(table, self.card)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Dropping(Asked, frozen=True):
    """A player discards cards of their choice, as many as there are (G7-D48.3)."""

    clause = "G7-D48.3"
    choices = (Drop,)
    hand: str
    left: int
    source: str

    def open(self, table: Gen7) -> bool:
        return bool(getattr(table.players[self.seat], self.hand))

    def dropped(self, table: Gen7, card: str) -> None:
        decks.put_under(table, self.hand, [card])
        table.emit("card-dropped", CLAUSE, seat=self.seat, deck=self.hand, source=self.source)
        if self.left > 1:
            table.then(replace(self, left=self.left - 1))


class DropAlgorithm(Option, frozen=True):
    """drop-algorithm 1: discard the algorithm of this slot; an upgrade beneath it goes with it."""

    slot: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "DroppingAlgorithm") -> list["DropAlgorithm"]:
        return [cls(slot + 1) for slot, card in enumerate(table.players[seat].algorithms) if card]

    def take(self, table: Gen7, seat: int, frame: "DroppingAlgorithm") -> None:
        table.done()
        player, slot = table.players[seat], self.slot - 1
        cards = [card for card in (player.algorithms[slot], player.upgrades[slot]) if card]
        player.algorithms = (*player.algorithms[:slot], "", *player.algorithms[slot + 1 :])
        player.upgrades = (*player.upgrades[:slot], None, *player.upgrades[slot + 1 :])
        decks.put_under(table, decks.ALGORITHMS, cards)
        table.emit("card-dropped", CLAUSE, seat=seat, deck=decks.ALGORITHMS, source=frame.source)


class DroppingAlgorithm(Asked, frozen=True):
    """A player discards an algorithm (G7-D48.3)."""

    clause = "G7-D48.3"
    choices = (DropAlgorithm,)
    source: str

    def open(self, table: Gen7) -> bool:
        return any(table.players[self.seat].algorithms)


@does(e.Discard)
def _discard(table: Gen7, seat: int, step: e.Discard, source: str) -> None:
    if step.kind == "algorithm":
        table.then(*[DroppingAlgorithm(seat, source)] * step.n)
    else:
        table.then(Dropping(seat, f"{step.kind}s", step.n, source))


class ReplacingTasks(Asked, frozen=True):
    """A player discards up to some work tasks and draws as many (G7-D71)."""

    clause = "G7-D71"
    choices = (Drop, Decline)
    left: int
    source: str
    cards: int = 0
    hand = decks.WORK_TASKS

    def open(self, table: Gen7) -> bool:
        return self.left > 0 and bool(table.players[self.seat].work_tasks)

    def dropped(self, table: Gen7, card: str) -> None:
        decks.put_under(table, decks.WORK_TASKS, [card])
        table.emit("card-dropped", CLAUSE, seat=self.seat, deck=decks.WORK_TASKS, source=self.source)
        table.then(DrawTasks(self.seat))
        if self.left > 1:
            table.then(replace(self, left=self.left - 1))


class DrawTasks(Step, frozen=True):
    """A work task from the top of the deck, for one that was discarded."""

    seat: int

    def run(self, table: Gen7) -> None:
        take_top_task(table, self.seat, CLAUSE)


def take_top_task(table: Gen7, seat: int, clause: str) -> None:
    """The top work task card, if the hand has room for it (G7-18.12)."""
    player = table.players[seat]
    if room_for_tasks(table, player):
        drawn = decks.draw(table, decks.WORK_TASKS, 1)
        player.work_tasks = (*player.work_tasks, *drawn)
        table.emit("cards-drawn", clause, seat=seat, deck=decks.WORK_TASKS, number=len(drawn), source="")


@does(e.ReplaceTasks)
def _replace_tasks(table: Gen7, seat: int, step: e.ReplaceTasks, source: str) -> None:
    table.then(ReplacingTasks(seat, step.n, source))


# Key tasks


class SwapTask(Option, frozen=True):
    """swap-task KT-01: put this card of the row under the deck and draw another."""

    task: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "SwappingTask") -> list["SwapTask"]:
        return [cls(card) for card in _swappable(table)]

    def take(self, table: Gen7, seat: int, frame: "SwappingTask") -> None:
        table.done()
        decks.put_under(table, decks.KEY_TASKS, [self.task])
        new = decks.draw(table, decks.KEY_TASKS, 1)
        row: list[Task] = []
        for task in table.row:
            row += [Task(card) for card in new] if task.card == self.task else [task]
        table.row = tuple(row)
        table.emit("key-task-swapped", CLAUSE, seat=seat, task=self.task, new=new[0], source=frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"task:{self.task}",)


def _swappable(table: Gen7) -> list[str]:
    """Unfinished key tasks of the row; one that is being filled stays (G7-D11)."""
    filled = table.proposal.group if table.proposal is not None else ""
    return [task.card for task in table.row if not task.finished and task.card != filled]


class SwappingTask(Asked, frozen=True):
    """A player swaps an unfinished key task of the row (G7-D71)."""

    clause = "G7-D71"
    choices = (SwapTask,)
    source: str

    def open(self, table: Gen7) -> bool:
        return bool(_swappable(table))


@does(e.SwapKeyTask)
def _swap_key_task(table: Gen7, seat: int, step: e.SwapKeyTask, source: str) -> None:
    table.then(SwappingTask(seat, source))


@does(e.RepeatFile)
def _repeat_file(table: Gen7, seat: int, step: e.RepeatFile, source: str) -> None:
    if table.turn.file and seat != NOBODY:
        resolve(table, seat, table.pack.files[table.turn.file].do, table.turn.file)
