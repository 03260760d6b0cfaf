"""Conformance: what must hold for every game, written once. Each check plays whole games and raises AssertionError.

for check in CHECKS:
    check(Trial("name-of-a-game", seats=2, seed="1"))

`CHECKS` take one trial. `every_kind_is_chosen` and `hidden_things_are_redealt` take all trials of a game, as they
ask what happens in any of them.
"""

from collections.abc import Callable, Iterator

import msgspec

from quarterdeck.kernel import clauses, registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import Chooser, VirtualClock, play_out
from quarterdeck.kernel.errors import Illegal, Reason
from quarterdeck.kernel.history import Game, replay, scenes
from quarterdeck.kernel.leak_checks import (
    hidden_things_are_redealt,
    nothing_leaks,
    worlds_are_made_of_what_is_seen,
)
from quarterdeck.kernel.offer_checks import descriptions_stay_the_same, offers_follow_from_own_parts
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.record import Record
from quarterdeck.kernel.state import State
from quarterdeck.kernel.trial import Trial, every_kind_is_chosen
from quarterdeck.kernel.undo_checks import undo_is_exact, undo_survives_a_restart
from quarterdeck.kernel.words import LANGUAGES, words

__all__ = ["CHECKS", "Trial", "every_kind_is_chosen", "hidden_things_are_redealt"]


def copies_are_independent(trial: Trial) -> None:
    """Changes to a copy never affect the original."""
    for number, (game, seat, options) in enumerate(trial.decisions()):
        before = game.state.to_json()
        twin = game.state.copy()
        assert twin == game.state
        assert twin.to_json() == before
        twin.act(seat, options[-1])
        if number % 20 == 0:
            play_out(twin, _at_random(Chance(f"{number}")), VirtualClock(trial.tick_seconds))
        assert game.state.to_json() == before, "playing with a copy changed the original"


def _at_random(chance: Chance) -> Chooser:
    return lambda _, options: options[chance.below("choice", len(options))]


def states_survive_json(trial: Trial) -> None:
    """A state written and read back is the same, at every decision, and offers the same options."""
    for game, seat, options in trial.decisions():
        again = type(game.state).from_json(game.state.to_json())
        assert again == game.state
        assert again.to_json() == game.state.to_json()
        assert again.options(seat) == options


def same_seed_same_game(trial: Trial) -> None:
    """A seed fixes a game, even if several games are interleaved."""
    alone = list(_states(trial))
    pair = list(zip(_states(trial), _states(trial), strict=True))
    assert [first for first, _ in pair] == alone
    assert [second for _, second in pair] == alone


def _states(trial: Trial) -> Iterator[bytes]:
    for game, _, _ in trial.decisions():
        yield game.state.to_json()


def records_replay(trial: Trial) -> None:
    """The record of a game leads to the same state, with the seed and with recorded chance alone."""
    game = _finished(trial)
    saved = Record.from_json(game.save())
    assert replay(saved).state.to_json() == game.state.to_json()
    other = replay(msgspec.structs.replace(saved, seed="another"), by_record=True)
    other.state.chance = game.state.chance
    assert other.state == game.state
    assert other.events == game.events


def _finished(trial: Trial) -> Game:
    game = trial.open()
    for game, _, _ in trial.decisions():  # noqa: B007 - the last one is the finished game
        pass
    return game


def games_can_be_shown(trial: Trial) -> None:
    """A finished game has a scene for every event that spectators hear of."""
    game = _finished(trial)
    assert [event for scene in scenes(game.record) for event in scene.events] == game.events_for(None)


def games_end(trial: Trial) -> None:
    """Play ends even if nobody acts unasked; no seat that must answer is without an option, none has too many."""
    state, choose = trial.start(), trial.players(trial.seed)
    most = registry.rules_of(trial.game).most_options
    for _ in range(trial.most):
        if state.over:
            assert _says_whether_it_goes_on(trial, state), "`goes_on` and `sequel` must say the same"
            return
        frame = state.agenda[-1]
        for seat in state.seats():
            options = state.options(seat)
            dead_end = frame.blocking and not options and state.agenda[-1:] == [frame]
            assert not dead_end, f"seat {seat} must answer {frame.name} but has no option"
            assert len(options) <= most, f"seat {seat} has {len(options)} options; the rules say {most} at most"
            chosen = choose(state, seat, options) if options and seat in state.seats() else None
            if chosen is not None:
                state.act(seat, chosen)
        VirtualClock(trial.tick_seconds).tick(state)
    raise AssertionError(f"the game has not ended after {trial.most} decisions")


