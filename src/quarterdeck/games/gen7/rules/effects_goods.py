"""Effects on resource tokens (G7-D48, resources)."""

from msgspec.structs import replace

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.rules import stocks
from quarterdeck.games.gen7.rules.effects import does, resolve
from quarterdeck.games.gen7.rules.systems import EmptyingVault
from quarterdeck.games.gen7.state import CAPACITY, NOBODY, RESOURCES, Asked, Gen7, Step
from quarterdeck.kernel.option import Option

CLAUSE = "G7-D48"


def _types(type_: str) -> tuple[str, ...]:
    return RESOURCES if type_ == "each" else (type_,)


# Gaining


class TakeToken(Option, frozen=True):
    """take-token data: one token of the type chosen (G7-D71.2)."""

    type: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "TakingTokens") -> list["TakeToken"]:
        stock = table.vault if frame.vault else table.players[seat].store
        return [cls(type_) for type_ in RESOURCES if stock[type_] < CAPACITY]

    def take(self, table: Gen7, seat: int, frame: "TakingTokens") -> None:
        table.done()
        if frame.left > 1:
            table.then(replace(frame, left=frame.left - 1))
        if frame.vault:
            stocks.fill_vault(table, self.type, 1, CLAUSE, frame.source)
        else:
            stocks.gain(table, seat, self.type, 1, CLAUSE, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"token:{self.type}",)


class TakingTokens(Asked, frozen=True):
    """Tokens of any type, for the sector or for the Vault (G7-D71.2)."""

    clause = "G7-D71.2"
    choices = (TakeToken,)
    left: int
    source: str
    vault: bool = False

    def open(self, table: Gen7) -> bool:
        stock = table.vault if self.vault else table.players[self.seat].store
        return any(stock[type_] < CAPACITY for type_ in RESOURCES)


@does(e.Gain)
def _gain(table: Gen7, seat: int, step: e.Gain, source: str) -> None:
    if step.type == "any":
        table.then(TakingTokens(seat, step.n, source))
        return
    for type_ in _types(step.type):
        stocks.gain(table, seat, type_, step.n, CLAUSE, source)


@does(e.VaultGain)
def _vault_gain(table: Gen7, seat: int, step: e.VaultGain, source: str) -> None:
    if step.type == "any":
        table.then(TakingTokens(table.chief if seat == NOBODY else seat, step.n, source, vault=True))
        return
    for type_ in _types(step.type):
        stocks.fill_vault(table, type_, step.n, CLAUSE, source)


# Losing


class GiveToken(Option, frozen=True):
    """give-token data: one token to the supply (G7-D71.2)."""

    type: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "GivingTokens") -> list["GiveToken"]:
        store = table.players[seat].store
        return [cls(type_) for type_ in RESOURCES if store[type_]]

    def take(self, table: Gen7, seat: int, frame: "GivingTokens") -> None:
        table.done()
        if frame.left > 1:
            table.then(replace(frame, left=frame.left - 1))
        elif frame.line:
            resolve(table, seat, parse_effects(frame.line), frame.source)
        stocks.spend(table, seat, self.type, 1, CLAUSE, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"token:{self.type}",)


class GivingTokens(Asked, frozen=True):
    """Tokens of any type to the supply, as many as there are (G7-D48.3)."""

    clause = "G7-D48.3"
    choices = (GiveToken,)
    left: int
    source: str
    line: str = ""
    """What they pay for."""

    def open(self, table: Gen7) -> bool:
        return stocks.tokens(table.players[self.seat].store) > 0


@does(e.Lose)
def _lose(table: Gen7, seat: int, step: e.Lose, source: str) -> None:
    if step.type == "any":
        table.then(GivingTokens(seat, step.n, source))
        return
    for type_ in _types(step.type):
        stocks.lose(table, seat, type_, step.n, CLAUSE, source)


@does(e.VaultLose)
def _vault_lose(table: Gen7, seat: int, step: e.VaultLose, source: str) -> None:
    if step.type == "any":
        table.then(EmptyingVault(table.chief if seat == NOBODY else seat, step.n, costs_merit=False))
        return
    for type_ in _types(step.type):
        stocks.empty_vault(table, type_, step.n, CLAUSE, source)


# Tokens on a key task


class ChooseTask(Option, frozen=True):
    """choose-task KT-01: an unfinished key task of the row."""

    task: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "ChoosingTask") -> list["ChooseTask"]:
        return [cls(task.card) for task in table.row if not task.finished]

    def take(self, table: Gen7, seat: int, frame: "ChoosingTask") -> None:
        table.done()
        if frame.type == "any":
            table.then(PuttingTokens(seat, self.task, frame.number, frame.source))
        else:
            put_on_task(table, self.task, frame.type, frame.number, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"task:{self.task}",)


class ChoosingTask(Asked, frozen=True):
    """The key task on which tokens are put (G7-D71)."""

    clause = "G7-D71"
    choices = (ChooseTask,)
    type: str
    number: int
    source: str

    def open(self, table: Gen7) -> bool:
        return any(not task.finished for task in table.row)


class PutToken(Option, frozen=True):
    """put-token data: one token from the supply on the task."""

    type: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "PuttingTokens") -> list["PutToken"]:
        return [cls(type_) for type_ in RESOURCES]

    def take(self, table: Gen7, seat: int, frame: "PuttingTokens") -> None:
        table.done()
        if frame.left > 1:
            table.then(replace(frame, left=frame.left - 1))
        put_on_task(table, frame.task, self.type, 1, frame.source)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"token:{self.type}",)


class PuttingTokens(Asked, frozen=True):
    """Tokens of any type for a key task (G7-D71.2)."""

    clause = "G7-D71.2"
    choices = (PutToken,)
    task: str
    left: int
    source: str


def put_on_task(table: Gen7, card: str, type_: str, number: int, source: str) -> None:
    """They pay only for that task (G7-D11)."""
    table.row = tuple(
        replace(task, tokens=stocks.changed(task.tokens, type_, number)) if task.card == card else task
        for task in table.row
    )
    table.emit("put-on-task", "G7-D11", task=card, type=type_, number=number, source=source)


@does(e.PutOnTask)
def _put_on_task(table: Gen7, seat: int, step: e.PutOnTask, source: str) -> None:
    for type_ in _types(step.type):
        table.then(ChoosingTask(seat, type_, step.n, source))
