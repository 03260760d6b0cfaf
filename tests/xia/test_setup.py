"""Set-up and the first game (XIA-1.1, XIA-2, XIA-D4 to XIA-D7, XIA-D59, XIA-D60, XIA-R1, XIA-R23)."""

from typing import Any

import msgspec
import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.setup import order_of_picking
from quarterdeck.games.xia.state import MARKERS, Options, Xia
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadOptions, Illegal
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import words
from tests.rules import rule


def begun(seats: int = 3, rolls: list[int] | None = None, seed: str = "1", **options: Any) -> Xia:
    """A table at its first question; `rolls` are the d20 of the captains."""
    chance = Chance(seed)
    if rolls:
        chance.loaded["dice"] = [face - 1 for face in rolls]
    game = registry.manifest_of("xia")
    table = game.rules.setup(seats, game.read_options(seats, options), chance)
    assert isinstance(table, Xia)
    table.event_sink = []
    table.advance()
    return table


def played(table: Xia) -> Xia:
    """The first option of everybody until the first turn."""
    while table.agenda[-1].name in ("picking-ship", "first-outfits"):
        seat = table.seats()[0]
        table.act(
            seat, table.option("ready" if table.agenda[-1].name == "first-outfits" else str(table.options(seat)[0]))
        )
    return table


def told(table: Xia, kind: str) -> list[dict[str, Any]]:
    return [event.args for event in table.event_sink or () if isinstance(event, Event) and event.kind == kind]


def sectors_of(table: Xia) -> list[str]:
    return [laid.split(" ")[0] for laid in table.sectors]


@rule("XIA-2.1.1")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_captains(seats: int) -> None:
    with pytest.raises(BadOptions, match="3, 4, 5"):
        begun(seats)


