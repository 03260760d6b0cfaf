"""Rules of omegas and passengers for points (SC-18.25 to SC-18.32), as they are written on cards."""

from functools import cache
from typing import Literal, get_args

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase

Counted = Literal[
    "mission", "crew", "room", "pair", "commander", "android", "cadet", "damage", "empty-hold", "artifact-kind",
    "artifact", "pirate", "medal", "technology", "lap", "last-track", "game",
]  # fmt: skip
COLOURS = ("red", "yellow", "blue")
COUNTED: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(get_args(Counted), ()),
    "mission": (*COLOURS, "android"),
    "crew": COLOURS,
    "room": (*COLOURS, "grey"),
}
"""What is counted, and the colours that may follow."""


class ScoreRule(Phrase, frozen=True):
    """`2 per artifact-kind most 6`: points for each thing that is counted."""

    sort = "score rule"
    form = "{rate} per {count}[ {colours}][ most {most}]"
    rate: int | float
    count: Counted
    colours: tuple[Literal["red", "yellow", "blue", "android", "grey"], ...] = ()
    most: int | None = None

    def check(self) -> None:
        """Only some things have colours; of a crew the colours are always named."""
        allowed = COUNTED[self.count]
        if not {*self.colours} <= {*allowed} or (self.count == "crew" and not self.colours):
            fitting, found = (", ".join(some) or "nothing" for some in (allowed, self.colours))
            raise BadContent(f"after {self.count!r} stands {fitting}, not {found}")


@cache
def score_rules(text: str) -> tuple[ScoreRule, ...]:
    """All rules of a card: `4 per game, -1 per damage`."""
    rules = tuple(map(ScoreRule.parse, text.split(", "))) if text else ()
    for rule in rules:
        rule.check()
    return rules
