"""A game made by somebody else, installed beside Quarterdeck, works everywhere without a change to it.

The game is the one that docs/add-a-game.md walks through.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import OwnServer, Person, Server, serving
from tests.third_party import Environment
from tests.web.browsing import PATIENCE

GAME = "deep-salvage"
MOST_CHOICES = 40
LOOK = 20
"""Milliseconds between two looks at a page."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("third_party"))


@pytest.fixture(scope="module")
def server(environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    class Installed(OwnServer):
        python = str(environment.bin / "python")

    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONPATH", raising=False)
        with serving(tmp_path_factory.mktemp("third_party_server"), kind=Installed) as running:
            yield running


def test_both_are_installed_from_wheels(environment: Environment) -> None:
    where = environment.run("python", "-c", "import quarterdeck, deep_salvage; print(quarterdeck, deep_salvage)")
    assert where.count(str(environment.bin.parent)) == 2


# On the command line


def test_it_is_played_in_a_terminal(environment: Environment) -> None:
    keys = "?\nw\nburn 24\n" + "1\n" * MOST_CHOICES
    args = ("play", GAME, "--seats", "3", "--bot", "2=thumb", "--bot", "3=hard", "--seed", "3", "--language", "en")
    out = environment.run("quarterdeck", *args, input=keys)
    assert re.search(r"such as burn \d+;", out)
    assert "Seat 1: points 0, fuel cells " in out
    assert re.search(r"Round 6: a wreck worth \d+ comes into sight. \(DS-2.1\)", out)
    assert "You do not have fuel cell 24. (DS-2.2)" in out
    assert "Won by: Seat " in out


def test_its_rules_are_shown(environment: Environment) -> None:
    assert "brings the points it is worth" in environment.run("quarterdeck", "rules", "DS-3.2")


def test_bots_play_it_in_simulations_and_tournaments(environment: Environment) -> None:
    args = ("--seats", "2", "--json", "--jobs", "1")
    played = environment.run("quarterdeck", "simulate", GAME, "--games", "60", "--bots", "thumb,random", *args)
    facts = json.loads(played)
    assert (facts["finished"], facts["errors"]) == (60, 0)
    assert facts["wins"][0] > facts["wins"][1]
    rated = environment.run("quarterdeck", "tournament", GAME, "--bots", "random,thumb,hard", "--rounds", "1", *args)
    assert {row["bot"] for row in json.loads(rated)["table"]} == {"random", "thumb", "hard"}


# In programs

PROGRAM = """
import gymnasium
from quarterdeck.bots.bot import Seat
from quarterdeck.bots.registry import bot
from quarterdeck.kernel.history import Game

env = gymnasium.make("quarterdeck.lab.gym:quarterdeck/deep-salvage-v1", seats=2, bots="thumb")
_, info = env.reset(seed=1)
over = False
while not over:
    _, reward, over, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
print("environment", reward)

game = Game("deep-salvage", seats=2, seed=1)
searching = bot("hard", "deep-salvage", "1")
advice = searching.advise(Seat(game.state, 0), game.choices(0))
print("search", len(advice), 0 <= advice[0].value <= 1)
"""


def test_it_is_an_environment_for_learning_and_the_search_bot_advises(environment: Environment) -> None:
    learnt, searched = environment.run("python", "-c", PROGRAM).splitlines()
    assert re.fullmatch(r"environment -?\d+\.\d+", learnt)
    assert searched == "search 3 True"


def test_it_passes_the_conformance_suite(environment: Environment) -> None:
    out = environment.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert re.search(r"^\d+ passed", out, re.M)


# On a server


def test_the_lobby_offers_it(server: Server) -> None:
    (info,) = [game for game in Person(server).get("/api/games") if game["name"] == GAME]
    assert info["seats"] == [2, 3, 4]


def opened(host: Person, guest: Person) -> str:
    """A table with two people at it, who may ask for hints."""
    table: str = host.post("/api/tables", game=GAME, seats=2, hints=True)["id"]
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    assert host.post(f"/api/tables/{table}/start")["state"] == "playing"
    return table


def test_two_people_play_it_to_the_end(server: Server) -> None:
    people = [Person(server), Person(server)]
    table = opened(*people)
    for _ in range(MOST_CHOICES):
        if {decide(person, table) for person in people} == {True}:
            break
    state = people[0].live(table).state
    assert state["over"]
    assert state["result"]["outcome"] == "finished"
    assert sum(state["result"]["score"]) >= 6


def decide(person: Person, table: str) -> bool:
    """Answer if asked, from nothing but what the seat sees; whether the game is over."""
    live = person.live(table)
    (seat,), (face,) = live.state["seats"], live.state["views"]
    asked = face["view"].get("asked", {"seats": []})
    other = face["view"]["pilots"][1 - seat]
    assert isinstance(other["cells"], int), "the other hand is hidden"
    if seat in asked["seats"]:
        assert live.act(seat, answer(asked["frame"], face["view"]["pilots"][seat]))["type"] == "ack"
    live.close()
    return bool(live.state["over"])


def answer(frame: str, pilot: dict[str, Any]) -> str:
    return f"burn {pilot['cells'][0]}" if frame == "race" else "search"


# In the browser


def test_two_people_play_it_in_their_browsers_as_a_list_of_options(server: Server, chromium: Browser) -> None:
    pages = [chromium.new_context(locale="en-GB").new_page() for _ in range(2)]
    people = [person_of(page, server) for page in pages]
    table = opened(*people)
    for page in pages:
        page.goto(f"{server.address}/t/{table}")
    expect(pages[0].get_by_text("which fuel cell do you burn?")).to_be_visible()
    look_around(*pages)
    for _ in range(6):
        for page in pages:
            press(page, "^burn")
        tow(pages)
    for page in pages:
        see_the_result(page)
    watch_in_words(pages[0], server, table)
    for page in pages:
        page.context.close()


def look_around(page: Page, other: Page) -> None:
    """Both are asked, with a hint and a chat at hand; who has chosen is not asked any more, and may take it back."""
    players = page.get_by_role("list", name="Players")
    turns = players.get_by_label("to move")
    expect(players.get_by_role("listitem")).to_have_count(2)
    expect(turns).to_have_count(2)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    press(page, "^burn")
    expect(turns).to_have_count(1)
    expect(page.locator(".prompt .hint")).to_contain_text("Waiting for")
    press(page, "^Take back: Burn fuel cell")
    expect(turns).to_have_count(2)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").fill("Good luck!")
    page.keyboard.press("Enter")
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_text("Good luck!")).to_be_visible()


