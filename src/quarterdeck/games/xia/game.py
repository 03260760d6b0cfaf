"""Xia as a registered game."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType, to_builtins

from quarterdeck.games.xia.content.pack import PACKS, pack
from quarterdeck.games.xia.fields.surroundings import SAFE_ROLLS, printed_borders
from quarterdeck.games.xia.guided.coach import report
from quarterdeck.games.xia.guided.script import guide
from quarterdeck.games.xia.rules import ability_effects, after_roll  # noqa: F401  frames that other rules import late
from quarterdeck.games.xia.rules.fame import credits_decided
from quarterdeck.games.xia.rules.orders import ANSWERS
from quarterdeck.games.xia.rules.pointing import meant
from quarterdeck.games.xia.rules.setup import new_table
from quarterdeck.games.xia.rules.terrain import OPAQUE
from quarterdeck.games.xia.state import CREDIT_UNIT, MARKERS, Options, Xia
from quarterdeck.games.xia.study import STRENGTH, STUDY
from quarterdeck.games.xia.words.card_words import describe_cards
from quarterdeck.games.xia.words.describe import describe, ending
from quarterdeck.games.xia.words.picture import picture
from quarterdeck.games.xia.words.spelling import SEATS, called, cargo_names, spell
from quarterdeck.kernel import clauses
from quarterdeck.kernel.goals import Verdict
from quarterdeck.kernel.manifest import GameBots, GameRules, GameTexts, Lesson, Manifest, TableRules
from quarterdeck.kernel.quick_start import StartChoice, StartQuestion
from quarterdeck.kernel.recap import RecapRules
from quarterdeck.kernel.result import Result, Standing

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


class GuidedReport(Struct, frozen=True):
    """What became of the goals of a guided game (XIA-R36)."""

    goals: tuple[Verdict, ...]


class LegendResult(Result, frozen=True, kw_only=True):
    """How a game ended: who won, where everybody's fame came from, and the epilogue of the winning ship (XIA-R25)."""

    winners: list[int]
    tied: bool
    """Whether somebody else has as much fame as the winners: credits decided (XIA-R27)."""
    fame: list[int]
    credits: list[int]
    sources: list[dict[str, int]]
    """Fame by source, seat by seat (XIA-3.1.4)."""
    ships: list[str]
    standings: list[list[int]]
    """The fame of every captain at the beginning, after every round and at the end."""
    epilogues: list[str] = []
    """The messages that tell what becomes of the winners (XIA-3.1.3)."""
    guided: GuidedReport | UnsetType = UNSET

    def standing(self, seats: int) -> Standing:
        """The captain who reached the goal first wins; points are fame."""
        won = tuple(seat in self.winners for seat in range(seats))
        return Standing(won, tuple(map(float, self.fame)))


def result(table: Xia) -> LegendResult:
    captains = table.captains
    return LegendResult(
        outcome="finished" if table.winners else None,
        winners=[*table.winners],
        tied=credits_decided(table),
        fame=[captain.fame for captain in captains],
        credits=[captain.credits for captain in captains],
        sources=[{**captain.sources} for captain in captains],
        ships=[captain.ship for captain in captains],
        standings=[[*fame] for fame in table.standings],
        epilogues=[f"epilogue-{captains[seat].ship}" for seat in table.winners],
        guided=GuidedReport(goals) if (goals := report(table)) else UNSET,
    )


def cards(name: str) -> dict[str, Any]:
    """Everything printed, which anybody may read at any time."""
    content = to_builtins(pack(name))
    for sector in pack(name).sectors.values():
        content["sectors"][sector.id]["borders"] = printed_borders(sector)
    return {
        **content,
        "safe_rolls": SAFE_ROLLS,
        "opaque": sorted(OPAQUE),
        "markers": MARKERS,
        "orders": {about: list(answers) for about, answers in ANSWERS.items()},
        "credit_unit": CREDIT_UNIT,
        "outlaw_bounty": CREDIT_UNIT,
        "guided": {**guide().outline(), "rounds": guide().rounds},
    }


def card_texts(words: "Words", name: str) -> dict[str, list[str]]:
    """What is written on cards beside their names, and what the coach of the guided game says."""
    outline, texts = guide().outline(), describe_cards(words, pack(name))
    for card, lines in texts.items():
        if words.has(f"flavour-{card}"):
            lines.append(words.text(f"flavour-{card}"))
    coach = {part: [words.text(one["id"], one["args"]) for one in outline[part]] for part in ("steps", "goals")}
    return texts | {f"{part}-guided": lines for part, lines in coach.items()}


def lessons() -> tuple[Lesson, ...]:
    """The first guided game (XIA-R34)."""
    return (Lesson("guided", "A coach leads through two turns, then you play on towards goals.", {"guided": True}),)


PUBLIC_NAMES = (
    "ability", "cargo", "epilogue", "flavour", "guided", "mission", "name", "npc", "outfit", "purpose", "rank",
    "sector", "ship", "side", "source", "task", "terrain", "title", "token",
)  # fmt: skip
RECAP = RecapRules(
    turn_ends=frozenset({"turn-ended", "turn-skipped"}),
    headlines=frozenset({
        "sector-laid", "token-collected", "cargo-bought", "cargo-sold", "cargo-gathered", "mission-revealed",
        "mission-completed", "destroyed", "title-claimed", "ship-bought", "turn-skipped",
    }),
)  # fmt: skip
"""A turn in a sentence: what was found, traded, delivered, destroyed and bought."""
QUICK_START = (
    StartQuestion(
        "game",
        (
            StartChoice("first", {"first_game": True}),
            StartChoice("short", {"goal": 5}),
            StartChoice("normal", {"goal": 10}),
            StartChoice("long", {"goal": 15}),
            StartChoice("epic", {"goal": 20}),
        ),
    ),
    StartQuestion("npcs", (StartChoice("with", {"npcs": True}), StartChoice("without", {"npcs": False}))),
)
BOTS = "quarterdeck.games.xia.bots"
XIA = Manifest(
    name="xia",
    rules=GameRules(
        version=1,
        seats=(3, 4, 5),  # XIA-2.1.1
        options=Options,
        state=Xia,
        setup=new_table,
        result=result,
        meant=meant,
        marks_irreversible=True,  # XIA-R14
        seat_fields=frozenset({"seat", "active", "controller", "earned", "winners", "picking", "lucky"}),
    ),
    texts=GameTexts(
        locale=Path(__file__).parent / "locale",
        prefix="XIA",
        rules_page=clauses.page("xia"),
        counted_from_1=frozenset(SEATS),
        called=called,
        spell=spell,
        describe=describe,
        picture=picture,
        recap=RECAP,
        ending=ending,
        cards=cards,
        card_texts=card_texts,
        cards_in_menus=True,
        names=PUBLIC_NAMES,
        more_names=cargo_names,
    ),
    bots=GameBots(
        makers={
            "thumb": f"{BOTS}:Thumb",
            "easy": f"{BOTS}:easy",
            "normal": f"{BOTS}:Thumb",
            "hard": f"{BOTS}:Hard",
        },
        timed={"hard": f"{BOTS}:in_time"},
        slow=("hard",),
        quick="thumb",
    ),
    table=TableRules(quick_start=QUICK_START),
    packs=PACKS,
    lessons=lessons,
    study=STUDY,
    strength=STRENGTH,
)
