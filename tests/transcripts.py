"""Transcripts: whole games as text. `python -m tests.transcripts` writes them anew, to be read in the diff.

Most are random games. In Xia and Gen7 little happens at random, so bots play, in Gen7 a whole campaign; a test
repeats the inputs of the transcript, so that it depends on the rules only.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.registry import make_all, quick
from quarterdeck.kernel import registry
from quarterdeck.kernel.campaign import game_seed, next_options
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Game, replay_steps
from quarterdeck.kernel.record import Input
from quarterdeck.kernel.words import words

FOLDER = Path(__file__).parent / "golden"
EAGER, IDLE = {"perform"}, {"pass", "decline", "ignore", "rest", "enough"}
GAMES: dict[str, dict[str, Any]] = {
    "space_alert_1_player": {"seats": 1, "tick_seconds": 30.0, "options": {"mission": "S2-1"}},
    "space_alert_2_players": {"seats": 2, "tick_seconds": 30.0, "options": {"mission": "S2-2", "extra_android": True}},
    "space_alert_3_players": {"seats": 3, "tick_seconds": 30.0, "options": {"mission": "S2-3", "serious": "yellow"}},
    "space_alert_4_players": {"seats": 4, "tick_seconds": 40.0, "options": {"mission": "S2-4", "common": "mixed"}},
    "space_alert_5_players": {
        "seats": 5,
        "tick_seconds": 40.0,
        "options": {"mission": "generated", "common": "yellow"},
    },
    "space_alert_won": {"seats": 5, "seed": "g511", "tick_seconds": 60.0},
    "space_alert_training": {"seats": 4, "seed": "g10", "tick_seconds": 40.0, "options": {"mission": "S1-1"}},
    "space_alert_lesson": {"seats": 1, "options": {"lesson": "delays"}},
    "space_alert_campaign": {"seats": 4, "seed": "g145", "tick_seconds": 60.0, "options": {"campaign": {}}},
    "starship_captains_1_player": {"seats": 1, "seed": "g40", "options": {"passenger": "the-reformed-pirate"}},
    "starship_captains_2_players": {"seats": 2, "seed": "g24", "options": {"board": "A"}},
    "starship_captains_3_players": {"seats": 3, "seed": "g146", "options": {"board": "B", "first": 2}},
    "starship_captains_4_players": {"seats": 4, "seed": "g112"},
    "xia_3_players": {"seats": 3, "seed": "g8", "options": {"goal": 5}},
    "xia_4_players": {
        "seats": 4,
        "seed": "g4",
        "options": {"goal": 5, "npc_ways": "asked", "npc_moves": "rolled"},
    },
    "xia_first_game": {"seats": 5, "seed": "g8", "options": {"first_game": True}},
    "gen7_campaign": {"seats": 3, "seed": "g1"},
    "xia_guided": {"seats": 3, "seed": "g6", "humans": (0,), "options": {"guided": True}},
}


def played_anew(name: str) -> str:
    """The transcript of a game that is played now, or of all games of a campaign."""
    trial = _trial(name)
    if trial.game in BOTS_PLAY:
        return "".join(map(_written, _played_on(trial, _let_bots_play)))
    return _written(_PLAYERS[trial.game](trial))


def played_again(name: str, recorded: str) -> str:
    """The transcript of a game as it goes now; games of bots with the inputs of their recorded transcript."""
    trial = _trial(name)
    if trial.game not in BOTS_PLAY:
        return played_anew(name)
    inputs = iter(_INPUT.findall(recorded))

    def repeat(game: Game) -> None:
        while not game.over:
            seat, text = next(inputs)
            game.act(int(seat), text)

    return "".join(map(_written, _played_on(trial, repeat)))


_INPUT = re.compile(r"^> 0 seat (\d+): (.+)$", re.M)


def _trial(name: str) -> Trial:
    game = next(game for game in registry.names() if name.startswith(game.replace("-", "_")))
    return Trial(game, **{"seed": "golden", **GAMES[name]})


def _written(finished: Game) -> str:
    """Every input with the events it caused, and how the game ended."""
    lines = [repr(finished)]
    for given, _, events in replay_steps(finished.record):
        lines.append(f"> {_cause(given)}")
        lines += [_line(finished.record.game, event) for event in events]
    return "\n".join([*lines, f"result: {to_builtins(finished.result())}", ""])


def _played(trial: Trial) -> Game:
    game = trial.open()
    for game, _, _ in trial.decisions():  # noqa: B007 - the last one is the finished game
        pass
    return game


def _played_busily(trial: Trial) -> Game:
    """A random game in which nobody idles who can do something else, nor leaves out a mission."""
    game, chance = trial.open(), Chance(f"{trial.seed}/choices")
    while not game.over:
        seat = game.seats()[0]
        options = game.choices(seat)
        wanted = [option for option in options if option.verb in EAGER]
        wanted = wanted or [option for option in options if option.verb not in IDLE] or options
        game.act(seat, wanted[chance.below("choice", len(wanted))])
    return game


def _played_on(trial: Trial, play: Callable[[Game], None]) -> Iterator[Game]:
    """A game, and those that follow in its campaign, each played to its end."""
    game, number = trial.open(), 1
    play(game)
    yield game
    while (options := next_options(game.rules, game.state)) is not None:
        number += 1
        game = replace(trial, seed=game_seed(trial.seed, number), options=options).open()
        play(game)
        yield game


def _let_bots_play(game: Game) -> None:
    """Let the best bots that answer at once play a game to its end."""
    name, seats = game.record.game, game.record.seats
    players = make_all([quick(name)], name, seats, game.record.seed)
    while not game.over:
        seat = game.seats()[0]
        game.act(seat, players[seat].choose(Seat(game.state, seat), game.choices(seat)))


_PLAYERS = {"space-alert": _played, "starship-captains": _played_busily}
BOTS_PLAY = {"xia", "gen7"}


def _cause(given: Input | None) -> str:
    if given is None:
        return "set-up"
    return f"{given.at:g} clock" if given.seat is None else f"{given.at:g} seat {given.seat}: {given.do}"


def _line(game: str, event: Event) -> str:
    shown = {name: getattr(value, "value", value) for name, value in event.args.items()}
    return f"  [{event.clause}] {words(game).text(f'event-{event.kind}', shown)}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(played_anew(name), encoding="utf-8")
