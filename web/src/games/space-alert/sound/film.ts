/** What is heard of a beat of the film: shots, hits, and how it ended. */
import type { Line } from "../../../lib/sound/voice";
import type { GameEvent } from "../types";

const SHOTS: Record<string, string> = {
  heavy_laser: "laser",
  light_laser: "laser",
  interceptors: "laser",
  pulse_cannon: "pulse",
  rocket: "explosion",
};

const EFFECTS: Record<string, (event: GameEvent) => string | undefined> = {
  "weapon-fires": ({ args }) => SHOTS[String(args.weapon).split("-")[0]!],
  "battlebots-attack": () => "laser",
  "rocket-launched": () => "rocket",
  "threat-destroyed": () => "explosion",
  "tile-drawn": () => "damage",
};

const LAST_WORDS: Record<string, Line> = {
  "ship-lost": { clips: ["fx/ship-lost", "lost"], urgent: true },
  "mission-complete": { clips: ["fx/jump", "jump"], urgent: true },
};

/** The effects of these events, each once. */
export function effects(events: readonly GameEvent[]): string[] {
  return [...new Set(events.flatMap((event) => EFFECTS[event.kind]?.(event) ?? []))].map((name) => `fx/${name}`);
}

export function lastWords(events: readonly GameEvent[]): Line | null {
  const last = events.find((event) => event.kind in LAST_WORDS);
  return last ? LAST_WORDS[last.kind]! : null;
}
