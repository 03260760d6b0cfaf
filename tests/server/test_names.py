"""Names and what is said: nobody passes for somebody else, and only players read what players say."""

import time

import pytest

import tests.minis  # noqa: F401 - makes the duel known
from quarterdeck.server import content
from quarterdeck.server.errors import Refused
from quarterdeck.server.names import clean, clean_person, marked
from quarterdeck.server.passwords import check_password
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.table_hub import TableHub
from tests.server.inside import Listener, guest, hub_on, in_a_loop


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada\n Lovelace ", "Ada Lovelace"),
        ("A\u200bda", "Ada"),
        ("\u202eadA", "adA"),
        ("Ａｄａ", "Ada"),
        ("\u3164\u2800", ""),
        ("Ada\x00\x1b[31m", "Ada[31m"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ада 🚀", "Ада 🚀"),
    ],
)
def test_names_consist_of_what_can_be_seen(written: str, kept: str) -> None:
    assert clean(written) == kept


def test_a_name_cannot_end_like_the_mark_of_a_namesake() -> None:
    assert clean_person("Ada (2) (3)") == "Ada"


def test_namesakes_are_numbered() -> None:
    assert marked({"p": "Ada", "q": "ADA", "r": "Grace"}) == {"p": "Ada (1)", "q": "ADA (2)", "r": "Grace"}


async def table_of_namesakes(hub: TableHub) -> tuple[str, str, str]:
    host, other = await guest(hub), await guest(hub)
    for person in (host, other):
        await hub.store.set_person(person, name="Ada")
    table = await hub.lobby.new_table(host, NewTable("mini-duel", 2))
    await hub.lobby.sit(table, 1, Sit("me"), other)
    return table, host, other


@in_a_loop
async def test_what_is_said_carries_the_seat_of_who_said_it(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, other = await table_of_namesakes(hub)
        listener = Listener(host)
        await listener.look(hub, table)
        assert [seat["name"] for seat in listener.seated] == ["Ada (1)", "Ada (2)"]
        await hub.say(table, other, "I am Ada")
        said = listener.heard[-1]
        assert (said["type"], said["name"], said["seat"], said["text"]) == ("chat", "Ada (2)", 1, "I am Ada")
        await listener.look(hub, table)
        assert [(line["name"], line["seat"]) for line in listener.heard[-1]["chat"]] == [("Ada (2)", 1)]


@in_a_loop
async def test_only_players_read_what_is_said_in_a_game(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, other = await table_of_namesakes(hub)
        player, visitor = Listener(host), Listener(await guest(hub))
        await visitor.look(hub, table)
        await hub.say(table, visitor.person, "may I watch?")
        assert visitor.heard[-1]["seat"] is None  # before the game whoever comes by reads and writes
        await hub.lobby.start(table, host)
        for listener in (player, visitor):
            await listener.look(hub, table)
        await hub.say(table, other, "they have a plan")
        assert player.heard[-1]["text"] == "they have a plan"
        assert all("plan" not in message.get("text", "") for message in visitor.heard)
        late = Listener(await guest(hub))
        await late.look(hub, table)
        assert late.heard[-1]["chat"] == []


@in_a_loop
async def test_where_people_went_on_is_told_to_them_alone(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, _ = await table_of_namesakes(hub)
        await hub.lobby.start(table, host)
        await hub.store.set_table(table, state="finished", result={})
        row = dict(await hub.store.table(table))
        await hub.store.add_table({**row, "id": "next", "state": "waiting", "follows": table}, [])
        stranger = await guest(hub)
        assert (await hub.lobby.described(table, host)).next == "next"
        assert (await hub.lobby.described(table, stranger)).next is None
        assert (await hub.lobby.described("next", host)).follows == table
        assert (await hub.lobby.described("next", stranger)).follows is None


@in_a_loop
async def test_it_is_said_when_a_bot_may_stand_in(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, other = await table_of_namesakes(hub)
        await hub.lobby.start(table, host)
        await hub.store.mark_left(table, other, time.time() - 5)
        seat = (await hub.lobby.described(table, host)).seats[1]
        assert seat.stand_in_from is not None
        assert 13 < seat.stand_in_from - time.time() <= 15
        assert (await hub.lobby.described(table, host)).seats[0].stand_in_from is None


@pytest.mark.parametrize(
    "password",
    ["password", "Password1!", "        ", "aaaaaaaa", "12345678", "qwertyui", "abcdefgh", "iloveyou2024", "lovelace1"],
)
def test_passwords_that_everybody_tries_are_refused(password: str) -> None:
    with pytest.raises(Refused) as refused:
        check_password(password, "Lovelace")
    assert refused.value.name == "weak-password"


@pytest.mark.parametrize("password", ["correct horse", "difference engine", "nanoseconds", "пароль-от-корабля"])
def test_other_passwords_are_not(password: str) -> None:
    check_password(password, "ada")


@pytest.mark.parametrize(
    ("language", "game", "message"),
    [("en", "ludo", "there is no game called 'ludo'"), ("tlh", "mini-duel", "there is no language 'tlh'")],
)
def test_whoever_asks_for_texts_is_told_which_name_is_unknown(language: str, game: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        content.rules(language, game)
    assert (refused.value.name, str(refused.value)) == ("not-found", message)
