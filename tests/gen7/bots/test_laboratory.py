"""The laboratory of Gen7: story overrides, and figures beside their bands (G7-D54, G7-D60)."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Seat
from quarterdeck.games.gen7.commands.campaign_figures import bands, count_episode, figures
from quarterdeck.games.gen7.commands.campaigns import line
from quarterdeck.games.gen7.commands.crossroads_figures import FollowUps, card_bands, card_figures
from quarterdeck.games.gen7.commands.episode_events import EpisodeEvents
from quarterdeck.games.gen7.commands.shares import share
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out
from quarterdeck.kernel.event import Event
from tests.gen7.tables import ship
from tests.rules import rule

COUNTED: dict[str, Counter[str]] = {}
"""What was counted while each bot played."""


@cache
def episode(bot: str) -> tuple[Gen7, tuple[Any, ...]]:
    """The first episode with one bot in all seats."""
    table = registry.manifest_of("gen7").table_for(3, {}, Chance("laboratory"))
    assert isinstance(table, Gen7)
    table.event_sink = EpisodeEvents(table, COUNTED.setdefault(bot, Counter()))
    players = [bots.bot(bot, "gen7", str(seat)) for seat in range(3)]
    play_out(table, lambda seat, options: players[seat].choose(Seat(table, seat), options))
    return table, tuple(event for event in table.event_sink if hasattr(event, "kind"))


@rule("G7-D60.3")
@pytest.mark.parametrize(("bot", "answer"), [("always-heart", "keep"), ("always-mind", "report")])
def test_an_override_votes_for_its_tag_in_every_seat(bot: str, answer: str) -> None:
    _, events = episode(bot)
    counted = next(event for event in events if event.kind == "votes-counted" and answer in event.args["options"])
    assert counted.args["ballots"] == [answer] * 3


@rule("G7-D60.2")
def test_a_random_choice_plays_the_rest_like_rules_of_thumb() -> None:
    table, events = episode("random-choice")
    assert sum(event.kind == "key-task-finished" for event in events) >= 4
    assert min(player.merit for player in table.players) > 20


@rule("G7-D54")
def test_figures_of_an_episode_are_those_of_its_table() -> None:
    table, events = episode("always-mind")
    counts: Counter[str] = Counter()
    count_episode(table, counts)
    found = figures(counts, 3, 1)
    finished = sum(event.kind == "key-task-finished" for event in events)
    failed = sum(event.kind == "task-failed" for event in events)
    assert found["key tasks finished"][0] == finished / (finished + failed)
    assert found["merit per player"][0] == pytest.approx(sum(player.merit for player in table.players) / 3)
    assert found["goal of episode 1"][0] == (table.results["1"] == "reached")


@rule("G7-D60.4")
def test_a_figure_passes_if_its_interval_meets_the_band() -> None:
    assert line("plot goals reached", 0.53, 0.03, (0.55, 0.75)).endswith("within")
    assert line("plot goals reached", 0.53, 0.01, (0.55, 0.75)).endswith("OUTSIDE")


@rule("G7-D60.4")
def test_what_never_happened_in_few_campaigns_may_still_be_in_its_band() -> None:
    part, doubt = share(0, 28)
    assert (part, round(doubt, 2)) == (0, 0.12)
    assert share(0, 1000)[1] < 0.004
    part, doubt = share(500, 1000)
    assert (part, round(doubt, 3)) == (0.5, 0.031)


@rule("G7-D51", "G7-D52")
def test_shares_of_entries_and_endings_are_asked_of_random_choices_only() -> None:
    assert bands(3, "random-choice")["entry 6.00"] == (0.15, 1)
    assert "entry 6.00" not in bands(3, "thumb")


@rule("G7-D45.3", "G7-16.6")
def test_tests_of_cards_that_fit_nobody_are_counted_by_card() -> None:
    _, events = episode("random-choice")
    counts = COUNTED["random-choice"]
    kinds = Counter(event.kind for event in events)
    assert sum(number for name, number in counts.items() if name.startswith("met ")) == kinds["crossroads-met"] > 0
    tested = sum(number for name, number in counts.items() if name.startswith("tested "))
    assert tested == kinds["crossroads-met"] + kinds["nothing-happened"] > kinds["crossroads-met"]


@rule("G7-D78")
def test_a_plot_goal_is_counted_for_its_section() -> None:
    table, _ = episode("random-choice")
    assert COUNTED["random-choice"][f"plot-goal-{table.results['1']} 1.01"] == 1


@rule("G7-D45.8")
@pytest.mark.parametrize(("episode_met", "resolved"), [(2, 1), (3, 1), (4, 0)])
def test_a_follow_up_is_resolved_in_time_within_two_episodes(episode_met: int, resolved: int) -> None:
    counts, follow_ups = Counter[str](), FollowUps()
    for number in range(1, 5):
        table = ship()
        table.episode, table.joined, table.event_sink = number, ("C-101", "C-301"), []
        if number == episode_met:
            table.event_sink.append(Event("crossroads-met", "G7-16.3", {"card": "C-301"}))
        follow_ups.count(table, counts)
    assert (counts["joined C-301"], counts["resolved C-301"]) == (1, resolved)
    assert "joined C-101" not in counts


@rule("G7-D45.3")
def test_a_card_that_was_hardly_tested_has_no_figure() -> None:
    found = card_figures(Counter({"tested C-001": 100, "met C-001": 30, "tested C-002": 5, "met C-002": 5}))
    assert list(found) == ["fits C-001"]
    assert card_bands(3)["fits C-001"] == (0.2, 0.5)
    assert card_bands(4)["resolved C-301"] == (0.6, 1.0)
