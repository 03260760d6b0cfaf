import { describe, expect, it } from "vitest";
import { elapsed, situation, threatsOf, type Flight } from "../../src/games/space-alert/printed-game/announcing";
import type { GameEvent } from "../../src/games/space-alert/types";

const SCRIPT: [number, string, GameEvent["args"]?][] = [
  [0, "action-round-begins"],
  [10, "threat-announced", { n: 2, zone: "white", serious: true }],
  [40, "warning", { seconds: 60, phase: 1 }],
  [50, "communications-down"],
  [60, "communications-up"],
  [70, "transfer-opens"],
  [75, "transfer-closes"],
  [80, "warning", { seconds: 20, phase: 1 }],
  [100, "phase-ends", { phase: 1 }],
  [120, "threat-announced", { n: 5, zone: "internal", serious: false }],
  [140, "action-round-ends"],
];
const EVENTS: GameEvent[] = SCRIPT.map(([at, kind, args = {}], n) => ({
  n,
  at,
  kind,
  clause: "SA-3.2",
  args,
  text: "",
}));

const flight = (change: Partial<Flight> = {}): Flight =>
  ({ events: EVENTS, speed: 1, start: 1000, lost: 0, pausedAt: null, endedAt: null, ...change }) as Flight;

describe("a moment at the real table", () => {
  it("knows only what has been said", () => {
    expect(situation(EVENTS, 9).last?.kind).toBe("action-round-begins");
    expect(situation(EVENTS, 10).last?.args.zone).toBe("white");
    expect(situation(EVENTS, 10).said).toHaveLength(2);
  });

  it("knows the time left only from the first warning to the end of the phase", () => {
    expect([39, 40, 90, 100, 130].map((now) => situation(EVENTS, now).left)).toEqual([null, 60, 10, null, null]);
  });

  it("counts phases by their ends", () => {
    expect([0, 99, 100].map((now) => situation(EVENTS, now).phase)).toEqual([1, 1, 2]);
  });

  it("is silent between a failure and its repair", () => {
    expect([49, 50, 59, 60].map((now) => situation(EVENTS, now).silent)).toEqual([false, true, true, false]);
  });

  it("counts an open data transfer down", () => {
    expect([69, 70, 73, 75].map((now) => situation(EVENTS, now).transfer)).toEqual([null, 5, 2, null]);
  });

  it("is over with the last announcement", () => {
    expect([139, 140].map((now) => situation(EVENTS, now).over)).toEqual([false, true]);
  });
});

describe("the clock", () => {
  it("runs from its start at the server's speed", () => {
    expect(elapsed(flight(), 31_000)).toBe(30);
    expect(elapsed(flight({ speed: 4 }), 21_000)).toBe(80);
  });

  it("leaves out pauses and stands still in one", () => {
    expect(elapsed(flight({ lost: 10_000 }), 31_000)).toBe(20);
    expect(elapsed(flight({ pausedAt: 6000 }), 31_000)).toBe(5);
  });

  it("stops when all agreed to end, and when everything has been said", () => {
    expect(elapsed(flight({ endedAt: 111_000 }), 999_000)).toBe(110);
    expect(elapsed(flight(), 999_000)).toBe(140);
  });
});

it("hands all threats of the script on, also those that were not announced any more", () => {
  expect(threatsOf(EVENTS)).toEqual([
    { n: 2, zone: "white", serious: true },
    { n: 5, zone: "internal", serious: false },
  ]);
});