@rule("XIA-2.1.2", "XIA-D4", "XIA-1.1.9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_sectors_as_captains_each_joined_to_the_one_before(seats: int) -> None:
    table = begun(seats)
    places = ["0,0", "5,-3 turned", "3,2", "-2,5 turned", "-5,3"][:seats]
    assert [laid.split(" ", 1)[1] for laid in table.sectors] == places
    assert len(table.stack) == 21 - seats
    assert sorted([*table.stack, *sectors_of(table)]) == sorted(pack().sectors)
    for one, other in zip(sectors_of(table), sectors_of(table)[1:], strict=False):
        symbols = table.chart.joined(one, other)
        assert symbols[0] == symbols[1]


@rule("XIA-2.1.3")
def test_a_sector_without_spawn_point_is_never_a_start_sector() -> None:
    for seed in range(60):
        table = begun(5, seed=str(seed))
        assert not {"xia", "the-lost-sector"} & {*sectors_of(table)}
        assert {"xia", "the-lost-sector"} <= {*table.stack}


@rule("XIA-2.1.3")
def test_a_sector_that_is_shuffled_back_is_replaced_by_the_next() -> None:
    chance = Chance("1")
    chance.loaded["stack"] = [["azure", "lunari", "kemplar-ii", "xia"], ["xia", "azure", "lunari", "kemplar-ii"]]
    game = registry.manifest_of("xia")
    table = game.rules.setup(3, Options(), chance)
    table.advance()
    assert isinstance(table, Xia)
    assert (sectors_of(table), table.stack) == (["kemplar-ii", "lunari", "azure"], ["xia"])


@rule("XIA-2.1.5", "XIA-22.1.1", "XIA-1.1.6")
def test_a_token_on_every_exploration_hex() -> None:
    table = begun(5)
    spots = [spot for sector in sectors_of(table) if (spot := table.chart.exploration_hex(sector))]
    assert sorted(table.tokens) == sorted(spots)
    faces = sorted([*table.tokens.values(), *table.token_pile])
    assert faces == sorted(["strongbox", "tale", "dust"] * 7)


@rule("XIA-2.1.6", "XIA-1.1.10")
def test_missions_and_titles_are_shuffled() -> None:
    table, other = begun(), begun(seed="2")
    assert sorted(table.mission_deck) == sorted(pack().missions)
    assert sorted(table.title_deck) == sorted(pack().titles)
    assert (table.mission_deck, table.title_deck) != (other.mission_deck, other.title_deck)


@rule("XIA-2.1.7", "XIA-2.1.8", "XIA-1.1.3", "XIA-1.1.14", "XIA-D7")
def test_supply_and_credits() -> None:
    table = begun()
    assert [captain.credits for captain in table.captains] == [3000] * 3
    assert set(table.supply.values()) == {7}
    assert sum(table.supply.values()) == 84
    assert len(table.ships) == 18


@rule("XIA-2.1.11", "XIA-2.1.12", "XIA-2.1.18", "XIA-1.1.1")
def test_picking_counter_clockwise_from_the_highest_roll() -> None:
    table = begun(4, [7, 18, 3, 11])
    assert (table.picking, table.order) == ((1, 0, 3, 2), (2, 3, 0, 1))
    assert order_of_picking(1, 4) == (1, 0, 3, 2)
    picked = []
    while table.agenda[-1].name == "picking-ship":
        seat = table.seats()[0]
        options = [str(option) for option in table.options(seat)]
        assert len(options) == 6 - len(picked)
        picked.append(seat)
        table.act(seat, table.option(options[0]))
    assert picked == [1, 0, 3, 2]
    assert played(table).active == 2


@rule("XIA-2.1.11")
def test_only_free_ships_of_the_first_tier_are_picked() -> None:
    table = begun(3, [18, 3, 11])
    table.act(0, table.option("pick swamp-rat"))
    for ship in ("swamp-rat", "vermilion", "enforcer"):
        with pytest.raises(Illegal, match=r"XIA-2\.1\.11"):
            table.act(2, table.option(f"pick {ship}"))


@rule("XIA-D59", "XIA-2.1.11", "XIA-31.1.1")
def test_a_tie_for_the_first_pick_is_rolled_for() -> None:
    assert begun(3, [18, 3, 18, 10]).picking[0] == 0
    assert begun(3, [18, 3, 18, 11]).picking[0] == 2


@rule("XIA-2.1.19", "XIA-D14", "XIA-31.1.4")
def test_set_up_rolls_bring_no_luck() -> None:
    table = played(begun(3, [20, 20, 5, 20]))
    assert [captain.fame for captain in table.captains] == [0, 0, 0]


@rule("XIA-2.1.13", "XIA-D5")
def test_start_sector_k_belongs_to_captain_k_in_turn_order() -> None:
    table = played(begun(4, [7, 18, 3, 11]))
    for seat, sector in zip([2, 3, 0, 1], sectors_of(table), strict=True):
        assert table.captains[seat].at == table.chart.marked(sector, "spawn")


@rule("XIA-2.1.12", "XIA-2.1.14", "XIA-2.1.15", "XIA-1.1.8", "XIA-1.1.2")
def test_what_every_captain_begins_with() -> None:
    table = begun(3, [18, 3, 11])
    table.act(0, table.option("pick swamp-rat"))
    captain = table.captains[0]
    mat = pack().ships["swamp-rat"]
    assert (captain.ship, captain.abilities, captain.energy) == ("swamp-rat", (mat.ability,), mat.energy)
    assert (captain.armed, captain.disarmed, captain.impulse, captain.fame) == (MARKERS, 0, True, 0)
    assert "swamp-rat" not in table.ships


@rule("XIA-2.1.16", "XIA-2.1.17", "XIA-10.2.5", "XIA-29.1.6")
def test_first_outfits_in_the_order_of_picking_as_far_as_they_are_paid_and_fit() -> None:
    table = begun(3, [18, 3, 11])
    for seat, ship in ((0, "swamp-rat"), (2, "easy-tiger"), (1, "numerator")):
        table.act(seat, table.option(f"pick {ship}"))
    assert (table.agenda[-1].name, table.seats()) == ("first-outfits", (0,))
    with pytest.raises(Illegal, match=r"XIA-10\.2\.5"):
        table.act(0, table.option("outfit bastion-shield"))  # XIA-E5: not into a Swamp Rat
    table.act(0, table.option("outfit m-22-engine"))
    with pytest.raises(Illegal, match=r"XIA-29\.1\.6"):
        table.act(0, table.option("outfit raptor-k-engine"))
    table.act(0, table.option("ready"))
    assert (table.captains[0].credits, [one.kind for one in table.captains[0].outfits]) == (2000, ["m-22-engine"])
    assert table.supply["m-22-engine"] == 6
    assert table.seats() == (2,)
    table.act(2, table.option("ready"))
    assert (table.captains[2].credits, table.captains[2].outfits) == (3000, ())


@rule("XIA-R11", "XIA-2.1.16")
def test_whoever_has_spent_everything_is_not_asked() -> None:
    table = begun(3, [18, 3, 11])
    for seat, ship in ((0, "swamp-rat"), (2, "easy-tiger"), (1, "numerator")):
        table.act(seat, table.option(f"pick {ship}"))
    table.act(0, table.option("outfit raptor-k-engine"))
    assert table.seats() == (2,)


@rule("XIA-2.1.9", "XIA-D6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_npc_cards_for_the_first_three_in_turn_order(seats: int) -> None:
    table = played(begun(seats))
    assert sorted(npc.id for npc in table.npcs) == ["enforcer", "merchant", "scoundrel"]
    assert tuple([npc.controller for npc in table.npcs]) == table.order[:3]
    assert {npc.id: npc.bounty for npc in table.npcs} == {"enforcer": 0, "scoundrel": 2000, "merchant": 0}


@rule("XIA-2.1.20", "XIA-D6", "XIA-D56")
def test_npcs_of_start_sectors_enter_and_the_others_wait() -> None:
    chance = Chance("1")
    chance.loaded["stack"] = [["loath", "doravin-v", "azure", "lunari", "kemplar-ii"]]
    table = registry.manifest_of("xia").rules.setup(3, Options(), chance)
    table.advance()
    assert isinstance(table, Xia)
    assert all(not npc.entered for npc in table.npcs)
    played(table)
    entered = {npc.id: npc.entered for npc in table.npcs}
    assert entered == {"enforcer": True, "scoundrel": False, "merchant": False}
    enforcer = table.npc("enforcer")
    assert enforcer is not None
    assert enforcer.at in table.chart.neighbours(table.chart.marked("kemplar-ii", "spawn"))


@rule("XIA-R23", "XIA-D60")
def test_without_npcs_there_are_no_cards_about_them() -> None:
    table = begun(3, npcs=False)
    assert table.npcs == []
    named = {card.id for card in pack().missions.values() if card.target in pack().npcs}
    assert named == {"M40", "M41", "M44"}
    assert not named & {*table.mission_deck}
    assert named < {*begun(3).mission_deck}


@rule("XIA-R23", "XIA-D15", "XIA-2.1.10")
def test_options_of_a_game() -> None:
    assert begun().setting.goal == 10
    assert begun(goal=15).setting.goal == 15
    for options in ({"goal": 4}, {"goal": 21}, {"rounds": -1}, {"npc_moves": "wild"}, {"colour": "red"}):
        with pytest.raises(BadOptions):
            begun(**options)
    defaults = msgspec.to_builtins(Options())
    assert defaults == {
        "goal": 10, "first_game": False, "npcs": True, "npc_moves": "fixed", "npc_ways": "automatic",
        "gate_first_use_fame": "per_gate", "rounds": 0, "answer_time": 0, "guided": False, "pack": "base",
    }  # fmt: skip


# The first game


@rule("XIA-2.2.1", "XIA-2.2.2", "XIA-2.2.3")
@pytest.mark.parametrize(("seats", "more"), [(3, []), (4, ["outpost-338"]), (5, ["outpost-338", "expedior-gate"])])
def test_the_first_game(seats: int, more: list[str]) -> None:
    table = begun(seats, first_game=True)
    assert sectors_of(table) == ["burning-horse", "kemplar-ii", "neo-damascus", *more]
    assert (table.setting.goal, table.npcs) == (5, [])
    assert sorted([*table.stack, *sectors_of(table)]) == sorted(pack().sectors)


@rule("XIA-2.2.4", "XIA-2.2.6")
@pytest.mark.parametrize("role", ["explorer", "trader", "worker", "pirate"])
@pytest.mark.parametrize("ship", pack().of_tier(1))
def test_advised_roles_can_be_bought_for_every_ship(role: str, ship: str) -> None:
    table = begun(3, [18, 3, 11], first_game=True)
    table.act(0, table.option(f"pick {ship}"))
    for seat in (2, 1):
        table.act(seat, table.options(seat)[0])
    for outfit in pack().roles[role]:
        table.act(0, table.option(f"outfit {outfit}"))
    assert table.captains[0].credits == (1000 if role == "trader" else 0)


@rule("XIA-2.2.5", "XIA-2.2.4")
@pytest.mark.parametrize(("first_game", "advised"), [(True, True), (False, False)])
def test_roles_are_advised_in_a_first_game(first_game: bool, advised: bool) -> None:
    table = begun(3, [18, 3, 11], first_game=first_game)
    while table.agenda[-1].name == "picking-ship":
        table.act(table.seats()[0], table.options(table.seats()[0])[0])
    text = words("xia").prompt(table.agenda[-1].prompt(table, 0))
    for part in ("Explorer", "Raptor-K Engine", "Trader", "2 spice", "Worker", "mission point", "Pirate", "attack"):
        assert (part in text) == advised
    assert table.agenda[-1].prompt(table, 1).id == "waiting-first-outfits"


# What is hidden


@rule("XIA-R1", "XIA-R3")
def test_piles_show_only_their_size() -> None:
    table = played(begun(5))
    for seat in (None, 0, 3):
        view = table.view(seat)
        for pile in ("stack", "mission_deck", "title_deck", "token_pile", "mission_discard"):
            assert view[pile] == len(getattr(table, pile))
        assert view["tokens"] == dict.fromkeys(table.tokens, "token")
        assert view["sectors"] == [*table.sectors]
