/** What lies on a spot, and why it may be closed. */
import type { Cards, Die, View } from "../types";

export interface Placed {
  seat: number;
  die: Die;
}

/** All dice on single spots by their spot. */
export function diceOnSpots({ players }: Pick<View, "players">): Map<string, Placed> {
  const all = players.flatMap(({ seat, dice }) => dice.map((die) => ({ seat, die })));
  return new Map(all.filter(({ die }) => die.at.includes(":") && !die.spots.length).map((one) => [one.die.at, one]));
}

/** All dice on a group of shared spots, or on a key task. */
export const diceIn = ({ players }: Pick<View, "players">, group: string): Placed[] =>
  players.flatMap(({ seat, dice }) => dice.filter(({ at }) => at === group).map((die) => ({ seat, die })));

/** The reasons of markers, those that last longest first (G7-D62). */
const LASTING = ["log", "seats", "track", "effect"] as const;
export type Closing = (typeof LASTING)[number];

export interface Closed {
  /** What is drawn. */
  why: Closing;
  /** All that is spoken. */
  all: Closing[];
  /** The division of the track that closes it. */
  division: string;
}

const dotsOf = (at: string): number => Number(at.split(":")[1]);
const roomOf = (at: string): string => at.split(":")[0]!;

/** The system whose track closes spots of a room. */
export const systemOf = (room: string, { table }: Pick<Cards, "table">): string =>
  Object.keys(table.systems).find((system) => table.systems[system]!.includes(room)) ?? "";

/** The division that covers spots with so many dots; nothing if none does. */
export const closingDivision = (dots: number, { table }: Pick<Cards, "table">): string =>
  table.divisions.find((division) => division.dots.includes(dots))?.id ?? "";

/** Why a spot is closed; nothing if it is open. */
export function closedBy(at: string, view: Pick<View, "covered">, cards: Pick<Cards, "table">): Closed | null {
  const reasons = view.covered[at] ?? [];
  const all = LASTING.filter((why) => reasons.includes(why));
  return all[0] ? { why: all[0], all, division: closingDivision(dotsOf(at), cards) } : null;
}

/** When an open spot would close: the division of its room's track, if it has one. */
export const closesAt = (at: string, cards: Pick<Cards, "table">): string =>
  systemOf(roomOf(at), cards) ? closingDivision(dotsOf(at), cards) : "";

/** Letter, shape and hue of each division of a condition track. */
export const DIVISIONS: Record<string, { hue: string; shape: string }> = {
  green: { hue: "green", shape: "c-green" },
  yellow: { hue: "yellow", shape: "c-yellow" },
  orange: { hue: "orange", shape: "c-orange" },
  critical: { hue: "red", shape: "failure" },
};
