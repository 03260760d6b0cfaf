import { describe, expect, it } from "vitest";
import icons from "../../src/games/space-alert/effect-icons.json";
import { lines, lossLines, minus, signed, total } from "../../src/games/space-alert/scoring";
import { chip, short } from "../../src/games/space-alert/threats";
import type { Op } from "../../src/games/space-alert/types";

const say = (id: string): string => ({ "sa-hit-points": "HP", "sa-letter-red": "R", "sa-letter-blue": "B" })[id] ?? id;
const parts = (op: Op) => chip(op, (value) => short(value, say));

describe("the chip of an operation", () => {
  it("is an icon with its number", () => {
    expect(parts({ op: "attack", strength: 2, zones: "own" })).toEqual([{ icon: "attack" }, { text: "2" }]);
    expect(parts({ op: "attack", strength: 3, zones: "all" })[0]).toEqual({ icon: "attack-all" });
    expect(parts({ op: "attack", strength: 3, zones: "own", past_shields: true })[0]).toEqual({ icon: "pierce" });
  });

  it("says what an amount is counted by", () => {
    expect(parts({ op: "attack", strength: "remaining", zones: "own" })).toContainEqual({ text: "HP" });
    expect(parts({ op: "empty", source: "shields", zones: "red" })).toEqual([{ icon: "shield-loss" }, { text: "R" }]);
  });

  it("has a star when it is conditional", () => {
    expect(parts({ op: "damage", amount: 2, zones: "here", when: { word: "undamaged", limit: 0 } }).at(-1)).toEqual({
      text: "*",
    });
  });

  it("shows the word itself when it has no icon", () => {
    expect(parts({ op: "sing" })).toEqual([{ text: "sing" }]);
  });
});

const WORDS: Op[] = [
  { op: "attack", zones: "own", strength: 1 },
  { op: "damage", amount: 1 },
  { op: "drain", source: "reactors", amount: 1 },
  { op: "empty", source: "shields", zones: "all" },
  { op: "leak" },
  { op: "short-circuit" },
  { op: "heal", amount: 1 },
  { op: "hurt", amount: 1 },
  { op: "speed", amount: 1 },
  { op: "shield", amount: 1 },
  { op: "reveal" },
  { op: "grow-up" },
  { op: "boost-attacks" },
  { op: "boost-shields" },
  { op: "double-damage" },
  { op: "advance-others", squares: 1 },
  { op: "delay" },
  { op: "knock-out" },
  { op: "move", way: "left" },
  { op: "seek" },
  { op: "spread" },
  { op: "destroy-rocket" },
  { op: "disable-battlebots" },
  { op: "lose-capsule" },
  { op: "lose" },
];

describe("every word of a threat card", () => {
  it.each(WORDS)("$op begins with an icon", (op) => {
    expect(parts(op)[0]).toHaveProperty("icon");
  });

  it("has rows for all effects", () => {
    expect(Object.keys(icons).length).toBeGreaterThan(30);
  });
});

describe("the score sheet", () => {
  const losses = { tiles: 3, worst_zone: 2, knocked_out: 0, disabled_squads: 0 };
  const sheet = { destroyed: 8, survived: 4, penalties: 5, visual: 3, losses };

  it("adds up its lines", () => {
    expect(lines(sheet).map((line) => line.points)).toEqual([8, 4, 3, -5]);
    expect(total(sheet)).toBe(10);
  });

  it("tells what the penalties were counted from", () => {
    expect(lossLines(losses).map((loss) => loss.count)).toEqual([3, 2, 0, 0]);
  });

  it("has true minus signs", () => {
    expect([signed(3), signed(-3), signed(0), minus(-10)]).toEqual(["+3", "−3", "0", "−10"]);
  });
});
