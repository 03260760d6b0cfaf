"""Cases that seldom come up on a real table, and what the clauses say about them."""

import pytest

from quarterdeck.games.starship_captains.rules.events import Scatter
from quarterdeck.games.starship_captains.rules.new_missions import Uprising
from quarterdeck.games.starship_captains.rules.setup import PIRATES
from quarterdeck.games.starship_captains.state import DAMAGED
from quarterdeck.kernel.errors import UnknownOption
from tests.rules import rule
from tests.starship_captains.eager import SPARE, changes, finish, table
from tests.starship_captains.tables import Voyage, refused
from tests.starship_captains.test_examples_of_cards import card


def scatter(voyage: Voyage) -> Voyage:
    voyage.table.then(Scatter(0))
    voyage.table.advance()
    return voyage


@rule("SC-D24", "SC-9.1")
def test_a_pirate_without_a_free_route_is_discarded() -> None:
    voyage = Voyage()
    routes = voyage.table.pack.maps["small"].routes
    voyage.table.pirates = list(PIRATES)
    voyage.table.routes = {route: voyage.table.pirates.pop() for route in routes}
    last = voyage.table.pirates[-1]
    assert scatter(voyage).asked() == "turn"
    assert voyage.table.pirate_discard == [last]


@rule("SC-9.12", "SC-D18")
def test_nobody_is_asked_for_a_route_when_no_pirate_is_left() -> None:
    voyage = Voyage()
    voyage.table.pirates, voyage.table.pirate_discard = [], []
    assert scatter(voyage).asked() == "turn"
    voyage.table.pirate_discard = ["green-medal"]
    assert scatter(voyage).asked() == "scatter", "discarded ones are shuffled (SC-9.11)"


@rule("SC-D17", "SC-11.28", "SC-11.35")
def test_cargo_of_replaced_lockers_is_gone_before_the_bonuses_of_the_new_card() -> None:
    voyage = table()
    new = card(voyage, "replacement", "red: jump", "- - - | repair - -")
    card(voyage, "neighbour", "red: jump", "repair - - | - - -")
    voyage.me.slots = ["hyper-lockers", "neighbour", "", DAMAGED, DAMAGED, DAMAGED]
    voyage.hold("ry", "ry", "pirate", damage=7).offer(new)
    voyage.effect("tech replace").do(f"take {new} 1")
    assert voyage.asked() == "overfull", "one hold is left, and the repair comes too late"
    voyage.do("jettison ry", "jettison ry")
    assert voyage.asked() == "repairing"


@rule("SC-13.21", "SC-13.34", "SC-R19")
def test_a_second_task_on_a_mission_is_asked_for_only_if_there_is_one() -> None:
    def performed(queue: list[str]) -> Voyage:
        voyage = table().crew(["RC", "C"], queue).mission("yellow: medal", "blue: medal")
        return voyage.do("perform", "assign RC", "assign C")

    assert performed(["Y", "B", "YC"]).asked() == "end-of-turn"
    assert performed(["Y", "R"]).offered() == ["order 2", "rest"]


@rule("SC-19.20", "SC-12.16", "SC-D39")
def test_the_coat_is_of_no_use_when_the_mission_is_done() -> None:
    voyage = table().crew(["C"]).mission("red: jump")
    voyage.me.slots = ["cloaking-coat", "getaway-pilot", SPARE, DAMAGED, DAMAGED, DAMAGED]
    voyage.do("perform", "assign C", "invoke getaway-pilot")
    occupied = next(text for text in voyage.offered() if text.removeprefix("fly ") in voyage.table.routes)
    assert changes(voyage, lambda: voyage.do(occupied)) == "damage 1, moved 1"


@rule("SC-19.20")
def test_the_coat_comes_too_late_for_a_mission_that_has_done_damage() -> None:
    voyage = table().crew(["R", "R"]).mission("red: damage", "red: damage")
    voyage.do("perform", "assign R", "assign R", "apply")
    voyage.me.slots = ["cloaking-coat", *voyage.me.slots[1:]]
    assert changes(voyage, lambda: voyage.do("apply")) == "damage 1, missions 1"
    assert voyage.asked() != "struck", "nobody was asked whether to ignore it"


