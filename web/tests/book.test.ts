import { describe, expect, it } from "vitest";
import { book, pieces, placeOf } from "../src/lib/words/book.svelte";
import { search } from "../src/lib/words/rules-search";

const chapter = (level: number, number: string, title: string, clauses: Record<string, string>) => ({
  level,
  number,
  title,
  language: "en",
  clauses: Object.entries(clauses).map(([id, text]) => ({ id, text, language: "en" })),
});

const CHAPTERS = [
  chapter(1, "", "A game", { "": "Everybody flies." }),
  chapter(2, "SA-2", "Set-up", { "SA-2.1": "The standard rules are for 4 or 5 players." }),
  chapter(2, "SA-3", "Action round", {}),
  chapter(3, "SA-3.1", "Planning", {
    "SA-3.1.1": "The action round starts at time 0.",
    "SA-3.1.2": "Each player picks up pack 1.",
  }),
  chapter(2, "", "Clock", { "SA-R1": "One clock counts for everybody." }),
];

describe("the rules book", () => {
  it("has chapters with their sections", () => {
    book.chapters = CHAPTERS;
    expect(book.parts.map((part) => [part.title, part.sections.map((one) => one.title)])).toEqual([
      ["A game", []],
      ["Set-up", []],
      ["Action round", ["Planning"]],
      ["Clock", []],
    ]);
    expect(book.prefixes).toEqual(["SA"]);
  });

  it("finds where a clause or a section is", () => {
    const ids = ["SA-3.1.2", "SA-3.1", "SA-3", "SA-R1", "SA-9"];
    expect(ids.map((id) => placeOf(CHAPTERS, id))).toEqual([3, 3, 2, 4, -1]);
  });

  it("goes back to what was read before, beside a game", () => {
    book.beside = () => {};
    for (const clause of ["SA-2.1", "SA-3.1.1", "SA-R1"]) book.open(clause);
    book.back();
    expect([book.clause, book.trail]).toEqual(["SA-3.1.1", ["SA-2.1"]]);
    book.close();
    expect([book.clause, book.trail]).toEqual(["", []]);
    book.beside = null;
  });

  it("reads code, strong words and references out of a text", () => {
    expect(
      pieces("**Slots** of `lower_red` (SA-D5, card S2-1).", ["SA", "SC"]).map((piece) => [piece.kind, piece.text]),
    ).toEqual([
      ["strong", "Slots"],
      ["text", " of "],
      ["code", "lower_red"],
      ["text", " ("],
      ["clause", "SA-D5"],
      ["text", ", card S2-1)."],
    ]);
  });
});

describe("a search in the rules", () => {
  const found = (text: string, chapters = CHAPTERS) => search(chapters, text).map(({ rule }) => rule.id);

  it("finds clauses that have all the words, in any case", () => {
    expect(found("PLAYER pack")).toEqual(["SA-3.1.2"]);
    expect(found("player nobody")).toEqual([]);
  });

  it("finds clauses by the beginning of their ids and by the words of their heading", () => {
    expect(found("sa-r")).toEqual(["SA-R1"]);
    expect(found("SA-3.1.2")).toEqual(["SA-3.1.2"]);
    expect(found("planning")).toEqual(["SA-3.1.1", "SA-3.1.2"]);
  });

  it("does not look inside words", () => {
    expect(found("layer")).toEqual([]);
  });

  it.each([
    ["лазер", "Из лазерной пушки стреляют один раз.", true],
    ["лазерные пушки", "Из лазерной пушки стреляют один раз.", true],
    ["щиты", "Энергия щита.", true],
    ["щиты", "Энергия реактора.", false],
    ["ship", "The shield of the zone.", false],
    ["щит", "Энергия щита.", true],
    ["счет", "Подсчёт ведёт капитан, счёт общий.", true],
    ["lacznosc", "Oficer łączności bierze kartę.", true],
    ["stacje", "Figurka jest na stacji.", true],
    ["delayed actions", "The next action is delayed.", true],
  ])("finds other forms of a word: %s", (asked, text, there) => {
    expect(found(asked, [chapter(2, "AB-1", "", { "AB-1.1": text })])).toEqual(there ? ["AB-1.1"] : []);
  });
});
