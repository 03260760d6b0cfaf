"""A table whose campaign began with an older pack shows the cards and rooms of that pack, not those of the present."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from quarterdeck.games.gen7.content.pack import PACKS
from quarterdeck.kernel.words import words
from quarterdeck.server.store import Store
from tests.gen7.old_pack import restore_old_pack
from tests.rules import rule
from tests.server.harness import Server
from tests.web.conftest import Visitors
from tests.web.gen7 import games
from tests.web.gen7.people import Officer


async def keep(server: Server, exact: str) -> None:
    store = Store(server.database)
    await store.keep_pack("gen7", exact, dict(PACKS.sources_of(exact)))
    await store.close()


@rule("G7-D75")
def test_late_rooms_of_an_old_campaign_are_open_and_named(own_server: Server, visitors: Visitors) -> None:
    old = restore_old_pack()
    own_server.kill()
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has this thread's event loop
        elsewhere.submit(asyncio.run, keep(own_server, old)).result()
    own_server.start()
    game = games.begun("5.00", old)
    game.record.options["pack"] = old
    officer, here = Officer(visitors(own_server, "ru"), game), words("gen7", "ru")
    for group in ("shared_b", "shared_c"):
        frame = f"{here.text('name-sixth_b')}, {here.text(f'name-{group}')}"
        expect(officer.page.get_by_role("article", name=frame)).to_be_visible()