def _says_whether_it_goes_on(trial: Trial, state: State) -> bool:
    rules = registry.rules_of(trial.game)
    result = msgspec.to_builtins(rules.result(state))
    return rules.goes_on(msgspec.to_builtins(trial.options), result) == (rules.sequel(state) is not None)


def everything_has_words(trial: Trial) -> None:
    """Every option, preview, event and prompt has words in every language; texts checked before are skipped.

    Languages take turns in describing the table: that is the longest text, and most of it stays the same.
    """
    languages, said = [words(trial.game, language) for language in LANGUAGES], set[str]()
    for number, (game, seat, options) in enumerate(trial.decisions()):
        new = [option for option in options if str(option) not in said]
        said.update(map(str, new))
        viewers: list[int | None] = [None, *range(trial.seats)]
        asked = {repr(prompt): prompt for prompt in (game.state.agenda[-1].prompt(game.state, one) for one in viewers)}
        prompts = [prompt for text, prompt in asked.items() if text not in said]
        said.update(asked)
        previews = [line for option in new for line in game.state.preview(seat, option)]
        for language in languages:
            assert all(language.option(option) and language.verb(option) for option in new)
            assert all(map(language.prompt, prompts))
            assert all(map(language.reason, previews))
        assert game.manifest.texts.describe(game.view(seat), languages[number % len(languages)], True)
    for language in languages:
        for viewer in (None, 0):
            assert all(language.sentences(game.events_for(viewer)))


def events_cite_clauses(trial: Trial) -> None:
    """Every event follows from a clause or section that the rules have."""
    for event in _finished(trial).events:
        assert _cited(trial.game, event.clause), f"{event.kind} cites {event.clause!r}, which does not exist"


def _cited(game: str, clause: str) -> bool:
    """Whether a clause is in the game's rules; a game without numbered rules cites nothing."""
    prefix = registry.texts_of(game).prefix
    return clauses.exists(clause) and clause.startswith(prefix) if prefix else not clause


def blocked_options_say_why(trial: Trial) -> None:
    """What is offered is legal and parses back; what is not refuses with the reason it shows and changes nothing.

    Of an open kind only representatives are offered: others may be legal, and then can be chosen.
    """
    met: dict[Option, None] = {}
    chance = Chance(f"{trial.seed}/blocked")
    for game, seat, options in trial.decisions():
        for option in options:
            assert game.state.why_not(seat, option) is None, f"{option} is offered but refused"
            assert game.state.option(str(option)) == option
        unlisted = [option for option in met if option not in set(options)]
        if unlisted:
            _unlisted(game, seat, unlisted[chance.below("choice", len(unlisted))])
        met.update(dict.fromkeys(options))


def _unlisted(game: Game, seat: int, option: Option) -> None:
    if option.is_open and game.state.why_not(seat, option) is None:
        assert game.state.option(str(option)) == option
        game.state.copy().act(seat, option)
    else:
        _refuses(game, seat, option)


def _refuses(game: Game, seat: int, option: Option) -> None:
    before, reason = game.state.to_json(), game.state.why_not(seat, option)
    assert reason is not None, f"{option} is not offered to seat {seat}, but nothing speaks against it"
    for language in LANGUAGES:
        assert words(game.record.game, language).reason(reason)
    assert game.label(seat, option) is None
    assert _cited(game.record.game, reason.clause), f"{reason.id} cites {reason.clause!r}, which does not exist"
    assert _refusal(game, seat, option) == reason
    assert game.state.to_json() == before, "a refused option changed the table"


def _refusal(game: Game, seat: int, option: Option) -> Reason | None:
    try:
        game.act(seat, option)
    except Illegal as error:
        return error.reason
    return None


CHECKS: tuple[Callable[[Trial], None], ...] = (
    copies_are_independent,
    states_survive_json,
    same_seed_same_game,
    records_replay,
    games_can_be_shown,
    undo_is_exact,
    undo_survives_a_restart,
    nothing_leaks,
    worlds_are_made_of_what_is_seen,
    games_end,
    everything_has_words,
    events_cite_clauses,
    blocked_options_say_why,
    offers_follow_from_own_parts,
    descriptions_stay_the_same,
)
