"""Votes with weights, ties, second thoughts and a time limit; signs that all have to give."""

import doctest
from typing import Annotated, Any, ClassVar

import pytest
from msgspec import Struct

from quarterdeck import Illegal
from quarterdeck.kernel import voting
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.foresight import only_choice
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.state import State
from quarterdeck.kernel.voting import Agreement, Vote, Withdrawal, leaders, preferred, tally
from quarterdeck.kernel.zone import Zone, owner


def test_the_example_of_the_module_works() -> None:
    assert doctest.testmod(voting).failed == 0


@pytest.mark.parametrize(
    ("rank", "ballots", "extra", "counts", "winners"),
    [
        ((3, 1, 1, 2), ("heart", "mind", "mind", "mind"), {"heart": 2}, {"heart": 5, "mind": 4}, ["heart"]),
        ((3, 1, 1, 2), ("heart", "mind", "mind", "mind"), {}, {"heart": 3, "mind": 4}, ["mind"]),
        ((2, 1, 1, 2), ("heart", "heart", "mind", "mind"), {}, {"heart": 3, "mind": 3}, ["heart", "mind"]),
        ((2, 2, 2, 1), ("ship", "ship", "mind", "heart"), {"heart": 2}, {"ship": 4, "mind": 2, "heart": 3}, ["ship"]),
        ((2, 1, 1), ("heart", "mind", None), {"mind": 1}, {"heart": 2, "mind": 2}, ["heart", "mind"]),
        ((1, 1, 1), (None, None, None), {}, {}, []),
    ],
)
def test_votes_are_weighed_and_added_to(
    rank: tuple[int, ...], ballots: tuple[str | None, ...], extra: dict[str, int], counts: dict[str, int], winners: list
) -> None:
    """With the vote's own rules a game adds what else counts, such as a track."""
    votes = tally(dict(enumerate(ballots)), dict(enumerate(rank)))
    votes = {choice: count + extra.get(choice, 0) for choice, count in votes.items()}
    assert (votes, leaders(votes)) == (counts, winners)


def test_a_tie_may_go_to_what_comes_first_in_an_order() -> None:
    order = ("white", "mixed", "yellow")
    assert preferred({"yellow": 2, "mixed": 2, "white": 1}, order) == "mixed"
    assert preferred({"yellow": 3, "mixed": 2}, order) == "yellow"
    assert preferred({}, order) == "white"


# A table


class Officer(Struct):
    seat: int
    rank: int
    ready: bool = False
    ballot: Annotated[str | None, Zone(owner, "ballots")] = None


class Step(Frame, frozen=True):
    """A frame of this table."""


class Bridge(State, kw_only=True):
    frame_kind: ClassVar[type[Frame]] = Step
    officers: list[Officer]
    votes: dict[str, int] = {}


class Back(Vote, frozen=True):
    """back: turn the ship."""


class On(Vote, frozen=True):
    """on: fly on."""


class Ballot(Step, voting.Ballot, frozen=True):
    choices = (Back, On)
    blocking = False

    def voters(self, table: Bridge) -> list[Officer]:
        return table.officers

    def weights(self, table: Bridge) -> dict[int, int]:
        return {officer.seat: officer.rank for officer in table.officers}

    def time_limit(self, table: Bridge) -> float:
        return 30.0

    def counted(self, table: Bridge, ballots: dict[int, str | None], votes: dict[str, int]) -> None:
        table.votes = votes
        table.emit("counted", "", ballots=list(ballots.values()))


class Reconsidered(Ballot, frozen=True):
    changeable = True


class InTurn(Reconsidered, frozen=True):
    """The game waits for these votes, however long they take."""

    blocking = True


class Ready(Agreement, frozen=True):
    clause = "SA-R1"
    given = Reason("ready-already", "SA-R1")

    @classmethod
    def parties(cls, table: Bridge) -> list[Officer]:
        return table.officers

    def agreed(self, table: Bridge, frame: Step) -> None:
        table.done()


class NotReady(Withdrawal, frozen=True):
    agreement = Ready
    not_given = Reason("no-consent-given", "SA-R1")


class Briefing(Step, frozen=True):
    choices = (Ready, NotReady)

    def seats(self, table: Bridge) -> tuple[int, ...]:
        return tuple(range(table.seat_count))


def bridge(*agenda: Step) -> Bridge:
    officers = [Officer(seat, rank) for seat, rank in enumerate((3, 1, 1))]
    table = Bridge(seat_count=3, chance=Chance("1"), agenda=list(agenda), officers=officers, event_sink=[])
    table.advance()
    return table


def act(table: Bridge, *choices: tuple[int, str]) -> None:
    for seat, text in choices:
        table.act(seat, table.option(text))


def announced(table: Bridge) -> list[Any]:
    return [event.kind for event in table.event_sink or [] if hasattr(event, "kind")]


def test_a_ballot_is_counted_when_all_have_voted() -> None:
    table = bridge(Ballot())
    act(table, (1, "on"))
    assert table.seats() == (0, 2), "who has voted is not asked again"
    act(table, (2, "on"), (0, "back"))
    assert table.over
    assert table.votes == {"back": 3, "on": 2}
    assert [officer.ballot for officer in table.officers] == [None, None, None]
    assert announced(table) == ["voted", "voted", "voted", "counted"]


def test_nobody_sees_another_ballot_before_it_is_counted() -> None:
    table = bridge(Ballot())
    act(table, (1, "on"))
    assert [officer["ballot"] for officer in table.view(1)["officers"]][1] == "on"
    assert "on" not in [officer["ballot"] for officer in table.view(0)["officers"]]


def test_a_vote_may_be_changed_until_all_have_voted() -> None:
    table = bridge(Reconsidered())
    act(table, (1, "on"))
    assert table.seats() == (0, 2), "who has voted may act, but is not waited for"
    assert [str(option) for option in table.options(1)] == ["back"]
    with pytest.raises(Illegal, match="same-vote"):
        act(table, (1, "on"))
    act(table, (1, "back"), (2, "on"), (0, "on"))
    assert table.votes == {"on": 4, "back": 1}


def test_changing_a_vote_is_never_the_only_choice() -> None:
    """Else bots, which carry an only choice out at once, would change their votes for ever."""
    table = bridge(InTurn())
    act(table, (1, "on"))
    assert [str(option) for option in table.options(1)] == ["back"]
    assert only_choice(table, 1) is None


def test_whoever_does_not_vote_in_time_abstains() -> None:
    table = bridge(Ballot())
    act(table, (1, "on"))
    table.clock(30)
    assert table.over
    assert table.votes == {"on": 1}


def test_all_have_to_agree_and_a_sign_can_be_withdrawn() -> None:
    table = bridge(Briefing())
    act(table, (0, "ready"), (1, "ready"), (0, "not-ready"), (2, "ready"))
    assert not table.over
    with pytest.raises(Illegal, match="ready-already"):
        act(table, (1, "ready"))
    with pytest.raises(Illegal, match="no-consent-given"):
        act(table, (0, "not-ready"))
    act(table, (0, "ready"))
    assert table.over
    assert [officer.ready for officer in table.officers] == [False] * 3
    assert announced(table) == ["ready", "ready", "withdraws", "ready", "ready"]
