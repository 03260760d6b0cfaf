"""`quarterdeck play`, through a pipe and as a person at a real terminal meets it."""

import io
import json
import re
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import tests.minis
from quarterdeck.cli import main
from quarterdeck.cli.menu import Menu, NotThere
from quarterdeck.cli.terminal import Terminal
from quarterdeck.cli.terminal_keys import KEYS
from quarterdeck.cli.timing import Keyboard, Typing
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.starship_captains.guided.script import guide
from quarterdeck.kernel.console import emphasized
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import LANGUAGES, words
from tests.rules import rule

SOLO = ("space-alert", "--clock", "off", "--seed", "4", "-o", "mission=S2-1")
BOTS = ("space-alert", "--seats", "3", "--bot", "2", "--bot", "3", "--seed", "4", "-o", "mission=S2-1")
MENU = "Plan your turns."


@pytest.fixture(autouse=True)
def _in_an_empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def play(monkeypatch: Any, capsys: Any, keys: str, *args: str) -> tuple[int, str, str]:
    """Play with keys from a pipe."""
    monkeypatch.setattr("sys.stdin", io.StringIO(keys))
    try:
        status = main(("play", *args))
    except SystemExit as stop:
        status = int(stop.code or 0)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


class Person(Keyboard):
    """A person at a real terminal: texts are lines typed, numbers are seconds that pass before anything is typed."""

    script: list[str | float] = []

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.real = True

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def now(self) -> float:
        return self.game.state.now

    def line(self, meanwhile: Any) -> str | None:
        if not self.script:
            raise EOFError
        typed = self.script.pop(0)
        if isinstance(typed, str):
            print(f"{self.clock_text()}> {typed}")
            return typed
        self.game.clock(self.game.state.now + typed)
        return None


def sit(monkeypatch: Any, capsys: Any, script: list[str | float], *args: str) -> str:
    """Play at a real terminal; returns what stood there."""
    monkeypatch.setattr(Person, "script", script)
    monkeypatch.setattr("quarterdeck.cli.terminal.Keyboard", Person)
    assert main(("play", *args)) == 0
    shown: str = capsys.readouterr().out
    return shown


# Bots


def test_bots_of_one_name_take_every_other_seat(monkeypatch: Any, capsys: Any) -> None:
    status, out, err = play(monkeypatch, capsys, "q\n", "starship-captains", "--bots", "easy", "--seed", "3")
    assert (status, err) == (0, "")
    assert "--bot 2=easy" in out  # the command that goes on with this game


def test_the_pace_of_bots_is_a_second_or_what_the_player_wants(monkeypatch: Any, capsys: Any) -> None:
    paces: list[float] = []

    class Watched(Terminal):
        def play(self) -> int:
            paces.append(self.pace)
            return 0

    monkeypatch.setattr("quarterdeck.cli.play.Terminal", Watched)
    for wanted in ((), ("--pace", "0"), ("--pace", "2.5")):
        play(monkeypatch, capsys, "", *BOTS, *wanted)
    assert paces == [0.8, 0, 2.5]
    status, _, err = play(monkeypatch, capsys, "", *BOTS, "--pace", "slow")
    assert status == 2
    assert "'slow' should be seconds from 0 to 60, such as 0.8" in err


def test_flights_say_where_they_lead_and_help_gives_an_example_of_this_game(monkeypatch: Any, capsys: Any) -> None:
    keys = "activate navigation R\n?\nq\n"
    out = play(monkeypatch, capsys, keys, "starship-captains", "--seats", "1", "--seed", "3")[1]
    assert "such as fly " in out
    assert "(to Hollow)" in out
    assert "(to Eftel; 1 damage: purple pirate (android) on the way)" in " ".join(out.split())


# A whole game


def test_a_whole_solo_mission_without_the_clock(monkeypatch: Any, capsys: Any) -> None:
    keys = "1\nplace 0 A/< 1\nu\nplace 0 C/< 1\nw\nturn 1 2\nl\nv\nr\n?\n" + "go-on\n" * 3
    status, out, err = play(monkeypatch, capsys, keys, *SOLO)
    assert (status, err) == (0, "")
    assert "Taken back." in out
    assert "Slot 2 is empty. (SA-3.1.8)" in out
    assert "give the same table again" in out
    assert "(SA-4.1.7)" in out or "(SA-4.18" in out
    assert "The game is over." in out


