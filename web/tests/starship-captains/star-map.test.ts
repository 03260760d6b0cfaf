import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  around,
  COST,
  costsAt,
  drawnOn,
  flagsAt,
  middle,
  placed,
  PHONE,
  shared,
  WIDE,
  type Box,
} from "../../src/games/starship-captains/map/layout";
import { SIGN, signAt, within } from "../../src/games/starship-captains/map/sign";
import type { Chart } from "../../src/games/starship-captains/types";

const PACK = join(__dirname, "../../../src/quarterdeck/games/starship_captains/content/base/maps.toml");

/** The places and routes of a chart as the pack has them. */
function chart(name: string): { places: Chart["places"]; ways: [string, string, string][] } {
  const text = readFileSync(PACK, "utf-8");
  const [, routes = "", places = ""] = new RegExp(
    `\\[${name}\\]\\nroutes = \\[([^\\]]*)\\]\\n\\n\\[${name}\\.places\\]\\n((?:\\w+ = .*\\n)*)`,
  ).exec(text)!;
  const ways = [...routes.matchAll(/"\w+ (\w+) (\w+) \w+( skull)?"/g)].map(
    ([, from, to, skull]) => [from!, to!, skull ?? ""] as [string, string, string],
  );
  const at = [...places.matchAll(/(\w+) = \[([\d.]+), ([\d.]+)\]/g)].map(([, id, x, y]) => [
    id,
    [Number(x), Number(y)],
  ]);
  return { places: Object.fromEntries(at) as Chart["places"], ways };
}

describe("the star map", () => {
  it.each([WIDE, PHONE])("fills its frame ($name)", (layout) => {
    const { home, p1 } = placed({ places: { home: [0, 0], p1: [1, 1] } } as unknown as Chart, layout);
    expect([home, p1]).toEqual([
      { x: layout.left, y: layout.top },
      { x: layout.right, y: layout.bottom },
    ]);
  });
});

describe("the sign of the next mission", () => {
  it("knows how much of a line lies in a box", () => {
    const box = { left: 0, right: 10, top: 0, bottom: 10 };
    const line = (...[x, y, right, bottom]: number[]) =>
      within(
        [
          { x: x!, y: y! },
          { x: right!, y: bottom! },
        ],
        box,
      );
    expect(line(-5, 5, 5, 5)).toBe(5);
    expect(line(5, -20, 5, 20)).toBe(10);
    expect(line(-5, 11, 15, 11)).toBe(0);
    expect(line(0, 0, 3, 4)).toBe(5);
  });

  it.each(["small", "large"])("lies over nothing at any planet of the %s map", (name) => {
    const { places, ways } = chart(name);
    const at = placed({ places } as Chart, WIDE);
    const routes = ways.map(([from, to]) => [at[from]!, at[to]!] as const);
    const pirates = routes.filter((_, i) => ways[i]![2]).map(([from, to]) => middle(from, to));
    expect(Object.keys(places).length).toBeGreaterThan(12);
    expect(pirates.length).toBeGreaterThan(4);
    const drawn = drawnOn(Object.values(at), [], pirates, WIDE);
    const faults = Object.keys(places).flatMap((place) => {
      const box = around(signAt(at[place]!, drawn, routes, WIDE), SIGN.width, SIGN.height);
      return hidden(box).map((what) => `${place}: ${what}`);
    });
    expect(faults).toEqual([]);

    function hidden(box: Box): string[] {
      const found = routes.flatMap((route, i) => (within(route, box) > 1 ? [ways[i]!.join(" ")] : []));
      const over = drawn.filter((one) => shared(one, box) > 4).map((one) => JSON.stringify(one));
      const inside = box.left >= 0 && box.right <= WIDE.width && box.top >= 0 && box.bottom <= WIDE.height;
      return [...found, ...over, ...(inside ? [] : ["the edge"])];
    }
  });
});

describe("flags and prices on the star map", () => {
  const at = { x: 300, y: 200 };

  it("fly above what lies on a place", () => {
    for (const { y, pole } of flagsAt([0, 1, 2, 3], WIDE.radius)) {
      expect(y + 14).toBeLessThan(-WIDE.radius);
      expect(pole).toBeGreaterThanOrEqual(14);
    }
  });

  it("hang where the sky is free", () => {
    const among = (...places: { x: number; y: number }[]) => drawnOn(places, [], [at], WIDE);
    expect(costsAt([at], among(), WIDE)[0]!.x).toBeGreaterThan(at.x);
    expect(costsAt([at], among({ x: 325, y: 180 }), WIDE)[0]!.x + COST.width).toBeLessThanOrEqual(325 - WIDE.radius);
    const [one, other] = costsAt([at, { x: 300, y: 226 }], among(), WIDE);
    expect(Math.abs(one!.y - other!.y)).toBeGreaterThanOrEqual(2 * COST.height);
  });
});
