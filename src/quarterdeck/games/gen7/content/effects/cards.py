"""Words of effect lines: cards and tasks (G7-D48)."""

from typing import Literal

from quarterdeck.games.gen7.content.effects.steps import Deck, Step
from quarterdeck.games.gen7.content.lines import Count


class DrawKeep(Step, frozen=True):
    """Draws cards and keeps some of them."""

    form = "draw_keep {deck} {draw} {keep}"
    deck: Literal["files", "algorithms", "work_tasks"]
    draw: Count
    keep: Count


class Look(Step, frozen=True):
    """Sees the top cards of a deck and puts them back in any order."""

    form = "look {deck} {n}"
    deck: Deck
    n: Count


class Search(Step, frozen=True):
    """Looks through a deck, takes cards and shuffles it."""

    form = "search {deck} {n}"
    deck: Deck
    n: Count


class Discard(Step, frozen=True):
    """Cards of the target's choice; work tasks without penalty."""

    form = "discard {kind} {n}"
    kind: Literal["file", "work_task", "algorithm"]
    n: Count


class ReplaceTasks(Step, frozen=True):
    """Discards up to this many work tasks and draws as many."""

    form = "replace_tasks {n}"
    n: Count


class SwapKeyTask(Step, frozen=True):
    """One unfinished card of the row goes under the deck, a new one is drawn."""

    form = "swap_key_task"


class RepeatFile(Step, frozen=True):
    """The last file played this turn takes effect again."""

    form = "repeat_file"


class ReduceCost(Step, frozen=True):
    """The task or fill being paid now costs less."""

    form = "reduce_cost {n}[ {type}]"
    n: Count
    type: Literal["data", "parts", "chems", "any"] = "any"


class BonusMerit(Step, frozen=True):
    """Merit on top of the task being finished now."""

    form = "bonus_merit {n}"
    n: Count


class RelaxRule(Step, frozen=True):
    """The number on one shared spot counts as up to this much higher or lower."""

    form = "relax_rule {n}"
    n: Count
