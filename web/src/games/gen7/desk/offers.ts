/** Options that stand nowhere on the board: as buttons beside the prompt, or as a list above it. */
import { kindOf, verbOf } from "../../../lib/board/targets";
import type { Option } from "../../../lib/live/types";

/** Things that are drawn on the board and light up; an option about nothing of these needs a button. */
const DRAWN = new Set([
  "card",
  "choice",
  "die",
  "group",
  "player",
  "recovery",
  "room",
  "shared",
  "skill",
  "slot",
  "spot",
  "system",
  "task",
  "token",
  "vault",
]);
/** So many buttons stand beside the prompt; more are a list above it. */
export const MOST_BUTTONS = 4;
/** Options with a key of their own. */
const OWN_KEYS: Record<string, string> = { "ask-for-help": "A" };
/** What ends or confirms a step: it is drawn as the main button. */
const MAIN = /^(go-on|got-it|end-turn|commit|accept|done|pass$|finish|answer|roll)/;

export const isMain = (option: Pick<Option, "text">): boolean => MAIN.test(verbOf(option));

export const freeOptions = <O extends Option>(options: readonly O[]): O[] =>
  options.filter(({ targets }) => !targets.some((target) => DRAWN.has(kindOf(target))));

/** Buttons by the keys that press them: letters, for digits take dice. */
export function keysOf<O extends Option>(options: readonly O[]): Map<string, O> {
  const keys = [..."QWEX"];
  const keyOf = (option: O) => OWN_KEYS[verbOf(option)] ?? keys.shift() ?? "";
  return new Map(options.slice(0, MOST_BUTTONS).map((option) => [keyOf(option), option]));
}
