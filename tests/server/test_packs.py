"""Content packs on a server: games go on with what they began with, or are refused by name."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

import tests.minis  # noqa: F401 - makes the duel known, which has no packs
from quarterdeck.cli import main
from quarterdeck.kernel import registry
from quarterdeck.kernel.packs import UnknownPack, packs_of
from quarterdeck.server import content, pack_store
from quarterdeck.server.endpoints import Call, games
from quarterdeck.server.errors import Refused
from quarterdeck.server.records import one_played, played
from quarterdeck.server.request_bodies import NewTable
from quarterdeck.server.table_hub import TableHub
from tests.server.inside import crash, guest, hub_on, in_a_loop, opened, started
from tests.server.stores import Run, at, rows

GAME = "starship-captains"
Update = Callable[[], None]


@pytest.fixture
def update(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Update:
    """Installs a new edition of the base game, in which the missions come in another order."""
    packs = packs_of(GAME)
    for name in ("loaded", "_sources", "_newest"):
        monkeypatch.setattr(packs, name, dict(getattr(packs, name)))
    monkeypatch.setattr("quarterdeck.kernel.processes._setups", [])

    def install() -> None:
        folder = tmp_path / "base"
        shutil.copytree(packs.folder, folder, dirs_exist_ok=True)
        missions = folder / "missions.toml"
        head, *cards = re.split(r"^\[", missions.read_text(encoding="utf-8"), flags=re.M)
        missions.write_text(head + "".join(f"[{card.rstrip()}\n\n" for card in reversed(cards)), encoding="utf-8")
        for known in (packs.loaded, packs._sources, packs._newest):
            known.clear()
        monkeypatch.setattr(packs, "folder", folder)

    return install


async def voyage(hub: TableHub, choices: int = 4) -> str:
    """A game of two in which some choices have been made."""
    table = await started(hub, await guest(hub), GAME, 2)
    live = await hub.table(table)
    for _ in range(choices):
        seat = live.game.seats()[0]
        await live.act(seat, str(live.game.choices(seat)[0]))
    return table


async def state(hub: TableHub, table: str) -> Any:
    seen = msgspec.json.decode((await hub.table(table)).game.state.to_json())
    return {name: value for name, value in seen.items() if name != "now"}


@pytest.mark.parametrize("ending", ["close", "crash"])
@in_a_loop
async def test_a_running_game_goes_on_with_the_cards_it_began_with(database: str, update: Update, ending: str) -> None:
    hub = await opened(database)
    table = await voyage(hub)
    before, row = await state(hub, table), await hub.store.table(table)
    assert row["pack"].startswith("base@")
    assert row["rolled"]
    await (hub.close() if ending == "close" else crash(hub))
    update()
    async with hub_on(database) as again:
        assert await state(again, table) == before
        live = await again.table(table)
        seat = live.game.seats()[0]
        await live.act(seat, str(live.game.choices(seat)[0]))
        other = await voyage(again)
        assert (await again.store.table(other))["pack"] != row["pack"]


@in_a_loop
async def test_a_game_whose_cards_are_nowhere_is_refused_by_name(database: str, update: Update) -> None:
    hub = await opened(database)
    table = await voyage(hub)
    await hub.close()
    update()
    async with hub_on(database) as again:
        async with again.store.engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM packs")
        packs_of(GAME).loaded.pop((await again.store.table(table))["pack"], None)
        with pytest.raises(Refused) as refused:
            await again.table(table)
        assert refused.value.name == "pack-missing"


@in_a_loop
async def test_an_old_table_goes_on_with_the_present_cards_and_keeps_them(database: str, update: Update) -> None:
    hub = await opened(database)
    table = await voyage(hub)
    await hub.store.note(table, pack=None, rolled=None)  # as before there were ids
    await crash(hub)
    async with hub_on(database) as again:
        before = await state(again, table)
        assert (await again.store.table(table))["pack"].startswith("base@")
        assert (await again.store.table(table))["rolled"]
    update()
    async with hub_on(database) as later:
        assert await state(later, table) == before


@in_a_loop
async def test_a_replay_that_comes_to_another_state_than_the_kept_one_is_not_used(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    hub = await opened(database)
    table = await voyage(hub)
    kept = msgspec.json.decode((await hub.table(table)).game.state.to_json())
    seq = (await hub.table(table)).seq
    await crash(hub)
    kept["asked_since"] += 1.0
    async with hub_on(database) as again:
        await again.store.keep_snapshot(table, seq, msgspec.json.encode(kept))
        await again.table(table)
        assert "rules changed" in caplog.messages


@in_a_loop
async def test_other_rolls_during_set_up_are_noticed(database: str) -> None:
    hub = await opened(database)
    table = await voyage(hub)
    rolled = (await hub.store.table(table))["rolled"]
    await crash(hub)
    async with hub_on(database) as again:
        await again.store.note(table, rolled=[["dice", 7], *rolled])
        with pytest.raises(Refused) as refused:
            await again.table(table)
        assert refused.value.name == "other-rules"


def test_the_check_of_stored_games_plays_them_with_their_own_cards(run: Run, database: str, update: Update) -> None:
    table = at(database, _one_voyage)
    update()
    assert run(database, "replay", "--check")[:2] == (0, "1 game checked, 0 differ.\n")
    assert at(database, lambda store: one_played(store, table)).record.pack.startswith("base@")
    rows(database, "UPDATE tables SET rolled = '[[\"dice\", 7]]'")
    assert "during set-up" in run(database, "replay", "--check")[1]


async def _one_voyage(store: Any) -> str:
    hub = TableHub(store)
    await hub.open()
    try:
        return await voyage(hub)
    finally:
        await hub.close()


# Packs of one's own


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A pack with the cards of the base game under a name of its own."""
    folder = tmp_path / "house"
    shutil.copytree(packs_of(GAME).folder, folder)
    about = folder / "pack.toml"
    about.write_text(about.read_text(encoding="utf-8").replace('name = "base"', 'name = "house"'), encoding="utf-8")
    return folder


