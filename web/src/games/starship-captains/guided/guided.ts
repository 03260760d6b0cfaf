/** The first guided game (SC-R33 to SC-R35): where the coach is, and how long the game lasts. */
import type { Cards, View } from "../types";

export const lastRound = (view: View, cards: Cards): number =>
  view.setting.guided ? cards.guided.rounds : Object.keys(cards.rounds).length;

/** The coach's step from 0, or nothing without a coach. */
export function stepOf(view: View, cards: Cards): number | null {
  if (view.coached === null) return null;
  let seen = view.coached;
  for (const [number, { options }] of cards.guided.steps.entries()) {
    if (seen < options.length) return number;
    seen -= options.length;
  }
  return null;
}
