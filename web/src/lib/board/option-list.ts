/** How the list of options is filtered and walked. */
import type { Option } from "../live/types";

/** The options whose labels contain all words of a text. */
export function matching<O extends Pick<Option, "label">>(options: readonly O[], wanted: string): readonly O[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return options;
  return options.filter(({ label }) => {
    const said = label.toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Where a key leads from a place in a list of this length; -1 if nowhere. */
export function step(key: string, from: number, length: number): number {
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  const way = { ArrowDown: 1, ArrowUp: -1 }[key];
  return way === undefined || !length ? -1 : (from + way + length) % length;
}
