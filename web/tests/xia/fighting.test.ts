import { describe, expect, it } from "vitest";
import { isFighter, oddsOf, ramText, trayOf } from "../../src/games/xia/fight/fighting";
import type { Cards, ThrownDie, View } from "../../src/games/xia/types";

const CARDS = {
  outfits: { "targe-shield": { id: "targe-shield", kind: "shield", die: 6 } },
} as unknown as Cards;
const FIGHT = { attacker: "scoundrel", target: "puddle-jumper" };
const view = { captains: [{ seat: 0, ship: "puddle-jumper" }], fight: FIGHT } as unknown as View;
const PLAIN: ThrownDie = { sides: 6, face: 5, outfit: "", lowered: 0, bonus: 0, doubled: false, value: 5 };

describe("an attack", () => {
  it("concerns those who fly its ships", () => {
    expect(isFighter(view, 0)).toBe(true);
    expect(isFighter(view, 1)).toBe(false);
    expect(isFighter(view, null)).toBe(false);
  });

  it("names the outfit of a die, and leaves plain dice without a sum", () => {
    expect(trayOf([{ ...PLAIN, outfit: "targe-shield" }, PLAIN], CARDS)).toMatchObject([
      { face: 5, icon: "deflector" },
      { sides: 6, face: 5 },
    ]);
    expect(trayOf([PLAIN], CARDS)[0]).not.toHaveProperty("sum");
  });

  it("writes the sum of a die in the order in which it is worked out", () => {
    const sum = (die: Partial<ThrownDie>) => trayOf([{ ...PLAIN, ...die }], CARDS)[0]!.sum;
    expect(sum({ lowered: 1, doubled: true, value: 8 })).toBe("(5 − 1) × 2 = 8");
    expect(sum({ doubled: true, bonus: 1, value: 11 })).toBe("5 × 2 + 1 = 11");
    expect(sum({ lowered: 1, value: 4 })).toBe("5 − 1 = 4");
    expect(sum({ face: 0, lowered: 1, value: 0 })).toBeUndefined();
  });

  it("has odds where the server foresees them", () => {
    const args = { mean: 3.5, none: 20, each: [20, 30, 50], fatal: 1 };
    expect(oddsOf({ preview: [{ id: "odds", clause: "", text: "", args }] })).toEqual({
      mean: 3.5,
      none: 20,
      fatal: 1,
      each: [20, 30, 50],
    });
    expect(oddsOf({ preview: [] })).toBeNull();
  });

  it("has the odds of its target, not those of a ram for whoever rams", () => {
    const said = (id: string, mean: number) => ({
      id,
      clause: "",
      text: id,
      args: { mean, none: 0, each: [0, 100], fatal: 0 },
    });
    const preview = [said("odds-npc", 9), said("odds-own-ram", 13)];
    expect(oddsOf({ preview })?.mean).toBe(9);
    expect(ramText({ preview })).toBe("odds-own-ram");
  });
});
