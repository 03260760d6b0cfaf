/** Where things are drawn on the board, in units of its SVG; one plan for wide screens and one for phones. */

import { SPACE, deckOf, zoneOf } from "./printed";
import { CAPSULES, STORES } from "./stores";

const CAPSULE_STATION = 4;
const ENERGY_CELL = 1;
const SLACK = 6;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  name: "wide" | "phone";
  width: number;
  height: number;
  columns: readonly number[];
  column: number;
  sky: number;
  square: { dx: number; w: number; h: number; pitch: number; bottom: number };
  card: { dx: number; w: number; h: number; flat: number; gap: number };
  ship: Box;
  stations: readonly number[];
  decks: readonly number[];
  station: { w: number; h: number };
  cell: { dx: number; dy: number; w: number; h: number; pitch: number };
  figure: { dy: number; w: number; h: number };
  side: Box | null;
}

export const WIDE: Layout = {
  name: "wide",
  width: 1092,
  height: 528,
  columns: [0, 275, 550, 825],
  column: 267,
  sky: 306,
  square: { dx: 24, w: 40, h: 15.6, pitch: 17.6, bottom: 299 },
  card: { dx: 72, w: 187, h: 93, flat: 52, gap: 6 },
  ship: { x: 0, y: 314, w: 817, h: 214 },
  stations: [6, 281, 556],
  decks: [320, 434],
  station: { w: 255, h: 88 },
  cell: { dx: 7, dy: 7, w: 78, h: 38, pitch: 82 },
  figure: { dy: 52, w: 46, h: 26 },
  side: { x: 825, y: 314, w: 267, h: 214 },
};

export const PHONE: Layout = {
  name: "phone",
  width: 374,
  height: 366,
  columns: [0, 95, 190, 285],
  column: 89,
  sky: 204,
  square: { dx: 4, w: 22, h: 9.6, pitch: 11.6, bottom: 199 },
  card: { dx: 29, w: 57, h: 56, flat: 40, gap: 4 },
  ship: { x: 0, y: 210, w: 374, h: 156 },
  stations: [3, 129, 255],
  decks: [213, 302],
  station: { w: 116, h: 62 },
  cell: { dx: 4, dy: 4, w: 34, h: 26, pitch: 37 },
  figure: { dy: 34, w: 32, h: 22 },
  side: null,
};

/** The upper edge of a square; square 1 is next to the ship. */
export const squareTop = (layout: Layout, square: number): number =>
  layout.square.bottom - square * layout.square.pitch + (layout.square.pitch - layout.square.h) / 2;

/** The square whose middle is nearest to a height. */
export function squareAt(layout: Layout, y: number, last: number): number {
  const square = Math.round((layout.square.bottom - y) / layout.square.pitch + 0.5);
  return Math.min(Math.max(square, 1), last);
}

/** The heights of the lines between distance bands. */
export const bandLines = (layout: Layout, bands: readonly [number, number][]): number[] =>
  bands.slice(0, -1).map(([, last]) => layout.square.bottom - last * layout.square.pitch);

export function stationBox(layout: Layout, station: number): Box {
  const { w, h } = layout.station;
  return { x: layout.stations[zoneOf(station)] ?? 0, y: layout.decks[deckOf(station)] ?? 0, w, h };
}

export function cellBox(layout: Layout, station: number, index: number): Box {
  const box = stationBox(layout, station);
  const { dx, dy, w, h, pitch } = layout.cell;
  return { x: box.x + dx + index * pitch, y: box.y + dy, w, h };
}

/** Where the fuel capsules lie: in the lower white station, at its right. */
export function capsuleBox(layout: Layout): Box {
  const box = stationBox(layout, CAPSULE_STATION);
  const wide = layout.name === "wide";
  const w = wide ? 74 : 30;
  return { x: box.x + box.w - w - (wide ? 4 : 2), y: box.y + layout.figure.dy, w, h: layout.figure.h };
}

/** Where the energy of a store lies: a shield or reactor (B), or the capsules. */
export const storeBox = (layout: Layout, store: number): Box =>
  store === CAPSULES ? capsuleBox(layout) : cellBox(layout, store, ENERGY_CELL);

/** The store under a point, with a little room around it. */
export function storeAt(layout: Layout, x: number, y: number): number | null {
  const near = ({ x: left, y: top, w, h }: Box) => x > left - SLACK && x < left + w + SLACK && y > top - SLACK && y < top + h + SLACK;
  return STORES.find((store) => near(storeBox(layout, store))) ?? null;
}

export const isOnShip = ({ ship }: Layout, x: number, y: number): boolean =>
  x >= ship.x && x <= ship.x + ship.w && y >= ship.y && y <= ship.y + ship.h;

export const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Where someone in space is drawn: over the foot of the red column. */
export function spaceBox(layout: Layout): Box {
  const { w, h } = layout.figure;
  const wide = layout.name === "wide";
  return { x: layout.columns[0]! + layout.card.dx + (wide ? 8 : 0), y: layout.sky - h - (wide ? 26 : 18), w: w * 2, h };
}

/** The corner of the n-th of `count` tokens that stand in a place. */
export function spot(layout: Layout, place: number, index: number, count: number, width = layout.figure.w): Point {
  if (place === SPACE) {
    const box = spaceBox(layout);
    return { x: box.x + index * 10, y: box.y };
  }
  const box = stationBox(layout, place);
  const taken = place === CAPSULE_STATION ? capsuleBox(layout).w : 0;
  const room = layout.station.w - 2 * layout.cell.dx - width - taken;
  const pitch = count > 1 ? Math.min(width + 4, room / (count - 1)) : 0;
  return { x: box.x + layout.cell.dx + index * pitch, y: box.y + layout.figure.dy };
}

/** The station whose middle is nearest to a point. */
export function stationAtPoint(layout: Layout, x: number, y: number): number {
  const zone = nearest(layout.stations.map((left) => left + layout.station.w / 2), x);
  const deck = nearest(layout.decks.map((top) => top + layout.station.h / 2), y);
  return deck * 3 + zone;
}

function nearest(values: readonly number[], wanted: number): number {
  const far = values.map((value) => Math.abs(value - wanted));
  return far.indexOf(Math.min(...far));
}

export interface Stacked {
  top: number;
  height: number;
  flat: boolean;
}

/** Where the threat cards of a column lie: full cards while they fit; those that are gone, and too many, lie flat. */
export function stack(layout: Layout, gone: readonly boolean[]): Stacked[] {
  const room = layout.sky - 6;
  const { h, flat, gap } = layout.card;
  const tall = gone.reduce((sum, is) => sum + (is ? flat : h) + gap, 0);
  const sizes = gone.map((is) => (is || tall > room ? flat : h));
  const all = sizes.reduce((sum, size) => sum + size + gap, 0);
  const squeeze = Math.min(1, room / all);
  let top = 5;
  return sizes.map((height) => {
    const place = { top, height, flat: height === flat };
    top += (height + gap) * squeeze;
    return place;
  });
}
