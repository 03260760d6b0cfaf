"""The letters that a person may type at a terminal instead of a choice; each returns whether to ask again."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from quarterdeck.cli.retelling import retell
from quarterdeck.kernel.console import EventPrinter
from quarterdeck.kernel.errors import Reason, UnknownOption
from quarterdeck.kernel.frame import options_of, options_of_game
from quarterdeck.kernel.option import NOT_OFFERED, Option

if TYPE_CHECKING:
    from quarterdeck.cli.terminal import Terminal

MOST_BOT_MOVES = 300
"""How many moves a bot may make while a person waits for it."""
ECHO = 60
"""How many characters of typed text are echoed in messages."""


def echo(text: str) -> str:
    return text if len(text) <= ECHO else f"{text[:ECHO]}…"


class Left(Exception):
    """The person leaves the table."""


def undo(at: "Terminal") -> bool:
    reason = at.game.why_not_undo(at.seat)
    if reason is not None:
        at.refuse(reason)
        return False
    at.game.undo(at.seat)
    at.shown_events = len(at.game.events)
    at.describing, at.bots_wait = True, True
    at.say("play-undone")
    return True


def log(at: "Terminal") -> bool:
    EventPrinter(at.console, at.words, at.game.manifest.texts.headings).emit(at.game.events_for(at.seat))
    return False


def view(at: "Terminal") -> bool:
    at.describe(fully=True)
    return False


def why_not(at: "Terminal") -> bool:
    """Say why kinds of option are not in the menu, and then, if the person types one, why it is not possible."""
    for kind, because in _blocked(at):
        at.console.print(f"{at.words.verb(kind)}:", end=" ", markup=False)
        at.refuse(because)
    at.say("play-why-ask", example=_example(at))
    typed = at.answer()
    if not typed:
        return True
    if (key := COMMAND_WORDS.get(typed, typed)) in KEYS:
        return KEYS[key](at)
    try:
        reason = at.game.state.why_not(at.seat, at.option(typed))
    except UnknownOption:
        at.say("play-why-unknown", text=echo(typed))
        return True
    if reason is None:
        at.say("play-possible")
    else:
        at.refuse(reason)
    return True


def _blocked(at: "Terminal") -> Iterator[tuple[type[Option], Reason]]:
    """The kinds of option that cannot be chosen now, where the reason is the same for all of a kind."""
    state, offered = at.game.state, {option.verb for option in at.game.choices(at.seat)}
    top = state.agenda[-1]
    for verb, kind in (options_of_game(state.frame_kind) | options_of(type(top))).items():
        if verb in offered or kind.aside:
            continue
        alone = kind in top.choices and len(kind.__struct_fields__) == len(kind.__struct_defaults__)
        reason = state.why_not(at.seat, kind()) if alone else top.before.get(verb)
        if reason is not None and reason.id != NOT_OFFERED.id:
            yield kind, reason


def save(at: "Terminal") -> bool:
    at.saved("play-saved")
    return False


def leave(at: "Terminal") -> bool:
    """Leave if the game could be saved, or if the person says so again."""
    if not at.saved("play-kept" if at.game.over else "play-goodbye"):
        at.say("play-quit-unsaved")
        if at.answer() != "q":
            return True
    raise Left


def replay(at: "Terminal") -> bool:
    """Play the record again, printing each step, and check that it leads to the same table."""
    again = retell(at.game.record, at.seat, at.console, at.words)
    again.clock(at.game.state.now)
    assert again.state == at.game.state, "the record does not lead to this table"
    at.say("play-replay", count=len(at.game.record.inputs))
    return False


def change_seat(at: "Terminal") -> bool:
    others = at.people[at.people.index(at.seat) + 1 :] + at.people
    at.hand_over(others[0])
    return True


def wait(at: "Terminal") -> bool:
    """Let bots act and, where there is no real clock, time pass until something happens."""
    _wait_for_bots(at)
    due = at.game.state.deadline()
    if due is not None and not at.keyboard.real:
        at.game.clock(due)
    at.describing = True
    return True


def _wait_for_bots(at: "Terminal") -> None:
    """One move of every bot; in a game without a clock, as many as it takes to change what this seat may do."""
    before = at.game.choices(at.seat)
    for _ in range(MOST_BOT_MOVES if at.game.state.deadline() is None else 1):
        at.bots_act()
        if at.game.over or at.game.choices(at.seat) != before:
            return


def show_help(at: "Terminal") -> bool:
    at.say("play-help", example=_example(at))
    return False


def _example(at: "Terminal") -> str:
    """The text of something that can be chosen now, if possible one with several words."""
    options = sorted(at.game.choices(at.seat), key=lambda option: -len(option.__struct_fields__))
    return str(options[0]) if options else "?"


Key = Callable[["Terminal"], bool]
KEYS_AFTER: dict[str, Key] = {"l": log, "v": view, "r": replay, "s": save, "q": leave}
"""What can be typed when the game is over."""
KEYS: dict[str, Key] = {**KEYS_AFTER, "u": undo, "w": why_not, "a": change_seat, ".": wait, "?": show_help}
COMMAND_WORDS = {
    "undo": "u", "log": "l", "view": "v", "why": "w", "save": "s", "replay": "r", "help": "?", "quit": "q", "exit": "q"
}  # fmt: skip
"""Words that stand for the letters."""
