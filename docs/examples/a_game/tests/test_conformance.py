"""The game keeps what every game of Quarterdeck must keep."""

import pytest

from quarterdeck.kernel.conformance import CHECKS, Trial


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check, seats):
    check(Trial("deep-salvage", seats=seats, seed="1"))
