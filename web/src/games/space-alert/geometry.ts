/** Where things are drawn on the board. */

import type { Box, Layout, Point } from "./layouts";
import { SPACE, deckOf, zoneOf } from "./printed";
import { CAPSULES, STORES } from "./stores";

const CAPSULE_STATION = 4;
const ENERGY_CELL = 1;
const SLACK = 6;

export { PHONE, WIDE, type Box, type Layout, type Point } from "./layouts";

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
  const near = ({ x: left, y: top, w, h }: Box) =>
    x > left - SLACK && x < left + w + SLACK && y > top - SLACK && y < top + h + SLACK;
  return STORES.find((store) => near(storeBox(layout, store))) ?? null;
}

export const isOnShip = ({ ship }: Layout, x: number, y: number): boolean =>
  x >= ship.x && x <= ship.x + ship.w && y >= ship.y && y <= ship.y + ship.h;

/** Where the damage of a zone is counted, between the decks. */
export function damageSpot(layout: Layout, zone: number): Point {
  const y = ((layout.decks[0] ?? 0) + layout.station.h + (layout.decks[1] ?? 0)) / 2;
  return { x: (layout.stations[zone] ?? 0) + layout.station.w * 0.87, y };
}

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
  const zone = nearest(
    layout.stations.map((left) => left + layout.station.w / 2),
    x,
  );
  const deck = nearest(
    layout.decks.map((top) => top + layout.station.h / 2),
    y,
  );
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
