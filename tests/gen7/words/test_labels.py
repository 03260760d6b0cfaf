"""What choices of the story are called: every option of every vote, and of every card in each of its variants."""

from pathlib import Path
from typing import Any

import pytest

from quarterdeck.cli.terminal import Terminal
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.story import Section
from quarterdeck.games.gen7.rules.crossroads import AtCrossroads
from quarterdeck.games.gen7.rules.votes import ChiefDecides, Voting
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import LANGUAGES, words
from quarterdeck.server.table_words import TableWords
from tests.gen7.tables import ship
from tests.gen7.test_votes import asked
from tests.rules import rule

BASE = pack()
VOTES = [section for section in BASE.sections.values() if section.options]


def called(table: Gen7, frame: Any) -> set[str]:
    """What the options of a question are called, in all languages."""
    table.agenda = [frame]
    here = [words("gen7", language) for language in LANGUAGES]
    return {one.labelled(option, table.label(0, option)) for option in table.options(0) for one in here}


def ballot_of(section: Section) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(one.id for one in section.options), tuple(one.tag for one in section.options)


@rule("G7-8.1", "G7-8.4")
@pytest.mark.parametrize("section", VOTES, ids=[section.id for section in VOTES])
def test_every_option_of_a_vote_is_called_by_its_text(section: Section) -> None:
    table, (options, tags) = ship(3), ballot_of(section)
    voting = called(table, Voting(section.id, options, tags))
    assert len(voting) == len(LANGUAGES) * 2 * len(options)  # to vote for it and to lean to it
    assert len(called(table, ChiefDecides(0, section.id, options, tags, False))) == len(LANGUAGES) * len(options)


@rule("G7-16.3")
@pytest.mark.parametrize("card", list(BASE.crossroads))
def test_every_option_of_a_card_is_called_by_its_text(card: str) -> None:
    table = ship(3)
    table.card = card
    options = BASE.crossroads[card].options
    assert len(called(table, AtCrossroads(0, tuple(one.tag for one in options)))) == len(LANGUAGES) * len(options)


def at_vote() -> Game:
    game = Game("gen7", seats=3, seed="labels")
    game.state = asked()
    return game


@rule("G7-8.4")
def test_a_menu_in_the_terminal_calls_ballots_by_their_texts() -> None:
    menu = Terminal(at_vote(), {}, words("gen7"), Path("x"), "").menu()
    assert any(label.startswith("Keep it among us") for label, _ in menu.branch)


@rule("G7-8.4")
def test_a_ballot_is_taken_back_by_its_text() -> None:
    game = at_vote()
    game.act(0, "vote keep")
    last = game.last_choice()
    assert last is not None
    assert b"Keep it among us" in TableWords(words("gen7")).undoable(1, last, game.label_of_last_choice())
