"""Who sits where: at every table and on every screen the call signs of all players can be read whole."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from quarterdeck.kernel.history import Game
from tests.server.harness import Person, Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.captains import games as voyages
from tests.web.conftest import Visitors
from tests.web.gen7 import games as episodes
from tests.web.pages import planning_game
from tests.web.records import lay_out
from tests.web.xia import games as drifts

LONG = ("Bellatrix 23", "Fomalhaut 87", "Capella 45", "Electra 82", "Antares 96")
"""No call sign that guests are given is longer than the first two."""
SEATS = {
    "space alert": (planning_game, ".crew .name", (DESKTOP, LAPTOP)),  # phones have letters, which the board has too
    "captains": (voyages.at_turn, ".seats .name", (DESKTOP, LAPTOP, PHONE)),
    "xia": (drifts.on_the_move, ".seats .who b", (DESKTOP, LAPTOP, PHONE)),
    "gen7": (episodes.first_turn, ".seats .who b", (DESKTOP, LAPTOP, PHONE)),
    "gen7 of four": (episodes.turn_of_four, ".seats .who b", (DESKTOP, LAPTOP, PHONE)),
}
CASES = [
    pytest.param(game, names, device, id=f"{name}, {device['viewport']['width']}")
    for name, (game, names, devices) in SEATS.items()
    for device in devices
]
CUT = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"


@pytest.mark.parametrize(("game", "names", "device"), CASES)
def test_nobodys_name_is_cut(
    visitors: Visitors, still_server: Server, game: Callable[[], Game], names: str, device: dict[str, Any]
) -> None:
    visitor = visitors(still_server, **device)
    visitor.goto()
    played = game()
    people = [visitor.as_person(), *(Person(still_server) for _ in range(played.record.seats - 1))]
    for person, name in zip(people, LONG, strict=False):
        person.http.patch("/api/me", json={"name": name})
    visitor.goto(f"/t/{lay_out(still_server, played, [person.me['id'] for person in people])}")
    found = visitor.page.locator(names)
    expect(found).to_have_count(len(people))
    visitor.page.evaluate("document.fonts.ready")
    assert found.evaluate_all(CUT) == []
