/** What is heard of events. */
import type { GameEvent } from "../types";

const EFFECTS: Record<string, string> = {
  rolled: "dice",
  "npc-rolled": "dice",
  "rolled-again": "dice",
  "impulse-used": "engine",
  "engine-used": "engine",
  "through-gate": "gate",
  "npc-through-gate": "gate",
  "into-tigris": "gate",
  scanned: "scan",
  "sector-laid": "discovery",
  "cargo-bought": "trade",
  "cargo-sold": "trade",
  "outfit-bought": "trade",
  "outfit-sold": "trade",
  "attack-declared": "blaster",
  "npc-attacks": "blaster",
  "shield-declared": "shield",
  damaged: "damage",
  "npc-damaged": "damage",
  "energy-lost": "drain",
  destroyed: "destroyed",
  "token-collected": "reward",
  "mission-completed": "reward",
  "ship-bought": "reward",
  "title-claimed": "title",
  "game-won": "victory",
};
/** More at once would be noise. */
const MOST = 4;

/** The effects of these events, each once; the beginning of the reader's own turn is a signal. */
export function effects(events: readonly GameEvent[], seat: number | null): string[] {
  const found = events.flatMap(({ kind, args }) => {
    if (kind === "turn-began") return seat !== null && args.seat === seat ? ["turn"] : [];
    return EFFECTS[kind] ?? [];
  });
  return [...new Set(found)].slice(-MOST);
}