@in_a_loop
async def test_a_table_is_opened_with_a_pack_that_the_server_offers(database: str, update: Update, house: Path) -> None:
    async with hub_on(database) as hub:
        assert pack_store.offer(house) == "house"
        person = await guest(hub)
        asked = Call(Request({"type": "http", "headers": [], "query_string": b""}), hub, None)  # type: ignore[arg-type]
        offered = {info.name: info.packs for info in await games(asked)}
        assert offered[GAME] == ["base", "house"]
        assert b'"name":"house"' in content.cards(GAME, "house")
        assert b'"name":"base"' in content.cards(GAME)
        assert content.card_texts("en", GAME, "house") == content.card_texts("en", GAME)
        assert b'"route-' in content.names("en", GAME, "house")
        table = await started(hub, person, GAME, 2, pack="house")
        assert (await hub.store.table(table))["pack"].startswith("house@")
        assert (await hub.lobby.described(table, person)).pack.startswith("house@")
        waiting = await hub.lobby.new_table(person, NewTable(GAME, 2, options={"pack": "house"}))
        assert (await hub.lobby.described(waiting, person)).pack == "house"
        assert (await hub.table(table)).game.record.pack.startswith("house@")
        with pytest.raises(Exception, match="no pack 'nowhere'"):
            await hub.lobby.new_table(person, NewTable(GAME, 2, options={"pack": "nowhere"}))


def test_an_unknown_pack_is_refused_for_every_game_and_nothing_is_kept_of_it() -> None:
    asked = (content.cards, content.names, content.card_texts)
    for game in [*registry.names(), "mini-duel"]:
        for answer, about in zip(asked, ((game,), ("en", game), ("en", game)), strict=True):
            kept = answer.cache_info().currsize
            with pytest.raises(UnknownPack):
                answer(*about, "nonsense-1")
            assert answer.cache_info().currsize == kept


def test_serve_says_what_is_wrong_with_a_pack(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--pack", str(tmp_path)]) == 2
    assert "pack.toml" in capsys.readouterr().err
    (tmp_path / "pack.toml").write_text('name = "x"\ngame = "chess"\n', encoding="utf-8")
    assert main(["serve", "--port", "0", "--pack", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert f"{tmp_path / 'pack.toml'}:2" in said.replace("\n", "")
    assert "no game with packs is called 'chess'" in said


@in_a_loop
async def test_the_list_of_games_makes_their_packs_known(database: str, update: Update) -> None:
    hub = await opened(database)
    table = await voyage(hub)
    await hub.close()
    update()
    async with hub_on(database) as again:
        packs_of(GAME).loaded.clear()
        assert await played(again.store, running=True) == [table]
        assert any(name.startswith("base@") for name in packs_of(GAME).loaded)
