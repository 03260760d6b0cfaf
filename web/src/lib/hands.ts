/** Several seats in one pair of hands. */
import type { Face } from "./types";

/** The next of my seats that must choose, when the one that is shown has nothing to; null if it goes on. */
export function asked(faces: readonly Pick<Face, "seat" | "options">[], seat: number | null): number | null {
  const at = faces.findIndex((face) => face.seat === seat);
  if (at < 0 || faces[at]!.options.length) return null;
  const clockwise = [...faces.slice(at + 1), ...faces.slice(0, at)];
  return clockwise.find((face) => face.options.length)?.seat ?? null;
}
