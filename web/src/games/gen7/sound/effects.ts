/** Which effect is heard when something happens. */
import type { EffectsByKind } from "../../../lib/sound/event-effects";

export const EFFECTS: EffectsByKind = {
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
