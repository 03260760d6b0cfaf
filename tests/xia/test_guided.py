"""The first guided game (XIA-R34 to XIA-R36)."""

from collections.abc import Callable

import pytest

from quarterdeck.games.xia.game import result
from quarterdeck.games.xia.guided.script import guide
from quarterdeck.games.xia.rules.cargo_words import write_cargo
from quarterdeck.games.xia.state import Xia
from quarterdeck.games.xia.words.describe import describe, ending
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadOptions, Illegal
from quarterdeck.kernel.words import words
from tests.rules import rule

NEWCOMER = 0
DAMAGE = "placing-damage"
"""The only question of the coached part with a choice."""
WORDS = words("xia")


def guided(seed: str = "1") -> Xia:
    table = registry.manifest_of("xia").table_for(3, {"guided": True}, Chance(seed))
    assert isinstance(table, Xia)
    return table


def led(table: Xia, until: Callable[[Xia], bool]) -> Xia:
    """Everybody does what the coach or the script says."""
    while table.coach is not None and not until(table):
        seat = table.seats()[0]
        options = [option for option in table.options(seat) if not option.aside]
        assert len({option.verb for option in options}) == 1, (table.agenda[-1], options)
        assert len(options) == 1 or table.agenda[-1].name == DAMAGE
        table.act(seat, options[0])
    return table


def never(table: Xia) -> bool:
    return False


def ended(table: Xia) -> Xia:
    """Everybody ends the turn as soon as possible."""
    while not table.over:
        seat = table.seats()[0]
        options = table.options(seat)
        quick = ("end-actions", "end-business", "pass", "arm 0", "keep-none", "stop", "stand")
        table.act(seat, next((option for option in options if str(option) in quick), options[0]))
    return table


@rule("XIA-R34", "XIA-R35")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_coach_leads_to_what_the_script_promises(seed: str) -> None:
    table, after = led(guided(seed), never), guide().after
    assert table.coach is None
    captain = table.captains[NEWCOMER]
    assert (captain.at, captain.fame, captain.credits, len(captain.damage)) == (
        after.at, after.fame, after.credits, after.damage,
    )  # fmt: skip
    assert write_cargo(captain.cargo) == ("" if after.cargo == "none" else after.cargo)
    assert (captain.energy, captain.armed, tuple(captain.done)) == (after.energy, after.armed, after.done)
    assert table.fixed_dice == []


@rule("XIA-R34")
def test_the_set_up_is_that_of_the_script() -> None:
    table = guided()
    assert [captain.ship for captain in table.captains] == ["puddle-jumper", "swamp-rat", "numerator"]
    assert (table.order, table.setting.goal, table.setting.rounds, table.npcs) == ((0, 1, 2), 5, 6, [])
    assert [laid.split(" ")[0] for laid in table.sectors] == ["burning-horse", "kemplar-ii", "neo-damascus"]
    tokens = {sector: table.tokens[table.chart.exploration_hex(sector)] for sector in guide().tokens}
    assert tokens == guide().tokens
    assert table.stack[::-1][:4] == list(guide().piles["stack"])
    assert table.mission_deck[::-1][:6] == list(guide().piles["missions"])
    assert table.title_deck[::-1][:2] == list(guide().piles["titles"])
    assert table.token_pile[::-1][:3] == list(guide().piles["tokens"])
    assert table.stack != guided("2").stack
    assert [[outfit.kind for outfit in captain.outfits] for captain in table.captains] == [
        list(begin.outfits) for begin in guide().seats
    ]
    assert [captain.credits for captain in table.captains] == [1000, 0, 0]


@rule("XIA-R34")
@pytest.mark.parametrize(("seats", "options"), [(4, {}), (3, {"goal": 10 + 5}), (3, {"npcs": False})])
def test_a_guided_game_leaves_nothing_to_choose(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="guided"):
        registry.manifest_of("xia").table_for(seats, {"guided": True, **options}, Chance("1"))


