"""Votes: ballots weighted by rank, the heart/mind track, ties (G7-8, G7-D23, G7-D55.3, G7-D65)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.games.gen7.campaign_log import Opened
from quarterdeck.games.gen7.content.story import Section
from quarterdeck.games.gen7.rules.conditions import is_true
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.state import Asked, Gen7, Player, Step
from quarterdeck.kernel import voting
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.voting import leaders

HEART, MIND = "heart", "mind"


class Electorate(Struct, frozen=True):
    """Who votes, and the other factors that count."""

    ranks: tuple[int, ...]
    people: tuple[int, ...]
    """The seats whose ballots are counted first (G7-D55.3)."""
    track: bool = False
    marker: int = 0


class Tally(Struct, frozen=True):
    """The votes for each option, and the options that lead."""

    votes: dict[str, int]
    ahead: tuple[str, ...]
    """Several on a tie; none if nobody cast a ballot (G7-D65.3)."""
    weights: tuple[int, ...]
    """What the ballot of each seat counted: 0 without one, or if only a tie would have needed it (G7-D55.3)."""


def count(tags: Mapping[str, str], ballots: Sequence[str | None], electorate: Electorate) -> Tally:
    """People first, with the track; where that leaves a tie, bots decide among the options still in the race."""
    votes, weights = dict.fromkeys(tags, 0), [0] * len(ballots)
    if not any(ballots):
        return Tally(votes, (), tuple(weights))
    if electorate.track:
        _add_track(votes, tags, electorate.marker)
    for seat in electorate.people:
        weights[seat] = _add(votes, ballots[seat], electorate.ranks[seat])
    race = leaders(votes) if any(ballots[seat] for seat in electorate.people) else list(votes)
    if len(race) > 1:
        for seat, ballot in enumerate(ballots):
            if seat not in electorate.people and ballot in race:
                weights[seat] = _add(votes, ballot, electorate.ranks[seat])
        race = leaders({option: votes[option] for option in race})
    return Tally(votes, tuple(race), tuple(weights))


def _add(votes: dict[str, int], option: str | None, number: int) -> int:
    """Add to an option what a ballot counts; returns how much that was."""
    if option is None or option not in votes:
        return 0
    votes[option] += number
    return number


def _add_track(votes: dict[str, int], tags: Mapping[str, str], marker: int) -> None:
    """The value goes to the option on whose side of zero the marker stands (G7-8.5, G7-8.6, G7-D24)."""
    side = HEART if marker > 0 else MIND
    for option, tag in tags.items():
        if tag == side:
            votes[option] += abs(marker)


def electorate(table: Gen7, track: bool) -> Electorate:
    ranks = tuple([player.rank for player in table.players])
    return Electorate(ranks, _people(table.humans, table.seat_count, table.setting.bots_vote), track, table.heart_mind)


@cache
def _people(humans: tuple[int, ...] | None, seats: int, bots_vote: bool) -> tuple[int, ...]:
    """People, or everybody where bots count with them (G7-D55.3, G7-D68)."""
    everybody = tuple(range(seats))
    if bots_vote or humans is None:
        return everybody
    return tuple(seat for seat in everybody if seat in humans) or everybody


def ballot_weights(table: Gen7) -> tuple[int, ...]:
    """What the ballot of each player counts; those of bots beside people only break ties (G7-8.3, G7-D55.3)."""
    people = _people(table.humans, table.seat_count, table.setting.bots_vote)
    return tuple([player.rank if player.seat in people else 0 for player in table.players])


# Calling a vote


def call_section_vote(table: Gen7, section: Section) -> None:
    """A vote section offers the options whose condition holds (G7-D72)."""
    offered = [option for option in section.options if is_true(table, option.offer, None)]
    names, tags = tuple(option.id for option in offered), tuple(option.tag for option in offered)
    call_vote(table, Voting(section.id, names, tags, section.track))


def call_vote(table: Gen7, vote: "Voting") -> None:
    """A vote with one option left is not held (G7-D65.4)."""
    for player in table.players:
        player.ballot, player.leaning = None, ""
    if len(vote.options) == 1:
        table.then(Decided(vote.about, vote.options[0], vote.tags[0], vote.track))
    else:
        table.then(vote)


class CastVote(voting.Vote, frozen=True):
    """vote report: a secret ballot, all votes of a player for one option (G7-8.4, G7-R28)."""

    verb = "vote"
    event = "voted"
    hidden = ("answer",)
    answer: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Voting") -> list["CastVote"]:
        return [cls(option) for option in frame.options if option != table.players[seat].ballot]

    def label(self, table: Gen7, seat: int, frame: "Voting") -> Reason:
        option, tag = f"{frame.about}?{self.answer}", frame.tags[frame.options.index(self.answer)]
        if not tag:
            return Reason("story-option-untagged", frame.clause, {"option": option})
        return Reason("story-option", frame.clause, {"option": option, "tag": tag})

    def targets(self, table: Gen7, seat: int, frame: "Voting") -> tuple[str, ...]:
        return (f"choice:{frame.about}?{self.answer}",)


class Lean(Option, frozen=True):
    """lean report: say openly what you lean to, which binds nobody (G7-R28)."""

    bars_undo = True
    is_open = True
    answer: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Voting") -> list["Lean"]:
        """The first leaning; it can be changed until the ballot."""
        player = table.players[seat]
        if player.ballot is not None or player.leaning:
            return []
        return [cls(option) for option in frame.options]

    def reason(self, table: Gen7, seat: int, frame: "Voting") -> Reason | None:
        player = table.players[seat]
        new = player.ballot is None and self.answer in frame.options and self.answer != player.leaning
        return None if new else Reason("no-new-leaning", "G7-R28", {})

    def take(self, table: Gen7, seat: int, frame: "Voting") -> None:
        table.players[seat].leaning = self.answer
        table.emit("leans", "G7-R28", seat=seat, option=f"{frame.about}?{self.answer}")

    def label(self, table: Gen7, seat: int, frame: "Voting") -> Reason:
        return Reason("story-lean", frame.clause, {"option": f"{frame.about}?{self.answer}"})

    def targets(self, table: Gen7, seat: int, frame: "Voting") -> tuple[str, ...]:
        return (f"choice:{frame.about}?{self.answer}",)


class Voting(Step, voting.Ballot, frozen=True):
    """All players vote at once and in secret (G7-8, G7-R28)."""

    clause = "G7-8.3"
    choices = (CastVote, Lean)
    vote_clause = "G7-R28"
    about: str
    """The section or card, or the system whose room is chosen."""
    options: tuple[str, ...]
    tags: tuple[str, ...]
    track: bool = False
    again: bool = False

    def voters(self, table: Gen7) -> list[Player]:
        return table.players

    def time_limit(self, table: Gen7) -> float | None:
        return table.setting.answer_time or None

    def prompt(self, table: Gen7, seat: int | None) -> Reason:
        asked = "prompt" if seat in self.seats(table) else "waiting"
        return Reason(f"{asked}-voting", self.clause, {"about": self.about})

    def counted(self, table: Gen7, ballots: dict[int, Any], votes: dict[str, int]) -> None:
        """A tie leads to one new ballot among the tied options, then the chief decides (G7-D23)."""
        given = [ballots[seat] or table.players[seat].leaning or None for seat in range(table.seat_count)]  # G7-R30
        voters = electorate(table, self.track)
        tally = count(dict(zip(self.options, self.tags, strict=True)), given, voters)
        votes_cast, marker = tuple(tally.votes.values()), table.heart_mind if self.track else 0
        table.opened = Opened(
            self.about, self.options, tuple(given), tally.weights, votes_cast, marker, episode=table.episode
        )
        table.emit(
            "votes-counted", "G7-R28", about=self.about, ballots=given, votes=list(votes_cast),
            options=list(self.options),
        )  # fmt: skip
        ahead = tally.ahead or self.options
        tags = tuple(self.tags[self.options.index(option)] for option in ahead)
        if len(ahead) == 1:
            table.then(Decided(self.about, ahead[0], tags[0], self.track))
        elif self.again or not tally.ahead:
            table.then(ChiefDecides(table.chief, self.about, ahead, tags, self.track))
        else:
            call_vote(table, replace(self, options=ahead, tags=tags, again=True))


class Decide(Option, frozen=True):
    """decide report: the chief of staff ends a tie (G7-8.2, G7-R29)."""

    bars_undo = True
    answer: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "ChiefDecides") -> list["Decide"]:
        return [cls(option) for option in frame.options]

    def take(self, table: Gen7, seat: int, frame: "ChiefDecides") -> None:
        table.done()
        table.emit("chief-decided", "G7-8.2", seat=seat, option=f"{frame.about}?{self.answer}")
        if table.opened is not None:
            table.opened = replace(table.opened, by_chief=True)
        table.then(Decided(frame.about, self.answer, frame.tags[frame.options.index(self.answer)], frame.track))

    def label(self, table: Gen7, seat: int, frame: "ChiefDecides") -> Reason:
        return Reason("story-decide", frame.clause, {"option": f"{frame.about}?{self.answer}"})

    def targets(self, table: Gen7, seat: int, frame: "ChiefDecides") -> tuple[str, ...]:
        return (f"choice:{frame.about}?{self.answer}",)


class ChiefDecides(Asked, frozen=True):
    """A tie that a second ballot has not broken (G7-8.2, G7-D23)."""

    clause = "G7-8.2"
    choices = (Decide,)
    about: str
    options: tuple[str, ...]
    tags: tuple[str, ...]
    track: bool


class Decided(Step, frozen=True):
    """What follows from a vote; the heart/mind marker returns to 0 if it counted (G7-8.7, G7-D65.2)."""

    clause = "G7-8.7"
    about: str
    option: str
    tag: str
    track: bool

    def run(self, table: Gen7) -> None:
        from quarterdeck.games.gen7.rules.vote_results import follow

        for player in table.players:
            player.ballot, player.leaning = None, ""
        table.bar_undo()
        if table.opened is not None and table.opened.about == self.about and not table.opened.winner:
            table.opened = replace(table.opened, winner=self.option)
            table.decided = (*table.decided, table.opened)
        table.emit("vote-decided", "G7-8.1", about=self.about, option=f"{self.about}?{self.option}")
        if self.track and table.heart_mind:
            table.heart_mind = 0
            table.emit("heart-mind-moved", self.clause, value=0, source="")
        follow(table, self.about, self.option, self.tag)
        happened(table, Happening("vote_decided", tag=self.tag))
