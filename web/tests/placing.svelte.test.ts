import { describe, expect, it } from "vitest";
import { Placing } from "../src/lib/board/placing.svelte";
import type { Cell } from "../src/lib/board/shapes";

const CELLS = ["0,0", "0,1", "0,2", "1,0", "1,1", "1,2"];
const BAR: Cell[] = [
  [0, 0],
  [0, 1],
];
const lifted = (taken: string[] = []) => {
  const placing = new Placing(() => ({ cells: CELLS, taken: new Set(taken) }));
  placing.lift({ id: "bar", shape: BAR, at: "0,0", turns: 0, flipped: false });
  return placing;
};

describe("a lifted piece", () => {
  it("covers what is under it and fits where nothing lies", () => {
    const placing = lifted(["0,2"]);
    expect(placing.covered).toEqual(["0,0", "0,1"]);
    expect(placing.fits).toBe(true);
    placing.shift(0, 1);
    expect(placing.covered).toEqual(["0,1", "0,2"]);
    expect(placing.fits).toBe(false);
  });

  it("does not fit where it hangs over the edge, and never leaves the grid", () => {
    const placing = lifted();
    placing.shift(0, 2);
    expect(placing.fits).toBe(false);
    placing.shift(0, 2);
    expect(placing.lifted?.at).toBe("0,2");
  });

  it("turns both ways", () => {
    const placing = lifted();
    placing.turn(1);
    expect(placing.covered.sort()).toEqual(["0,0", "1,0"]);
    placing.turn(-1);
    expect(placing.lifted?.turns).toBe(0);
  });

  it("is mirrored as it is seen, however it is turned", () => {
    const shape: Cell[] = [
      [0, 0],
      [0, 1],
      [1, 0],
    ];
    const placing = lifted();
    placing.lift({ id: "corner", shape, at: "0,0", turns: 1, flipped: false });
    expect(placing.covered.sort()).toEqual(["0,0", "0,1", "1,1"]);
    placing.mirror();
    expect(placing.covered.sort()).toEqual(["0,0", "0,1", "1,0"]);
    placing.mirror();
    expect(placing.covered.sort()).toEqual(["0,0", "0,1", "1,1"]);
  });

  it("goes with its first square to a place", () => {
    const placing = lifted();
    placing.moveTo("1,1");
    expect(placing.covered).toEqual(["1,1", "1,2"]);
  });

  it("is suggested the places where it fits, one after the other", () => {
    const placing = lifted(["0,1", "1,1"]);
    placing.suggest();
    const first = placing.covered.slice().sort();
    expect(placing.fits).toBe(true);
    const seen = new Set([first.join()]);
    for (let i = 0; i < 8; i++) {
      placing.suggest();
      expect(placing.fits).toBe(true);
      seen.add(placing.covered.slice().sort().join());
    }
    expect([...seen].sort()).toEqual(["0,0,1,0", "0,2,1,2"]);
  });
});
