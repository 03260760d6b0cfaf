"""Files and kept cards: playing them in one's turn (G7-4.15 to G7-4.17, G7-19, G7-D74)."""

from functools import cache

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.content.modifiers import NoFiles
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules import decks
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.special_rules import in_force
from quarterdeck.games.gen7.state import Asked, Gen7, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

ONLY_WHILE_PAYING = (e.ReduceCost, e.RelaxRule, e.BonusMerit)


@cache
def lowers_cost(pack_name: str, file: str) -> bool:
    return any(isinstance(step, e.ReduceCost) for step in pack(pack_name).files[file].do)


@cache
def needs_payment(pack_name: str, file: str) -> bool:
    """Whether a file works on a task or fill being paid now, and on nothing else (G7-D71)."""
    return any(isinstance(step, ONLY_WHILE_PAYING) for step in pack(pack_name).files[file].do)


@cache
def brings_tokens(pack_name: str, file: str) -> bool:
    """Whether a file does nothing but bring tokens to the sector, also on another player's turn (G7-R18)."""
    row = pack(pack_name).files[file]
    return not row.own_turn and all(isinstance(step, e.Gain) for step in row.do)


@cache
def puts_on_task(pack_name: str, file: str) -> bool:
    row = pack(pack_name).files[file]
    return not row.own_turn and all(isinstance(step, e.PutOnTask) for step in row.do)


@cache
def moves_dice(pack_name: str, file: str) -> bool:
    """Whether a file may touch dice of the sector, which cannot be done while they lie on shared spots."""
    return not _leaves_dice(pack(pack_name).files[file].do)


def _leaves_dice(steps: e.Effects) -> bool:
    goods = (e.Gain, e.VaultGain, e.Improve, e.ClearFailure, e.DrawKeep, e.PutOnTask, e.Look, e.Search)
    return all(isinstance(step, goods) for step in steps)


class PlayFile(Option, frozen=True):
    """play-file FI-01: play a file from hand (G7-4.15)."""

    file: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["PlayFile"]:
        files = table.players[seat].files
        if not files or in_force(table, NoFiles):
            return []
        name = table.setting.pack
        return [
            cls(file)
            for file in dict.fromkeys(files)
            if not needs_payment(name, file) or (frame.pays and lowers_cost(name, file))
        ]

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        if self.file not in table.players[seat].files:
            return Reason("no-such-file", "G7-4.15", {})
        if in_force(table, NoFiles):
            return Reason("no-files-now", "G7-D58", {})
        useful = frame.pays and lowers_cost(table.setting.pack, self.file)
        if needs_payment(table.setting.pack, self.file) and not useful:
            return Reason("nothing-is-paid", "G7-D71", {})
        return None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        play(table, seat, self.file)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.file}",)


def play(table: Gen7, seat: int, file: str) -> None:
    """Its effect is done, then it lies face up under the deck (G7-19.4)."""
    player = table.players[seat]
    player.files = decks.without(player.files, file)
    table.emit("file-played", "G7-4.15", seat=seat, file=file)
    table.turn.file = file
    table.then(FilePlayed(seat, file))
    resolve(table, seat, table.pack.files[file].do, file)


class FilePlayed(Step, frozen=True):
    """A played file is shown and goes face up under the deck; its effects may be repeated once (G7-19.4, G7-43.20)."""

    clause = "G7-19.4"
    seat: int
    file: str

    def run(self, table: Gen7) -> None:
        decks.put_under(table, decks.FILES, [self.file])
        table.then(Repeating(self.seat, self.file))
        happened(table, Happening("file_played", (self.seat,)))


class RepeatFile(Option, frozen=True):
    """repeat-file: apply the effects of the file a second time (G7-43.20)."""

    def take(self, table: Gen7, seat: int, frame: "Repeating") -> None:
        table.done()
        player = table.players[seat]
        player.uses = {**player.uses, "innovator": player.uses["innovator"] - 1}
        table.emit("skill-used", "G7-43.20", seat=seat, skill="innovator")
        resolve(table, seat, table.pack.files[frame.file].do, frame.file)


class NoRepeat(Option, frozen=True):
    """no-repeat: once is enough (G7-43.20)."""

    def take(self, table: Gen7, seat: int, frame: "Repeating") -> None:
        table.done()


class Repeating(Asked, frozen=True):
    """Innovator: the effects of a file just played may be applied again at once (G7-43.20, G7-D31.9)."""

    clause = "G7-43.20"
    choices = (RepeatFile, NoRepeat)
    file: str

    def open(self, table: Gen7) -> bool:
        return table.players[self.seat].uses.get("innovator", 0) > 0


# Kept cards


class UseKept(Option, frozen=True):
    """use-kept C-009: remove a kept card for what it is good for (G7-D74)."""

    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["UseKept"]:
        kept = table.players[seat].kept
        return [cls(card) for card in kept if _usable(table, seat, card, frame)] if kept else []

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        player = table.players[seat]
        player.kept = decks.without(player.kept, self.card)
        table.emit("kept-card-used", "G7-D74", seat=seat, card=self.card)
        resolve(table, seat, table.pack.crossroads[self.card].keep or (), self.card)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}",)


def _usable(table: Gen7, seat: int, card: str, frame: Step) -> bool:
    keep = table.pack.crossroads[card].keep
    if not keep or (_has_laid_dice(table, seat) and not _leaves_dice(keep)):
        return False
    return frame.pays or not any(isinstance(step, ONLY_WHILE_PAYING) for step in keep)


def _has_laid_dice(table: Gen7, seat: int) -> bool:
    """Whether dice of the sector lie on shared spots that are being filled."""
    return table.proposal is not None and bool(table.proposal.offers[seat].lays)
