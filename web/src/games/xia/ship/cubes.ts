/** Options about amounts of cargo: the list names the largest amounts, readers may want fewer (XIA-R32). */
import type { Offer } from "../offers";

/** What may be done with some of the cubes. */
export const CUBE_VERBS = ["sell", "buy", "pick-up", "jettison"] as const;

/** How many cubes of each type an option is about: `jettison 2spice+1holo`. */
export function cubesOf(text: string): Record<string, number> {
  const parts = [...text.matchAll(/(\d+)([a-z]+)/g)];
  return Object.fromEntries(parts.map(([, count, kind]) => [kind!, Number(count)]));
}

/** The most of each type that any listed option of a kind is about. */
export function mostCubes(options: readonly Pick<Offer, "text" | "verb">[], verb: string): Record<string, number> {
  const most: Record<string, number> = {};
  for (const option of options.filter((one) => one.verb === verb))
    for (const [kind, count] of Object.entries(cubesOf(option.text))) most[kind] = Math.max(count, most[kind] ?? 0);
  return most;
}

/** The option for these cubes; nothing as long as there are none. */
export function written(verb: string, cubes: Readonly<Record<string, number>>): string {
  const some = Object.entries(cubes).filter(([, count]) => count > 0);
  return some.length ? `${verb} ${some.map(([kind, count]) => `${count}${kind}`).join("+")}` : "";
}

/** Where more than a single cube can be chosen, one may want some of them only. */
export const isDivisible = (most: Readonly<Record<string, number>>): boolean =>
  Object.values(most).reduce((sum, count) => sum + count, 0) > 1;
