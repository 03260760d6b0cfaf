/** How long a voyage lasts: a guided one is shorter (SC-R34). */
import type { Cards, View } from "../types";

export const lastRound = (view: View, cards: Cards): number =>
  view.setting.guided ? cards.guided.rounds : Object.keys(cards.rounds).length;
