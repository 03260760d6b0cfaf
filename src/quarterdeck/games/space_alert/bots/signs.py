"""Signs that a crew member gives besides planning: votes, pauses, and letting the crew go on."""

from collections.abc import Collection, Sequence
from typing import Any

from quarterdeck.games.space_alert.rules.campaign import (
    CAREFUL_FIRST,
    Ballot,
    ChooseDifficulty,
    FlyOn,
    Propose,
    Stop,
)
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.voting import preferred, tally

View = dict[str, Any]
COURSES: dict[str, Option] = {"stop": Stop(), "fly-on": FlyOn()}
"""The most careful first."""


def follow(table: SpaceAlert, seat: int, people: Collection[int]) -> Sequence[Option] | None:
    """How a bot votes: as people have decided, for theirs is the vote (SA-D36), and once all of them have (SA-R35).

    Nobody votes for a person who is at the table.
    """
    frame = table.agenda[-1]
    if not people or not isinstance(frame, Ballot):
        return None
    ballots = [table.players[person].ballot for person in people]
    cast = [ballot for ballot in ballots if ballot is not None]
    if seat in people or len(cast) < len(ballots):
        return []
    return [_difficulty(cast) if isinstance(frame, ChooseDifficulty) else COURSES[_decided(cast, tuple(COURSES))]]


def _difficulty(ballots: Sequence[str]) -> Propose:
    common, serious = zip(*(ballot.split() for ballot in ballots), strict=True)
    return Propose(_decided(common, CAREFUL_FIRST), _decided(serious, CAREFUL_FIRST))  # type: ignore[arg-type]


def _decided(cast: Sequence[str], careful_first: Sequence[str]) -> str:
    return preferred(tally(dict(enumerate(cast))), careful_first)


def answer(options: Sequence[Option]) -> Option:
    """What bots among themselves answer to whatever is asked besides planning: they fly on."""
    return next((option for option in options if option == COURSES["fly-on"]), options[0])


def pause(view: View, people: Collection[int], options: Sequence[Option]) -> Option | None:
    """Ask for a pause if all people do (SA-R43)."""
    wanted = view["setting"]["clock"] and _all_say("ready", view, people)
    return next((option for option in options if wanted and option.verb == "ask-pause"), None)


def people_consent(view: View, people: Collection[int]) -> bool:
    """Whether all people want to end planning now (SA-R27)."""
    return _all_say("consents", view, people)


def _all_say(sign: str, view: View, people: Collection[int]) -> bool:
    return bool(people) and all(view["players"][seat][sign] for seat in people)
