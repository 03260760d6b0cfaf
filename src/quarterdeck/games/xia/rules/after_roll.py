"""Right after a roll: abilities that change it, and experience (XIA-4.3, XIA-4.4, XIA-27.4.1)."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.xia.content.abilities import Ability
from quarterdeck.games.xia.content.effects import Reroll
from quarterdeck.games.xia.rules.abilities import Use, ability_odds
from quarterdeck.games.xia.rules.answers import Pass, Question
from quarterdeck.games.xia.rules.dice import ATTACK, HARVEST, MINE
from quarterdeck.games.xia.rules.forecasts import die_reason
from quarterdeck.games.xia.rules.missions import Experience, can_reroll, mission_roll_odds
from quarterdeck.games.xia.rules.odds import DieOdds
from quarterdeck.games.xia.rules.outfits import ENGINE, kind_of
from quarterdeck.games.xia.rules.risks import roll_risks
from quarterdeck.games.xia.state import Xia
from quarterdeck.games.xia.under_way import Die, Roll
from quarterdeck.kernel.errors import Reason

ANY_DIE, ENGINE_DIE, ATTACK_ROLL, GATHER_ROLL = "after die", "after engine", "after attack", "after gather"


class UseAfterRoll(Use, frozen=True):
    """use second-try 2: an ability that changes the roll on the table."""

    verb = "use"
    timings = (ANY_DIE, ENGINE_DIE, ATTACK_ROLL, GATHER_ROLL)

    @classmethod
    def words_of(cls, table: Xia, seat: int, card: Ability) -> Sequence[tuple[str, ...]]:
        """The dice that it can change, by number if there are several; a whole roll is not named."""
        roll = table.rolls[-1]
        if card.timing in (ATTACK_ROLL, GATHER_ROLL):
            return [("",)] if roll.purpose in _PURPOSES[card.timing] else []
        fitting = [str(number) for number, die in enumerate(roll.dice, 1) if _fits(table, card, die)]
        return [("",)] if len(fitting) == 1 else [(number,) for number in fitting]

    def label(self, table: Xia, seat: int, frame: Any) -> Reason | None:
        if not self.about:
            return None
        face = table.rolls[-1].dice[int(self.about) - 1].face
        return Reason("option-use-on-die", "", {"ability": self.ability, "number": int(self.about), "face": face})

    def preview(self, table: Xia, seat: int, frame: Any) -> list[Reason]:
        """What the card brings; for a die that is rolled again, what the new roll could mean."""
        found, card = super().preview(table, seat, frame), table.pack.abilities[self.ability]
        if not isinstance(card.bands[0].choices[0][0], Reroll):
            return found
        roll = table.rolls[-1]
        return found + _odds_again(table, seat, roll, die_meant(table, roll, card.timing, self.about))


def _odds_again(table: Xia, seat: int, roll: Roll, die: Die) -> list[Reason]:
    """What a die could mean that is rolled again."""
    if die.outfit:
        return [die_reason(DieOdds(die.sides, die.lowered, die.bonus, die.doubled), "odds-again")]
    if roll.purpose in table.pack.abilities:
        return ability_odds(table.pack.abilities[roll.purpose])
    return roll_risks(table, seat, roll.purpose) or mission_roll_odds(table, seat, roll.purpose)


_PURPOSES = {ATTACK_ROLL: (ATTACK,), GATHER_ROLL: (MINE, HARVEST)}
"""The rolls that an ability is for (XIA-4.4.12, XIA-4.4.15)."""


def _fits(table: Xia, card: Ability, die: Die) -> bool:
    """Numerator needs an engine die, also one of a ram (XIA-D62)."""
    return card.timing == ANY_DIE or (bool(die.outfit) and kind_of(table, die.outfit).kind == ENGINE)


def die_meant(table: Xia, roll: Roll, timing: str, number: str) -> Die:
    """The die that an option names, or the only one that it can be about."""
    if number:
        return roll.dice[int(number) - 1]
    engines = [die for die in roll.dice if die.outfit and kind_of(table, die.outfit).kind == ENGINE]
    return engines[0] if timing == ENGINE_DIE else roll.dice[0]


def may_respond(table: Xia, seat: int) -> bool:
    """Whether a captain could do anything about the roll on the table."""
    captain = table.captains[seat]
    if captain.energy and len(captain.used) < len(captain.abilities) and UseAfterRoll.offer(table, seat, None):
        return True
    return can_reroll(table, seat)


class AfterRoll(Question, frozen=True):
    """A captain has rolled and may change the result before it counts (XIA-R6)."""

    clause = "XIA-R6"
    choices = (UseAfterRoll, Experience, Pass)

    def prompt(self, table: Xia, seat: int | None) -> Reason:
        """Tells the roll that could be changed."""
        asked, roll = super().prompt(table, seat), table.rolls[-1]
        faces = [die.face for die in roll.dice]
        return Reason(asked.id, asked.clause, {**asked.args, "purpose": roll.purpose, "faces": faces})
