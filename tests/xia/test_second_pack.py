"""Other packs: nothing but the pack says what outfits look like and what anything is called (XIA-R22)."""

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.registry import make_all
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.holds import covered
from quarterdeck.games.xia.rules.outfits import outfit_named
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from tests.rules import rule
from tests.xia.fights import offered
from tests.xia.second_pack import SECOND, renamed
from tests.xia.tables import SHIPS, Drift, Words

ENGINE, SHIELD = renamed("m-22-engine"), renamed("targe-shield")


def docked(**a: object) -> Drift:
    """A on a planet of the second pack, in the business phase."""
    ships = tuple(map(renamed, SHIPS))
    setup: Words = {"pack": SECOND, "ships": ships, "A": {"at": "0,0", "outfits": [ENGINE, SHIELD], **a}}
    return Drift([[renamed("kemplar-ii"), 0, 0]], setup).do("business A")


def test_the_second_pack_shares_no_card_with_the_base_pack() -> None:
    base, second = pack(), pack(SECOND)
    assert not {*base.outfits, *base.ships, *base.sectors} & {*second.outfits, *second.ships, *second.sectors}
    assert not {kind.shape for kind in base.outfits.values()} & {kind.shape for kind in second.outfits.values()}


@rule("XIA-R22", "XIA-10.4.3")
def test_which_outfit_is_damaged_follows_from_its_shape_in_the_pack() -> None:
    drift = docked(damage={SHIELD: {"plain": 1}}, energy=5)
    sold = [option for option in offered(drift, "A") if option.startswith("sell-outfit")]
    assert sold == [f"sell-outfit {ENGINE}"]
    refused = drift.refused(f"A: sell-outfit {SHIELD}")
    assert refused is not None
    assert refused.clause == "XIA-10.4.3"


@rule("XIA-R22", "XIA-R33", "XIA-10.4.3")
def test_markers_stay_on_their_spots_of_the_packs_shape() -> None:
    drift = docked(spent={ENGINE: 2})
    captain = drift.seat("A")
    shield = outfit_named(captain, SHIELD)
    assert shield is not None
    free = {*drift.table.mat(0).hold} - {*covered(shield, SECOND)}
    layouts = [f"arrange {ENGINE} {place} {turns}" for place in sorted(free) for turns in range(2)]
    legal = [layout for layout in layouts if drift.refused(f"A: {layout}") is None]
    drift.do(f"A: {legal[-1]}")
    engine = outfit_named(captain, ENGINE)
    assert engine is not None
    lying = covered(engine, SECOND)
    assert engine.markers == (lying[0], lying[2]), "AxA"


@rule("XIA-R22")
def test_bots_finish_a_game_with_another_pack() -> None:
    table = registry.manifest_of("xia").table_for(3, {"pack": SECOND, "goal": 5, "rounds": 12}, Chance("bots"))
    players = make_all(["thumb"], "xia", 3, "bots")
    while not table.over:
        seat = table.seats()[0]
        table.act(seat, players[seat].choose(Seat(table, seat), table.options(seat)))
    assert table.winners
