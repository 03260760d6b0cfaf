"""How long a browser with a slow processor is busy at a time while it opens and plays a film.

    python -m bench.film_opening [--slower 4] [--seconds 15] [--limit 150]

Opens the film of a finished game of each kind in Chromium, whose processor is slowed down by the DevTools protocol,
and prints every task that took longer than 50 ms. Needs the built client. Fails if one took longer than the limit.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.harness import Person, Server, serving
from tests.web.chromium import QUIET, find
from tests.web.records import lay_out

from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.history import Game

GAMES = (
    Trial("space-alert", seats=5, seed="g511", pace=60.0),
    Trial("starship-captains", seats=4, seed="film"),
)
WATCH = """() => {
  window.tasks = [];
  const note = (list) =>
    list.getEntries().forEach(({ startTime, duration }) => window.tasks.push([startTime, duration]));
  new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
}"""


def finished(trial: Trial) -> Game:
    game = trial.open()
    for game, _, _ in trial.decisions():  # noqa: B007 - the last one is the finished game
        pass
    return game


def tasks(browser: Browser, server: Server, table: str, slower: float, seconds: float) -> list[tuple[float, float]]:
    """Beginning and length of every long task from the address of a film to some seconds of its playing."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"{server.address}/t/{table}?step=1")
    page.wait_for_function("document.querySelector('input[type=range]')", polling=500)  # a locator would be work too
    page.keyboard.press(" ")
    page.wait_for_timeout(seconds * 1000)
    found: list[tuple[float, float]] = page.evaluate("() => window.tasks")
    context.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slower", type=float, default=4.0, help="how many times slower the processor is")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long the film plays")
    parser.add_argument("--limit", type=float, default=150.0, help="milliseconds that no task may exceed")
    wanted = parser.parse_args()
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        person = Person(server)
        for trial in GAMES:
            table = lay_out(server, finished(trial), [person.me["id"]] * trial.seats)
            found = tasks(browser, server, table, wanted.slower, wanted.seconds)
            longest = max((length for _, length in found), default=0.0)
            print(f"{trial.game}: {len(found)} long tasks, the longest {longest:.0f} ms")
            print("  " + ", ".join(f"{length:.0f} ms at {begin / 1000:.1f} s" for begin, length in found))
            worst = max(worst, longest)
        browser.close()
    return int(worst > wanted.limit)


if __name__ == "__main__":
    sys.exit(main())
