/** Which page of the story lies open: what is told, what is chosen from, and what came of it. */
import { verbOf } from "../../../lib/board/targets";
import type { Option } from "../../../lib/live/types";
import type { View } from "../types";

export interface Choice {
  /** The key of its text: `C-001?1`, `1.40?report`; of a vote on rooms the room: `computer?science_lab`. */
  key: string;
  /** What stands behind the question mark. */
  id: string;
  /** heart, mind, ship, self or nothing. */
  tag: string;
}

/** Frames in which a story is read, chosen from or voted on. */
const STORY_FRAMES = new Set(["reading", "at-crossroads", "each-chooses", "voting", "chief-decides"]);
const VOTES = new Set(["voting", "chief-decides"]);

export const isStory = ({ asked }: Pick<View, "asked">): boolean => STORY_FRAMES.has(asked?.frame ?? "");
export const isVote = ({ asked }: Pick<View, "asked">): boolean => VOTES.has(asked?.frame ?? "");

const isOption = (key: string): boolean => key.includes("?");
const isConsequence = (key: string): boolean => key.includes("/");

/** What lies on the table: texts to be read, printed options, consequences. */
export function toldParts(told: readonly string[]): { texts: string[]; options: string[]; consequences: string[] } {
  return {
    texts: told.filter((key) => !isOption(key) && !isConsequence(key)),
    options: told.filter(isOption),
    consequences: told.filter(isConsequence),
  };
}

/** The choices of a vote, or of a crossroads card. */
export function choicesOf({ asked, told }: Pick<View, "asked" | "told">): Choice[] {
  if (asked && VOTES.has(asked.frame))
    return (asked.options ?? []).map((id, at) => ({ key: `${asked.about}?${id}`, id, tag: asked.tags?.[at] ?? "" }));
  return toldParts(told).options.map((key, at) => ({ key, id: key.split("?")[1]!, tag: asked?.tags?.[at] ?? "" }));
}

/** The option that stands for a choice: what the board sends when it is locked. */
export const optionFor = (options: readonly Option[], { key }: Choice, verb = ""): Option | undefined =>
  options.find((option) => option.targets.includes(`choice:${key}`) && (!verb || verbOf(option) === verb));