def test_the_end_is_told_in_words_with_the_seed_that_was_promised(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "1\n" + "go-on\n" * 3, *SOLO)[1]
    promised, told = out.split("\n", 1)
    assert promised == f"Hash of the secret seed: {Game('space-alert', seats=1, seed='4').commitment}"
    assert "You have lost." in told
    assert "Seed: 4 (its hash" in told
    assert "'outcome'" not in told
    assert Game.load(Path("quarterdeck-4.json").read_bytes()).over


def test_a_heading_stands_only_over_something(monkeypatch: Any, capsys: Any) -> None:
    lines = play(monkeypatch, capsys, "1\n" + "go-on\n" * 3, *SOLO)[1].splitlines()
    headings = [number for number, line in enumerate(lines) if line.startswith("Turn ")]
    assert headings
    assert all(lines[number - 1] == "" and lines[number + 1].startswith("  ") for number in headings)


def test_after_the_end_a_person_may_look_back(monkeypatch: Any, capsys: Any) -> None:
    turns: list[str | float] = [""] * 3
    script = ["1", *["go-on", "y"] * 3, *turns, "l", "v", "r", "nonsense", "q"]
    out = sit(monkeypatch, capsys, script, *SOLO)
    after = out.split("You have lost.")[1]
    assert out.count("Enter: go on") == 3
    assert "Seat 1 is ready. (SA-R1)" in after
    assert "give the same table again" in after
    assert Person.script == []


def test_letters_may_be_typed_as_words(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "log\nsave\nquit\n", *SOLO)[1]
    assert "s save" in out
    assert "The table is set for 1 player" in out
    assert "Saved to" in out
    assert "please type" not in out


def test_a_person_is_warned_of_empty_slots_before_a_phase_ends(monkeypatch: Any, capsys: Any) -> None:
    out = sit(monkeypatch, capsys, ["1", "go-on", "n", "q"], *SOLO)
    warning = "This ends phase 1, and 12 slots of it are still empty."
    question = out.split("This cannot be taken back")[0].split("Go on to the next message (")[1]
    assert " ".join(question.split()).startswith(warning)
    assert warning in " ".join(question.split())[len(warning) :], "it is said again with the question"


# Flight school


def test_a_lesson_is_coached_and_judged_in_the_terminal(monkeypatch: Any, capsys: Any) -> None:
    solution = pack().lessons["moving"].solution
    status, out, err = play(monkeypatch, capsys, "\n".join(solution) + "\n", "space-alert", "--lesson", "moving")
    assert (status, err) == (0, "")
    assert "Seat 1  Red arrow into slot 1" in out
    assert "takes you one station towards red." in " ".join(out.split())
    assert "[+] You are in lower red at the end of turn 2" in out


def test_a_missed_goal_is_explained_in_the_terminal(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "fly-plan\n", "space-alert", "--lesson", "moving", "--language", "pl")[1]
    assert "[-] Twoja figurka stoi na końcu tury 2 na dolnej czerwonej stacji" in out
    told = "Członek załogi 1 przechodzi z górnej białej stacji (mostka) na górną niebieską stację. (SA-4.5.2)"
    assert f"Tura 2: {told}" in " ".join(out.split()), "a long line is wrapped"


@rule("SC-R34", "SC-R35")
def test_a_guided_game_is_coached_and_judged_in_the_terminal(monkeypatch: Any, capsys: Any) -> None:
    script = [{"mend": "mend ship"}.get(text, text) for step in guide().steps for text in step.options]
    typed = "\n".join([*script, "pass", *"11"]) + "\n"
    status, out, err = play(monkeypatch, capsys, typed, "starship-captains", "--lesson", "guided", "--seed", "1")
    assert (status, err) == (0, "")
    read = " ".join(out.split())
    assert "Coach, step 4 of 19: Second move: past the pirate to Corvo (SC-5.4)" in read
    assert "[-] 2 missions performed (1 of 2) [-] 2 technologies installed (1 of 2)" in read
    assert "[-] 2 missions performed There was 1 mission." in read
    assert "What next: a game alone against Captain Shadow, or a table with bots." in read


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("space-alert", "--lesson", "flying"), "space-alert has no lesson 'flying'; there are moving, firing"),
        (("space-alert", "--lesson", "moving", "--seats", "2"), "lesson 'moving' is for one seat, not 2"),
        ((tests.minis.MINIS[0], "--lesson", "moving"), "--lesson: mini-draft has no lessons"),
        (("space-alert", "--lesson", "guided"), "space-alert has no lesson 'guided'"),
        (("starship-captains", "--guided"), "unrecognized arguments: --guided"),
    ],
)
def test_a_lesson_that_cannot_be_flown_is_refused(
    monkeypatch: Any, capsys: Any, args: tuple[str, ...], complaint: str
) -> None:
    status, _, err = play(monkeypatch, capsys, "", *args)
    assert status != 0
    assert complaint in err


