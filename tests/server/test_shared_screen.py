"""Several seats on one screen: the server says whether one of them knows what another must not."""

import pytest

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck.server.client_messages import Hello
from quarterdeck.server.table_hub import TableHub
from tests.server.inside import Listener, guest, hub_on, in_a_loop, started

GAME = "mini-letters"


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store') / 'test.sqlite'}"


async def secret_after(hub: TableHub, game: str, *choices: str) -> list[bool]:
    """What both seats on one screen are told, at the beginning and after each of their choices."""
    person = Listener(await guest(hub))
    table = await started(hub, person.person, game, 2)
    await person.look(hub, table)
    live = await hub.table(table)
    for seat, choice in enumerate(choices):
        await live.act(seat, choice)
    return [message["secret"] for message in person.heard if "secret" in message]


@in_a_loop
async def test_seats_are_covered_while_they_hold_what_others_do_not_see(database: str) -> None:
    async with hub_on(database) as hub:
        assert await secret_after(hub, GAME, "read", "read") == [True, True, False]


@in_a_loop
async def test_seats_stay_covered_when_one_was_told_something_alone(database: str) -> None:
    async with hub_on(database) as hub:
        assert await secret_after(hub, GAME, "burn", "read") == [True, True, True]


@in_a_loop
async def test_a_game_without_secrets_covers_nothing(database: str) -> None:
    async with hub_on(database) as hub:
        assert await secret_after(hub, "mini-duel", "aim") == [False, False]


@in_a_loop
async def test_whoever_comes_back_is_told_the_same(database: str) -> None:
    async with hub_on(database) as hub:
        person = Listener(await guest(hub))
        table = await started(hub, person.person, GAME, 2)
        live = await hub.table(table)
        for seat, choice in enumerate(("burn", "read")):
            await live.act(seat, choice)
        hub.room(table).connections.add(person)
        await hub.greet(person, table, Hello(since=len(live.game.events)))
        assert person.heard[-1]["secret"]


@in_a_loop
async def test_a_single_seat_has_no_secrets_from_itself(database: str) -> None:
    async with hub_on(database) as hub:
        person = Listener(await guest(hub))
        await person.look(hub, await started(hub, person.person, GAME, 1))
        assert not person.heard[-1]["secret"]
