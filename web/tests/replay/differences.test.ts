import { describe, expect, it } from "vitest";
import { apply, type Change } from "../../src/lib/replay/differences";

describe("the changes of a film", () => {
  it.each<[string, unknown, Change[], unknown]>([
    ["replace the whole", 1, [[[], 2]], 2],
    ["put a value deep inside", { a: { b: [1, 2] } }, [[["a", "b", 1], 3]], { a: { b: [1, 3] } }],
    ["add and remove keys", { a: 1, b: 2 }, [[["a"]], [["c"], null]], { b: 2, c: null }],
    ["replace items of a list", { a: [1, 2, 3, 4] }, [[["a"], 1, 2, [9]]], { a: [1, 9, 4] }],
    ["shorten a list", [1, 1], [[[], 1, 1, []]], [1]],
    ["lengthen a list", { a: [1] }, [[["a"], 1, 0, [{ b: 3 }]]], { a: [1, { b: 3 }] }],
    ["replace an object by nothing", { a: { b: 1 } }, [[["a"], null]], { a: null }],
  ])("%s", (_, before, changes, after) => {
    const kept = structuredClone(before);
    expect(apply(before, changes)).toEqual(after);
    expect(before).toEqual(kept);
  });

  it("share everything that stays with the view before", () => {
    const before = { ship: { tiles: [[], []] }, crew: [{ at: 1 }, { at: 2 }] };
    const after = apply(before, [[["crew", 0, "at"], 5]]);
    expect(after.ship).toBe(before.ship);
    expect(after.crew[1]).toBe(before.crew[1]);
    expect(after.crew[0]).toEqual({ at: 5 });
  });
});