# What is typed


@pytest.mark.parametrize(
    "typed",
    [
        "²",
        "٣",
        "9" * 5000,
        "x" * 20_000,
        "place 0 " + "A" * 20_000 + " 3",
        "place 0 A/< " + "9" * 40,
        "[bold]x[/]",
        "-1",
    ],
)
def test_nonsense_is_refused_shortly_and_the_game_goes_on(monkeypatch: Any, capsys: Any, typed: str) -> None:
    status, out, err = play(monkeypatch, capsys, f"1\n{typed}\nw\n{typed}\nplace 0 A/< 1\n", *SOLO)
    assert (status, err) == (0, "")
    assert ": please type one of the numbers" in out.replace("\n", " ").replace("  ", " ")
    assert "on board 1, slot 1. (SA-7.2.1)" in out
    assert typed[:70] not in out or len(typed) < 70


def test_an_option_may_be_longer_than_what_is_said_back() -> None:
    game = Game("mini-market", seats=2, seed="1")
    text = f"buy {','.join(map(str, range(1000, 1030)))}"
    assert len(text) > 150
    assert str(Terminal(game, {}, words("mini-market"), Path("x"), "").option(text)) == text


def test_several_numbers_walk_through_the_menus_at_once(monkeypatch: Any, capsys: Any) -> None:
    assert "on board 2, slot 2. (SA-7.2.1)" in play(monkeypatch, capsys, "1\n1 2 1 2\n", *SOLO)[1]


def test_a_walk_that_leads_nowhere_moves_nobody() -> None:
    game = Game("space-alert", seats=1, seed="4", clock=False)
    game.act(0, "ready")
    menu = Menu(game.choices(0), words("space-alert"))
    top = menu.branch
    for answer in ("1 99", "1 1 1 1 1", "0", "1 0 0", "1 x"):
        with pytest.raises(NotThere):
            menu.pick(answer)
        assert (menu.branch, menu.trail) == (top, [])
    assert menu.pick("1 1") is None
    assert menu.pick("0 0") is None
    assert menu.branch == top


def test_numbers_behind_a_whole_choice_are_named(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "1 1\nq\n", "gen7", "--lesson", "guided", "--seed", "3")[1]
    assert "1 1: 1 is already a whole choice; please leave out what follows." in out


def test_letters_keep_their_meaning_behind_why_not(monkeypatch: Any, capsys: Any) -> None:
    status, out, _ = play(monkeypatch, capsys, "w\nq\n", "gen7", "--lesson", "guided", "--seed", "3")
    assert status == 0
    assert "q: no option" not in out
    assert out.count("Nothing is lost.") == 1


def test_a_refused_choice_says_why_just_above_the_next_question(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "1\nplace 0 A/< 1\nplace 0 A/< 1\n", *SOLO)[1]
    assert f"Slot 1 already holds a card. (SA-3.1.3)\n\nSeat 1  {MENU}" in out


def test_a_line_is_typed_key_by_key() -> None:
    typing = Typing()
    typing.feed("жx\x7f\x1b[A\x1bOB1".encode()[:3])
    typing.feed("жx\x7f\x1b[A\x1bOB1".encode()[3:])
    assert typing.line() is None
    assert typing.text == "ж1"
    typing.feed(b"\x15ab\r2\n")
    assert (typing.line(), typing.line(), typing.line()) == ("ab", "2", None)
    for end in (b"\x04", b""):
        with pytest.raises(EOFError):
            _fed(end)


