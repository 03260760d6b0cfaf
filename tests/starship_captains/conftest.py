"""Cards made for one test are gone after it."""

from collections.abc import Iterator

import pytest

from quarterdeck.games.starship_captains.content.cards import abilities
from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.rules.rooms import room_colours


@pytest.fixture(autouse=True)
def the_printed_cards_only() -> Iterator[None]:
    content = pack()
    parts = (content.technologies, content.missions, content.tracks)
    printed = [dict(part) for part in parts]
    yield
    for part, before in zip(parts, printed, strict=True):
        part.clear()
        part.update(before)
    for remembered in (abilities, room_colours):
        remembered.cache_clear()
