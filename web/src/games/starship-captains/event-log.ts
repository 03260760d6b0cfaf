/** What the log of Starship Captains says beyond the words of events: whose flag, and which round. */
import type { Args, GameEvent } from "../../lib/live/types";

/** Captain Shadow's seat (SC-17.4). */
export const SHADOW = -1;

/** Captain Shadow flies the flag after the players'. */
export function flag({ seat }: Args, view: { seat_count: number }): number {
  if (typeof seat !== "number") return 0;
  return seat === SHADOW ? view.seat_count + 1 : seat + 1;
}

/** The round that begins with an event, if one does. */
export function roundOf({ kind, args }: GameEvent): number | undefined {
  if (kind === "set-up") return 1;
  return kind === "round-begins" ? Number(args.round) : undefined;
}

/** The number of the round where one begins. */
export const stamps = (events: readonly GameEvent[]): string[] => events.map((event) => String(roundOf(event) ?? ""));
