"""Officer skills (G7-43, G7-D30, G7-D31); passive ones are handled in the chapters that they change."""

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from quarterdeck.games.gen7.rules import decks, dice, stocks
from quarterdeck.games.gen7.rules.drawing import receive, room_for_tasks, search, take_top_task
from quarterdeck.games.gen7.rules.effects_dice import TurningDice, awaken, reroll
from quarterdeck.games.gen7.rules.files import PlayFile, UseKept
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.state import QUARTERS, RECOVERY, RESOURCES, SIDES, Asked, Die, Gen7, Kind, Player, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

LAB_SKILL = {"data": "analyst", "parts": "technologist", "chems": "chemist"}
"""One more token on placing a die in any lab of the type (G7-43.5, G7-43.8, G7-43.9)."""
DRAWS_MORE = {decks.FILES: "researcher", decks.ALGORITHMS: "inventor"}
"""One more card for the action (G7-43.1, G7-43.2)."""
CENTER_SKILL = {"data_center": "scientist", "production_center": "engineer", "medical_center": "biologist"}
"""More merit for a work task (G7-43.4, G7-43.6, G7-43.7)."""
DEPARTMENT_SKILL = {"computer": "mentor", "biological": "commandant", "energy": "workhorse", "work": "leader"}
"""The skill that changes a die placed in a department."""
PLACING_CHANGE = {"mentor": (-1, 1), "commandant": (-1, 1), "workhorse": (-1, 1), "leader": (0, 2)}
"""By how much such a skill may change it (G7-43.11 to G7-43.14)."""
STORE_SKILL = {"storekeeper": "parts", "hacker": "data", "dealer": "chems"}
"""Tokens once per episode (G7-43.16 to G7-43.18)."""
USED_OPENLY = frozenset({"medic", "optimizer", "archivist", "planner", "supplier"})
"""Skills that roll or draw, or serve several players: no part of an offer, but used while it is made (G7-R18)."""
TUTOR_RAISE, STORE_GAIN, SUPPLY_GAIN, SUPPLIED, MEDIC_DICE = 3, 5, 3, 3, 3
HANDED_OUT, RECEIVERS = 6, 3
SAVED_BY_SAVIOUR = 6


def placing_skill(player: Player, department: str) -> str | None:
    """The skill of a player that can change a die placed in a department (G7-D9.2)."""
    skill = DEPARTMENT_SKILL.get(department)
    return skill if skill in player.skills else None


def placing_range(table: Gen7, player: Player, die: Die, department: str) -> Sequence[int]:
    """The results that a department skill can give a die that is being placed, within its sides (G7-D9.2)."""
    skill = placing_skill(player, department)
    return changed_by(skill, die.kind, die.result) if skill is not None else ()


def changed_by(skill: str, kind: Kind, result: int) -> range:
    """The results that a department skill can give a die (G7-D9.2)."""
    down, up = PLACING_CHANGE[skill]
    return range(max(1, result + down), min(SIDES[kind], result + up) + 1)


def has_uses(player: Player) -> bool:
    """Whether any skill can still be used this episode (G7-R34)."""
    return any(player.uses.values()) if player.uses else False


def use_up(table: Gen7, seat: int, skill: str) -> None:
    player = table.players[seat]
    player.uses = {**player.uses, skill: player.uses[skill] - 1}
    table.emit("skill-used", table.pack.skills[skill].clause, seat=seat, skill=skill)


# Skills that are used on one's turn


class UseSkill(Option, frozen=True):
    """use-skill hacker: a skill with uses, on the owner's turn or, some of them, while contributing (G7-D30)."""

    skill: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["UseSkill"]:
        uses = table.players[seat].uses
        return [cls(skill) for skill, left in uses.items() if left and skill in _usable(frame)] if uses else []

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        if not table.players[seat].uses.get(self.skill):
            return Reason("no-uses-left", "G7-D30", {"skill": self.skill})
        if self.skill not in _USES:
            return Reason("not-this-skill", "G7-43.30", {"skill": self.skill})
        return None if self.skill in _usable(frame) else Reason("not-this-skill", "G7-R18", {"skill": self.skill})

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        use_up(table, seat, self.skill)
        _USES[self.skill](table, seat)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"skill:{self.skill}",)


def _usable(frame: Step) -> Collection[str]:
    return _USES if frame.usable_skills is None else frame.usable_skills


def raise_colonists(table: Gen7, seat: int) -> None:
    """Each colonist in the sector may be raised by up to 3 (G7-43.3)."""
    table.then(TurningDice(seat, "colonist", 0, TUTOR_RAISE, 0, "tutor"))


def _gain(skill: str) -> Callable[[Gen7, int], None]:
    def gain(table: Gen7, seat: int) -> None:
        stocks.gain(table, seat, STORE_SKILL[skill], STORE_GAIN, table.pack.skills[skill].clause)

    return gain


def _optimizer(table: Gen7, seat: int) -> None:
    table.then(Optimizing(seat))


