"""How long a browser with a slow processor is busy at a time while it opens and plays a film.

    python -m bench.film_opening [--slower 4] [--seconds 15] [--limit 150] [--rounds 2]

Opens the film of a finished game of each kind in Chromium and lets it play, twice: with a processor that is slowed down
by the DevTools protocol, which says how long tasks feel; and at full speed with a trace, which says how much CPU time
they took. As in `client_tasks.py` the verdict is the longest task by CPU time, times the slowdown, in the best of some
rounds. Needs the built client. Fails if it is over the limit.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.client_tasks import TRACED, longest_task
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.harness import OwnServer, Person, serving
from tests.web.chromium import QUIET, find
from tests.web.records import lay_out

from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.history import Game

GAMES = (
    Trial("space-alert", seats=5, seed="g511", tick_seconds=60.0),
    Trial("starship-captains", seats=4, seed="film"),
    Trial("xia", seats=3, seed="film", options={"goal": 5}),
    Trial("gen7", seats=3, seed="film"),
)
WATCH = """() => {
  window.tasks = [];
  const note = (list) => list.getEntries().forEach(({ duration }) => window.tasks.push(duration));
  new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
}"""


def finished(trial: Trial) -> Game:
    game = trial.open()
    for game, _, _ in trial.decisions():  # noqa: B007 - the last one is the finished game
        pass
    return game


def watch(page: Page, address: str, seconds: float) -> None:
    """Open a film and let it play."""
    page.goto(address)
    page.locator("input[type=range]").first.wait_for(state="attached", timeout=60_000)
    page.keyboard.press(" ")
    page.wait_for_timeout(seconds * 1000)


@contextmanager
def new_page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    yield context.new_page()
    context.close()


def felt(browser: Browser, address: str, slower: float, seconds: float) -> list[float]:
    """The length of every long task with a slowed processor, in milliseconds."""
    with new_page(browser) as page:
        page.add_init_script(f"({WATCH})()")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        watch(page, address, seconds)
        found: list[float] = page.evaluate("() => window.tasks")
        return found


def worked(browser: Browser, address: str, seconds: float) -> float:
    """The CPU time of the longest task at full speed, in milliseconds."""
    with new_page(browser) as page:
        browser.start_tracing(page=page, categories=TRACED)
        watch(page, address, seconds)
        return longest_task(browser.stop_tracing())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slower", type=float, default=4.0, help="how many times slower the processor is")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long the film plays")
    parser.add_argument("--limit", type=float, default=150.0, help="milliseconds that no task may exceed")
    parser.add_argument("--rounds", type=int, default=2)
    wanted = parser.parse_args()
    worst, chromium = 0.0, find()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), kind=OwnServer) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        person = Person(server)
        for trial in GAMES:
            table = lay_out(server, finished(trial), [person.me["id"]] * trial.seats)
            address = f"{server.address}/t/{table}?step=1"
            long = felt(browser, address, wanted.slower, wanted.seconds)
            cpu = [worked(browser, address, wanted.seconds) * wanted.slower for _ in range(wanted.rounds)]
            print(f"{trial.game}: {len(long)} long tasks by the clock, the longest {max(long, default=0.0):.0f} ms")
            listed = ", ".join(f"{took:.0f}" for took in cpu)
            print(f"{trial.game}: longest task by CPU time x {wanted.slower:g}, ms: {listed}")
            worst = max(worst, min(cpu))
        browser.close()
    return int(worst > wanted.limit)


if __name__ == "__main__":
    sys.exit(main())
