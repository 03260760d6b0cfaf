"""Votes: leanings, ballots, ties, one option, tables without people (G7-8, G7-D65, G7-D68, G7-R28 to R31)."""

from quarterdeck import Game
from quarterdeck.games.gen7.rules.crossroads import begin_card
from quarterdeck.games.gen7.rules.episode_end import sequel
from quarterdeck.games.gen7.rules.votes import Voting, call_section_vote, call_vote, electorate
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.games.gen7.words.stories import stories
from quarterdeck.kernel.words import words
from tests.gen7.logs import log_before
from tests.gen7.tables import act, offered, refusal, ship, told
from tests.rules import rule


def asked(seats: int = 3, *, ranks: tuple[int, ...] = (1, 1, 1), limit: int = 0) -> Gen7:
    """The vote of section 1.40, between `report` and `keep`."""
    from msgspec.structs import replace

    table = ship(seats, section="1.40")
    table.setting = replace(table.setting, answer_time=limit)
    for player, rank in zip(table.players, ranks, strict=False):
        player.rank = rank
    call_section_vote(table, table.pack.sections["1.40"])
    table.advance()
    return table


@rule("G7-R28", "G7-8.4")
def test_leanings_are_open_ballots_are_secret_and_revealed_with_their_weights() -> None:
    table = asked(ranks=(1, 2, 4))
    act(table, 0, "lean keep")
    assert table.view(1)["players"][0]["leaning"] == "keep"
    act(table, 0, "vote report")
    assert table.view(1)["players"][0]["ballot"] != "report"
    act(table, 1, "vote report")
    act(table, 2, "vote keep")
    assert table.opened is not None
    assert table.opened.ballots == ("report", "report", "keep")
    assert table.opened.weights == (1, 2, 4)
    assert table.opened.votes == (3, 4)
    assert table.opened.winner == "keep"
    assert table.section == "1.81"


@rule("G7-R49", "G7-R28")
def test_how_votes_went_stays_in_the_log_of_the_campaign() -> None:
    table = asked(ranks=(1, 2, 4))
    for seat, answer in enumerate(("report", "report", "keep")):
        assert table.decided == ()
        act(table, seat, f"vote {answer}")
    (vote,) = table.decided
    assert (vote.episode, vote.about, vote.votes, vote.winner) == (1, "1.40", (3, 4), "keep")
    assert not vote.by_chief
    table.bookmark = "2.00"
    options = sequel(table)
    assert options is not None
    assert options.log is not None
    assert options.log.decided == (vote,)
    texts = stories(table.view(0) | {"opened": None}, words("gen7"))
    assert {"1.40?report", "1.40?keep"} <= set(texts)


@rule("G7-8.3", "G7-D55.3")
def test_everybody_sees_beforehand_whose_ballots_only_break_ties() -> None:
    table = asked(ranks=(2, 3, 1))
    assert table.view(0)["votes"] == (2, 3, 1)
    table.humans = (0,)
    assert table.view(0)["votes"] == (2, 0, 0)


@rule("G7-R44", "G7-D55.3")
def test_a_stand_in_only_breaks_ties_until_its_person_is_back() -> None:
    game = Game("gen7", seats=3, seed="1", humans=(0, 1))
    assert game.view(None)["votes"] == (1, 1, 0)
    game.seat_people([0])
    assert game.view(None)["votes"] == (1, 0, 0)
    game.seat_people([0, 1])
    assert game.view(None)["votes"] == (1, 1, 0)


@rule("G7-8.3", "G7-D55.3", "G7-R28")
def test_ballots_that_only_break_ties_count_nothing_without_one() -> None:
    table = asked(ranks=(1, 1, 4))
    table.humans = (0, 1)
    for seat, answer in enumerate(("report", "report", "keep")):
        act(table, seat, f"vote {answer}")
    (vote,) = table.decided
    assert (vote.votes, vote.weights) == ((2, 0), (1, 1, 0))


@rule("G7-8.3", "G7-D55.3")
def test_ballots_that_break_a_tie_count_by_rank() -> None:
    table = asked(ranks=(2, 2, 3))
    table.humans = (0, 1)
    for seat, answer in enumerate(("report", "keep", "keep")):
        act(table, seat, f"vote {answer}")
    (vote,) = table.decided
    assert (vote.votes, vote.weights, vote.winner) == ((2, 5), (2, 2, 3), "keep")


