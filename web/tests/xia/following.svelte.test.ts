import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { box, middle } from "../../src/lib/board/hexes";
import { Viewport } from "../../src/lib/board/pan-zoom.svelte";
import { hexesRound, RADIUS } from "../../src/games/xia/map/chart";
import { Following, type Seen } from "../../src/games/xia/map/following.svelte";

const FIRST = "0,0";
const NORTH = "0,-7";
const middles = (...centres: string[]) => centres.flatMap(hexesRound).map((hex) => middle(hex, RADIUS));

let newest = $state(FIRST);
let end = () => {};
const view = new Viewport();

/** A map whose sectors are those up to the newest one. */
const seen: Seen = {
  home: FIRST,
  acting: FIRST,
  offered: "",
  costs: false,
  setsOut: true,
  places: false,
  asked: false,
  phone: false,
  get newest() {
    return newest;
  },
  get map() {
    return box(middles(FIRST, newest), RADIUS);
  },
};

beforeEach(() => {
  view.bounds = box(middles(FIRST, NORTH), 8 * RADIUS);
  end = $effect.root(() => void new Following(view, seen, () => true));
});
afterEach(() => {
  end();
  newest = FIRST;
});

/** Whether all hexes of these sectors are in view. */
const inView = (...centres: string[]) => middles(...centres).every((point) => view.has(point));

it.each([1100, 500])("shows a new sector as a whole in a window %i pixels high", (height) => {
  [view.width, view.height] = [900, height];
  flushSync();
  view.zoomTo(1);
  view.look(middle(FIRST, RADIUS));
  newest = NORTH;
  flushSync();
  expect(inView(NORTH)).toBe(true);
  expect(inView(FIRST, NORTH)).toBe(height === 1100);
});
