import { describe, expect, it } from "vitest";
import { npcNews } from "../../src/games/xia/map/npc-news";
import type { GameEvent } from "../../src/games/xia/types";

const told = (...kinds: [kind: string, args?: object][]): GameEvent[] =>
  kinds.map(([kind, args = {}], n) => ({ n, kind, args, text: `${kind} ${n}` }) as unknown as GameEvent);
const BEGINS = ["npc-turn-began", { npc: "enforcer" }] as [string, object];

describe("the news of NPCs", () => {
  it("are what they did since the last captain's turn, flights in one line", () => {
    const moved = ["moved", { ship: "enforcer" }] as [string, object];
    const events = told(
      ["turn-ended"],
      BEGINS,
      moved,
      moved,
      ["npc-attacks"],
      ["npc-rolled"],
      ["turn-began"],
      ["rolled"],
    );
    expect(npcNews(events)).toEqual({ n: 1, turns: [{ npc: "enforcer", lines: ["moved 3", "npc-attacks 4"] }] });
  });

  it("are none where no NPC had a turn, and old ones are gone after the next turn", () => {
    expect(npcNews(told(["turn-ended"], ["turn-began"]))).toBeNull();
    expect(npcNews(told(["turn-ended"], BEGINS, ["npc-traded"], ["turn-began"], ["turn-ended"]))).toBeNull();
  });
});
