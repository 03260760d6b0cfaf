/** A first game with a coach and goals: the coach's step, and the progress of the goals. */
import type { Saying } from "../../live/types";
import { cardLines } from "../../words/words";
import type { Desk } from "../desk.svelte";

export interface Verdict {
  goal: Saying;
  met: boolean;
  found: Saying | null;
}

/** What a game's view says while it is guided. */
interface GuidedView {
  /** How many of the coach's options have been chosen; nothing without a coach. */
  coached: number | null;
  goals?: Verdict[];
}

/** What is printed for a guided game. */
interface Guide {
  steps: readonly { id: string; clause: string; options: readonly unknown[] }[];
  goals: readonly object[];
}

export type GuidedDesk = Pick<Desk, "live" | "send"> & { view: GuidedView; cards: { guided: Guide } };

/** The coach's step from 0, or nothing without a coach. */
export function stepOf({ view, cards }: Pick<GuidedDesk, "view" | "cards">): number | null {
  if (view.coached === null) return null;
  let seen = view.coached;
  for (const [number, { options }] of cards.guided.steps.entries()) {
    if (seen < options.length) return number;
    seen -= options.length;
  }
  return null;
}

export type Question = Pick<Saying, "text" | "clause">;

/** What the coach waits for in this step; nothing without a coach. */
export function coachedQuestion(desk: Pick<GuidedDesk, "live" | "view" | "cards">): Question | null {
  const step = desk.live.over ? null : stepOf(desk);
  if (step === null) return null;
  return { text: cardLines("steps-guided")[step] ?? "", clause: desk.cards.guided.steps[step]!.clause };
}
