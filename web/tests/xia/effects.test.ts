import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { effects } from "../../src/games/xia/sound/effects";
import type { GameEvent } from "../../src/games/xia/types";

const event = (kind: string, args: object = {}) => ({ kind, args }) as unknown as GameEvent;

describe("what is heard", () => {
  it("is each effect once, and nothing of what moves quietly", () => {
    const news = [event("moved"), event("rolled"), event("rolled"), event("damaged")];
    expect(effects(news, 0)).toEqual(["dice", "damage"]);
  });

  it("tells the reader, and nobody else, that a turn begins", () => {
    const news = [event("turn-began", { seat: 1 })];
    expect(effects(news, 1)).toEqual(["turn"]);
    expect(effects(news, 0)).toEqual([]);
    expect(effects(news, null)).toEqual([]);
  });

  it("has a clip for everything", () => {
    const kinds = ["rolled", "engine-used", "through-gate", "scanned", "sector-laid", "cargo-sold", "npc-attacks"];
    const more = [
      "shield-declared",
      "damaged",
      "energy-lost",
      "destroyed",
      "mission-completed",
      "title-claimed",
      "game-won",
    ];
    for (const kind of [...kinds, ...more]) {
      const [effect] = effects([event(kind)], 0);
      expect(existsSync(`public/sounds/xia/fx/${effect}.webm`), kind).toBe(true);
    }
  });
});
