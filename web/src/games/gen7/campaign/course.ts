/** The way of a campaign: seven stations, whose height is heart or mind at the end of each episode. */

export interface Station {
  episode: number;
  x: number;
  y: number;
  state: "played" | "now" | "later";
  /** Heart above zero, mind below; nothing before it is played. */
  value: number | null;
}

const EPISODES = 7;
const [LEFT, APART, MIDDLE, STEP] = [90, 150, 56, 8];

/** The stations of a campaign in which so many episodes have been noted; `next` is the one that is played or comes. */
export const stationsOf = (logged: readonly number[], next: number): Station[] =>
  Array.from({ length: EPISODES }, (_, at) => {
    const value = logged[at] ?? null;
    return {
      episode: at + 1,
      x: LEFT + APART * at,
      y: MIDDLE - STEP * (value ?? 0),
      state: value !== null ? "played" : at + 1 === next ? "now" : "later",
      value,
    };
  });

/** A smooth line through stations. */
export function lineThrough(stations: readonly Pick<Station, "x" | "y">[]): string {
  return stations
    .map(({ x, y }, at) => {
      const before = stations[at - 1];
      if (!before) return `M${x} ${y}`;
      const half = (before.x + x) / 2;
      return `C${half} ${before.y} ${half} ${y} ${x} ${y}`;
    })
    .join("");
}
