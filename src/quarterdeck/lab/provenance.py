"""Provenance: what a file or report of the laboratory says about the games it was made from."""

from collections.abc import Mapping
from typing import Any

import msgspec

from quarterdeck import __version__
from quarterdeck.kernel import registry
from quarterdeck.lab.simulate import Setting


def of_game(game: str, seats: int, setup: Mapping[str, Any]) -> dict[str, Any]:
    """The game with the versions of program, rules and cards, and all its set-up options, defaults included."""
    manifest = registry.manifest_of(game)
    options = manifest.read_options(seats, setup)
    return {
        "quarterdeck": __version__,
        "game": game,
        "rules_version": manifest.rules.version,
        "pack": manifest.exact_pack(options),
        "seats": seats,
        "setup": msgspec.to_builtins(options),
    }


def of_setting(setting: Setting) -> dict[str, Any]:
    """What is needed to play the games of a simulation again."""
    played = {"seed": setting.seed, "bots": list(setting.bots), "repeat": setting.repeat}
    campaign = {"campaign": True} if setting.campaign else {}
    return {**of_game(setting.game, setting.seats, setting.setup), **played, **campaign}
