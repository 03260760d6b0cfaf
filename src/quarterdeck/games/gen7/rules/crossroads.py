"""Crossroads cards: drawn at the end of a turn, tested, chosen from (G7-4.18 to G7-4.26, G7-16, G7-9, G7-D35)."""

from quarterdeck.games.gen7.content.cards import Crossroads
from quarterdeck.games.gen7.rules.conditions import is_true
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.fates import card_option, effects_of, reveal
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.votes import Voting, call_vote
from quarterdeck.games.gen7.state import NOBODY, Asked, Gen7, PlacedOfficer, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option


class DrawCrossroads(Step, frozen=True):
    """One card for a turn in which an officer was placed (G7-4.18, G7-4.20)."""

    clause = "G7-4.18"
    seat: int
    """The active player."""
    second: bool = False

    def run(self, table: Gen7) -> None:
        if not table.crossroads:  # G7-16.1
            return
        card = table.crossroads[-1]
        meets = table.answer("crossroads", applies_to(table, card, self.seat))
        if meets == NOBODY:
            table.crossroads = (card, *table.crossroads[:-1])  # G7-16.6
            table.emit("nothing-happened", "G7-R12", seat=self.seat)
            if not self.second and any(placed.seat == table.duty for placed in table.turn.officers):
                table.then(AskingForSecond(table.duty, self.seat))  # G7-9.2
        else:
            table.crossroads = table.crossroads[:-1]
            begin_card(table, card, meets)


def applies_to(table: Gen7, card: str, active: int) -> int:
    """The player nearest to the active one, clockwise, who placed an officer and meets the condition (G7-4.25)."""
    condition = table.pack.crossroads[card].condition
    placed = {officer.seat: officer for officer in table.turn.officers}
    for seat in table.clockwise(active):
        if seat in placed and is_true(table, condition, seat, placed[seat]):
            return seat
    return NOBODY


class AskSecond(Option, frozen=True):
    """ask-second: the duty officer asks for a second card (G7-9.2)."""

    bars_undo = True

    def take(self, table: Gen7, seat: int, frame: "AskingForSecond") -> None:
        table.done()
        table.emit("second-card", "G7-9.2", seat=seat)
        table.then(DrawCrossroads(frame.active, second=True))


class NoSecond(Option, frozen=True):
    """no-second: one card is enough (G7-9.2)."""

    def take(self, table: Gen7, seat: int, frame: "AskingForSecond") -> None:
        table.done()


class AskingForSecond(Asked, frozen=True):
    """The holder of the duty officer token may ask for a second card (G7-9.2, G7-R48)."""

    clause = "G7-9.2"
    choices = (AskSecond, NoSecond)
    active: int

    def open(self, table: Gen7) -> bool:
        return bool(table.crossroads)


# A card that applies


def begin_card(table: Gen7, name: str, seat: int) -> None:
    """Situation and options are read to the player it applies to, or to all (G7-4.22, G7-4.23, G7-R13)."""
    card = table.pack.crossroads[name]
    table.card, table.card_seat, table.concerned, table.chosen = name, seat, seat, ""
    table.told = (situation(table, card, seat), *(f"{name}?{number + 1}" for number in range(len(card.options))))
    table.emit("crossroads-met", "G7-16.3", seat=seat, card=name, text=table.told[0])
    tags = tuple(option.tag for option in card.options)
    if card.who == "vote":
        call_vote(table, Voting(name, tuple(str(number + 1) for number in range(len(tags))), tags))
    elif card.who == "each":
        table.then(EachChooses(tags))
    else:
        table.then(AtCrossroads(seat, tags))


def situation(table: Gen7, card: Crossroads, seat: int) -> str:
    """The key of its text (G7-D72.3)."""
    for variant in card.variants:
        if is_true(table, variant.condition, seat):
            return variant.text
    return card.id


