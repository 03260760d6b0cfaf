/** Several seats in one pair of hands. */
import type { SeatView } from "./types";

type Seen = Pick<SeatView, "seat" | "view">;

/** Whether the game waits for this seat; one that merely may act (gifts, changed votes) is not waited for. */
export const owes = ({ seat, view }: Seen): boolean => Boolean(view?.asked?.seats.includes(seat));

/** The seat after this one: the next person around the screen. */
export function after(seats: readonly number[], seat: number | null): number | null {
  return seats[(seats.indexOf(seat ?? -1) + 1) % seats.length] ?? null;
}

/** Which of my seats can be shown: those that must choose, all of them while none must. */
export function showable(faces: readonly Seen[]): number[] {
  const choosing = faces.filter(owes);
  return (choosing.length ? choosing : faces).flatMap(({ seat }) => seat ?? []);
}

/** The next of my seats that must choose, when the one that is shown need not; null if the screen stays. */
export function asked(faces: readonly Seen[], seat: number | null): number | null {
  const at = faces.findIndex((face) => face.seat === seat);
  if (at < 0 || owes(faces[at]!)) return null;
  const clockwise = [...faces.slice(at + 1), ...faces.slice(0, at)];
  return clockwise.find(owes)?.seat ?? null;
}
