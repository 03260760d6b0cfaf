/** Where things stand on the star map, in its own units. */
import type { Chart } from "../types";

export interface Layout {
  name: "wide" | "phone";
  width: number;
  height: number;
  /** Left, right, top, bottom of the outermost places. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  radius: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WIDE: Layout = { name: "wide", width: 652, height: 400, left: 38, right: 614, top: 38, bottom: 352, radius: 22 };
export const PHONE: Layout = { name: "phone", width: 374, height: 330, left: 24, right: 350, top: 24, bottom: 292, radius: 17 };

/** The places of a chart, stretched so that the outermost ones touch the frame. */
export function placed(chart: Chart, layout: Layout): Record<string, Point> {
  const all = Object.values(chart.places);
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const between = (low: number, high: number, part: number) => Math.round((low + (high - low) * part) * 10) / 10;
  return Object.fromEntries(
    Object.entries(chart.places).map(([name, [x, y]]) => [
      name,
      { x: between(layout.left, layout.right, (x - left) / (right - left)), y: between(layout.top, layout.bottom, (y - top) / (bottom - top)) },
    ]),
  );
}

/** Half the width of the sign at the place of the next mission, with a little air; and how far it hangs from the middle of a name. */
const [SIGN, BESIDE] = [50, 82];

/** Where that sign hangs, seen from its place: under the name, or beside it where the map ends, and never over its sides. */
export function signAt(at: Point, layout: Layout): Point {
  const under = layout.radius + 31;
  if (at.y + under + 8 > layout.height) return { x: at.x < layout.width / 2 ? BESIDE : -BESIDE, y: layout.radius + 14 };
  return { x: Math.min(Math.max(at.x, SIGN), layout.width - SIGN) - at.x, y: under };
}

/** The point where a pirate lies in wait: a little off the middle, so that close ones do not touch. */
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Star dust that is the same on every screen. */
export const dust = ({ width, height }: Layout): (Point & { r: number })[] =>
  Array.from({ length: 70 }, (_, i) => ({ x: (i * 137.5) % width, y: (i * 83.7 + (i % 7) * 29) % height, r: [0.7, 0.9, 1.3][i % 3]! }));
