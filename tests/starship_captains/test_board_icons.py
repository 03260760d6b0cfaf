"""The browser's board draws every word that cards are written in."""

import json
import re
from pathlib import Path

import pytest

from quarterdeck.games.starship_captains.content.vocabulary import Effect
from quarterdeck.games.starship_captains.game import cards

WEB = Path(__file__).parents[2] / "web"
ICONS = json.loads((WEB / "src" / "games" / "starship-captains" / "effect-icons.json").read_text(encoding="utf-8"))
DRAWN = set(re.findall(r'id="i-([\w-]+)"', (WEB / "public" / "icons.svg").read_text(encoding="utf-8")))
SIGNS = {"n", ">", "/", "×", "<track>"}


@pytest.mark.parametrize("word", sorted(kind.name for kind in Effect.kinds))
def test_every_effect_has_its_icons(word: str) -> None:
    assert ICONS[word]
    assert {*ICONS[word]} - SIGNS <= DRAWN


def test_edges_rooms_and_rounds_have_icons() -> None:
    printed = cards("base")
    edges = {symbol for card in printed["technologies"].values() for symbol in (*card["left"], *card["right"])}
    gains = {*printed["rounds"].values()}
    assert {*edges, *gains, *printed["rooms"]} - {""} <= DRAWN
