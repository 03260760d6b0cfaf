"""Campaigns with secrets: what a finished episode leaves to the next is told to nobody."""

from collections.abc import Iterator
from typing import Any

import pytest

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck.server import restarts
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.table_hub import TableHub
from tests.rules import rule
from tests.server.harness import Person, Server, serving
from tests.server.inside import guest, hub_on, in_a_loop
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


WITHHELD = ("record", "scenes")


def test_record_seed_and_film_of_an_episode_stay_closed_until_the_campaign_is_over(server: Server) -> None:
    episode = Episode(server)
    first = episode.path
    burnt = episode.play("burn", "read")

    def refused() -> set[str]:
        answers = [person.http.get(f"{first}/{part}") for person in episode.people for part in WITHHELD]
        assert not any(burnt in answer.text for answer in answers)
        return {answer.json()["error"]["name"] for answer in answers}

    assert refused() == {"withheld"}
    episode.go_on()
    episode.start()
    assert refused() == {"withheld"}
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


def told_before(episode: Episode) -> list[Any]:
    """What everybody is told of the games before the one that waits: its text, or why not."""
    path = f"{episode.path}/before/en"
    answers = [person.http.get(path).json() for person in episode.people]
    return [answer["error"]["name"] if "error" in answer else answer["text"] for answer in answers]


READ = "The letter named {} begins: my dear friend."


@rule("G7-R15", "G7-R42")
def test_the_people_of_a_table_read_what_came_before_its_game_even_if_that_begins_anew(server: Server) -> None:
    episode = Episode(server)
    letter = episode.play("read", "burn")
    episode.go_on()
    told = [READ.format(letter), READ.format(letter), "not-your-seat"]
    assert told_before(episode) == told
    polish = episode.host.get(f"{episode.path}/before/pl")["text"]
    assert polish == f"List „{letter}” zaczyna się tak: mój drogi przyjacielu."
    episode.start()
    assert told_before(episode) == ["started"] * 3
    for person in (episode.host, episode.mate):
        anew = person.post(f"{episode.path}/restart")
    episode.id = anew["id"]
    assert (anew["state"], anew["restarts"]) == ("waiting", 1)
    assert told_before(episode) == told


@rule("G7-R43")
def test_before_a_new_campaign_nothing_of_the_old_one_is_told(server: Server) -> None:
    episode = Episode(server)
    assert episode.play("read", "burn")
    episode.go_on()
    episode.start()
    episode.play("read", "burn")
    new = episode.host.post(f"{episode.path}/rematch", same=False)
    assert (new["state"], new["follows"]) == ("waiting", episode.id)
    episode.id = new["id"]
    assert told_before(episode) == ["", "", "not-your-seat"]


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
    assert episode.host.post(f"{episode.path}/restart")["error"]["name"] == "not-started"
    episode.start()
    episode.play("burn", "burn")
    seed = episode.host.get(f"{episode.path}/record")["seed"]
    assert episode.host.post(f"{episode.path}/restart")["id"] == episode.id
    anew = episode.mate.post(f"{episode.path}/restart")
    assert (anew["options"], anew["follows"], anew["restarts"]) == (before["options"], episode.id, 1)
    assert episode.host.post(f"{episode.path}/restart")["id"] == anew["id"]
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
    assert not person.get(f"/api/tables/{table['id']}")["restartable"]
    assert person.post(f"/api/tables/{table['id']}/restart")["error"]["name"] == "no-restart"


@rule("G7-R41")
def test_everybody_at_the_table_agrees_to_begin_a_running_game_anew(server: Server) -> None:
    episode = Episode(server)
    mate, stranger = episode.mate.live(episode.id), episode.stranger.live(episode.id)
    asked = episode.host.post(f"{episode.path}/restart")
    names = [person.me["name"] for person in episode.people]
    assert (asked["id"], asked["state"], asked["restart"]["you"]) == (episode.id, "playing", True)
    told = mate.next("table")["table"]
    assert told["restart"] == {**asked["restart"], "you": False}
    assert (told["restart"]["by"], told["restart"]["agreed"], told["restart"]["missing"]) == (
        names[0], names[:1], names[1:2],
    )  # fmt: skip
    watched = stranger.next("table")["table"]
    assert (watched["restart"], watched["restartable"]) == (None, False)
    anew = episode.mate.post(f"{episode.path}/restart")
    assert (anew["follows"], anew["state"], anew["restarts"]) == (episode.id, "waiting", 1)
    assert [seat["kind"] for seat in anew["seats"]] == ["person", "person"]
    while (told := mate.next("table")["table"])["state"] != "broken-off":
        pass
    assert (told["next"], told["result"], told["restart"], told["restartable"]) == (anew["id"], None, None, False)


