/** Places, and the sources of fame. */
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

/** Whether somebody has as much fame as the winners, and lost by other figures. */
export const isTied = ({ fame, winners }: Pick<Result, "fame" | "winners">): boolean =>
  fame.some((own, seat) => !winners.includes(seat) && own === fame[winners[0] ?? seat]);
