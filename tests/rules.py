"""Citations: which clauses of the rules a test would notice being broken."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """`@rule("SA-4.2.7")`: the test fails if the program breaks this clause."""
    return pytest.mark.rule(*clauses)
