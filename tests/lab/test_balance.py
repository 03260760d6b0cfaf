"""The study of balance: what counts as an offer, what cards bring, and which limits do not hold."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import tests.minis  # noqa: F401 - registers them
from quarterdeck import __version__
from quarterdeck.cli import main
from quarterdeck.games.starship_captains.state import DAMAGED
from quarterdeck.games.starship_captains.study import STUDY
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.study import Card
from quarterdeck.lab import report
from quarterdeck.lab.balance import figures
from quarterdeck.lab.contribution import contributions
from quarterdeck.lab.limits import findings
from quarterdeck.lab.simulate import Setting
from quarterdeck.lab.statistics import between_tables, histogram, mean_with_interval
from quarterdeck.lab.watching import Sample, SeatSample, Watcher, study_of, watched
from tests.rules import rule
from tests.starship_captains.content import BASE
from tests.starship_captains.tables import Voyage

GAME = "starship-captains"
DOCS = Path(__file__).parents[2] / "docs" / "balance"


class Script:
    """Players who choose what is written."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        text = self.texts.pop(0)
        return next(option for option in options if str(option) == text)


def watch(voyage: Voyage, *texts: str) -> Watcher:
    """A watcher of some decisions, each carried out."""
    players: Any = Script(*texts)
    watcher = Watcher(STUDY, voyage.table, players)
    for _ in texts:
        seat = voyage.table.seats()[0]
        option = watcher.choose(seat, voyage.table.options(seat))
        assert option is not None
        voyage.table.act(seat, option)
    return watcher


# Offers and choices


def test_technologies_are_on_offer_when_somebody_takes_one_and_count_once() -> None:
    voyage = Voyage().crew(["B", "B"]).board("", "", *[DAMAGED] * 4).offer("hyper-lockers", "wanted-list")
    voyage.table.planets = {}
    watcher = watch(voyage, "activate science B", "take hyper-lockers 1")
    assert watcher.offered == {("technology", "hyper-lockers", "board"), ("technology", "wanted-list", "board")}
    assert list(watcher.chosen[0]) == [("technology", "hyper-lockers", "board")]
    watcher.offered.update(STUDY.offers(voyage.table, 0, []))
    assert len(watcher.offered) == 2


def test_a_technology_without_a_slot_is_not_on_offer() -> None:
    voyage = Voyage().board("stun-cannon", *[DAMAGED] * 5).offer("hyper-lockers", "tractor-beam").effect("tech")
    watcher = watch(voyage, "decline")
    assert watcher.offered == {("technology", "tractor-beam", "board")}  # it may replace another
    assert watcher.chosen == [{}, {}]


def test_drawn_cards_are_an_offer_of_their_own() -> None:
    voyage = Voyage().on_top("omegas", "wanted-list", "tidy-wiring", "officers-mess").effect("plans 3")
    watcher = watch(voyage, "install tidy-wiring 3")
    drawn = {("technology", card, "drawn") for card in ("wanted-list", "tidy-wiring", "officers-mess")}
    assert watcher.offered == drawn
    assert list(watcher.chosen[0]) == [("technology", "tidy-wiring", "drawn")]


def test_a_study_may_note_something_of_each_decision_before_it_is_carried_out() -> None:
    voyage = Voyage().crew(["B", "B"]).board("", "", *[DAMAGED] * 4).offer("hyper-lockers", "wanted-list")
    voyage.table.planets = {}
    study = replace(STUDY, moment=lambda table, seat, options: (seat, len(options)))
    seat = voyage.table.seats()[0]
    options = voyage.table.options(seat)
    players: Any = Script("activate science B")
    watcher = Watcher(study, voyage.table, players)
    watcher.choose(seat, options)
    assert watcher.moments == [(seat, len(options))]


def test_missions_are_on_offer_while_they_lie_on_the_map() -> None:
    voyage = Voyage().crew(["R", "B"]).mission("red: medal", "blue: medal")
    others = {mission for mission in voyage.table.planets.values() if mission != "test-mission"}
    watcher = watch(voyage, "perform", "assign R", "assign B")
    assert watcher.offered == {("mission", mission, "map") for mission in {*others, "test-mission"}}
    assert list(watcher.chosen[0]) == [("mission", "test-mission", "map")]
    assert watcher.verbs[0] == {"perform": 1, "assign": 2}


@rule("SC-D51")
def test_a_watched_game_says_how_each_captain_fared() -> None:
    sample = watched(Setting(GAME, 3, "watched", {}, ("thumb",)), 0)
    assert sorted(seat.order for seat in sample.seats) == [0, 1, 2]
    assert {*sample.chosen} <= {*sample.offered}
    for seat in sample.seats:
        done = [name for kind, name in seat.cards if kind == "mission"]
        assert seat.measures["missions"] == len(done) > 0
        assert seat.measures["turns per round"] > 2


