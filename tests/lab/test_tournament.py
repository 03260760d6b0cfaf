"""Tournaments: fair line-ups, ratings in the right order, the same again for the same seed."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import tests.minis  # noqa: F401 - registers them
from quarterdeck import __version__
from quarterdeck.kernel.clock import play_out
from quarterdeck.lab.rating import ratings, table
from quarterdeck.lab.statistics import rounded, wilson
from quarterdeck.lab.tournament import Score, Tournament, matches, play
from tests.commands import run

CAPTAINS = "starship-captains"


@pytest.mark.parametrize(("contestants", "games"), [(2, 2), (3, 3), (4, 4), (6, 60)])
def test_everybody_sits_in_every_seat_equally_often(contestants: int, games: int) -> None:
    names = tuple("abcdef"[:contestants])
    lineups = Tournament(CAPTAINS, 4, "0", names).lineups()
    held = Counter((bot, seat) for bots in lineups for seat, bot in enumerate(bots))
    assert len(lineups) == games
    assert {*held} == {(bot, seat) for bot in names for seat in range(4)}
    assert len({*held.values()}) == 1


def test_a_round_is_one_deal_in_every_line_up() -> None:
    tournament = Tournament(CAPTAINS, 2, "0", ("a", "b", "c"))
    settings = [tournament.setting(number) for number in range(12)]
    assert [setting.deal(number) for number, setting in enumerate(settings)] == [0] * 6 + [1] * 6
    assert [setting.bots for setting in settings[:6]] == [setting.bots for setting in settings[6:]]


def test_a_crew_flies_with_its_own_kind_and_flights_are_compared() -> None:
    tournament = Tournament("space-alert", 3, "0", ("thumb", "random"), {"mission": "S1-1"})
    assert tournament.lineups() == [("thumb",) * 3, ("random",) * 3]
    scores = list(play(tournament, 3))
    assert [[*match] for match in matches(tournament, scores)] == [["thumb", "random"]] * 3
    assert len(matches(tournament, scores[:5])) == 2  # the third deal was flown by one only


def test_who_sits_in_two_seats_counts_by_their_mean() -> None:
    score = Score(0, ("a", "b", "a", "b"), (True, False, False, False), (10, 5, 4, 6))
    assert matches(Tournament(CAPTAINS, 4, "0", ("a", "b")), [score]) == [{"a": (0.5, 7), "b": (0, 5.5)}]


def test_a_game_is_one_trial_however_many_seats_a_bot_held() -> None:
    score = Score(0, ("a", "b", "a", "b"), (True, False, False, False), (10, 5, 4, 6))
    first, second = table(Tournament(CAPTAINS, 4, "0", ("a", "b")), [score] * 10)
    assert (first["bot"], first["games"], first["won"], first["points"]) == ("a", 10, 1.0, 7.0)
    assert (first["low"], first["high"]) == tuple(map(rounded, wilson(10, 10)))
    assert (second["games"], second["won"]) == (10, 0.0)


@pytest.mark.parametrize(
    ("game", "contestants"), [(CAPTAINS, ["random", "thumb", "easy"]), ("space-alert", ["random", "thumb", "normal"])]
)
def test_without_names_all_quick_bots_meet_each_once(
    monkeypatch: Any, capsys: Any, game: str, contestants: list[str]
) -> None:
    monkeypatch.setattr("quarterdeck.cli.tournament.play", lambda *_: iter(()))
    rows = json.loads(run(capsys, "tournament", game, "--json")[1])["table"]
    assert sorted(row["bot"] for row in rows) == sorted(contestants)


def test_ratings_follow_who_did_better_and_become_surer() -> None:
    match = {"a": (1.0, 9.0), "b": (0.0, 5.0), "c": (0.0, 5.0)}
    once, often = ratings("abc", [match]), ratings("abc", [match] * 20)
    assert once["a"]["rating"] > once["b"]["rating"] == once["c"]["rating"]
    assert often["a"]["rating"] > once["a"]["rating"]
    assert often["a"]["sigma"] < once["a"]["sigma"]


def test_the_stronger_bot_is_first() -> None:
    tournament = Tournament(CAPTAINS, 2, "table", ("random", "thumb"))
    rows = table(tournament, list(play(tournament, 4)))
    assert [row["bot"] for row in rows] == ["thumb", "random"]
    assert [row["games"] for row in rows] == [8, 8]
    assert rows[0]["low"] < rows[0]["won"] <= rows[0]["high"]


def test_the_same_seed_gives_the_same_table_with_any_number_of_processes(capsys: Any) -> None:
    args = (
        "tournament",
        CAPTAINS,
        "--seats",
        "2",
        "--rounds",
        "3",
        "--seed",
        "same",
        "--json",
        "--bots",
        "random,thumb",
        "--jobs",
    )
    one, two = (json.loads(run(capsys, *args, jobs)[1]) for jobs in ("1", "2"))
    assert one == two
    assert (one["games"], len(one["table"])) == (6, 2)


def test_an_interrupted_tournament_rates_what_was_played(monkeypatch: Any, capsys: Any) -> None:
    def interrupted(tournament: Tournament, rounds: int, jobs: int) -> Iterator[Score]:
        yield Score(0, ("random", "thumb"), (False, True), (1, 40))
        raise KeyboardInterrupt

    monkeypatch.setattr("quarterdeck.cli.tournament.play", interrupted)
    status, out, err = run(capsys, "tournament", CAPTAINS, "--seats", "2", "--bots", "random,thumb")
    assert status == 130
    assert "interrupted after 1 of 40 games" in err
    assert out.index("thumb") < out.index("random")


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("thumb", "between two bots at least"),
        ("thumb,thumb", "each is named once"),
        ("thumb,hal", "no bot called 'hal' plays starship-captains"),
    ],
)
def test_what_is_no_tournament_is_refused(capsys: Any, bots: str, complaint: str) -> None:
    status, out, err = run(capsys, "tournament", CAPTAINS, "--bots", bots, "--jobs", "1")
    assert (status, out) == (2, "")
    assert complaint in err


def test_a_game_that_breaks_is_named_and_not_rated(monkeypatch: Any, capsys: Any) -> None:
    real, calls = play_out, iter(range(9))

    def breaking(*args: Any) -> Any:
        return 1 / 0 if next(calls) == 1 else real(*args)

    monkeypatch.setattr("quarterdeck.lab.simulate.play_out", breaking)
    args = ("--seats", "2", "--rounds", "2", "--jobs", "1", "--bots", "random,thumb", "--json")
    status, out, err = run(capsys, "tournament", CAPTAINS, *args)
    assert status == 1
    assert "game 1 (thumb, random) broke: ZeroDivisionError" in err
    assert "line " in err  # of the traceback
    assert [(row["games"], row["broken"]) for row in json.loads(out)["table"]] == [(3, 1), (3, 1)]


def test_a_round_with_a_broken_flight_is_not_compared() -> None:
    tournament = Tournament("space-alert", 2, "0", ("a", "b"))
    flown = [Score(0, ("a", "a"), (True, True), (3, 3)), Score(1, ("b", "b"), error="ZeroDivisionError")]
    assert matches(tournament, flown) == []


def test_a_tournament_says_what_was_played(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr("quarterdeck.cli.tournament.play", lambda *_: iter(()))
    facts = json.loads(run(capsys, "tournament", CAPTAINS, "-o", "board=A", "--json")[1])
    assert (facts["game"], facts["setup"]["board"], facts["quarterdeck"]) == (CAPTAINS, "A", __version__)
    assert facts["pack"].startswith("base@")


def test_without_openskill_it_says_what_to_install(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr("quarterdeck.lab.extras.find_spec", lambda name: None)
    status, _, err = run(capsys, "tournament", CAPTAINS)
    assert status == 2
    assert "pip install 'quarterdeck[lab]'" in err
