import { describe, expect, it } from "vitest";
import { PHONE, storeAt, storeBox, WIDE, middle, isOnShip } from "../../src/games/space-alert/geometry";
import {
  blocks,
  energyKey,
  figureKey,
  inStation,
  marked,
  onSquare,
  threatKey,
} from "../../src/games/space-alert/markers";
import { CAPSULES, STORES } from "../../src/games/space-alert/stores";
import type { Threat } from "../../src/games/space-alert/types";

describe("shared planning markers", () => {
  it("say what they stand for: a figure in a station, a threat on a square, blocks in a store", () => {
    const threat = { zone: 2, number: 5 } as Threat;
    const on = marked({
      [figureKey(1)]: inStation(4),
      [threatKey(threat)]: onSquare(2, 9),
      [energyKey(CAPSULES)]: blocks(2),
      unknown: { x: 1, y: 1 },
    });
    expect([on.figures.get(1), on.threats.get("2-5"), on.energy.get(CAPSULES)]).toEqual([4, 9, 2]);
  });

  it.each([WIDE, PHONE])("for energy are dropped on the store under the pointer ($name)", (layout) => {
    for (const store of STORES) {
      const { x, y } = middle(storeBox(layout, store));
      expect(storeAt(layout, x, y)).toBe(store);
      expect(isOnShip(layout, x, y)).toBe(true);
    }
    expect(storeAt(layout, 0, 0)).toBe(null);
    expect(isOnShip(layout, 5, 5)).toBe(false);
  });
});
