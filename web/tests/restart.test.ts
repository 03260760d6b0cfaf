import { describe, expect, it } from "vitest";
import { othersAsked, requestOf } from "../src/lib/live/restart";
import type { TableSeat } from "../src/lib/live/types";

const seat = (name: string, more: Partial<TableSeat> = {}): TableSeat => ({
  seat: 0,
  kind: "person",
  name,
  you: false,
  host: false,
  asked: false,
  level: null,
  away: false,
  stand_in_from: null,
  ...more,
});

describe("who is asked to begin a game anew", () => {
  it("is every other person, and nobody for whom a bot plays", () => {
    const bots = [seat("", { kind: "bot", level: "easy" }), seat("Vera", { level: "normal" })];
    expect(othersAsked([seat("Mila", { you: true }), seat("Tomek"), ...bots])).toBe(1);
    expect(othersAsked([seat("Mila", { you: true }), ...bots])).toBe(0);
  });
});

describe("a request to begin anew", () => {
  const restart = { by: "Mila", agreed: ["Mila"], missing: ["Tomek"], you: false, until: 100 };
  it("is forgotten when its time is over", () => {
    expect(requestOf({ restart }, 99_000)).toBe(restart);
    expect(requestOf({ restart }, 100_000)).toBeNull();
  });
});
