/** What fires in a beat of the film: weapons at threats, with their sums, and threats at zones. */

import type { Args, GameEvent } from "./types";

/** A weapon that fires at threats ("E1-06:4"), or at nothing. */
export interface Shot {
  weapon: string;
  station: string;
  strength: number;
  targets: string[];
}

/** A threat that does damage to a zone. */
export interface Attack {
  threat: string;
  zone: string;
  strength: number;
  /** Damage from inside meets no shield. */
  inside: boolean;
}

/** The strengths that add up against a threat, and what is left of them. */
export interface Sum {
  strengths: number[];
  shield: number | null;
  blocks: number | null;
}

/** A threat as events and `keyOf` name it. */
export const threatKey = (args: Args): string => `${String(args.threat)}:${String(args.n)}`;
export const targets = (args: Args): string[] => (Array.isArray(args.targets) ? args.targets.map(String) : []);

/** The shot that is told; where the hits of a threat are summed up, all shots at it. */
export function shotsOf(step: readonly GameEvent[], events: readonly GameEvent[]): Shot[] {
  const fired = (some: readonly GameEvent[]) =>
    some.filter(({ kind }) => kind === "weapon-fires").map(({ args }) => shot(args));
  const hit = events.find(({ kind }) => kind === "threat-shot" || kind === "cryoshield-gone");
  if (!hit) return fired(events);
  const key = threatKey(hit.args);
  return fired(step)
    .filter((one) => one.targets.includes(key))
    .map((one) => ({ ...one, targets: [key] }));
}

export function shot(args: Args): Shot {
  const [weapon = "", station = ""] = String(args.weapon).split("-");
  return { weapon, station, strength: Number(args.strength), targets: targets(args) };
}

/** What every threat that was aimed at in a step gets. */
export function sums(step: readonly GameEvent[]): Map<string, Sum> {
  const found = new Map<string, Sum>();
  for (const { kind, args } of step) {
    if (kind === "weapon-fires")
      for (const key of targets(args)) sumOf(found, key).strengths.push(Number(args.strength));
    if (kind === "threat-shot")
      Object.assign(sumOf(found, threatKey(args)), { shield: Number(args.shield), blocks: Number(args.blocks) });
    if (kind === "cryoshield-gone") Object.assign(sumOf(found, threatKey(args)), { blocks: 0 });
  }
  return found;
}

function sumOf(found: Map<string, Sum>, key: string): Sum {
  const known = found.get(key) ?? { strengths: [], shield: null, blocks: null };
  found.set(key, known);
  return known;
}

export const attacksOf = (events: readonly GameEvent[]): Attack[] =>
  events
    .filter(({ kind }) => kind === "attacked" || kind === "damaged-inside")
    .map(({ kind, args }) => ({
      threat: threatKey(args),
      zone: String(args.zone),
      strength: Number(args.strength ?? args.points),
      inside: kind === "damaged-inside",
    }));
