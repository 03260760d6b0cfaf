"""What a notebook shows: a picture of the table, made of what spectators see, that never runs anything."""

from xml.etree import ElementTree

import pytest

import tests.minis  # noqa: F401 - registers them
from quarterdeck import Game
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.errors import UnknownGame
from quarterdeck.kernel.picture import label, plain_table, tag
from quarterdeck.kernel.registry import picture_of
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import LANGUAGES, words

TABLES = [
    Trial("space-alert", 3, "1", options={"mission": "S2-1"}),
    Trial("space-alert", 1, "2", options={"clock": False}),
    Trial("starship-captains", 4, "1"),
    Trial("starship-captains", 1, "1"),
    Trial("xia", 3, "1", options={"rounds": 2}),
    Trial("mini-draft", 3, "1"),
]
EVERY = pytest.mark.parametrize("trial", TABLES, ids=lambda trial: f"{trial.game} {trial.seats}")


@EVERY
def test_every_moment_of_a_game_has_a_picture_without_secrets_or_scripts(trial: Trial) -> None:
    for number, (game, seat, _) in enumerate(trial.decisions()):
        if number % 25:
            continue
        shown = game.state._repr_html_()
        ElementTree.fromstring(shown)  # every tag is closed, every word escaped
        assert "<script" not in shown
        other = game.state.imagined(None, Chance("another deal"))
        assert other._repr_html_() == shown, "the picture shows something hidden"
        assert game.state.imagined(seat, Chance("another deal")).picture(seat) == game.state.picture(seat)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_speak_every_language(trial: Trial, language: str) -> None:
    assert ElementTree.fromstring(trial.start().picture(0, language)) is not None


def test_the_ship_shows_its_crew_threats_and_plans() -> None:
    game = Game("space-alert", seats=2, seed=1, mission="S1-1", clock=False)
    for seat in (0, 1):
        game.act(seat, "ready")
    card = game.view(0)["players"][0]["hand"][0]
    game.act(0, next(option for option in game.choices(0) if str(option) == f"place 0 {card} 1"))
    shown, threat = game._repr_html_(), game.view(None)["threats"][0]["code"]
    assert words("space-alert").text(f"threat-{threat}") in shown
    assert "upper white (bridge)" in shown
    assert ">?<" in shown  # a card that lies face down for spectators
    assert game.state.picture(0).count(">?<") == 0


def test_the_map_shows_missions_pirates_and_ships() -> None:
    game = Game("starship-captains", seats=2, seed=1)
    shown, view = game._repr_html_(), game.view(None)
    for mission in view["planets"].values():
        assert str(words("starship-captains").spell("mission", mission)).split()[0] in shown
    assert shown.count(">!<") == len(view["routes"])
    assert "Seat 2 at Home Station" in shown


def test_the_drift_system_shows_sectors_and_ships() -> None:
    state = next(
        game.state for game, _, _ in Trial("xia", 3, "1", options={"rounds": 2}).decisions() if game.state.round
    )
    shown = str(state.picture(0))
    for sector in state.sectors:
        assert str(words("xia").spell("sector", sector.split(" ")[0])) in shown
    assert shown.count("<polygon") == 19 * len(state.sectors)
    assert all(f">{captain.seat + 1}</text>" in shown for captain in state.captains if captain.at)


def test_words_in_a_picture_are_escaped() -> None:
    assert label(0, 0, "<b>&").count("&lt;b&gt;&amp;") == 1
    assert tag("g", fill='"><script>') == '<g fill="&quot;&gt;&lt;script&gt;"></g>'
    assert "&lt;i&gt;" in plain_table({"<i>": ["<i>"] * 200}, words("space-alert"))


def test_a_table_of_no_registered_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no registered game has tables like State"):
        picture_of(State(seat_count=2, chance=Chance("0")), None)
