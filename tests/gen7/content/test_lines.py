"""Lines of content parse, check themselves and give their text back (G7-D48, G7-D49, G7-D57, G7-D58, G7-D71)."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from quarterdeck.games.gen7.content import effects
from quarterdeck.games.gen7.content.conditions import Always, And, Not, Or, condition_text, parse_condition
from quarterdeck.games.gen7.content.effects import Step, effects_text, parse_effects, steps_of
from quarterdeck.games.gen7.content.events import Event, event_text, parse_event
from quarterdeck.games.gen7.content.lines import ALL, ANY, Dice
from quarterdeck.games.gen7.content.modifiers import LessCost, Modifier, On, Upkeep, parse_modifier
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.terms import Average, CountIs, FlagSet, Round
from quarterdeck.games.gen7.content.walking import walk
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase
from tests.rules import rule

RULES = Path(__file__).parents[3] / "docs" / "rules" / "gen7.md"


@cache
def examples(heading: str) -> list[str]:
    """The example lines of one table of G7-D71."""
    table = RULES.read_text(encoding="utf-8").split(f"\n| {heading} | Example")[1].split("\n\n")[0]
    cells = [row.split(" | ")[1] for row in table.splitlines()[2:]]
    return [line for cell in cells for line in re.findall(r"`([^`]+)`", cell)]


READERS: dict[str, Callable[[str], str]] = {
    "Operation": lambda line: effects_text(parse_effects(line)),
    "Condition": lambda line: condition_text(parse_condition(line)),
    "Modifier": lambda line: parse_modifier(line).write(),
}


@rule("G7-D71", "G7-D71.1", "G7-D71.4", "G7-D71.5", "G7-D71.6")
@pytest.mark.parametrize("heading", READERS)
def test_every_example_of_the_rules_is_read_and_written_back(heading: str) -> None:
    lines = examples(heading)
    assert len(lines) > 20
    assert [READERS[heading](line) for line in lines] == lines


@rule("G7-D57")
def test_every_event_of_the_rules_is_read_and_written_back() -> None:
    table = RULES.read_text(encoding="utf-8").split("\n| Event | Example line |")[1].split("\n\n")[0]
    lines = [line for row in table.splitlines()[2:] for line in re.findall(r"`([^`]+)`", row.split(" | ")[1])]
    assert len(lines) > 15
    assert [event_text(parse_event(line)) for line in lines] == lines


@rule("G7-D48")
def test_every_operation_of_the_rules_exists() -> None:
    table = RULES.read_text(encoding="utf-8").split("| Group | Operations |")[1].split("\n\n")[0]
    wanted = set(re.findall(r"`(\w+)", table)) - {"vote"}
    assert len(wanted) > 50
    assert wanted <= {_first_word(kind) for kind in Step.kinds}


def _first_word(kind: type[Phrase]) -> str:
    form = kind.form if isinstance(kind.form, str) else kind.form[0]
    return form.split(" ")[0]


def test_all_lines_of_the_base_pack_are_written_back_and_mean_the_same() -> None:
    written = 0
    for part in walk(pack_values()):
        if isinstance(part, Step):
            assert parse_effects(part.write()) == (part,)
        elif isinstance(part, Modifier):
            assert parse_modifier(part.write()) == part
        elif isinstance(part, Event):
            assert parse_event(event_text(part)) == part
        else:
            continue
        written += 1
    assert written > 800


def pack_values() -> tuple[object, ...]:
    base = pack()
    return (*base.crossroads.values(), *base.sections.values(), *base.files.values(), *base.rules_cards.values())


@rule("G7-D71.1")
def test_a_step_names_its_target() -> None:
    alone, each = parse_effects("lose any 1; each: merit +2")
    assert (alone.target, each.target) == ("", "each")
    assert each == effects.Merit(2, target="each")


@rule("G7-D71.6")
def test_braces_hold_lines_inside_lines() -> None:
    (step,) = parse_effects("if flag sung { may { choose { merit +1 } or { gain data 1; awaken } } } else { nothing }")
    assert isinstance(step, effects.If)
    inside = [one.name for one in steps_of((step,))]
    assert inside == ["if", "may", "choose", "merit", "gain", "awaken", "nothing"]


@rule("G7-D71.3")
def test_dice_are_counted() -> None:
    assert parse_effects("reroll die any") == (effects.Reroll(Dice("die", ANY)),)
    assert parse_effects("set die all any") == (effects.Set(Dice("die", ALL)),)
    assert parse_effects("set robot 7") == (effects.Set(Dice("robot"), 7),)


@rule("G7-D71.4")
def test_not_binds_before_and_and_before_or() -> None:
    found = parse_condition("not flag split and round >= 2 or (average <= 40 or flag fed) and round = 1")
    first = And((Not(FlagSet("split")), Round(">=", 2)))
    second = And((Or((Average("<=", 40), FlagSet("fed"))), Round("=", 1)))
    assert found == Or((first, second))
    assert parse_condition(condition_text(found)) == found


@rule("G7-D71.4")
def test_an_empty_condition_always_holds() -> None:
    assert parse_condition("") == Always()


@rule("G7-D49")
def test_counts_are_compared_with_numbers_or_between_players() -> None:
    found = parse_condition("count{contributed own contributors>=3 in episode} most")
    assert isinstance(found, CountIs)
    assert found.count.event == Event("contributed", "own", contributors=(">=", 3))
    assert (found.count.window, found.op) == ("episode", "most")


@rule("G7-D58.4", "G7-D58.5", "G7-D58.6")
def test_modifiers_have_qualifiers() -> None:
    assert parse_modifier("upkeep chems 1 rounds 3-6 if flag valve_open") == Upkeep(
        "chems", 1, rounds=(3, 6), condition=FlagSet("valve_open")
    )
    once = parse_modifier("less_cost fill:sixth_b parts 2 once")
    assert once == LessCost("fill:sixth_b", "parts", 2, once="once")


@rule("G7-D58.13")
def test_a_reaction_has_an_event_and_effects() -> None:
    found = parse_modifier("on round_ended if{vault chems >= 3} once per episode: chief: may { vault_lose chems 1 }")
    assert isinstance(found, On)
    assert (found.once, found.event.condition) == ("once per episode", "vault chems >= 3")


@pytest.mark.parametrize(
    ("read", "line", "complaint"),
    [
        (parse_effects, "gain gold 1", "write 'gain data|parts|chems|any|each NUMBER'"),
        (parse_effects, "merit 2", "'merit 2' is no step"),
        (parse_effects, "gain data 0", "gain data 0"),
        (parse_effects, "everybody: merit +1", "is no step"),
        (parse_condition, "round >= 2 and", "'' is no condition"),
        (parse_condition, "(round >= 2", "a bracket is not closed"),
        (parse_condition, "round >= 2)", "one too many"),
        (parse_condition, "count{file_played in week} >= 2", "turn, round, section, episode"),
        (parse_condition, "count{file_played in turn} >=", "compared with a number"),
        (parse_event, "file_eaten own", "'file_eaten' is no event"),
        (parse_event, "file_played colour=red", "is no filter"),
        (parse_event, "gained own another", "two filters for seats"),
        (parse_modifier, "yield chem_lab 1", "write 'yield ROOM NUMBER'"),
        (parse_modifier, "rules sixth_b [random]", "is no placement rule"),
    ],
)
def test_a_wrong_line_is_refused_with_what_would_be_right(
    read: Callable[[str], object], line: str, complaint: str
) -> None:
    with pytest.raises(BadContent, match=re.escape(complaint)):
        read(line)
