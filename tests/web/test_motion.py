"""Steps of the film move before one's eyes, and jump for whoever wants no motion."""

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import Visitors
from tests.web.pages import end
from tests.web.people import Visitor

STEP = """([what, milliseconds]) => new Promise((done) => {
  const seen = new Map();
  const place = (node) => {
    const { x, y } = node.getBoundingClientRect();
    return `${x.toFixed(1)} ${y.toFixed(1)} ${getComputedStyle(node).strokeDashoffset}`;
  };
  const look = () => {
    for (const node of document.querySelectorAll(what)) seen.set(node, (seen.get(node) ?? new Set()).add(place(node)));
  };
  const last = performance.now() + milliseconds;
  const go = () => {
    look();
    if (performance.now() < last) requestAnimationFrame(go);
    else done(Math.max(0, ...[...seen.values()].map((places) => places.size)));
  };
  look();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  requestAnimationFrame(go);
})"""
"""Goes a step on, and says in how many places the one that moved most was seen meanwhile."""

WHOLE_STEP = 1500
"""Milliseconds until everything has arrived."""

MOVED = {"a figure": (".figure", 2), "a threat": (".token", 2), "a beam": (".beam", 1)}
"""What moves, and in how many places it is seen when it jumps: a beam is there at once or not at all."""


def step_with(visitor: Visitor, table: str, what: str, places: int) -> int:
    """The first step after which it is seen in so many places, without motion."""
    visitor.goto(f"/t/{table}?step=1")
    expect(visitor.scrub).to_be_visible()
    for number in range(1, int(visitor.scrub.get_attribute("max") or 0)):
        if visitor.page.evaluate(STEP, [what, 60]) == places:
            return number
    raise AssertionError(f"{what} never moves")


def test_a_step_moves_what_it_is_about_unless_motion_is_unwanted(visitors: Visitors, still_server: Server) -> None:
    still, moving = visitors(still_server, reduced_motion="reduce"), visitors(still_server)
    end(still)
    table = still.table
    for what, places in MOVED.values():
        number = step_with(still, table, what, places)
        assert seen_in_step(still, table, number, what) == places, what
        assert seen_in_step(moving, table, number, what) > places + 1, what


def seen_in_step(visitor: Visitor, table: str, number: int, what: str) -> int:
    visitor.goto(f"/t/{table}?step={number}")
    expect(visitor.scrub).to_be_visible()
    visitor.page.wait_for_timeout(WHOLE_STEP)
    seen: int = visitor.page.evaluate(STEP, [what, WHOLE_STEP])
    return seen
