import { describe, expect, it } from "vitest";
import { logged } from "../../src/games/xia/event-log";
import type { GameEvent } from "../../src/lib/live/types";

const moved = (n: number, ship: string) => ({ n, kind: "moved", args: { ship } }) as unknown as GameEvent;
const rolled = { n: 9, kind: "rolled", args: {} } as unknown as GameEvent;

describe("the log", () => {
  it("tells a flight in one line, and every ship's for itself", () => {
    const told = logged([
      moved(0, "swamp-rat"),
      moved(1, "swamp-rat"),
      moved(2, "enforcer"),
      rolled,
      moved(4, "enforcer"),
    ]);
    expect(told.map(({ n }) => n)).toEqual([1, 2, 9, 4]);
  });
});
