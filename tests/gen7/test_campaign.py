"""From episode to episode: what passes on, saving, restarting (G7-2.6 to G7-2.9, G7-6.25 to G7-6.28, G7-R38 to R42)."""

import json
import random

import msgspec
import pytest

from quarterdeck.games.gen7.campaign_log import Note
from quarterdeck.games.gen7.game import GEN7
from quarterdeck.games.gen7.rules.episode_end import EndOfEpisode, exit_of, sequel
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel.campaign import Campaign
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadRecord
from tests.gen7.tables import ship, stock, told
from tests.gen7.test_story import ENDINGS, ending_of
from tests.rules import rule


def next_episode(table: Gen7) -> Gen7:
    options = sequel(table)
    assert options is not None
    again = GEN7.rules.setup(3, GEN7.read_options(3, msgspec.to_builtins(options)), Chance("next"))
    assert isinstance(again, Gen7)
    again.advance()
    return again


def after_episode_1() -> Gen7:
    """Seat 1 was the best officer and has a skill, a rank and a kept card; the ship is damaged."""
    table = ship(3)
    player = table.players[1]
    player.rank, player.lines, player.stars, player.skills, player.kept = 2, 1, 3, ("tutor",), ("C-009",)
    table.heart_mind, table.logged, table.best, table.bookmark = 4, (4,), (1,), "2.50"
    table.unlocked, table.removed, table.joined = ("B1", "L-01"), ("C-009", "C-001"), ("C-101", "C-301")
    table.notes, table.damage, table.flags = (Note("C-302", 5),), {"tech_lab": 1}, ("sung",)
    return table


@rule("G7-2.6", "G7-2.7", "G7-2.8", "G7-2.9", "G7-2.15", "G7-6.25", "G7-6.26", "G7-6.27", "G7-R39")
def test_log_officers_cards_and_bookmark_pass_on() -> None:
    before = after_episode_1()
    table = next_episode(before)
    officer = table.players[1]
    assert (officer.rank, officer.lines, officer.stars, officer.skills) == (2, 1, 3, ("tutor",))
    assert (officer.kept, officer.uses) == (("C-009",), {"tutor": 1})
    assert [player.crew for player in table.players] == [player.crew for player in before.players]
    assert (table.episode, table.heart_mind, table.duty) == (2, 4, 1)
    assert "2.50" in table.visited
    assert {"B1", "L-01"} <= {*table.unlocked}
    assert "B1" in table.cards
    assert {"C-101", "C-301"} <= {*table.crossroads}
    assert not {"C-001", "C-009"} & {*table.crossroads}
    assert "L-01" in {*table.algorithm_deck, *(card for player in table.players for card in player.algorithms)}
    assert (table.notes, table.flags) == ((Note("C-302", 5),), ("sung",))
    assert table.covered["tech_lab:1"] == ("log",)


@rule("G7-6.28", "G7-2.10", "G7-2.20")
def test_nothing_else_passes_on() -> None:
    before = after_episode_1()
    for player in before.players:
        player.store, player.merit = stock(data=9), 40
        player.files, player.work_tasks = ("FI-10",) * 4, ("WT-01",)
        player.algorithms, player.upgrades = ("AL-01", "AL-02"), ("AL-03", None)
        player.shown = ("PA-1",)
    before.divisions = dict.fromkeys(before.divisions, 3)
    before.covered, before.vault = {"chem_lab:1": ("effect",)}, stock(parts=12)
    table = next_episode(before)
    for player in table.players:
        assert (player.store, player.merit, player.shown) == (stock(), 0, ())
        assert len(player.files) == 2  # one more by a rule of 2.50
        assert sum(map(bool, (*player.algorithms, *player.upgrades))) == 1
    assert {*table.divisions.values()} == {0}
    assert "chem_lab:1" not in table.covered
    assert table.vault == dict.fromkeys(table.vault, 3)


@rule("G7-D67", "G7-D21")
def test_after_episode_7_there_are_neither_purchases_nor_votes_on_rooms() -> None:
    table = ship(3, section="7.50")
    table.episode, table.visited, table.results = 7, ("7.50",), {"7": "reached"}
    table.goals, table.humans = table.pack.episodes[7].goals, ()
    table.divisions = {**table.divisions, "energy": 3}
    for player in table.players:
        player.stars, player.merit = 30, 60
    table.then(EndOfEpisode())
    table.advance()
    assert table.ending
    assert table.squares == 1
    assert [player.rank for player in table.players] == [2, 2, 2]
    assert told(table, "skill-bought") == told(table, "votes-counted") == []
    assert sequel(table) is None


@rule("G7-0.6", "G7-D51")
def test_ranks_and_stars_do_not_change_the_ending() -> None:
    for name, deeds in ENDINGS.items():
        table = ending_of(*deeds)
        for player in table.players:
            player.rank, player.stars, player.merit = 5, 40, 99
        assert exit_of(table) == name


# Saving and restarting


def under_way() -> Campaign:
    campaign = Campaign("gen7", seats=3, seed="7")
    for _ in range(6):
        seat = campaign.game.seats()[0]
        campaign.game.act(seat, campaign.game.choices(seat)[0])
    return campaign


@rule("G7-R38")
def test_a_saved_campaign_goes_on_in_mid_decision() -> None:
    campaign = under_way()
    again = Campaign.load(campaign.save())
    assert again.game.state.to_json() == campaign.game.state.to_json()
    assert again.game.seats() == campaign.game.seats()


@rule("G7-R40")
def test_a_save_of_another_format_is_refused() -> None:
    saved = json.loads(under_way().save())
    with pytest.raises(BadRecord, match="format 99"):
        Campaign.load(json.dumps({**saved, "format": 99}))


@rule("G7-R42")
def test_only_the_current_episode_can_begin_again() -> None:
    campaign = Campaign("gen7", seats=3, seed="7", humans=())
    luck = random.Random(1)
    while not campaign.game.over:
        seat = campaign.game.seats()[0]
        campaign.game.act(seat, luck.choice(campaign.game.choices(seat)))
    unfollowed = Campaign.load(campaign.save())
    unfollowed.restart()  # the finished episode still counts as the current one
    assert (unfollowed.number, unfollowed.restarts, unfollowed.game.over) == (1, 1, False)
    campaign.go_on()
    finished = list(campaign.finished)
    first = campaign.game.state.to_json()
    campaign.restart()
    assert (campaign.number, campaign.restarts, campaign.game.state.episode) == (2, 1, 2)
    assert campaign.finished == finished
    assert campaign.game.state.to_json() != first  # the same log, another seed
    assert campaign.game.record.options == finished[0].carried_over
