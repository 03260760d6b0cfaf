/** How far a mission is, as the log tells it. */
import type { Asked, GameEvent } from "../types";

export type RowState = "waiting" | "now" | "done" | "left";

const RESOLVED: Record<string, RowState> = { "row-applied": "done", "row-ignored": "left" };

/** The state of each row of a captain's mission: what was applied last is still being resolved until the next is asked about (SC-12.7). */
export function rowStates(events: readonly GameEvent[], seat: number, rows: number, asked: Asked | undefined): RowState[] {
  const begun = events.findLastIndex(({ kind, args }) => kind === "mission-begun" && args.seat === seat);
  const states = Array.from({ length: rows }, (): RowState => "waiting");
  let now = -1;
  for (const { kind, args } of begun < 0 ? [] : events.slice(begun)) {
    const state = args.seat === seat ? RESOLVED[kind] : undefined;
    if (!state) continue;
    states[Number(args.row) - 1] = state;
    now = state === "done" ? Number(args.row) - 1 : -1;
  }
  return states.map((state, row) => (row === (asked?.row ?? now) ? "now" : state));
}
