/** What the log of Gen7 says beyond the words of events: whose flag, and which round. */
import type { Args, GameEvent } from "../../lib/live/types";

export const flag = ({ seat }: Args): number => (typeof seat === "number" && seat >= 0 ? seat + 1 : 0);

/** The round that begins with an event, if one does. */
export function roundOf({ kind, args }: GameEvent): number | undefined {
  return kind === "round-began" ? Number(args.round) : undefined;
}

/** The number of the round where one begins. */
export const stamps = (events: readonly GameEvent[]): string[] => events.map((event) => String(roundOf(event) ?? ""));
