/** How the placement rule of shared spots is drawn: what stands in the spots, and what stands between them. */

export interface Placement {
  kind: string;
  /** Of thresholds: the least and the greatest result of each spot, from left to right. */
  limits: readonly (readonly [number, number])[];
}

/** The rule that is printed on a key task. */
export const ruleOf = ({ rule, limits }: { rule: string; limits: Placement["limits"] }): Placement => ({
  kind: rule,
  limits,
});

const LOWEST = 0;

/** What is written between two spots that stand next to each other. */
const BETWEEN: Record<string, (gap: number, spots: number) => string> = {
  step: () => "+1",
  equal: () => "=",
  rising: () => "<",
  sum_below: (gap, spots) => (gap === spots - 2 ? "<" : "+"),
  sum_equal: (gap, spots) => (gap === spots - 2 ? "=" : "+"),
};

/** The signs in the gaps between so many spots, from left to right. */
export const relations = ({ kind }: Placement, spots: number): string[] =>
  Array.from({ length: Math.max(0, spots - 1) }, (_, gap) => BETWEEN[kind]?.(gap, spots) ?? "");

/** What is written inside a spot: its own limit. */
export function limitText({ limits }: Placement, spot: number): string {
  const limit = limits[spot];
  if (!limit) return "";
  return limit[0] > LOWEST ? `≥${limit[0]}` : `≤${limit[1]}`;
}

/** The icon of a rule. */
export const ruleIcon = ({ kind }: Placement): string =>
  kind === "two_pairs" ? "rule-pairs" : kind === "none" ? "shared-spots" : `rule-${kind.replaceAll("_", "-")}`;
