"""What is seen and what is not (SC-R1 to SC-R8)."""

import json

import msgspec
import pytest

from quarterdeck import Game
from quarterdeck.games.starship_captains.rules.new_missions import draw_mission
from tests.rules import rule
from tests.starship_captains.tables import Voyage

VIEWERS = (0, 1, None)


@rule("SC-R1", "SC-R2", "SC-R7")
@pytest.mark.parametrize("seats", [1, 2])
def test_no_hidden_card_is_sent_to_anybody(seats: int) -> None:
    game = Game("starship-captains", seats=seats, seed="3")
    table = game.state
    hidden = {*table.technologies, *table.omegas, *table.mission_deck}
    assert len(hidden) > 80
    for viewer in (*range(seats), None):
        sent = json.dumps([game.view(viewer), msgspec.to_builtins(game.events_for(viewer))])
        assert [card for card in sorted(hidden) if f'"{card}"' in sent] == []
        view = game.view(viewer)
        for pile in ("technologies", "omegas", "mission_deck", "artifacts", "pirates"):
            assert view[pile] == len(getattr(table, pile))
        if seats == 1:
            assert (view["shadow"]["actions"], view["shadow"]["later"]) == (4, 3)


@rule("SC-R3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_is_public(viewer: int | None) -> None:
    voyage = Voyage().hold("ry", "rb").board("holodeck", "damage", "", "", "", "")
    voyage.do("activate repair C", "mend ship", "end-turn").effect("advance fleet", seat=0).do("go fleet 1")
    table, view = voyage.table, voyage.table.view(viewer)
    for captain, seen in zip(table.captains, view["captains"], strict=True):
        secret = {"unseen_pirates", "drawn", "drawn_omegas"}
        assert {name: seen[name] for name in captain.__struct_fields__ if name not in secret} == {
            name: getattr(captain, name) for name in captain.__struct_fields__ if name not in secret
        }
    for name in ("routes", "planets", "numbers", "stations", "tiles", "central", "events", "track_sides", "round"):
        assert view[name] == getattr(table, name)
    for pile in ("technology_discard", "omega_discard", "mission_discard", "artifact_discard", "pirate_discard"):
        assert view[pile] == getattr(table, pile)


@rule("SC-R8", "SC-18.11")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_pirate_from_the_supply_stays_unseen_even_by_its_captain(viewer: int | None) -> None:
    voyage = Voyage().effect("pirate")
    assert len(voyage.me.unseen_pirates) == 1
    assert voyage.table.view(viewer)["captains"][0]["unseen_pirates"] == 1
    assert voyage.told("pirate-gained") == [{"seat": 0}]


@rule("SC-R3", "SC-19.3")
def test_missions_that_were_looked_at_still_count_as_the_deck() -> None:
    voyage = Voyage()
    deck = voyage.table.view(1)["mission_deck"]
    voyage.effect("stargate 3").do("decline")
    assert [voyage.table.view(seat)["mission_deck"] for seat in (0, 1, None)] == [deck] * 3
    draw_mission(voyage.table)
    assert voyage.table.view(1)["mission_deck"] == deck - 1
