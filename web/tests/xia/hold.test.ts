import { describe, expect, it } from "vitest";
import { rearranged } from "../../src/games/xia/ship/hold";
import type { Captain, Cards, DrawnHold } from "../../src/games/xia/types";

const CARDS = {
  outfits: { engine: { id: "engine", shape: ["Ax"] }, shield: { id: "shield", shape: ["x"] } },
} as unknown as Cards;
const CAPTAIN = {
  outfits: [
    { kind: "engine", markers: ["0,0"] },
    { kind: "shield", markers: [] },
  ],
} as unknown as Captain;
const HOLD: DrawnHold = {
  outfits: [
    {
      name: "engine",
      sections: [
        ["0,0", true],
        ["0,1", false],
      ],
      lowered: 0,
    },
    { name: "shield", sections: [["1,0", false]], lowered: 0 },
  ],
  cargo: {},
  impulse: 3,
};

describe("a hold that is being rearranged", () => {
  it("draws an outfit where it was put, with its spots and markers, and nothing of what is in hand", () => {
    const laid = rearranged(CAPTAIN, HOLD, CARDS, { engine: { at: "1,0", turns: 1, flipped: false } }, ["shield"]);
    expect(laid.hold.outfits[0]!.sections).toEqual([
      ["1,0", true],
      ["2,0", false],
    ]);
    expect(laid.captain.outfits[0]!.markers).toEqual(["1,0"]);
    expect(laid.hold.outfits[1]!.sections).toEqual([]);
  });
});
