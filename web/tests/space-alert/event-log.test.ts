/** Logs know when things happened, flags follow the figures. */
import { describe, expect, it } from "vitest";
import { flag, stamps } from "../../src/games/space-alert/event-log";
import type { GameEvent } from "../../src/lib/live/types";
import { begins, event, view } from "./builders";

it("flags follow the seat, androids fly the next ones", () => {
  const now = view({ seats: [1, -1, 0, -1] });
  expect([{ seat: 0 }, { crew: 0 }, { crew: 1 }, { crew: 3 }, { n: 4 }].map((args) => flag(args, now))).toEqual([
    1, 2, 3, 4, 0,
  ]);
});

describe("log lines", () => {
  const at = (seconds: number, kind: string): GameEvent => ({ ...event(kind), at: seconds });

  it("say the time elapsed while planning, and the turn in the resolution", () => {
    const events = [
      at(3, "ready"),
      at(10, "action-round-begins"),
      at(75.4, "card-placed"),
      { ...begins(2, "player-actions"), at: 600 },
      at(600, "moved"),
    ];
    expect(stamps(events, view({}))).toEqual(["", "0:00", "1:05", "2", "2"]);
  });

  it("do not count the time of a pause, and untimed flights have none", () => {
    const events = [at(0, "action-round-begins"), at(60, "paused"), at(100, "resumed"), at(105, "card-placed")];
    expect(stamps(events, view({})).at(-1)).toBe("1:05");
    expect(stamps(events, view({ clock: false })).at(-1)).toBe("");
  });
});
