"""Complaints about data that does not have the type it should have."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.registry import manifest_of
from quarterdeck.kernel.sheet import MOST_REPEATED, misfit


class Crate(Struct, forbid_unknown_fields=True, kw_only=True):
    count: Annotated[int, Meta(ge=1)] = 1
    weight: Annotated[float, Meta(gt=0, lt=9.5)] = 1.0
    price: Annotated[int, Meta(ge=0, multiple_of=1000)] = 0
    depth: Annotated[int, Meta(le=3)] | None = None
    goal: Annotated[int, Meta(ge=5, le=20)] = 5
    label: Annotated[str, Meta(max_length=40)] = ""
    stamp: Annotated[str, Meta(min_length=2, max_length=4)] = "ab"
    mark: Annotated[str, Meta(min_length=1)] = "a"
    code: Annotated[str, Meta(max_length=8, pattern="^[a-z]+$")] = "a"
    owners: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=1)] = ()
    places: Annotated[list[int], Meta(min_length=2)] | None = None
    side: Literal["left", "right"] = "left"


def complaint(**given: Any) -> str:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(given, Crate)
    return misfit(str(caught.value), Crate, given)


@pytest.mark.parametrize(
    ("field", "given", "expected"),
    [
        ("count", 0, "a whole number of at least 1, not 0"),
        ("weight", 0.0, "a number above 0, below 9.5, not 0.0"),
        ("price", 1500, "a whole number of at least 0, divisible by 1000, not 1500"),
        ("depth", 4, "a whole number of at most 3, not 4"),
        ("goal", 999, "a whole number from 5 to 20, not 999"),
        ("goal", "x", 'a whole number from 5 to 20, not "x"'),
        ("stamp", "a", 'text of 2 to 4 characters, not "a"'),
        ("mark", "", 'text of at least 1 character, not ""'),
        ("code", "A", 'text of at most 8 characters, matching ^[a-z]+$, not "A"'),
        ("owners", ["a", "b"], 'a list of at most 1 entry, not ["a","b"]'),
        ("places", [1], "a list such as [1,2] of at least 2 entries, not [1]"),
        ("side", "up", 'one of left, right, not "up"'),
    ],
)
def test_every_limit_is_stated_in_plain_words(field: str, given: Any, expected: str) -> None:
    assert complaint(**{field: given}) == f"{field} should be {expected}"


def test_what_is_too_long_is_repeated_in_part() -> None:
    start = "x" * (MOST_REPEATED - 3)
    assert complaint(label="x" * 5000) == f'label should be text of at most 40 characters, not "{start}…"'
    assert complaint(owners=["x" * 41]) == f'owners.0 should be text of at most 40 characters, not "{"x" * 41}"'
    assert complaint(side="field" * 1000).startswith('side should be one of left, right, not "field')
    assert len(complaint(**{"x" * 5000: 1})) < 250


def test_a_ship_whose_name_is_too_long_is_refused_with_the_limit() -> None:
    with pytest.raises(BadOptions) as caught:
        manifest_of("gen7").read_options(3, {"ship": "x" * 5000})
    assert str(caught.value).startswith('gen7: ship should be text of at most 40 characters, not "xxx')
    assert len(str(caught.value)) < 130
    with pytest.raises(BadOptions) as caught:
        manifest_of("gen7").read_options(3, {"x" * 5000: 1})
    assert "x" * 100 not in str(caught.value)
