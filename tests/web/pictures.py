"""Pictures of the client for the README: `python -m tests.web.pictures` makes all of docs/pictures, or those it names.

The flights are the same every time (`tests/web/records.py`), on a server whose clock stands all but still.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from quarterdeck.kernel.history import Game
from tests.server.harness import OwnServer, Person, Server, serving
from tests.web.browsing import DESKTOP, PATIENCE, PHONE
from tests.web.chromium import QUIET, find
from tests.web.pages import captains_end, captains_mission, open_record, planning_game, won_game
from tests.web.people import Visitor
from tests.web.records import lay_out
from tests.web.words import ROOT
from tests.web.xia import games as xia_games

FOLDER = ROOT / "docs" / "pictures"
CREW = ["Altair", "Vega", "Rigel", "Mira", "Deneb"]
"""Call signs, as guests have them."""


def named(person: Person, name: str) -> str:
    """The person's id, under a call sign that is the same every time."""
    person.http.patch("/api/me", json={"name": name})
    return str(person.me["id"])


def take_a_seat(visitor: Visitor, game: Game) -> None:
    """Sit in the first seat of a game, among the crew."""
    visitor.goto()
    people = [visitor.as_person(), *(Person(visitor.server) for _ in CREW[1:])]
    crew = [named(person, name) for person, name in zip(people, CREW, strict=True)]
    visitor.goto(f"/t/{lay_out(visitor.server, game, crew)}")


def lobby(visitor: Visitor) -> None:
    for name, seats, mission in (("Deneb", 4, "S2-3"), ("Mira", 5, "S2-7"), ("Rigel", 2, "S1-3")):
        host = Person(visitor.server)
        named(host, name)
        host.open_table(seats, name=f"{name}’s table", public=True, options={"mission": mission})
    visitor.goto()
    named(visitor.as_person(), CREW[0])
    visitor.goto()
    expect(visitor.find("button", "ui-join-name", name="Deneb’s table").first).to_be_visible()


def planning(visitor: Visitor) -> None:
    take_a_seat(visitor, planning_game())
    visitor.touch(visitor.card())
    expect(visitor.hand.get_by_role("button", pressed=True)).to_be_visible()


def end(visitor: Visitor) -> None:
    take_a_seat(visitor, won_game())
    expect(visitor.find("button", "sa-watch")).to_be_enabled()


def theatre(visitor: Visitor) -> None:
    end(visitor)
    visitor.press("sa-watch")
    visitor.press("sa-to-turn", turn=4)
    visitor.press("step-compute-damage")
    visitor.press("ui-film-next")


def drift(visitor: Visitor) -> None:
    """A captain of Xia under way."""
    open_record(visitor, xia_games.on_the_move())
    expect(visitor.find("region", "ui-what-to-do")).to_be_visible()


def legend(visitor: Visitor) -> None:
    """The end of a game of Xia."""
    open_record(visitor, xia_games.finished())
    expect(visitor.page.locator("ol.places")).to_be_visible()


PICTURES = {
    "lobby": lobby, "space-alert-planning": planning, "space-alert-theatre": theatre, "space-alert-end": end,
    "starship-captains": captains_mission, "starship-captains-end": captains_end,
    "xia": drift, "xia-end": legend,
}  # fmt: skip
DEVICES = {"": DESKTOP, "-phone": PHONE}


def take(chromium: Browser, server: Server, name: str, suffix: str) -> None:
    visitor = Visitor(chromium, server, color_scheme="dark", reduced_motion="reduce", **DEVICES[suffix])
    PICTURES[name](visitor)
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.screenshot(path=FOLDER / f"{name}{suffix}.png")
    visitor.context.close()


def main(names: list[str]) -> None:
    expect.set_options(timeout=PATIENCE)
    found = find()
    for name in names or PICTURES:
        for suffix in DEVICES:
            with (
                tempfile.TemporaryDirectory() as folder,
                serving(Path(folder), kind=OwnServer, clock_speed=0.001) as server,
                sync_playwright() as playwright,
            ):
                take(playwright.chromium.launch(executable_path=found, args=QUIET), server, name, suffix)


if __name__ == "__main__":
    main(sys.argv[1:])
