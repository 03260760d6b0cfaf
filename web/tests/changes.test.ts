import { describe, expect, it } from "vitest";
import { changed } from "../src/lib/live/changes";
import type { SeatChange, SeatView } from "../src/lib/live/types";

const known = {
  seat: 0,
  view: { round: 1, players: ["a", "b"] },
  texts: { one: "1", two: "2" },
} as unknown as SeatView;
const news = (change: Partial<SeatChange>) => ({ seat: 0, whole: false, view: {}, rows: {}, events: [], ...change });

describe("a change of a view", () => {
  it("replaces single entries of lists", () => {
    const after = changed(known, news({ view: { round: 2 }, rows: { players: { 1: "c" } } }));
    expect(after?.view).toEqual({ round: 2, players: ["a", "c"] });
    expect(after?.texts).toEqual(known.texts);
  });

  it("takes away fields that have gone, unless they come anew", () => {
    const after = changed(known, news({ view: { round: 2 }, gone: ["players", "round"] }));
    expect(after?.view).toEqual({ round: 2 });
    expect(after).not.toHaveProperty("gone");
  });

  it("adds new stories and takes away those that have gone", () => {
    const after = changed(known, news({ texts: { two: null, three: "3" } }));
    expect(after?.texts).toEqual({ one: "1", three: "3" });
  });

  it("cannot be understood without what it builds on", () => {
    expect(changed(undefined, news({}))).toBeNull();
  });
});