def _fed(data: bytes) -> str | None:
    typing = Typing()
    typing.feed(data)
    return typing.line()


@pytest.mark.parametrize(("typed", "left"), [("12", ""), ("place 0", "place 0")])
def test_numbers_half_typed_for_an_old_menu_are_forgotten_words_are_not(typed: str, left: str) -> None:
    typing = Typing()
    typing.text = typed
    typing.forget_numbers()
    assert typing.text == left


# Files


def test_it_saves_when_left_and_goes_on(monkeypatch: Any, capsys: Any) -> None:
    args = ("space-alert", "--seed", "4", "--save", "game.json", "--clock", "off")
    assert play(monkeypatch, capsys, "1\nplace 0 B/^ 2\n", *args)[0] == 0
    status, out, _ = play(monkeypatch, capsys, "q\n", "--load", "game.json")
    assert status == 0
    assert "1  - B - |" in out
    assert "places B" not in out


def test_how_to_go_on_repeats_bots_and_language(monkeypatch: Any, capsys: Any) -> None:
    bots = ("--bot", "2=thumb", "--bot", "3")
    args = ("space-alert", "--seats", "3", *bots, "--language", "pl", "--save", "my game.json")
    out = play(monkeypatch, capsys, "s\nq\n", *args)[1]
    assert out.count("quarterdeck play --load 'my game.json' --bot 2=thumb --bot 3 --language pl\n") == 2


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--seats", "3"), "--seats 1, not 3"),
        (("--seed", "5"), "--seed 4, not 5"),
        (("-o", "mission=S2-2"), "-o mission S2-1, not S2-2"),
        (("--clock", "on"), "-o clock False, not True"),
    ],
)
def test_arguments_that_contradict_the_file_are_refused(
    monkeypatch: Any, capsys: Any, args: tuple[str, ...], complaint: str
) -> None:
    play(monkeypatch, capsys, "q\n", *SOLO, "--save", "game.json")
    assert play(monkeypatch, capsys, "q\n", "--load", "game.json", *SOLO)[0] == 0
    status, _, err = play(monkeypatch, capsys, "q\n", "--load", "game.json", *args)
    assert status == 2
    assert complaint in err.replace("\n", " ")


@pytest.mark.parametrize(
    ("seed", "name"), [("../a b/c", "a_b_c"), ("x" * 300, "x" * 60), ("//", "game"), ("żółw", "żółw")]
)
def test_any_seed_gives_a_clean_file_name(monkeypatch: Any, capsys: Any, seed: str, name: str) -> None:
    assert play(monkeypatch, capsys, "q\n", "space-alert", "--seed", seed)[0] == 0
    assert [path.name for path in Path().iterdir()] == [f"quarterdeck-{name}.json"]


def test_where_it_cannot_be_saved_the_person_stays(monkeypatch: Any, capsys: Any) -> None:
    status, out, _ = play(monkeypatch, capsys, "s\nq\nno\n1\nq\nq\n", *SOLO, "--save", "nowhere/game.json")
    assert status == 0
    assert out.count("could not be saved to nowhere/game.json: No such file") == 3
    assert MENU in out
    assert play(monkeypatch, capsys, "", *SOLO, "--save", "nowhere/game.json")[0] == 1


