/** Several seats in one pair of hands. */
import type { Face } from "./types";

/** The seat after this one: the next person around the screen. */
export function after(seats: readonly number[], seat: number | null): number | null {
  return seats[(seats.indexOf(seat ?? -1) + 1) % seats.length] ?? null;
}

/** Which of my seats can be shown: those that must choose, all of them while none must. */
export function showable(faces: readonly Pick<Face, "seat" | "options">[]): number[] {
  const choosing = faces.filter((face) => face.options.length);
  return (choosing.length ? choosing : faces).flatMap(({ seat }) => seat ?? []);
}

/** The next of my seats that must choose, when the one that is shown has nothing to; null if it goes on. */
export function asked(faces: readonly Pick<Face, "seat" | "options">[], seat: number | null): number | null {
  const at = faces.findIndex((face) => face.seat === seat);
  if (at < 0 || faces[at]!.options.length) return null;
  const clockwise = [...faces.slice(at + 1), ...faces.slice(0, at)];
  return clockwise.find((face) => face.options.length)?.seat ?? null;
}
