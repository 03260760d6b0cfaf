"""Hints for people: words instead of names of the program, and no going round in circles (G7-D56)."""

from collections.abc import Sequence

import pytest

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.bots.search import Limit
from quarterdeck.games.gen7.bots.hard import EXPERIENCE, MERIT, Hard
from quarterdeck.games.gen7.rules.crossroads import begin_card
from quarterdeck.games.gen7.rules.votes import Voting, call_vote
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.words import LANGUAGES, words
from quarterdeck.server import push_messages
from quarterdeck.server.thinking import Advised, Hint
from tests.gen7.tables import dice, row, ship, stock, turn_of
from tests.rules import rule
from tests.web.words import text

LIMIT = Limit(iterations=3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", [MERIT, EXPERIENCE])
def test_what_a_hint_counts_is_said_in_words(language: str, unit: str) -> None:
    assert text(language, f"ui-hint-{unit}", value=2.5)


def labels(table: Gen7, language: str, *options: str) -> list[str]:
    """What hints for the first player are called."""
    advice = Advised([Hint(option, 1.0, MERIT, list(options)) for option in options], [])
    here = words("gen7", language).at_table(["Ada", "Bo", "Cy"], table)
    hints = push_messages.advised(1, advice, table, 0, here).hints
    return [hint.label for hint in hints] + hints[0].line


@rule("G7-6.17")
def test_hints_for_a_vote_on_rooms_name_the_rooms() -> None:
    table = ship(3)
    call_vote(table, Voting("energy", ("tech_lab", "assembly"), ("", "")))
    table.advance()
    for language, lab in (("en", "Tech Lab"), ("ru", "Техническая лаборатория"), ("pl", "Laboratorium techniczne")):
        said = labels(table, language, "vote tech_lab", "lean tech_lab")
        assert all(lab in label for label in said), said
        assert not any("tech_lab" in label or "[]" in label for label in said), said


@rule("G7-16.4")
def test_hints_at_a_crossroads_say_what_the_officer_would_do() -> None:
    table = ship(3)
    begin_card(table, "C-001", 0)
    table.advance()
    while table.agenda[-1].name != "at-crossroads":
        for seat in table.seats():
            table.act(seat, table.options(seat)[0])
    first, second, *_ = labels(table, "en", "choose-option 1", "choose-option 2")
    assert first != second
    assert not any(label.startswith("Option ") for label in (first, second))


# Following hints


def advised(bot: Hard, table: Gen7, seat: int) -> Option:
    return bot.advise(Seat(table, seat), table.options(seat))[0].option


def turns(seed: str, number: int) -> list[list[Option]]:
    """What somebody does who follows the first hint at every choice, turn by turn."""
    table = registry.manifest_of("gen7").table_for(3, {}, Chance(seed))
    assert isinstance(table, Gen7)
    hints, others = Hard("hints", LIMIT), {seat: bots.bot("thumb", "gen7", str(seat)) for seat in (1, 2)}
    found: list[list[Option]] = [[]]
    while len(found) <= number and not table.over:
        seat = table.seats()[0]
        option = advised(hints, table, 0) if seat == 0 else choice(others[seat], table, seat, table.options(seat))
        table.act(seat, option)
        if seat == 0:
            found[-1].append(option)
            if option.ends_turn:
                found.append([])
    return found


def choice(bot: Bot, table: Gen7, seat: int, options: Sequence[Option]) -> Option:
    chosen = bot.choose(Seat(table, seat), options)
    assert chosen is not None
    return chosen


@rule("G7-D56.3")
@pytest.mark.parametrize("seed", ["circles", "rounds"])
def test_hints_never_take_back_what_they_laid_and_come_to_the_end_of_the_turn(seed: str) -> None:
    done = turns(seed, 6)
    assert len(done) == 7
    for turn in done:
        assert "take-up" not in [option.verb for option in turn]
        proposed = [str(option) for option in turn if option.verb == "propose"]
        assert len(proposed) == len(set(proposed))


@rule("G7-R17", "G7-D56.3")
def test_a_hint_asks_for_help_with_what_one_player_cannot_fill_alone() -> None:
    table = row(ship(3), "KT-01")
    spots = table.pack.key_tasks["KT-01"].spots
    for player in table.players:
        player.dice, player.store = dice("colonist-3"), stock(data=9, parts=9, chems=9)
    turn_of(table, 0)
    assert spots > 1
    hints, done = Hard("hints", LIMIT), ["propose KT-01"]
    table.act(0, table.option(done[0]))
    while table.agenda[-1].name == "proposing":
        done.append(str(advised(hints, table, 0)))
        assert done[-1] == str(advised(hints, table, 0)), "who asks twice hears the same"
        table.act(0, table.option(done[-1]))
    assert [one.split(" ")[0] for one in done] == ["propose", "lay-die", "ask-for-help"]
