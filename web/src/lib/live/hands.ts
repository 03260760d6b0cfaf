/** Which seat to show when one person plays several on one screen. */
import type { SeatView } from "./types";

type Seen = Pick<SeatView, "seat" | "view">;

/** Whether the game waits for this seat; one that merely may act (gifts, changed votes) is not waited for. */
export const owes = ({ seat, view }: Seen): boolean => Boolean(view?.asked?.seats.includes(seat));

/** The seat after this one: the next person around the screen. */
export function after(seats: readonly number[], seat: number | null): number | null {
  return seats[(seats.indexOf(seat ?? -1) + 1) % seats.length] ?? null;
}

/** Which of my seats can be shown: those that must choose, all of them while none must. */
export function showable(views: readonly Seen[]): number[] {
  const choosing = views.filter(owes);
  return (choosing.length ? choosing : views).flatMap(({ seat }) => seat ?? []);
}

/** The next of my seats that must choose, when the one that is shown need not; null if the screen stays. */
export function asked(views: readonly Seen[], seat: number | null): number | null {
  const at = views.findIndex((seen) => seen.seat === seat);
  if (at < 0 || owes(views[at]!)) return null;
  const clockwise = [...views.slice(at + 1), ...views.slice(0, at)];
  return clockwise.find(owes)?.seat ?? null;
}
