"""The examples of the rules in which players act against the clock (SA-E33, SA-E60, SA-E61)."""

from typing import Any

import yaml

from quarterdeck import Game
from quarterdeck.kernel.clauses import all_clauses
from tests.rules import rule
from tests.space_alert.tables import flight

ANDROID = 3
"""The board of the android beside three players."""


def example_of(clause: str) -> dict[str, Any]:
    example: dict[str, Any] = yaml.safe_load(all_clauses()[clause].text)
    return example


def hand(game: Game, seat: int) -> list[str]:
    """Plain cards first, the heroic card last; a hand out of play is filled up so that there is a text to refuse."""
    return sorted(game.view(seat)["players"][seat]["hand"], key=lambda card: card.startswith("H")) or ["A/<"]


def text_of(game: Game, command: dict[str, Any]) -> str:
    """A command of an example as the text of an option."""
    seat, slot, held = command["player"], command.get("slot"), hand(game, command["player"])
    words = {
        "place": f"place {seat} {held[0]} {slot}",
        "change": f"turn {seat} {slot}",
        "take_pack_2": "end-phase",
        "transfer_to_2": f"give {held[0]} 2",
        "transfer_to_3": f"give {held[0]} 3",
        "transfer_heroic_to_2": f"give {held[-1]} 2",
        "place_on_android": f"place {ANDROID} {held[0]} {slot}",
        "take_back_from_android": f"take-back {ANDROID} {slot}",
        "place_own_heroic_on_android": f"place {ANDROID} {held[-1]} {slot}",
        "place_android_heroic": f"place {ANDROID} {game.view(None)['crew'][-1]['heroic']} {slot}",
        "consent": "consent",
        "withdraw_consent": "withdraw",
    }
    return words[command["do"]]


def follow(game: Game, example: dict[str, Any]) -> None:
    """Give every command of an example at its time and compare with what it says happens."""
    for command in example["commands"]:
        game.clock(command["at"])
        text = text_of(game, command)
        reason = game.why_not(command["player"], text)
        assert (reason is None) == command["ok"], f"{command}: {text}: {reason}"
        if reason is None:
            game.act(command["player"], text)
        if "hand_after" in command:
            assert game.view(None)["players"][command["player"]]["hand"] == command["hand_after"]
        if "ends_round" in command:
            assert game.over == command["ends_round"], command


@rule("SA-E33")
def test_locks_and_the_transfer_window() -> None:
    example = example_of("SA-E33")
    game = flight(4, mission=example["script"])
    for seat, slot in ((0, 1), (0, 2), (1, 2)):
        game.act(seat, f"place {seat} {hand(game, seat)[0]} {slot}")
    follow(game, example)


@rule("SA-E60")
def test_cards_on_the_board_of_an_android() -> None:
    example = example_of("SA-E60")
    follow(flight(example["players"], mission=example["script"]), example)


@rule("SA-E61", "SA-3.2.17", "SA-R27")
def test_early_end_by_consent() -> None:
    example = example_of("SA-E61")
    follow(flight(example["players"], mission=example["script"]), example)
