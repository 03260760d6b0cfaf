"""The event loop is never kept busy for long: what would do so is made ahead or beside it."""

import asyncio
import gc
import threading
from collections import Counter
from functools import partial
from typing import Any

import pytest

from quarterdeck.cli.serve import collect_garbage_seldom
from quarterdeck.server.room import Receipt
from quarterdeck.server.table_words import TableWords, words_of_all_tables
from quarterdeck.server.updates import MANY_OPTIONS
from tests.server.inside import Listener, guest, hub_on, in_a_loop, started


@in_a_loop
async def test_very_many_new_options_are_put_into_words_beside_the_event_loop(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, makers = TableWords.option_now, Counter[bool]()

    def counted(*args: Any) -> bytes:
        makers[threading.current_thread() is threading.main_thread()] += 1
        return said(*args)

    monkeypatch.setattr(TableWords, "option_now", counted)
    words_of_all_tables.cache_clear()
    async with hub_on(database) as hub:
        player = Listener(await guest(hub))
        table = await started(hub, player.person, "space-alert", 1, mission="S2-1", clock=False)
        await player.look(hub, table)
        live = await hub.table(table)
        await live.act(0, "ready")
        offered = len(player.heard[-1]["views"][0]["options"])
        assert makers[False] > MANY_OPTIONS
        assert offered > MANY_OPTIONS > makers[True]
        await live.act(0, "place 0 A/< 1")
        assert makers[False] + makers[True] < offered + MANY_OPTIONS, "most options stay as they were"


@in_a_loop
async def test_others_come_in_between_while_a_new_question_is_put_into_words(database: str) -> None:
    async with hub_on(database) as hub:
        person, passed, sent = await guest(hub), list[None](), list[int]()
        table = await started(hub, person, "space-alert", 1, mission="S2-1", clock=False)
        for _ in range(3):
            window = Listener(person)
            await window.look(hub, table)
            window.send = lambda *_texts: sent.append(len(passed))

        async def pass_by() -> None:
            while True:
                passed.append(None)
                await asyncio.sleep(0)

        others, live = asyncio.create_task(pass_by()), await hub.table(table)
        try:
            await live.act(0, "ready")
            assert len(set(sent)) == 3, "planning begins: each window has a turn of the loop of its own"
            sent.clear()
            await live.act(0, "place 0 A/< 1")
            assert len(set(sent)) == 1, "little is new: all are sent it at once"
        finally:
            others.cancel()


@in_a_loop
async def test_whoever_acted_is_told_first_and_everybody_even_if_it_is_broken_off(database: str) -> None:
    async with hub_on(database) as hub:
        person, told = await guest(hub), list[tuple[int, int]]()
        table = await started(hub, person, "space-alert", 1, mission="S2-1", clock=False)
        windows = [Listener(person) for _ in range(6)]
        for number, window in enumerate(windows):
            await window.look(hub, table)
            window.send = partial(lambda number, *texts: told.append((number, len(texts))), number)
        live = await hub.table(table)
        acting = asyncio.create_task(live.act(0, "ready", receipt=Receipt(windows[4], 1)))
        while not told:
            await asyncio.sleep(0)
        acting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await acting
        assert told[0] == (4, 2), "the update and the receipt"
        assert sorted(number for number, _ in told) == [*range(6)]


def test_garbage_is_collected_again_once_everything_has_been_read() -> None:
    before = gc.get_threshold()
    try:
        gc.unfreeze()
        gc.disable()
        collect_garbage_seldom()
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
        first, second, _ = _collections()
        kept = [[number] for number in range(4_000)]
        assert len(kept) == 4_000
        now_first, now_second, _ = _collections()
        assert now_first == first, "what is new is never left to be examined again"
        assert now_second >= second + 2
    finally:
        gc.set_threshold(*before)
        gc.enable()


def _collections() -> list[int]:
    """How often each generation has been collected."""
    return [generation["collections"] for generation in gc.get_stats()]
