"""Gen7 as a registered game."""

from pathlib import Path
from typing import Any

from quarterdeck.games.gen7.campaign_log import Options
from quarterdeck.games.gen7.content.pack import PACKS
from quarterdeck.games.gen7.rules import (  # noqa: F401  frames and effects that other rules import late
    algorithms,
    effects_goods,
    effects_story,
    plot,
    reactions,
    turn,
    vote_results,
)
from quarterdeck.games.gen7.rules.episode_end import LAST_EPISODE, sequel
from quarterdeck.games.gen7.rules.merit import standing
from quarterdeck.games.gen7.rules.setup import new_table
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.games.gen7.study import STRENGTH, STUDY
from quarterdeck.games.gen7.words.describe import describe, ending, keepsake
from quarterdeck.games.gen7.words.printed import NAMES, card_texts, printed
from quarterdeck.games.gen7.words.spelling import COUNTED, called, spell
from quarterdeck.games.gen7.words.stories import before, stories
from quarterdeck.kernel import clauses
from quarterdeck.kernel.manifest import Command, GameBots, GameRules, GameTexts, Lesson, Manifest, TableRules
from quarterdeck.kernel.result import Result, Standing


class EpisodeResult(Result, frozen=True, kw_only=True):
    """How an episode ended, and after the seventh how the campaign did."""

    episode: int
    merit: list[int]
    stars: list[int]
    ranks: list[int]
    order: list[int]
    """The seats from first to last (G7-10.1, G7-10.2)."""
    best: int
    ending: str = ""
    """The section of the ending, after the seventh episode."""
    ending_class: str = ""
    """Victory, mixed or defeat."""
    ending_text: str = ""
    """The key of its text as it was read: one of the section's variants."""

    def standing(self, seats: int) -> Standing:
        """The best officer leads (G7-D34); ties of merit are broken (G7-10.1)."""
        won = tuple(seat == self.best for seat in range(seats))
        return Standing(won, tuple(map(float, self.merit)), tuple(self.order))


def result(table: Gen7) -> EpisodeResult:
    players, order = table.players, standing(table)
    kind = table.pack.sections[table.ending].ending if table.ending else ""
    return EpisodeResult(
        outcome="finished" if table.over else None,
        episode=table.episode,
        merit=[player.merit for player in players],
        stars=[player.stars for player in players],
        ranks=[player.rank for player in players],
        order=order,
        best=order[0],
        ending=table.ending,
        ending_class=kind,
        ending_text=table.told[0] if table.ending else "",
    )


def restart_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a new campaign at the same table, without the old one's log (G7-R43)."""
    return {name: value for name, value in options.items() if name != "log"}


def campaign_game(options: dict[str, Any]) -> int:
    """The number of the episode that these options set up (G7-R39)."""
    episode: int = (options.get("log") or {}).get("episode", 1)
    return episode


def goes_on(options: dict[str, Any], result: dict[str, Any]) -> bool:
    """Whether another episode follows one that ended like this."""
    return campaign_game(options) < LAST_EPISODE


def lessons() -> tuple[Lesson, ...]:
    """The first episode with a coach (G7-R51)."""
    return (Lesson("guided", "A coach explains the first turns of the first episode.", {"guided": True}),)


def is_withheld(table: Gen7) -> bool:
    """Later episodes depend on what is hidden now (G7-R14, G7-R50)."""
    return not (table.over and table.episode == LAST_EPISODE)


BOTS = "quarterdeck.games.gen7.bots"
GEN7 = Manifest(
    name="gen7",
    rules=GameRules(
        version=1,
        seats=(3, 4),
        options=Options,
        state=Gen7,
        setup=new_table,
        result=result,
        sequel=sequel,
        campaign_game=campaign_game,
        goes_on=goes_on,
        restart_options=restart_options,
        restarts=True,
        seat_fields=frozenset(
            {
                "seat",
                "chief",
                "duty",
                "markers",
                "order",
                "best",
                "card_seat",
                "concerned",
                "heard",
                "contributors",
                "changer",
            }
        ),
    ),
    texts=GameTexts(
        locale=Path(__file__).parent / "locale",
        prefix="G7",
        rules_page=clauses.page("gen7"),
        counted_from_1=COUNTED,
        called=called,
        spell=spell,
        describe=describe,
        headings=frozenset({"episode-began", "round-began"}),
        ending=ending,
        keepsake=keepsake,
        cards=printed,
        card_texts=card_texts,
        cards_in_menus=True,
        texts=stories,
        before=before,
        names=NAMES,
    ),
    bots=GameBots(
        makers={
            "thumb": f"{BOTS}:Thumb",
            "easy": f"{BOTS}:easy",
            "normal": f"{BOTS}:Thumb",
            "hard": f"{BOTS}.hard:Hard",
            "random-choice": f"{BOTS}.overrides:random_choice",
            "always-heart": f"{BOTS}.overrides:always_heart",
            "always-mind": f"{BOTS}.overrides:always_mind",
        },
        timed={"hard": f"{BOTS}.hard:in_time"},
        slow=("hard",),
        quick="thumb",
        pauses=frozenset({"taking-turn", "at-crossroads", "joining", "chief-decides"}),
    ),
    table=TableRules(withheld=is_withheld),
    packs=PACKS,
    lessons=lessons,
    study=STUDY,
    strength=STRENGTH,
    commands=(
        Command(
            "campaigns",
            "simulate campaigns and compare their figures with the limits in the rules",
            "quarterdeck.games.gen7.commands.campaigns:add_arguments",
        ),
        Command(
            "story-map",
            "draw the whole story as a web page; it gives everything away",
            "quarterdeck.games.gen7.commands.story_map:add_arguments",
        ),
    ),
)