class ChooseOption(Option, frozen=True):
    """choose-option 1: what the officer does; the consequence is not known before (G7-16.4)."""

    bars_undo = True
    number: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["ChooseOption"]:
        return [cls(number + 1) for number in range(len(table.pack.crossroads[table.card].options))]

    def take(self, table: Gen7, seat: int, frame: "AtCrossroads") -> None:
        table.done()
        take_option(table, seat, self.number)

    def label(self, table: Gen7, seat: int, frame: Step) -> Reason:
        tag = table.pack.crossroads[table.card].options[self.number - 1].tag
        return Reason("story-option", frame.clause, {"option": f"{table.card}?{self.number}", "tag": tag})

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"choice:{table.card}?{self.number}",)


class AtCrossroads(Asked, frozen=True):
    """The player a card applies to chooses an option (G7-1.18)."""

    clause = "G7-16.3"
    choices = (ChooseOption,)
    tags: tuple[str, ...]
    """Of its options (G7-R13)."""


def take_option(table: Gen7, seat: int, number: int) -> None:
    """The consequence comes to light and is applied as fully as possible; then the card is removed (G7-4.26)."""
    tag = table.pack.crossroads[table.card].options[number - 1].tag
    fate = reveal(table, card_option(table.card, number), tag)
    table.chosen = f"{table.card}?{number}"
    table.told = (*table.told, fate)
    table.emit("option-taken", "G7-16.5", seat=seat, option=table.chosen, consequence=fate)
    table.then(CardResolved(seat, table.card, tag))
    resolve(table, seat, effects_of(table, fate), table.card)


class CardResolved(Step, frozen=True):
    """The card is out of the campaign (G7-4.26); a kept one lies before its player (G7-D35)."""

    clause = "G7-4.26"
    seat: int
    card: str
    tag: str

    def run(self, table: Gen7) -> None:
        table.removed = (*table.removed, self.card)
        table.card, table.card_seat = "", NOBODY
        happened(table, Happening("crossroads_resolved", (self.seat,), tag=self.tag))


# A separate choice of each player


class ChooseApart(Option, frozen=True):
    """choose-apart 1: a choice of one's own, revealed with the others' (G7-R31)."""

    hidden = ("number",)
    number: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["ChooseApart"]:
        return [cls(number + 1) for number in range(len(table.pack.crossroads[table.card].options))]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.players[seat].choice = str(self.number)
        table.emit("chose-apart", "G7-R31", seat=seat)

    def label(self, table: Gen7, seat: int, frame: Step) -> Reason:
        tag = table.pack.crossroads[table.card].options[self.number - 1].tag
        return Reason("story-option", frame.clause, {"option": f"{table.card}?{self.number}", "tag": tag})

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"choice:{table.card}?{self.number}",)


class EachChooses(Step, frozen=True):
    """Every player chooses for themselves, in secret (G7-D35, G7-R31)."""

    clause = "G7-R31"
    choices = (ChooseApart,)
    tags: tuple[str, ...]
    """Of its options (G7-R13)."""

    def seats(self, table: Gen7) -> tuple[int, ...]:
        return tuple([player.seat for player in table.players if player.choice is None])

    def run(self, table: Gen7) -> None:
        """All choices are revealed together and applied one after another from the player concerned."""
        table.bar_undo()
        chosen = {player.seat: int(player.choice or 1) for player in table.players}
        for player in table.players:
            player.choice = None
        card = table.pack.crossroads[table.card]
        fates = {
            number: reveal(table, card_option(table.card, number), card.options[number - 1].tag)
            for number in sorted(set(chosen.values()))
        }
        table.told = (*table.told, *fates.values())
        seat = table.card_seat
        table.then(CardResolved(seat, table.card, card.options[chosen[seat] - 1].tag))
        for other in reversed(table.clockwise(seat)):
            number = chosen[other]
            resolve(table, other, effects_of(table, fates[number]), table.card)
        for other in table.clockwise(seat):
            option = f"{table.card}?{chosen[other]}"
            table.emit("option-taken", "G7-R31", seat=other, option=option, consequence=fates[chosen[other]])


def note_officer(table: Gen7, officer: PlacedOfficer) -> None:
    """An officer was placed this turn, by anyone (G7-4.18, G7-4.19)."""
    table.turn.officers = (*table.turn.officers, officer)
