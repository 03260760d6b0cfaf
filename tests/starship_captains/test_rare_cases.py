"""Cases that seldom come up on a real table, and what the clauses say about them."""

from quarterdeck.games.starship_captains.events import Scatter
from quarterdeck.games.starship_captains.new_missions import Uprising
from quarterdeck.games.starship_captains.setup import PIRATES
from quarterdeck.games.starship_captains.state import DAMAGED
from tests.rules import rule
from tests.starship_captains.eager import SPARE, changes, finish, table
from tests.starship_captains.tables import Voyage
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
def test_what_a_move_brings_with_it_comes_after_the_move() -> None:
    voyage = Voyage().crew(["R"], [])
    voyage.table.routes.clear()
    voyage.me.slots[2] = card(voyage, "tip-jar", "ability: on move: medal, move")
    voyage.do("activate navigation R").do(voyage.offered()[0])
    assert (voyage.asked(), voyage.me.medals) == ("moving", 2)
    assert voyage.table.agenda[-1].left == 2  # type: ignore[attr-defined]
    voyage.do(voyage.offered()[0], "decline")
    assert (voyage.asked(), voyage.me.medals) == ("end-of-turn", 2)
