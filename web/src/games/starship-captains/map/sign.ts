/** Where the sign of the next mission hangs on the star map. */
import { around, shared, type Box, type Layout, type Point } from "./layout";

/** Half the size of the sign. */
export const SIGN = { width: 46, height: 8.5 };

/** How far from the middle of its place it may hang, and how finely a free spot is looked for. */
const REACH = { x: 90, up: 44, down: 60, step: 4 };
/** A route that is hidden for one unit is as bad as so many square units of anything else. */
const ROUTE = 12;

export type Segment = readonly [Point, Point];

/** How much of a straight line lies within a box. */
export function within([from, to]: Segment, box: Box): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  for (const [towards, away] of [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const) {
    if (towards < 0) enters = Math.max(enters, away / towards);
    else if (towards > 0) leaves = Math.min(leaves, away / towards);
    else if (away < 0) return 0;
  }
  return Math.max(0, leaves - enters) * Math.hypot(dx, dy);
}

/** The free spot next to its place: it hides no route, planet, name, ship or pirate if that can be had. */
export function signAt(at: Point, drawn: readonly Box[], routes: readonly Segment[], layout: Layout): Point {
  const home = { x: at.x, y: at.y + layout.radius + 28 };
  const hides = (spot: Point) => {
    const box = around(spot, SIGN.width, SIGN.height);
    return (
      routes.reduce((sum, route) => sum + ROUTE * within(route, box), 0) +
      drawn.reduce((sum, one) => sum + shared(box, one), 0) +
      Math.hypot(spot.x - home.x, spot.y - home.y) / REACH.x
    );
  };
  return spots(at, layout)
    .map((spot) => ({ spot, cost: hides(spot) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best)).spot;
}

/** The spots around a place that lie on the map. */
function spots(at: Point, layout: Layout): Point[] {
  const found: Point[] = [];
  for (let y = at.y - REACH.up; y <= at.y + REACH.down; y += REACH.step)
    for (let x = at.x - REACH.x; x <= at.x + REACH.x; x += REACH.step)
      if (Math.abs(x - layout.width / 2) <= layout.width / 2 - SIGN.width)
        if (Math.abs(y - layout.height / 2) <= layout.height / 2 - SIGN.height) found.push({ x, y });
  return found;
}