# Statistics


def seat(order: int, score: float, *cards: Card) -> SeatSample:
    return SeatSample(order, score, {one.name: 1.0 for one in STUDY.measures}, cards, {})


def test_what_a_card_brings_is_found_beside_other_cards() -> None:
    """Stargate brings 5, first contact 1, and those who have both have 6 more."""
    stargate, contact = ("mission", "stargate"), ("mission", "first-contact")
    hands = [(), (stargate,), (contact,), (stargate, contact)] * 5
    worth = {stargate: 5, contact: 1}
    run = [Sample((seat(0, sum(worth[card] for card in hand), *hand),), (), ()) for hand in hands]
    brought = contributions([run], STUDY.group)
    assert brought[stargate].points == pytest.approx(2)  # of a mean of 3 for missions with two rows
    assert brought[contact].points == pytest.approx(-2)
    assert (brought[stargate].holders, brought[stargate].margin) == (10, pytest.approx(0, abs=1e-6))


def test_too_few_games_say_nothing_about_cards() -> None:
    run = [Sample((seat(0, 3, ("mission", "stargate")),), (), ())]
    assert contributions([run], STUDY.group) == {}


def test_means_histograms_and_luck() -> None:
    assert mean_with_interval([1, 3]) == {"mean": 2, "margin": 1.96}
    assert histogram([1, 12, 14], 5) == {"0": 1, "5": 0, "10": 2}
    assert between_tables([[1, 1], [5, 5]]) == 1
    assert between_tables([[1, 1], [1, 1]]) == 0
    assert between_tables([[1, 2], [9, 10]]) > 0.9
    assert between_tables([[1, 10], [2, 9]]) == 0


def test_everything_outside_its_limits_is_found() -> None:
    offer = ("mission", "stargate", "map")
    run = [Sample((seat(0, 60), seat(1, 40, ("mission", "stargate"))), (offer,), (offer,)) for _ in range(5)]
    study = replace(STUDY, measures=STUDY.measures[:1])
    found = [str(one) for one in findings(figures({2: run}, study), study)]
    assert found == [
        "advantage of place 1 with 2 seats: 20 is not between -3 and 3",
        "advantage of place 2 with 2 seats: -20 is not between -3 and 3",
        "missions with 2 seats: 1 is not between 4 and 7",
        "mission stargate: chosen when on offer: 1 is not between 0.2 and 0.8",
    ]


def test_what_is_counted_in_whole_games_is_added_up_before_it_is_divided() -> None:
    """2 of 3 and 0 of 1 are a half, not a third."""
    games = [Sample((seat(0, 60), seat(1, 60)), (), (), {"wins": ratio}) for ratio in ((2.0, 3.0), (0.0, 1.0))]
    study = replace(STUDY, measures=(), ratio_limits={"wins": (0.6, 1)})
    facts = figures({2: games}, study)
    assert facts["seats"]["2"]["ratios"] == {"wins": {"value": 0.5, "of": 4}}
    assert "wins: 0.5 is not between 0.6 and 1" in [str(one) for one in findings(facts, study)]


# The command


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    try:
        status = main(["balance", *args])
    except SystemExit as stop:
        status = int(stop.code or 0)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@rule("SC-D51")
