"""Every clause is cited by a test, or listed with the reason why none can show it."""

import re
from pathlib import Path

from quarterdeck.kernel.clauses import all_clauses
from tests.conftest import cited

UNCITED = (Path(__file__).parent / "uncited.md").read_text(encoding="utf-8")


def test_exactly_the_uncited_clauses_are_listed_with_a_reason() -> None:
    listed = re.findall(r"^\| ([A-Z0-9]+-\S+) \| \S.*\|$", UNCITED, re.M)
    shown = set(cited())
    assert listed == [clause for clause in all_clauses() if clause not in shown]
