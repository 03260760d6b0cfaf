/** Shared planning markers (SA-R25) by what they stand for: figures, threats, energy. They are pictures only. */

import type { MarkerPlace } from "../../lib/live/types";
import { LOWER, deckOf, zoneOf } from "./printed";
import type { Threat } from "./types";

interface Marked {
  /** Stations by crew number. */
  figures: Map<number, number>;
  /** Squares by "zone-number". */
  threats: Map<string, number>;
  /** Blocks by store. */
  energy: Map<number, number>;
}

export const figureKey = (crew: number): string => `figure-${crew}`;
export const threatKey = (threat: Threat): string => `threat-${threat.zone}-${threat.number}`;
export const energyKey = (store: number): string => `energy-${store}`;

export const inStation = (station: number): MarkerPlace => ({ x: zoneOf(station), y: deckOf(station) });
export const onSquare = (zone: number, square: number): MarkerPlace => ({ x: zone, y: square });
export const blocks = (count: number): MarkerPlace => ({ x: count, y: 0 });

/** What the markers on the table say. */
export function marked(markers: Readonly<Record<string, MarkerPlace>>): Marked {
  const found: Marked = { figures: new Map(), threats: new Map(), energy: new Map() };
  for (const [key, { x, y }] of Object.entries(markers)) {
    const [kind, ...rest] = key.split("-");
    if (kind === "figure") found.figures.set(Number(rest[0]), y * LOWER + x);
    if (kind === "threat") found.threats.set(rest.join("-"), y);
    if (kind === "energy") found.energy.set(Number(rest[0]), x);
  }
  return found;
}

export const NOTHING_MARKED: Marked = marked({});
