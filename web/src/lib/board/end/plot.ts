/** What a plot of standings needs: lines behind it, and flags that do not overlap. */

/** Round numbers between the least and the most, for the lines behind a plot. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((size) => (high - low) / size <= 5) ?? 100;
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
