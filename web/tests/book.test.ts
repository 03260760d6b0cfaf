import { describe, expect, it } from "vitest";
import { book, pieces, search } from "../src/lib/book.svelte";

const RULES = [
  { id: "SA-2.1", heading: "SA-2 Set-up", text: "The standard rules are for 4 or 5 players." },
  { id: "SA-3.1.1", heading: "SA-3.1 Planning", text: "The action round starts at time 0." },
  { id: "SA-3.1.2", heading: "SA-3.1 Planning", text: "Each player picks up pack 1." },
  { id: "SA-R1", heading: "Clock and messages", text: "One server clock is authoritative." },
];

describe("the rules book", () => {
  it("has a chapter per heading and finds clauses and sections in it", () => {
    book.rules = RULES;
    expect(book.chapters.map((chapter) => chapter.rules.length)).toEqual([1, 2, 1]);
    expect(["SA-3.1.2", "SA-3.1", "SA-3", "SA-R1", "SA-9"].map((id) => book.chapterOf(id))).toEqual([1, 1, 1, 2, -1]);
  });

  it("finds clauses that have all the words, in any case", () => {
    expect(search(RULES, "PLAYER pack").map((rule) => rule.id)).toEqual(["SA-3.1.2"]);
    expect(search(RULES, "sa-r").map((rule) => rule.id)).toEqual(["SA-R1"]);
  });

  it("reads code, strong words and references out of a text", () => {
    expect(pieces("**Slots** of `lower_red` (SA-D5).").map((piece) => [piece.kind, piece.text])).toEqual([
      ["strong", "Slots"], ["text", " of "], ["code", "lower_red"], ["text", " ("], ["clause", "SA-D5"], ["text", ")."],
    ]);
  });
});
