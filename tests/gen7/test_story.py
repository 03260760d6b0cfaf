"""Every section, card and ending is entered; campaigns go from episode to episode."""

import random
from itertools import product

import msgspec
import pytest

from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.prose import ORIGINAL, find_text
from quarterdeck.games.gen7.game import GEN7, is_withheld
from quarterdeck.games.gen7.rules.crossroads import begin_card
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.episode_end import ChooseEnding, exit_of
from quarterdeck.games.gen7.rules.fates import deal_fates
from quarterdeck.games.gen7.rules.plot import AdvancePlot, EnterSection
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.games.gen7.words.stories import stories
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.words import words
from tests.gen7.tables import act, dice, ship, stock
from tests.rules import rule

BASE = pack()
READ = [name for name, section in BASE.sections.items() if section.kind not in ("entry", "closing", "ending")]


def busy_ship(seats: int, section: str) -> Gen7:
    """A ship on which every effect finds something to do."""
    table = ship(seats, section=section)
    table.vault = stock(data=4, parts=4, chems=4)
    table.divisions = dict.fromkeys(table.divisions, 1)
    table.file_deck, table.work_deck = tuple(BASE.files), tuple(BASE.work_tasks)
    table.algorithm_deck, table.key_deck = tuple(BASE.algorithms), tuple(BASE.key_tasks)
    for player in table.players:
        player.store, player.merit = stock(data=3, parts=3, chems=3), 10
        player.dice = (*player.dice, *dice("colonist-2 recovery"))
    return table


def finish(table: Gen7, seed: str) -> None:
    """Answer everything at random until nothing is left to do."""
    luck = random.Random(seed)
    while table.seats():
        seat = table.seats()[0]
        table.act(seat, luck.choice(table.options(seat)))


@rule("G7-22.1", "G7-22.2", "G7-22.5", "G7-1.36", "G7-D50.5")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", READ)
def test_every_section_is_read_and_leads_on(name: str, seats: int) -> None:
    table = busy_ship(seats, name)
    table.episode, table.round = BASE.sections[name].episode, 4
    table.then(EnterSection(name))
    table.advance()
    assert table.visited[0] == name
    assert table.told[-1] == table.library[0]
    assert find_text(table.told[0], ORIGINAL) is not None
    finish(table, name)
    section = BASE.sections[name]
    if section.kind in ("pass", "vote"):
        assert table.section != name
        assert table.visited[-1] == table.section
    else:
        assert table.section == name
        assert {rule_.text for rule_ in table.rules} >= {one.write() for one in section.rules}
    if section.goal is not None:
        changes = [table.target - section.goal.target(seats)]
        assert changes[0] in {sum(part) for part in product(*[(0, change.by) for change in section.goal.adjust])}
        assert table.plot_advance == max(section.goal.by_round, 4)


@rule("G7-16.3", "G7-16.4", "G7-4.22", "G7-4.23", "G7-4.26", "G7-R14", "G7-D45.1")
@pytest.mark.parametrize("name", BASE.crossroads)
def test_every_option_of_every_card_has_its_consequence(name: str) -> None:
    card = BASE.crossroads[name]
    for number in range(1, len(card.options) + 1):
        table = busy_ship(4, "4.01")
        table.episode = card.since
        deal_fates(table)
        begin_card(table, name, 1)
        table.advance()
        assert table.told[0].partition("~")[0] == name
        assert table.told[1:] == tuple(f"{name}?{one}" for one in range(1, len(card.options) + 1))
        assert not any("/" in text for text in table.told)  # no consequence before the choice
        for seat in table.seats():
            verb = {"officer": "choose-option", "vote": "vote", "each": "choose-apart"}[card.who]
            act(table, seat, f"{verb} {number}")
        assert f"{name}/{number}" in table.told
        finish(table, name)
        assert name in table.removed
        assert table.card == ""
        others = [f"{name}/{one}" for one in range(1, len(card.options) + 1) if one != number]
        hidden = table.heart_fates | table.mind_fates | table.ship_fates | table.self_fates  # type: ignore[operator]
        assert all(hidden[other] == other for other in others)


@rule("G7-22.3", "G7-22.4")
def test_a_jump_leaves_out_everything_between() -> None:
    table = busy_ship(4, "1.01")
    table.humans, table.target, table.success, table.round = (), 8, 8, 2
    vault = dict(table.vault)
    table.then(AdvancePlot())
    table.advance()
    assert table.section == "1.40"
    assert table.visited == ("1.10", "1.40")  # neither 1.20 nor 1.41
    assert table.vault == vault  # the failure effect of 1.01 is not applied
    assert table.agenda[-1].name == "voting"
    for seat in range(4):
        act(table, seat, "vote keep")
    assert table.visited == ("1.10", "1.40", "1.81")


