import { expect, it } from "vitest";
import { shipsAt } from "../../src/games/xia/map/ships";
import type { View } from "../../src/games/xia/types";

const view = {
  captains: [{ ship: "easy-tiger", at: "0,0" }],
  npcs: [
    { id: "merchant", at: "" },
    { id: "enforcer", at: "0,0" },
  ],
} as unknown as View;

it("finds the ships on a hex", () => expect(shipsAt(view, "0,0")).toEqual(["easy-tiger", "enforcer"]));
it("finds none where no hex is named, though some are off the map", () => expect(shipsAt(view, "")).toEqual([]));
