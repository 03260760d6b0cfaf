"""Set-up of an episode, before the first and before later ones (G7-2, G7-21, G7-25)."""

from collections import Counter

from quarterdeck.games.gen7.game import GEN7, restart_options
from quarterdeck.games.gen7.state import NOTHING, Gen7
from quarterdeck.kernel.chance import Chance
from tests.gen7.logs import log_before
from tests.gen7.tables import offered, told
from tests.rules import rule


def opened(seats: int = 3, seed: str = "1", **options: object) -> Gen7:
    """A table up to its first decision, with all events recorded."""
    table = GEN7.rules.setup(seats, GEN7.read_options(seats, options), Chance(seed))
    assert isinstance(table, Gen7)
    table.event_sink = []
    table.advance()
    return table


def drafted(table: Gen7) -> Gen7:
    """Everybody keeps the first work task that comes."""
    while table.agenda[-1].name == "drafting":
        (seat,) = table.seats()
        table.act(seat, table.options(seat)[0])
    return table


@rule("G7-2.3", "G7-2.4", "G7-21.1")
def test_crew_cards_are_dealt_and_add_their_crossroads_cards() -> None:
    table = opened()
    dealt = [one["crew"] for one in told(table, "crew-card-dealt")]
    assert len({*dealt}) == 3
    assert [player.crew for player in table.players] == dealt
    added = {table.pack.crew[card].adds for card in dealt}
    others = {card.adds for name, card in table.pack.crew.items() if name not in dealt}
    assert added <= {*table.crossroads}
    assert not others & {*table.crossroads}


@rule("G7-2.1", "G7-2.2", "G7-24.1", "G7-2.27")
def test_officers_have_names_and_begin_as_lieutenants_without_merit() -> None:
    table = opened(ship="Ark", officers=["Ada", "Bo", "Cy"])
    shown = table.view(None)
    assert shown["ship"] == "Ark"
    assert [*shown["officers"]] == ["Ada", "Bo", "Cy"]
    assert [player.rank for player in table.players] == [1, 1, 1]
    assert [player.merit for player in table.players] == [0, 0, 0]


@rule("G7-2.18", "G7-D1", "G7-2.19")
def test_the_vault_gets_three_of_each_type_and_two_rules_cards_are_shown() -> None:
    table = opened()
    assert table.vault == {"data": 3, "parts": 3, "chems": 3}
    assert all(player.store == NOTHING for player in table.players)
    printed = [name for name, card in table.pack.rules_cards.items() if not card.locked]
    assert len(printed) == 2
    assert table.cards == tuple(printed)


@rule("G7-2.20", "G7-29.1")
def test_sectors_are_dealt_anew_for_every_episode() -> None:
    dealt = {tuple(player.sector for player in opened(4, str(seed)).players) for seed in range(12)}
    assert all(len({*sectors}) == 4 for sectors in dealt)
    assert len(dealt) > 4


@rule("G7-2.28", "G7-2.29", "G7-1.40")
def test_decks_hold_what_is_not_locked_and_everybody_gets_a_file_and_an_algorithm() -> None:
    table = opened()
    files = Counter(table.file_deck) + Counter(card for player in table.players for card in player.files)
    assert files == Counter({name: row.copies for name, row in table.pack.files.items() if not row.locked})
    assert [len(player.files) for player in table.players] == [1, 1, 1]
    assert [sum(map(bool, player.algorithms)) for player in table.players] == [1, 1, 1]
    assert {*table.key_deck} == {name for name, row in table.pack.key_tasks.items() if not row.locked}
    assert opened(3, "1").key_deck != opened(3, "2").key_deck


@rule("G7-2.38", "G7-2.36", "G7-2.14", "G7-2.37", "G7-3.2", "G7-3.6", "G7-3.7")
def test_the_steps_of_the_set_up_come_in_their_order() -> None:
    table = drafted(opened())
    while table.agenda[-1].name == "reading":
        table.act(table.seats()[0], table.option("go-on"))
    kinds = [one.kind for one in table.event_sink or [] if hasattr(one, "kind")]
    steps = ["crew-card-dealt", "sector-dealt", "episode-began", "chief-found", "card-kept", "round-began"]
    steps += ["key-tasks-drawn", "crew-rolled"]
    assert sorted(steps, key=kinds.index) == steps
    assert table.round == 1
    for player in table.players:
        rolled = [die.at for die in player.dice if die.result]
        assert rolled == ["quarters"] * len(rolled)
        assert all(die.result for die in player.dice if die.at == "quarters")


@rule("G7-2.36", "G7-D69")
def test_the_opening_section_is_read_before_the_first_round() -> None:
    table = drafted(opened())
    assert table.agenda[-1].name == "reading"
    assert table.section == table.pack.sections["1.00"].opening
    assert table.told[-1].partition("~")[0] == table.section
    assert table.round == 0


@rule("G7-3.1", "G7-24.9", "G7-20.1")
def test_the_episode_says_how_many_rounds_there_are_and_which_goals() -> None:
    for episode, bookmark in ((2, "2.00"), (5, "5.00")):
        table = opened(**log_before(bookmark, 3))
        assert table.last_round == table.pack.episodes[episode].last_round
        assert table.goals == table.pack.episodes[episode].goals
        assert table.turned == ()


@rule("G7-9.1", "G7-27.3", "G7-41.1", "G7-42.2", "G7-6.20")
def test_a_later_episode_uses_what_the_log_says() -> None:
    table = opened(**log_before("3.50", 3))
    assert table.duty == table.best[1] == 2  # the best officer of episode 2
    assert [player.rank for player in table.players] == [4, 4, 4]
    assert table.players[0].skills == ("inventor", "tutor", "mentor", "hacker")
    assert "C-009" not in table.crossroads
    assert table.covered["science_lab:1"] == ("log",)


@rule("G7-25.1", "G7-R43")
def test_a_new_campaign_begins_without_the_log_of_the_last() -> None:
    options = {"ship": "Ark", **log_before("7.00", 3)}
    again = opened(**restart_options(options))
    assert (again.episode, again.unlocked, again.damage, again.best) == (1, again.pack.episodes[1].unlocks, {}, ())
    assert offered(again, again.seats()[0], "draft")
