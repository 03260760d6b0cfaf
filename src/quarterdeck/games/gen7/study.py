"""What the laboratory examines in a study of the balance of Gen7 (G7-D54)."""

from collections.abc import Iterable, Mapping, Sequence

from quarterdeck.games.gen7.rules.drawing import Keep, Keeping
from quarterdeck.games.gen7.rules.episode_end import Buy
from quarterdeck.games.gen7.state import CRITICAL, Gen7
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.study import Card, Limits, Measure, Offer, Ratio, StrengthQuestion, Study, WatchedGame

SKILL, FILE, ALGORITHM, SECTOR = "skill", "file", "algorithm", "sector"
BOTH = (3, 4)
EPISODES = 7
BANDS: Mapping[str, Limits] = {
    "plot goals reached": (0.55, 0.75),
    "systems on critical": (0.58, 0.78),
    "merit per player": (40, 60),
    "forced recovery": (0, 0.03),
}
"""The limits of an episode's figures at any table, where single games show them (G7-D54)."""
KINDS = {"files": FILE, "algorithms": ALGORITHM}


def score(table: Gen7, seat: int) -> float:
    return table.players[seat].merit


def order(table: Gen7, seat: int) -> int:
    """Places clockwise from the chief of staff."""
    return (seat - table.chief) % table.seat_count


def offers(table: Gen7, seat: int, options: Sequence[Option]) -> Iterable[Offer]:
    """Skills, files and algorithms that a player could choose."""
    return {found for option in options if (found := choice(table, seat, option)) is not None}


def choice(table: Gen7, seat: int, option: Option) -> Offer | None:
    if isinstance(option, Buy):
        return SKILL, option.skill, str(seat)
    frame = table.agenda[-1]
    if isinstance(frame, Keeping) and isinstance(option, Keep) and frame.deck in KINDS:
        return KINDS[frame.deck], option.card, f"{seat}, round {table.round}"
    return None


def dealt(table: Gen7) -> Iterable[Card]:
    return [(SECTOR, player.sector) for player in table.players]


def points(table: Gen7, seat: int) -> dict[str, float]:
    """The merit of a sector's owner."""
    return {table.players[seat].sector: float(table.players[seat].merit)}


def group(card: Card) -> str:
    return card[0]


def merit(table: Gen7, seat: int, verbs: Mapping[str, int]) -> float:
    return table.players[seat].merit


def ratios(game: WatchedGame) -> dict[str, Ratio]:
    """Key tasks finished, plot goals reached, systems that end on critical, forced moves (G7-D54)."""
    counts: dict[str, int] = {}
    for event in game.events:
        counts[event.kind] = counts.get(event.kind, 0) + 1
    finished, failed = counts.get("key-task-finished", 0), counts.get("task-failed", 0)
    critical = sum(division == CRITICAL for division in game.table.divisions.values())
    return {
        "key tasks finished": (finished, finished + failed),
        "plot goals reached": (counts.get("plot-goal-reached", 0), 1),
        "systems on critical": (critical, 1),
        "forced recovery": (counts.get("moved-to-recovery", 0), counts.get("turn-began", 1)),
    }


STUDY = Study(
    score=score,
    order=order,
    offers=offers,
    choice=choice,
    dealt=dealt,
    points=points,
    group=group,
    measures=(Measure("merit", merit, BANDS["merit per player"], "G7-D54", BOTH),),
    ratios=ratios,
    ratio_limits={name: BANDS[name] for name in ("plot goals reached", "systems on critical", "forced recovery")},
    share=(0, 1),
    clause="G7-D54",
)


def plot_goal_reached(table: Gen7) -> bool:
    return table.results.get(str(table.episode)) == "reached"


STRENGTH = (
    StrengthQuestion("thumb_vs_2_random", 3, "thumb", "random", games=100),
    StrengthQuestion("hard_vs_2_thumb", 3, "hard", "thumb", games=12),
    StrengthQuestion("random_goals", 3, "random", games=210, chapters=EPISODES, succeeded=plot_goal_reached),
    StrengthQuestion("thumb_goals", 3, "thumb", games=210, chapters=EPISODES, succeeded=plot_goal_reached),
    StrengthQuestion("hard_goals", 3, "hard", games=42, chapters=EPISODES, succeeded=plot_goal_reached),
)
"""Best officer of the first episode, and plot goals of all episodes, one of each campaign."""
