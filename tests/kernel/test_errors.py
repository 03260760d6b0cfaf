"""Errors say in words what is wrong, and what would be right."""

import pickle
import subprocess
import sys

import pytest

import tests.minis  # noqa: F401 - registers them
from quarterdeck import BadOptions, CannotUndo, Game, Illegal, QuarterdeckError, Reason, UnknownOption
from quarterdeck.kernel.picture import HtmlPicture


def illegal() -> Illegal:
    game = Game("starship-captains", seats=2, seed=1)
    (seat,) = game.seats()
    with pytest.raises(Illegal) as caught:
        game.act(1 - seat, game.choices(seat)[0])
    return caught.value


def test_an_illegal_choice_is_explained_in_a_sentence_with_its_clause() -> None:
    assert str(illegal()) == "You are not asked for anything now. (not-asked, SC-3.3)"
    assert str(pickle.loads(pickle.dumps(illegal()))) == str(illegal())


def test_a_reason_of_a_game_is_told_in_its_words() -> None:
    with pytest.raises(Illegal, match=r"^You do not hold 99\. \(not-in-hand\)$"):
        Game("mini-draft", seats=2).act(0, "pick 99")


def test_what_cannot_be_undone_is_explained() -> None:
    with pytest.raises(CannotUndo, match=r"^There is nothing to take back\. \(nothing-to-undo\)$"):
        Game("mini-duel", seats=2).undo(0)


def test_a_reason_without_words_shows_what_is_known_of_it() -> None:
    reason = Reason("too-far", "SC-1.2", {"range": 3})
    assert str(Illegal(reason)) == str(Illegal(reason, int)) == "too-far (SC-1.2, range 3)"
    assert str(Illegal(Reason("too-far", ""))) == "too-far"


def test_an_unknown_set_up_option_is_refused_with_those_there_are() -> None:
    complaint = "mini-draft has no set-up option 'card', 'colour'; there are cards"
    with pytest.raises(BadOptions, match=complaint):
        Game("mini-draft", seats=2, card=3, colour="red")


@pytest.mark.parametrize("seat", [9, -1])
def test_no_seat_no_picture(seat: int) -> None:
    with pytest.raises(QuarterdeckError, match=f"there is no seat {seat}; seats are 0 to 1"):
        Game("mini-draft", seats=2).state.picture(seat)


@pytest.mark.parametrize("call", ["act", "why_not", "preview"])
def test_what_is_no_option_is_refused_everywhere(call: str) -> None:
    game = Game("mini-draft", seats=2)
    with pytest.raises(UnknownOption, match="3 is neither an option nor its text"):
        getattr(game, call)(0, 3)
    with pytest.raises(QuarterdeckError, match="there is no seat 7; seats are 0 to 1"):
        getattr(game, call)(7, game.choices(0)[0])


def test_a_picture_is_shown_by_notebooks_and_printed_as_markup() -> None:
    picture = Game("mini-draft", seats=2).state.picture(0)
    assert isinstance(picture, HtmlPicture)
    assert picture._repr_html_() == str(picture) == picture
    assert str(picture).startswith("<table>")


def test_importing_the_package_loads_neither_fluent_nor_workers() -> None:
    code = "import sys, quarterdeck; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"fluent.runtime", "babel", "importlib.metadata", "concurrent.futures.process", "numpy"}
    assert "quarterdeck.kernel.words" in loaded
    assert not heavy & {*loaded}
