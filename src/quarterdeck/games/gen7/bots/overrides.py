"""Story overrides for the laboratory: another bot plays, but ballots and crossroads follow a rule (G7-D60)."""

from collections.abc import Sequence

from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.games.gen7.bots.thumb import STORY, Thumb
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option


class StoryOverride:
    """Plays like another bot, except for ballots and crossroads."""

    def __init__(self, bot: Bot, seed: str, tag: str = "") -> None:
        """`tag`: the kind of option taken if there is one; without it all have equal chances."""
        self._bot, self._chance, self._tag = bot, Chance(f"{seed}/story"), tag

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if options[0].verb not in STORY:
            return self._bot.choose(seat, options)
        told = [option for option in options if option.verb != "lean"]
        wanted = self._wanted(seat, told) if self._tag else told
        return wanted[self._chance.below("option", len(wanted))]

    def _wanted(self, seat: Seat, options: list[Option]) -> list[Option]:
        asked = seat.view()["asked"]
        tags = [_tag(asked, option) for option in options]
        return [option for option, tag in zip(options, tags, strict=True) if tag == self._tag] or options


def _tag(asked: dict[str, Sequence[str]], option: Option) -> str:
    tags = asked.get("tags", ())
    answer: str | None = getattr(option, "answer", None)
    place: int = asked["options"].index(answer) if answer is not None else option.number - 1  # type: ignore[attr-defined]
    return tags[place] if place < len(tags) else ""


def random_choice(seed: str) -> Bot:
    """G7-D60.2."""
    return StoryOverride(Thumb(seed), seed)


def always_heart(seed: str) -> Bot:
    """G7-D60.3."""
    return StoryOverride(Thumb(seed), seed, "heart")


def always_mind(seed: str) -> Bot:
    """G7-D60.3."""
    return StoryOverride(Thumb(seed), seed, "mind")