@rule("SC-8.7", "SC-18.15")
def test_an_artifact_before_a_choice_is_drawn_by_itself() -> None:
    voyage = table()
    assert (
        changes(voyage, lambda: finish(voyage.effect("artifact, artifact / medal"), "choose 2"))
        == "artifacts 1, medals 1"
    )
    assert len(voyage.told("artifact-gained")) == 1


@rule("SC-12.25", "SC-12.26", "SC-12.27", "SC-12.28", "SC-9.12", "SC-D18")
def test_all_pirates_of_an_uprising_are_put_down_before_one_of_them_moves() -> None:
    voyage = Voyage()
    at = voyage.table
    chart = at.pack.maps["small"]
    lowest = min(at.numbers, key=lambda place: at.numbers[place])
    at.routes = {chart.route_of(lowest, "green"): "yellow-medal"}
    at.pirates, at.pirate_discard = ["green-medal"], []
    Uprising().run(at)
    assert at.pirate_discard == ["green-medal"], "driven off, and not drawn again for the next planet"
    assert len(voyage.told("pirate-driven-off")) == 1
    assert len(at.routes) == 1


@rule("SC-19.28", "SC-19.36")
@pytest.mark.parametrize("flown", [(2, 3), (3, 2)])
def test_one_more_move_is_kept_for_later_in_the_turn_unless_it_is_made(flown: tuple[int, int]) -> None:
    voyage = Voyage().crew(["RC"], []).board("additional-engine", "", "", "", "", "")
    voyage.table.routes.clear()
    voyage.do("activate navigation RC")
    first = fly(voyage, flown[0])
    if flown[0] == 2:
        assert not voyage.told("ability-works")
        voyage.do("decline")
    voyage.do("work navigation")
    assert (first, fly(voyage, 9)) == flown
    assert [told["card"] for told in voyage.told("ability-works")] == ["additional-engine"]


@rule("SC-19.19", "SC-19.28")
def test_the_added_move_is_replaced_like_any_other_and_is_used_up_then() -> None:
    voyage = Voyage().hold(damage=2).board("additional-engine", "super-accumulator", "", "", "", "")
    voyage.table.routes.clear()
    voyage.effect("move").do(voyage.offered()[0])
    voyage.do("instead", "mend ship")
    assert (voyage.me.damage, voyage.asked()) == (1, "turn")
    assert [told["card"] for told in voyage.told("ability-works")] == ["additional-engine", "super-accumulator"]
    voyage.effect("move").do(voyage.offered()[0])
    assert voyage.asked() == "turn", "once per turn"


def fly(voyage: Voyage, most: int) -> int:
    """Make up to so many moves of what is being flown."""
    made = 0
    while voyage.asked() == "moving" and made < most:
        voyage.do(voyage.offered()[0])
        made += 1
    return made


@rule("SC-7.11", "SC-R19", "SC-3.14")
def test_abilities_that_only_repair_are_offered_only_with_damage() -> None:
    for damage, offered in ((0, False), (1, True)):
        voyage = Voyage().hold(damage=damage).board("super-accumulator", "", "", "", "", "").effect("move")
        assert ("instead" in voyage.offered()) == offered
        voyage = Voyage().crew(["C"], []).hold(damage=damage).board("damage-control-party", "", "", "", "", "")
        voyage.mission("yellow: medal", name="rare-yellow").do("perform", "assign C")
        assert (voyage.asked() == "aftermath") == offered


@rule("SC-4.17")
def test_a_pair_of_artifacts_is_the_same_whichever_is_named_first() -> None:
    voyage = Voyage().hold("ry", "rb")
    with pytest.raises(UnknownOption, match="write it as 'spend navigation rb ry'"):
        voyage.do("spend navigation ry rb")
    voyage.do("spend navigation rb ry")
    assert (voyage.me.artifacts, voyage.asked()) == ([], "moving")
    assert refused(Voyage().hold("ry", "rb"), "spend navigation ry ry") == "SC-4.17"


@rule("SC-4.13", "SC-12.4", "SC-13.2")
def test_a_figure_that_is_not_ready_is_refused_where_it_is_wanted() -> None:
    voyage = Voyage().crew(["C"], ["R"]).mission("red: medal", name="rare-red")
    assert refused(voyage, "activate navigation R") == "SC-4.13"
    assert refused(voyage, "train R Y") == "SC-13.2"
    assert refused(voyage.do("perform"), "assign R") == "SC-12.4"
