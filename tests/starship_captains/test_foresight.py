"""Which steps cannot be taken back is known before they are made."""

import pytest

from quarterdeck.kernel.foresight import automatic_choice, final_options
from tests.rules import rule
from tests.starship_captains.eager import finish, table
from tests.starship_captains.tables import Voyage


def final(voyage: Voyage) -> list[str]:
    """The options on offer that end undo."""
    seat = voyage.table.seats()[0]
    return [str(option) for option in final_options(voyage.table, seat, voyage.table.options(seat))]


def with_room(card: str) -> Voyage:
    voyage = table()
    voyage.me.slots[0] = card
    return voyage


@rule("SC-R15", "SC-R11")
@pytest.mark.parametrize(
    ("card", "figure"), [("curiosity-cabinet", "B"), ("omega-megacomputer", "B")], ids=["artifact", "drawn cards"]
)
def test_a_room_that_reveals_something_at_once_says_so(card: str, figure: str) -> None:
    voyage = with_room(card)
    assert final(voyage) == [f"activate {card} {figure}", "pass"]


@rule("SC-R15", "SC-R12")
@pytest.mark.parametrize("card", ["android-kit", "tinkerers-bench", "pirate-costumes", "short-hop-drive"])
def test_a_room_that_reveals_nothing_says_nothing(card: str) -> None:
    """Androids, face-up technologies, unseen pirates and jumps."""
    assert final(with_room(card)) == ["pass"]


@rule("SC-R15", "SC-R11")
def test_a_row_with_an_ambush_says_that_it_turns_up_a_pirate() -> None:
    voyage = table().crew(["R", "R"]).mission("red: ambush, medal", "red: medal")
    voyage.do("perform", "assign R", "assign R")
    assert final(voyage) == ["apply"]


@rule("SC-R15", "SC-R13")
def test_the_end_of_a_turn_says_that_it_is_one() -> None:
    voyage = table()
    finish(voyage.do("activate navigation R"))
    assert final(voyage) == ["end-turn"]


def automatic(voyage: Voyage) -> str | None:
    choice = automatic_choice(voyage.table, voyage.table.seats()[0])
    return None if choice is None else str(choice)


@rule("SC-R13")
def test_a_turn_with_nothing_left_to_do_may_end_by_itself() -> None:
    voyage = table()
    assert automatic(voyage) is None  # there is much to choose from
    finish(voyage.do("activate navigation R"))
    assert automatic(voyage) == "end-turn"
    assert automatic_choice(voyage.table, 1 - voyage.table.active) is None


@rule("SC-3.5")
def test_a_forced_pass_may_happen_by_itself() -> None:
    voyage = table().crew([], ["R"])
    voyage.me.artifacts, voyage.me.medals = [], 0
    assert [str(option) for option in voyage.table.options(voyage.table.active)] == ["pass"]
    assert automatic(voyage) == "pass"


@rule("SC-R11")
def test_a_forced_choice_that_reveals_something_is_asked_for() -> None:
    voyage = table().crew(["R", "R"]).mission("red: medal", "red: ambush")
    voyage.do("perform")
    assert automatic(voyage) == "assign R"  # no other figure is ready, and it can be taken back
    voyage.do("assign R", "assign R", "apply")
    assert automatic(voyage) is None  # the ambush turns up a pirate


@rule("SC-R24", "SC-12.9")
def test_figures_that_do_not_match_a_row_are_named_before_they_are_assigned() -> None:
    voyage = table().crew(["R", "B", "C", "A", "YC"]).mission("red: medal", "yellow: medal", "android: medal")
    voyage.do("perform")
    assert unfit(voyage) == ["B", "C", "YC"]
    voyage.do("assign R")
    assert unfit(voyage) == ["B", "C"]
    voyage.do("assign B")
    assert unfit(voyage) == ["C", "YC"]
    voyage.do("assign A")
    assert [voyage.table.view(seat)["captains"][0]["unfit"] for seat in (0, 1, None)] == [[1]] * 3
    voyage.do("apply")
    assert [told["figure"] for told in voyage.told("row-ignored")] == ["B"]
    voyage.do("ignore")
    assert voyage.table.captains[0].unfit == []


def unfit(voyage: Voyage) -> list[str]:
    asked = voyage.table.agenda[-1].prompt(voyage.table, 0)
    return list(asked.args["unfit"])
