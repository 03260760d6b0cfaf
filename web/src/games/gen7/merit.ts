/** Where merit markers stand on their track: ties are stacked, the lower one is ahead (G7-10). */
import type { Player } from "./types";

export interface Marker {
  seat: number;
  /** Its place on the track. */
  at: number;
  /** How many markers lie under it. */
  height: number;
  /** How often it has gone past the end of the track. */
  laps: number;
}

/** The markers of all players; `order` lists seats as their markers came to lie, the earlier one ahead. */
export function stacks(
  players: readonly Pick<Player, "seat" | "merit">[],
  order: readonly number[],
  length: number,
): Marker[] {
  const place = (seat: number) => (order.includes(seat) ? order.indexOf(seat) : players.length);
  const sorted = [...players].sort((one, other) => place(one.seat) - place(other.seat));
  const under = new Map<number, number>();
  return sorted.map(({ seat, merit }) => {
    const laps = merit > length ? Math.floor((merit - 1) / length) : 0;
    const at = merit - laps * length;
    const height = under.get(at) ?? 0;
    under.set(at, height + 1);
    return { seat, at, height, laps };
  });
}
