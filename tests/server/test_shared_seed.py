"""The seed that people make together: nobody knows it alone, and everybody can check it."""

import pytest

import tests.minis  # noqa: F401 - makes the duel known
from quarterdeck.kernel.chance import commitment
from quarterdeck.server import shared_seed
from quarterdeck.server.errors import Refused
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.shared_seed import joint_seed, share_hash
from quarterdeck.server.table_hub import TableHub
from tests.server.inside import guest, hub_on, in_a_loop, started

GAME = "mini-duel"
MINE, THEIRS = "1" * 32, "2" * 32


async def two_people(hub: TableHub) -> tuple[str, str, str]:
    """A table of two that waits; both have committed."""
    host, other = await guest(hub), await guest(hub)
    table = await hub.lobby.new_table(host, NewTable(GAME, 2))
    await hub.lobby.sit(table, 1, Sit("me"), other)
    await hub.lobby.commit_share(table, host, share_hash(MINE))
    await hub.lobby.commit_share(table, other, share_hash(THEIRS))
    return table, host, other


@in_a_loop
async def test_the_seed_is_made_of_all_shares(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, other = await two_people(hub)
        before = await hub.lobby.described(table, host)
        assert [(one.hash, one.value, one.you) for one in before.shares] == [
            (share_hash(MINE), None, True),
            (share_hash(THEIRS), None, False),
        ]
        secret = (await hub.lobby.row(table))["seed"]
        await hub.lobby.start(table, host)
        assert (await hub.lobby.described(table, other)).revealing
        with pytest.raises(Refused, match="not the share"):
            await hub.lobby.reveal_share(table, other, MINE)
        await hub.lobby.reveal_share(table, other, THEIRS)
        assert (await hub.lobby.row(table))["state"] == "waiting"
        await hub.lobby.reveal_share(table, host, MINE)
        row, after = await hub.lobby.row(table), await hub.lobby.described(table, other)
        assert (row["state"], row["seed"]) == ("playing", joint_seed(secret, [MINE, THEIRS]))
        assert (await hub.table(table)).game.record.seed == row["seed"]
        assert after.commitment == before.commitment
        assert before.commitment == commitment(secret)


@in_a_loop
async def test_a_start_goes_on_without_a_share_that_does_not_come(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table, host, other = await two_people(hub)
        secret = (await hub.lobby.row(table))["seed"]
        await hub.lobby.start(table, host)
        await hub.lobby.reveal_share(table, host, MINE)
        monkeypatch.setattr(shared_seed, "REVEAL_SECONDS", 600.0)
        await hub.lobby.start(table, other)
        assert (await hub.lobby.row(table))["state"] == "waiting"
        monkeypatch.setattr(shared_seed, "REVEAL_SECONDS", 0.0)
        await hub.lobby.start(table, other)  # anybody at the table may say that the time is over
        row = await hub.lobby.row(table)
        assert (row["state"], row["seed"]) == ("playing", joint_seed(secret, [MINE]))
        assert [one.value for one in (await hub.lobby.described(table, host)).shares] == [MINE, None]


@in_a_loop
async def test_whoever_changes_the_table_meanwhile_stops_the_start(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, other = await two_people(hub)
        await hub.lobby.start(table, host)
        await hub.lobby.reveal_share(table, host, MINE)
        await hub.lobby.leave(table, other)
        after = await hub.lobby.described(table, host)
        assert (after.shares, after.revealing, after.state) == ([], False, "waiting")  # a known share is worth nothing


@in_a_loop
async def test_shares_are_refused_from_others_and_at_other_times(database: str) -> None:
    async with hub_on(database) as hub:
        table, host, _ = await two_people(hub)
        stranger = await guest(hub)
        with pytest.raises(Refused, match="no seat"):
            await hub.lobby.commit_share(table, stranger, share_hash(MINE))
        with pytest.raises(Refused, match="at the start"):
            await hub.lobby.reveal_share(table, host, MINE)
        await hub.lobby.start(table, host)
        with pytest.raises(Refused, match="already"):
            await hub.lobby.commit_share(table, host, share_hash(THEIRS))
        with pytest.raises(Refused, match="only the host"):
            await hub.lobby.start(table, stranger)


@in_a_loop
async def test_a_repeated_deal_keeps_its_seed_and_says_so(database: str) -> None:
    async with hub_on(database) as hub:
        host = await guest(hub)
        first = await started(hub, host, GAME, 2, hull=1)
        for seat, option in ((0, "fire 1"), (1, "bear")):
            await (await hub.table(first)).act(seat, option)
        seed = (await hub.lobby.row(first))["seed"]
        again = await hub.lobby.rematch(first, host, True)
        assert (await hub.lobby.row(again))["seed"] == seed
        assert (await hub.lobby.described(again, host)).same_deal
