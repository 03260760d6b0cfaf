"""What is counted in simulated campaigns, and the bands beside it (G7-D45, G7-D46, G7-D51, G7-D52, G7-D54, G7-D78)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Seat
from quarterdeck.games.gen7.commands.crossroads_figures import FollowUps, crossroads_figures
from quarterdeck.games.gen7.commands.episode_events import EpisodeEvents
from quarterdeck.games.gen7.commands.shares import Bands, Figures, share
from quarterdeck.games.gen7.content.pack import Pack, pack
from quarterdeck.games.gen7.rules.plans import is_met
from quarterdeck.games.gen7.state import CRITICAL, Gen7
from quarterdeck.games.gen7.study import BANDS
from quarterdeck.kernel import registry
from quarterdeck.kernel.campaign import game_seed, next_options
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out

GAME = "gen7"
ENTRIES = ("2.00", "2.50", "3.00", "3.50", "4.00", "4.30", "4.60", "5.00", "5.30", "5.60", "6.00", "6.30", "6.60",
           "7.00", "7.30", "7.60")  # fmt: skip
"""G7-D50.2, besides the first."""
ENDINGS = tuple(f"7.{number}" for number in range(90, 99))
SOURCES = ("work tasks", "key tasks", "replenishing", "new rooms", "crossroads", "algorithms", "penalties", "other")


def campaign(seats: int, bot: str, seed: str, number: int) -> Counter[str]:
    """What was counted in a campaign."""
    game, counts, found = registry.manifest_of(GAME), Counter[str](), f"{seed}/{number}"
    options: Any = {}
    episode, follow_ups = 0, FollowUps()
    while options is not None:
        episode += 1
        table = game.rules.setup(seats, game.read_options(seats, options), Chance(game_seed(found, episode)))
        assert isinstance(table, Gen7)
        table.event_sink = EpisodeEvents(table, counts)
        play(table, bot, f"{found}/{episode}")
        count_episode(table, counts)
        follow_ups.count(table, counts)
        options = next_options(game.rules, table)
    return counts


def play(table: Gen7, bot: str, seed: str) -> None:
    players = [bots.bot(bot, GAME, f"{seed}/{seat}") for seat in range(table.seat_count)]
    table.advance()
    play_out(table, lambda seat, options: players[seat].choose(Seat(table, seat), options))


def count_episode(table: Gen7, counts: Counter[str]) -> None:
    for entry in table.event_sink or ():
        count_event(table, entry, counts)
    count_plans(table, counts)
    episode, merits = table.episode, [player.merit for player in table.players]
    counts["episodes"] += 1
    counts[f"goal {episode}"] += table.results.get(str(episode)) == "reached"
    counts["critical"] += sum(division == CRITICAL for division in table.divisions.values())
    counts["merit"] += sum(merits)
    counts["spread"] += max(merits) - min(merits)
    counts["fifty"] += sum(merit >= table.pack.table.rank_at for merit in merits)
    counts[f"entry {next(section for section in table.visited if section.startswith(f'{episode}.'))}"] += 1
    for player in table.players:
        counts[f"sector {player.sector}"] += 1
        counts[f"best {player.sector}"] += player.seat == table.best[-1]
    if table.ending:
        counts["campaigns"] += 1
        counts[f"ending {table.ending}"] += 1
        counts[f"class {table.pack.sections[table.ending].ending}"] += 1
        counts["all squares"] += table.squares >= table.pack.table.condition_squares


def count_event(table: Gen7, entry: Any, counts: Counter[str]) -> None:
    kind = getattr(entry, "kind", "")
    if kind in ("key-task-finished", "task-failed", "moved-to-recovery", "turn-began"):
        counts[kind] += 1
    elif kind == "stars-paid":
        counts["stars"] += entry.args["number"]
    elif kind == "option-taken":
        counts[f"option {entry.args['option']}"] += 1
    elif kind in ("merit-gained", "merit-lost"):
        number = entry.args["number"] if kind == "merit-gained" else -entry.args["number"]
        counts[f"merit from {source_of(table.pack, entry.clause, entry.args['source'])}"] += number


def source_of(content: Pack, clause: str, source: str) -> str:
    """Where merit comes from, for readers of figures."""
    kinds: dict[str, Mapping[str, object]] = {
        "work tasks": content.work_tasks, "key tasks": content.key_tasks, "new rooms": content.rooms,
        "crossroads": content.crossroads, "algorithms": content.algorithms,
    }  # fmt: skip
    known = next((kind for kind, cards in kinds.items() if source in cards), "")
    by_clause = {"G7-6.2": "penalties", "G7-31.5": "replenishing"}
    return known or by_clause.get(clause, "other")


def count_plans(table: Gen7, counts: Counter[str]) -> None:
    """Personal goals that were reached, by their kind (G7-D46)."""
    if "personal_goals" not in table.goals:
        return
    goals = table.pack.personal_goals
    for player in table.players:
        for plan in player.shown:
            counts[f"plan {goals[plan].plan}"] += 1
        sector = next(name for name, goal in goals.items() if goal.sector == player.sector)
        counts["plan sector"] += is_met(table, player.seat, sector, at_end=True)
        counts["plans dealt"] += 1


# Figures


def figures(total: Counter[str], seats: int, campaigns: int) -> Figures:
    """The figures that the rules limit, and those that explain them."""
    episodes = total["episodes"]
    tasks = total["key-task-finished"] + total["task-failed"]
    found = {
        "plot goals reached": share(sum(total[f"goal {number}"] for number in range(1, 8)), episodes),
        "key tasks finished": share(total["key-task-finished"], tasks),
        "systems on critical": (total["critical"] / episodes, 0.0),
        "all squares crossed": share(total["all squares"], campaigns),
        "merit per player": (total["merit"] / episodes / seats, 0.0),
        "best minus worst seat": (total["spread"] / episodes, 0.0),
        "50 merit reached": share(total["fifty"], episodes * seats),
        "stars per player": (total["stars"] / episodes / seats, 0.0),
        "forced recovery": share(total["moved-to-recovery"], total["turn-began"]),
    }
    found |= {f"goal of episode {number}": share(total[f"goal {number}"], campaigns) for number in range(1, 8)}
    found |= section_figures(total)
    found |= {f"merit from {name}": (total[f"merit from {name}"] / episodes / seats, 0.0) for name in SOURCES}
    found |= {
        f"plan {name} reached": share(total[f"plan {name}"], total["plans dealt"]) for name in ("A", "B", "sector")
    }
    found |= crossroads_figures(total, seats, campaigns)
    for sector in sorted(name.removeprefix("sector ") for name in total if name.startswith("sector ")):
        found[f"best officer, {sector}"] = share(total[f"best {sector}"], total[f"sector {sector}"])
    found |= {f"entry {name}": share(total[f"entry {name}"], campaigns) for name in ENTRIES}
    found |= {f"ending {name}": share(total[f"ending {name}"], campaigns) for name in ENDINGS}
    found |= {f"{name}": share(total[f"class {name}"], campaigns) for name in ("victory", "mixed", "defeat")}
    return found


def section_figures(total: Counter[str]) -> Figures:
    """How often the plot goal of each section is reached (G7-D78)."""
    found: Figures = {}
    for section in pack().sections.values():
        reached, missed = (total[f"plot-goal-{result} {section.id}"] for result in ("reached", "missed"))
        if section.goal is not None:
            found[f"goal of {section.id}"] = share(reached, reached + missed)
    return found


def bands(seats: int, bot: str) -> Bands:
    """The limits of the rules: shares of entries and endings of random-choice campaigns only."""
    found: Bands = {
        **BANDS,
        "key tasks finished": (0.70, 0.80) if seats == 3 else (0.75, 0.85),
        "all squares crossed": (0.05, 0.30),
        "best minus worst seat": (8, 25),
        "50 merit reached": (0.40, 0.60),
        "stars per player": (4, 6),
    }  # G7-D54
    found |= {"plan A reached": (0.5, 0.6), "plan B reached": (0.25, 0.35), "plan sector reached": (0.4, 0.6)}  # G7-D46
    found |= {f"goal of episode {number}": (0.45, 0.85) for number in range(1, 8)}  # G7-D78
    found |= {f"goal of {section.id}": (0.45, 0.85) for section in pack().sections.values() if section.goal}
    found |= {"base cards fit": (0.25, 0.35), "crossroads cards used": (42, 54) if seats == 3 else (54, 68)}
    for sector in pack().sectors:
        found[f"best officer, {sector}"] = (0, 0.38 if seats == 3 else 0.30)
    if bot == "random-choice":
        found |= {f"entry {name}": (0.15, 1) for name in ENTRIES}  # G7-D51
        found |= {f"ending {name}": (0.03, 0.30) for name in ENDINGS}  # G7-D52
    return found
