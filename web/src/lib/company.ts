/** Who sits at the table that is talked about, so that words say names instead of numbers. */

export interface Company {
  /** Names by seat. */
  readonly names: readonly string[];
  /** The seat of every figure on the table; -1 for a figure that is nobody's. */
  readonly figures: readonly number[];
}

export const NOBODY: Company = { names: [], figures: [] };

export const sameCompany = (one: Company, other: Company): boolean =>
  equal(one.names, other.names) && equal(one.figures, other.figures);

const equal = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