@rule("XIA-R35")
def test_what_the_coach_does_not_wait_for_is_refused() -> None:
    table = led(guided(), lambda table: table.agenda[-1].name == "action-phase")
    with pytest.raises(Illegal, match="XIA-R35"):
        table.act(NEWCOMER, table.option("end-actions"))
    table.act(NEWCOMER, table.option("impulse"))
    assert [str(option) for option in table.options(NEWCOMER)] == ["fly 5,-2"]
    with pytest.raises(Illegal, match="XIA-R35"):
        table.act(NEWCOMER, table.option("fly 6,-4"))


@rule("XIA-R35", "XIA-12.1.2", "XIA-D65")
@pytest.mark.parametrize("first", ["1,2", "2,3"])
def test_the_coach_takes_damage_to_any_compartment_that_is_drawn_empty(first: str) -> None:
    table = led(guided(), lambda table: table.agenda[-1].name == DAMAGE)
    drawn = table.view(NEWCOMER)["holds"][NEWCOMER]
    filled = {*drawn["cargo"], *(place for outfit in drawn["outfits"] for place, _ in outfit["sections"])}
    empty = [place for place in table.mat(NEWCOMER).hold if place not in filled]
    options = [option for option in table.options(NEWCOMER) if not option.aside]
    assert [table.targets(NEWCOMER, option) for option in options] == [(f"compartment:{place}",) for place in empty]
    table.act(NEWCOMER, table.option(f"damage {first}"))
    assert table.view(NEWCOMER)["holds"][NEWCOMER]["cargo"] == drawn["cargo"]
    led(table, lambda table: table.agenda[-1].name != DAMAGE)
    assert {*table.captains[NEWCOMER].damage} == {*empty}


@rule("XIA-R34", "XIA-R35")
def test_bots_play_their_part_and_nothing_else() -> None:
    table = led(guided(), lambda table: table.seats() == (1,))
    assert [str(option) for option in table.options(1)] == ["impulse"]
    with pytest.raises(Illegal, match="XIA-R35"):
        table.act(1, table.option("end-actions"))


@rule("XIA-R35")
def test_playing_freely_ends_the_fixed_dice_and_the_bots_options() -> None:
    table = led(guided(), lambda table: table.agenda[-1].name == "action-phase")
    table.act(NEWCOMER, table.option("play-freely"))
    assert table.coach is None
    assert len(table.options(NEWCOMER)) > 1
    table.act(NEWCOMER, table.option("end-actions"))
    assert len(table.options(1)) > 1
    fixed = list(table.fixed_dice)
    table.act(1, table.option("engine m-22-engine"))
    assert table.fixed_dice == fixed


@rule("XIA-R35", "XIA-R34")
def test_the_fixed_dice_are_secret() -> None:
    assert "fixed_dice" not in guided().view(NEWCOMER)


@rule("XIA-R36", "XIA-R34", "XIA-R27")
def test_goals_are_shown_and_judged_in_the_end() -> None:
    table = led(guided(), never)
    progress = table.view(NEWCOMER)["goals"]
    assert [goal["met"] for goal in progress] == [False, False, False, True]
    assert [goal["found"] is not None for goal in progress] == [True, True, True, False], "no count of none"
    ended(table)
    found = result(table)
    assert table.round <= 6
    assert found.guided
    assert len(found.guided.goals) == 4
    assert not found.guided.goals[2].met
    text = "\n".join(ending(found, WORDS))
    assert "Stand on a hex at the edge of the map and scan" in text


@rule("XIA-R36")
def test_sectors_and_losses_are_counted_over_the_whole_game() -> None:
    table = led(guided(), never)
    assert table.captains[2].explored == 1
    assert table.captains[NEWCOMER].explored == 0
    table.captains[NEWCOMER].losses = 1
    assert [goal.met(table) for goal in guide().goals] == [False, False, False, False]


@rule("XIA-R35")
def test_the_coach_speaks_in_the_terminal() -> None:
    table = guided()
    text = "\n".join(describe(table.view(NEWCOMER), WORDS, False))
    assert WORDS.text("guided-fame-more") in text
    assert "XIA-3.1.2" in text
