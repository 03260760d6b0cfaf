/** Places of a finished game. */
import type { Standing } from "../../live/types";

export interface Place {
  seat: number;
  /** None where all seats won or lost together. */
  place: number | null;
}

/** Whether all seats won or lost together, with the same points. */
export const shared = ({ won, points }: Standing): boolean =>
  [won, points ?? []].every((each) => new Set<boolean | number>(each).size < 2);

/** Everybody with a place: winners first, then by points; equals share a place where no rule breaks their tie. */
export function placesOf(standing: Standing): Place[] {
  const { won, points, order } = standing;
  if (order) return order.map((seat, at) => ({ seat, place: at + 1 }));
  const before = (one: number, other: number) =>
    Number(won[other]) - Number(won[one]) || (points?.[other] ?? 0) - (points?.[one] ?? 0);
  const seats = won.map((_, seat) => seat).sort((one, other) => before(one, other) || one - other);
  if (shared(standing)) return seats.map((seat) => ({ seat, place: null }));
  return seats.map((seat) => ({ seat, place: 1 + seats.filter((other) => before(other, seat) < 0).length }));
}