@rule("G7-R10", "G7-22.2")
def test_a_text_stays_until_every_human_has_read_it_or_time_is_up() -> None:
    table = ship(3)
    table.setting = msgspec.structs.replace(table.setting, reading_time=30)
    table.humans = (0, 2)
    for section in ("1.01", "2.01"):
        table.then(EnterSection(section))
        table.advance()
        assert table.view(1)["told"][-1].partition("~")[0] == section
        assert table.seats() == (0, 2)  # bots are not asked
        act(table, 0, "go-on")
        assert table.seats() == (2,)
        if section == "1.01":
            act(table, 2, "go-on")
        else:
            table.clock(table.asked_since + 30)
        assert table.seats() == ()


@rule("G7-R15", "G7-R9")
def test_sections_that_were_read_may_be_read_again_and_no_others() -> None:
    table = ship(3)
    table.humans = ()
    table.then(EnterSection("1.01"), EnterSection("1.81"))
    table.advance()
    assert [*table.view(0)["library"]] == ["1.01", "1.81"]
    texts = stories(table.view(0), words("gen7", "en"))
    assert {"1.01", "1.81"} <= {*texts}
    assert not {"1.10", "1.20", "1.40", "2.01"} & {*texts}


@rule("G7-R13", "G7-16.3")
def test_a_card_is_shown_to_all_with_its_tags_and_one_player_chooses() -> None:
    table = ship(3)
    begin_card(table, "C-001", 1)
    table.advance()
    assert table.seats() == (1,)
    tags = tuple(option.tag for option in BASE.crossroads["C-001"].options)
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert view["card"] == "C-001"
        assert tuple(view["asked"]["tags"]) == tags
    label = table.options(1)[0].label(table, 1, table.agenda[-1])
    assert label.args == {"option": "C-001?1", "tag": tags[0]}


@rule("G7-16.5", "G7-D48.3")
def test_a_consequence_is_applied_as_far_as_it_goes() -> None:
    table = ship(3)
    table.players[0].store = stock(data=1)
    resolve(table, 0, parse_effects("lose data 2; to_recovery robot; merit +2"), "C-001")
    table.advance()
    assert table.players[0].store == stock()
    assert table.players[0].merit == 2


def ending_of(goal: str, squares: int, flags: tuple[str, ...], visited: tuple[str, ...]) -> Gen7:
    table = ship(section="7.50")
    table.episode, table.squares, table.flags, table.visited = 7, squares, flags, visited
    table.results = {"7": goal}
    return table


ENDINGS = {
    "7.97": ("missed", 7, (), ("7.50",)),
    "7.98": ("missed", 2, ("split",), ("7.50",)),
    "7.95": ("missed", 2, ("truth_told",), ("7.50",)),
    "7.96": ("missed", 2, (), ("7.50",)),
    "7.93": ("reached", 2, (), ("7.70",)),
    "7.94": ("reached", 2, (), ("7.50",)),
    "7.92": ("reached", 3, ("alma_free", "fed"), ("7.50",)),
    "7.90": ("reached", 2, ("fed", "seeds"), ("7.50",)),
    "7.91": ("reached", 2, ("fallow_safe",), ("7.70",)),
}


@rule("G7-6.29", "G7-D52", "G7-D72.6", "G7-D51")
@pytest.mark.parametrize("name", ENDINGS)
def test_every_ending_is_reached_with_its_lines(name: str) -> None:
    table = ending_of(*ENDINGS[name])
    assert exit_of(table) == name
    table.then(ChooseEnding())
    table.advance()
    assert table.ending == name
    lines = table.told[1:]
    assert len(lines) == 4 + ("seeds" in table.flags)
    assert all(find_text(line, ORIGINAL) is not None for line in lines)
    for seat in range(4):
        act(table, seat, "go-on")
    assert table.over
    assert GEN7.rules.result(table).ending_class == BASE.sections[name].ending
    assert GEN7.rules.sequel(table) is None
    assert not is_withheld(table)


def play(seats: int, seed: str, options: dict[str, object]) -> Gen7:
    table = GEN7.rules.setup(seats, GEN7.read_options(seats, options), Chance(seed))
    assert isinstance(table, Gen7)
    table.humans = ()
    table.advance()
    finish(table, seed)
    return table


@rule("G7-0.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_campaign_is_seven_episodes_and_an_ending(seats: int) -> None:
    options: dict[str, object] = {}
    for episode in range(1, 8):
        table = play(seats, f"{seats}/{episode}", options)
        assert table.episode == episode
        assert next(section for section in table.visited if section.startswith(f"{episode}.")).endswith("0")
        assert is_withheld(table) == (episode < 7)
        sequel = GEN7.rules.sequel(table)
        if sequel is None:
            break
        options = msgspec.to_builtins(sequel)
        log = sequel.log
        assert log.bookmark in BASE.episodes[episode + 1].entries
        assert [officer.crew for officer in log.officers] == [player.crew for player in table.players]
        assert len(log.best) == len(log.heart_mind) == len(log.averages) == episode
    assert table.ending
