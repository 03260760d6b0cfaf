"""Consequences of votes and cards stay hidden from whoever imagines the table (G7-R14)."""

from quarterdeck.games.gen7.rules.votes import call_section_vote
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel.chance import Chance
from tests.gen7.tables import act, ship, told
from tests.rules import rule


def at_the_vote() -> Gen7:
    table = ship(3, section="1.40")
    call_section_vote(table, table.pack.sections["1.40"])
    table.advance()
    return table


def after_reporting(table: Gen7) -> str:
    """The section that follows if everybody votes for `report`."""
    for seat in range(3):
        act(table, seat, "vote report")
    return table.section


@rule("G7-R14", "G7-D72")
def test_a_vote_leads_where_its_section_says() -> None:
    table = at_the_vote()
    assert after_reporting(table) == "1.80"
    assert told(table, "vote-decided") == [{"about": "1.40", "option": "1.40?report"}]


@rule("G7-R14")
def test_who_imagines_the_table_does_not_learn_where_a_vote_leads() -> None:
    table = at_the_vote()
    worlds = [table.imagined(0, Chance(str(number))) for number in range(40)]
    found = [after_reporting(world) for world in worlds]
    assert {*found} == {"1.80", "1.81"}
    assert 10 <= found.count("1.80") <= 30


@rule("G7-R14")
def test_imagined_votes_keep_to_their_own_options() -> None:
    table = ship(3)
    world = table.imagined(None, Chance("other"))
    assert world.vote_fates != table.vote_fates
    for option, fate in world.vote_fates.items():
        assert option.partition("?")[0] == fate.partition("?")[0]