@rule("G7-R41")
def test_what_was_broken_off_is_void(server: Server) -> None:
    episode = Episode(server)
    live, mate = episode.host.live(episode.id), episode.mate.live(episode.id)
    live.act(0, "burn")
    broken_off = episode.path
    episode.host.post(f"{broken_off}/restart")
    episode.id = episode.mate.post(f"{broken_off}/restart")["id"]
    assert mate.act(1, "read")["name"] == "broken-off"
    for way in ("record", "scenes"):
        assert episode.host.get(f"{broken_off}/{way}")["error"]["name"] == "broken-off"
    assert episode.host.post(f"{broken_off}/next")["error"]["name"] == "not-over"
    shown = episode.host.get("/api/tables")
    assert [table["id"] for table in [*shown["mine"], *shown["finished"]]] == [episode.id]
    assert episode.host.live(broken_off.rpartition("/")[2]).state["views"] == []
    episode.start()
    letter = episode.play("burn", "read")
    episode.go_on()
    episode.start()
    episode.play("read", "read")
    assert episode.host.get(f"{episode.path}/record")["options"]["burnt"] == [letter]


@rule("G7-R41")
def test_one_who_declines_keeps_the_game_as_it_is(server: Server) -> None:
    episode = Episode(server)
    host = episode.host.live(episode.id)
    episode.host.post(f"{episode.path}/restart")
    assert episode.mate.http.delete(f"{episode.path}/restart").json()["restart"] is None
    assert [host.next("table")["table"]["restart"] is None for _ in range(2)] == [False, True]
    asked = episode.mate.post(f"{episode.path}/restart")
    assert (asked["id"], asked["restart"]["agreed"]) == (episode.id, [episode.mate.me["name"]])
    assert host.act(0, "read")["type"] == "ack"


@rule("G7-R41")
def test_only_the_players_ask_agree_and_decline(server: Server) -> None:
    episode = Episode(server)
    episode.host.post(f"{episode.path}/restart")
    assert episode.stranger.post(f"{episode.path}/restart")["error"]["name"] == "not-your-seat"
    refused = episode.stranger.http.delete(f"{episode.path}/restart").json()
    assert refused["error"]["name"] == "not-your-seat"
    assert episode.host.get(episode.path)["restart"]["agreed"] == [episode.host.me["name"]]


@rule("G7-R41")
def test_alone_with_bots_asking_is_enough(server: Server) -> None:
    person = Person(server)
    letters: dict[str, Any] = {"game": "mini-letters", "seats": 2, "bots": "easy", "start": True}
    table = person.post("/api/tables", **letters)
    anew = person.post(f"/api/tables/{table['id']}/restart")
    assert (anew["follows"], anew["state"]) == (table["id"], "playing")
    assert person.get(f"/api/tables/{table['id']}")["state"] == "broken-off"
    again = person.post(f"/api/tables/{anew['id']}/restart")
    assert again["restarts"] == 2


@rule("G7-R41")
@in_a_loop
async def test_whoever_does_not_answer_in_time_has_not_agreed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as hub:
        table, host, mate = await two_at_letters(hub)
        await hub.lobby.restart(table, host)
        monkeypatch.setattr(restarts, "ANSWER_WITHIN", 0.0)
        assert (await hub.lobby.described(table, mate)).restart is None
        monkeypatch.setattr(restarts, "ANSWER_WITHIN", -1.0)
        assert await hub.lobby.restart(table, mate) == table
        monkeypatch.undo()
        asked = (await hub.lobby.described(table, mate)).restart
        assert asked is not None
        assert (asked.you, len(asked.agreed), len(asked.missing)) == (True, 1, 1)


@rule("G7-R41")
@in_a_loop
async def test_nobody_waits_for_a_person_for_whom_a_bot_stands_in(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, mate = await two_at_letters(hub)
        await hub.store.mark_left(table, mate, 1.0)
        assert await hub.lobby.restart(table, host) == table
        await hub.lobby.stand_in(table, 1, Sit("bot", "easy"), host)
        shown = await hub.lobby.described(table, host)
        assert shown.state == "broken-off"  # everybody else had agreed already
        anew = await hub.lobby.restart(table, host)
        assert anew == shown.next != table
        chairs = (await hub.lobby.described(anew, mate)).seats
        assert [(chair.kind, chair.level, chair.you) for chair in chairs] == [
            ("person", None, False), ("person", None, True),
        ]  # fmt: skip


@rule("G7-R41")
@in_a_loop
async def test_a_bot_that_stands_in_agrees_for_nobody_else(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, mate = await two_at_letters(hub)
        await hub.lobby.stand_in(table, 0, Sit("bot", "easy"), host)
        assert await hub.lobby.restart(table, host) == table
        await hub.lobby.stand_in(table, 0, Sit("bot", "hard"), host)
        assert (await hub.lobby.described(table, mate)).state == "playing"


async def two_at_letters(hub: TableHub) -> tuple[str, str, str]:
    """A game of letters that two people play: the table, its host and the other one."""
    host, mate = await guest(hub), await guest(hub)
    table = await hub.lobby.new_table(host, NewTable("mini-letters", 2))
    await hub.lobby.sit(table, 1, Sit("me"), mate)
    await hub.lobby.start(table, host)
    return table, host, mate
