"""The command line, as a new user meets it."""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

import tests.minis  # noqa: F401 - registered games without packs
from quarterdeck import cli
from quarterdeck.games.space_alert.content.missions import problems
from quarterdeck.games.space_alert.content.pack import BASE
from quarterdeck.games.space_alert.content.script import ScriptTable, parse_script
from quarterdeck.games.starship_captains.content.pack import CONTENT as CAPTAINS
from quarterdeck.kernel import registry
from quarterdeck.kernel.result import Result
from quarterdeck.lab.simulate import Outcome
from tests.commands import run
from tests.rules import rule

CASE = """\
id: tonight
threats: [[E1-05, 1, white]]
tiles: {white: [structural]}
boards: ["C - A A", "-^"]
expect: {outcome: won, score: 2, threats: {1: {status: destroyed}}}
"""


@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "case.yaml"
    path.write_text(CASE, encoding="utf-8")
    return path


@pytest.mark.parametrize("args", [(), ("--help",), ("--version",)])
def test_without_a_command_it_says_what_it_can_do(capsys: Any, args: tuple[str, ...]) -> None:
    status, out, _ = run(capsys, *args)
    assert status == 0
    assert "quarterdeck" in out


@pytest.mark.parametrize("command", ["play", "resolve", "simulate", "rules", "mission", "pack"])
def test_every_command_has_help(capsys: Any, command: str) -> None:
    status, out, _ = run(capsys, command, "--help")
    assert status == 0
    assert "usage: quarterdeck " + command in out


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and those of all commands below it."""
    yield parser
    for action in parser._actions:
        for below in action.choices.values() if isinstance(action, argparse._SubParsersAction) else ():
            yield from parsers(below)


def test_every_argument_of_every_command_is_explained_with_its_default() -> None:
    found = {parser.prog: parser for parser in [*parsers(cli.parser([])), *parsers(cli.parser(["play"]))]}
    assert {"quarterdeck play", "quarterdeck gen7 story-map", "quarterdeck xia"} <= set(found)
    usual = (None, False, [], argparse.SUPPRESS)
    for prog, parser in found.items():
        for action in parser._actions:
            if not isinstance(action, argparse._SubParsersAction):
                assert action.help, f"{prog} {action.dest} has no help"
                assert action.default in usual or "default:" in action.help, f"{prog} {action.dest} hides its default"


@pytest.mark.parametrize("game", ["space-alert", "starship-captains", "xia", "gen7"])
def test_a_game_tells_how_to_play_it_and_explains_each_of_its_options(capsys: Any, game: str) -> None:
    status, out, _ = run(capsys, game, "--help")
    assert status == 0
    assert re.search(rf"quarterdeck play +{game}  ", out)
    for name in registry.rules_of(game).options.__struct_fields__:
        assert re.search(rf"^  {name}=\S*  +[A-Z]\w* .*", out, re.M), f"{name} is not explained"
    assert run(capsys, game) == (0, out, "")


# resolve


def test_resolve_tells_the_mission_with_clauses(capsys: Any, case: Path) -> None:
    status, out, _ = run(capsys, "resolve", str(case))
    assert status == 0
    assert "Turn 3: Compute damage" in out
    assert "(SA-4.13.14)" in out
    assert "Destroyed: Gunship (T+1)." in out


@pytest.mark.parametrize(("language", "word"), [("ru", "Ход"), ("pl", "Tura")])
def test_resolve_tells_it_in_other_languages(capsys: Any, case: Path, language: str, word: str) -> None:
    assert word in run(capsys, "resolve", str(case), "--language", language)[1]


def test_resolve_json_has_every_field(capsys: Any, case: Path) -> None:
    status, out, _ = run(capsys, "resolve", str(case), "--json", "--expect")
    facts = json.loads(out)
    assert status == 0
    assert facts["points"] == {"survived": 0, "destroyed": 4, "penalties": 2, "visual": 0}
    assert (facts["id"], facts["outcome"], facts["reason"], facts["turn"]) == ("tonight", "won", None, 13)
    assert facts["battlebots"]["lower_red"] == {"place": "lower_red", "active": False, "disabled": False}
    assert set(facts) >= {
        "damage", "shields", "reactors", "capsules", "rockets", "visual_confirmation", "score", "threats", "players"
    }  # fmt: skip
    assert set(facts["threats"]["1"]) >= {"status", "damage", "square", "shield", "speed", "tokens"}
    assert set(facts["players"]["0"]) == {"station", "space", "knocked_out", "squad_active", "slots"}


def test_resolve_names_the_threat_that_destroyed_the_ship(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "lost.yaml"
    path.write_text('threats: [[SI2-05, 1, internal]]\nboards: ["-"]\n', encoding="utf-8")
    facts = json.loads(run(capsys, "resolve", str(path), "--json")[1])
    assert (facts["outcome"], facts["score"], facts["points"]) == ("lost", None, None)
    assert facts["reason"] == {"threat": "SI2-05", "clause": "SA-4.18.2"}


def test_resolve_expect_names_the_difference(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(CASE.replace("score: 2", "score: 3"), encoding="utf-8")
    status, _, err = run(capsys, "resolve", str(path), "--expect")
    assert status == 1
    assert "tonight: score: expected 3, found 2" in err


def test_resolve_tells_whose_plans_they_are(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "crew.yaml"
    path.write_text('crew: [Ada, "", Boris]\nboards: [A, B, C, X]\n', encoding="utf-8")
    out = run(capsys, "resolve", str(path))[1]
    for plan in ("  1: Ada: A - -", "  2: B - -", "  3: Boris: C - -", "  4: X - -"):
        assert plan in out


def test_resolve_reads_several_cases(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text('boards: ["-^B^AA"]\n---\nid: b\nboards: ["- ^ B ^ A A"]\n', encoding="utf-8")
    first, second = map(json.loads, run(capsys, "resolve", str(path), "--json")[1].splitlines())
    assert (first.pop("id"), second.pop("id")) == ("case 1", "b")
    assert first == second


def test_resolve_scores_bare_numbers(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "score.yaml"
    path.write_text("campaign_input: {threat_points: [1], visual: [2], last_penalties: 1}\n", encoding="utf-8")
    assert json.loads(run(capsys, "resolve", str(path), "--json")[1])["score"] == 2


def test_resolve_refuses_numbers_that_are_partly_wrong(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "score.yaml"
    path.write_text(
        "campaign_input: {threat_points: [1], visual: [2], last_penalties: 1, bonus: 3}\n", encoding="utf-8"
    )
    status, out, err = run(capsys, "resolve", str(path), "--json")
    assert (status, out) == (2, "")
    assert "bonus" in err


def test_resolve_takes_a_missing_card_of_a_listed_board_for_an_empty_slot(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "gap.yaml"
    path.write_text('boards: [[A, null, B]]\n---\nboards: ["A - B"]\n', encoding="utf-8")
    listed, written = map(json.loads, run(capsys, "resolve", str(path), "--json")[1].splitlines())
    assert listed["players"] == written["players"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('boards: ["C Q"]', "board 1: slot 2: 'Q' isn’t a card"),
        ('boards: ["CQ"]', "board 1: slot 2: 'Q' isn’t a card"),
        ('boards: ["C AB"]', "board 1: slot 2: 'AB' are 2 cards on one slot"),
        ("boards: [{3: A, 3: B}]", "line 1: 3 stands there twice"),
        ('boards: ["AAAAAAAAAAAAA"]', "board 1: slot 13: the last slot is 12"),
        ("boards: [7]", "board 1: 7 should be written like"),
        ("boards: []", "boards"),
        ('kind: test_run\nboards: ["-------A"]', "board 1: slot 8: the last slot is 7"),
        ('boards: ["-"]\nthreats: [[E9-99, 1, red]]', "threat 'E9-99' does not exist"),
        ('boards: ["-"]\nthreats: [[E1-01, 1, internal]]', "threat E1-01 is external, it cannot be at internal"),
        ('boards: ["-"]\nthreats: [[I1-01, 1, red]]', "threat I1-01 is internal, it cannot be at red"),
        (
            'boards: ["-"]\nthreats: [[E1-01, 1, green]]',
            "threats: 1: 3: this should be one of red, white, blue, internal",
        ),
        ('boards: ["-"]\ntracks: {red: T9}', "red: 'T9' is no trajectory"),
        ('boards: ["-"]\ntiles: {red: [pulse_cannon]}', "tiles: red: 'pulse_cannon' should be one of"),
        ('boards: ["-"]\nstop: 5.lunch', "stop '5.lunch' should be a turn up to 13"),
        ('boards: ["-"]\nstart: {turn: 1, players: [{station: attic}]}', "'attic' is no station"),
        ('boards: ["-"]\nshields: 3', "shields is no field of a case"),
        ('boards: ["-"]\nstart: {shields: {red: -1}}', "start: shields: write a whole number >= 0"),
        ('boards: ["-"]\nstart: {threats: [{code: E1-01, n: 1, zone: red, square: 99}]}', "beyond the start square 10"),
        ('boards: ["-"]\nstart: {turn: 5}\nstop: 3.actions', "lies before the start in turn 5"),
        ('boards: ["-"]\nstart: {players: [{station: upper_red, space: true}]}', "in space and in upper_red at once"),
        ('boards: ["-", "-"]\nstart: {players: [{squad: lower_red}, {squad: lower_red}]}', "lead the same squad"),
        ('boards: [{1: A, "1": B}]', "'1' is no slot"),
        ('boards: ["С"]', "CYRILLIC CAPITAL LETTER ES"),
        ("script: S2-1\nexpect: {}", "an example of planning"),
        ("- just text", "case 1: should be a mapping"),
        ("boards: [", "not readable as YAML"),
        ("", "there is no case"),
    ],
)
def test_a_bad_case_is_refused_with_what_and_where(capsys: Any, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    status, out, err = run(capsys, "resolve", str(path), "--json")
    assert status == 2
    assert out == ""
    assert complaint in err.replace("\n", " ")


def test_a_case_may_stop_after_any_turn(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "stop.yaml"
    path.write_text('boards: ["-"]\nstop: 3.check\n', encoding="utf-8")
    assert json.loads(run(capsys, "resolve", str(path), "--json")[1])["turn"] == 3


def test_a_binary_file_is_no_case(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "binary.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    status, _, err = run(capsys, "resolve", str(path))
    assert (status, "is no text file" in err.replace("\n", " ")) == (2, True)


def test_a_missing_file_is_named(capsys: Any, tmp_path: Path) -> None:
    status, _, err = run(capsys, "resolve", str(tmp_path / "nowhere.yaml"))
    assert status == 2
    assert "nowhere.yaml: No such file" in err.replace("\n", "")


def test_all_mistakes_of_all_cases_are_said_at_once_in_the_readers_language(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    mistakes = 'tracks: {green: T1}\nthreats: 7\ncolour: red\nboards: ["C Q"]\n---\nid: b\nboards: 7\n'
    path.write_text(mistakes, encoding="utf-8")
    status, out, err = run(capsys, "space-alert", "resolve", str(path), "--language", "pl")
    assert (status, out) == (2, "")
    assert err.startswith(
        "quarterdeck space-alert resolve: case 1: tracks: możliwe nazwy: red, white, blue, internal\n"
    )
    assert "case 1: threats: potrzebna jest lista, na przykład [1, 2]\n" in err
    assert "„Q”" in err
    assert err.splitlines()[-1] == "b: boards: potrzebna jest lista, na przykład [1, 2]"
    assert len(err.splitlines()) == 5


@pytest.mark.parametrize("text", ["boards: [", ""])
def test_a_file_without_a_case_is_refused_in_the_readers_language(capsys: Any, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    err = run(capsys, "resolve", str(path), "--language", "ru")[2].removeprefix("quarterdeck resolve: ")
    assert not re.search("[a-z]{4}", err)


# Commands of games


@pytest.mark.parametrize("command", ["resolve", "mission"])
def test_a_command_of_a_game_stands_under_the_game_and_under_its_older_name(capsys: Any, command: str) -> None:
    assert f"usage: quarterdeck space-alert {command} " in run(capsys, "space-alert", command, "--help")[1]
    assert f"usage: quarterdeck {command} " in run(capsys, command, "--help")[1]


def test_a_resolved_flight_ends_with_its_total(capsys: Any, case: Path) -> None:
    last = run(capsys, "space-alert", "resolve", str(case))[1].rstrip().splitlines()[-1]
    total, destroyed, survived, visual, penalties = map(int, re.findall(r"-?\d+", last))
    assert total == destroyed + survived + visual - penalties


def test_help_lists_the_commands_of_games(capsys: Any) -> None:
    assert "options and lessons of this game; resolve, mission" in " ".join(run(capsys, "--help")[1].split())
    assert "resolve a mission of the printed game" in run(capsys, "space-alert", "--help")[1]


def test_an_unknown_command_is_answered_with_the_commands_of_the_help(capsys: Any) -> None:
    said = run(capsys, "frobnicate")[2]
    assert "'space-alert'" in said
    assert "'resolve'" not in said


@pytest.mark.parametrize("prefix", ["SA", "SC"])
def test_an_unknown_clause_is_answered_with_one_of_the_same_rules(capsys: Any, prefix: str) -> None:
    assert f"ids look like {prefix}-1" in run(capsys, "rules", f"{prefix}-99")[2]


def test_a_game_cannot_replace_a_command(monkeypatch: Any, capsys: Any) -> None:
    game = registry.manifest_of("space-alert")
    (resolve, _) = game.commands
    impostor = replace(game, name="rules", commands=(replace(resolve, name="x", alias="play"),))
    monkeypatch.setitem(registry._registered, "rules", "")
    monkeypatch.setitem(registry._manifests, "rules", impostor)
    assert "usage: quarterdeck play " in run(capsys, "play", "--help")[1]
    assert "show the rules of a game" in run(capsys, "--help")[1]


# simulate


@pytest.mark.parametrize("command", ["simulate", "tournament", "balance"])
def test_without_a_game_the_games_are_listed(capsys: Any, command: str) -> None:
    status, out, err = run(capsys, command)
    assert (status, out) == (2, "")
    listed = f"quarterdeck {command} starship-captains  1 to 4 seats; bots: random, thumb, easy, normal, hard\n"
    assert f"quarterdeck {command}: which game?\n" in err
    assert listed in err


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("colour=red", "no set-up option 'colour'; there are first, board, passenger, pack, guided"),
        ("board=C", 'board should be one of random, A, B, not "C"'),
        ("first=abc", 'first should be a whole number from -1 to 3, not "abc"'),
        ("guided=maybe", 'guided should be true or false, not "maybe"'),
    ],
)
def test_a_wrong_option_is_refused_with_those_there_are(capsys: Any, option: str, complaint: str) -> None:
    status, _, err = run(capsys, "simulate", "starship-captains", "-o", option, "--games", "1")
    assert (status, complaint in err) == (2, True)


def test_an_unknown_game_is_refused_with_those_there_are(capsys: Any) -> None:
    status, _, err = run(capsys, "simulate", "chess")
    assert status == 2
    assert "no game is called 'chess'" in err


def test_simulation_does_not_depend_on_the_number_of_processes(capsys: Any) -> None:
    args = ("simulate", "space-alert", "--games", "12", "--seed", "1", "--seats", "4", "--json")
    one, two = (json.loads(run(capsys, *args, "--jobs", jobs)[1]) for jobs in ("1", "2"))
    assert one == two
    assert (one["games"], one["finished"], one["errors"]) == (12, 12, 0)
    other = json.loads(run(capsys, *args[:5], "2", "--seats", "4", "--json", "--jobs", "1")[1])
    assert other["digest"] != one["digest"]


def test_simulation_prints_a_table(capsys: Any) -> None:
    status, out, _ = run(capsys, "simulate", "space-alert", "--games", "3", "--jobs", "1")
    assert status == 0
    assert "finished" in out
    assert re.search(r"^digest [0-9a-f]{64}$", out, re.M)
    assert max(map(len, out.splitlines())) <= 80


def test_simulation_counts_games_that_break(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr("quarterdeck.lab.simulate.play_out", lambda *_: 1 / 0)
    status, out, _ = run(capsys, "simulate", "space-alert", "--games", "3", "--jobs", "1", "--json")
    facts = json.loads(out)
    assert (status, facts["errors"], facts["finished"]) == (1, 3, 0)


def test_simulation_lets_bots_play_by_name(capsys: Any) -> None:
    args = ("simulate", "starship-captains", "--games", "4", "--seed", "1", "--seats", "2", "--json", "--jobs")
    one, two = (json.loads(run(capsys, *args, jobs, "--bots", "random,thumb")[1]) for jobs in ("1", "2"))
    assert one == two
    assert (one["bots"], one["wins"]) == (["random", "thumb"], [0, 4])


@pytest.mark.parametrize(
    ("game", "bots", "complaint"),
    [
        ("starship-captains", "hal", "no bot called 'hal' plays starship-captains; there are random, thumb"),
        ("space-alert", "hal", "no bot called 'hal' plays space-alert; there are random, thumb"),
        ("starship-captains", "thumb,random,thumb", "3 bots for 4 seats: name one for all seats, or 4"),
    ],
)
def test_simulation_refuses_bots_that_are_not_there(capsys: Any, game: str, bots: str, complaint: str) -> None:
    status, out, err = run(capsys, "simulate", game, "--games", "1", "--bots", bots)
    assert (status, out) == (2, "")
    assert complaint in err


def test_an_interrupted_simulation_keeps_what_is_done(monkeypatch: Any, capsys: Any) -> None:
    def interrupted(*_: Any) -> Iterator[Outcome]:
        yield Outcome(0, Result(outcome="won", score=3), 7, "abc")
        raise KeyboardInterrupt

    monkeypatch.setattr("quarterdeck.cli.simulate.simulate", interrupted)
    status, out, err = run(capsys, "simulate", "space-alert", "--games", "9", "--json")
    assert (status, json.loads(out)["games"], json.loads(out)["mean_score"]) == (130, 1, 3.0)
    assert "interrupted after 1 of 9 games" in err


# rules, mission, pack


def test_rules_shows_clauses_sections_and_examples(capsys: Any) -> None:
    assert "squares 1-5 are distance 1" in run(capsys, "rules", "SA-4.13.3")[1]
    assert len(json.loads(run(capsys, "rules", "SA-4.18", "--json")[1])) == 4
    assert "SA-E40" in run(capsys, "rules", "SA-E40")[1]
    assert "SA-4.11" in run(capsys, "rules", "leave the ship")[1]


@pytest.mark.parametrize("game", ["space-alert", "starship-captains", "xia", "gen7"])
@pytest.mark.parametrize(("environment", "language"), [("ru_RU.UTF-8", "ru"), ("pl_PL", "pl"), ("C", "en")])
def test_rules_of_a_game_are_shown_in_the_language_of_the_environment(
    monkeypatch: Any, capsys: Any, game: str, environment: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", environment)
    shown = json.loads(run(capsys, "rules", game, "--json")[1])
    assert {clause["language"] for clause in shown} == {language}
    out = run(capsys, "rules", game)[1]
    assert shown[0]["heading"] in out.splitlines()[1]  # no line about a missing translation comes first
    assert "Design notes" not in out


def test_rules_says_what_is_not_translated(capsys: Any) -> None:
    russian, polish = (run(capsys, "rules", "XIA-3.1.2", "XIA-E1", "--language", one)[1] for one in ("ru", "pl"))
    assert russian.startswith("1\N{NO-BREAK SPACE}пункт ещё не переведён и показан по-английски.\n")
    assert polish.startswith("Jednego punktu jeszcze nie przetłumaczono, jest po angielsku.\n")
    assert run(capsys, "rules", "XIA-E1", "--language", "ru")[1].startswith("Перевода на русский пока нет")


def test_rules_finds_words_of_the_language_asked_for(capsys: Any) -> None:
    assert "XIA-3.1.2" in run(capsys, "rules", "жетона победы", "--language", "ru")[1]
    assert run(capsys, "rules", "жетона победы", "--language", "en")[0] == 2


@pytest.mark.parametrize("wanted", ["SA-99.1", "zzzz"])
def test_rules_says_when_there_is_no_such_clause(capsys: Any, wanted: str) -> None:
    status, _, err = run(capsys, "rules", wanted)
    assert status == 2
    assert wanted in err


@rule("SA-13.19")
def test_mission_prints_a_valid_script_again_for_the_same_seed(capsys: Any) -> None:
    import tomllib

    status, out, _ = run(capsys, "mission", "--random", "--seed", "5")
    assert status == 0
    assert out == run(capsys, "mission", "--random", "--seed", "5")[1]
    script = parse_script("generated", convert(tomllib.loads(out)["generated"], ScriptTable))
    assert problems(script) == []
    assert json.loads(run(capsys, "mission", "--random", "--seed", "5", "--json")[1])["seed"] == "5"


def test_mission_prints_scripted_ones_too(capsys: Any) -> None:
    assert '"10 serious threat T+2 white"' in run(capsys, "mission", "S2-1")[1]
    assert run(capsys, "mission", "S9-1")[0] == 2


def test_pack_check_accepts_the_base_game_and_names_a_mistake(capsys: Any, tmp_path: Path) -> None:
    assert "55 threats" in run(capsys, "pack", "check", str(BASE))[1]
    for file in BASE.glob("*.toml"):
        text = file.read_text(encoding="utf-8").replace("X: attack 1 all;", "X: atack 1 all;")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    status, _, err = run(capsys, "pack", "check", str(tmp_path))
    assert status == 2
    assert "threats.toml:6: E1-01: 'atack 1 all' is no operation" in err.replace("\n", "")


def test_pack_check_knows_the_game_of_a_pack_and_says_on_one_line_that_it_is_fine(capsys: Any) -> None:
    captains, alert = (run(capsys, "pack", "check", str(folder))[1] for folder in (CAPTAINS, BASE))
    assert captains == "base: 62 technologies, 50 missions, 14 events, 6 passengers, 7 action cards: all fine\n"
    assert alert.endswith("6 heroic cards: all fine\n")


def test_pack_check_takes_the_name_of_a_game_for_its_base_pack(capsys: Any) -> None:
    named = run(capsys, "pack", "check", "starship-captains")
    assert named == run(capsys, "pack", "check", str(CAPTAINS))
    assert named[0] == 0


def test_a_folder_that_is_called_like_a_game_comes_first(
    capsys: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gen7").mkdir()
    monkeypatch.chdir(tmp_path)
    status, _, err = run(capsys, "pack", "check", "gen7")
    assert (status, "gen7/pack.toml: this file is missing" in err) == (2, True)


@pytest.mark.parametrize("named", ["chess", "mini-duel"])
def test_pack_check_says_what_it_expected(capsys: Any, named: str) -> None:
    status, _, err = run(capsys, "pack", "check", named)
    expected = f"'{named}' is neither a folder nor a game with packs; the games are gen7, space-alert, "
    assert (status, expected in err) == (2, True)


def test_pack_check_help_names_the_games(capsys: Any) -> None:
    told = run(capsys, "pack", "check", "--help")[1]
    assert "FOLDER|GAME" in told
    assert all(name in told for name in ("gen7", "space-alert", "starship-captains", "xia"))


@pytest.mark.parametrize(
    ("about", "complaint"),
    [
        (
            None,
            'pack.toml: this file is missing; it says what the pack is called, name = "...", and game = "gen7" or game',
        ),
        (
            'name = "x"',
            'pack.toml:1: it does not say which game this is for; write game = "gen7" or game = "space-alert" or game',
        ),
        ('name = "x"\ngame = "chess"', "pack.toml:2: game: no game with packs is called 'chess'; write game = \"gen7"),
        ('name = "x"\ngame = "mini-duel"', "pack.toml:2: game: no game with packs is called 'mini-duel'"),
        ("name =", "pack.toml: Invalid value"),
    ],
)
def test_a_pack_must_name_its_game(capsys: Any, tmp_path: Path, about: str | None, complaint: str) -> None:
    if about is not None:
        (tmp_path / "pack.toml").write_text(about, encoding="utf-8")
    status, _, err = run(capsys, "pack", "check", str(tmp_path))
    assert status == 2
    assert complaint in err


def test_a_pack_is_only_for_its_own_game(capsys: Any) -> None:
    for command in ("play", "simulate", "tournament", "balance"):
        status, _, err = run(capsys, command, "starship-captains", "--pack", str(BASE))
        assert (status, f"{BASE} is a pack of space-alert, not of starship-captains" in err) == (2, True)


def test_balance_is_studied_with_the_cards_of_a_pack(capsys: Any, tmp_path: Path) -> None:
    for file in CAPTAINS.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    about = (tmp_path / "pack.toml").read_text(encoding="utf-8")
    (tmp_path / "pack.toml").write_text(about.replace('name = "base"', 'name = "mine"'), encoding="utf-8")
    args = ("--games", "2", "--seats", "1", "--jobs", "1", "--pack", str(tmp_path), "--out", str(tmp_path / "out"))
    assert run(capsys, "balance", "starship-captains", *args)[0] in (0, 1)
    assert json.loads((tmp_path / "out" / "balance.json").read_text(encoding="utf-8"))["pack"].startswith("mine@")
    assert "mine" in registry.manifest_of("starship-captains").packs.loaded


def test_resolve_help_and_sample_in_the_readme_are_what_the_program_prints(capsys: Any, tmp_path: Path) -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    case, story = (
        readme.split("```yaml\n")[1].split("```")[0],
        readme.split("$ quarterdeck space-alert resolve tonight.yaml\n")[1],
    )
    path = tmp_path / "tonight.yaml"
    path.write_text(case, encoding="utf-8")
    out = run(capsys, "resolve", str(path))[1]
    assert story.split("```")[0].strip("\n.") in out
