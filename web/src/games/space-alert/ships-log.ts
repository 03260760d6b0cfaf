/** The ship's log (SA-6): a page for every crew, a line for every flight, campaigns bracketed together. */

import { seatNames } from "../../lib/lobby/tables";
import type { FinishedTable } from "../../lib/live/types";
import type { LogLine, Result } from "./types";

export interface Entry {
  table: FinishedTable;
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
  latest: FinishedTable;
  brackets: Bracket[];
  flights: number;
  lost: number;
  points: number;
  best: number | null;
  bestCampaign: number | null;
}

const ROLES = ["captain", "communications_officer", "chief_of_security"] as const;

/** The crew as its page names it, with the roles of each member (SA-6.1); who is not chosen for one sits first. */
export const crewOf = ({ seats, options }: Pick<FinishedTable, "seats" | "options">) =>
  seatNames(seats).map((name, seat) => ({ name, roles: ROLES.filter((role) => (options[role] ?? 0) === seat) }));

export const when = (table: FinishedTable): number => table.started ?? table.created;

/** The pages of all crews, whoever flew last first; practice and training have no line (SA-R45). */
export function pages(flights: readonly FinishedTable[]): Page[] {
  const entries = flights.flatMap((table) => {
    const line = (table.result as Result | null)?.log;
    return line ? [{ table, line }] : [];
  });
  const crews = new Map<string, Entry[]>();
  for (const entry of entries.sort((one, other) => when(one.table) - when(other.table))) {
    crews.set(entry.table.group, [...(crews.get(entry.table.group) ?? []), entry]);
  }
  return [...crews.values()].map(page).sort((one, other) => when(other.latest) - when(one.latest));
}

/** The flights without a line: lessons, training and untimed practice (SA-12.11, SA-R45). */
export const unlogged = (flights: readonly FinishedTable[]): FinishedTable[] =>
  flights.filter((table) => !(table.result as Result | null)?.log);

function page(entries: Entry[]): Page {
  const brackets = bracketed(entries);
  const totals = (campaign: boolean) =>
    brackets
      .filter((one) => one.campaign === campaign)
      .map(total)
      .filter((points) => points !== null);
  const [single, whole] = [totals(false), totals(true)];
  return {
    crew: entries[0]!.table.group,
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
function bracketed(entries: readonly Entry[]): Bracket[] {
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
