"""Stories come with what a seat sees, and nothing else does (G7-R9, G7-R14, G7-R15)."""

from typing import Any

import pytest

from quarterdeck.games.gen7.content.prose import find_text, prose
from quarterdeck.games.gen7.game import EpisodeResult, restart_options
from quarterdeck.games.gen7.words.describe import describe, ending
from quarterdeck.games.gen7.words.printed import printed
from quarterdeck.games.gen7.words.stories import before, stories
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import LANGUAGES, words
from tests.gen7.logs import log_before
from tests.rules import rule


def view(**changes: Any) -> dict[str, Any]:
    """A view with only what stories are made of."""
    plain: dict[str, Any] = {
        "told": [], "library": [], "special_rules": [], "sentences": [], "section": "1.01", "episode": 1,
        "logged": [], "ending": "", "pack": "base",
    }  # fmt: skip
    return plain | changes


@rule("G7-R9", "G7-R14", "G7-R13")
def test_only_the_texts_named_in_the_view_are_given() -> None:
    found = stories(view(told=["C-001", "C-001?1", "C-001?2"]), words("gen7"))
    assert {key for key in found if key.startswith("C-001")} == {"C-001", "C-001?1", "C-001?2"}
    assert "C-001/1" not in found


@rule("G7-R15")
def test_sections_that_were_read_can_be_read_again() -> None:
    found = stories(view(told=["1.10"], library=["1.00", "1.01", "1.10"]), words("gen7", "pl"))
    assert {"1.00", "1.01", "1.10"} <= set(found)
    assert "1.20" not in found


@rule("G7-R9")
def test_a_locked_card_brings_its_name_and_text_when_it_is_seen() -> None:
    without, seen = (stories(view(row=row), words("gen7", "ru")) for row in ([], [{"card": "K-09"}]))
    assert "name:K-09" not in without
    assert seen["name:K-09"] == "Провисшая прядь"
    assert seen["card:K-09"].startswith("Энергетический отдел")


def test_a_place_in_a_new_room_brings_its_names() -> None:
    found = stories(view(covered=["sixth_b:shared_b"]), words("gen7"))
    assert (found["name:sixth_b"], found["name:shared_b"]) == ("Loom", "warp frame")


@rule("G7-1.34")
def test_the_plot_goal_says_what_counts_and_what_a_miss_costs() -> None:
    found = stories(view(), words("gen7"))
    assert found["goal"] == "Restock the Vault and clear the duty board."
    assert found["goal-counts"] == "Replenish: +1; work task finished: +1"
    assert found["goal-missed"] == "If missed: the Vault loses 1 of each resource"


def test_rules_in_force_and_the_log_are_told() -> None:
    rules = [{"text": "no_vault rounds 1-1", "source": "4.30", "lasts": "episode"}]
    found = stories(view(special_rules=rules, sentences=["deed-3"]), words("gen7"))
    assert found["rule:0"] == "the Vault pays for nothing (round 1 only)"
    assert found["sentence:0"] == "The valve at the Sixth Wall stays open."


@rule("G7-R50")
def test_what_is_printed_for_all_holds_no_story() -> None:
    told = printed("base")
    assert told["key_tasks"]["KT-03"]["limits"] == ((5, 12), (0, 2), (4, 12))
    assert not {"sections", "episodes", "crossroads", "flags", "epilogue"} & set(told)
    assert "flags" not in told["table"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_real_table_is_described_and_told(language: str) -> None:
    game = Game("gen7", seats=3, seed="words")
    here = words("gen7", language)
    lines = describe(game.view(0), here, True)
    assert len(lines) > 10
    assert not any("??" in line for line in lines)
    assert stories(game.view(0), here)["episode"]


def test_options_of_a_vote_are_told_while_it_is_held_and_counted() -> None:
    asked = {"frame": "voting", "about": "1.40", "options": ["report"]}
    opened = {"about": "1.41", "options": ["keep"], "ballots": []}
    found = stories(view(asked=asked, opened=opened), words("gen7"))
    assert {"1.40?report", "1.41?keep"} <= set(found)
    assert "1.40?keep" not in found


def test_how_finished_episodes_went_is_told_by_their_titles() -> None:
    results = {"1": "reached", "2": "missed", "3": "reached"}
    found = stories(view(episode=3, logged=[1, 0], results=results, sentences=["deed-1"]), words("gen7"))
    assert found["previously"].split("\n") == [
        "Short Measure: the plot goal was reached.",
        "The Dry Week: the plot goal was missed.",
    ]
    assert found["sentence:0"] == "You reported the repair order to Alma."
    assert {"name:E1", "name:E2", "name:E3"} <= set(found)
    assert "name:E4" not in found


@rule("G7-R14", "G7-R15")
def test_before_an_episode_its_log_tells_how_the_others_went_and_the_last_page() -> None:
    results = {"1": "reached", "2": "missed"}
    third = log_before("3.00", 3, results=results, library=["1.00", "2.81"])
    told = before(third, words("gen7"))
    assert told.split("\n")[:2] == [
        "Short Measure: the plot goal was reached.",
        "The Dry Week: the plot goal was missed.",
    ]
    assert told.endswith(prose("en").texts()["2.81"])
    assert prose("en").texts()["1.00"] not in told
    assert before(third, words("gen7", "pl")).endswith(prose("pl").texts()["2.81"])


@rule("G7-R43")
def test_before_a_new_campaign_nothing_of_an_old_one_is_told() -> None:
    last = log_before("7.00", 3) | {"ship": "Kestrel"}
    assert before(last, words("gen7"))
    assert before(restart_options(last), words("gen7")) == ""


@pytest.mark.parametrize(("language", "name"), [("en", "Every Hand"), ("ru", "Все руки"), ("pl", "Wszystkie ręce")])
def test_an_ending_is_called_by_its_name_once_it_is_reached(language: str, name: str) -> None:
    assert "name:7.90" not in stories(view(episode=7), words("gen7", language))
    assert stories(view(episode=7, ending="7.90"), words("gen7", language))["name:7.90"] == name


@rule("G7-D72.3")
def test_the_ending_is_told_as_it_was_read() -> None:
    told = EpisodeResult(
        outcome="finished", episode=7, merit=[0], stars=[0], ranks=[1], order=[0], best=0,
        ending="7.93", ending_class="mixed", ending_text="7.93~2",
    )  # fmt: skip
    lines = ending(told, words("gen7", "en"))
    assert lines[-1] == find_text("7.93~2", "en") != find_text("7.93", "en")
