import { describe, expect, it, vi } from "vitest";
import { explain } from "../../src/games/xia/explain";
import { Desk } from "../../src/games/xia/desk/desk.svelte";
import type { Cell, Chart } from "../../src/games/xia/map/chart";

vi.mock("../../src/lib/words/words", () => ({
  t: (id: string, args?: { least?: number }) => (args?.least ? `${id} ${args.least}` : id),
  has: () => false,
  cardLines: () => [],
}));
vi.mock("../../src/games/xia/map/goals", () => ({ goalsOf: () => [] }));

const SAFE: Record<string, number> = { nebula: 11, debris: 4 };
const GATHERING = {
  salvage: [
    { low: 1, high: 3, outcome: "destroyed" },
    { low: 4, high: 20, outcome: "cube" },
  ],
};
const desk = (tokens: Record<string, string>) =>
  ({
    view: { tokens, ground: {}, captains: [], npcs: [] },
    reach: {},
    safeRoll: (border: string) => SAFE[border] ?? 0,
    cards: { cargo: { gathering: GATHERING } },
    gatherRoll: Desk.prototype.gatherRoll,
    wayTo: () => undefined,
  }) as unknown as Desk;

function lines(terrain: string, mark = "", tokens: Record<string, string> = {}): string[] {
  const cell = { hex: "0,0", sector: "s", terrain, mark, argument: "" } as unknown as Cell;
  return explain("hex:0,0", desk(tokens), [], { cells: new Map([["0,0", cell]]) } as unknown as Chart)!.lines;
}

describe("a hex in focus", () => {
  it("says what its terrain does", () => {
    expect(lines("nebula")).toEqual(["xia-about-nebula 11"]);
    expect(lines("empty")).toEqual(["xia-about-empty"]);
  });

  it("says what its mark is for", () => {
    expect(lines("empty", "mission")).toEqual(["Xia-mark-mission. xia-about-mission", "xia-about-empty"]);
  });

  it("says from which roll on gathering goes well", () => {
    expect(lines("debris", "salvage")).toEqual(["Xia-mark-salvage. xia-about-salvage 4", "xia-about-debris 4"]);
  });

  it("promises no token where none is left", () => {
    expect(lines("empty", "exploration")[0]).toBe("Xia-mark-exploration.");
    expect(lines("empty", "exploration", { "0,0": "" })[0]).toContain("xia-about-exploration");
  });
});
