import { expect, it } from "vitest";
import { needOf } from "../../src/games/xia/map/marks";
import { rollsOnWay } from "../../src/games/xia/map/reach";
import type { Cards } from "../../src/games/xia/types";

const WAY = { way: ["0,-1", "0,-2", "0,-3"], rolls: ["shield", "asteroid", "nebula"], steps: [0, 2, 2] };

it("stands on the border between the two hexes of its step, beside others of the same step", () => {
  expect(rollsOnWay("0,0", WAY)).toEqual([
    { border: "shield", from: "0,0", to: "0,-1", aside: 0 },
    { border: "asteroid", from: "0,-2", to: "0,-3", aside: -0.5 },
    { border: "nebula", from: "0,-2", to: "0,-3", aside: 0.5 },
  ]);
});

it("needs the roll of the ship that flies, not the printed one", () => {
  const desk = {
    cards: { outlaw_bounty: 1000 } as Cards,
    safeRoll: (border: string) => (border === "asteroid" ? 9 : 11),
  };
  expect(["asteroid", "nebula", "entrance"].map((border) => needOf(border, desk))).toEqual(["9+", "11+", "+1k"]);
});
