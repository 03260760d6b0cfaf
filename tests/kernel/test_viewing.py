"""Views: the functions written once per class show exactly what the zones say, field by field."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from msgspec import Struct

import tests.minis  # noqa: F401 - registers the miniatures
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.event import OUTSIDER, Event, Secret, readers, redacted
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.owned_parts import CLOCK, OwnedParts, owned_fields
from quarterdeck.kernel.state import State
from quarterdeck.kernel.viewing import Selection, shared_fields, view, viewer
from quarterdeck.kernel.zone import Zone, everybody, holds_piles, nobody, owner, same_for_all, zones
from quarterdeck.server.seat_texts import TableTexts
from tests.test_conformance import TRIALS


def plainly(table: Any, value: Any, seat: int | None) -> Any:
    """What a view is, written down as simply as possible."""
    if isinstance(value, Struct):
        return dict(fields_seen(table, value, seat))
    if isinstance(value, list | tuple):
        return [plainly(table, item, seat) for item in value]
    if isinstance(value, dict):
        return {key: plainly(table, item, seat) for key, item in value.items()}
    return value


def fields_seen(table: Any, holder: Struct, seat: int | None) -> Iterator[tuple[str, Any]]:
    for field, zone in zones(type(holder)):
        value = getattr(holder, field)
        if zone is None or zone.sees(table, holder, seat):
            yield field, plainly(table, value, seat)
        elif not zone.whole:
            yield field, zone.show(value, holds_piles(type(holder), field))


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def check(state: State, owned: OwnedParts) -> None:
    owned.look(state, public_changed=True)
    for seat in (*range(state.seat_count), None):
        for part in (state, *state.agenda):
            seen, expected = view(state, part, seat), plainly(state, part, seat)
            assert seen == expected
            assert msgspec.json.encode(seen) == msgspec.json.encode(expected)  # in the same order, too
        own = owned.own(state, seat)
        kept = {
            name: [msgspec.json.decode(own.get((name, place), part)) for place, part in enumerate(row)]
            for name, row in owned.public.texts.items()
        }
        whole = {**state.shared_view(state.derived_fields()), **kept, **state.view(seat, shared=False)}
        assert plain(whole) == plain(state.view(seat))
        if state.looks_alike():
            assert state.view(seat, shared=False) == state.view(None, shared=False)


@pytest.mark.parametrize(("game", "setting"), [(game, setting) for game in TRIALS for setting in TRIALS[game]])
def test_every_seat_sees_what_the_zones_say(game: str, setting: dict[str, Any]) -> None:
    trial, owned = Trial(game, seed="views", **setting), OwnedParts()
    played = trial.open()
    for number, (played, _, _) in enumerate(trial.decisions()):
        if number % 5 == 0:
            check(played.state, owned)
    check(played.state, owned)


@pytest.mark.parametrize("game", ["space-alert", "starship-captains", "xia"])
def test_whoever_keeps_what_did_not_change_shows_the_same_as_whoever_makes_everything_anew(game: str) -> None:
    trial, texts = Trial(game, seed="kept", **TRIALS[game][0]), TableTexts()
    for number, (played, _, _) in enumerate(trial.decisions()):
        state, anew = played.state, OwnedParts()
        anew.look(state, public_changed=True)
        seen, plain_view = texts.look(state), state.shared_view(state.derived_fields())
        assert msgspec.json.decode(b"{%s}" % seen.fields.text) == plain(without_clock(plain_view))
        assert seen.rows.texts == anew.public.texts
        for seat in (*range(state.seat_count), None):
            assert texts.parts(state, seat) == anew.own(state, seat)
        if number == 150:
            return


def without_clock(seen: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seen.items() if name not in CLOCK}


class Card(Struct, frozen=True):
    name: str
    cost: int = 0


class Bag(Struct):
    seat: int
    cards: Annotated[list[Card], Zone(owner)] = []
    best: Annotated[Card | None, Zone(owner, back=lambda card: card.cost)] = None
    secret: Annotated[str, Zone(owner, whole=True)] = ""
    never: Annotated[str, Zone(nobody, whole=True)] = ""
    shown: Annotated[list[int], Zone(everybody)] = []


class Special(Card, frozen=True):
    extra: str = "x"


class Everything(Struct):
    """One field of every kind that a state may have."""

    bags: list[Bag]
    by_name: dict[str, Bag]
    pair: tuple[str, int]
    mixed: tuple[int, Bag]
    either: int | str | None
    anything: Any
    with_subclasses: list[Card]
    piles: Annotated[tuple[tuple[str, ...], ...], Zone(nobody)]
    maybe: list[int] | None = None


def everything() -> Everything:
    bag = Bag(1, [Card("a")], Card("b", 7), "hush", "never", [1, 2])
    return Everything(
        [bag, Bag(0)], {"ann": bag}, ("x", 1), (3, bag), None, {"deep": [bag, (1,)]}, [Card("a"), Special("s")],
        (("f", "g"), ()), [4],
    )  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_kind_of_field_is_shown_as_the_zones_say(seat: int | None) -> None:
    table = everything()
    assert view(table, table, seat) == plainly(table, table, seat)


def test_only_what_looks_the_same_to_everybody_is_shared() -> None:
    assert shared_fields(Everything) == ("pair", "either", "piles", "maybe")
    assert shared_fields(Bag) == ("seat", "never", "shown")


def test_the_owner_sees_what_others_do_not() -> None:
    own, other = (view(everything(), everything(), seat)["bags"][0] for seat in (1, 0))
    assert own == {
        "seat": 1, "cards": [{"name": "a", "cost": 0}], "best": {"name": "b", "cost": 7}, "secret": "hush",
        "shown": [1, 2],
    }  # fmt: skip
    assert other == {"seat": 1, "cards": 1, "best": 7, "shown": [1, 2]}


def test_a_reader_of_some_parts_sees_only_these() -> None:
    show = viewer(Everything, only=Selection({Everything: ("bags", "pair", "maybe"), Bag: ("shown", "cards")}))
    assert show(everything(), everything(), 1) == {
        "bags": [{"cards": [{"name": "a", "cost": 0}], "shown": [1, 2]}, {"cards": 0, "shown": []}],
        "pair": ["x", 1], "maybe": [4],
    }  # fmt: skip


@same_for_all
def _open(table: "Stage", _holder: Any, _seat: int | None) -> bool:
    return table.open


class Scene(Frame, frozen=True):
    """A frame of no game."""


class Stage(State, kw_only=True):
    frame_kind: ClassVar[type[Frame]] = Scene
    open: bool = False
    props: Annotated[list[int], Zone(_open, "props")] = []
    script: Annotated[list[int], Zone(_open, "lines", whole=True)] = []


def test_what_all_see_alike_is_known_to_have_changed_wherever_it_shows() -> None:
    stage = Stage(seat_count=2, chance=Chance("stage"), agenda=[])
    hidden = stage.alike_content()
    stage.script.append(7)
    assert stage.alike_content() == hidden, "nobody sees anything of it"
    stage.props.append(1)
    assert (more := stage.alike_content()) != hidden, "how many there are is seen"
    stage.open = True
    assert (shown := stage.alike_content()) != more
    stage.script[0] = 8
    assert stage.alike_content() != shown


def test_selections_of_the_same_fields_are_one() -> None:
    assert Selection({Bag: ("shown",)}) == Selection({Bag: ["shown"]}) != Selection({})
    assert viewer(Bag, only=Selection({Bag: ("shown",)})) is viewer(Bag, only=Selection({Bag: ["shown"]}))


def test_a_view_is_nobody_elses() -> None:
    table = everything()
    seen = view(table, table, 1)
    seen["bags"][0]["shown"].append(3)
    seen["by_name"].clear()
    seen["maybe"].clear()
    seen["anything"]["deep"].clear()
    assert table == everything()


def test_the_hands_and_boards_of_space_alert_are_kept() -> None:
    """Otherwise the comparison above would compare nothing."""
    assert owned_fields(SpaceAlert) == ("players", "crew")


def test_a_part_that_is_new_or_gone_may_change_what_others_are_offered() -> None:
    game, texts = Game("space-alert", seats=5, mission="S2-1"), TableTexts()
    for seat in game.seats():
        game.act(seat, "ready")
    table = game.state
    texts.look(table)
    facts = texts.offer_facts
    assert facts is not None
    texts.look(table)
    assert texts.offer_facts is facts
    table.crew.append(msgspec.structs.replace(table.crew[0], seat=-1))  # type: ignore[attr-defined]
    texts.look(table)
    assert texts.offer_facts != facts


def test_planning_looks_alike_but_for_hands_and_plans() -> None:
    assert Game("space-alert", seats=5, mission="S2-1").state.looks_alike()
    assert owned_fields(SpaceAlert) == ("players", "crew")


SECRET = Secret("ace", (1, None), back="card")


@pytest.mark.parametrize(
    ("event", "named"),
    [
        (Event("dealt", "", {"card": "ace"}), set()),
        (Event("dealt", "", {"card": SECRET}), {1, None}),
        (Event("dealt", "", {"cards": [Secret("ace", (0,)), SECRET]}), {0, 1, None}),
        (Event("told", "", {"card": SECRET}, seats=(2,)), {1, 2, None}),
        (Event("told", "", {}, seats=()), set()),
    ],
)
def test_whoever_an_event_does_not_name_sees_what_outsiders_see(event: Event, named: set[int | None]) -> None:
    assert readers(event) == named
    for seat in {0, 1, 2, 3, None} - named:
        assert redacted([event], seat) == redacted([event], OUTSIDER)
