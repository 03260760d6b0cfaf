"""Advice about shared spots: follow a plan to its end, ask for help, or call all off (G7-D56.3)."""

from collections.abc import Iterable, Sequence
from typing import Any

from quarterdeck.games.gen7.bots.thumb import Mind
from quarterdeck.games.gen7.rules.adjusting import Adjust
from quarterdeck.games.gen7.rules.answering import GiveTokens, Refuse, SendOffer
from quarterdeck.games.gen7.rules.laying import LayDie
from quarterdeck.games.gen7.rules.proposals import AskForHelp, CallOff, Commit, TakeOffer
from quarterdeck.kernel.option import Option


def next_step(mind: Mind, options: Sequence[Option]) -> Option | None:
    """What to do next about shared spots that are being filled; None if something else is asked. It depends on the
    table alone, so asking twice gives the same answer.
    """
    if CallOff() in options:
        return _of_proposer(mind, options)
    return _of_helper(mind, options) if Refuse() in options else None


def _of_proposer(mind: Mind, options: Sequence[Option]) -> Option:
    if Commit() in options:
        return Commit()
    proposal = mind.view["proposal"]
    if proposal["asked"]:
        return next((option for option in options if isinstance(option, TakeOffer)), CallOff())
    plan = mind.plan(proposal["group"])
    step = _first_open(mind, mind.script(plan), options) if plan is not None else None
    return step or (AskForHelp() if AskForHelp() in options else CallOff())


def _of_helper(mind: Mind, options: Sequence[Option]) -> Option:
    step = _first_open(mind, mind.answer(), options)
    return step or (SendOffer() if SendOffer() in options else Refuse())


def _first_open(mind: Mind, script: Iterable[Option], options: Sequence[Option]) -> Option | None:
    """The first step that is not done yet; None if it is no longer possible."""
    own = mind.view["proposal"]["offers"][mind.seat]
    step = next((step for step in script if not _is_done(step, own, mind)), None)
    return step if step is not None and (step in options or mind.can(step)) else None


def _is_done(step: Option, own: dict[str, Any], mind: Mind) -> bool:
    if isinstance(step, LayDie):
        return any(_is_laid(step, lay, mind) for lay in own["lays"])
    if isinstance(step, Adjust):
        return any(lay["spots"][0] == step.spot - 1 and lay["result"] == step.result for lay in own["lays"])
    return isinstance(step, GiveTokens) and own["tokens"][step.type] == step.number


def _is_laid(step: LayDie, lay: dict[str, Any], mind: Mind) -> bool:
    """Offered dice still lie in Crew Quarters with their earlier results."""
    die = mind.me["dice"][lay["die"]]
    spots = tuple(spot + 1 for spot in lay["spots"])
    return spots == step.spots and f"{die['kind']}-{die['result']}" == step.die
