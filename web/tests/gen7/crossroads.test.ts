import { describe, expect, it } from "vitest";
import { othersCrossroads } from "../../src/games/gen7/story/choices";

type Where = Parameters<typeof othersCrossroads>[0];
const at = (frame: string, seat = 2): Where =>
  ({ asked: { frame, seats: [seat], about: "C-001" }, concerned: seat, opened: null }) as unknown as Where;

describe("a crossroads page", () => {
  it("is another officer's if the card concerns that one", () => {
    expect(othersCrossroads(at("at-crossroads"), "C-001", 0)).toBe(2);
    expect(othersCrossroads(at("taking-turn"), "C-001", 0)).toBe(2);
  });

  it("is the reader's own, or everybody's", () => {
    expect(othersCrossroads(at("at-crossroads"), "C-001", 2)).toBeNull();
    expect(othersCrossroads(at("voting"), "C-001", 0)).toBeNull();
    expect(othersCrossroads({ ...at("taking-turn"), opened: { about: "C-001" } } as Where, "C-001", 0)).toBeNull();
    expect(othersCrossroads(at("reading"), "", 0)).toBeNull();
  });
});
