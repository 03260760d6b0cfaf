"""How long the browser is busy without a pause from a table's address to its playable board.

    python bench/client_tasks.py [--slowdown 4] [--rounds 5]

Opens a table of each game that has a board in Chromium with an empty cache, twice a round: with a slowed CPU, where a
PerformanceObserver notes long tasks as people would feel them; and at full speed with a trace, which says how much CPU
time each task of the page's main thread took. The first figure grows with whatever else the machine does, the second
less: the verdict is the longest task by CPU time in the best round, times the slowdown. Needs the built client
(`make web`) and Chromium; exits with 1 if a game is over the limit.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' server harness

from tests.server.harness import COOKIE, OwnServer, Person, Server, serving
from tests.web.chromium import MISSING, QUIET, find
from tests.web.records import lay_out

from quarterdeck.kernel import registry
from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.history import Game

BOARDS = Path(__file__).parents[1] / "web" / "src" / "games"

TRACED = ["toplevel", "devtools.timeline"]
LIMIT = 150.0
"""Milliseconds that no task may take on a CPU four times slower."""
OBSERVE = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.tasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""
PLAYABLE = '[data-target][aria-disabled="false"], [data-hand] button'
"""What shows that something can be chosen."""
EARLIER = 20
"""Decisions before the page is opened, at least: something should lie on the board."""
SEED = "client tasks"


def games() -> list[str]:
    """The games that have a board."""
    return [game for game in registry.names() if (BOARDS / game).is_dir()]


def begun(game: str) -> Game:
    """A random game with as many as can play, at a choice of its first seat."""
    trial = Trial(game, seats=max(registry.rules_of(game).seats), seed=SEED)
    later = (one for one, _, _ in trial.decisions() if len(one.record.inputs) >= EARLIER)
    return next(one for one in later if len(one.choices(0)) > 1)


@contextmanager
def opened(browser: Browser, server: Server, game: str) -> Iterator[tuple[Page, Callable[[], None]]]:
    """A page, and what brings it to the playable board of a table at which several people sit."""
    played = begun(game)
    people = [Person(server) for _ in range(played.record.seats)]
    table = lay_out(server, played, [person.me["id"] for person in people])
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    cookie = str(people[0].http.cookies.get(COOKIE))
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
    page = context.new_page()

    def go() -> None:
        page.goto(f"{server.address}/t/{table}")
        page.locator(PLAYABLE).first.wait_for(timeout=60_000)

    yield page, go
    context.close()


def felt(browser: Browser, server: Server, game: str, slowdown: float) -> tuple[float, float]:
    """With a slowed CPU: the longest task, and the time until the board can be played, in milliseconds."""
    with opened(browser, server, game) as (page, go):
        page.add_init_script(OBSERVE)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        go()
        ready = page.evaluate("performance.now()")
        page.wait_for_timeout(500)
        tasks = [duration for start, duration in page.evaluate("window.tasks") if start <= ready]
        return max(tasks, default=0.0), ready


def worked(browser: Browser, server: Server, game: str) -> float:
    """At full speed: the CPU time of the longest task of the main thread, in milliseconds."""
    with opened(browser, server, game) as (page, go):
        browser.start_tracing(page=page, categories=TRACED)
        go()
        return longest_task(browser.stop_tracing())


def longest_task(trace: bytes) -> float:
    """The CPU time of the longest task of a page's main thread, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    named = (event for event in events if event.get("name") == "thread_name")
    main = {(event["pid"], event["tid"]) for event in named if event["args"].get("name") == "CrRendererMain"}
    tasks = (event for event in events if str(event.get("name")).endswith("RunTask") and "tdur" in event)
    return max(event["tdur"] / 1000 for event in tasks if (event["pid"], event["tid"]) in main)


def main() -> int:
    parser = argparse.ArgumentParser(description="How long the browser is busy on the way to a playable board.")
    parser.add_argument("--slowdown", type=float, default=4.0, help="how many times slower the CPU is made")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    chromium = find()
    assert chromium is not None, MISSING
    failed = False
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), kind=OwnServer) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium, args=QUIET) as browser,
    ):
        for game in games():
            seen = [felt(browser, server, game, args.slowdown) for _ in range(args.rounds)]
            cpu = [worked(browser, server, game) * args.slowdown for _ in range(args.rounds)]
            print(f"{game}: longest task by the clock, ms: {_listed(longest for longest, _ in seen)}")
            print(f"{game}: playable after, ms: {_listed(ready for _, ready in seen)}")
            print(f"{game}: longest task by CPU time x {args.slowdown:g}, ms: {_listed(cpu)}; at most {LIMIT:.0f}")
            failed = failed or min(cpu) > LIMIT
    return int(failed)


def _listed(figures: Iterable[float]) -> str:
    return ", ".join(f"{figure:.0f}" for figure in sorted(figures))


if __name__ == "__main__":
    sys.exit(main())
