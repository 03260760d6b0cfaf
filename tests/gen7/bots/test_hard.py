"""An officer of Gen7 who searches: legal, repeatable, and fair (G7-D56)."""

from collections.abc import Sequence

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.bots.search import Limit
from quarterdeck.games.gen7.bots.hard import Hard, judged, plot
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from tests.rules import rule

TURNS = 3


def first_turns(limit: Limit) -> tuple[Gen7, list[Option]]:
    """What a searching officer chooses in the first turns of an episode, with two others by rules of thumb."""
    table = registry.manifest_of("gen7").table_for(3, {}, Chance("search"))
    assert isinstance(table, Gen7)
    players: list[Bot] = [Hard("1", limit), bots.bot("thumb", "gen7", "2"), bots.bot("thumb", "gen7", "3")]
    chosen: list[Option] = []
    while sum(option.verb == "place" for option in chosen) < TURNS:
        seat = table.agenda[-1].seats(table)[0]
        option = players[seat].choose(Seat(table, seat), table.options(seat))
        assert option is not None
        table.act(seat, option)  # refuses what is illegal
        if seat == 0:
            chosen.append(option)
    return table, chosen


@rule("G7-D56.1")
def test_a_search_of_so_many_iterations_chooses_the_same_again() -> None:
    limit = Limit(iterations=3)
    assert first_turns(limit)[1] == first_turns(limit)[1]


@rule("G7-D56.2")
def test_a_warden_minds_the_systems_more_than_a_careerist() -> None:
    table, _ = first_turns(Limit(iterations=1))
    player = table.players[0]

    def cost(temperament: str) -> float:
        player.temperament = temperament
        table.divisions = dict.fromkeys(table.divisions, 0)
        sound = judged(table, player)
        table.divisions = dict.fromkeys(table.divisions, 3)
        return sound - judged(table, player)

    assert cost("warden") > cost("careerist") > 0


@rule("G7-D56.2")
def test_a_plot_goal_is_worth_most_when_it_is_reached_and_nothing_when_it_is_missed() -> None:
    table, _ = first_turns(Limit(iterations=1))

    def worth(success: int, then: str = "") -> float:
        table.success, table.target, table.setbacks = success, 12, 0
        table.visited, table.section = ("1.00", "1.01", *([then] if then else [])), then or "1.01"
        return plot(table)

    nearly, all_but_one = worth(6), worth(11)
    assert worth(0, "1.10") > all_but_one > nearly > worth(0) == worth(0, "1.20") == 0
    assert worth(12) == worth(0, "1.10")


def test_people_who_wait_get_a_search_by_the_clock() -> None:
    timed: Sequence[str] = list(registry.manifest_of("gen7").bots.timed)
    assert timed == ["hard"]
