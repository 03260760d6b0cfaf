"""Simulations for those who study games: files of everything, a report with plots, luck in figures."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tests.minis  # noqa: F401 - registers them
from quarterdeck import __version__
from quarterdeck.kernel.event import Secret
from quarterdeck.lab.files import WAITED, Files, _index
from quarterdeck.lab.luck import luck
from quarterdeck.lab.recording import Decision, Recording, _bare, record, recorded
from quarterdeck.lab.simulate import Setting, digest, simulate
from quarterdeck.lab.simulation_plots import _lengths
from quarterdeck.lab.simulation_report import page
from quarterdeck.lab.tally import Tally
from tests.commands import run

CAPTAINS = Setting("starship-captains", 2, "files", {}, ("thumb", "random"))
GAMES = [
    CAPTAINS,
    Setting("space-alert", 3, "files", {"mission": "S1-1"}),
    Setting("mini-council", 3, "files"),
    Setting("mini-duel", 2, "files"),
]


def rows(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


# Recording


@pytest.mark.parametrize("setting", GAMES, ids=lambda setting: setting.game)
def test_a_recorded_game_is_the_simulated_one_with_everything_in_it(setting: Setting) -> None:
    recordings = list(record(setting, 3))
    assert [recording.outcome for recording in recordings] == list(simulate(setting, 3))
    for recording in recordings:
        assert not recording.outcome.error
        assert len(recording.decisions) == recording.outcome.decisions > 0
        assert all(decision.options > 0 for decision in recording.decisions)


def test_nothing_is_secret_in_a_finished_game() -> None:
    assert _bare([Secret("ace", (0,), None), 3]) == ["ace", 3]


def dealt(setting: Setting, number: int) -> bytes:
    """The table of a game before anybody chose."""
    table = setting.table(number)
    table.advance()
    return table.to_json()


def test_repeated_deals_are_dealt_alike_and_played_anew() -> None:
    setting = Setting("starship-captains", 2, "again", repeat=2)
    tables = [dealt(setting, number) for number in range(3)]
    assert tables[0] == tables[1] != tables[2]
    first, second, other = (recorded(setting, number) for number in range(3))
    assert first.decisions[0].options == second.decisions[0].options
    assert first.outcome.digest != second.outcome.digest
    assert [setting.deal(one.outcome.number) for one in (first, second, other)] == [0, 0, 1]


# Files


def test_files_have_a_row_for_every_game_decision_and_event(capsys: Any, tmp_path: Path) -> None:
    args = ("simulate", CAPTAINS.game, "--seats", "2", "--bots", "thumb,random", "--seed", "files", "--games", "3")
    status, out, _ = run(capsys, *args, "--json", "--jobs", "1", "--out", str(tmp_path))
    games, decisions, events = (rows(tmp_path, name) for name in ("games", "decisions", "events"))
    assert (status, len(games)) == (0, 3)
    assert len(decisions) == json.loads(out)["decisions"] == sum(int(game["decisions"]) for game in games)
    assert {row["bot"] for row in decisions} == {"thumb", "random"}
    assert all(row["chosen"].startswith(row["verb"]) for row in decisions)
    assert {row["kind"] for row in events} >= {"set-up", "room-activated"}
    assert all(json.loads(row["args"]) is not None and row["clause"].startswith("SC-") for row in events)
    for game in games:
        sheets = json.loads(game["result"])["sheets"]
        assert [float(game["points_0"]), float(game["points_1"])] == [sheet["total"] for sheet in sheets]
        assert game["won_0"] == str(sheets[0]["total"] >= sheets[1]["total"])


def test_parquet_holds_the_same_rows_as_csv(tmp_path: Path) -> None:
    from pyarrow import parquet

    recordings = [recorded(GAMES[1], number) for number in range(2)]
    for form in ("csv", "parquet"):
        files = Files(tmp_path, GAMES[1], form)  # type: ignore[arg-type]
        for recording in recordings:
            files.add(recording)
        files.close()
    for name in ("games", "decisions", "events"):
        table = parquet.read_table(tmp_path / f"{name}.parquet")
        plain = rows(tmp_path, name)
        assert (table.num_rows, table.column_names) == (len(plain), list(plain[0]))
        texts = [{key: "" if value is None else str(value) for key, value in row.items()} for row in table.to_pylist()]
        assert texts == plain


def test_an_interruption_keeps_files_and_report_of_what_is_done(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    def interrupted(setting: Setting, *_: Any, **__: Any) -> Iterator[Recording]:
        yield recorded(setting, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr("quarterdeck.cli.simulate.record", interrupted)
    report = tmp_path / "deep" / "report.html"
    args = ("simulate", "mini-duel", "--games", "9", "--out", str(tmp_path), "--report", str(report))
    status, _, err = run(capsys, *args)
    assert (status, len(rows(tmp_path, "games"))) == (130, 1)
    assert "interrupted after 1 of 9 games" in err
    assert "1 games of mini-duel" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("module", "args"), [("matplotlib", ("--report", "r.html")), ("pyarrow", ("--format", "parquet", "--out", "out"))]
)
def test_what_is_not_installed_is_named(
    monkeypatch: Any, capsys: Any, tmp_path: Path, module: str, args: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("quarterdeck.lab.extras.find_spec", lambda name: None)
    status, _, err = run(capsys, "simulate", "mini-duel", "--games", "1", *args)
    assert status == 2
    assert f"needs {module}: pip install 'quarterdeck[lab]'" in err
    assert not list(tmp_path.iterdir())


def test_a_manifest_says_what_the_files_hold(capsys: Any, tmp_path: Path) -> None:
    from pyarrow import parquet

    args = ("simulate", "space-alert", "-o", "mission=S1-1", "--seats", "2", "--games", "2", "--json", "--jobs", "1")
    _, out, _ = run(capsys, *args, "--out", str(tmp_path), "--format", "parquet")
    about, printed = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8")), json.loads(out)
    assert (about["game"], about["seats"], about["games"]) == ("space-alert", 2, 2)
    assert (about["setup"]["mission"], about["setup"]["clock"]) == ("S1-1", True)
    assert about["quarterdeck"] == __version__
    assert about["pack"].startswith("base@")
    assert about["digest"] == printed["digest"]
    assert {**about, **printed} == {**printed, **about}  # what is printed says the same
    assert about["files"]["events.parquet"]["clause"] == "str"
    table = parquet.read_schema(tmp_path / "games.parquet")
    assert json.loads(table.metadata[b"quarterdeck"])["setup"] == about["setup"]


def test_trajectories_have_all_options_and_how_the_game_ended(capsys: Any, tmp_path: Path) -> None:
    args = ("simulate", "starship-captains", "--seats", "2", "--games", "2", "--jobs", "1", "--trajectories")
    run(capsys, *args, "--out", str(tmp_path))
    taken, decisions = rows(tmp_path, "trajectories"), rows(tmp_path, "decisions")
    games = {game["game"]: game for game in rows(tmp_path, "games")}
    assert len(taken) == len(decisions) > 100
    for row, decision in zip(taken, decisions, strict=True):
        options = json.loads(row["options"])
        assert len(options) == int(decision["options"])
        assert options[int(row["chosen"])] == decision["chosen"]
        assert row["points"] == games[row["game"]][f"points_{row['seat']}"]
        assert row["won"] == games[row["game"]][f"won_{row['seat']}"]


def test_a_choice_to_wait_has_no_index() -> None:
    assert _index(Decision(0, 0.0, 2, "", "", ("ready", "place"))) == WAITED
    assert _index(Decision(0, 0.0, 2, "place", "place", ("ready", "place"))) == 1


@pytest.mark.parametrize("args", [("--format", "parquet"), ("--trajectories",)])
def test_what_is_about_files_needs_a_folder(capsys: Any, args: tuple[str, ...]) -> None:
    status, _, err = run(capsys, "simulate", "mini-duel", "--games", "1", *args)
    assert status == 2
    assert "say where with --out FOLDER" in err


def test_nothing_is_written_of_what_cannot_be_played(capsys: Any, tmp_path: Path) -> None:
    out, report = tmp_path / "out", tmp_path / "report.html"
    args = ("simulate", "starship-captains", "--bots", "hal", "--out", str(out), "--report", str(report))
    status, _, err = run(capsys, *args)
    assert status == 2
    assert "no bot called 'hal'" in err
    assert not out.exists()
    assert not report.exists()


# Report


def tallied(setting: Setting, games: int) -> Tally:
    tally = Tally(setting)
    for recording in record(setting, games):
        tally.add(recording)
    return tally


@pytest.mark.parametrize(
    ("setting", "plots", "said"),
    [
        (CAPTAINS, 6, "<h2>Technology</h2>"),
        (GAMES[1], 3, "No game gave points"),
        (GAMES[2], 3, "No game gave points"),
        (GAMES[3], 5, "does not tell the laboratory which options get a card"),
    ],
    ids=lambda value: getattr(value, "game", None),
)
def test_a_report_shows_what_the_games_have_and_says_what_they_have_not(
    setting: Setting, plots: int, said: str
) -> None:
    tally = tallied(setting, 4)
    shown = page(setting, tally.figures())
    assert said in shown
    assert digest(tally.outcomes) in shown
    assert f"<td>{__version__}</td>" in shown
    assert "<td>setup</td>" in shown
    assert "http" not in shown
    assert shown.count('src="data:image/png;base64,') == plots


def test_the_tally_counts_options_verbs_and_cards() -> None:
    tally = tallied(CAPTAINS, 2)
    facts = tally.figures()
    asked = sum(outcome.decisions for outcome in tally.outcomes)
    assert sum(facts["branching"]["counts"].values()) == sum(facts["verbs"].values()) == asked
    assert facts["points"].keys() == {"thumb", "random"}
    assert all(0 <= card["share"] <= 1 for cards in facts["cards"].values() for card in cards.values())
    assert tallied(CAPTAINS, 2).figures() == facts


@pytest.mark.parametrize("most", [0, 23, 24, 69, 70, 71, 500])
def test_no_length_is_missing_in_the_plot(most: int) -> None:
    drawn = _lengths({"mean": most / 2, "least": 0.0, "most": float(most), "values": [*map(float, range(most + 1))]})
    assert sum(bar.get_height() for bar in drawn.axes[0].patches) == most + 1


# Luck


def test_luck_is_what_comes_again_with_the_deal_the_table_or_the_seat() -> None:
    whims = [0.1, -0.1, 0.2, -0.2]
    deal_decides = [(deal, [10 * deal + whims[game], -10 * deal]) for deal in range(5) for game in range(2)]
    assert luck(deal_decides)["the deal"] > 0.99
    seat_decides = [(game, [5 + whims[game], whims[-game]]) for game in range(4)]
    assert luck(seat_decides)["the seat"] > 0.9
    assert "the deal" not in luck(seat_decides)
    table_decides = [(game, [9 * game + whims[game], 9 * game]) for game in range(4)]
    assert luck(table_decides)["the table"] > 0.9


def test_a_deal_that_decides_everything_is_all_the_luck() -> None:
    assert luck([(0, [1]), (0, [1]), (1, [0]), (1, [0])]) == {"the deal": 1.0}
    assert luck([(0, [1]), (0, [1]), (1, [1]), (1, [1])]) == {"the deal": 0.0}


def test_what_a_seat_gets_in_every_deal_is_no_luck_of_the_deal() -> None:
    found = luck([(deal, [0.1, 0.7]) for deal in (0, 0, 0, 1, 1, 1)])
    assert found == {"the deal": 0.0, "the table": 0.0, "the seat": 1.0}


def test_a_deal_of_which_a_game_broke_is_left_out_and_no_other() -> None:
    whole = [(deal, [10.0 * deal + whim]) for deal in (1, 2, 3) for whim in (0.1, -0.1)]
    assert luck([(0, [0.0]), *whole]) == luck(whole)


def test_a_crew_without_repeated_deals_says_nothing_about_luck() -> None:
    assert luck([(0, [1, 1]), (1, [0, 0])]) == {}


def test_a_better_bot_is_not_luck_of_the_seat() -> None:
    good_in_two_seats = [(game, [50.0 + game % 2, 51.0 - game % 2, 0.0]) for game in range(4)]
    assert luck(good_in_two_seats)["the seat"] > 0.9
    assert luck(good_in_two_seats, ["thumb", "thumb", "random"])["the seat"] == 0
    assert "the seat" not in luck(good_in_two_seats, ["thumb", "easy", "random"])


def test_a_tally_knows_which_bot_sat_where() -> None:
    facts = tallied(Setting("starship-captains", 3, "luck", {}, ("thumb", "random", "random"), 2), 8).figures()
    assert facts["luck"]["the seat"] < 0.5  # more than 0.9 if thumb were no better than its seat
    alone = tallied(Setting("starship-captains", 2, "luck", {}, ("thumb", "random"), 2), 2).figures()
    assert alone["luck"].keys() == {"of", "the deal", "the table"}
