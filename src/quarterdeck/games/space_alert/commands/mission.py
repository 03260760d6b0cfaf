"""`quarterdeck space-alert mission`: print a mission script."""

import argparse
import json
import secrets
from typing import Any

from quarterdeck.games.space_alert.content.generator import generate
from quarterdeck.games.space_alert.content.missions import script_toml
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.script import Script, message_text
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import QuarterdeckError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("code", nargs="?", metavar="CODE", help="a scripted mission: S1-1 to S1-8, S2-1 to S2-8")
    what.add_argument("--random", action="store_true", help="generate a random mission by the rules of SA-13")
    parser.add_argument("--seed", help="the same seed gives the same random mission (default: a new one each time)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of TOML")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = args.seed or secrets.token_hex(4)
    script = generate(Chance(seed)) if args.random else _scripted(args.code)
    if args.json:
        print(json.dumps(plain(script) | ({"seed": seed} if args.random else {}), ensure_ascii=False))
    else:
        again = f"quarterdeck space-alert mission --random --seed {seed}"
        print((f"# A random mission (SA-13). Again: {again}\n" if args.random else "") + script_toml(script).rstrip())
    return 0


def _scripted(code: str) -> Script:
    missions = pack().missions
    code = code.upper()
    if code not in missions:
        raise QuarterdeckError(f"there is no sound-track {code!r}; there are {', '.join(missions)}")
    return missions[code]


def plain(script: Script) -> dict[str, Any]:
    return {
        "code": script.code,
        "title": script.title,
        "kind": script.kind,
        "phase_ends": list(script.phase_ends),
        "messages": [message_text(message) for message in script.messages],
    }
