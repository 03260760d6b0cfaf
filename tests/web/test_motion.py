"""Steps of the film move before one's eyes, and jump for whoever wants no motion."""

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web import probes
from tests.web.conftest import Visitors
from tests.web.pages import end
from tests.web.people import Visitor

STEP = """([kinds, milliseconds]) => new Promise((done) => {
  const seen = new Map();
  const place = (node) => {
    const { x, y } = node.getBoundingClientRect();
    return `${x.toFixed(1)} ${y.toFixed(1)} ${getComputedStyle(node).strokeDashoffset}`;
  };
  const look = () => {
    for (const node of document.querySelectorAll(kinds)) seen.set(node, (seen.get(node) ?? new Set()).add(place(node)));
  };
  const most = (kind) =>
    Math.max(0, ...[...seen].filter(([node]) => node.matches(kind)).map(([, places]) => places.size));
  const last = performance.now() + milliseconds;
  const go = () => {
    look();
    if (performance.now() < last) requestAnimationFrame(go);
    else done(kinds.map(most));
  };
  look();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  requestAnimationFrame(go);
})"""
"""Goes a step on, and says in how many places the one of each kind that moved most was seen meanwhile."""

WHOLE_STEP = 900
"""Milliseconds until everything has arrived: the slowest motion takes 600."""

MOVED = {".figure": 2, ".token": 2, ".beam": 1}
"""What moves, and in how many places it is seen when it jumps: a beam is there at once or not at all."""


def open_at_rest(visitor: Visitor, table: str, number: int) -> None:
    """Open the film at a step, and wait until the board is drawn and nothing moves any more."""
    visitor.goto(f"/t/{table}?step={number}")
    expect(visitor.scrub).to_be_visible()
    expect(visitor.page.locator(".figure").first).to_be_visible()
    visitor.page.wait_for_function(probes.AT_REST)


def steps_with(visitor: Visitor, table: str) -> dict[str, int]:
    """For everything that moves, the first step after which it is seen in so many places, without motion."""
    open_at_rest(visitor, table, 1)
    first: dict[str, int] = {}
    for number in range(1, int(visitor.scrub.get_attribute("max") or 0)):
        for kind, places in zip(MOVED, visitor.page.evaluate(STEP, [[*MOVED], 60]), strict=True):
            if places == MOVED[kind]:
                first.setdefault(kind, number)
        if len(first) == len(MOVED):
            return first
    raise AssertionError(f"only these move: {first}")


def test_a_step_moves_what_it_is_about_unless_motion_is_unwanted(visitors: Visitors, still_server: Server) -> None:
    still, moving = visitors(still_server, reduced_motion="reduce"), visitors(still_server)
    end(still)
    table = still.table
    for kind, number in steps_with(still, table).items():
        assert seen_in_step(still, table, number, kind) == MOVED[kind], kind
        assert seen_in_step(moving, table, number, kind) > MOVED[kind] + 1, kind


def seen_in_step(visitor: Visitor, table: str, number: int, kind: str) -> int:
    open_at_rest(visitor, table, number)
    (seen,) = visitor.page.evaluate(STEP, [[kind], WHOLE_STEP])
    return int(seen)
