/** What others did since my last turn. */
import type { GameEvent } from "../../lib/types";

const ENDS = new Set(["turn-ended", "passed"]);

/** The events after the end of my last turn that are not my own doing; none before I have had a turn. */
export function digest(events: readonly GameEvent[], seat: number | null): GameEvent[] {
  const last = events.findLastIndex(({ kind, args }) => ENDS.has(kind) && args.seat === seat);
  return last < 0 ? [] : events.slice(last + 1).filter(({ args }) => args.seat !== seat);
}
