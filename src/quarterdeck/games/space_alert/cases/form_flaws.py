"""Cases that are not written as they should be: every field that does not fit, with its place and what would."""

import re
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from quarterdeck.games.space_alert.cases.files import shown
from quarterdeck.kernel.errors import Flaw, Reason

T = TypeVar("T")
Path = tuple[str | int, ...]
EXPECTED = {"object": "mapping", "array": "list", "int": "number", "str": "text", "bool": "switch"}
"""What a decoder misses, as the message `reason-case-form` selects it."""
LIMITED = {"list": "length", "number": "range"}


def read_fields(document: Any, kind: type[T]) -> tuple[T | None, list[Flaw]]:
    """Plain data as a struct, and what does not fit it: one mistake for every field, which is then left out."""
    left, found = document, list[Flaw]()
    while True:
        try:
            return msgspec.convert(left, kind), found
        except msgspec.ValidationError as error:
            flaw = form_flaw(str(error), kind)
        field = flaw.path[0] if flaw.path else flaw.reason.args.get("given")
        if not isinstance(left, dict) or field not in left:
            left_out = isinstance(document, dict) and field in document  # it is missing only because it was wrong
            return None, found if left_out else [*found, flaw]
        found.append(flaw)
        left = {name: value for name, value in left.items() if name != field}


def form_flaw(problem: str, kind: type) -> Flaw:
    """A mistake in the form of a case, from the words of the decoder: `Expected ... - at `$.threats[0][2]``."""
    said, _, place = problem.partition(" - at ")
    path: Path = tuple(name or int(number) for name, number in re.findall(r"\.(\w+)|\[(\d+)\]", place))
    field = re.search(r"field `(.+)`", said)
    if field:
        missing = "case-field-missing" if "missing" in said else "case-field-unknown"
        return Flaw(path, Reason(missing, "", {"given": shown(field[1])}))
    steps = [step + 1 if isinstance(step, int) else step for step in path]
    args = {"place": ": ".join(map(str, steps)), **_wanted(said, place.startswith("`key`"), kind, path)}
    return Flaw(path, Reason("case-form", "", args))


def _wanted(said: str, is_name: bool, kind: type, path: Path) -> dict[str, str]:
    """What should stand there: the sort of thing, its limits, or the words there are."""
    if said.startswith("Invalid enum"):
        found = _type_at(kind, path)
        known = get_args(get_args(found)[0] if is_name else found)
        return {"expected": "name" if is_name else "choice", "limit": "", "known": ", ".join(map(str, known))}
    sort = re.search(r"`(\w+)`", said)
    limit = re.search(r"(?:>=|<=|of length) .*?(?=,|$)", said)
    expected = EXPECTED.get(sort[1], "") if sort else ""
    if not limit:
        return {"expected": expected, "limit": "", "known": ""}
    return {"expected": LIMITED.get(expected, ""), "limit": limit[0].removeprefix("of length "), "known": ""}


def _type_at(kind: Any, path: Path) -> Any:
    """The type that something in a struct should have."""
    for step in path:
        if isinstance(kind, type) and issubclass(kind, Struct):
            kind = get_type_hints(kind, include_extras=True)[str(step)]
        else:
            inner = get_args(kind)
            kind = inner[step] if get_origin(kind) is tuple and isinstance(step, int) else inner[-1]
        kind = _bare(kind)
    return kind


def _bare(kind: Any) -> Any:
    """A type without its limits and without None."""
    while get_origin(kind) in (Annotated, Union, UnionType):
        kind = get_args(kind)[0]
    return kind
