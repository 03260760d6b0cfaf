/** What NPCs did between the turns of two captains. */
import { logged } from "../event-log";
import type { GameEvent } from "../types";

export interface NpcNews {
  /** The number of the event with which the first of these turns began. */
  n: number;
  turns: { npc: string; lines: string[] }[];
}

/** What says no more than the line that follows it. */
const QUIET = new Set(["npc-rolled", "npc-engine-rolled", "attack-resolved", "round-ended"]);

/** The latest turns of NPCs, one after another; null where a captain's turn has followed none. */
export function npcNews(events: readonly GameEvent[]): NpcNews | null {
  const ended = events.findLastIndex(({ kind }) => kind === "turn-ended" || kind === "turn-skipped");
  const next = events.findIndex(({ kind }, n) => n > ended && kind === "turn-began");
  const news = logged(events.slice(ended + 1, next < 0 ? undefined : next));
  const turns: NpcNews["turns"] = [];
  for (const { kind, args, text } of news) {
    if (kind === "npc-turn-began") turns.push({ npc: String(args.npc), lines: [] });
    else if (!QUIET.has(kind)) turns.at(-1)?.lines.push(text);
  }
  const first = news.find(({ kind }) => kind === "npc-turn-began");
  return first ? { n: first.n, turns: turns.filter(({ lines }) => lines.length) } : null;
}
