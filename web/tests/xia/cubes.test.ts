import { describe, expect, it } from "vitest";
import { cubesOf, isDivisible, mostCubes, written } from "../../src/games/xia/ship/cubes";
import { within } from "../../src/lib/board/amounts";

const option = (text: string) => ({ text, verb: text.split(" ")[0]! });
const LISTED = ["jettison 3spice", "jettison 1holo", "sell 2spice+1holo", "sell 1spice"].map(option);

describe("some cubes of several", () => {
  it("are as many of each type as any listed option is about", () => {
    expect(mostCubes(LISTED, "jettison")).toEqual({ spice: 3, holo: 1 });
    expect(mostCubes(LISTED, "sell")).toEqual({ spice: 2, holo: 1 });
    expect(mostCubes(LISTED, "buy")).toEqual({});
  });
  it("are written as the rules read them, without types of which there is none", () => {
    expect(written("jettison", { spice: 2, holo: 0 })).toBe("jettison 2spice");
    expect(written("sell", { spice: 1, holo: 1 })).toBe("sell 1spice+1holo");
    expect(written("jettison", { spice: 0 })).toBe("");
    expect(cubesOf("sell 2spice+1holo")).toEqual({ spice: 2, holo: 1 });
  });
  it("are offered only where there is more than one", () => {
    expect([isDivisible({ spice: 1 }), isDivisible({ spice: 1, holo: 1 }), isDivisible({})]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("an amount that is set by hand", () => {
  it("stays within its limits and goes in whole steps", () => {
    const credits = (wanted: number) => within(wanted, 1000, 5000, 1000);
    expect([2400, 2600, 0, 99000, NaN].map(credits)).toEqual([2000, 3000, 1000, 5000, 1000]);
  });
});
