/** Amounts that a reader sets by hand. */

/** The nearest amount that can be had in whole steps; what is no number is the least one. */
export function within(wanted: number, least: number, most: number, step: number): number {
  const steps = Math.round(((Number.isFinite(wanted) ? wanted : least) - least) / step);
  return least + step * Math.max(0, Math.min(steps, Math.floor((most - least) / step)));
}
