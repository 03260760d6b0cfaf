"""Options: a strict text form that parses back, and named errors."""

from typing import Any

import pytest

from quarterdeck import Game, Illegal, QuarterdeckError, UnknownGame, UnknownOption
from quarterdeck.games.space_alert.rules.commands import Give, Place
from quarterdeck.kernel.option import Option
from tests.space_alert.tables import flight


def test_text_and_repr_rebuild_the_option() -> None:
    option = Place(0, "A/<", 3)
    assert str(option) == "place 0 A/< 3"
    assert flight(4).state.option(str(option)) == option
    assert eval(repr(option), {"Place": Place}) == option
    assert {option, Place(0, "A/<", 3), Give("A/<", 1)} == {option, Give("A/<", 1)}


class Point(Option, frozen=True):
    """point x [y [z]]"""

    x: int
    y: int = 0
    z: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("option", "text"),
    [(Point(1), "point 1"), (Point(1, 2), "point 1 2"), (Point(1, 0, ("a", "b")), "point 1 0 a,b")],
)
def test_the_last_fields_are_left_out_where_they_have_their_defaults(option: Point, text: str) -> None:
    assert str(option) == text
    assert Option.parse(text, {"point": Point}) == option


@pytest.mark.parametrize("text", ["point", "point 1 0", "point 1 2 a b"])
def test_one_option_has_one_text_also_with_defaults(text: str) -> None:
    with pytest.raises(UnknownOption):
        Option.parse(text, {"point": Point})


class Arrange(Option, frozen=True):
    """arrange row layout"""

    takes_rest = True
    row: int
    layout: str


def test_the_last_field_may_be_the_rest_of_the_text() -> None:
    option = Arrange(2, "a 0,1 + b 1,1")
    assert str(option) == "arrange 2 a 0,1 + b 1,1"
    assert Option.parse(str(option), {"arrange": Arrange}) == option
    with pytest.raises(UnknownOption, match="takes 2 words, 1 given"):
        Option.parse("arrange 2", {"arrange": Arrange})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("fly 3", "no option is called 'fly'"),
        ("", "no option is called ''"),
        ("place 0 A/<", "place takes 3 words, 2 given; write 'place board card slot'"),
        ("place  0 A/< 3", "takes 3 words, 4 given"),
        ("place zero A/< 3", "Expected `int`"),
        ("place 0 A/< 03", "Expected `int`"),
        ("place 0 A/< 3.0", "write it as 'place 0 A/< 3'"),
        ("PLACE 0 A/< 3", "no option is called 'PLACE'"),
        ("ready now", "ready takes 0 words, 1 given"),
        ("propose white purple", "'purple'"),
    ],
)
def test_what_is_no_option_is_refused_by_name(text: str, complaint: str) -> None:
    with pytest.raises(UnknownOption, match=complaint.replace("?", r"\?")):
        flight(4).act(0, text)


@pytest.mark.parametrize("text", ["place 99 A/< 3", "place 0 Q/Z 1", "place -1 A/< 1", "turn 0 99", "give A/< 77"])
def test_nonsense_that_parses_is_illegal_and_changes_nothing(text: str) -> None:
    game = flight(4)
    before = game.state.to_json()
    with pytest.raises(Illegal) as error:
        game.act(0, text)
    assert error.value.reason == game.why_not(0, text)
    assert game.state.to_json() == before
    assert not any(given.do == text for given in game.record.inputs)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_cannot_choose(seat: int) -> None:
    game = flight(4)
    asked = (
        lambda: game.act(seat, "end-phase", 5.0),
        lambda: game.choices(seat),
        lambda: game.view(seat),
        lambda: game.why_not(seat, "end-phase"),
        lambda: game.why_not_target(seat, "slot:0:1"),
        lambda: game.preview(seat, "end-phase"),
        lambda: game.events_for(seat),
        lambda: game.why_not_undo(seat),
        lambda: game.undo(seat),
        lambda: game.undo_turn(seat),
        lambda: game.undoable(seat),
    )
    for ask in asked:
        with pytest.raises(QuarterdeckError, match="seats are 0 to 3"):
            ask()
    assert game.state.now == 0.0


def test_only_options_and_their_texts_can_be_chosen() -> None:
    with pytest.raises(UnknownOption, match="3 is neither an option nor its text"):
        flight(4).act(0, 3)  # type: ignore[arg-type]


def test_an_option_of_another_moment_is_refused() -> None:
    game: Any = Game("space-alert", seats=4)
    with pytest.raises(Illegal, match="not-now"):
        game.act(0, "end-phase")
    game.clock(10_000.0)
    assert not game.over


def test_a_finished_game_takes_no_more_options() -> None:
    game = flight(4)
    game.clock(10_000.0)
    assert game.over
    with pytest.raises(Illegal, match="game-over"):
        game.act(0, "end-phase")


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'; there are .*space-alert"):
        Game("chess", seats=2)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_does_not_exist_has_no_view(seat: int) -> None:
    with pytest.raises(QuarterdeckError, match="there is no seat"):
        flight(4).view(seat)


def test_a_kind_with_fields_has_to_say_what_it_offers() -> None:
    class Wish(Option, frozen=True):
        side: str

    with pytest.raises(TypeError, match="Wish has fields: its class method `offer` must say what it offers"):
        Wish.offer(None, 0, None)
