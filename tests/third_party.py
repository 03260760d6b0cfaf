"""An environment with Quarterdeck and a game of another distribution, both installed from wheels."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "docs" / "examples" / "a_game"


class Environment:
    """A virtual environment, and the example's project beside it."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / "a_game"
        self.bin = folder / "venv" / "bin"
        shutil.copytree(EXAMPLE, self.project)  # building and testing leave files behind
        wheels = [_wheel(ROOT, folder / "wheels"), _wheel(self.project, folder / "own")]
        venv.create(folder / "venv", with_pip=False)
        self._borrow_dependencies()
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.bin / "python")]
        options = ["--quiet", "--no-deps", "--no-index", "--no-compile"]  # most of it is never imported
        subprocess.run([*pip, "install", *options, *wheels], check=True, env=alone())

    def _borrow_dependencies(self) -> None:
        """What Quarterdeck depends on comes from the environment of the tests: installing it would take minutes.

        Quarterdeck itself does not: files like the one written here are not read there, and what is installed in the
        environment comes first.
        """
        shared = dict.fromkeys([sysconfig.get_path("purelib"), sysconfig.get_path("platlib")])
        (site,) = (self.bin.parent / "lib").glob("python*/site-packages")
        (site / "dependencies.pth").write_text("\n".join(shared), encoding="utf-8")

    def run(self, command: str, *args: str, **more: Any) -> str:
        """What a command of the environment prints."""
        done = subprocess.run(
            [self.bin / command, *args], env=alone(), cwd=self.project, capture_output=True, text=True, **more
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def alone() -> dict[str, str]:
    """The environment variables without those that would bring the source tree along, or plugins for its tests."""
    own = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return {**own, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def _wheel(project: Path, folder: Path) -> Path:
    """Build a wheel; the browser client goes along as it is if it is built already."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=project, check=True)
    (built,) = folder.glob("*.whl")
    return built
