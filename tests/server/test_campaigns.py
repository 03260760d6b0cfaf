"""Campaigns with secrets: what a finished episode leaves to the next is told to nobody."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.rules import rule
from tests.server.harness import Person, Server, serving
from tests.server.mini_server import MiniServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("store"), kind=MiniServer) as running:
        yield running


class Episode:
    """A table of letters with two people, the first of them its host, and somebody else who has its link."""

    def __init__(self, server: Server) -> None:
        self.host, self.mate, self.stranger = (Person(server) for _ in range(3))
        table = self.host.post("/api/tables", game="mini-letters", seats=2, public=True, options={"paper": "blue"})
        self.id: str = table["id"]
        self.mate.post(f"{self.path}/seats/1", kind="me")
        self.start()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def people(self) -> tuple[Person, Person, Person]:
        return self.host, self.mate, self.stranger

    def start(self) -> None:
        self.host.post(f"{self.path}/start")

    def play(self, *choices: str) -> str:
        """Let both seats choose; returns the letter of the first."""
        live = self.host.live(self.id)
        letter: str = live.state["views"][0]["view"]["readers"][0]["letter"]
        live.act(0, choices[0])
        self.mate.live(self.id).act(1, choices[1])
        return letter

    def go_on(self) -> Any:
        """Open the next episode, which waits for both."""
        table = self.host.post(f"{self.path}/next")
        self.id = table["id"]
        return table


def second_episode(server: Server) -> tuple[Episode, str]:
    """The second episode, which waits for its start, and the letter that was burnt in the first."""
    episode = Episode(server)
    burnt = episode.play("burn", "read")
    episode.go_on()
    return episode, burnt


def test_what_a_campaign_carries_in_secret_is_told_to_nobody(server: Server) -> None:
    episode, burnt = second_episode(server)
    lives = [person.live(episode.id) for person in episode.people]
    told = [person.http.get(path).text for person in episode.people for path in ("/api/tables", episode.path)]
    told.append(episode.host.http.patch(episode.path, json={"name": "Second post"}).text)
    episode.start()
    for live in lives:
        while live.next("table")["table"]["state"] != "playing":
            pass
    told += [person.live(episode.id).received[-1] for person in episode.people]
    told += [text for live in lives for text in live.received]
    assert len(told) > 12
    assert all('"options":{"paper":"blue","episode":2,' in text for text in told[:7])
    assert not any(burnt in text for text in told)


def test_what_is_carried_stays_when_the_host_changes_what_is_shown(server: Server) -> None:
    episode, burnt = second_episode(server)
    shown = episode.host.get(episode.path)["options"]
    changed = episode.host.http.patch(episode.path, json={"options": {**shown, "paper": "red"}}).json()
    assert changed["options"] == {**shown, "paper": "red"}
    forged = episode.host.http.patch(episode.path, json={"options": {**shown, "burnt": []}}).json()
    assert forged["error"]["name"] == "not-carried"
    forged = episode.host.http.patch(episode.path, json={"options": {**shown, "read": []}}).json()
    assert forged["error"]["name"] == "not-carried"
    episode.start()
    episode.play("read", "read")
    record = episode.host.get(f"{episode.path}/record")
    assert record["options"]["burnt"] == [burnt]


def test_a_campaign_that_hides_nothing_says_so(server: Server) -> None:
    options = {"campaign": {}, "clock": False}
    assert Person(server).open_table(options=options)["options"] == options


SEALED = ("record", "scenes")


def test_record_seed_and_film_of_an_episode_stay_closed_until_the_campaign_is_over(server: Server) -> None:
    episode = Episode(server)
    first = episode.path
    burnt = episode.play("burn", "read")

    def refused() -> set[str]:
        answers = [person.http.get(f"{first}/{part}") for person in episode.people for part in SEALED]
        assert not any(burnt in answer.text for answer in answers)
        return {answer.json()["error"]["name"] for answer in answers}

    assert refused() == {"sealed"}
    episode.go_on()
    episode.start()
    assert refused() == {"sealed"}
    episode.play("burn", "burn")
    assert episode.stranger.get(f"{first}/record")["seed"] == episode.stranger.get(f"{first}/scenes")["seed"]
    assert episode.stranger.get(f"{episode.path}/record")["options"]["burnt"] == [burnt]


def test_a_story_goes_to_those_who_see_what_it_belongs_to(server: Server) -> None:
    episode = Episode(server)
    lives = [person.live(episode.id) for person in episode.people]
    for reader, live in enumerate(lives[:2]):
        (face,) = live.state["views"]
        letter = face["view"]["readers"][reader]["letter"]
        assert face["texts"] == {letter: f"The letter named {letter} begins: my dear friend."}
    assert lives[2].state["views"][0]["texts"] == {}
    letter = episode.play("read", "burn")
    (face,) = episode.stranger.live(episode.id).state["views"]
    assert list(face["texts"]) == [letter]


def test_a_film_has_the_stories_that_spectators_saw(server: Server) -> None:
    episode = Episode(server)
    first, letter = episode.path, episode.play("read", "burn")
    episode.go_on()
    episode.start()
    episode.play("burn", "burn")
    scenes = episode.stranger.get(f"{first}/scenes")["scenes"]
    told = [scene["texts"] for scene in scenes if "texts" in scene]
    assert told == [{letter: f"The letter named {letter} begins: my dear friend."}]


def test_a_game_of_a_campaign_may_be_begun_anew_from_the_same_set_up(server: Server) -> None:
    episode, burnt = second_episode(server)
    before = episode.host.get(episode.path)
    assert episode.host.post(f"{episode.path}/restart")["error"]["name"] == "not-over"
    episode.start()
    episode.play("burn", "burn")
    assert episode.stranger.post(f"{episode.path}/restart")["error"]["name"] == "not-your-seat"
    seed = episode.host.get(f"{episode.path}/record")["seed"]
    anew = episode.host.post(f"{episode.path}/restart")
    assert (anew["options"], anew["follows"]) == (before["options"], episode.id)
    assert episode.mate.post(f"{episode.path}/restart")["id"] == anew["id"]
    episode.id = anew["id"]
    episode.start()
    episode.play("read", "read")
    record = episode.host.get(f"{episode.path}/record")
    assert record["options"]["burnt"] == [burnt]
    assert record["seed"] != seed


@rule("G7-R42")
def test_a_game_that_the_campaign_has_left_behind_is_not_begun_anew(server: Server) -> None:
    episode = Episode(server)
    episode.play("burn", "read")
    left_behind = episode.path
    episode.go_on()
    assert episode.host.post(f"{left_behind}/restart")["error"]["name"] == "has-sequel"


def test_most_games_are_not_begun_anew(server: Server) -> None:
    person = Person(server)
    table = person.post("/api/tables", game="mini-draft", seats=2, one_screen=True, start=True, options={"cards": 1})
    live = person.live(table["id"])
    for seat, face in enumerate(live.state["views"]):
        live.act(seat, face["options"][0]["text"])
    assert person.post(f"/api/tables/{table['id']}/restart")["error"]["name"] == "no-restart"
