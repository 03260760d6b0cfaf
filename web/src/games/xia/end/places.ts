/** Places, sources of fame, and what a plot of fame needs. */
import type { Result } from "../types";

/** Where fame comes from, in the order of the sheet, with the clause that grants it. */
export const SOURCES: readonly { name: string; icon: string; clause: string }[] = [
  { name: "exploration", icon: "explore", clause: "XIA-3.2.1" },
  { name: "missions", icon: "mission", clause: "XIA-3.2.2" },
  { name: "combat", icon: "fight", clause: "XIA-3.2.3" },
  { name: "trade", icon: "sell", clause: "XIA-3.2.4" },
  { name: "ships", icon: "ship-2", clause: "XIA-3.2.5" },
  { name: "wealth", icon: "credit", clause: "XIA-3.2.6" },
  { name: "help", icon: "rescue", clause: "XIA-16.2.3" },
  { name: "titles", icon: "title", clause: "XIA-25.2.1" },
  { name: "luck", icon: "luck", clause: "XIA-3.3.1" },
  { name: "gates", icon: "gate", clause: "XIA-D10" },
];

/** Everybody with a place: winners first, then by fame. */
export function places({ fame, winners }: Pick<Result, "fame" | "winners">): { seat: number; place: number }[] {
  const rank = (seat: number) => (winners.includes(seat) ? 1000 : 0) + (fame[seat] ?? 0);
  const all = fame.map((_, seat) => ({ seat, place: 1 + fame.filter((_, other) => rank(other) > rank(seat)).length }));
  return all.sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Round numbers between the least and the most, for the lines behind a plot. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20].find((size) => (high - low) / size <= 5) ?? 50;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Heights moved apart, in their order, so that what stands there does not overlap. */
export function apart(heights: readonly number[], least: number): number[] {
  const moved = [...heights];
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!);
  order.slice(1).forEach((at, i) => (moved[at] = Math.max(moved[at]!, moved[order[i]!]! + least)));
  return moved;
}
