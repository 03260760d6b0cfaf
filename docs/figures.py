"""Runs the commands shown in `laboratory.md` and puts what they print below them: `python docs/figures.py [--slow]`.

A block that begins with ```` ```console ```` has commands after `$ ` and their output. Those marked `console slow` are
left as they are without `--slow`; the test suite checks the others.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

DOCS = Path(__file__).parent
PAGE = DOCS / "laboratory.md"
BLOCK = re.compile(r"```console( slow)?\n(.*?)```", re.S)
PROMPT = "$ "


def refreshed(text: str, *, slow: bool) -> str:
    """A page with the present output of its commands."""
    return BLOCK.sub(lambda found: found[0] if found[1] and not slow else _block(found[1] or "", found[2]), text)


def _block(mark: str, body: str) -> str:
    commands = [line.removeprefix(PROMPT) for line in body.splitlines() if line.startswith(PROMPT)]
    return f"```console{mark}\n{_printed(commands)}```"


def _printed(commands: list[str]) -> str:
    """What commands print, each below itself; they run one after another in an empty folder beside this one."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "docs").symlink_to(DOCS)
        return "".join(f"{PROMPT}{command}\n{_output(command, folder)}" for command in commands)


def _output(command: str, folder: str) -> str:
    path = os.pathsep.join([str(DOCS / "examples"), *filter(None, [os.environ.get("PYTHONPATH")])])
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    given = {**os.environ, "PYTHONPATH": path, "PATH": programs, "COLUMNS": "100"}
    done = subprocess.run(command, shell=True, cwd=folder, env=given, capture_output=True, text=True, check=True)
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines() if line.strip())


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text(encoding="utf-8"), slow="--slow" in sys.argv), encoding="utf-8")
