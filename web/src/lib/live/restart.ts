/** Restarting a game of a campaign: who is asked, and how long a request is valid. */
import type { Table, TableSeat } from "./types";

/** How many others have to agree: people, unless a bot stands in for them. */
export function othersAsked(seats: readonly TableSeat[]): number {
  const others = seats.filter(({ kind, you, level }) => kind === "person" && !you && !level);
  return new Set(others.map(({ name }) => name)).size;
}

/** The request that people at the table can still answer. */
export function requestOf({ restart }: Pick<Table, "restart">, now: number): Table["restart"] {
  return restart && now / 1000 < restart.until ? restart : null;
}