def _medic(table: Gen7, seat: int) -> None:
    table.then(Healing(seat, MEDIC_DICE))


def _archivist(table: Gen7, seat: int) -> None:
    search(table, seat, decks.FILES, 1, "G7-43.23")


def _planner(table: Gen7, seat: int) -> None:
    search(table, seat, decks.ALGORITHMS, 1, "G7-43.27")


def _supplier(table: Gen7, seat: int) -> None:
    table.then(Supplying(seat))


_USES: dict[str, Callable[[Gen7, int], None]] = {
    "tutor": raise_colonists,
    **{skill: _gain(skill) for skill in STORE_SKILL},
    "optimizer": _optimizer,
    "medic": _medic,
    "archivist": _archivist,
    "planner": _planner,
    "supplier": _supplier,
}


# Optimizer


class TakeTop(Option, frozen=True):
    """take-top 2: this many cards from the top of the work task deck (G7-43.19)."""

    number: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Optimizing") -> list["TakeTop"]:
        return [cls(number) for number in range(min(2, room_for_tasks(table, table.players[seat])) + 1)]

    def take(self, table: Gen7, seat: int, frame: "Optimizing") -> None:
        table.done()
        for _ in range(self.number):
            take_top_task(table, seat, "G7-43.19")
        table.then(DroppingSome(seat, 2))


class Optimizing(Asked, frozen=True):
    """Up to 2 work tasks from the top, only up to a full hand (G7-43.19, G7-D31.4)."""

    clause = "G7-43.19"
    choices = (TakeTop,)


class DropTask(Option, frozen=True):
    """drop-task WT-01: discard a work task without penalty (G7-D31.4)."""

    hidden = ("card",)
    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "DroppingSome") -> list["DropTask"]:
        return [cls(card) for card in table.players[seat].work_tasks]

    def take(self, table: Gen7, seat: int, frame: "DroppingSome") -> None:
        table.done()
        player = table.players[seat]
        player.work_tasks = decks.without(player.work_tasks, self.card)
        decks.put_under(table, decks.WORK_TASKS, [self.card])
        table.emit("card-dropped", "G7-D31.4", seat=seat, deck=decks.WORK_TASKS, source="optimizer")
        if frame.left > 1:
            table.then(replace(frame, left=frame.left - 1))


class KeepRest(Option, frozen=True):
    """keep-rest: discard no more."""

    def take(self, table: Gen7, seat: int, frame: "DroppingSome") -> None:
        table.done()


class DroppingSome(Asked, frozen=True):
    """Up to 2 work tasks may be discarded (G7-43.19)."""

    clause = "G7-43.19"
    choices = (DropTask, KeepRest)
    left: int

    def open(self, table: Gen7) -> bool:
        return bool(table.players[self.seat].work_tasks)


# Medic


class Heal(Option, frozen=True):
    """heal 2 colonist-4: a die from the Recovery Room to its sector, where its owner rolls it (G7-43.21)."""

    player: int
    die: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Healing") -> list["Heal"]:
        return [cls(player.seat, name) for player in table.players for name in dice.by_name(player, RECOVERY)]

    def take(self, table: Gen7, seat: int, frame: "Healing") -> None:
        table.done()
        player = table.players[self.player]
        number = dice.find(player, self.die, RECOVERY)
        assert number is not None
        dice.move(player, number, QUARTERS)
        player.passed = False
        reroll(table, self.player, (number,), "medic")
        if frame.left > 1:
            table.then(replace(frame, left=frame.left - 1))


class EnoughHealed(Option, frozen=True):
    """enough-healed: move no more dice."""

    def take(self, table: Gen7, seat: int, frame: "Healing") -> None:
        table.done()


class Healing(Asked, frozen=True):
    """Up to 3 dice of any owner leave the Recovery Room (G7-43.21, G7-D31.7)."""

    clause = "G7-43.21"
    choices = (Heal, EnoughHealed)
    left: int

    def open(self, table: Gen7) -> bool:
        return any(dice.lying(player, RECOVERY) for player in table.players)


# Supplier


class Supply(Option, frozen=True):
    """supply data 0,1,2: three different players gain 3 tokens of one type each (G7-43.29)."""

    type: str
    players: tuple[int, ...]

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Supplying") -> list["Supply"]:
        seats = range(table.seat_count)
        groups = (
            [tuple(one for one in seats if one != left) for left in seats] if len(seats) > SUPPLIED else [tuple(seats)]
        )
        return [cls(type_, group) for type_ in RESOURCES for group in groups]

    def take(self, table: Gen7, seat: int, frame: "Supplying") -> None:
        table.done()
        for player in self.players:
            stocks.gain(table, player, self.type, SUPPLY_GAIN, "G7-43.29")


class Supplying(Asked, frozen=True):
    """The supplier chooses players and a type (G7-43.29, G7-D31.10)."""

    clause = "G7-43.29"
    choices = (Supply,)