def test_the_same_seed_gives_the_same_report_with_any_number_of_processes(capsys: Any, tmp_path: Path) -> None:
    args = (GAME, "--games", "4", "--seats", "2,1", "--seed", "same", "--out")
    one = run(capsys, *args, str(tmp_path / "one"), "--jobs", "1")
    two = run(capsys, *args, str(tmp_path / "two"), "--jobs", "2")
    assert one[0] == two[0] == 1  # four games are too few to hold anything
    for name in ("balance.json", "balance.html", "scores.png", "shares.png", "seats.png"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    facts = json.loads((tmp_path / "one" / "balance.json").read_text(encoding="utf-8"))
    assert facts["games"] == {"2": 4, "1": 4}
    assert facts["seats"]["2"]["games"] == 4
    assert (facts["game"], facts["quarterdeck"], facts["pack"][:5]) == (GAME, __version__, "base@")
    assert facts["setup"]["2"]["board"] == "random"
    assert "<td>rules_version</td>" in (tmp_path / "one" / "balance.html").read_text(encoding="utf-8")
    assert facts["outside"] == one[1].splitlines()[:-1]


def test_the_report_shows_plots_and_what_lies_outside(capsys: Any, tmp_path: Path) -> None:
    status, out, _ = run(capsys, GAME, "--games", "2", "--seats", "3", "--jobs", "1", "--out", str(tmp_path))
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert (status, page.count('src="data:image/png;base64,')) == (1, 3)  # two games are too few for contributions
    assert "http" not in page
    assert "chosen when on offer" in page
    assert str(tmp_path / "balance.html") in out


def test_a_crew_has_one_score_and_its_threats_are_compared(capsys: Any, tmp_path: Path) -> None:
    sample = watched(Setting("space-alert", 3, "study", {"mission": "S1-1"}), 0)
    assert len(sample.seats) == 1
    assert sample.seats[0].score in (0, 100)
    assert [kind for kind, _ in sample.seats[0].cards] == ["threat"] * 3
    args = ("space-alert", "--games", "40", "--seats", "2,3", "--bot", "random", "--jobs", "1")
    status, out, _ = run(capsys, *args, "--out", str(tmp_path))
    facts = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert (status, out.splitlines()[-1][:9]) == (0, "0 figures")
    assert facts["seats"]["3"]["measures"].keys() == {"threats destroyed", "damage tiles", "turns flown"}
    assert all(card["group"].split()[0] in ("common", "serious") for card in facts["cards"]["threat"].values())


@pytest.mark.parametrize(("game", "seats"), [("mini-duel", "2,3"), ("mini-council", "3")])
def test_a_game_that_says_nothing_is_studied_by_seats_and_scores(
    capsys: Any, tmp_path: Path, game: str, seats: str
) -> None:
    assert run(capsys, game, "--games", "6", "--seats", seats, "--jobs", "1", "--out", str(tmp_path))[0] == 0
    facts = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert facts["cards"] == {}
    assert len(facts["seats"]["3"]["order"]["places"]) == 3


def test_a_report_without_findings_says_so() -> None:
    assert "Everything is within its limits" in report._verdict([])


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("chess",), "no game is called 'chess'"),
        ((GAME, "--seats", "9"), "starship-captains is for 1, 2, 3, 4 seats, not 9"),
        ((GAME, "--bot", "hal"), "no bot called 'hal' plays starship-captains; there are random, thumb"),
        ((GAME, "--seats", "two"), "'two' should be a whole number from 1 on"),
    ],
)
def test_what_cannot_be_studied_is_refused(capsys: Any, tmp_path: Path, args: tuple[str, ...], complaint: str) -> None:
    status, out, err = run(capsys, *args, "--out", str(tmp_path / "out"))
    assert (status, out) == (2, "")
    assert complaint in err
    assert not (tmp_path / "out").exists()


def test_exit_codes_are_in_the_help(capsys: Any) -> None:
    assert "Exit codes: 0 all figures within their limits, 1 some outside" in run(capsys, "--help")[1]


def test_without_matplotlib_it_says_what_to_install(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    monkeypatch.setattr("quarterdeck.lab.extras.find_spec", lambda name: None)
    status, out, err = run(capsys, GAME, "--out", str(tmp_path / "out"))
    assert (status, out) == (2, "")  # 1 would say that something is out of balance
    assert "pip install 'quarterdeck[lab]'" in err
    assert not (tmp_path / "out").exists()


def test_an_interrupted_study_reports_what_is_done(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    def interrupted(setting: Setting, games: int, jobs: int) -> Any:
        yield from (watched(setting, number) for number in range(2))
        raise KeyboardInterrupt

    monkeypatch.setattr("quarterdeck.cli.balance.watch", interrupted)
    status, _, err = run(capsys, GAME, "--games", "9", "--out", str(tmp_path))
    assert status == 130
    assert "interrupted after 2 of 9 games" in err
    assert json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))["games"] == {"1": 2}


def test_a_game_that_breaks_is_named(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    monkeypatch.setattr("quarterdeck.lab.simulate.play_out", lambda *_: 1 / 0)
    status, _, err = run(capsys, GAME, "--seats", "2", "--jobs", "1", "--out", str(tmp_path / "out"))
    assert status == 2
    assert "game 0/2/0 broke: ZeroDivisionError" in err
    assert study_of(GAME) is STUDY


@rule("SC-D40", "SC-D51")
def test_the_published_figures_are_within_their_limits_and_from_enough_games() -> None:
    facts = json.loads((DOCS / "starship-captains.json").read_text(encoding="utf-8"))
    assert all(facts["games"][seats] >= 200 for seats in ("1", "2", "3", "4"))
    assert sum(facts["games"].values()) >= 2000
    assert findings(facts, STUDY) == []
    assert {*facts["cards"]["technology"]} == {*BASE.technologies}
    assert {*facts["cards"]["mission"]} == {*BASE.missions}