@rule("G7-8.1", "G7-R28")
def test_before_the_ballot_everybody_may_say_what_they_lean_to_and_change_it() -> None:
    table = asked()
    act(table, 0, "lean keep", "lean report")
    assert table.view(2)["players"][0]["leaning"] == "report"
    assert refusal(table, 0, "lean report") == "no-new-leaning G7-R28"
    assert told(table, "votes-counted") == []
    act(table, 0, "vote keep")  # it binds nobody
    assert table.players[0].ballot == "keep"


@rule("G7-R29", "G7-12.5", "G7-D23", "G7-8.2")
def test_a_tie_leads_to_one_new_ballot_and_then_to_the_chief() -> None:
    table = asked(4, ranks=(1, 1, 1, 1))
    table.chief = 3
    for _ in range(2):
        for seat, answer in enumerate(("report", "report", "keep", "keep")):
            act(table, seat, f"vote {answer}")
    assert table.seats() == (3,)
    assert refusal(table, 0, "decide keep") == "not-asked G7-8.2"
    act(table, 3, "decide keep")
    assert told(table, "chief-decided") == [{"seat": 3, "option": "1.40?keep"}]
    assert table.section == "1.81"
    assert [(vote.winner, vote.by_chief) for vote in table.decided] == [("keep", True)]


def test_votes_of_a_campaign_that_was_stored_before_they_named_the_chief_still_load() -> None:
    vote = {"about": "1.40", "options": ["report", "keep"], "ballots": [None], "weights": [1], "votes": [0, 0]}
    log = log_before("2.00", 3, decided=[vote])["log"]
    (stored,) = Game("gen7", seats=3, seed="1", log=log).state.decided
    assert (stored.about, stored.by_chief) == ("1.40", False)


@rule("G7-R30")
def test_who_does_not_vote_in_time_counts_for_the_last_leaning_or_abstains() -> None:
    table = asked(limit=60)
    act(table, 0, "lean keep")
    act(table, 1, "vote report")
    table.clock(59)
    assert table.agenda[-1].name == "voting"
    table.players[0].rank = 3
    table.clock(60)
    assert table.opened is not None
    assert table.opened.ballots == ("keep", "report", None)
    assert table.section == "1.81"


@rule("G7-D65.4")
def test_a_vote_with_one_option_is_not_held() -> None:
    table = ship(3, section="1.40")
    call_vote(table, Voting("1.40", ("keep",), ("heart",)))
    table.advance()
    assert told(table, "votes-counted") == []
    assert table.section == "1.81"


@rule("G7-D68")
def test_without_people_bots_vote_by_rank() -> None:
    table = ship(3)
    table.humans = ()
    assert electorate(table, False).people == (0, 1, 2)
    table.humans = frozenset({1})
    assert electorate(table, False).people == (1,)


@rule("G7-R31", "G7-D35")
def test_separate_choices_are_secret_until_the_last_is_made() -> None:
    table = ship(3)
    name = next(name for name, card in table.pack.crossroads.items() if card.who == "each")
    begin_card(table, name, 1)
    table.advance()
    assert table.seats() == (0, 1, 2)
    act(table, 0, "choose-apart 1")
    act(table, 1, "choose-apart 2")
    assert table.view(2)["players"][0]["choice"] != "1"
    assert told(table, "option-taken") == []
    assert offered(table, 2, "choose-apart")
    act(table, 2, "choose-apart 1")
    taken = [(one["seat"], one["option"]) for one in told(table, "option-taken")]
    assert taken == [(1, f"{name}?2"), (2, f"{name}?1"), (0, f"{name}?1")]


@rule("G7-D65.4", "G7-8.7")
def test_the_marker_returns_to_0_also_if_a_tracked_vote_is_not_held() -> None:
    table = ship(3, section="1.40")
    table.heart_mind = 3
    call_vote(table, Voting("1.40", ("keep",), ("heart",), True))
    table.advance()
    assert table.heart_mind == 0
