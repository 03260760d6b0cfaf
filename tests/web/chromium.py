"""The Chromium of this machine. `python -m tests.web.chromium` gets one where it can, or says what is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    f"The browser tests need Chromium: none of {', '.join(NAMES)} is on the PATH, and Playwright has none either.\n"
    "Install one, for example: apt-get install chromium (as root), or: playwright install chromium"
)
QUIET = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip


def find() -> str | None:
    """Where it is: on the PATH, or where Playwright keeps its own."""
    on_path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if on_path is not None:
        return on_path
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def install() -> None:
    """By the system's packages if we may, else by Playwright."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "-qq", "update"], check=False)
        subprocess.run(["apt-get", "-qq", "install", "-y", "chromium"], check=False)
    if find() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


if __name__ == "__main__":
    if find() is None:
        install()
    if find() is None:
        raise SystemExit(MISSING)
