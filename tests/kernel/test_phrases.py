"""Phrases: words with typed arguments, and complaints that say what would be right."""

import doctest
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from quarterdeck.kernel import phrases
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase, Written, forms_of


class Order(Phrase, frozen=True):
    """A family."""

    sort = "order"


class Course(Order, frozen=True):
    form = ("steer {heading}[ by {stars}]", "steer home[ {fast=at full speed}]")
    clause = "SA-1.1"
    heading: Annotated[int, Meta(le=359)] = 0
    stars: Annotated[tuple[str, ...], Written(r"\w+", between=" and ", least=2)] = ()
    fast: bool = False


class Sound(Order, frozen=True):
    depth: int
    unit: Literal["", "feet", "fathoms"] = ""
    twice: Literal["", "twice"] = ""


class Signal(Phrase, frozen=True):
    """A family of one kind."""

    sort = "signal"
    form = "flag {letter}"
    letter: str


def test_the_example_of_the_module_works() -> None:
    assert doctest.testmod(phrases).failed == 0


def test_a_text_is_one_of_the_forms_of_one_kind() -> None:
    assert Order.parse("steer 90 by vega and deneb") == Course(90, ("vega", "deneb"))
    assert Order.parse("steer home at full speed") == Course(fast=True)
    assert Order.parse("steer home") == Course()
    assert Signal.parse("flag Z") == Signal("Z")


def test_a_kind_without_a_form_is_its_name_and_its_fields() -> None:
    assert forms_of(Sound) == ("sound {depth}[ {unit}[ {twice}]]",)
    assert [Order.parse(text) for text in ("sound 3", "sound 3 feet", "sound 3 feet twice")] == [
        Sound(3), Sound(3, "feet"), Sound(3, "feet", "twice"),
    ]  # fmt: skip


def test_families_do_not_mix() -> None:
    assert Signal.kinds == [Signal]
    assert Order.kinds == [Course, Sound]
    with pytest.raises(BadContent, match="'flag Z' is no order"):
        Order.parse("flag Z")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("sound", "'sound' is no order; write 'sound NUMBER[ feet|fathoms[ twice]]'"),
        ("sound three", "'sound three' is no order; write 'sound NUMBER"),
        ("sound 3 twice", "'sound 3 twice' is no order"),
        ("steer 90 by vega", "write 'steer NUMBER[ by STARS]' or 'steer home[ at full speed]'"),
        ("steer 400", "'steer 400': Expected `int` <= 359"),
        ("dance", "'dance' is no order; there are steer NUMBER[ by STARS], steer home[ at full speed], sound"),
        ("", "'' is no order"),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(BadContent) as error:
        Order.parse(text)
    assert complaint in str(error.value)


def test_a_phrase_says_itself() -> None:
    said = Order.parse("steer 90").say()
    assert (said.id, said.clause) == ("order-course", "SA-1.1")
    assert said.args == {"heading": 90, "stars": (), "fast": False}


def test_arguments_of_several_phrases_can_be_collected() -> None:
    assert Order.fields_in("steer 90 by vega and deneb") == {"heading": "90", "stars": ["vega", "deneb"]}


def read_marks(text: str) -> tuple[int, ...]:
    return tuple(len(word) for word in text.split("-"))


def show_marks(marks: tuple[int, ...]) -> str:
    return "-".join("x" * length for length in marks)


class Buoy(Phrase, frozen=True):
    """With an argument that has a meaning of its own."""

    sort = "buoy"
    form = "buoy {marks}[ at {depth}]"
    marks: Annotated[tuple[int, ...], Written(r"x+(?:-x+)*", read=read_marks, show=show_marks)]
    depth: int = 5

    def __post_init__(self) -> None:
        if self.depth > 9:
            raise ValueError("no buoy lies that deep")


@pytest.mark.parametrize(
    "text",
    [
        "steer 90 by vega and deneb",
        "steer 7",
        "steer home",
        "steer home at full speed",
        "sound 3",
        "sound 3 feet twice",
    ],
)
def test_a_phrase_writes_itself_as_it_was_read(text: str) -> None:
    assert Order.parse(text).write() == text


def test_what_has_its_default_is_not_written() -> None:
    assert Sound(3, "feet").write() == "sound 3 feet"
    assert Course(0).write() == "steer home"


def test_a_phrase_that_no_form_holds_cannot_be_written() -> None:
    with pytest.raises(BadContent, match="cannot be written"):
        Course(90, fast=True).write()


def test_an_argument_may_have_a_reader_and_a_writer_of_its_own() -> None:
    assert Buoy.parse("buoy x-xxx at 7") == Buoy((1, 3), 7)
    assert Buoy((2, 2)).write() == "buoy xx-xx"


def test_arguments_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadContent, match="no buoy lies that deep"):
        Buoy.parse("buoy x at 12")
