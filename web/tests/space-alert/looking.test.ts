import { describe, expect, it } from "vitest";
import { inForce, isDamaged } from "../../src/games/space-alert/board/system";
import { lookOf, Looking } from "../../src/games/space-alert/looking.svelte";
import type { System } from "../../src/games/space-alert/types";
import { view } from "./builders";

describe("what is pointed at", () => {
  it.each([
    ["threat 3 E1-05", { kind: "threat", number: 3, code: "E1-05" }],
    ["system 4 1", { kind: "system", station: 4, index: 1 }],
    ["station 2", { kind: "station", station: 2 }],
    ["card A/<", { kind: "card", face: "A/<", slot: null }],
    ["card A/< 7", { kind: "card", face: "A/<", slot: 7 }],
    ["crew 1", { kind: "crew", crew: 1 }],
    ["capsules", { kind: "capsules" }],
    ["", null],
  ])("%s", (text, look) => {
    expect(lookOf(text)).toEqual(look);
  });

  it("hides what was chosen only while the mouse is there", () => {
    const looking = new Looking();
    looking.at = { kind: "capsules" };
    looking.pointed = { kind: "crew", crew: 0 };
    expect(looking.at).toEqual({ kind: "crew", crew: 0 });
    looking.pointed = null;
    expect(looking.at).toEqual({ kind: "capsules" });
  });
});

describe("a damaged system", () => {
  const laser: System = { letter: "A", kind: "heavy_laser", strength: 4, damaged: 3 };
  const shield: System = { letter: "B", kind: "shield", places: 2, damaged: 1 };
  const hurt = view({ tiles: [["heavy_laser", "shield"], [], []] });

  it("has the number of its tile", () => {
    expect(inForce(hurt, 0, laser).strength).toBe(3);
    expect(inForce(hurt, 0, shield).places).toBe(1);
  });

  it("is whole in another zone", () => {
    expect(isDamaged(hurt, 2, laser)).toBe(false);
    expect(inForce(hurt, 2, laser).strength).toBe(4);
  });
});
