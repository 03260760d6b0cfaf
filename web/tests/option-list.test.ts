/** The list of all options: what a filter leaves, and where the arrow keys lead. */
import { describe, expect, it } from "vitest";
import { matching, step } from "../src/lib/board/option-list";

const OPTIONS = ["Place A in slot 3", "Place B in slot 3", "Turn the card in slot 4"].map((label) => ({ label }));
const found = (wanted: string) =>
  matching(OPTIONS, wanted).map(({ label }) => OPTIONS.findIndex((o) => o.label === label));

describe("a filter", () => {
  it("leaves the options that have all its words, in any order and case", () => {
    expect([found("slot"), found("3 place"), found("TURN"), found("x")]).toEqual([[0, 1, 2], [0, 1], [2], []]);
  });
  it("without words leaves everything", () => expect(found("  ")).toEqual([0, 1, 2]));
});

describe("arrow keys", () => {
  it("go round the list", () => {
    expect([step("ArrowDown", 0, 3), step("ArrowDown", 2, 3), step("ArrowUp", 0, 3)]).toEqual([1, 0, 2]);
    expect([step("Home", 2, 3), step("End", 0, 3)]).toEqual([0, 2]);
  });
  it("are the only ones that move", () => expect([step("a", 0, 3), step("ArrowDown", 0, 0)]).toEqual([-1, -1]));
});
