/** How far a captain's mission is. */
import type { Asked, Captain } from "../types";

export type RowState = "waiting" | "now" | "done" | "left";

const RESOLVED: Record<string, RowState> = { applied: "done", ignored: "left" };

/** The state of each row: what was applied last is still being resolved until the next one is asked about. */
export function rowStates({ resolved }: Captain, rows: number, asked: Asked | undefined): RowState[] {
  const now = asked?.row ?? (resolved.at(-1) === "applied" ? resolved.length - 1 : -1);
  return Array.from({ length: rows }, (_, row) => (row === now ? "now" : (RESOLVED[resolved[row] ?? ""] ?? "waiting")));
}
