/** What the log of Xia says beyond the words of events: whose flag, and which turn. */
import type { Args, GameEvent } from "../../lib/live/types";
import type { View } from "./types";

/** Ships fly the flag of their captain; NPCs have none. */
export function flag({ seat, ship }: Args, view: Pick<View, "captains">): number {
  if (typeof seat === "number") return seat + 1;
  return view.captains.findIndex((captain) => captain.ship && captain.ship === ship) + 1;
}

/** A flight is one line: where it leads is said, not each hex on the way. */
export const logged = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter(({ kind, args }, n) => {
    const next = events[n + 1];
    return kind !== "moved" || next?.kind !== "moved" || next.args.ship !== args.ship;
  });

/** The round that begins with an event, if one does. */
export function roundOf({ kind, args }: GameEvent): number | undefined {
  if (kind === "game-began") return 1;
  return kind === "round-ended" ? Number(args.round) + 1 : undefined;
}

/** The number of the round where one begins. */
export const stamps = (events: readonly GameEvent[]): string[] => events.map((event) => String(roundOf(event) ?? ""));
