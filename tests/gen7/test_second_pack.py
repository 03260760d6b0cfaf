"""Other packs: texts and bots read the cards of the pack that lies on the table, not those of the base pack."""

import shutil
from pathlib import Path

import pytest

from quarterdeck import Game
from quarterdeck.bots.bot import Seat
from quarterdeck.bots.registry import make_all
from quarterdeck.kernel.packs import packs_of
from quarterdeck.kernel.registry import texts_of
from quarterdeck.kernel.words import words


@pytest.fixture
def house(tmp_path: Path) -> str:
    """A pack in which key tasks have other ids and the first ones cost chems."""
    folder = tmp_path / "house"
    shutil.copytree(packs_of("gen7").folder, folder)
    for file in folder.glob("*.toml"):
        text = file.read_text(encoding="utf-8").replace('name = "base"', 'name = "house"')
        file.write_text(text.replace("KT-", "KX-").replace('"data 2"', '"chems 5"'), encoding="utf-8")
    return packs_of("gen7").use(folder)


def test_a_view_names_the_exact_pack(house: str) -> None:
    game = Game("gen7", seats=3, seed=1, pack=house)
    assert game.view(None)["pack"] == game.record.pack
    assert game.view(None)["pack"].startswith("house@")


def test_bots_and_descriptions_read_the_cards_of_the_pack(house: str) -> None:
    game, said = Game("gen7", seats=3, seed=1, pack=house), words("gen7")
    bots, described = make_all(["thumb"], "gen7", 3, "1"), ""
    for _ in range(60):
        for seat in game.seats():
            if options := game.choices(seat):
                chosen = bots[seat].choose(Seat(game.state, seat), options)
                assert chosen is not None
                game.act(seat, chosen)
                described += "\n".join(texts_of("gen7").describe(game.view(seat), said, True))
                assert texts_of("gen7").texts(game.view(seat), said)  # type: ignore[misc]
    assert any(task.card.startswith("KX-") for task in game.state.row)
    assert "KX-" in described
