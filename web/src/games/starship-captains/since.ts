/** What others did since my last turn. */
import type { GameEvent } from "../../lib/types";

const ENDS = new Set(["turn-ended", "passed"]);
/** What a captain's turn begins with (SC-3.3, SC-3.4). */
const BEGINS = new Set(["trained", "promoted", "room-activated", "room-activated-by-artifacts", "mission-begun"]);

/** Where my turn began after others' turns, or the end of the list if it has not begun. */
function beginning(events: readonly GameEvent[], seat: number): number {
  const before = events.findLastIndex(({ kind, args }) => kind === "round-begins" || (ENDS.has(kind) && args.seat !== seat));
  const first = events.findIndex(({ kind, args }, index) => index > before && BEGINS.has(kind) && args.seat === seat);
  return first < 0 ? events.length : first;
}

/** The events between the end of my last turn and the beginning of this one that are not my own doing; none before I have had a turn. */
export function digest(events: readonly GameEvent[], seat: number | null, active: number): GameEvent[] {
  const last = events.findLastIndex(({ kind, args }) => ENDS.has(kind) && args.seat === seat);
  if (seat === null || last < 0) return [];
  const since = events.slice(last + 1);
  return since.slice(0, active === seat ? beginning(since, seat) : since.length).filter(({ args }) => args.seat !== seat);
}
