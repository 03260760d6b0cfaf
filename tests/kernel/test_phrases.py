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