@contextmanager
def full_disk() -> Iterator[None]:
    """Room for a few bytes in every file and no more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_leaves_the_game_that_was_saved(monkeypatch: Any, capsys: Any) -> None:
    play(monkeypatch, capsys, "1\nq\n", *SOLO, "--save", "game.json")
    saved = Path("game.json").read_bytes()
    with full_disk():
        out = play(monkeypatch, capsys, "place 0 A/< 1\ns\nq\nq\n", "--load", "game.json")[1]
        assert out.count("could not be saved to game.json: File too large") == 2
        monkeypatch.setitem(KEYS, "v", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            play(monkeypatch, capsys, "v\n", "--load", "game.json")
    assert Path("game.json").read_bytes() == saved
    assert [path.name for path in Path().iterdir()] == ["game.json"]


def test_a_mistake_in_the_program_does_not_cost_the_game(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setitem(KEYS, "v", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        play(monkeypatch, capsys, "1\nv\n", *SOLO)
    assert len(json.loads(Path("quarterdeck-4.json").read_bytes())["inputs"]) == 1


def test_saving_takes_the_time_that_passed_with_it(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr(Person, "now", lambda self: self.game.state.now + (7 if self.game.record.inputs else 0))
    sit(monkeypatch, capsys, ["1", "s", "q"], "space-alert", "--seed", "4")
    assert json.loads(Path("quarterdeck-4.json").read_bytes())["now"] >= 7


# Time


def test_it_waits_for_the_clock_where_there_is_no_real_one(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "1\n.\n.\n.\nq\n", "space-alert", "--seed", "4", "-o", "mission=S2-1")[1]
    assert "T+2, serious threat, white" in out
    assert "1:50 > " in out


def test_announcements_come_with_the_time_and_a_new_menu(monkeypatch: Any, capsys: Any) -> None:
    out = sit(monkeypatch, capsys, ["1", 10.0, 1.0, "q"], *BOTS)
    assert "0:10 The computer: T+" in out
    assert out.count(MENU) == 1, "the same options need no new menu"
    out = sit(monkeypatch, capsys, ["1", 400.0, "q"], *BOTS)
    assert "phase 1 has ended" in out
    assert out.count(MENU) == 2


@rule("SC-4.3", "SC-4.4", "SC-12.1")
def test_w_says_why_what_is_not_in_the_menu_cannot_be_chosen(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "w\nnonsense\nw\n\nq\n", "starship-captains", "--seed", "4")[1]
    read = " ".join(out.split())
    assert (
        "Take a technology: To take a technology, activate the science room with a blue figure first. (SC-4.3)" in read
    )
    assert "Perform the mission here: There is no mission where your ship is. (SC-12.1)" in read
    assert "nonsense: no option is written like this." in read


def test_announcements_come_while_somebody_asks_why_not(monkeypatch: Any, capsys: Any) -> None:
    out = sit(monkeypatch, capsys, ["1", "w", 10.0, "turn 0 2", "q"], *BOTS)
    asked, told = out.split("For anything else")
    assert "The computer: T+" not in asked
    assert told.index("The computer: T+") < told.index("Slot 2 is empty.")


@rule("SA-R13")
def test_what_cannot_be_taken_back_must_be_confirmed(monkeypatch: Any, capsys: Any) -> None:
    out = sit(monkeypatch, capsys, ["1", "end-phase", "n", "end-phase", "y", "q"], *BOTS)
    refused, ended = out.split("> n\n")
    assert "Type y to do it" in refused
    assert "takes the pack of phase 2" not in refused
    assert "takes the pack of phase 2" in ended


def test_what_cannot_be_taken_back_comes_last(monkeypatch: Any) -> None:
    game = Game("space-alert", seats=3, seed="4", clock=False)
    for seat in range(3):
        game.act(seat, "ready")
    offered = game.choices(0)[::-1]
    monkeypatch.setattr(game, "choices", lambda seat: offered)
    shown = Terminal(game, {1: "random", 2: "random"}, words("space-alert"), Path("x"), "").menu().options
    binding = [option.bars_undo_after(game.state) for option in shown]
    assert binding == sorted(binding)
    assert set(binding) == {False, True}


@rule("SC-R15")
def test_what_cannot_be_taken_back_is_marked(monkeypatch: Any, capsys: Any) -> None:
    typed = "activate repair C\ndecline\n"
    out = play(monkeypatch, capsys, typed, "starship-captains", "--seats", "2", "--seed", "1", "-o", "first=0")[1]
    marked = [line.split("  ")[-1] for line in out.splitlines() if "(cannot be undone)" in line]
    assert marked == ["Pass for this round (cannot be undone)", "End the turn (cannot be undone)"]


@rule("SC-5.1", "SC-5.4")
def test_a_flight_says_where_it_leads_and_what_a_pirate_costs(monkeypatch: Any, capsys: Any) -> None:
    args = ("starship-captains", "--seats", "2", "--seed", "4", "-o", "first=0")
    out = " ".join(play(monkeypatch, capsys, "activate navigation R\nq\n", *args)[1].split())
    assert "Fly along the green route Home Station – Hollow (to Hollow) 2" in out
    assert (
        "Fly along the yellow route Home Station – Eftel (to Eftel; 1 damage: green pirate (android) on the way) 3"
        in out
    )


# Several people and bots


@pytest.mark.parametrize(("game", "keys"), [("space-alert", "1\n.\n.\n.\n"), ("starship-captains", "pass\n")])
def test_any_bot_of_the_game_may_take_a_seat(monkeypatch: Any, capsys: Any, game: str, keys: str) -> None:
    def told(*args: str) -> str:
        out = play(monkeypatch, capsys, f"{keys}l\nq\n", game, *args, "--seed", "4")[1]
        return out[: out.index("Go on with")]

    assert told("--bot", "2=thumb") == told("--seats", "2", "--bot", "2=thumb")
    assert told("--bot", "2=random") == told("--bot", "2") != told("--bot", "2=thumb")


def test_a_bot_may_let_time_pass(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr("quarterdeck.bots.random.RandomBot.choose", ready_and_then_nothing)
    out = play(monkeypatch, capsys, "1\n.\n.\n.\nq\n", *BOTS)[1]
    assert "Seat 2 is ready" in out
    assert "Seat 2 places" not in out


def ready_and_then_nothing(bot: Any, seat: Any, options: Any) -> Any:
    return next((option for option in options if option.verb == "ready"), None)


def test_a_bot_that_gives_no_answer_is_named_and_the_game_kept(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr("quarterdeck.bots.random.RandomBot.choose", lambda bot, seat, options: None)
    status, out, err = play(monkeypatch, capsys, "1\n", *BOTS)
    assert status != 0
    assert "the bot in seat 2 must answer" in err
    assert "--load quarterdeck-4.json" in out


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("2=hal", "no bot called 'hal' plays space-alert; there are random, thumb, easy, normal, hard"),
        ("hard", "'hard' should be a seat, such as 2, or a seat and a bot, such as 2=hard"),
        ("9=hard", "--bot: seats are 1 to 5"),
        ("0", "--bot: seats are 1 to"),
    ],
)
def test_a_bot_that_cannot_sit_there_is_refused(monkeypatch: Any, capsys: Any, bot: str, complaint: str) -> None:
    status, _, err = play(monkeypatch, capsys, "", "space-alert", "--bot", bot)
    assert status == 2
    assert complaint in err


def test_bots_play_the_other_seats_of_a_lesson(monkeypatch: Any, capsys: Any) -> None:
    play(monkeypatch, capsys, "q\n", "gen7", "--lesson", "guided", "--seed", "4", "--save", "game.json")
    assert Game.load(Path("game.json").read_bytes()).state.humans == (0,)


def test_stories_are_in_italics_where_they_have_asterisks(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "q\n", "gen7", "--lesson", "guided", "--seed", "4", "--save", "game.json")[1]
    assert "Thank you for asking, says Alma" in " ".join(out.split())
    assert emphasized("*Go,* she says. 2 * 3").markup == "[italic]Go,[/italic] she says. 2 * 3"


def test_no_times_are_told_where_no_time_passes(monkeypatch: Any, capsys: Any) -> None:
    play(monkeypatch, capsys, "1\n1\n1\nq\n", "starship-captains", "--seed", "4", "--save", "game.json")
    assert main(("replay", "game.json")) == 0
    assert "0.0 s" not in capsys.readouterr().out


def test_the_rules_know_which_seats_bots_play(monkeypatch: Any, capsys: Any) -> None:
    play(monkeypatch, capsys, "q\n", "gen7", "--seats", "3", "--bots", "easy", "--seed", "4", "--save", "game.json")
    game = Game.load(Path("game.json").read_bytes())
    assert (game.state.humans, game.view(0)["votes"]) == ((0,), (1, 0, 0))
    play(monkeypatch, capsys, "q\n", "--load", "game.json", "--bot", "3=easy")
    game = Game.load(Path("game.json").read_bytes())
    assert (game.state.humans, game.view(0)["votes"]) == ((0, 1), (1, 1, 0))


@rule("SA-R35", "SA-D36")
def test_bots_vote_as_people_do(monkeypatch: Any, capsys: Any) -> None:
    args = ("space-alert", "--seats", "2", "--bot", "2=thumb", "--seed", "4", "--clock", "off", "-o", "campaign={}")
    play(monkeypatch, capsys, "q\n", *args, "--save", "game.json")
    game = Game.load(Path("game.json").read_bytes())
    assert game.state.agenda[-1].name == "choose-difficulty"
    out = play(monkeypatch, capsys, "propose yellow mixed\nq\n", "--load", "game.json", "--bot", "2=thumb")[1]
    proposed = [given.do for given in Game.load(Path("game.json").read_bytes()).record.inputs if given.seat is not None]
    assert proposed == ["propose yellow mixed"] * 2, out


def test_the_screen_is_covered_between_two_people(monkeypatch: Any, capsys: Any) -> None:
    args = ("space-alert", "--seats", "3", "--bot", "3", "--seed", "4", "--clock", "off")
    out = play(monkeypatch, capsys, "1\n\n1\na\n\nq\n", *args)[1]
    assert "Hand the keyboard to Seat 2" in out
    before, after = out.split("Hand the keyboard to Seat 1")
    assert "Hand of Seat 2" in before
    assert "Hand of Seat 2" not in after


def test_the_cover_clears_what_could_be_scrolled_back_to_and_lets_time_pass(monkeypatch: Any, capsys: Any) -> None:
    args = ("space-alert", "--seats", "3", "--bot", "3", "--seed", "4", "-o", "mission=S2-1")
    out = sit(monkeypatch, capsys, ["1", "", "1", "a", 10.0, "", "q"], *args)
    cleared = out.split("\033[3J\033[H\033[2J")
    assert len(cleared) == 3
    assert "The computer: T+" in cleared[2].split("> ")[0], "it comes before the Enter"


def test_bots_move_after_the_next_choice_so_that_the_last_one_can_be_taken_back(monkeypatch: Any, capsys: Any) -> None:
    args = ("space-alert", "--seats", "3", "--bot", "2", "--bot", "3", "--seed", "4", "--clock", "off")
    out = play(monkeypatch, capsys, "1\n1 1 1 1\nu\n1 1 1 1\n1 1 1 1\nq\n", *args)[1]
    before, after = out.split("Taken back.")
    assert "Seat 2 is ready" in before
    assert "Seat 2 places" not in before
    assert after.count("Seat 1 places") == 2
    assert "Seat 2 " in after


def test_bots_keep_their_own_pace_at_a_real_terminal(monkeypatch: Any, capsys: Any) -> None:
    def line(person: Person, meanwhile: Any) -> str | None:
        typed = person.script.pop(0)
        return typed if isinstance(typed, str) else (None if meanwhile() else "?")

    monkeypatch.setattr(Person, "line", line)
    args = ("space-alert", "--seats", "2", "--bot", "2", "--seed", "4", "--clock", "off", "--pace", "0")
    out = sit(monkeypatch, capsys, ["1", 0.0, 0.0, "q"], *args)
    assert "Seat 1 places" not in out
    assert len(json.loads(Path("quarterdeck-4.json").read_bytes())["inputs"]) == 4


# Words and arguments


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "Miejsce 1"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "Место 1"),
        ({"LANG": "de_DE.UTF-8"}, "Seat 1"),
        ({"LANG": "C"}, "Seat 1"),
    ],
)
def test_it_speaks_the_language_of_the_environment(
    monkeypatch: Any, capsys: Any, environment: dict[str, str], said: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert said in play(monkeypatch, capsys, "q\n", *SOLO)[1]


def test_help_lists_the_options_and_lessons_of_every_game(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "", "--help")[1]
    assert re.search(
        r'options of starship-captains:\n  first=-1  .*\n  board="random"  .* \(one of A, B, random\)\n', out
    )
    assert (
        "lessons of space-alert:\n  moving        Cards, slots and stations: walk your figure through the ship.\n"
        in out
    )
    assert "lessons of starship-captains:\n  guided  A coach leads through a round" in out
    assert "lessons of mini-draft" not in out


def test_without_a_game_it_says_how_to_begin_each(monkeypatch: Any, capsys: Any) -> None:
    status, out, err = play(monkeypatch, capsys, "")
    assert (status, out) == (2, "")
    assert "quarterdeck play space-alert        1 to 5 seats; for newcomers --lesson moving and 11 more" in err
    assert "quarterdeck play starship-captains  1 to 4 seats; for newcomers --lesson guided\n" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_fits_on_a_screen_in_every_language(language: str) -> None:
    game = Game("space-alert", seats=4, seed="4", mission="S2-1", clock=False)
    for seat in range(4):
        game.act(seat, "ready")
    short, long = (
        game.manifest.texts.describe(game.view(0), words("space-alert", language), fully) for fully in (False, True)
    )
    assert len(short) == len(game.view(0)["threats"]) + 4 + 4 + 1
    assert all(len(line) <= 80 for line in short)
    assert len(long) > 2 * len(short)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "text"), [("space-alert", "ready"), ("starship-captains", "activate navigation R")])
def test_help_shows_an_option_of_the_game_that_is_played(
    monkeypatch: Any, capsys: Any, language: str, game: str, text: str
) -> None:
    out = play(monkeypatch, capsys, "?\n", game, "--seed", "4", "--language", language)[1]
    assert f" {text};" in " ".join(out.split())


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--seats", "9"), "space-alert is for 1, 2, 3, 4, 5 seats, not 9"),
        (("--bot", "1"), "at least one is for a person"),
        (("-o", "mission=S9-9"), "mission 'S9-9'"),
        (("-o", "colour=red"), "no set-up option 'colour'; there are mission, common"),
        (("-o", "mission"), "should read NAME=VALUE"),
        (("-o", "extra_android=true", "--seats", "5"), "extra_android"),
    ],
)
def test_a_table_that_cannot_be_is_refused(monkeypatch: Any, capsys: Any, args: Any, complaint: str) -> None:
    status, _, err = play(monkeypatch, capsys, "", "space-alert", *args)
    assert status == 2
    assert complaint in err.replace("\n", " ")


def test_two_games_of_one_seed_are_kept_apart(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for text in ("place 0 A/< 1", "place 0 B/< 2"):
        monkeypatch.setattr("sys.stdin", io.StringIO(f"1\n{text}\nq\n"))
        assert main(["play", "space-alert", "--clock", "off", "--seed", "3"]) == 0
    capsys.readouterr()
    saved = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.json")}
    assert sorted(saved) == ["quarterdeck-3-2.json", "quarterdeck-3.json"]
    assert "place 0 A/< 1" in saved["quarterdeck-3.json"]
    assert "place 0 B/< 2" in saved["quarterdeck-3-2.json"]


# What cards say


def test_a_menu_says_once_what_each_card_in_it_says(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "1\nq\n", "gen7", "--lesson", "guided", "--seed", "3")[1]
    _, menu = out.split("Keep one work task and pass the rest on\n")
    choices = [line for line in menu.splitlines() if re.match(r" +\d+  Keep ", line)]
    assert len(choices) > 1
    assert menu.count("Center: ") == menu.count("Cost: ") == menu.count("penalty") == len(choices)


def test_ships_to_pick_show_their_numbers_and_ability(monkeypatch: Any, capsys: Any) -> None:
    out = " ".join(play(monkeypatch, capsys, "q\n", "xia", "--bots", "easy", "--seed", "1")[1].split())
    assert "Pick the Easy Tiger 11 compartments, energy 8, impulse 3. Second Try: Right after a die" in out


def test_the_full_view_says_what_the_own_cards_say(monkeypatch: Any, capsys: Any) -> None:
    keys = "1\n1\nv\nq\n"
    view = play(monkeypatch, capsys, keys, "gen7", "--lesson", "guided", "--seed", "3")[1].rsplit("> ", 2)[1]
    own = view[view.index("Work tasks:") : view.index("Seat 2,")]
    assert own.count("Center:") == 1
    assert own.count("Upgraded:") == 1


def test_what_a_key_task_says_is_in_sentences() -> None:
    game = Game("gen7", seats=3, seed=3)
    view = game.view(0) | {"row": [{"card": "KT-01", "finished": False}]}
    task = next(line for line in game.manifest.texts.describe(view, words("gen7"), True) if "Key task" in line)
    assert "all dice equal. Cost: 2 data. Each contributor" in task


def test_a_captain_s_ship_and_cards_are_read_in_the_full_view(monkeypatch: Any, capsys: Any) -> None:
    out = play(monkeypatch, capsys, "pick easy-tiger\nv\nq\n", "xia", "--bots", "easy", "--seed", "1")[1]
    assert "11 compartments, energy 8, impulse 3" in out.rsplit("> ", 2)[1]
