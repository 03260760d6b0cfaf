/** The ship's log (SA-6): a page for every crew, a line for every flight, campaigns bracketed together. */

import type { Flight } from "../../lib/types";

/** A line as the server writes it; a lost flight has no points but names what destroyed the ship. */
export interface LogLine {
  sound_track: string;
  common: string;
  serious: string;
  survived?: number;
  destroyed?: number;
  penalties?: number;
  visual?: number;
  total?: number;
  lost_to?: string;
  paused?: boolean;
  campaign_mission?: number;
}

export interface Entry {
  table: Flight;
  line: LogLine;
}

/** One flight, or the flights of one campaign. */
export interface Bracket {
  campaign: boolean;
  entries: Entry[];
}

export interface Page {
  crew: string;
  /** The newest flight: its seats and offices name the crew. */
  latest: Flight;
  brackets: Bracket[];
  flights: number;
  lost: number;
  points: number;
  best: number | null;
  bestCampaign: number | null;
}

export const when = (table: Flight): number => table.started ?? table.created;

/** The pages of all crews, whoever flew last first; practice and training have no line (SA-R45). */
export function pages(flights: readonly Flight[]): Page[] {
  const entries = flights.filter((table) => table.result?.log).map((table) => ({ table, line: table.result!.log as LogLine }));
  const crews = new Map<string, Entry[]>();
  for (const entry of entries.sort((one, other) => when(one.table) - when(other.table))) {
    crews.set(entry.table.crew, [...(crews.get(entry.table.crew) ?? []), entry]);
  }
  return [...crews.values()].map(page).sort((one, other) => when(other.latest) - when(one.latest));
}

function page(entries: Entry[]): Page {
  const brackets = bracketed(entries);
  const totals = (campaign: boolean) => brackets.filter((one) => one.campaign === campaign).map(total).filter((points) => points !== null);
  const [single, whole] = [totals(false), totals(true)];
  return {
    crew: entries[0]!.table.crew,
    latest: entries.at(-1)!.table,
    brackets,
    flights: entries.length,
    lost: entries.filter(({ line }) => line.lost_to).length,
    points: [...single, ...whole].reduce((sum, points) => sum + points, 0),
    best: single.length ? Math.max(...single) : null,
    bestCampaign: whole.length ? Math.max(...whole) : null,
  };
}

/** The lines in order of flight, those of one campaign together (SA-10.4.4). */
export function bracketed(entries: readonly Entry[]): Bracket[] {
  const found: Bracket[] = [];
  const of = new Map<string, Bracket>();
  for (const entry of entries) {
    const mission = entry.line.campaign_mission ?? 0;
    const before = mission > 1 ? of.get(entry.table.follows ?? "") : undefined;
    const bracket = before ?? { campaign: mission > 0, entries: [] };
    if (!before) found.push(bracket);
    bracket.entries.push(entry);
    of.set(entry.table.id, bracket);
  }
  return found;
}

/** The points of a bracket; a lost one, and a campaign under way, has none. */
export const total = ({ entries }: Bracket): number | null => entries.at(-1)?.line.total ?? null;
