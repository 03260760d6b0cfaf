/** What hexes are called: by what is there and where they lie, so that no two of them are called the same. */
import { beforeAll, expect, it } from "vitest";
import { awayText } from "../../src/games/xia/describe";
import type { Desk } from "../../src/games/xia/desk/desk.svelte";
import { course, distance } from "../../src/lib/board/hexes";
import { speak } from "../../src/lib/words/words";

const desk = (at: string, seat: number | null = 0) =>
  ({ view: { captains: [{ at }] }, live: { seat } }) as unknown as Pick<Desk, "view" | "live">;
const ALL = Array.from({ length: 15 * 15 }, (_, n) => `${(n % 15) - 7},${Math.floor(n / 15) - 7}`);

beforeAll(() => {
  globalThis.fetch = () => Promise.resolve(new Response("{}"));
  return speak("en", "xia");
});

it("says the way in at most two parts, as long as the distance", () => {
  for (const hex of ALL) {
    const parts = course("1,-2", hex);
    expect(parts.length).toBeLessThanOrEqual(2);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(distance("1,-2", hex));
  }
});

it("differs for all hexes around a ship, wherever it is", () => {
  expect(new Set(ALL.map((hex) => awayText(hex, desk("1,-2")))).size).toBe(ALL.length);
});

it("counts from the own ship, and for onlookers from the middle of the map", () => {
  expect(awayText("2,-3", desk("1,-1"))).toBe("1 north and 1 north-east of your ship");
  expect(awayText("1,-1", desk("1,-1"))).toBe("");
  expect(awayText("0,3", desk("1,-1", null))).toBe("3 south of the middle of the map");
});
