"""The laboratory of Gen7: story overrides, and figures beside their bands (G7-D54, G7-D60)."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Seat
from quarterdeck.games.gen7.commands.campaign_figures import bands, count_episode, figures
from quarterdeck.games.gen7.commands.campaigns import line
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out
from tests.rules import rule


@cache
def episode(bot: str) -> tuple[Gen7, tuple[Any, ...]]:
    """The first episode with one bot in all seats."""
    table = registry.manifest_of("gen7").table_for(3, {}, Chance("laboratory"))
    assert isinstance(table, Gen7)
    table.event_sink = []
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


@rule("G7-D51", "G7-D52")
def test_shares_of_entries_and_endings_are_asked_of_random_choices_only() -> None:
    assert bands(3, "random-choice")["entry 6.00"] == (0.15, 1)
    assert "entry 6.00" not in bands(3, "thumb")