# Saviour, while a work task is being paid


class Save(Option, frozen=True):
    """save: Saviour takes 6 tokens off the task being paid (G7-43.28)."""

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        if not table.players[seat].uses.get("saviour"):
            return Reason("no-uses-left", "G7-43.28", {"skill": "saviour"})
        return None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        use_up(table, seat, "saviour")
        table.turn.savings += SAVED_BY_SAVIOUR


# Administrator and Developer


class HandOut(Option, frozen=True):
    """hand-out: draw 6 cards and give 1 each to 3 players instead of the action (G7-43.22, G7-43.24)."""

    def take(self, table: Gen7, seat: int, frame: "HandingOut") -> None:
        table.done()
        use_up(table, seat, frame.skill)
        player = table.players[seat]
        drawn = decks.draw_for(table, player, frame.deck, HANDED_OUT)
        clause = table.pack.skills[frame.skill].clause
        table.emit("cards-drawn", clause, seat=seat, deck=frame.deck, number=drawn, source=frame.skill)
        table.then(GivingCards(seat, frame.deck, RECEIVERS))
        if frame.deck == decks.FILES:
            happened(table, Happening("files_drawn", (seat,)))


class DrawAsUsual(Option, frozen=True):
    """draw-as-usual: keep the skill for later."""

    def take(self, table: Gen7, seat: int, frame: "HandingOut") -> None:
        from quarterdeck.games.gen7.rules.rooms import DrawingCards

        table.done()
        table.then(DrawingCards(seat, frame.deck))


class HandingOut(Asked, frozen=True):
    """Administrator or Developer may hand out cards instead of the action (G7-43.22, G7-43.24)."""

    clause = "G7-43.22"
    choices = (HandOut, DrawAsUsual)
    deck: str
    skill: str


class GiveCard(Option, frozen=True):
    """give-card FI-01 2: this player receives the card; one's own is given last (G7-D31.3)."""

    hidden = ("card",)
    card: str
    player: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "GivingCards") -> list["GiveCard"]:
        drawn = decks.looked_at(table.players[seat], frame.deck)
        cards, is_last = dict.fromkeys(drawn), frame.left == 1 or len(drawn) == 1
        others = [other for other in range(table.seat_count) if other not in frame.served and other != seat]
        receivers = [seat, *others] if is_last or not others else others
        return [cls(card, player) for player in receivers for card in cards]

    def take(self, table: Gen7, seat: int, frame: "GivingCards") -> None:
        table.done()
        giver = table.players[seat]
        left = decks.without(decks.looked_at(giver, frame.deck), self.card)
        decks.look_at(giver, frame.deck, left)
        if frame.left > 1 and left:
            served = (*frame.served, self.player)
            table.then(replace(frame, left=frame.left - 1, served=served))
        else:
            decks.put_under(table, frame.deck, left)
            decks.look_at(giver, frame.deck, ())
        table.emit("card-given", "G7-D31.3", seat=seat, player=self.player, deck=frame.deck)
        receive(table, self.player, frame.deck, self.card)


class GivingCards(Asked, frozen=True):
    """Cards for three different players (G7-D31.3)."""

    clause = "G7-D31.3"
    choices = (GiveCard,)
    deck: str
    left: int
    served: tuple[int, ...] = ()

    def open(self, table: Gen7) -> bool:
        return bool(decks.looked_at(table.players[self.seat], self.deck))


# Patron


class LetAwaken(Option, frozen=True):
    """let-awaken 2: this player performs Awaken without placing a die (G7-43.25)."""

    player: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Patronage") -> list["LetAwaken"]:
        return [cls(player.seat) for player in table.players if dice.asleep(player)]

    def take(self, table: Gen7, seat: int, frame: "Patronage") -> None:
        table.done()
        use_up(table, seat, "patron")
        awaken(table, self.player, "G7-43.25", "patron")


class NoPatronage(Option, frozen=True):
    """no-patronage: keep the skill for later."""

    def take(self, table: Gen7, seat: int, frame: "Patronage") -> None:
        table.done()


class Patronage(Asked, frozen=True):
    """Patron: once for each officer placed in the Medical Center (G7-43.25, G7-D31.2)."""

    clause = "G7-43.25"
    choices = (LetAwaken, NoPatronage)

    def open(self, table: Gen7) -> bool:
        uses = table.players[self.seat].uses.get("patron", 0)
        return uses > 0 and any(dice.asleep(player) for player in table.players)


# Beside other choices


def cards_and_skills(table: Gen7, seat: int, frame: Step) -> list[Option]:
    """Files, skills and kept cards that a player can use now; kinds that the player has none of are skipped."""
    player = table.players[seat]
    found: list[Option] = []
    if player.files:
        found += PlayFile.offer(table, seat, frame)
    if player.uses:
        found += UseSkill.offer(table, seat, frame)
    if player.kept:
        found += UseKept.offer(table, seat, frame)
    return found
