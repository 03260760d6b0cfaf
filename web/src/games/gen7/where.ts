/** Where on a phone the things lie that can be chosen now. */
import { kindOf } from "../../lib/board/targets";

export type Tab = "ship" | "tasks" | "hand" | "tracks" | "about";

const PLACES: Record<string, Tab> = {
  spot: "ship",
  room: "ship",
  system: "ship",
  vault: "ship",
  recovery: "ship",
  shared: "tasks",
  group: "tasks",
  task: "tasks",
  card: "hand",
  skill: "hand",
  token: "hand",
};

/** The view that shows what is lit: the ship where something on it is, else the first that has anything. */
export function tabFor(lit: ReadonlySet<string>): Tab | null {
  const found = [...lit].map((target) => PLACES[kindOf(target)]).filter((tab) => tab !== undefined);
  return found.includes("ship") ? "ship" : (found[0] ?? null);
}
