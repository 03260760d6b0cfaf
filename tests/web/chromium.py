"""The Chromium of this machine. `python -m tests.web.chromium` gets one where it can, or says what is missing.

A headless shell is preferred: it draws no browser windows, and a page costs half the processor time there.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    f"The browser tests need Chromium: none of {', '.join(NAMES)} is on the PATH, and Playwright has none either.\n"
    f"Install one, for example: apt-get install {SHELL} (as root), or: playwright install --only-shell chromium"
)
APT = ("apt-get", "-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20")
"""Any Chromium will do, so nobody waits long for a mirror that does not answer."""

QUIET = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--font-render-hinting=none",
]  # fmt: skip
"""Nothing in the background; letters as wide as in a browser with windows, for a shell rounds their widths."""


def find() -> str | None:
    """Where it is: a headless shell if there is one, else any Chromium."""
    own = playwrights_own()
    return headless_shell(own) or next(filter(None, map(shutil.which, NAMES)), None) or _if_there(own)


def headless_shell(own: Path) -> str | None:
    """Where the shell is: on the PATH, or beside the Chromium that Playwright downloads."""
    downloaded = own.parents[2].glob("chromium_headless_shell-*/*/*headless*shell")
    return shutil.which(SHELL) or next(map(str, downloaded), None)


def playwrights_own() -> Path:
    """Where Playwright keeps the Chromium that it downloads, if it has."""
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _if_there(path: Path) -> str | None:
    return str(path) if path.is_file() else None


def install() -> None:
    """A headless shell by the system's packages if we may; if there is no Chromium at all, by Playwright."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run([*APT, "update"], check=False)
        subprocess.run([*APT, "install", "-y", SHELL], check=False)
    if find() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], check=False)


if __name__ == "__main__":
    if headless_shell(playwrights_own()) is None:
        install()
    if (found := find()) is None:
        raise SystemExit(MISSING)
    print(f"Chromium for the browser tests: {found}")
