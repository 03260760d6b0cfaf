/** Which effect is heard when something happens. */
import type { GameEvent } from "../../../lib/live/types";

const EFFECTS: Record<string, string> = {
  "crew-rolled": "dice",
  "die-rerolled": "dice",
  "robot-fetched": "dice",
  "die-placed": "place",
  "die-laid": "place",
  "cards-drawn": "card",
  "group-filled": "task",
  "key-task-finished": "task",
  "work-task-finished": "task",
  "system-worsened": "worse",
  "section-read": "page",
  "crossroads-met": "crossroads",
  "option-taken": "page",
  voted: "ballot",
  "votes-counted": "opened",
  "plot-goal-reached": "goal",
  "plot-goal-missed": "missed",
  promoted: "goal",
  "episode-ended": "end",
};
/** More at once would be noise. */
const MOST = 4;

/** The effects of these events, each once; the beginning of the reader's own turn is a signal. */
export function effects(events: readonly GameEvent[], seat: number | null): string[] {
  const found = events.flatMap(({ kind, args }) => {
    if (kind === "turn-began") return seat !== null && args.seat === seat ? ["turn"] : [];
    return EFFECTS[kind] ?? [];
  });
  return [...new Set(found)].slice(-MOST);
}