def see_the_result(page: Page) -> None:
    """Places and points of both, who has won, and ways to play again."""
    places = page.get_by_role("list", name="Places").get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("place 1, wins")
    expect(page.locator(".prompt .say")).to_contain_text("Won by")
    for name in ("Play the same game again", "Rematch"):
        expect(page.get_by_role("button", name=name)).to_be_visible()


def watch_in_words(page: Page, server: Server, table: str) -> None:
    """Its replay tells every step, for want of a board."""
    press(page, "Watch the game")
    press(page, "Pause")
    page.get_by_role("slider", name="Position in the film").fill("2")
    expect(page.locator(".prompt .hint")).to_contain_text("Step 3 of")
    told = page.locator(".prompt .say").inner_text()
    expect(page.get_by_role("main").get_by_role("region", name="Replay")).to_contain_text(told)
    address = page.get_by_role("button", name="Copy a link to this step").get_attribute("data-address")
    assert address == f"{server.address}/t/{table}?step=3"
    page.goto(address)
    expect(page.locator(".prompt .say")).to_have_text(told)
    press(page, "Result")
    see_the_result(page)


def person_of(page: Page, server: Server) -> Person:
    """The person whom the server knows by a page's cookie."""
    page.goto(server.address)
    expect(page.get_by_text("Deep Salvage").first).to_be_visible()
    return Person(server, next(one["value"] for one in page.context.cookies() if one["name"] == "quarterdeck"))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(name, re.I)).first.click()


def tow(pages: list[Page]) -> None:
    """Whoever is first at the wreck tows it home."""
    buttons = [page.get_by_role("button", name="Tow the wreck home") for page in pages]
    for _ in range(PATIENCE // LOOK):
        for button in buttons:
            if button.is_visible():
                button.click()
                return
        pages[0].wait_for_timeout(LOOK)
    raise AssertionError("nobody is asked at the wreck")
