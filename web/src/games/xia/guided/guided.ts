/** The first guided game (XIA-R34 to XIA-R36): where the coach is. */
import type { Cards, View } from "../types";

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
