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

export const WIDE: Layout = {
  name: "wide",
  width: 652,
  height: 400,
  left: 38,
  right: 614,
  top: 42,
  bottom: 352,
  radius: 22,
};
export const PHONE: Layout = {
  name: "phone",
  width: 374,
  height: 330,
  left: 24,
  right: 350,
  top: 36,
  bottom: 292,
  radius: 17,
};

/** How large a pirate is. */
export const TOKEN = { wide: 12, phone: 9 };

/** The places of a chart, stretched so that the outermost ones touch the frame. */
export function placed(chart: Chart, layout: Layout): Record<string, Point> {
  const all = Object.values(chart.places);
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const between = (low: number, high: number, part: number) => Math.round((low + (high - low) * part) * 10) / 10;
  return Object.fromEntries(
    Object.entries(chart.places).map(([name, [x, y]]) => [
      name,
      {
        x: between(layout.left, layout.right, (x - left) / (right - left)),
        y: between(layout.top, layout.bottom, (y - top) / (bottom - top)),
      },
    ]),
  );
}

/** The size of a ship's flag, how far the next one stands from it, and how far above its place. */
const FLAG = { width: 19, height: 14, apart: 13, above: 5 };

/** Where flags fly, seen from their place: above it, so that nothing that lies there is covered, on poles that reach down to it. */
export function flagsAt(ships: readonly number[], r: number): (Point & { ship: number; pole: number })[] {
  const first = -(FLAG.width + FLAG.apart * (ships.length - 1)) / 2;
  const y = -r - FLAG.height - FLAG.above;
  return ships.map((ship, i) => {
    const x = first + i * FLAG.apart;
    return { ship, x, y, pole: Math.max(FLAG.height, -Math.sqrt(Math.max(0, r * r - x * x)) - y) };
  });
}

/** The point where a pirate lies in wait: a little off the middle, so that close ones do not touch. */
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Star dust that is the same on every screen. */
export const dust = ({ width, height }: Layout): (Point & { r: number })[] =>
  Array.from({ length: 70 }, (_, i) => ({
    x: (i * 137.5) % width,
    y: (i * 83.7 + (i % 7) * 29) % height,
    r: [0.7, 0.9, 1.3][i % 3]!,
  }));

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const around = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width,
  right: x + width,
  top: y - height,
  bottom: y + height,
});
export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Half the size of the badge that says what a pirate costs, and half the size of a name. */
export const COST = { width: 16, height: 8.5 };
const NAME = { width: 30, height: 8 };

/** Where that badge hangs beside its pirate: where it covers least of what is there. */
function costAt(pirate: Point, taken: readonly Box[], layout: Layout): Point {
  const r = TOKEN[layout.name];
  const sky = { left: 0, right: layout.width, top: 0, bottom: layout.height };
  const covers = (at: Point) =>
    taken.reduce(
      (sum, box) => sum + shared(around(at, COST.width, COST.height), box),
      4 * COST.width * COST.height - shared(around(at, COST.width, COST.height), sky),
    );
  const [beside, above] = [r + COST.width - 4, r + COST.height - 1];
  const spots = [
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 1],
    [0, -1],
    [0, 1],
    [1.2, 0],
    [-1.2, 0],
  ].map(([x, y]) => ({ x: pirate.x + x! * beside * 0.9, y: pirate.y + y! * above }));
  return spots.reduce((best, at) => (covers(at) < covers(best) ? at : best));
}

/** What is drawn on the map besides its routes: planets with their names, ships and pirates. */
export function drawnOn(
  places: readonly Point[],
  ships: readonly Point[],
  pirates: readonly Point[],
  layout: Layout,
): Box[] {
  const r = TOKEN[layout.name];
  return [
    ...places.flatMap((at) => [
      around(at, layout.radius, layout.radius),
      around({ x: at.x, y: at.y + layout.radius + 11 }, NAME.width, NAME.height),
    ]),
    ...ships.map((at) =>
      around({ x: at.x, y: at.y - layout.radius - FLAG.above - FLAG.height / 2 }, FLAG.width, FLAG.height / 2),
    ),
    ...pirates.map((at) => around(at, r, r)),
  ];
}

/** Where the badges of some pirates hang among what is drawn there, and each other. */
export function costsAt(costly: readonly Point[], drawn: readonly Box[], layout: Layout): Point[] {
  const taken = [...drawn];
  return costly.map((pirate) => {
    const at = costAt(pirate, taken, layout);
    taken.push(around(at, COST.width, COST.height));
    return at;
  });
}
