/** Choices that nobody has to make: the server says which, the reader's settings say whether they happen. */
import type { Automatic } from "./types";

/** Milliseconds for which the only choice is shown before it happens. */
export const SHOWN = 700;

interface Wishes {
  /** Choices without an alternative. */
  autoForced: boolean;
  /** Ending a turn in which nothing is left to do. */
  autoEndTurn: boolean;
}

/** The choice that happens by itself, or null. */
export const unasked = (only: Automatic | null, wishes: Wishes): Automatic | null =>
  only && (only.ends_turn ? wishes.autoEndTurn : wishes.autoForced) ? only : null;
